"""Puts the program's sentences into the player's language; an object handed in, never a global."""

from __future__ import annotations

import gettext
from pathlib import Path

DOMAIN = "down-to-one"


class Translator:
    """Translates sentences; values go in by name, so that a language can order them as it must."""

    def __init__(self, translations: gettext.NullTranslations | None = None, language: str = "en") -> None:
        self._translations = gettext.NullTranslations() if translations is None else translations
        self.language = language

    def _(self, message: str, **values: object) -> str:
        """Translate a sentence and fill `{name}` places with the values."""
        return _filled(self._translations.gettext(message), message, values)

    def ngettext(self, one: str, many: str, count: int, **values: object) -> str:
        """Translate a sentence in the form its number needs; `{count}` is the number."""
        return _filled(self._translations.ngettext(one, many, count), many, {"count": count, **values})


def load_translator(folder: Path, language: str) -> Translator:
    """Read a language's compiled texts from a folder; without them the texts stay English."""
    translations = gettext.translation(DOMAIN, str(folder), [language], fallback=True)
    return Translator(translations, language)


def _filled(text: str, original: str, values: dict[str, object]) -> str:
    if not values:
        return text
    try:
        return text.format(**values)
    except (KeyError, IndexError, ValueError):
        return original.format(**values)
