"""Turns fingers on a screen into the pointer: a tap, a drag, a long press that stands for the right button."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
from pygame.event import Event

from game.ui.actions import (
    NOWHERE,
    PointerButton,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    UiAction,
)
from game.ui.geometry import Point, Size

LONG_MS: Final = 550.0
_STILL: Final = 14
"""A finger that moved by no more pixels is taken to rest."""
_KINDS: Final = (pygame.FINGERMOTION, pygame.FINGERDOWN, pygame.FINGERUP)


class Fingers:
    """The finger that came last is the pointer; one that is down already when it comes counts as lifted."""

    def __init__(self) -> None:
        self._finger: object = None
        self._start: Point = NOWHERE
        self._at: Point = NOWHERE
        self._since = 0.0
        self._is_still = False
        self._was_long = False

    def actions(self, event: Event, size: Size, now: float) -> Iterator[UiAction]:
        """Say what an event of a finger means in a window of so many pixels; others mean nothing."""
        if event.type not in _KINDS:
            return
        finger = (getattr(event, "touch_id", 0), getattr(event, "finger_id", 0))
        pos = (int(event.x * size[0]), int(event.y * size[1]))
        if event.type == pygame.FINGERDOWN:
            if self._finger is not None:
                yield from self._lift()
            self._finger, self._start, self._at, self._since = finger, pos, pos, now
            self._is_still, self._was_long = True, False
            yield PointerPressed(pos, by_touch=True)
        elif finger == self._finger:
            self._at = pos
            if max(abs(pos[0] - self._start[0]), abs(pos[1] - self._start[1])) > _STILL:
                self._is_still = False
            if event.type == pygame.FINGERUP:
                yield from self._lift()
            else:
                yield PointerMoved(pos, by_touch=True)

    def due(self, now: float) -> Iterator[UiAction]:
        """Say whether a finger has rested long enough to be the right button; lifting it does nothing more then."""
        if self._finger is None or not self._is_still or now - self._since < LONG_MS:
            return
        self._is_still, self._was_long = False, True
        yield PointerPressed(self._at, PointerButton.RIGHT, by_touch=True)
        yield PointerReleased(self._at, PointerButton.RIGHT, by_touch=True)

    def _lift(self) -> Iterator[UiAction]:
        """Lift the finger: nothing is pointed at any more."""
        self._finger = None
        yield PointerReleased(NOWHERE if self._was_long else self._at, by_touch=True)
        yield PointerLeft()
