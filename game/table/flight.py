"""Move one card from where it lies to where the layout has it; pure numbers, with a sure end."""

from dataclasses import dataclass, replace
from math import cos, hypot, pi, radians, sin
from typing import Final

from game.rules.events import Shown
from game.table.geometry import CardPlace, Spot, distance
from game.ui.tween import ease_in_out, ease_out

FLYING_LEVEL: Final = 2000
_SETTLE_FROM: Final = 0.7
_OPEN_STEPS: Final = 16
_BACK_STEPS: Final = 5


@dataclass(slots=True)
class CardSprite:
    """One card as it is seen now: its place, its face, how far it is turned over (1 flat, 0 edge-on), its opacity.

    `goal` is the width it has in the end, while it is on its way; 0 when it is at rest.
    """

    place: CardPlace
    face: Shown
    flat: float = 1.0
    alpha: int = 255
    goal: int = 0


@dataclass(frozen=True, slots=True)
class Convoy:
    """What cards that travel as one have in common: where their middle starts and ends, the turn in degrees clockwise.

    `bow` is how far the way bends to the left of its direction, in real pixels.
    """

    start: Spot
    end: Spot
    turn: float
    bow: float


@dataclass(slots=True)
class Flight:
    """A card on its way; `lift` is the height of its arc in real pixels, `spin` its last turn in degrees.

    `holds` tells whether the next event waits for it; `flies` that it is above everything that rests on the table.
    """

    start: CardPlace
    start_face: Shown
    duration: float
    delay: float = 0.0
    lift: float = 0.0
    spin: float = 0.0
    convoy: Convoy | None = None
    flies: bool = False
    holds: bool = True
    fades: bool = False
    is_new: bool = False
    elapsed: float = 0.0

    @property
    def is_waiting(self) -> bool:
        """Tell whether it has not departed yet."""
        return self.elapsed < self.delay

    @property
    def is_over(self) -> bool:
        """Tell whether it has arrived."""
        return self.elapsed >= self.delay + self.duration

    @property
    def progress(self) -> float:
        """Return how much of the time has gone, from 0 to 1."""
        if self.duration <= 0:
            return 0.0 if self.is_waiting else 1.0
        return min(1.0, max(0.0, (self.elapsed - self.delay) / self.duration))


def step(flight: Flight, target: CardPlace, face: Shown) -> CardSprite:
    """Return the card at its present point of the way to a target with a face."""
    if flight.is_over:
        return CardSprite(target, face)
    if flight.is_waiting:
        return CardSprite(
            replace(flight.start, is_shown=flight.start.is_shown and not flight.is_new), flight.start_face
        )
    if flight.fades:
        return _faded(flight, target, face)
    t = _eased(flight)
    start = flight.start
    x, y = _spot(flight, target, t)
    turns_over = flight.start_face is not face
    shown = face if not turns_over or t >= 0.5 else flight.start_face
    level = target.level if t >= 0.5 else start.level
    place = replace(
        target,
        x=x,
        y=y,
        angle=_angle(flight, target, t) + _spin(flight.spin, flight.progress),
        width=_width(start.width, target.width, t, is_open=shown is not None),
        level=FLYING_LEVEL + level if flight.flies else target.level,
        is_shown=target.is_shown or (flight.flies and start.is_shown),
        is_dimmed=target.is_dimmed and not flight.flies,
    )
    return CardSprite(place, shown, abs(cos(pi * t)) if turns_over else 1.0, goal=target.width)


def _eased(flight: Flight) -> float:
    if flight.convoy is not None:
        return ease_in_out(flight.progress)
    if flight.lift <= 0:
        return ease_out(flight.progress)
    return ease_in_out(flight.progress) * 0.4 + ease_out(flight.progress) * 0.6


def _spot(flight: Flight, target: CardPlace, t: float) -> Spot:
    """Return the point of the way: on an arc upwards, or in its place among the cards that travel with it."""
    start, convoy = flight.start, flight.convoy
    if convoy is None:
        rise = sin(pi * t) * min(flight.lift, distance((start.x, start.y), (target.x, target.y)) / 3)
        return start.x + (target.x - start.x) * t, start.y + (target.y - start.y) * t - rise
    first = (start.x - convoy.start[0], start.y - convoy.start[1])
    last = _rotated((target.x - convoy.end[0], target.y - convoy.end[1]), -convoy.turn)
    own = _rotated((first[0] + (last[0] - first[0]) * t, first[1] + (last[1] - first[1]) * t), convoy.turn * t)
    way = (convoy.end[0] - convoy.start[0], convoy.end[1] - convoy.start[1])
    length = hypot(*way) or 1.0
    aside = sin(pi * t) * convoy.bow / length
    return (
        convoy.start[0] + way[0] * t + way[1] * aside + own[0],
        convoy.start[1] + way[1] * t - way[0] * aside + own[1],
    )


def _rotated(spot: Spot, degrees: float) -> Spot:
    turn = radians(degrees)
    return spot[0] * cos(turn) - spot[1] * sin(turn), spot[0] * sin(turn) + spot[1] * cos(turn)


def _faded(flight: Flight, target: CardPlace, face: Shown) -> CardSprite:
    t = flight.progress
    if t < 0.5:
        return CardSprite(
            replace(flight.start, is_shown=not flight.is_new), flight.start_face, 1.0, round(255 * (1 - 2 * t))
        )
    return CardSprite(target, face, 1.0, round(255 * (2 * t - 1)))


def _angle(flight: Flight, target: CardPlace, t: float) -> float:
    """Turn the short way, or the way of the cards that travel with it."""
    way = target.angle - flight.start.angle
    near = 0.0 if flight.convoy is None else flight.convoy.turn
    way = near + (way - near + 180) % 360 - 180
    return target.angle - way * (1 - t)


def _spin(spin: float, progress: float) -> float:
    """Turn a little too far and settle at the end."""
    if progress < _SETTLE_FROM:
        return spin * progress / _SETTLE_FROM
    return spin * (1 - (progress - _SETTLE_FROM) / (1 - _SETTLE_FROM))


def _width(start: int, end: int, t: float, *, is_open: bool) -> int:
    """Grow or shrink in steps: few of them for backs, of which there may be many, so that few sizes have to be made."""
    if start == end:
        return end
    steps = _OPEN_STEPS if is_open else _BACK_STEPS
    return round(start + (end - start) * round(t * steps) / steps)
