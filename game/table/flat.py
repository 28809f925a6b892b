"""Seat everybody round a screen that lies flat between them, every plate turned to its seat; pure numbers.

The one at the bottom sits as at an upright screen; from there on seats go round the edges in turn order.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin, sqrt
from typing import Final

from game.rules.seat import Seat, seats_from
from game.table.geometry import CARD_RATIO, Area, Spot, area_around, turned_around
from game.table.stations import (
    CROWD,
    Fan,
    Side,
    Station,
    Surroundings,
    bottom_station,
    most_backs,
    plate_scale,
    side_of,
    sides,
    spread_out,
)

CARD_HEIGHT: Final = 120.0
"""How deep a seat's card is, in design pixels: portrait and count above, name and points below."""
_WIDE_CARD: Final = 150.0
_NARROW_CARD: Final = 128.0
_FACING: Final = {Side.LEFT: 90, Side.TOP: 180, Side.RIGHT: 270, Side.BOTTOM: 0}
_FEW: Final = 3
_RIM: Final = 9.0
_BAND: Final = 18.0
"""The room between card and fan; a sign reaches over the one back it is about."""
_WIDEST_ARC: Final = 112.0
_EDGE: Final = 13.0
_LENT: Final = 44.0
"""How wide cards are that vanish at a plate."""
_POINTER: Final = 34.0
_NEWS_LINE: Final = 1.36
_NEWS_PAD: Final = 0.5
_RING: Final = 166.0
_NEWS_LINES: Final = 3
_NEWS_LENGTH: Final = 780.0


@dataclass(frozen=True, slots=True)
class Centre:
    """What lies in the middle, which news go round: the draw pile, the ring with its arrowheads, its badge."""

    pile: Area
    ring: Area
    badge: Area

    @classmethod
    def of(cls, pile: Area, ring: Spot, badge: Area, scale: float) -> "Centre":
        """Return the middle of a table with the ring round a point, at a scale."""
        return cls(pile, area_around(ring, 2 * _RING * scale, 2 * _RING * scale), badge)


@dataclass(frozen=True, slots=True)
class _Frame:
    """The measures that all seats but the bottom one share, in real pixels."""

    scale: float
    width: float
    height: float
    card: float
    backs: int
    u: float


def flat_stations(bottom: Seat, seats: int, around: Surroundings, home: Seat | None = None) -> tuple[Station, ...]:
    """Return every seat's station, in seat order.

    `home` sits at the lower edge. Where somebody from a side has come to it, all keep their cards where they sit, and
    only the hand at the edge is another's; whoever sits opposite has the picture turned, and comes as if at home.
    """
    if home is not None and side_of(home, bottom, seats) in (Side.LEFT, Side.RIGHT):
        return tuple(_lent(station, bottom) for station in flat_stations(home, seats, around))
    others = seats_from(bottom, seats)[1:]
    left, top, _ = sides(len(others))
    frame = _frame(len(others), around.u)
    own = bottom_station(bottom, around)
    seated = [
        own,
        *_along_side(others[:left], Side.LEFT, frame, around, own),
        *_along_top(others[left : left + top], frame, around),
        *_along_side(others[left + top :], Side.RIGHT, frame, around, own),
    ]
    return tuple(sorted(seated, key=lambda station: station.seat))


def _lent(station: Station, bottom: Seat) -> Station:
    """Leave out the fan of whose hand lies at the lower edge, and that of whose edge it is: their count tells."""
    if station.seat == bottom:
        return replace(station, fan=None)
    if station.side is Side.BOTTOM:
        return replace(station, fan=Fan(station.plate.center, 0, 0, round(_LENT * station.scale), 0, 0, 0))
    return station


def news_areas(
    stations: Sequence[Station], centre: Centre, prompt: Area, around: Surroundings, text: float
) -> Mapping[Side, Area]:
    """Return where the newest sentence is told to each side but the bottom one; `text` is its height in pixels."""
    gap = 10 * around.u
    left, right = inner_edge(stations, Side.LEFT, around), inner_edge(stations, Side.RIGHT, around)
    above = _news_above(inner_edge(stations, Side.TOP, around), (left + gap, right - gap), centre, text)
    upper, lower = max(above.bottom + gap, centre.pile.y - 60 * around.u), prompt.y - gap
    found = {Side.TOP: above}
    for side, outer, near in ((Side.LEFT, left, centre.pile.x), (Side.RIGHT, right, centre.badge.right)):
        room = abs(near - outer) - 2 * gap
        lines = max(1, min(_NEWS_LINES, int((room - text * _NEWS_PAD) / (text * _NEWS_LINE))))
        thick = min(room, text * (lines * _NEWS_LINE + _NEWS_PAD))
        found[side] = area_around(((near + outer) / 2, (upper + lower) / 2), thick, lower - upper)
    present = {station.side for station in stations}
    return {side: area for side, area in found.items() if side in present}


def _news_above(top: float, between: tuple[float, float], centre: Centre, text: float) -> Area:
    """Put a line of news over the ring, or where that is too near to the seats at the top, over the pile beside it."""
    thick, u = text * (_NEWS_LINE + _NEWS_PAD), centre.ring.width / (2 * _RING)
    x, y = centre.ring.center
    room = min(centre.ring.y, centre.badge.y) - top - 6
    if room >= thick:
        reach = min(_NEWS_LENGTH / 2 * u, x - between[0], between[1] - x)
        return area_around((x, top + 3 + room / 2), 2 * reach, thick)
    room = min(centre.pile.y - top - 6, thick)
    lowest = y - top - 3 - room
    end = x - sqrt(max(0.0, (centre.ring.width / 2) ** 2 - lowest**2)) - 6 * u
    start = max(between[0], end - _NEWS_LENGTH * u)
    return area_around(((start + end) / 2, top + 3 + room / 2), end - start, room)


def inner_edge(stations: Sequence[Station], side: Side, around: Surroundings) -> float:
    """Return how far the fans along a side reach in: a column, or the row beneath those at the top."""
    stage, reach = around.stage, 0.0
    for station in stations:
        if station.side is side and station.fan is not None:
            deep = station.fan.width * CARD_RATIO / 2 + 4 * around.u
            x, y = station.fan.middle
            reach = max(reach, {Side.LEFT: x - stage.x, Side.TOP: y, Side.RIGHT: stage.right - x}[side] + deep)
    if not reach:
        reach = 0.2 * stage.width if side is not Side.TOP else 0.2 * stage.height
    return {Side.LEFT: stage.x + reach, Side.TOP: reach, Side.RIGHT: stage.right - reach}[side]


def _frame(opponents: int, u: float) -> _Frame:
    scale = plate_scale(opponents, u)
    width = _NARROW_CARD if opponents >= CROWD else _WIDE_CARD
    card = (66 if opponents <= _FEW else 56) * u
    return _Frame(scale, width * scale, CARD_HEIGHT * scale, card, most_backs(opponents), u)


def _along_top(seats: Sequence[Seat], frame: _Frame, around: Surroundings) -> list[Station]:
    fan = _WIDEST_ARC * frame.u + frame.card
    _, xs = spread_out(len(seats), max(frame.width, fan), 74 * frame.scale, around)
    y = _EDGE * frame.scale + frame.height / 2
    return [_turned(seat, Side.TOP, (x, y), frame) for seat, x in zip(seats, xs, strict=True)]


def _along_side(seats: Sequence[Seat], side: Side, frame: _Frame, around: Surroundings, own: Station) -> list[Station]:
    """Seat one side; the left is filled from the bottom up, the right from the top down."""
    inset = _EDGE * frame.scale + frame.height / 2
    x = around.stage.x + inset if side is Side.LEFT else around.stage.right - inset
    ys = _heights(len(seats), side, frame, around, own)
    if side is Side.LEFT:
        ys.reverse()
    return [_turned(seat, side, (x, y), frame) for seat, y in zip(seats, ys, strict=True)]


def _heights(count: int, side: Side, frame: _Frame, around: Surroundings, own: Station) -> list[float]:
    """Spread so many cards, each with its pointer, between what stands in the corners."""
    u, scale = around.u, frame.scale
    first = max(around.log.bottom, around.bar.bottom) + 10 * scale
    last = own.plate.y - 54 * own.scale - max(46 * u, 32.0) - 10 * scale
    long = frame.width + _POINTER * scale
    slot = min((last - first) / max(1, count), 1.5 * long)
    middle = around.stage.height * 0.4445
    middle = min(max(middle, first + count * slot / 2), last - count * slot / 2)
    aside = _POINTER / 2 * scale * (1 if side is Side.LEFT else -1)
    return [middle + (i - (count - 1) / 2) * slot + aside for i in range(count)]


def _turned(seat: Seat, side: Side, center: Spot, frame: _Frame) -> Station:
    """Seat one at an edge: the card outside, the fan inside, both turned to the edge."""
    facing, scale, u = _FACING[side], frame.scale, frame.u
    inwards = (sin(radians(facing)), -cos(radians(facing)))
    leftwards = (-cos(radians(facing)), -sin(radians(facing)))

    def off(direction: Spot, by: float) -> Spot:
        return center[0] + direction[0] * by, center[1] + direction[1] * by

    sign = off(inwards, frame.height / 2 + 30 * scale)
    radius = 144 * u
    hub = off(inwards, frame.height / 2 + _RIM * scale + _BAND * u + frame.card * CARD_RATIO / 2 - radius)
    widest = 38.0 if side is Side.TOP else 30.0
    return Station(
        seat=seat,
        side=side,
        plate=turned_around(center, frame.width, frame.height, facing),
        scale=scale,
        tag=turned_around(sign, 92 * scale, 40 * scale, facing),
        catch=turned_around(sign, max(124 * scale, 88), max(44 * scale, 30), facing),
        pointer=turned_around(off(leftwards, frame.width / 2 + 21 * scale), 20 * scale, 24 * scale, facing),
        fan=Fan(hub, radius, facing, round(frame.card), 6.2, widest, frame.backs),
        is_compact=True,
        facing=facing,
    )
