"""Move one card from where it lies to where the layout has it; pure numbers, with a sure end."""

from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final

from game.rules.events import Shown
from game.table.geometry import CardPlace, distance
from game.ui.tween import ease_in_out, ease_out

FLYING_LEVEL: Final = 2000
_SETTLE_FROM: Final = 0.7


@dataclass(slots=True)
class CardSprite:
    """One card as it is seen now: its place, its face, how far it is turned over (1 flat, 0 edge-on), its opacity.

    `goal` is the width it has in the end, 0 if it is the present one.
    """

    place: CardPlace
    face: Shown
    flat: float = 1.0
    alpha: int = 255
    goal: int = 0


@dataclass(slots=True)
class Flight:
    """A card on its way; `lift` is the height of its arc in real pixels, `spin` its last turn in degrees.

    `holds` tells whether the next event waits for it; `level` is the level it flies at, None for its own.
    """

    start: CardPlace
    start_face: Shown
    duration: float
    delay: float = 0.0
    lift: float = 0.0
    spin: float = 0.0
    level: int | None = None
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
    t = (
        ease_out(flight.progress)
        if flight.lift <= 0
        else ease_in_out(flight.progress) * 0.4 + ease_out(flight.progress) * 0.6
    )
    start = flight.start
    x, y = start.x + (target.x - start.x) * t, start.y + (target.y - start.y) * t
    rise = sin(pi * t) * min(flight.lift, distance((start.x, start.y), (target.x, target.y)) / 3)
    turns_over = flight.start_face is not face
    shown = face if not turns_over or t >= 0.5 else flight.start_face
    place = replace(
        target,
        x=x,
        y=y - rise,
        angle=_angle(start.angle, target.angle, t) + _spin(flight.spin, flight.progress),
        width=_width(start.width, target.width, t),
        level=target.level if flight.level is None else flight.level,
        is_shown=target.is_shown or (flight.level is not None and start.is_shown),
        is_dimmed=target.is_dimmed and flight.level is None,
    )
    return CardSprite(place, shown, abs(cos(pi * t)) if turns_over else 1.0, goal=target.width)


def _faded(flight: Flight, target: CardPlace, face: Shown) -> CardSprite:
    t = flight.progress
    if t < 0.5:
        return CardSprite(
            replace(flight.start, is_shown=not flight.is_new), flight.start_face, 1.0, round(255 * (1 - 2 * t))
        )
    return CardSprite(target, face, 1.0, round(255 * (2 * t - 1)))


def _angle(start: float, end: float, t: float) -> float:
    """Turn the short way."""
    way = (end - start + 180) % 360 - 180
    return end - way * (1 - t)


def _spin(spin: float, progress: float) -> float:
    """Turn a little too far and settle at the end."""
    if progress < _SETTLE_FROM:
        return spin * progress / _SETTLE_FROM
    return spin * (1 - (progress - _SETTLE_FROM) / (1 - _SETTLE_FROM))


def _width(start: int, end: int, t: float) -> int:
    """Grow or shrink in a few steps, so that few sizes have to be drawn."""
    if start == end:
        return end
    steps = 4
    return round(start + (end - start) * round(t * steps) / steps)
