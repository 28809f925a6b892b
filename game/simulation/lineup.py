"""Rotate levels through the seats, so that places at the table do not matter."""

from collections.abc import Sequence

from game.ai.levels import CHARACTERS, Level
from game.session.seats import SeatKind, SeatPlan

SPARE_NAME = "Zoe"
"""The tenth bot's, when nobody plays along."""


def item_at(seat: int, match: int, seats: int) -> int:
    """Return which of the levels, as given, sits at a seat in a match; both count from 0."""
    return (seat + match) % seats


def plans(levels: Sequence[Level], match: int) -> tuple[SeatPlan, ...]:
    """Return who sits where in a match, in seat order; every bot keeps its level and takes it from seat to seat."""
    items = (item_at(seat, match, len(levels)) for seat in range(len(levels)))
    return tuple(SeatPlan(_name(item), SeatKind.BOT, levels[item].value, _avatar(item)) for item in items)


def _name(item: int) -> str:
    return CHARACTERS[item].name if item < len(CHARACTERS) else SPARE_NAME


def _avatar(item: int) -> str:
    return CHARACTERS[item % len(CHARACTERS)].avatar
