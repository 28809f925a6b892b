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
            # Translators: the four colours by name, as in “the colour red”; all sentences take this one form.
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
    match card.color:
        case None:
            return rank_words(tr, card.rank)
        case Color.RED:
            return _red_card(tr, card.rank)
        case Color.YELLOW:
            return _yellow_card(tr, card.rank)
        case Color.GREEN:
            return _green_card(tr, card.rank)
        case Color.BLUE:
            return _blue_card(tr, card.rank)
        case _:
            assert_never(card.color)


def _red_card(tr: Translator, rank: Rank) -> str:
    match rank:
        case Rank.SKIP:
            return tr._("red Skip")
        case Rank.REVERSE:
            return tr._("red Reverse")
        case Rank.DRAW_TWO:
            return tr._("red Draw Two")
        case _:
            # Translators: how the log and all sentences name a card: always in this form, so a label is best.
            return tr._("red {number}", number=rank.value)


def _yellow_card(tr: Translator, rank: Rank) -> str:
    match rank:
        case Rank.SKIP:
            return tr._("yellow Skip")
        case Rank.REVERSE:
            return tr._("yellow Reverse")
        case Rank.DRAW_TWO:
            return tr._("yellow Draw Two")
        case _:
            return tr._("yellow {number}", number=rank.value)


def _green_card(tr: Translator, rank: Rank) -> str:
    match rank:
        case Rank.SKIP:
            return tr._("green Skip")
        case Rank.REVERSE:
            return tr._("green Reverse")
        case Rank.DRAW_TWO:
            return tr._("green Draw Two")
        case _:
            return tr._("green {number}", number=rank.value)


def _blue_card(tr: Translator, rank: Rank) -> str:
    match rank:
        case Rank.SKIP:
            return tr._("blue Skip")
        case Rank.REVERSE:
            return tr._("blue Reverse")
        case Rank.DRAW_TWO:
            return tr._("blue Draw Two")
        case _:
            return tr._("blue {number}", number=rank.value)


def with_article(tr: Translator, rank: Rank) -> str:
    """Name what a coloured card shows with its article: `a 7`, `an 8`, `a Skip`."""
    match rank:
        case Rank.EIGHT:
            # Translators: like “a {number}”, for the one number that begins with a vowel in English.
            return tr._("an 8")
        case Rank.SKIP:
            return tr._("a Skip")
        case Rank.REVERSE:
            return tr._("a Reverse")
        case Rank.DRAW_TWO:
            return tr._("a Draw Two")
        case _:
            # Translators: as in “Play blue, a 7 or a wild”.
            return tr._("a {number}", number=rank.value)


def starting(text: str) -> str:
    """Return a text with a capital at its beginning, for the start of a sentence."""
    return text[:1].upper() + text[1:]


def listed(tr: Translator, items: list[str]) -> str:
    """Join names: `Iris`, `Iris and Felix`, `Iris, Nora and Felix`."""
    if len(items) < 2:
        return "".join(items)
    # Translators: {first} may be several names with commas.
    return tr._("{first} and {last}", first=", ".join(items[:-1]), last=items[-1])
