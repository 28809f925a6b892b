"""The rules as a person looks them up: pages of words and examples, found by name, by card, by refusal or by search.

What a page says follows the rules in force; it knows no pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.i18n import Translator
from game.rules.cards import Card, Rank
from game.rules.legal import Reason
from game.rules.ruleset import Ruleset
from game.table.reference_cards import card_pages
from game.table.reference_house import house_pages
from game.table.reference_page import Example, Page, Section
from game.table.reference_rounds import round_pages
from game.table.reference_together import together_pages
from game.table.reference_turns import turn_pages

__all__ = ["Example", "Found", "Page", "Section", "page_of_card", "page_of_reason", "reference", "search"]

FIRST_PAGE: Final = "aim"
_EXCERPT: Final = 46
_LEAD: Final = 14
_OF_REASON: Final = {
    Reason.NO_MATCH: "matching",
    Reason.WOULD_BLUFF: "wild4",
    Reason.NOT_THE_DRAWN_CARD: "drawing",
    Reason.ANSWER_THE_PENALTY: "stacking",
    Reason.NAME_A_COLOR_FIRST: "first_card",
    Reason.NO_COLOR_TO_NAME: "first_card",
    Reason.CHOOSE_CARDS_FIRST: "customizable",
    Reason.HAS_CHOSEN: "customizable",
    Reason.NOTHING_TO_GIVE: "customizable",
    Reason.WRONG_CARDS_GIVEN: "customizable",
    Reason.COLOR_MISSING: "wild",
    Reason.COLOR_NOT_NEEDED: "last_card",
    Reason.NO_CALL_DUE: "calling",
    Reason.NOBODY_TO_CATCH: "catching",
    Reason.MUST_PLAY: "drawing",
    Reason.NOTHING_DRAWN: "drawing",
    Reason.NO_PENALTY: "draw2",
    Reason.NO_CHALLENGE: "challenge",
    Reason.NO_JUMP_IN: "jump_in",
}
_OF_RANK: Final = {
    Rank.SKIP: "skip",
    Rank.REVERSE: "reverse",
    Rank.DRAW_TWO: "draw2",
    Rank.WILD: "wild",
    Rank.WILD_DRAW_FOUR: "wild4",
    Rank.SHUFFLE_HANDS: "shuffle_hands",
    Rank.CUSTOMIZABLE: "customizable",
}


@dataclass(frozen=True, slots=True)
class Found:
    """A page that a search found; the excerpt is cut in three so that what was found can stand out."""

    page: Page
    before: str
    match: str
    after: str


def reference(tr: Translator, rules: Ruleset) -> tuple[Page, ...]:
    """Return every page in order, as the rules in force have it."""
    parts = (round_pages, together_pages, turn_pages, card_pages, house_pages)
    pages = [page for part in parts for page in part(tr, rules)]
    order = list(Section)
    return tuple(sorted(pages, key=lambda page: order.index(page.section)))


def page_of_reason(reason: Reason) -> str:
    """Return the id of the page that explains why a move was refused."""
    return _OF_REASON.get(reason, "turn")


def page_of_card(card: Card) -> str:
    """Return the id of the page of a card."""
    return _OF_RANK.get(card.rank, "numbers")


def search(pages: Sequence[Page], text: str) -> tuple[Found, ...]:
    """Return the pages that hold every word of a text, those that have it in their title first."""
    words = text.casefold().split()
    if not words:
        return ()
    found = [page for page in pages if all(word in page.text.casefold() for word in words)]
    found.sort(key=lambda page: not all(word in page.title.casefold() for word in words))
    phrase = " ".join(words)
    return tuple(_excerpt(page, phrase, words[0]) for page in found)


def _excerpt(page: Page, phrase: str, word: str) -> Found:
    """Cut a piece out of the first sentence that holds the phrase, or else its first word."""
    for wanted in (phrase, word):
        for sentence in page.sentences:
            at = sentence.casefold().find(wanted)
            if at >= 0:
                start = max(0, at - _LEAD)
                start = sentence.find(" ", start) + 1 if start else 0
                start = min(start, at)
                end = at + len(wanted)
                lead = "… " if start else ""
                return Found(page, lead + sentence[start:at], sentence[at:end], sentence[end : end + _EXCERPT])
    return Found(page, page.lead[:_EXCERPT], "", "")
