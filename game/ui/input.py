"""Turns what comes from keyboard, mouse, touch and gamepads into actions, and knows which was used last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
from pygame.event import Event

from game.ui.actions import (
    NOWHERE,
    Back,
    Confirm,
    ConfirmReleased,
    Device,
    Erase,
    Erased,
    FileDropped,
    FocusGained,
    FocusLost,
    Move,
    Next,
    PointerButton,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Previous,
    Quit,
    Struck,
    TextTyped,
    UiAction,
    Wheel,
)
from game.ui.binding_table import CORE, Bindings
from game.ui.fingers import Fingers
from game.ui.geometry import Size
from game.ui.held_keys import HeldKeys
from game.ui.pad import ButtonDown, Pads, PadSign, Scroll, Step

_FIXED: Final[dict[int, UiAction]] = {
    pygame.K_RETURN: Confirm(),
    pygame.K_KP_ENTER: Confirm(),
    pygame.K_SPACE: Confirm(by_space=True),
    pygame.K_ESCAPE: Back(),
    pygame.K_AC_BACK: Back(),
    pygame.K_BACKSPACE: Erased(Erase.BEFORE),
    pygame.K_DELETE: Erased(Erase.AFTER),
}
_ARROWS: Final = {pygame.K_LEFT: "left", pygame.K_RIGHT: "right", pygame.K_UP: "up", pygame.K_DOWN: "down"}
_WINDOW: Final[dict[int, UiAction]] = {
    pygame.WINDOWLEAVE: PointerLeft(),
    pygame.WINDOWFOCUSGAINED: FocusGained(),
    pygame.WINDOWFOCUSLOST: FocusLost(),
    pygame.QUIT: Quit(),
}
_BUTTONS: Final = {button.value: button for button in PointerButton}
_TAKEN_BY_SYSTEM: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_MODIFIERS: Final = (
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
    *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR),
)
_REPEATING: Final = (Move, Erased, Next, Previous)
_DIGITS: Final = {pygame.KSCAN_1 + index: str((index + 1) % 10) for index in range(10)}
"""The keys of the digits by their places: on some keyboards they write something else without Shift."""
_WRITTEN: Final = "?"
"""Letters that are bound as they are written, since every keyboard has them on another key."""


class Input:
    """Listens to every device; `bindings` is the table of now, `device` what was used last.

    `prompts` says whether keys or buttons are named on the screen: whichever of the two was used last.
    """

    def __init__(self, bindings: Bindings) -> None:
        self.bindings = bindings
        self.device = Device.MOUSE
        self.prompts = Device.KEYBOARD
        self.pads = Pads()
        self._fingers = Fingers()
        self._held = HeldKeys()
        self._confirming: set[int | str] = set()

    def actions(
        self, event: Event, size: Size, now: float, *, is_typing: bool = False, listens: bool = False
    ) -> Iterator[UiAction]:
        """Turn one event into actions; `now` is in milliseconds, `size` the window's in pixels.

        `is_typing` leaves letters to the field they are typed into; `listens` gives keys and buttons by their names.
        """
        is_repeat = self._held.is_repeat(event)
        self._notice(event)
        match event.type:
            case pygame.KEYDOWN if listens:
                yield from () if is_repeat else self._struck_key(event)
            case pygame.KEYDOWN:
                action = self._from_key(event, is_typing=is_typing)
                if action is not None and (not is_repeat or isinstance(action, _REPEATING)):
                    if isinstance(action, Confirm):
                        self._confirming.add(event.key)
                    yield action
            case pygame.KEYUP if event.key in self._confirming:
                self._confirming.discard(event.key)
                yield ConfirmReleased()
            case _:
                for sign in self.pads.signs(event, now):
                    yield from self._from_pad(sign, listens=listens)
                yield from self._fingers.actions(event, size, now)
                yield from _from_elsewhere(event)

    def due(self, now: float) -> Iterator[UiAction]:
        """Give what comes of something held down: a direction that repeats, a finger that rests."""
        for sign in self.pads.due(now):
            yield from self._from_pad(sign, listens=False)
        yield from self._fingers.due(now)

    def cap(self, binding_id: str) -> str:
        """Give the key of a binding, or its button where a gamepad was used last, as a person reads it."""
        if self.prompts is Device.PAD:
            return self.bindings.button_of(binding_id)
        return self.bindings.key_of(binding_id)

    def _notice(self, event: Event) -> None:
        match event.type:
            case pygame.KEYDOWN:
                self.device = self.prompts = Device.KEYBOARD
            case pygame.CONTROLLERBUTTONDOWN:
                self.device = self.prompts = Device.PAD
            case pygame.CONTROLLERAXISMOTION if abs(event.value) > 20_000:
                self.device = self.prompts = Device.PAD
            case pygame.FINGERDOWN:
                self.device = Device.TOUCH
            case pygame.MOUSEBUTTONDOWN if not getattr(event, "touch", False):
                self.device, self.prompts = Device.MOUSE, Device.KEYBOARD
            case _:
                pass

    def _from_key(self, event: Event, *, is_typing: bool) -> UiAction | None:
        if event.mod & _TAKEN_BY_SYSTEM:
            return None
        if event.key == pygame.K_TAB:
            return Previous() if event.mod & pygame.KMOD_SHIFT else Next()
        if event.key in _ARROWS:
            return CORE[_ARROWS[event.key]]
        if event.key in _FIXED:
            return _FIXED[event.key]
        name = key_name(event)
        if is_typing and len(name) == 1:
            return None
        found = None
        for known in (name, getattr(event, "unicode", "") or "", _DIGITS.get(getattr(event, "scancode", 0), "")):
            if found is None and known and (known == name or known in _WRITTEN or known.isdigit()):
                found = self.bindings.owner(Device.KEYBOARD, known)
        return None if found is None else found.action

    def _struck_key(self, event: Event) -> Iterator[UiAction]:
        if event.key in (pygame.K_ESCAPE, pygame.K_AC_BACK):
            yield Back()
        elif event.key not in _MODIFIERS and key_name(event):
            yield Struck(Device.KEYBOARD, key_name(event))

    def _from_pad(self, sign: PadSign, *, listens: bool) -> Iterator[UiAction]:
        match sign:
            case ButtonDown(name) if listens:
                yield Struck(Device.PAD, name)
            case ButtonDown(name):
                found = self.bindings.owner(Device.PAD, name)
                if found is not None:
                    action = found.action
                    if isinstance(action, Confirm):
                        self._confirming.add(name)
                        action = Confirm(by_pad=True)
                    yield action
            case Step(direction):
                yield Move(direction)
            case Scroll(notches):
                yield Wheel(NOWHERE, notches)
            case _:
                if sign.name in self._confirming:
                    self._confirming.discard(sign.name)
                    yield ConfirmReleased()


def key_name(event: Event) -> str:
    """Name a key in lower case; those of the keypad like the others, nothing where SDL has no name."""
    name = pygame.key.name(event.key).lower()
    return name[1:-1] if len(name) == 3 and name[0] == "[" and name[-1] == "]" else name


def is_fixed(name: str) -> bool:
    """Say whether a key of this name keeps its meaning whatever is bound."""
    keys = (*_FIXED, *_ARROWS, pygame.K_TAB)
    return name in {pygame.key.name(key).lower() for key in keys}


def _from_elsewhere(event: Event) -> Iterator[UiAction]:
    match event.type:
        case pygame.TEXTINPUT:
            yield TextTyped(event.text)
        case pygame.DROPFILE:
            yield FileDropped(event.file)
        case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP if not getattr(event, "touch", False):
            yield from _from_mouse(event)
        case pygame.MOUSEWHEEL:
            x, y = pygame.mouse.get_pos()
            notches = getattr(event, "precise_y", event.y)
            yield Wheel((int(x), int(y)), -notches if getattr(event, "flipped", False) else notches)
        case kind if kind in _WINDOW:
            yield _WINDOW[kind]
        case _:
            pass


def _from_mouse(event: Event) -> Iterator[UiAction]:
    pos = (int(event.pos[0]), int(event.pos[1]))
    if event.type == pygame.MOUSEMOTION:
        yield PointerMoved(pos)
    elif event.button in _BUTTONS:
        button = _BUTTONS[event.button]
        yield PointerPressed(pos, button) if event.type == pygame.MOUSEBUTTONDOWN else PointerReleased(pos, button)
