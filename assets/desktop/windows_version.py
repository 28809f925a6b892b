"""Write the version resource that Windows shows as a file's properties, in the form PyInstaller reads."""

from __future__ import annotations

import re
from typing import Final

NAME: Final = "Down to One"
_LANGUAGE: Final = 0x0409
_CODE_PAGE: Final = 1200


def version_resource(version: str) -> str:
    """Return the text of the resource for a version such as `1.2.0` or `1.2.0.dev1`."""
    numbers = tuple(([int(part) for part in re.findall(r"\d+", version)] + [0, 0, 0, 0])[:4])
    strings = {
        "CompanyName": NAME,
        "FileDescription": f"{NAME}, a card game",
        "FileVersion": version,
        "InternalName": "down-to-one",
        "LegalCopyright": "MIT licence",
        "OriginalFilename": "down-to-one.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    table = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in strings.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1,\n"
        "                    subtype=0x0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('{_LANGUAGE:04X}{_CODE_PAGE:04X}', [{table}])]),\n"
        f"        VarFileInfo([VarStruct('Translation', [{_LANGUAGE}, {_CODE_PAGE}])])],\n"
        ")\n"
    )
