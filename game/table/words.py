"""Name colours, cards and people as they are said within a sentence."""

from dataclasses import dataclass
from typing import assert_never

from game.i18n import Translator
from game.rules.cards import Card, Color, Rank
from game.rules.seat import Seat


@dataclass(frozen=True, slots=True)
class Names:
    """Who is called what: `names` in seat order; `you` is the seat addressed as "you", None if nobody is."""

    names: tuple[str, ...]
    you: Seat | None = None

    def of(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return self.names[seat]

    def is_you(self, seat: Seat | None) -> bool:
        """Tell whether a seat is the one addressed."""
        return self.you is not None and seat == self.you


def color_word(tr: Translator, color: Color) -> str:
    """Name a colour within a sentence: `red`."""
    match color:
        case Color.RED:
            return tr._("red")
        case Color.YELLOW:
            return tr._("yellow")
        case Color.GREEN:
            return tr._("green")
        case Color.BLUE:
            return tr._("blue")
        case _:
            assert_never(color)


def rank_words(tr: Translator, rank: Rank) -> str:
    """Name what a card shows besides its colour: `7`, `Skip`, `Wild Draw Four`."""
    match rank:
        case Rank.SKIP:
            return tr._("Skip")
        case Rank.REVERSE:
            return tr._("Reverse")
        case Rank.DRAW_TWO:
            return tr._("Draw Two")
        case Rank.WILD:
            return tr._("Wild")
        case Rank.WILD_DRAW_FOUR:
            return tr._("Wild Draw Four")
        case Rank.SHUFFLE_HANDS:
            return tr._("Wild Shuffle Hands")
        case Rank.CUSTOMIZABLE:
            return tr._("Wild Customizable")
        case _:
            return str(rank.value)


def card_words(tr: Translator, card: Card) -> str:
    """Name a card within a sentence: `blue 7`, `red Skip`, `Wild Draw Four`."""
    if card.color is None:
        return rank_words(tr, card.rank)
    return tr._("{color} {rank}", color=color_word(tr, card.color), rank=rank_words(tr, card.rank))


def with_article(tr: Translator, rank: Rank) -> str:
    """Name a rank with its article: `a 7`, `an 8`, `a Skip`."""
    if rank is Rank.EIGHT:
        return tr._("an 8")
    return tr._("a {rank}", rank=rank_words(tr, rank))


def starting(text: str) -> str:
    """Return a text with a capital at its beginning, for the start of a sentence."""
    return text[:1].upper() + text[1:]


def listed(tr: Translator, items: list[str]) -> str:
    """Join names: `Iris`, `Iris and Felix`, `Iris, Nora and Felix`."""
    if len(items) < 2:
        return "".join(items)
    return tr._("{first} and {last}", first=", ".join(items[:-1]), last=items[-1])
