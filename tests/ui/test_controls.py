"""Controls that hold a value, by pointer and by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.controls import Segments, Slider, Stepper, Toggle
from game.ui.field import Choice, TextField
from game.ui.scroll import ScrollArea
from tests.support.pilot import Pilot
from tests.ui.kit_sheet import KitSheet


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with Pilot(KitSheet, (1600, 1000)) as pilot:
        yield pilot


def focus(pilot: Pilot, name: str) -> None:
    sheet = pilot.scene
    assert isinstance(sheet, KitSheet)
    sheet.form.focus(name)


def test_a_toggle_switches_by_click_and_key(pilot: Pilot) -> None:
    toggle = pilot.widget("off")
    assert isinstance(toggle, Toggle)
    pilot.click("off")
    assert toggle.on
    pilot.press("space")
    assert not toggle.on


def test_a_slider_follows_the_pointer_and_the_arrows(pilot: Pilot) -> None:
    slider = pilot.widget("volume")
    assert isinstance(slider, Slider)
    pilot.drag("volume", slider.rect.midright)
    assert slider.value == 1.0
    pilot.press("left")
    assert slider.value == 0.95
    assert slider.focused


def test_a_stepper_stays_within_its_limits(pilot: Pilot) -> None:
    stepper = pilot.widget("cards")
    assert isinstance(stepper, Stepper)
    for _ in range(20):
        pilot.click((stepper.rect.right - 5, stepper.rect.centery))
    assert stepper.value == 15
    focus(pilot, "cards")
    pilot.press("left")
    assert stepper.value == 14


def test_segments_choose(pilot: Pilot) -> None:
    segments = pilot.widget("kind")
    assert isinstance(segments, Segments)
    pilot.click((segments.rect.right - 20, segments.rect.centery))
    assert segments.value == "bot"
    pilot.press("left")
    assert segments.value == "person"


def test_a_choice_opens_over_others_and_closes(pilot: Pilot) -> None:
    choice = pilot.widget("speed")
    assert isinstance(choice, Choice)
    pilot.click("speed")
    assert choice.open
    pilot.press("esc")
    assert not choice.open
    assert pilot.running
    pilot.press("enter")
    pilot.press("down")
    pilot.press("enter")
    assert choice.value == "fast"
    pilot.click("speed")
    pilot.click((5, 5))
    assert not choice.open


def test_a_field_takes_text_and_keys_meant_for_the_game(pilot: Pilot) -> None:
    field = pilot.widget("name")
    sheet = pilot.scene
    assert isinstance(field, TextField)
    assert isinstance(sheet, KitSheet)
    focus(pilot, "name")
    pilot.press("u")
    pilot.type("u")
    pilot.press("space")
    pilot.type(" ")
    assert field.text == "Mayau "
    pilot.press("backspace")
    pilot.press("home")
    assert field.text == "Mayau"
    assert sheet.pressed == []
    pilot.type("x" * 50)
    assert len(field.text) == field.most


def test_the_wheel_and_the_bar_scroll(pilot: Pilot) -> None:
    area = pilot.widget("log")
    assert isinstance(area, ScrollArea)
    assert area.most > 0
    pilot.wheel("log", -2)
    assert 0 < area.offset < area.most
    pilot.wheel("log", -50)
    assert area.offset == area.most
    pilot.drag((area.rect.right - 5, area.rect.bottom - 8), (area.rect.right - 5, area.rect.top))
    assert area.offset == 0
