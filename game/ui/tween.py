"""Animations as functions of progress: easing, delays, sequences and groups, each with a sure jump to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi
from typing import Protocol, TypeAlias

Easing: TypeAlias = Callable[[float], float]
Apply: TypeAlias = Callable[[float], None]


def linear(t: float) -> float:
    """Go evenly."""
    return t


def ease_out(t: float) -> float:
    """Start fast and come softly to rest."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Start and come to rest softly."""
    return (1 - cos(pi * t)) / 2


def overshoot(t: float) -> float:
    """Go a tenth too far and come back."""
    s = 1.70158
    t -= 1
    return t * t * ((s + 1) * t + s) + 1


def between(start: float, end: float, t: float) -> float:
    """Give the value at a progress of 0-1 from one number to another."""
    return start + (end - start) * t


class Animation(Protocol):
    """Something that goes on for a while; all times in milliseconds."""

    @property
    def done(self) -> bool:
        """Say whether the end was reached."""
        ...

    def advance(self, dt: float) -> float:
        """Let time pass and give what was left over after the end."""
        ...

    def finish(self) -> None:
        """Jump to the end, whatever happened before; the last value is always applied."""
        ...


class Tween:
    """Applies progress from 0 to 1, eased, over a duration after a delay; 1 is always applied, and last."""

    def __init__(self, duration: float, apply: Apply, easing: Easing = ease_out, *, delay: float = 0.0) -> None:
        self._duration = max(0.0, duration)
        self._delay = max(0.0, delay)
        self._apply = apply
        self._easing = easing
        self._elapsed = 0.0
        self._done = False

    @property
    def done(self) -> bool:
        """Say whether the end was reached."""
        return self._done

    def advance(self, dt: float) -> float:
        """Let milliseconds pass and give what was left over."""
        if self._done:
            return dt
        self._elapsed += dt
        over = self._elapsed - self._delay - self._duration
        if over >= 0:
            self.finish()
            return over
        if self._elapsed >= self._delay:
            self._apply(self._easing((self._elapsed - self._delay) / self._duration))
        return 0.0

    def finish(self) -> None:
        """Apply the end."""
        if not self._done:
            self._done = True
            self._apply(1.0)


def pause(duration: float) -> Tween:
    """Wait for milliseconds."""
    return Tween(duration, lambda _: None)


def call(action: Callable[[], None], *, delay: float = 0.0) -> Tween:
    """Do something once, after a delay; it is also done when the animation is finished early."""
    return Tween(0.0, lambda _: action(), delay=delay)


class InTurn:
    """Animations one after the other."""

    def __init__(self, parts: Sequence[Animation]) -> None:
        self._waiting = list(parts)

    @property
    def done(self) -> bool:
        """Say whether the last one has ended."""
        return not self._waiting

    def advance(self, dt: float) -> float:
        """Let milliseconds pass; what one leaves over goes to the next."""
        while self._waiting:
            dt = self._waiting[0].advance(dt)
            if not self._waiting[0].done:
                return 0.0
            self._waiting.pop(0)
        return dt

    def finish(self) -> None:
        """Finish all, in order."""
        while self._waiting:
            self._waiting.pop(0).finish()


class Together:
    """Animations at the same time; it ends with the longest."""

    def __init__(self, parts: Sequence[Animation] = ()) -> None:
        self._running = list(parts)

    @property
    def done(self) -> bool:
        """Say whether all have ended."""
        return not self._running

    def add(self, part: Animation) -> None:
        """Start one more."""
        self._running.append(part)

    def advance(self, dt: float) -> float:
        """Let milliseconds pass in each."""
        if not self._running:
            return dt
        left = min(part.advance(dt) for part in self._running)
        self._running = [part for part in self._running if not part.done]
        return left if not self._running else 0.0

    def finish(self) -> None:
        """Finish all, in the order they were given; what they start is finished too."""
        while self._running:
            self._running.pop(0).finish()


def staggered(parts: Sequence[Callable[[float], Animation]], apart: float) -> Together:
    """Start animations one after another, so many milliseconds apart; each is made with its delay."""
    return Together([make(index * apart) for index, make in enumerate(parts)])
