"""Fingers are not exact, pull what can be scrolled, and are told what a pointer would learn by resting."""

from __future__ import annotations

from pygame import Rect

from game.ui.actions import (
    NOWHERE,
    Direction,
    Key,
    Move,
    PointerButton,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    UiAction,
    Wheel,
)
from game.ui.controls import Toggle
from game.ui.form import Form
from game.ui.scroll import ScrollArea
from game.ui.widgets import Activated, Button, Changed, WidgetEvent


def down(x: int, y: int) -> PointerPressed:
    return PointerPressed((x, y), by_touch=True)


def tap(form: Form, x: int, y: int) -> WidgetEvent | None:
    actions: list[UiAction] = [down(x, y), PointerReleased((x, y), by_touch=True), PointerLeft()]
    events = [form.handle(action) for action in actions]
    return next((event for event in events if event is not None), None)


def toggle(name: str, x: int, y: int) -> Toggle:
    widget = Toggle(name)
    widget.rect = Rect(x, y, 40, 20)
    return widget


def page() -> tuple[Form, ScrollArea]:
    area = ScrollArea("page")
    area.rect, area.content = Rect(0, 0, 400, 300), 900
    inside = toggle("inside", 100, 100)
    inside.clip = area.rect
    return Form([area, inside]), area


def test_a_small_control_is_hit_within_44_pixels() -> None:
    form = Form([toggle("one", 100, 100)])
    assert tap(form, 120, 89) == Changed("one", True)
    assert tap(form, 120, 131) == Changed("one", False)
    assert tap(form, 99, 110) == Changed("one", True)
    assert tap(form, 120, 134) is None
    assert form.handle(PointerPressed((120, 89))) is None, "a mouse is exact"


def test_between_two_controls_the_nearer_one_is_meant() -> None:
    form = Form([toggle("upper", 100, 100), toggle("lower", 100, 130)])
    assert tap(form, 120, 123) == Changed("upper", True)
    assert tap(form, 120, 127) == Changed("lower", True)


def test_a_control_inside_a_page_is_hit_before_the_page() -> None:
    form, _ = page()
    assert tap(form, 120, 90) == Changed("inside", True)


def test_a_finger_pulls_a_page_even_by_its_controls() -> None:
    form, area = page()
    assert form.handle(down(120, 110)) is None
    assert form.handle(PointerMoved((120, 105), by_touch=True)) is None
    assert form.handle(PointerMoved((121, 70), by_touch=True)) == Changed("page", 40)
    assert form.handle(PointerMoved((121, 60), by_touch=True)) == Changed("page", 50)
    assert form.handle(PointerReleased((121, 60), by_touch=True)) is None, "the control was not meant"
    assert area.offset == 50
    assert tap(form, 120, 110) == Changed("inside", True)


def test_what_is_known_of_a_control_can_be_read_without_pointing_at_it() -> None:
    form = Form([Button("a", "A", tip="What it does"), Button("b", "B", disabled="Not now")])
    form["a"].rect, form["b"].rect = Rect(0, 0, 100, 50), Rect(200, 0, 100, 50)
    form.handle(down(50, 25))
    form.handle(PointerPressed((50, 25), PointerButton.RIGHT, by_touch=True))
    form.handle(PointerReleased(NOWHERE, by_touch=True))
    form.handle(PointerLeft())
    assert form.tooltip is form["a"]
    assert tap(form, 250, 25) is None
    assert form.tooltip is form["b"], "a tap on what can't be used says why"


def test_the_stick_scrolls_the_page_with_the_focus() -> None:
    form, area = page()
    other = ScrollArea("other")
    other.rect, other.content = Rect(500, 0, 400, 300), 2000
    form.replace([*form.widgets, other])
    form.focus("inside")
    assert form.handle(Wheel(NOWHERE, -1)) == Changed("page", area.offset)
    assert area.offset > 0
    form.focus(None)
    assert form.handle(Wheel(NOWHERE, -1)) == Changed("other", other.offset)


def test_a_key_means_the_first_of_its_wishes_that_something_answers_to() -> None:
    keep, draw = Button("k", "Keep", key="keep"), Button("d", "Draw", key="draw")
    form = Form([draw, keep])
    assert form.handle(Key("pile", ("keep", "take", "draw"))) == Activated("k")
    keep.visible = False
    assert form.handle(Key("pile", ("keep", "take", "draw"))) == Activated("d")


def test_whoever_moves_the_focus_is_told_of_what_has_it_though_a_pointer_rests_elsewhere() -> None:
    form = Form([Button("a", "A", tip="One"), Button("b", "B", tip="Two")])
    form["a"].rect, form["b"].rect = Rect(0, 0, 100, 50), Rect(200, 0, 100, 50)
    form.handle(PointerMoved((50, 25)))
    form.focus("a")
    form.handle(Move(Direction.RIGHT))
    form.update(600)
    assert form.tooltip is form["b"]
