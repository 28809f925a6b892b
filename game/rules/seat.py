"""Name the places at the table: seats are numbered 0, 1, 2 … clockwise; the seat on the left of i is i + 1."""

from typing import NewType

Seat = NewType("Seat", int)

MIN_SEATS = 2
MAX_SEATS = 10
CLOCKWISE = 1
COUNTERCLOCKWISE = -1


def all_seats(count: int) -> tuple[Seat, ...]:
    """Return every seat of a table with this many seats, in seat order."""
    return tuple(Seat(i) for i in range(count))


def seats_from(first: int, count: int, direction: int = CLOCKWISE) -> tuple[Seat, ...]:
    """Return every seat once, beginning with `first` and going round in `direction`."""
    return tuple(Seat((first + direction * i) % count) for i in range(count))
