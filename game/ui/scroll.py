"""A viewport onto content that is higher than itself: wheel, dragging, keys and a bar at its right edge."""

from __future__ import annotations

from pygame import Rect

from game.ui.actions import (
    Direction,
    Move,
    PointerButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    UiAction,
    Wheel,
)
from game.ui.compositor import Canvas
from game.ui.controls import well
from game.ui.geometry import Point
from game.ui.kit import Kit
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import Changed, Widget, WidgetEvent

_NOTCH = 0.22
_BAR = 14


class ScrollArea(Widget):
    """Holds how far content is scrolled; the scene draws the content inside `viewport`, moved up by `offset`.

    Set `rect` and `content` (its height in pixels) when laying out; a change comes as `Changed(name, offset)`.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.content = 0
        self.offset = 0
        self._grip: int | None = None
        self._bar_width = _BAR

    @property
    def takes_focus(self) -> bool:
        """Say whether the keyboard can reach it: when there is anything to scroll."""
        return self.visible and self.most > 0

    @property
    def most(self) -> int:
        """Give the greatest offset."""
        return max(0, self.content - self.rect.height)

    @property
    def viewport(self) -> Rect:
        """Give the part of the window that content may use, beside the bar if there is one."""
        bar = self._bar_width * 2 if self.most else 0
        return Rect(self.rect.left, self.rect.top, self.rect.width - bar, self.rect.height)

    def lay_out(self, kit: Kit, rect: Rect, content: int) -> None:
        """Set the place and the height of the content in pixels, keeping the offset as far as it goes."""
        self.rect = rect
        self.content = content
        self._bar_width = kit.px(_BAR)
        self.offset = min(self.offset, self.most)

    def show(self, top: int, bottom: int) -> WidgetEvent | None:
        """Scroll as little as needed so that a stretch of the content is seen."""
        if top < self.offset:
            return self._set(top)
        if bottom > self.offset + self.rect.height:
            return self._set(bottom - self.rect.height)
        return None

    def has_bar_at(self, pos: Point) -> bool:
        """Say whether its bar is at a point in window pixels."""
        return bool(self.most) and pos[0] >= self.rect.right - 2 * self._bar_width

    def pull(self, down: int) -> WidgetEvent | None:
        """Move the content with a finger, so many pixels down."""
        return self._set(self.offset - down)

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Scroll by wheel, bar or arrows."""
        match action:
            case Wheel(_, notches):
                return self._set(round(self.offset - notches * self.rect.height * _NOTCH))
            case Move(Direction.UP):
                return self._set(round(self.offset - self.rect.height * _NOTCH))
            case Move(Direction.DOWN):
                return self._set(round(self.offset + self.rect.height * _NOTCH))
            case PointerPressed(pos, PointerButton.LEFT) if self.most:
                self._grip = pos[1] - self._thumb.top if self._thumb.collidepoint(pos) else None
                self.pressed = self._grip is not None
                if self._grip is None and pos[0] >= self.rect.right - self._bar_width:
                    step = self.rect.height if pos[1] > self._thumb.bottom else -self.rect.height
                    return self._set(self.offset + step)
            case PointerMoved((_, y)) if self._grip is not None:
                free = self.rect.height - self._thumb.height
                return self._set(round((y - self._grip - self.rect.top) * self.most / max(1, free)))
            case PointerReleased():
                self._grip = None
                self.pressed = False
            case _:
                pass
        return None

    def takes(self, action: UiAction) -> bool:
        """Keep the arrows up and down while there is more to see that way."""
        if action == Move(Direction.UP):
            return self.offset > 0
        return action == Move(Direction.DOWN) and self.offset < self.most

    def spoken(self) -> Spoken:
        """Say how far its text is scrolled."""
        share = self.offset / self.most if self.most else 0.0
        return Spoken(self.title, Role.TEXT, share=share, detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the bar, if there is anything to scroll."""
        if not self.most:
            return
        width = self._bar_width
        track = Rect(self.rect.right - width, self.rect.top, width, self.rect.height)
        ring = kit.focus_ring() if self.focused else None
        edge = kit.color("outline")
        look = Box(track.size, width / 2, well(kit), edge, max(1.0, 1.5 * kit.u), ring=ring)
        kit.draw_box(canvas, look, track)
        thumb = self._thumb
        color = kit.color("text" if self.hovered or self.pressed else "text-2")
        kit.draw_box(canvas, Box(thumb.size, thumb.width / 2, color), thumb)

    @property
    def _thumb(self) -> Rect:
        height = max(self._bar_width * 2, self.rect.height * self.rect.height // max(1, self.content))
        free = self.rect.height - height
        top = self.rect.top + (free * self.offset // self.most if self.most else 0)
        width = self._bar_width - 4
        return Rect(self.rect.right - self._bar_width + 2, top + 2, width, height - 4)

    def _set(self, offset: int) -> WidgetEvent | None:
        offset = min(self.most, max(0, offset))
        if offset == self.offset:
            return None
        self.offset = offset
        return Changed(self.name, offset)
