"""Turns the events of gamepads into names of buttons and steps of direction; opens pads as they are plugged in.

Sticks and triggers become buttons: pressed beyond one mark, let go below another, so that nothing flutters. What is
held on a direction repeats.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import pygame
from pygame.event import Event

from game.ui.actions import Direction

_FULL: Final = 32767
_PRESSED, _LET_GO = 0.55, 0.35
_FIRST_MS, _NEXT_MS = 420.0, 120.0
_SCROLL_MS, _SCROLL_NOTCHES = 60.0, 0.5

BUTTONS: Final[Mapping[int, str]] = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "l3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "r3",
    pygame.CONTROLLER_BUTTON_BACK: "select",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_GUIDE: "home",
}
"""The buttons that can be bound, by SDL's numbers; `lt` and `rt` are axes."""

_CROSS: Final[Mapping[int, Direction]] = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Direction.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Direction.RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Direction.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Direction.DOWN,
}
_TRIGGERS: Final = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt"}
_ACROSS: Final = (Direction.LEFT, Direction.RIGHT)
_DOWN: Final = (Direction.UP, Direction.DOWN)
_STICK: Final = {pygame.CONTROLLER_AXIS_LEFTX: _ACROSS, pygame.CONTROLLER_AXIS_LEFTY: _DOWN}
_KINDS: Final = (
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
    pygame.CONTROLLERDEVICEADDED,
    pygame.CONTROLLERDEVICEREMOVED,
)


@dataclass(frozen=True, slots=True)
class ButtonDown:
    """A button of this name was pressed."""

    name: str


@dataclass(frozen=True, slots=True)
class ButtonUp:
    """A button of this name was let go."""

    name: str


@dataclass(frozen=True, slots=True)
class Step:
    """The cross or the left stick goes one step in a direction."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Scroll:
    """The right stick scrolls by so many notches; up is positive."""

    notches: float


PadSign = ButtonDown | ButtonUp | Step | Scroll


class Pads:
    """All gamepads together as if they were one; `begin` looks for them, later ones are opened as they come."""

    def __init__(self) -> None:
        self._open: dict[int, object] = {}
        self._down: set[tuple[int, str]] = set()
        self._held: dict[tuple[int, str], Direction] = {}
        self._next = 0.0
        self._scroll = 0.0
        self._next_scroll = 0.0

    @property
    def count(self) -> int:
        """Give how many are open."""
        return len(self._open)

    def begin(self) -> None:
        """Look for gamepads from now on: SDL tells of each that is there, too."""
        from pygame._sdl2 import controller  # imported late: nobody needs it before the first picture

        with contextlib.suppress(pygame.error):  # a machine may have no way to look for any
            controller.init()

    def close(self) -> None:
        """Let go of all of them."""
        self._open.clear()
        self._forget()

    def signs(self, event: Event, now: float) -> Iterator[PadSign]:
        """Say what an event of a gamepad means; others mean nothing."""
        if event.type not in _KINDS:
            return
        pad = int(getattr(event, "instance_id", 0))
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._add(event)
            case pygame.CONTROLLERDEVICEREMOVED:
                self._open.pop(pad, None)
                self._forget()
            case pygame.CONTROLLERAXISMOTION:
                yield from self._axis(pad, int(event.axis), event.value / _FULL, now)
            case _:
                yield from self._button(pad, event, now)

    def due(self, now: float) -> Iterator[PadSign]:
        """Say what repeats because it is still held."""
        if self._held and now >= self._next:
            self._next = now + _NEXT_MS
            yield Step(list(self._held.values())[-1])
        if self._scroll and now >= self._next_scroll:
            self._next_scroll = now + _SCROLL_MS
            yield Scroll(-self._scroll * _SCROLL_NOTCHES)

    def _button(self, pad: int, event: Event, now: float) -> Iterator[PadSign]:
        is_down = event.type == pygame.CONTROLLERBUTTONDOWN
        if event.button in _CROSS:
            yield from self._hold((pad, f"cross {event.button}"), _CROSS[event.button] if is_down else None, now)
        elif event.button in BUTTONS:
            yield from self._press(pad, BUTTONS[event.button], is_down=is_down)

    def _axis(self, pad: int, axis: int, value: float, now: float) -> Iterator[PadSign]:
        if axis in _TRIGGERS:
            name = _TRIGGERS[axis]
            if value > _PRESSED or value < _LET_GO:
                yield from self._press(pad, name, is_down=value > _PRESSED)
        elif axis in _STICK:
            way = (pad, f"stick {axis}")
            if abs(value) > _PRESSED:
                yield from self._hold(way, _STICK[axis][value > 0], now)
            elif abs(value) < _LET_GO:
                yield from self._hold(way, None, now)
        elif axis == pygame.CONTROLLER_AXIS_RIGHTY:
            self._scroll = value if abs(value) > _LET_GO else 0.0

    def _press(self, pad: int, name: str, *, is_down: bool) -> Iterator[PadSign]:
        if is_down is ((pad, name) in self._down):
            return
        if is_down:
            self._down.add((pad, name))
            yield ButtonDown(name)
        else:
            self._down.discard((pad, name))
            yield ButtonUp(name)

    def _hold(self, way: tuple[int, str], direction: Direction | None, now: float) -> Iterator[PadSign]:
        if self._held.get(way) is direction:
            return
        self._held.pop(way, None)
        if direction is not None:
            self._held[way] = direction
            self._next = now + _FIRST_MS
            yield Step(direction)

    def _add(self, event: Event) -> None:
        from pygame._sdl2 import controller

        index = int(getattr(event, "device_index", -1))
        with contextlib.suppress(pygame.error, ValueError):  # it may be gone again already
            if controller.get_init() and 0 <= index < controller.get_count() and controller.is_controller(index):
                pad = controller.Controller(index)
                self._open[pad.as_joystick().get_instance_id()] = pad

    def _forget(self) -> None:
        self._down.clear()
        self._held.clear()
        self._scroll = 0.0
