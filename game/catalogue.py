"""Reads a language's texts from a .po file, strictly, and compiles them to what `gettext` loads; knows no files.

The checkout reads its .po sources with it and the build compiles them with it, so that neither needs a tool.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

_LINE: Final = re.compile(r'(msgctxt|msgid|msgid_plural|msgstr)(\[\d\])?[ \t]+(".*")')
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\[nt"\\])*"')
_ESCAPED: Final = re.compile(r"\\(.)")
_MEANT: Final = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
_MAGIC: Final = 0x950412DE
_CONTEXT_END: Final = "\x04"
_PLURAL_END: Final = "\x00"


class CatalogueError(ValueError):
    """A text is no .po file; the message is one sentence that names the line."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One message: `many` is set where the number decides the form; `texts` has a translation for every form."""

    one: str
    many: str | None = None
    context: str | None = None
    texts: tuple[str, ...] = ()
    is_fuzzy: bool = False

    @property
    def is_header(self) -> bool:
        """Say whether this is the entry that describes the catalogue."""
        return not self.one and self.context is None

    @property
    def is_usable(self) -> bool:
        """Say whether it is translated, and nobody doubts it."""
        return not self.is_fuzzy and bool(self.texts) and all(self.texts)

    @property
    def key(self) -> str:
        """Give the name it is filed under in the compiled form."""
        whole = self.one if self.many is None else f"{self.one}{_PLURAL_END}{self.many}"
        return whole if self.context is None else f"{self.context}{_CONTEXT_END}{whole}"


def read_entries(text: str) -> tuple[Entry, ...]:
    """Read a .po file's text; what is commented out is left out.

    Raises:
        CatalogueError: A line is none of a .po file, or an entry lacks a part or repeats another.
    """
    entries: list[Entry] = []
    seen: set[str] = set()
    for number, parts, is_fuzzy in _blocks(text):
        entry = _entry(number, parts, is_fuzzy=is_fuzzy)
        if entry.key in seen:
            raise CatalogueError(f"The entry before line {number} is there twice.")
        seen.add(entry.key)
        entries.append(entry)
    return tuple(entries)


def compiled(entries: Sequence[Entry]) -> bytes:
    """Give the .mo form of the usable entries, which `gettext.GNUTranslations` reads."""
    filed = sorted((entry.key.encode(), _PLURAL_END.join(entry.texts).encode()) for entry in entries if entry.is_usable)
    start = 28
    first_text = start + 16 * len(filed)
    keys = b"".join(key + b"\0" for key, _ in filed)
    texts = b"".join(text + b"\0" for _, text in filed)
    table: list[int] = []
    for place, column in ((first_text, 0), (first_text + len(keys), 1)):
        for pair in filed:
            table += [len(pair[column]), place]
            place += len(pair[column]) + 1
    head = struct.pack("<7I", _MAGIC, 0, len(filed), start, start + 8 * len(filed), 0, 0)
    return head + struct.pack(f"<{len(table)}I", *table) + keys + texts


def _blocks(text: str) -> Iterator[tuple[int, dict[str, str], bool]]:
    """Give the parts of every entry by keyword, with the number of the line after it and whether it is fuzzy."""
    parts: dict[str, str] = {}
    part, is_fuzzy, number = "", False, 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith('"') and part:
            parts[part] += _unquoted(number, line)
            continue
        if not line or line.startswith("#"):
            if parts:
                yield number, parts, is_fuzzy
                parts, part, is_fuzzy = {}, "", False
            is_fuzzy = (bool(line) and is_fuzzy) or (line.startswith("#,") and "fuzzy" in line)
            continue
        found = _LINE.fullmatch(line)
        if found is None:
            raise CatalogueError(f"Line {number} is not one of a .po file.")
        part = found[1] + (found[2] or "")
        if part in parts:
            raise CatalogueError(f"Line {number} repeats {part}; an empty line must stand between two entries.")
        parts[part] = _unquoted(number, found[3])
    if parts:
        yield number + 1, parts, is_fuzzy


def _entry(number: int, parts: dict[str, str], *, is_fuzzy: bool) -> Entry:
    if "msgid" not in parts:
        raise CatalogueError(f"The entry before line {number} has no msgid.")
    many = parts.get("msgid_plural")
    texts = [parts[name] for name in parts if name.startswith("msgstr")]
    wanted = ["msgstr"] if many is None else [f"msgstr[{form}]" for form in range(len(texts))]
    if not texts or any(name not in parts for name in wanted):
        raise CatalogueError(f"The entry before line {number} has not the msgstr it needs.")
    return Entry(parts["msgid"], many, parts.get("msgctxt"), tuple(texts), is_fuzzy)


def _unquoted(number: int, quoted: str) -> str:
    if _QUOTED.fullmatch(quoted) is None:
        raise CatalogueError(f"The text in line {number} is not quoted well.")
    return _ESCAPED.sub(lambda found: _MEANT[found[1]], quoted[1:-1]) if "\\" in quoted else quoted[1:-1]
