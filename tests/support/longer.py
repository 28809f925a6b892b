"""A language made up for tests: English, but every word takes four tenths more letters, as some languages need."""

from __future__ import annotations

import gettext
import re
from typing import Final

_PLACES: Final = re.compile(r"(\{[^}]*\})")
_WORD: Final = re.compile(r"[^\W\d_]+")
_GROWTH: Final = 0.5
"""Of the letters alone, as blanks and figures do not grow."""


class Longer(gettext.NullTranslations):
    """Doubles letters until a sentence is longer by its share; figures, names and places to fill stay as they are."""

    def gettext(self, message: str) -> str:
        parts = _PLACES.split(message)
        return "".join(part if part.startswith("{") else lengthened(part) for part in parts)

    def ngettext(self, one: str, many: str, n: int) -> str:
        return self.gettext(one if n == 1 else many)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


def lengthened(text: str) -> str:
    """Make every word of a text longer; what is owed to short words falls to the next one."""
    owed = 0.0

    def longer(found: re.Match[str]) -> str:
        nonlocal owed
        word = found.group()
        owed += len(word) * _GROWTH
        extra, owed = int(owed), owed - int(owed)
        middle = len(word) // 2
        return word[:middle] + (word[middle:] * 3)[:extra].lower() + word[middle:] if extra else word

    return _WORD.sub(longer, text)
