"""Name every card of both decks; a card is one interned object per face, and alike copies are the same object.

Which physical copy of a card lies where is never needed: alike cards are told apart only by their place in a hand
or pile, and every place is a list in a fixed order (RULES.md section 3). So a card carries no identity to leak.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final


class Color(Enum):
    """Name the four colours, in the deck's canonical order."""

    RED = "r"
    YELLOW = "y"
    GREEN = "g"
    BLUE = "b"


class Rank(Enum):
    """Name what a card shows besides its colour: a number, a symbol or a kind of wild."""

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    SKIP = "S"
    REVERSE = "R"
    DRAW_TWO = "+2"
    WILD = "W"
    WILD_DRAW_FOUR = "W+4"
    SHUFFLE_HANDS = "WS"
    CUSTOMIZABLE = "WC"


COLORS: Final = tuple(Color)
NUMBERS: Final = tuple(Rank)[:10]
ACTIONS: Final = (Rank.SKIP, Rank.REVERSE, Rank.DRAW_TWO)
WILD_POINTS: Final = 50
ACTION_POINTS: Final = 20


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """Show one face: `color` is None for wilds; `points` is its worth at the end of a round (RULES.md section 1).

    `rule` is the number (0-2) of the table's rule a Customizable card follows where the three have rules of
    their own, else None. Cards are compared by identity: there is one object per face.
    """

    text: str
    rank: Rank
    color: Color | None
    points: int
    is_wild: bool
    is_number: bool
    rule: int | None = None

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (card, (self.text,))


def _colored(color: Color, rank: Rank) -> Card:
    is_number = rank in NUMBERS
    points = int(rank.value) if is_number else ACTION_POINTS
    return Card(color.value + rank.value, rank, color, points, is_wild=False, is_number=is_number)


def _wild(rank: Rank, rule: int | None = None) -> Card:
    text = rank.value if rule is None else f"{rank.value}{rule + 1}"
    return Card(text, rank, None, WILD_POINTS, is_wild=True, is_number=False, rule=rule)


COLORED: Final = tuple(_colored(color, rank) for color in COLORS for rank in NUMBERS + ACTIONS)
WILD: Final = _wild(Rank.WILD)
WILD_DRAW_FOUR: Final = _wild(Rank.WILD_DRAW_FOUR)
SHUFFLE_HANDS: Final = _wild(Rank.SHUFFLE_HANDS)
CUSTOMIZABLE: Final = _wild(Rank.CUSTOMIZABLE)
CUSTOMIZABLES: Final = tuple(_wild(Rank.CUSTOMIZABLE, rule) for rule in range(3))
FACES: Final = (*COLORED, WILD, WILD_DRAW_FOUR, SHUFFLE_HANDS, CUSTOMIZABLE, *CUSTOMIZABLES)

_BY_TEXT: Final = {face.text: face for face in FACES}

# The canonical order (NOTATION.md): each colour 0, 1 1 … 9 9, S S, R R, +2 +2; then the wilds.
_COLORED_DECK: Final = tuple(face for face in COLORED for _ in range(1 if face.rank is Rank.ZERO else 2))
CLASSIC_DECK: Final = (*_COLORED_DECK, *[WILD] * 4, *[WILD_DRAW_FOUR] * 4)
MODERN_DECK: Final = (*CLASSIC_DECK, SHUFFLE_HANDS, *[CUSTOMIZABLE] * 3)
MODERN_DECK_OWN_RULES: Final = (*CLASSIC_DECK, SHUFFLE_HANDS, *CUSTOMIZABLES)


def card(text: str) -> Card:
    """Return the card written `text`, as in NOTATION.md.

    Raises:
        ValueError: no card is written so.
    """
    found = _BY_TEXT.get(text)
    if found is None:
        raise ValueError(f"no card is written {text!r}")
    return found


def color(text: str) -> Color:
    """Return the colour written `r`, `y`, `g` or `b`.

    Raises:
        ValueError: no colour is written so.
    """
    try:
        return Color(text)
    except ValueError:
        raise ValueError(f"no colour is written {text!r}") from None


def total_points(cards: Sequence[Card]) -> int:
    """Add up what these cards are worth at the end of a round."""
    return sum(held.points for held in cards)
