"""What a person can do to a scene, and the table that turns pygame's events into it; knows no scenes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

import pygame
from pygame.event import Event

from game.ui.geometry import Point, Size


class Direction(Enum):
    """Where an arrow points, as a step in window coordinates."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class PointerButton(Enum):
    """A button of the mouse."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


class Erase(Enum):
    """Which character a text field loses."""

    BEFORE = "before"
    AFTER = "after"


@dataclass(frozen=True, slots=True)
class Move:
    """Move the focus (or a value) one step."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Confirm:
    """Act on what has the focus; `by_space` when a text field should take it as a space."""

    by_space: bool = False


@dataclass(frozen=True, slots=True)
class ConfirmReleased:
    """Let go of the key that confirmed (for buttons that are held)."""


@dataclass(frozen=True, slots=True)
class Back:
    """Go back, close, or open the menu."""


@dataclass(frozen=True, slots=True)
class Next:
    """Move the focus to the next control in order."""


@dataclass(frozen=True, slots=True)
class Previous:
    """Move the focus to the control before."""


@dataclass(frozen=True, slots=True)
class Key:
    """Do what a named binding says, for example `draw` or `choice_1`."""

    id: str


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer is now at a place in window pixels."""

    pos: Point


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A button, or a finger, went down."""

    pos: Point
    button: PointerButton = PointerButton.LEFT


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A button, or a finger, was let go."""

    pos: Point
    button: PointerButton = PointerButton.LEFT


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by so many notches; up is positive."""

    pos: Point
    notches: float


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Text was typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Erased:
    """A character is to be erased."""

    which: Erase


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file of this path was dragged onto the window and let go there."""

    path: str


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window became the active one."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window became the active one."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The window is being closed; the program ends whatever the scene answers."""


UiAction: TypeAlias = (
    Move
    | Confirm
    | ConfirmReleased
    | Back
    | Next
    | Previous
    | Key
    | PointerMoved
    | PointerPressed
    | PointerReleased
    | PointerLeft
    | Wheel
    | TextTyped
    | Erased
    | FileDropped
    | FocusGained
    | FocusLost
    | Quit
)

_FIXED: dict[int, UiAction] = {
    pygame.K_LEFT: Move(Direction.LEFT),
    pygame.K_RIGHT: Move(Direction.RIGHT),
    pygame.K_UP: Move(Direction.UP),
    pygame.K_DOWN: Move(Direction.DOWN),
    pygame.K_RETURN: Confirm(),
    pygame.K_KP_ENTER: Confirm(),
    pygame.K_SPACE: Confirm(by_space=True),
    pygame.K_ESCAPE: Back(),
    pygame.K_AC_BACK: Back(),
    pygame.K_BACKSPACE: Erased(Erase.BEFORE),
    pygame.K_DELETE: Erased(Erase.AFTER),
}
_WINDOW: dict[int, UiAction] = {
    pygame.WINDOWLEAVE: PointerLeft(),
    pygame.WINDOWFOCUSGAINED: FocusGained(),
    pygame.WINDOWFOCUSLOST: FocusLost(),
    pygame.QUIT: Quit(),
}
_BUTTONS = {button.value: button for button in PointerButton}
_TAKEN_BY_SYSTEM = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_REPEATING = (Move, Erased, Next, Previous)


@dataclass(frozen=True, slots=True)
class Binding:
    """One named wish and the keys (SDL's names, lower case: `d`, `f1`, `1`) that make it."""

    id: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Bindings:
    """The table of named wishes; `Bindings.of` checks that no key stands for two."""

    table: tuple[Binding, ...]

    @staticmethod
    def of(table: Iterable[Binding]) -> Bindings:
        """Make a table.

        Raises:
            ValueError: A key is bound twice.
        """
        bindings = Bindings(tuple(table))
        keys = [key for binding in bindings.table for key in binding.keys]
        twice = sorted({key for key in keys if keys.count(key) > 1})
        if twice:
            raise ValueError(f"bound twice: {', '.join(twice)}")
        return bindings

    def id_of(self, key: str) -> str | None:
        """Give the id bound to a key's name, if any."""
        for binding in self.table:
            if key in binding.keys:
                return binding.id
        return None

    def key_of(self, binding_id: str) -> str:
        """Give the first key of a binding as a person reads it (`D`, `F1`), or nothing."""
        for binding in self.table:
            if binding.id == binding_id and binding.keys:
                key = binding.keys[0]
                return key.upper() if len(key) <= 3 else key.capitalize()
        return ""


def translate(event: Event, bindings: Bindings, size: Size, *, is_repeat: bool = False) -> UiAction | None:
    """Turn one pygame event into an action; touch becomes the pointer; `size` is the window's, in pixels.

    A key that is held (`is_repeat`) goes on moving the focus or erasing, and does nothing else again.
    """
    match event.type:
        case pygame.KEYDOWN:
            action = _from_key(event, bindings)
            return None if is_repeat and not isinstance(action, _REPEATING) else action
        case pygame.KEYUP if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return ConfirmReleased()
        case pygame.TEXTINPUT:
            return TextTyped(event.text)
        case pygame.DROPFILE:
            return FileDropped(event.file)
        case pygame.FINGERMOTION | pygame.FINGERDOWN | pygame.FINGERUP:
            return _from_finger(event, size)
        case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
            return None if getattr(event, "touch", False) else _from_mouse(event)
        case pygame.MOUSEWHEEL:
            x, y = pygame.mouse.get_pos()
            notches = getattr(event, "precise_y", event.y)
            return Wheel((int(x), int(y)), -notches if getattr(event, "flipped", False) else notches)
        case _:
            return _WINDOW.get(event.type)


def _from_key(event: Event, bindings: Bindings) -> UiAction | None:
    if event.mod & _TAKEN_BY_SYSTEM:
        return None
    action: UiAction | None
    if event.key == pygame.K_TAB:
        action = Previous() if event.mod & pygame.KMOD_SHIFT else Next()
    else:
        action = _FIXED.get(event.key)
    if action is None:
        named = bindings.id_of(pygame.key.name(event.key).lower().strip("[]"))
        action = None if named is None else Key(named)
    return action


def _from_mouse(event: Event) -> UiAction | None:
    pos = (int(event.pos[0]), int(event.pos[1]))
    if event.type == pygame.MOUSEMOTION:
        return PointerMoved(pos)
    button = _BUTTONS.get(event.button)
    if button is None:
        return None
    return PointerPressed(pos, button) if event.type == pygame.MOUSEBUTTONDOWN else PointerReleased(pos, button)


def _from_finger(event: Event, size: Size) -> UiAction:
    pos = (int(event.x * size[0]), int(event.y * size[1]))
    if event.type == pygame.FINGERMOTION:
        return PointerMoved(pos)
    return PointerPressed(pos) if event.type == pygame.FINGERDOWN else PointerReleased(pos)
