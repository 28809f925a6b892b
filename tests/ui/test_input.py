"""Keys, pointer, touch and gamepads become actions by one table."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.bindings import DEFAULT_BINDINGS
from game.ui.actions import (
    NOWHERE,
    Back,
    Confirm,
    ConfirmReleased,
    Device,
    Direction,
    Key,
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
from game.ui.fingers import LONG_MS
from game.ui.held_keys import HeldKeys
from game.ui.input import Input, is_fixed

SIZE = (1280, 720)


@pytest.fixture(autouse=True)
def names() -> None:
    pygame.display.init()


@pytest.fixture
def inputs() -> Input:
    return Input(DEFAULT_BINDINGS)


def one(inputs: Input, event: Event, **flags: bool) -> UiAction | None:
    found = list(inputs.actions(event, SIZE, 0.0, **flags))
    assert len(found) <= 1
    return found[0] if found else None


def key(code: int, mod: int = 0, *, repeat: bool = False, unicode: str = "", scancode: int = 0) -> UiAction | None:
    inputs = Input(DEFAULT_BINDINGS)
    event = Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode, scancode=scancode)
    if repeat:
        one(inputs, event)
    return one(inputs, event)


def button(code: int, *, down: bool = True, pad: int = 0) -> Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return Event(kind, button=code, instance_id=pad)


def axis(code: int, value: float, pad: int = 0) -> Event:
    return Event(pygame.CONTROLLERAXISMOTION, axis=code, value=round(value * 32767), instance_id=pad)


def finger(kind: int, x: float, y: float, number: int = 0) -> Event:
    return Event(kind, x=x, y=y, dx=0, dy=0, touch_id=1, finger_id=number)


def test_fixed_keys() -> None:
    assert key(pygame.K_LEFT) == Move(Direction.LEFT)
    assert key(pygame.K_RETURN) == Confirm()
    assert key(pygame.K_SPACE) == Confirm(by_space=True)
    assert key(pygame.K_ESCAPE) == Back()
    assert key(pygame.K_TAB) == Next()
    assert key(pygame.K_TAB, pygame.KMOD_SHIFT) == Previous()
    assert all(is_fixed(name) for name in ("left", "return", "space", "escape", "tab", "backspace", "delete"))
    assert not is_fixed("d")


def test_named_keys() -> None:
    assert key(pygame.K_d) == Key("draw")
    assert key(pygame.K_u) == Key("uno")
    assert key(pygame.K_1) == key(pygame.K_KP1) == Key("choice_1")
    assert key(pygame.K_F11) == Key("full_screen")
    assert key(pygame.K_q) is None


def test_a_question_mark_and_digits_are_found_wherever_the_keyboard_has_them() -> None:
    assert key(pygame.K_SLASH, pygame.KMOD_SHIFT, unicode="?") == Key("keys")
    assert key(pygame.K_AMPERSAND, unicode="&", scancode=pygame.KSCAN_1) == Key("choice_1")
    assert key(pygame.K_AMPERSAND, pygame.KMOD_SHIFT, unicode="1") == Key("choice_1")


def test_shortcuts_of_the_system_are_left_alone() -> None:
    assert key(pygame.K_d, pygame.KMOD_LCTRL) is None


def test_only_moves_repeat() -> None:
    assert key(pygame.K_d, repeat=True) is None
    assert key(pygame.K_LEFT, repeat=True) == Move(Direction.LEFT)


def test_letters_are_left_to_the_field_they_are_typed_into(inputs: Input) -> None:
    assert one(inputs, Event(pygame.KEYDOWN, key=pygame.K_d, mod=0), is_typing=True) is None
    assert one(inputs, Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0), is_typing=True) == Key("rules")


def test_who_listens_gets_keys_and_buttons_by_their_names(inputs: Input) -> None:
    struck = Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    assert one(inputs, struck, listens=True) == Struck(Device.KEYBOARD, "return")
    assert one(inputs, Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0), listens=True) is None
    assert one(inputs, Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0), listens=True) == Back()
    assert one(inputs, button(pygame.CONTROLLER_BUTTON_A), listens=True) == Struck(Device.PAD, "a")
    assert one(inputs, axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0), listens=True) == Struck(Device.PAD, "lt")


def test_mouse_text_and_quit(inputs: Input) -> None:
    pressed = Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=3, touch=False)
    assert one(inputs, pressed) == PointerPressed((3, 4), PointerButton.RIGHT)
    moved = Event(pygame.MOUSEMOTION, pos=(3, 4), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    assert one(inputs, moved) == PointerMoved((3, 4))
    assert one(inputs, Event(pygame.TEXTINPUT, text="é")) == TextTyped("é")
    assert one(inputs, Event(pygame.QUIT)) == Quit()
    assert one(inputs, Event(pygame.ACTIVEEVENT)) is None


def test_a_confirming_key_is_let_go_once(inputs: Input) -> None:
    released = Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    assert one(inputs, released) is None
    one(inputs, Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    assert one(inputs, released) == ConfirmReleased()


def test_a_held_key_is_told_from_a_pressed_one() -> None:
    held = HeldKeys()
    down, up = Event(pygame.KEYDOWN, key=pygame.K_ESCAPE), Event(pygame.KEYUP, key=pygame.K_ESCAPE)
    assert [held.is_repeat(event) for event in (down, down, up, down)] == [False, True, False, False]
    held.is_repeat(Event(pygame.WINDOWFOCUSLOST))
    assert not held.is_repeat(down)


def test_a_finger_is_a_pointer_that_points_at_nothing_once_lifted(inputs: Input) -> None:
    assert one(inputs, finger(pygame.FINGERDOWN, 0.5, 0.25)) == PointerPressed((640, 180), by_touch=True)
    assert one(inputs, finger(pygame.FINGERMOTION, 0.5, 0.5)) == PointerMoved((640, 360), by_touch=True)
    lifted = list(inputs.actions(finger(pygame.FINGERUP, 0.5, 0.5), SIZE, 100.0))
    assert lifted == [PointerReleased((640, 360), by_touch=True), PointerLeft()]
    echo = Event(pygame.MOUSEBUTTONDOWN, pos=(640, 180), button=1, touch=True)
    assert one(inputs, echo) is None


def test_a_finger_that_rests_is_the_right_button_and_then_nothing(inputs: Input) -> None:
    one(inputs, finger(pygame.FINGERDOWN, 0.5, 0.25))
    assert list(inputs.due(LONG_MS - 1)) == []
    pressed, released = inputs.due(LONG_MS)
    assert pressed == PointerPressed((640, 180), PointerButton.RIGHT, by_touch=True)
    assert released == PointerReleased((640, 180), PointerButton.RIGHT, by_touch=True)
    assert list(inputs.due(LONG_MS * 3)) == []
    first, _ = inputs.actions(finger(pygame.FINGERUP, 0.5, 0.25), SIZE, LONG_MS * 4)
    assert first == PointerReleased(NOWHERE, by_touch=True)


def test_a_finger_that_moves_does_not_rest(inputs: Input) -> None:
    one(inputs, finger(pygame.FINGERDOWN, 0.5, 0.25))
    one(inputs, finger(pygame.FINGERMOTION, 0.6, 0.25))
    assert list(inputs.due(LONG_MS)) == []


def test_a_second_finger_completes_the_tap_of_the_first(inputs: Input) -> None:
    one(inputs, finger(pygame.FINGERDOWN, 0.5, 0.25, 1))
    down = list(inputs.actions(finger(pygame.FINGERDOWN, 0.1, 0.1, 2), SIZE, 50.0))
    assert down == [
        PointerReleased((640, 180), by_touch=True),
        PointerLeft(),
        PointerPressed((128, 72), by_touch=True),
    ]
    assert list(inputs.actions(finger(pygame.FINGERUP, 0.5, 0.25, 1), SIZE, 60.0)) == []


def test_buttons_of_a_gamepad(inputs: Input) -> None:
    assert one(inputs, button(pygame.CONTROLLER_BUTTON_A)) == Confirm(by_pad=True)
    assert one(inputs, button(pygame.CONTROLLER_BUTTON_A, down=False)) == ConfirmReleased()
    assert one(inputs, button(pygame.CONTROLLER_BUTTON_B)) == Back()
    assert one(inputs, button(pygame.CONTROLLER_BUTTON_X)) == Key("pile", ("keep", "take", "draw"))
    assert one(inputs, button(pygame.CONTROLLER_BUTTON_Y)) == Key("uno")
    assert one(inputs, button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)) == Previous()
    assert one(inputs, button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)) == Next()
    assert one(inputs, button(pygame.CONTROLLER_BUTTON_START)) == Key("menu", ("start",))


def test_a_trigger_is_a_button_that_does_not_flutter(inputs: Input) -> None:
    trigger = pygame.CONTROLLER_AXIS_TRIGGERLEFT
    told = [one(inputs, axis(trigger, value)) for value in (0.3, 0.6, 0.5, 0.6, 0.9, 0.2, 0.7)]
    assert told == [None, Key("catch"), None, None, None, None, Key("catch")]


def test_cross_and_stick_step_and_repeat(inputs: Input) -> None:
    assert one(inputs, button(pygame.CONTROLLER_BUTTON_DPAD_LEFT)) == Move(Direction.LEFT)
    assert list(inputs.due(400)) == []
    assert list(inputs.due(430)) == [Move(Direction.LEFT)]
    assert list(inputs.due(440)) == []
    assert list(inputs.due(560)) == [Move(Direction.LEFT)]
    one(inputs, button(pygame.CONTROLLER_BUTTON_DPAD_LEFT, down=False))
    assert list(inputs.due(1000)) == []
    assert one(inputs, axis(pygame.CONTROLLER_AXIS_LEFTY, 0.4)) is None
    assert one(inputs, axis(pygame.CONTROLLER_AXIS_LEFTY, 0.8)) == Move(Direction.DOWN)
    assert one(inputs, axis(pygame.CONTROLLER_AXIS_LEFTY, 0.5)) is None
    assert list(inputs.due(2000)) == [Move(Direction.DOWN)]
    assert one(inputs, axis(pygame.CONTROLLER_AXIS_LEFTY, 0.1)) is None
    assert list(inputs.due(3000)) == []


def test_the_right_stick_scrolls_while_it_is_held(inputs: Input) -> None:
    assert one(inputs, axis(pygame.CONTROLLER_AXIS_RIGHTY, 1.0)) is None
    assert list(inputs.due(10)) == [Wheel(NOWHERE, -0.5)]
    assert list(inputs.due(20)) == []
    one(inputs, axis(pygame.CONTROLLER_AXIS_RIGHTY, 0.0))
    assert list(inputs.due(500)) == []


def test_a_gamepad_that_is_pulled_out_lets_go_of_everything(inputs: Input) -> None:
    one(inputs, button(pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    one(inputs, Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    assert list(inputs.due(5000)) == []
    assert one(inputs, button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)) == Move(Direction.DOWN)


def test_gamepads_may_come_and_go_at_any_time(inputs: Input) -> None:
    inputs.pads.begin()
    assert one(inputs, Event(pygame.CONTROLLERDEVICEADDED, device_index=3)) is None
    assert inputs.pads.count == 0
    inputs.pads.close()


def test_prompts_follow_keyboard_and_gamepad_whichever_was_used_last(inputs: Input) -> None:
    assert inputs.cap("uno") == "U"
    one(inputs, button(pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    assert (inputs.cap("uno"), inputs.cap("confirm"), inputs.cap("back"), inputs.cap("draw")) == ("Y", "A", "B", "X")
    one(inputs, finger(pygame.FINGERDOWN, 0.5, 0.25))
    assert (inputs.device, inputs.cap("uno")) == (Device.TOUCH, "Y")
    one(inputs, Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1, touch=False))
    assert (inputs.cap("uno"), inputs.cap("back"), inputs.cap("previous")) == ("U", "Esc", "Shift+Tab")
    one(inputs, axis(pygame.CONTROLLER_AXIS_LEFTX, 0.05))
    assert inputs.prompts is Device.KEYBOARD, "a stick at rest trembles"
