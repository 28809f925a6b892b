"""Seat everybody at a place they keep while the screen goes round; who looks at their hand comes to the lower edge.

It is for people who sit side by side before one screen: all know where on it they are. Pure numbers.
"""

from dataclasses import dataclass, replace
from typing import Final

from game.rules.seat import Seat
from game.table.geometry import Area
from game.table.stations import Side, Station, Surroundings, bottom_station, stations

_MOST: Final = 10
_SLIM_FAN: Final = 26.0
"""How wide a fan at the top opens, in degrees, where one more than usual sits there."""


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
    nobody = Seat(seats)
    kept = stations(nobody, seats + 1, around)[:seats]
    if seats == _MOST:
        kept = tuple(_slimmer(station) for station in kept)
    seated = (*kept[:bottom], bottom_station(bottom, around), *kept[bottom + 1 :])
    return Seated(seated, seats, kept[bottom].plate)


def _slimmer(station: Station) -> Station:
    if station.fan is None or station.side is not Side.TOP:
        return station
    return replace(station, fan=replace(station.fan, widest=_SLIM_FAN))
