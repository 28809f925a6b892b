"""Lay the hand along the bottom edge out as an arc of one row or more; pure numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import asin, ceil, cos, degrees, sin
from typing import Final

from game.rules.cards import COLORS, Card, Rank
from game.settings import Sorting
from game.table.geometry import CardPlace
from game.table.tableau import Piece

LEVEL: Final = 1000
"""Cards in the hand lie above everything that rests on the table."""

_LEAST_STRIP: Final = 28.0
_LEAST_SHARE: Final = 0.25
_COVERED_BELOW: Final = 0.86
_ROUNDEST: Final = 1750.0
_TURNED: Final = 1.32
"""How much wider than a card the upright rectangle round the last, most turned one is."""


@dataclass(frozen=True, slots=True)
class _Rows:
    """The measures of a hand of so many rows, in design pixels; `front` is the middle of the front row's cards."""

    width: float
    strip: float
    sag: float
    front: float
    pitch: float
    raised: float
    lifted: float


_ROWS: Final = (
    _Rows(172, 107, 42, 183, 0, 26, 50),
    _Rows(140, 88, 30, 140, 70, 16, 38),
    _Rows(120, 76, 30, 126, 60, 12, 28),
    _Rows(104, 66, 26, 112, 51, 10, 24),
)


@dataclass(frozen=True, slots=True)
class Emphasis:
    """Say which pieces stand out: raised, dimmed, and the one lifted under the pointer or the focus."""

    raised: frozenset[int] = frozenset()
    dimmed: frozenset[int] = frozenset()
    lifted: int | None = None


PLAIN: Final = Emphasis()


def in_order(hand: Sequence[Piece], sorting: Sorting) -> list[Piece]:
    """Return a hand in the order it is shown: by colour, by number, or as dealt; face-down cards stay as they are."""
    if sorting is Sorting.DEALT or any(piece.card is None for piece in hand):
        return list(hand)
    key = _by_color if sorting is Sorting.COLOR else _by_number
    return sorted(hand, key=lambda piece: key(piece.card) if piece.card is not None else (9, 0, 0))


def _by_color(held: Card) -> tuple[int, int, int]:
    return (len(COLORS) if held.color is None else COLORS.index(held.color), _RANKS[held.rank], 0)


def _by_number(held: Card) -> tuple[int, int, int]:
    return (_RANKS[held.rank], 0 if held.color is None else COLORS.index(held.color), 0)


_RANKS: Final = {rank: index for index, rank in enumerate(Rank)}


@dataclass(frozen=True, slots=True)
class Stretch:
    """Where a hand may lie, in real pixels: from `left` to `right`, round `middle` if it fits, down to `bottom`."""

    left: float
    right: float
    middle: float
    bottom: float


def rows_needed(count: int, room: float) -> int:
    """Return how many rows a hand takes so that every card's corner can be read; `room` is in design pixels."""
    for index, row in enumerate(_ROWS):
        if _strip(row, ceil(count / (index + 1)), room) >= max(_LEAST_STRIP, _LEAST_SHARE * row.width):
            return index + 1
    return len(_ROWS)


def _strip(row: _Rows, in_row: int, room: float) -> float:
    return row.strip if in_row < 2 else min(row.strip, (room - _TURNED * row.width) / (in_row - 1))


def hand_places(hand: Sequence[Piece], where: Stretch, u: float, emphasis: Emphasis) -> dict[int, CardPlace]:
    """Return the place of every piece of a hand, given in the order it is shown; back rows come first."""
    room = (where.right - where.left) / u
    rows = rows_needed(len(hand), room)
    measures = _ROWS[rows - 1]
    longest = ceil(len(hand) / rows)
    places: dict[int, CardPlace] = {}
    for row in range(rows):
        part = hand[row * longest : (row + 1) * longest]
        up = (rows - 1 - row) * measures.pitch
        places.update(_arc(part, longest, measures, where, u, up, emphasis, LEVEL + row * 100))
    return places


def _arc(
    row: Sequence[Piece],
    longest: int,
    measures: _Rows,
    where: Stretch,
    u: float,
    up: float,
    emphasis: Emphasis,
    level: int,
) -> dict[int, CardPlace]:
    strip = _strip(measures, longest, (where.right - where.left) / u) * u
    half = strip * (len(row) - 1) / 2
    width = measures.width * u
    reach = half + _TURNED * width / 2
    middle = max(where.left + reach, min(where.middle, where.right - reach))
    radius = max(_ROUNDEST * u, half * half / (2 * measures.sag * u))
    places = {}
    for index, piece in enumerate(row):
        turn = asin((index * strip - half) / radius)
        lift = measures.raised if piece.id in emphasis.raised else 0.0
        lifted = piece.id == emphasis.lifted
        out = radius + (measures.lifted if lifted else lift) * u
        places[piece.id] = CardPlace(
            x=middle + out * sin(turn),
            y=where.bottom - (measures.front + up) * u + radius - out * cos(turn),
            angle=degrees(turn),
            width=round(width),
            level=level + index,
            is_covered=index + 1 < len(row) and strip < _COVERED_BELOW * width,
            is_dimmed=piece.id in emphasis.dimmed,
            is_lifted=lifted,
        )
    return places
