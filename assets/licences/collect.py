"""Write one text of who made what a built program brings along, with every licence; the build recipe uses it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path, PurePath
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent
RULER: Final = "-" * 78
_EXTENSION: Final = re.compile(r"\.(cpython-|cp3|abi3|pyd$)")
_STANDARD: Final = "lib-dynload"


@dataclass(frozen=True)
class Part:
    """Say who made a part, and where the words of its licence are."""

    name: str
    copyright: str
    files: tuple[str, ...]
    licences: tuple[str, ...]
    package: str | None = None

    def brings(self, file: str) -> bool:
        """Say whether a library's file is of this part."""
        stem = PurePath(file).name.lower().removeprefix("lib")
        return any(
            re.match(re.escape(start) + r"[-_.\d]", stem) or stem.startswith(f"{start}-") for start in self.files
        )


class UnknownLibraryError(Exception):
    """Refuse a library whose licence nobody has looked up."""


def read_parts(path: Path = HERE / "bundled.toml") -> tuple[Part, ...]:
    """Read the table of parts."""
    rows = tomllib.loads(path.read_text("utf-8"))["part"]
    return tuple(
        Part(row["name"], row["copyright"], tuple(row["files"]), tuple(row["licences"]), row.get("package"))
        for row in rows
    )


def used_parts(parts: Iterable[Part], files: Iterable[str], packages: Iterable[str]) -> list[Part]:
    """Return the parts that these files (paths in the bundle) and Python packages are of.

    Raises:
        UnknownLibraryError: a file is of none of them.
    """
    parts = tuple(parts)
    used: dict[Part, None] = {part: None for part in parts if part.package in set(packages)}
    used |= {part: None for part in parts if part.name == "Python"}
    for file in files:
        if _is_of_python(file):
            continue
        owner = next((part for part in parts if part.brings(file)), None) or _owner_of_folder(parts, file)
        if owner is None:
            raise UnknownLibraryError(f"{file} is in the bundle, but assets/licences/bundled.toml does not name it")
        used[owner] = None
    return [part for part in parts if part in used]


def _is_of_python(file: str) -> bool:
    """Say whether a file is one of Python's own extension modules."""
    path = PurePath(file)
    return _STANDARD in path.parts or (len(path.parts) == 1 and _EXTENSION.search(path.name.lower()) is not None)


def _owner_of_folder(parts: Iterable[Part], file: str) -> Part | None:
    folder = PurePath(file).parts[0].lower()
    return next((part for part in parts if any(folder.startswith(start) for start in part.files)), None)


def licence_text(parts: Iterable[Part]) -> str:
    """Return our own licence, those of the fonts, and a section for every part, as one text."""
    parts = tuple(parts)
    return f"\n{RULER}\n\n".join([*_ours(), *(_section(part) for part in parts), *_texts(parts)])


def _ours() -> Iterator[str]:
    yield f"Down to One\n\n{(ROOT / 'LICENSE').read_text('utf-8')}"
    for path in sorted((ROOT / "assets" / "fonts").glob("OFL-*.txt")):
        yield f"The font {path.stem.removeprefix('OFL-')}\n\n{path.read_text('utf-8')}"


def _section(part: Part) -> str:
    own = "".join(f"\n{text}" for text in _own_licences(part))
    named = f"Licence: {', '.join(part.licences)} (in full below)\n" if part.licences and not own else ""
    return f"{part.name}\n{part.copyright}\n{named}{own}"


def _own_licences(part: Part) -> Iterator[str]:
    """Give the licence files that a Python distribution brings along."""
    if part.package is None:
        return
    try:
        files = distribution(part.package).files or []
    except PackageNotFoundError:
        return
    for file in files:
        if ".dist-info" in file.parts[0] and re.match(r"(licen[sc]e|copying|notice)", file.name, re.IGNORECASE):
            yield _read(Path(str(file.locate())))


def _read(path: Path) -> str:
    """Read a text as its author wrote it: a few are in the letters of old Windows."""
    written = path.read_bytes()
    try:
        return written.decode("utf-8")
    except UnicodeDecodeError:
        return written.decode("cp1252", "replace")


def _texts(parts: Iterable[Part]) -> Iterator[str]:
    names = dict.fromkeys(name for part in parts for name in part.licences)
    for name in sorted(names):
        yield f"{name}\n\n{(HERE / 'texts' / f'{name}.txt').read_text('utf-8')}"
