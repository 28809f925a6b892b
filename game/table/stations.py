"""Seat everybody: plates and fans around an ellipse, in turn order from the left of the bottom seat; pure numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import cos, radians, sin
from typing import Final

from game.rules.seat import Seat, seats_from
from game.table.geometry import CARD_RATIO, Area, CardPlace, Spot, area_around
from game.table.tableau import Piece

PLATE_HEIGHT: Final = 76.0
_WIDE_PLATE: Final = 250.0
_NARROW_PLATE: Final = 224.0
_LEAST_SCALE: Final = 0.72
_LEAST_CROWDED_SCALE: Final = 0.69
_CROWDED: Final = 0.8
CROWD: Final = 6
"""From so many opponents plates are narrow; a table with fewer than `_FEW` + 1 has room for large fans."""
_CROWDED_SIDES: Final = 8
_FEW: Final = 3
_NARROW: Final = 1900.0
"""A stage less wide than this, in design pixels, lets hand and fans come near the seats at the sides."""
_SIDE_PITCH: Final = 134.0
_INWARDS: Final = 0.16
_ABOVE_HINT: Final = 516.0
_LEVEL_STEP: Final = 40
_FAN_REACH: Final = 130.0
_FAN_HALF: Final = 90.0
"""How far a small fan at a side reaches inwards from its plate, and half the breadth of one at the top."""


class Side(Enum):
    """Say along which edge a seat sits."""

    LEFT = "left"
    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"


@dataclass(frozen=True, slots=True)
class Fan:
    """An arc of backs: `hub` is its centre, the middle card points `direction` degrees clockwise from up."""

    hub: Spot
    radius: float
    direction: float
    width: int
    spread: float
    widest: float
    most: int

    def places(self, hand: Sequence[Piece], level: int) -> dict[int, CardPlace]:
        """Return the place of every card; beyond `most` they lie hidden beneath the last one shown."""
        shown = min(len(hand), self.most)
        spread = min(self.spread, self.widest / (shown - 1)) if shown > 1 else 0.0
        places = {}
        for index, piece in enumerate(hand):
            step = min(index, shown - 1)
            angle = self.direction + (step - (shown - 1) / 2) * spread
            turn = radians(angle)
            places[piece.id] = CardPlace(
                x=self.hub[0] + self.radius * sin(turn),
                y=self.hub[1] - self.radius * cos(turn),
                angle=angle,
                width=self.width,
                level=level + step,
                is_shown=index < shown,
            )
        return places

    @property
    def middle(self) -> Spot:
        """Return where the middle card lies."""
        turn = radians(self.direction)
        return self.hub[0] + self.radius * sin(turn), self.hub[1] - self.radius * cos(turn)


@dataclass(frozen=True, slots=True)
class Station:
    """One seat's place: its plate at a scale, where its UNO! tag or Catch button goes, its fan (None at the bottom).

    `facing` is how far all that is turned clockwise, in degrees, where a screen lies flat between people.
    """

    seat: Seat
    side: Side
    plate: Area
    scale: float
    tag: Area
    catch: Area
    pointer: Area
    fan: Fan | None
    is_compact: bool
    facing: int = 0


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the seats have to leave free, in real pixels: `stage` holds the table, the rest stands in corners."""

    stage: Area
    bar: Area
    log: Area
    u: float

    @property
    def is_narrow(self) -> bool:
        """Tell whether hand and fans come near the seats at the sides."""
        return self.stage.width < _NARROW * self.u


def sides(opponents: int) -> tuple[int, int, int]:
    """Return how many opponents sit at the left, the top and the right: three at a side at most, the top the rest."""
    if opponents == 1:
        return 0, 1, 0
    if opponents == 2:
        return 1, 0, 1
    at_side = 1 if opponents < 6 else 2 if opponents < 8 else 3
    return at_side, opponents - 2 * at_side, at_side


def side_of(bottom: Seat, seat: Seat, seats: int) -> Side:
    """Return at which edge a seat sits, seen from the seat at the bottom."""
    others = seats_from(bottom, seats)[1:]
    left, top, _ = sides(len(others))
    if seat == bottom:
        return Side.BOTTOM
    place = others.index(seat)
    return Side.LEFT if place < left else Side.TOP if place < left + top else Side.RIGHT


def stations(bottom: Seat, seats: int, around: Surroundings) -> tuple[Station, ...]:
    """Return every seat's station, in seat order."""
    others = seats_from(bottom, seats)[1:]
    left, top, _ = sides(len(others))
    above = _at_top(others[left : left + top], len(others), around)
    seated = [
        bottom_station(bottom, around),
        *_at_side(others[:left], Side.LEFT, len(others), around, above),
        *above,
        *_at_side(others[left + top :], Side.RIGHT, len(others), around, above),
    ]
    return tuple(sorted(seated, key=lambda station: station.seat))


def seat_level(seat: Seat) -> int:
    """Return the level of the lowest card of a seat's fan."""
    return seat * _LEVEL_STEP


def plate_scale(opponents: int, u: float) -> float:
    """Return the scale of plates beside so many opponents, in real pixels per design pixel."""
    if opponents >= CROWD:
        return max(_CROWDED * u, _LEAST_CROWDED_SCALE)
    return max(u, _LEAST_SCALE)


def _plate_size(opponents: int, u: float) -> tuple[float, float, float]:
    """Return the scale, the width and the height of an opponent's plate, in real pixels."""
    scale = plate_scale(opponents, u)
    width = _NARROW_PLATE if opponents >= CROWD else _WIDE_PLATE
    return scale, width * scale, PLATE_HEIGHT * scale


def bottom_station(seat: Seat, around: Surroundings) -> Station:
    """Seat the one at the bottom edge: a plate, the hand lies beside it."""
    stage, u = around.stage, around.u
    scale = max(u, _LEAST_SCALE)
    width, height = _WIDE_PLATE * scale, PLATE_HEIGHT * scale
    left = stage.x + 40 * scale + min(45 * u, max(0.0, (stage.width / u - 1440) * 0.12) * u)
    plate = area_around((left + width / 2, stage.bottom - 42 * u - height / 2), width, height)
    return _station(seat, Side.BOTTOM, plate, scale, (plate.center[0], plate.y - 25 * scale), None, is_compact=False)


def _station(
    seat: Seat, side: Side, plate: Area, scale: float, tag: Spot, fan: Fan | None, *, is_compact: bool
) -> Station:
    catch = area_around(tag, max(124 * scale, 88), max(44 * scale, 30))
    tip = plate.right + round(24 * scale) if side is Side.RIGHT else plate.x - round(24 * scale)
    return Station(
        seat=seat,
        side=side,
        plate=plate,
        scale=scale,
        tag=area_around(tag, 92 * scale, 40 * scale),
        catch=catch,
        pointer=area_around((tip, plate.center[1]), 20 * scale, 28 * scale),
        fan=fan,
        is_compact=is_compact,
    )


def _at_top(seats: Sequence[Seat], opponents: int, around: Surroundings) -> list[Station]:
    if opponents <= _FEW:
        return [_over_plate(seat, around) for seat in seats]
    scale, width, _ = _plate_size(opponents, around.u)
    width, xs = spread_out(len(seats), width, 46 * scale, around)
    return [_under_plate(seat, x, width, opponents, around) for seat, x in zip(seats, xs, strict=True)]


def spread_out(count: int, width: float, gap: float, around: Surroundings) -> tuple[float, list[float]]:
    """Return how wide plates along the top edge can be, and their middles.

    They stand evenly, round the stage's middle if they fit there, else between bar and log.
    """
    middle = around.stage.center[0]
    left = max(around.stage.x, around.bar.right) + gap
    right = min(around.stage.right, around.log.x) - gap / 2
    pitch = around.stage.width * 0.21
    reach = min(middle - left, right - middle)
    if pitch * (count - 1) + width > 2 * reach:
        pitch = max(width + gap, (2 * reach - width) / max(1, count - 1))
    if pitch * (count - 1) + width > 2 * reach:
        middle, width = (left + right) / 2, min(width, (right - left + gap) / count - gap)
        pitch = (right - left - width) / max(1, count - 1)
    return width, [middle + (i - (count - 1) / 2) * pitch for i in range(count)]


def _over_plate(seat: Seat, around: Surroundings) -> Station:
    """Seat the only one at the top: a large fan along the edge, the plate beneath it."""
    u, x = around.u, around.stage.center[0]
    scale, width, height = _plate_size(1, u)
    plate = area_around((x, 199 * u + height / 2), width, height)
    fan = Fan((x, -170 * u), 290 * u, 180, round(84 * u), 5.5, 44, 14)
    tag = (plate.right + 20 * scale + max(62 * scale, 44), plate.center[1])
    return _station(seat, Side.TOP, plate, scale, tag, fan, is_compact=False)


def _under_plate(seat: Seat, x: float, width: float, opponents: int, around: Surroundings) -> Station:
    """Seat one of several at the top: the plate along the edge, a small fan beneath it."""
    u = around.u
    scale, _, height = _plate_size(opponents, u)
    plate = area_around((x, _top_line(opponents, u)), width, height)
    card = 64 * u
    fan_y = plate.bottom + 34 * u + card * CARD_RATIO / 2
    fan = Fan((x, fan_y - 144 * u), 144 * u, 180, round(card), 6.2, 38, most_backs(opponents))
    tag = (x - card / 2 - 8 * u - max(62 * scale, 44), plate.bottom + 36 * scale)
    return _station(seat, Side.TOP, plate, scale, tag, fan, is_compact=True)


def _top_line(opponents: int, u: float) -> float:
    """Return the height of the middles of several plates along the top edge."""
    scale, _, height = _plate_size(opponents, u)
    return max(66 * u, height / 2 + 18 * scale)


def most_backs(opponents: int) -> int:
    """Return how many backs of a small fan are drawn."""
    return 7 if opponents >= CROWD else 10


def _at_side(
    seats: Sequence[Seat], side: Side, opponents: int, around: Surroundings, above: Sequence[Station]
) -> list[Station]:
    """Seat one side; the left is filled from the bottom up, the right from the top down."""
    if opponents <= _FEW:
        return [_over_side_plate(seat, side, around) for seat in seats]
    is_narrow = around.is_narrow or _reach_beside(above, opponents, around)
    ys = _heights(len(seats), opponents, around, is_narrow=is_narrow)
    if side is Side.LEFT:
        ys.reverse()
    return [
        _beside_plate(seat, side, y, opponents, around, is_narrow=is_narrow) for seat, y in zip(seats, ys, strict=True)
    ]


def _reach_beside(above: Sequence[Station], opponents: int, around: Surroundings) -> bool:
    """Tell whether the fans at the top reach down beside those at the sides."""
    scale, width, _ = _plate_size(opponents, around.u)
    inner = around.stage.x + 40 * scale + width + _FAN_REACH * around.u
    return any(station.fan is not None and station.fan.middle[0] - _FAN_HALF * around.u < inner for station in above)


def _heights(count: int, opponents: int, around: Surroundings, *, is_narrow: bool) -> list[float]:
    u, stage = around.u, around.stage
    scale, _, height = _plate_size(opponents, u)
    first = max(around.log.bottom, around.bar.bottom) + 8 * u + max(84 * u, 50 * scale + height / 2)
    if is_narrow:
        first = max(first, _top_line(opponents, u) + height / 2 + 207 * u)
    last = stage.height - 430 * u if is_narrow else stage.height * 0.595
    if is_narrow and count < 3:  # above the row of the hint, if they are not too close together then
        apart = max(_SIDE_PITCH * u, 67 * scale + height)
        least = apart * (count - 1) / (1 - 2 * _INWARDS)
        last = min(last, max(stage.height - _ABOVE_HINT * u, first + least))
    if count == 1:
        return [(first + last) / 2]
    inwards = (last - first) * (_INWARDS if count == 2 else 0.0)
    step = (last - first - 2 * inwards) / (count - 1)
    return [first + inwards + step * i for i in range(count)]


def _over_side_plate(seat: Seat, side: Side, around: Surroundings) -> Station:
    """Seat the only one at a side: a large fan, the plate beneath it."""
    u, stage = around.u, around.stage
    scale, width, height = _plate_size(1, u)
    inset = 40 * scale + width / 2 + min(10 * u, max(0.0, stage.width - 1440 * u))
    x = stage.x + inset if side is Side.LEFT else stage.right - inset
    inward = 1 if side is Side.LEFT else -1
    y = stage.height * 0.64
    if around.is_narrow or scale > 1.15 * u:  # the hand reaches beneath it
        y = min(y, stage.bottom - 376 * u - height / 2 - 8 * scale)
    plate = area_around((x, y), width, height)
    fan_y = min(stage.height * 0.454, plate.y - 148 * u)
    fan = Fan((x - inward * 140 * u, fan_y), 150 * u, 90 * inward, round(84 * u), 9, 52, 10)
    return _station(seat, side, plate, scale, (x, plate.y - 31 * scale), fan, is_compact=False)


def _beside_plate(
    seat: Seat, side: Side, y: float, opponents: int, around: Surroundings, *, is_narrow: bool
) -> Station:
    """Seat one of several at a side: the plate outside, a small fan inside."""
    u, stage = around.u, around.stage
    scale, width, height = _plate_size(opponents, u)
    inset = 40 * scale + width / 2
    inward = 1 if side is Side.LEFT else -1
    x = stage.x + inset if side is Side.LEFT else stage.right - inset
    plate = area_around((x, y), width, height)
    card = 60 * u
    middle = x + inward * (width / 2 + 26 * u + card * CARD_RATIO / 2)
    fan = Fan(
        (middle - inward * 141 * u, y),
        141 * u,
        90 * inward,
        round(card),
        6.2,
        24 if is_narrow else 38,
        most_backs(opponents),
    )
    up = 25 if opponents >= _CROWDED_SIDES else 31
    return _station(seat, side, plate, scale, (x, plate.y - up * scale), fan, is_compact=True)
