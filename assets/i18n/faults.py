"""Says what is wrong with a catalogue: entries that lack, that nobody uses, that would break a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sentences import Sentence

    from game.catalogue import Entry

_SLAVIC = "n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2"
_TWO = "nplurals=2; plural=(n != 1);"
PLURALS = {
    "de": _TWO,
    "es": _TWO,
    "fr": "nplurals=2; plural=(n > 1);",
    "it": _TWO,
    "nl": _TWO,
    "pl": f"nplurals=3; plural=(n==1 ? 0 : {_SLAVIC});",
    "pt_BR": "nplurals=2; plural=(n > 1);",
    "uk": f"nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : {_SLAVIC});",
}
"""How many forms a word has with a number, and which it takes; a form for millions alone is left out."""
FORMS = {language: int(rule[len("nplurals=")]) for language, rule in PLURALS.items()}
_PLACE = re.compile(r"\{(\w*)(?::\w*)?\}")
_ENDS = ".!?:"


def faults(language: str, entries: Sequence[Entry], wanted: Sequence[Sentence]) -> list[str]:
    """Return one line for everything that is wrong; an empty list is a catalogue as it should be."""
    by_name = {(entry.context, entry.one): entry for entry in entries if not entry.is_header}
    found = _header_faults(language, entries)
    for sentence in wanted:
        entry = by_name.pop((sentence.context, sentence.one), None)
        if entry is None:
            found.append(f"missing: {sentence.one}")
        elif entry.many != sentence.many:
            found.append(f"another plural: {sentence.one}")
        else:
            found += _entry_faults(language, entry)
    return found + [f"not used: {one}" for _, one in by_name]


def _header_faults(language: str, entries: Sequence[Entry]) -> list[str]:
    header = next((entry.texts[0] for entry in entries if entry.is_header), "")
    lines = dict(line.split(": ", 1) for line in header.splitlines() if ": " in line)
    found = []
    if lines.get("Language") != language:
        found.append(f"the header says the language is {lines.get('Language')}")
    if "utf-8" not in lines.get("Content-Type", "").lower():
        found.append("the header does not say charset=utf-8")
    if lines.get("Plural-Forms") != PLURALS[language]:
        found.append(f"the header does not say Plural-Forms: {PLURALS[language]}")
    return found


def _entry_faults(language: str, entry: Entry) -> list[str]:
    if entry.is_fuzzy:
        return [f"fuzzy: {entry.one}"]
    if not all(entry.texts):
        return [f"not translated: {entry.one}"]
    forms = 1 if entry.many is None else FORMS[language]
    if len(entry.texts) != forms:
        return [f"{len(entry.texts)} forms in place of {forms}: {entry.one}"]
    found = []
    for form, text in enumerate(entry.texts):
        source = entry.one if entry.many is None else entry.many
        may_lack = {"count"} if entry.many is not None and form == 0 else set()
        if not _places(source) - may_lack <= _places(text) <= _places(source) | _places(entry.one):
            found.append(f"other places {{…}}: {text}")
        if text.strip() != text or "  " in text:
            found.append(f"spaces at an end, or two of them: {text!r}")
        if ("\n" in text) != ("\n" in source):
            found.append(f"a line feed more or less: {text!r}")
        if (source[-1:] in _ENDS) != (text[-1:] in _ENDS) and "{" not in source[-1:]:
            found.append(f"another sign at the end: {text}")
    return found


def _places(text: str) -> set[str]:
    return set(_PLACE.findall(text))
