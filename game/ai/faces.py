"""Count cards fast: each card is a packed number, and the sum over a hand or pile holds all its counts at once.

A packed sum has a field of six bits for each colour, for the attacks of each colour, for each rank and for the wilds,
and above them the points. It knows nothing of hands, seats or rules.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from game.rules.cards import COLORS, FACES, Card, Color, Rank

NO_COLOR: Final = 4
"""The colour's index of a wild, and of the colour in force before one was named."""

SEVEN: Final = 7
SKIP: Final = 10
REVERSE: Final = 11
DRAW_TWO: Final = 12
WILD: Final = 13
WILD_DRAW_FOUR: Final = 14
SHUFFLE_HANDS: Final = 15
CUSTOMIZABLE: Final = 16

FIELD: Final = 63
COLOR_SHIFT: Final = (0, 6, 12, 18)
ATTACK_SHIFT: Final = (24, 30, 36, 42)
RANK_SHIFT: Final = tuple(range(48, 150, 6))
WILD_SHIFT: Final = 150
POINT_SHIFT: Final = 156

_RANKS: Final = tuple(Rank)


def color_index(color: Color | None) -> int:
    """Return 0 to 3 in the deck's order, 4 for no colour."""
    return NO_COLOR if color is None else COLORS.index(color)


def _pack(face: Card, color: int, rank: int) -> int:
    packed = 1 << RANK_SHIFT[rank] | face.points << POINT_SHIFT
    if color == NO_COLOR:
        return packed | 1 << WILD_SHIFT
    packed |= 1 << COLOR_SHIFT[color]
    return packed | 1 << ATTACK_SHIFT[color] if rank in (SKIP, REVERSE, DRAW_TWO) else packed


COLOR_OF: Final[Mapping[Card, int]] = {face: color_index(face.color) for face in FACES}
RANK_OF: Final[Mapping[Card, int]] = {face: _RANKS.index(face.rank) for face in FACES}
PACKED: Final[Mapping[Card, int]] = {face: _pack(face, COLOR_OF[face], RANK_OF[face]) for face in FACES}
_weigh: Final = PACKED.__getitem__


def packed_sum(cards: Iterable[Card]) -> int:
    """Return all counts of these cards as one packed number."""
    return sum(map(_weigh, cards))
