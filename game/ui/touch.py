"""Says what a finger means: the control it is near enough to, or the content it pulls; knows no scene."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.ui.actions import NOWHERE
from game.ui.geometry import LEAST_TARGET, Point
from game.ui.scroll import ScrollArea
from game.ui.widgets import Widget, WidgetEvent

_PULL_AFTER: Final = 14


@dataclass(frozen=True, slots=True)
class Pulled:
    """Content was pulled; `event` says so to the scene if it moved."""

    event: WidgetEvent | None


class Touch:
    """One finger on a form: where it went down, on which control, and what it pulls since."""

    def __init__(self) -> None:
        self.target: Widget | None = None
        self._start: Point = NOWHERE
        self._last = 0
        self._area: ScrollArea | None = None

    def begin(self, widgets: Iterable[Widget], exact: Widget | None, pos: Point) -> tuple[Widget | None, Point]:
        """Take the control under the finger, or the nearest one it may be meant for; give it and a point on it."""
        self.target, self._start, self._last, self._area = exact, pos, pos[1], None
        if exact is None or (isinstance(exact, ScrollArea) and not exact.has_bar_at(pos)):
            self.target = nearest(widgets, pos) or exact
        return self.target, self.exact(pos)

    def exact(self, pos: Point) -> Point:
        """Give a point that lies on the control, if the finger is near enough to it."""
        target = self.target
        if target is None or target.hit(pos) or not reach(target).collidepoint(pos):
            return pos
        rect = target.rect if target.clip is None else target.rect.clip(target.clip)
        x = min(max(pos[0], rect.left), rect.right - 1)
        y = min(max(pos[1], rect.top), rect.bottom - 1)
        return (x, y) if target.hit((x, y)) else rect.center

    def pull(self, widgets: Iterable[Widget], pos: Point) -> Pulled | None:
        """Scroll what lies under the finger once it moves up or down; None while it does something else."""
        if self._area is None:
            across, down = abs(pos[0] - self._start[0]), abs(pos[1] - self._start[1])
            if down < _PULL_AFTER or across > down or self._is_gripped():
                return None
            areas = [widget for widget in widgets if isinstance(widget, ScrollArea) and widget.most]
            self._area = next((area for area in areas if area.hit(self._start)), None)
            if self._area is None:
                return None
        moved, self._last = pos[1] - self._last, pos[1]
        return Pulled(self._area.pull(moved))

    def end(self) -> None:
        """Lift the finger."""
        self.target = self._area = None
        self._start = NOWHERE

    def _is_gripped(self) -> bool:
        return isinstance(self.target, ScrollArea) and self.target.pressed


def reach(widget: Widget) -> Rect:
    """Give where a finger hits a control: all of it, and never less than a square it can't miss."""
    rect = widget.rect if widget.clip is None else widget.rect.clip(widget.clip)
    if not rect:
        return rect
    wide, tall = max(rect.width, LEAST_TARGET), max(rect.height, LEAST_TARGET)
    larger = Rect(0, 0, wide, tall)
    larger.center = rect.center
    return larger


def nearest(widgets: Iterable[Widget], pos: Point) -> Widget | None:
    """Find the control nearest to a finger among those in whose reach it is."""
    found = [
        (_distance(widget.rect, pos), number, widget)
        for number, widget in enumerate(widgets)
        if widget.visible and not isinstance(widget, ScrollArea) and reach(widget).collidepoint(pos)
    ]
    return min(found, key=lambda one: one[:2])[2] if found else None


def _distance(rect: Rect, pos: Point) -> int:
    across = max(rect.left - pos[0], 0, pos[0] - rect.right + 1)
    down = max(rect.top - pos[1], 0, pos[1] - rect.bottom + 1)
    return across * across + down * down
