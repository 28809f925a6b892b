"""Puts the program's sentences into the player's language; an object handed in, never a global."""

from __future__ import annotations

import gettext
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from struct import error
from typing import Final

from game.catalogue import CatalogueError, compiled, read_entries

DOMAIN: Final = "down-to-one"
SOURCE: Final = "en"
"""The language the sentences in the program are written in; it has no catalogue."""

OWN_NAMES: Final[Mapping[str, str]] = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "pt_BR": "Português (Brasil)",
    "uk": "Українська",
}
"""Every language the game may speak, as its speakers call it and in the order it is offered."""

PLAIN_TITLES: Final = frozenset({"pl", "uk"})
"""The languages with letters that the font of the titles lacks."""

_POINT: Final = "."
_COMMA: Final = ","


class Translator:
    """Translates sentences; values go in by name, so that a language can order them as it must.

    Whoever holds it hears the language of now: `speak` changes it under all of them.
    """

    def __init__(self, translations: gettext.NullTranslations | None = None, language: str = SOURCE) -> None:
        self.language = language
        self._translations = gettext.NullTranslations() if translations is None else translations

    def speak(self, translations: gettext.NullTranslations, language: str) -> None:
        """Translate into another language from now on."""
        self._translations, self.language = translations, language

    def _(self, message: str, **values: object) -> str:
        """Translate a sentence and fill `{name}` places with the values."""
        return _filled(self._translations.gettext(message), message, values)

    def ngettext(self, one: str, many: str, count: int, **values: object) -> str:
        """Translate a sentence in the form its number needs; `{count}` is the number."""
        return _filled(self._translations.ngettext(one, many, count), many, {"count": count, **values})

    def pgettext(self, context: str, message: str, **values: object) -> str:
        """Translate a word that means one thing here and another elsewhere; the context tells which."""
        return _filled(self._translations.pgettext(context, message), message, values)

    def number(self, value: float) -> str:
        """Write a number with no more decimals than it needs, and the language's mark before them."""
        return f"{value:g}".replace(_POINT, _POINT if self.language == SOURCE else _COMMA)


def shipped_languages(folder: Path) -> tuple[str, ...]:
    """Name the languages whose texts are in a folder, English among them, in the order they are offered."""
    return tuple(name for name in OWN_NAMES if name == SOURCE or _texts(folder, name) is not None)


def load_translations(folder: Path, language: str) -> gettext.NullTranslations:
    """Read a language's texts from a folder; English where they are missing or damaged."""
    path = _texts(folder, language)
    if path is None:
        return gettext.NullTranslations()
    try:
        whole = path.read_bytes()
        return gettext.GNUTranslations(BytesIO(whole if path.suffix == ".mo" else _compiled(whole)))
    except (OSError, ValueError, SyntaxError, LookupError, error):  # `gettext` lets out all of these on a damaged file
        return gettext.NullTranslations()


def load_translator(folder: Path, language: str) -> Translator:
    """Make a translator for a language of a folder."""
    return Translator(load_translations(folder, language), language)


def _texts(folder: Path, language: str) -> Path | None:
    """Find the compiled texts of an installed game, else the source they would be compiled from."""
    for ending in ("mo", "po"):
        path = folder / language / "LC_MESSAGES" / f"{DOMAIN}.{ending}"
        if path.is_file():
            return path
    return None


def _compiled(whole: bytes) -> bytes:
    try:
        return compiled(read_entries(whole.decode()))
    except UnicodeDecodeError:
        raise CatalogueError("The file is not in UTF-8.") from None


def _filled(text: str, original: str, values: dict[str, object]) -> str:
    if not values:
        return text
    try:
        return text.format(**values)
    except (KeyError, IndexError, ValueError):
        return original.format(**values)
