"""Write days and times as the player's language does."""

from __future__ import annotations

from datetime import datetime

from game.i18n import Translator


def day_words(tr: Translator, then: datetime) -> str:
    """Write a day."""
    # Translators: put the three in your order; {day:02} writes 01 for the first.
    return tr._("{day}.{month}.{year}", day=then.day, month=then.month, year=then.year)


def moment_words(tr: Translator, then: datetime) -> str:
    """Write a day and a time of the 24 hours."""
    return tr._("{day}, {hour}:{minute:02}", day=day_words(tr, then), hour=then.hour, minute=then.minute)
