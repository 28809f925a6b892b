"""A set of controls: who has the focus, who is pointed at, who is pressed, and the tooltip; knows no scene."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pygame import Rect

from game.ui.actions import (
    NOWHERE,
    Confirm,
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
    UiAction,
    Wheel,
)
from game.ui.compositor import Canvas
from game.ui.geometry import Point
from game.ui.kit import Kit
from game.ui.scroll import ScrollArea
from game.ui.spoken import Role
from game.ui.tooltip import draw_tooltip
from game.ui.touch import Touch
from game.ui.widgets import Activated, Widget, WidgetEvent

_TOOLTIP_AFTER = 500.0
_SIDEWAYS_COST = 2.5


class Form:
    """Routes actions to the controls of a scene, in the order of their list.

    A scene calls `handle` with every action and matches on the answer, `update` with the time (touching itself
    when it answers True), and `draw`.
    """

    def __init__(self, widgets: Iterable[Widget] = (), *, focus: str | None = None) -> None:
        self.widgets: list[Widget] = list(widgets)
        self._focused: Widget | None = None
        self._pressed: Widget | None = None
        self._hovered: Widget | None = None
        self._rested = 0.0
        self._by_keys = False
        self._touch = Touch()
        self.tooltip: Widget | None = None
        if focus is not None:
            self.focus(focus)

    def __getitem__(self, name: str) -> Widget:
        """Give the control of a name (KeyError if there is none)."""
        for widget in self.widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    @property
    def focused(self) -> str | None:
        """Give the name of the control that has the focus."""
        return self._focused.name if self._focused else None

    @property
    def focused_widget(self) -> Widget | None:
        """Give the control that has the focus."""
        return self._focused

    def place_of(self, widget: Widget) -> tuple[int, int]:
        """Give which one of how many a control is among those of its kind that the keyboard can reach."""
        role = widget.spoken().role
        own = role is Role.CARD
        order = [one for one in self.widgets if one.takes_focus and (not own or one.spoken().role is role)]
        return (order.index(widget) + 1 if widget in order else 0), len(order)

    @property
    def hovered(self) -> str | None:
        """Give the name of the control pointed at."""
        return self._hovered.name if self._hovered else None

    def replace(self, widgets: Iterable[Widget]) -> None:
        """Put other controls in place, keeping focus, pointer and press on those with the same names."""
        focused, hovered = self.focused, self.hovered
        pressed = self._pressed
        self.widgets = list(widgets)
        self._pressed = self._hovered = self._focused = self.tooltip = None
        for widget in self.widgets:
            if pressed is not None and widget.name == pressed.name:
                self._pressed = widget
                widget.pressed = pressed.pressed
            if widget.name == focused and widget.takes_focus:
                self._set_focus(widget)
            if widget.name == hovered:
                self._hovered = widget
                widget.hovered = True

    def focus(self, name: str | None) -> None:
        """Give the focus to a control, or to none."""
        self._set_focus(None if name is None else self[name])

    def at(self, pos: Point) -> Widget | None:
        """Find the topmost control at a point in window pixels."""
        hit = [widget for widget in self.widgets if widget.hit(pos)]
        return max(reversed(hit), key=lambda widget: widget.on_top, default=None)

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Route an action and say what came of it."""
        match action:
            case PointerMoved(by_touch=True) | PointerPressed(by_touch=True) | PointerReleased(by_touch=True):
                return self._touched(action)
            case PointerMoved(pos):
                return self._pointed(pos, action)
            case PointerLeft():
                self._hover(None)
            case PointerPressed(pos, PointerButton.LEFT):
                return self._press(pos, action)
            case PointerPressed(pos, PointerButton.RIGHT):
                self._tell_of(self.at(pos))
            case PointerReleased(_, PointerButton.LEFT):
                return self._release(action)
            case Wheel(pos):
                return self._turn_wheel(pos, action)
            case Key(name, others) if not self._focus_takes(action):
                return self._by_key((name, *others))
            case _:
                return self._from_keyboard(action)
        return None

    def update(self, dt: float) -> bool:
        """Let milliseconds pass and say whether the picture changed (a tooltip appears after a while)."""
        candidate = self._focused if self._by_keys else self._hovered
        if candidate is None or self.tooltip is candidate or not _says(candidate):
            return False
        self._rested += dt
        if self._rested < _TOOLTIP_AFTER:
            return False
        self.tooltip = candidate
        return True

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare every visible control and the tooltip above them."""
        for widget in sorted(self.widgets, key=lambda widget: widget.on_top):
            if not widget.visible:
                continue
            if widget.clip is None:
                widget.draw(canvas, kit)
            else:
                with canvas.clip(widget.clip):
                    widget.draw(canvas, kit)
        self.draw_tip(canvas, kit)

    def draw_tip(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the tooltip alone (for scenes that draw their controls one by one)."""
        tip = self.tooltip
        if tip is not None and tip.visible:
            draw_tooltip(canvas, kit, tip.rect, tip.disabled or tip.tip, tip.key_cap)

    def move(self, direction: Direction) -> bool:
        """Move the focus to the nearest control in a direction and say whether there was one."""
        if self._focused is None:
            return self._step(1)
        best = _nearest(self._focused, direction, self.widgets)
        if best is not None:
            self._set_focus(best, by_keys=True)
        return best is not None

    def _from_keyboard(self, action: UiAction) -> WidgetEvent | None:
        focused = self._focused
        if focused is not None and focused.visible:
            kept = focused.takes(action)
            event = focused.handle(action)
            if kept or event is not None or isinstance(action, Confirm):
                return event
        match action:
            case Move(direction):
                self.move(direction)
            case Next():
                self._step(1)
            case Previous():
                self._step(-1)
            case _:
                pass
        return None

    def _focus_takes(self, action: UiAction) -> bool:
        return self._focused is not None and self._focused.visible and self._focused.takes(action)

    def takes(self, action: UiAction) -> bool:
        """Say whether the focused control keeps an action, so that the scene must not use it otherwise."""
        return self._focus_takes(action)

    def _turn_wheel(self, pos: Point, action: UiAction) -> WidgetEvent | None:
        areas = [widget for widget in self.widgets if isinstance(widget, ScrollArea)]
        area = self._area_at_focus(areas) if pos == NOWHERE else next((area for area in areas if area.hit(pos)), None)
        return None if area is None else area.handle(action)

    def _area_at_focus(self, areas: list[ScrollArea]) -> ScrollArea | None:
        """Find the area with the focus, or the one that has most to scroll."""
        place = self._focused.rect.center if self._focused is not None else NOWHERE
        focused = [area for area in areas if area.visible and area.most and area.rect.collidepoint(place)]
        return max(focused or areas, key=lambda area: area.most, default=None)

    def _by_key(self, keys: tuple[str, ...]) -> WidgetEvent | None:
        for key in keys:
            for widget in self.widgets:
                if widget.key == key and widget.visible and widget.disabled is None:
                    return Activated(widget.name)
        return None

    def _touched(self, action: PointerMoved | PointerPressed | PointerReleased) -> WidgetEvent | None:
        """Answer a finger: it need not be exact, and it pulls what can be scrolled."""
        match action:
            case PointerPressed(pos, PointerButton.LEFT):
                widget, exact = self._touch.begin(self.widgets, self.at(pos), pos)
                return self._press(exact, replace(action, pos=exact), widget)
            case PointerPressed():
                self._tell_of(self._touch.target)
            case PointerMoved(pos):
                pulled = self._touch.pull(self.widgets, pos)
                if pulled is None:
                    return self._pointed(self._touch.exact(pos), replace(action, pos=self._touch.exact(pos)))
                self._release(PointerReleased(NOWHERE))
                self._hover(None)
                return pulled.event
            case PointerReleased(pos, PointerButton.LEFT):
                exact = self._touch.exact(pos)
                self._touch.end()
                event = self._release(replace(action, pos=exact))
                if self._hovered is not None:  # nothing is pointed at any more, but what is told may still be read
                    self._hovered.hovered = False
                    self._hovered = None
                return event
            case _:
                pass
        return None

    def _tell_of(self, widget: Widget | None) -> None:
        """Show at once what is known of a control."""
        self.tooltip = widget if widget is not None and _says(widget) else None

    def _pointed(self, pos: Point, action: UiAction) -> WidgetEvent | None:
        if self._pressed is None:
            self._by_keys = False
        self._hover(self.at(pos))
        widget = self._pressed or self._hovered
        return widget.handle(action) if widget is not None else None

    def _press(self, pos: Point, action: UiAction, widget: Widget | None = None) -> WidgetEvent | None:
        widget = self.at(pos) if widget is None else widget
        self._hover(widget)
        self._forget_tooltip()
        if widget is None:
            if self._focused is not None:
                self._focused.leave()
            return None
        if widget.takes_focus:
            self._set_focus(widget)
        self._pressed = widget
        if widget.disabled is not None:
            self._tell_of(widget)
        return widget.handle(action)

    def _release(self, action: UiAction) -> WidgetEvent | None:
        widget, self._pressed = self._pressed, None
        return widget.handle(action) if widget is not None else None

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        if self._hovered is not None:
            self._hovered.hovered = False
        if widget is not None:
            widget.hovered = True
        self._hovered = widget
        self._forget_tooltip()

    def _step(self, step: int) -> bool:
        order = [widget for widget in self.widgets if widget.takes_focus]
        if not order:
            return False
        position = (order.index(self._focused) + step) % len(order) if self._focused in order else 0 if step > 0 else -1
        self._set_focus(order[position], by_keys=True)
        return True

    def _set_focus(self, widget: Widget | None, *, by_keys: bool = False) -> None:
        if self._focused is not None and self._focused is not widget:
            self._focused.focused = False
            self._focused.leave()
        if widget is not None:
            widget.focused = True
        self._focused = widget
        self._by_keys = by_keys
        self._forget_tooltip()

    def _forget_tooltip(self) -> None:
        self.tooltip = None
        self._rested = 0.0


def _says(widget: Widget) -> bool:
    return bool(widget.disabled or widget.tip)


def _nearest(start: Widget, direction: Direction, widgets: Iterable[Widget]) -> Widget | None:
    candidates = [
        (cost, widget)
        for widget in widgets
        if widget is not start and widget.takes_focus
        for cost in (_cost(start.rect, widget.rect, direction),)
        if cost is not None
    ]
    return min(candidates, key=lambda pair: pair[0])[1] if candidates else None


def _cost(start: Rect, other: Rect, direction: Direction) -> float | None:
    """Measure how far a rectangle is in a direction; what lies askew is further."""
    step_x, step_y = direction.value
    along = (other.centerx - start.centerx) * step_x + (other.centery - start.centery) * step_y
    if along <= 0:
        return None
    across = max(0, other.left - start.right, start.left - other.right)
    down = max(0, other.top - start.bottom, start.top - other.bottom)
    gap, aside = (across, down) if step_x else (down, across)
    skew = abs(other.centery - start.centery) if step_x else abs(other.centerx - start.centerx)
    return gap + _SIDEWAYS_COST * aside + (along + skew) / 10
