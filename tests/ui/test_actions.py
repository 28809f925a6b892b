"""Keys, pointer and touch become actions by one table."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.bindings import DEFAULT_BINDINGS
from game.ui.actions import (
    Back,
    Binding,
    Bindings,
    Confirm,
    Direction,
    Key,
    Move,
    Next,
    PointerButton,
    PointerMoved,
    PointerPressed,
    Previous,
    Quit,
    TextTyped,
    UiAction,
    translate,
)
from game.ui.held_keys import HeldKeys

SIZE = (1280, 720)


def key(code: int, mod: int = 0, *, repeat: bool = False) -> UiAction | None:
    return translate(Event(pygame.KEYDOWN, key=code, mod=mod), DEFAULT_BINDINGS, SIZE, is_repeat=repeat)


@pytest.fixture(autouse=True)
def names() -> None:
    pygame.display.init()


def test_fixed_keys() -> None:
    assert key(pygame.K_LEFT) == Move(Direction.LEFT)
    assert key(pygame.K_RETURN) == Confirm()
    assert key(pygame.K_SPACE) == Confirm(by_space=True)
    assert key(pygame.K_ESCAPE) == Back()
    assert key(pygame.K_TAB) == Next()
    assert key(pygame.K_TAB, pygame.KMOD_SHIFT) == Previous()


def test_named_keys() -> None:
    assert key(pygame.K_d) == Key("draw")
    assert key(pygame.K_u) == Key("uno")
    assert key(pygame.K_1) == key(pygame.K_KP1) == Key("choice_1")
    assert key(pygame.K_F11) == Key("full_screen")
    assert key(pygame.K_q) is None


def test_shortcuts_of_the_system_are_left_alone() -> None:
    assert key(pygame.K_d, pygame.KMOD_LCTRL) is None


def test_only_moves_repeat() -> None:
    assert key(pygame.K_d, repeat=True) is None
    assert key(pygame.K_LEFT, repeat=True) == Move(Direction.LEFT)


def test_a_finger_is_a_pointer_and_its_mouse_echo_is_dropped() -> None:
    finger = Event(pygame.FINGERDOWN, x=0.5, y=0.25)
    assert translate(finger, DEFAULT_BINDINGS, SIZE) == PointerPressed((640, 180))
    echo = Event(pygame.MOUSEBUTTONDOWN, pos=(640, 180), button=1, touch=True)
    assert translate(echo, DEFAULT_BINDINGS, SIZE) is None


def test_mouse_text_and_quit() -> None:
    pressed = Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=3, touch=False)
    assert translate(pressed, DEFAULT_BINDINGS, SIZE) == PointerPressed((3, 4), PointerButton.RIGHT)
    moved = Event(pygame.MOUSEMOTION, pos=(3, 4), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    assert translate(moved, DEFAULT_BINDINGS, SIZE) == PointerMoved((3, 4))
    assert translate(Event(pygame.TEXTINPUT, text="é"), DEFAULT_BINDINGS, SIZE) == TextTyped("é")
    assert translate(Event(pygame.QUIT), DEFAULT_BINDINGS, SIZE) == Quit()
    assert translate(Event(pygame.ACTIVEEVENT), DEFAULT_BINDINGS, SIZE) is None


def test_a_key_stands_for_one_wish_only() -> None:
    with pytest.raises(ValueError, match="bound twice: d"):
        Bindings.of((Binding("draw", ("d",)), Binding("deal", ("d",))))


def test_keys_are_shown_as_people_read_them() -> None:
    assert DEFAULT_BINDINGS.key_of("draw") == "D"
    assert DEFAULT_BINDINGS.key_of("rules") == "F1"
    assert DEFAULT_BINDINGS.key_of("nothing") == ""


def test_a_held_key_is_told_from_a_pressed_one() -> None:
    held = HeldKeys()
    down, up = Event(pygame.KEYDOWN, key=pygame.K_ESCAPE), Event(pygame.KEYUP, key=pygame.K_ESCAPE)
    assert [held.is_repeat(event) for event in (down, down, up, down)] == [False, True, False, False]
    held.is_repeat(Event(pygame.WINDOWFOCUSLOST))
    assert not held.is_repeat(down)
