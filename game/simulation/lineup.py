"""Rotate levels through the seats, so that places at the table do not matter."""

from collections.abc import Sequence

from game.ai.characters import Level
from game.session.seats import SeatPlan, plan_table


def item_at(seat: int, match: int, seats: int) -> int:
    """Return which of the levels, as given, sits at a seat in a match; both count from 0."""
    return (seat + match) % seats


def plans(levels: Sequence[Level], match: int) -> tuple[SeatPlan, ...]:
    """Return who sits where in a match, in seat order; every bot keeps its level and takes it from seat to seat."""
    by_item = plan_table(levels)
    return tuple(by_item[item_at(seat, match, len(levels))] for seat in range(len(levels)))
