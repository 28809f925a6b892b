"""The page about several people at one screen."""

from __future__ import annotations

from game.i18n import Translator
from game.rules.ruleset import Ruleset
from game.table.reference_page import Page, Section


def together_pages(tr: Translator, rules: Ruleset) -> tuple[Page, ...]:
    """Return the pages of this part as the rules in force have them."""
    jump_in = tr._("Jump-in: press the number of your seat. If you do not hold the card, nothing happens.")
    return (
        Page(
            "together",
            Section.AIM,
            tr._("Friends at one screen"),
            tr._("Several people can share a screen: a hand lies open only for the one who has taken the screen over."),
            notes=(
                tr._("Before another person’s turn the table is covered until they open their cards."),
                tr._("Anybody may call UNO and catch, whoever has the screen."),
                *((jump_in,) if rules.jump_in else ()),
                tr._("Somebody has to go? A bot plays on in their place: menu, Seats. They may come back at any time."),
                tr._("A newcomer may take the seat of a bot, with its cards and points."),
                tr._("A match counts for those who began it, whoever plays their cards in the end."),
                tr._("If the screen lies flat between you, plates and news can face every side: menu, Settings, Play."),
            ),
        ),
    )
