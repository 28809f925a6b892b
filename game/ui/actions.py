"""What a person can do to a scene, whatever device it comes from; knows no scenes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from game.ui.geometry import Point


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
    """Act on what has the focus; `by_space` when a text field should take it as a space, `by_pad` by a gamepad."""

    by_space: bool = False
    by_pad: bool = False


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
    """Do what a named binding says, for example `draw` or `choice_1`; `others` is what it means if nothing answers."""

    id: str
    others: tuple[str, ...] = ()


class Device(Enum):
    """What somebody plays with."""

    KEYBOARD = "keyboard"
    MOUSE = "mouse"
    PAD = "pad"
    TOUCH = "touch"


@dataclass(frozen=True, slots=True)
class Struck:
    """A key or a button of a gamepad by its own name, given to scenes that listen in place of what it stands for."""

    device: Device
    name: str


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer is now at a place in window pixels."""

    pos: Point
    by_touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A button, or a finger, went down; a finger is less exact."""

    pos: Point
    button: PointerButton = PointerButton.LEFT
    by_touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A button, or a finger, was let go; a finger is less exact."""

    pos: Point
    button: PointerButton = PointerButton.LEFT
    by_touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window."""


NOWHERE: Final[Point] = (-1, -1)
"""A place where nothing is."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by so many notches; up is positive. A gamepad's stick turns it `NOWHERE`."""

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
    | Struck
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
