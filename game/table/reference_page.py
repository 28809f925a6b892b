"""What a page of the rules holds: words, the options it is about, and examples of what is allowed and what is not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from game.i18n import Translator
from game.rules.cards import Card, Color, card


class Section(Enum):
    """Sort the pages, in the order they are listed."""

    AIM = "aim"
    TURN = "turn"
    CARDS = "cards"
    UNO = "uno"
    SCORING = "scoring"
    HOUSE = "house"


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: `cards` in a hand, and the card that is or isn't played, or lies on the pile.

    `marked` is the card of the hand that decides it. Without `card` the sentence stands beside the hand alone.
    """

    is_allowed: bool
    title: str
    cards: tuple[Card, ...]
    card: Card | None
    sentence: str
    marked: Card | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """One page: `options` are the fields of the rules it is about; `color` is in force in its examples."""

    id: str
    section: Section
    title: str
    lead: str
    card: Card | None = None
    facts: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    color: Color | None = None
    examples: tuple[Example, ...] = ()
    steps_title: str = ""
    steps: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def sentences(self) -> Iterator[str]:
        """Yield everything that can be searched, the title last."""
        yield self.lead
        yield from self.notes
        yield from self.steps
        yield from self.facts
        for example in self.examples:
            yield example.sentence
        yield self.title

    @property
    def text(self) -> str:
        """Return everything that can be searched as one text."""
        return "\n".join(self.sentences)


def hand(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as `r3 y9 W`."""
    return tuple(card(word) for word in text.split())


def allowed(
    tr: Translator, cards: str, played: str, sentence: str, *, title: str = "", marked: str | None = None
) -> Example:
    """Return an example of what may be done."""
    return _example(cards, played, sentence, title or tr._("Allowed"), marked, is_allowed=True)


def refused(
    tr: Translator, cards: str, played: str, sentence: str, *, title: str = "", marked: str | None = None
) -> Example:
    """Return an example of what may not be done, or goes wrong."""
    return _example(cards, played, sentence, title or tr._("Not allowed"), marked, is_allowed=False)


def _example(cards: str, played: str, sentence: str, title: str, marked: str | None, *, is_allowed: bool) -> Example:
    target = card(played) if played else None
    return Example(is_allowed, title, hand(cards), target, sentence, card(marked) if marked else None)
