"""Seat everybody at a place they keep while the screen goes round; who looks at their hand comes to the lower edge.

It is for people who sit side by side before one screen: all know where on it they are. Pure numbers.
"""

from dataclasses import dataclass, replace
from typing import Final

from game.rules.seat import Seat
from game.table.geometry import Area
from game.table.stations import Station, Surroundings, bottom_station, stations

_MOST_PLACES: Final = 9
"""So many plates stand round the table with room for names; with one seat more the others close up."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Everybody's station in seat order, how many `places` there are beside the lower edge, and the one left free.

    `left_free` is the area of the plate that whoever has come to the lower edge has left.
    """

    stations: tuple[Station, ...]
    places: int
    left_free: Area | None = None


def kept_places(bottom: Seat, seats: int, around: Surroundings) -> Seated:
    """Seat all as others would sit round somebody who is not there, the first at the left, and one in that place."""
    places = min(seats, _MOST_PLACES)
    kept = stations(Seat(places), places + 1, around)[:places]
    own = bottom_station(bottom, around)
    if places < seats:
        others = [Seat(seat) for seat in range(seats) if seat != bottom]
        kept = tuple(replace(station, seat=seat) for station, seat in zip(kept, others, strict=True))
        return Seated((*kept[:bottom], own, *kept[bottom:]), places)
    return Seated((*kept[:bottom], own, *kept[bottom + 1 :]), places, kept[bottom].plate)
