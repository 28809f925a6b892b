"""Every control of every scene is reached by keys, shows that it has the focus, and is large enough for a finger."""

from __future__ import annotations

from collections import deque
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.scenes.layered import Layered
from game.scenes.registry import SCENES
from game.scenes.stage import Stage
from game.scenes.staging import ShotOptions
from game.scenes.table import TableScene
from game.scenes.table_controls import CardSpot
from game.services import make_services
from game.ui.actions import Direction, Move, Next
from game.ui.adjustable import Steppable
from game.ui.compositor import Canvas, render
from game.ui.geometry import LEAST_TARGET
from game.ui.scene import Scene
from game.ui.scroll import ScrollArea
from game.ui.touch import Touch, reach
from game.ui.widgets import Widget

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
SMALLEST = SIZES[0]
NEIGHBOURS = 30
"""Controls that lie closer together than 44 pixels share the room between them; each keeps so much of it at least."""


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def made(name: str, size: tuple[int, int]) -> tuple[Scene[Any], Stage[Any]]:
    scene = SCENES[name](make_services(seed=7), ShotOptions(4, 7, 12, size))
    scene.resize(size)
    for _ in range(90):
        scene.update(100)
    top: Scene[Any] = scene
    while isinstance(top, Layered):
        top = top.upper
    assert isinstance(top, Stage)
    return scene, top


def focusable(stage: Stage[Any]) -> list[str]:
    return [widget.name for widget in stage.form.widgets if widget.takes_focus]


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_tab_goes_round_everything(name: str, size: tuple[int, int]) -> None:
    _, stage = made(name, size)
    wanted = set(focusable(stage))
    if not wanted:
        return
    seen = set()
    for _ in range(len(wanted) + 1):
        stage.handle(Next())
        seen.add(stage.form.focused)
    assert seen == wanted


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_the_arrows_lead_everywhere(name: str, size: tuple[int, int]) -> None:
    _, stage = made(name, size)
    names = focusable(stage)
    if len(names) < 2:
        return
    start = stage.form.focused or names[0]
    assert reached_by_arrows(stage, start) == set(names)


def reached_by_arrows(stage: Stage[Any], start: str) -> set[str]:
    """Follow every arrow from every control; what keeps arrows for itself is left by the others."""
    form, found, waiting = stage.form, {start}, deque([start])
    while waiting:
        name = waiting.popleft()
        for direction in Direction:
            form.focus(name)
            if isinstance(form[name], Steppable) and Move(direction) in (Move(Direction.LEFT), Move(Direction.RIGHT)):
                continue
            if form.move(direction) and form.focused is not None and form.focused not in found:
                found.add(form.focused)
                waiting.append(form.focused)
    return found


@pytest.mark.parametrize("name", SCENES)
def test_the_focus_shows_wherever_it_is(name: str) -> None:
    scene, stage = made(name, SMALLEST)
    names = focusable(stage)
    unseen = []
    for target in names:
        others = [other for other in names if other != target]
        if not others:
            continue
        with_focus = picture_with_focus(scene, stage, target)
        without = picture_with_focus(scene, stage, others[-1] if others[-1] != target else others[0])
        place = Rect((0, 0), SMALLEST)
        if differing(with_focus, without, place) < 40:
            unseen.append(target)
    assert unseen == []


def picture_with_focus(scene: Scene[Any], stage: Stage[Any], name: str) -> Surface:
    """Give the focus by keys, let all come to rest, and draw."""
    for _ in range(300):
        if stage.form.focused == name:
            break
        stage.handle(Next())
    assert stage.form.focused == name
    for _ in range(4):
        scene.update(100)
    stage.form.tooltip = None
    canvas = Canvas(SMALLEST)
    scene.draw(canvas)
    return render(canvas)


def differing(one: Surface, other: Surface, place: Rect) -> int:
    """Count the pixels that differ clearly within a place."""
    mask = pygame.mask.from_threshold(one.subsurface(place), (0, 0, 0), (40, 40, 40, 255), other.subsurface(place))
    return place.width * place.height - mask.count()


@pytest.mark.parametrize("name", SCENES)
def test_a_finger_hits_what_it_is_meant_for(name: str) -> None:
    """Of the square of 44 pixels round a control's middle, the control has all that no other one is nearer to."""
    _, stage = made(name, SMALLEST)
    widgets = [w for w in stage.form.widgets if w.visible and not isinstance(w, ScrollArea)]
    tight = []
    for widget in widgets:
        if isinstance(stage, TableScene) and isinstance(widget, CardSpot):
            continue
        room = reach(widget)
        if not room or stage.form.at(seen(widget).center) is not widget:
            continue
        if free_side(stage, widget, room) < NEIGHBOURS:
            tight.append((widget.name, widget.rect.size))
    assert tight == []


def free_side(stage: Stage[Any], widget: Widget, room: Rect) -> int:
    """Measure the lesser side of the cross round the middle of a control on which a finger hits it."""
    x, y = seen(widget).center
    across = sum(meant(stage, (at, y)) is widget for at in range(x - LEAST_TARGET // 2, x + LEAST_TARGET // 2))
    down = sum(meant(stage, (x, at)) is widget for at in range(y - LEAST_TARGET // 2, y + LEAST_TARGET // 2))
    return min(across, down)


def seen(widget: Widget) -> Rect:
    return widget.rect if widget.clip is None else widget.rect.clip(widget.clip)


def meant(stage: Stage[Any], pos: tuple[int, int]) -> Widget | None:
    touch = Touch()
    return touch.begin(stage.form.widgets, stage.form.at(pos), pos)[0]


def test_pictures_are_told_apart() -> None:
    one, other = Surface((20, 20)), Surface((20, 20))
    assert differing(one, other, one.get_rect()) == 0
    other.fill((255, 255, 0), (0, 0, 5, 5))
    assert differing(one, other, one.get_rect()) == 25
