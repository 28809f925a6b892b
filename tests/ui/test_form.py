"""The pilot at the kit sheet: pointer, keys, focus order, states, tooltips, idle frames."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pygame import Rect

from game.ui.actions import Confirm, Direction, Move, Next, PointerMoved, PointerPressed, PointerReleased, Previous
from game.ui.form import Form
from game.ui.widgets import Activated, Button
from tests.support.pilot import Pilot
from tests.ui.kit_sheet import KitSheet


def grid(columns: int = 3, rows: int = 2) -> Form:
    buttons = []
    for row in range(rows):
        for column in range(columns):
            button = Button(f"{row}{column}", "x")
            button.rect = Rect(column * 100, row * 60, 80, 40)
            buttons.append(button)
    return Form(buttons)


def test_tab_goes_round_in_order() -> None:
    form = grid()
    seen = []
    for _ in range(7):
        form.handle(Next())
        seen.append(form.focused)
    assert seen == ["00", "01", "02", "10", "11", "12", "00"]
    form.handle(Previous())
    assert form.focused == "12"


def test_arrows_go_to_the_nearest_and_stop_at_the_edge() -> None:
    form = grid()
    form.focus("00")
    for direction, expected in (
        (Direction.RIGHT, "01"),
        (Direction.DOWN, "11"),
        (Direction.DOWN, "11"),
        (Direction.LEFT, "10"),
        (Direction.UP, "00"),
        (Direction.UP, "00"),
    ):
        form.handle(Move(direction))
        assert form.focused == expected


def test_hidden_controls_are_passed_over() -> None:
    form = grid()
    form["01"].visible = False
    form.focus("00")
    form.handle(Next())
    assert form.focused == "02"


def test_confirm_activates_the_focused_one() -> None:
    form = grid()
    form.focus("11")
    assert form.handle(Confirm()) == Activated("11")


def test_a_disabled_one_takes_focus_but_does_nothing() -> None:
    form = grid()
    form["00"].disabled = "Not now."
    form.focus("00")
    assert form.handle(Confirm()) is None
    form.handle(PointerPressed((10, 10)))
    assert not form["00"].pressed
    assert form.handle(PointerReleased((10, 10))) is None


def test_letting_go_elsewhere_does_nothing() -> None:
    form = grid()
    form.handle(PointerPressed((10, 10)))
    assert form["00"].pressed
    form.handle(PointerMoved((150, 10)))
    assert form.handle(PointerReleased((150, 10))) is None
    assert not form["00"].pressed


def test_the_tooltip_comes_after_a_while_and_goes_with_the_pointer() -> None:
    form = grid()
    form["00"].tip = "Why"
    form.handle(PointerMoved((10, 10)))
    assert not form.update(400)
    assert form.update(200)
    assert form.tooltip is form["00"]
    form.handle(PointerMoved((90, 10)))
    assert form.tooltip is None


def test_replacing_controls_keeps_the_focus() -> None:
    form = grid()
    form.focus("11")
    form.replace(grid().widgets)
    assert form.focused == "11"
    assert form["11"].focused


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with Pilot(KitSheet, (1600, 1000)) as pilot:
        yield pilot


def test_clicks_and_keys_reach_the_controls(pilot: Pilot) -> None:
    sheet = pilot.scene
    assert isinstance(sheet, KitSheet)
    pilot.click("primary")
    pilot.press("u")
    pilot.press("enter")
    assert sheet.pressed == ["primary", "uno", "primary"]


def test_nothing_is_drawn_while_nothing_happens(pilot: Pilot) -> None:
    frames = pilot.frames
    assert frames == 1
    pilot.advance(10_000)
    assert pilot.frames == frames


def test_pointing_at_a_control_draws_one_frame(pilot: Pilot) -> None:
    pilot.move("secondary")
    assert pilot.frames == 2


def test_the_tooltip_is_drawn_without_further_input(pilot: Pilot) -> None:
    pilot.move("menu")
    before = pilot.frames
    pilot.advance(1000)
    assert pilot.frames == before + 1


def test_resizing_lays_out_anew(pilot: Pilot) -> None:
    before = pilot.widget("primary").rect.copy()
    pilot.resize((1024, 600))
    assert pilot.widget("primary").rect != before
    assert pilot.picture().get_size() == (1024, 600)


def test_back_pops_the_last_scene_and_ends(pilot: Pilot) -> None:
    pilot.press("esc")
    assert not pilot.running


def test_closing_the_window_ends(pilot: Pilot) -> None:
    pilot.close_window()
    assert not pilot.running
