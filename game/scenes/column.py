"""A panel's scrolling content: words and controls placed from the top down, moved together, kept in sight of the focus.

A scene builds a column anew whenever it lays out; only how far it is scrolled outlives that.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pygame import Rect, Surface

from game.scenes.pieces import heading_line
from game.ui.compositor import Canvas
from game.ui.controls import Toggle
from game.ui.field import Choice
from game.ui.form import Form
from game.ui.geometry import Size
from game.ui.kit import ColorName, Kit
from game.ui.scroll import ScrollArea
from game.ui.vector import Box
from game.ui.widgets import Widget

_BAR_ROOM, _RING = 28, 10
_MOST_CONTROL = 0.48


class Column:
    """Words and controls below one another; lengths within it are real pixels of the content, from its top."""

    def __init__(self, name: str) -> None:
        self.area = ScrollArea(name)
        self.y = 0
        self._kit: Kit | None = None
        self._rect = Rect(0, 0, 1, 1)
        self._pictures: list[tuple[Surface, int, int]] = []
        self._controls: list[tuple[Widget, Rect]] = []
        self.width = 0

    @property
    def kit(self) -> Kit:
        """Give what it is laid out with."""
        assert self._kit is not None, "a column is laid out before it is filled"
        return self._kit

    @property
    def left(self) -> int:
        """Give where its content begins, a ring's width from the edge."""
        return self.kit.px(_RING)

    @property
    def controls(self) -> tuple[Widget, ...]:
        """Give the scroll bar and the controls in their order."""
        return (self.area, *(widget for widget, _ in self._controls))

    @contextmanager
    def filled(self, kit: Kit, rect: Rect) -> Iterator[None]:
        """Empty it for a rectangle of the window; fill it inside the `with` block."""
        self._kit, self._rect = kit, rect
        self.width = rect.width - kit.px(_RING) - max(kit.px(_BAR_ROOM), kit.px(_RING))
        self._pictures, self._controls = [], []
        self.y = kit.px(_RING)
        yield
        self.area.lay_out(kit, rect, self.y + kit.px(_RING))
        self.follow()

    def space(self, design: float) -> None:
        """Leave a gap."""
        self.y += self.kit.px(design)

    def picture(self, surface: Surface, x: int = 0, y: int | None = None) -> None:
        """Put a picture at a place of the content, by default below what is there, without moving on."""
        self._pictures.append((surface, self.left + x, self.y if y is None else y))

    def control(self, widget: Widget, rect: Rect) -> None:
        """Put a control at a place of the content; its left edge counts from the content's."""
        self._controls.append((widget, rect.move(self.left, 0)))

    def words(self, surface: Surface) -> None:
        """Put a line or paragraph and move on below it."""
        self.picture(surface)
        self.y += surface.get_height()

    def group(self, title: str) -> None:
        """Head the rows that follow."""
        kit = self.kit
        self.words(kit.text(title.upper(), "least", "mint", tracking=0.09, width=self.width))
        self.space(8)

    def rule(self) -> None:
        """Draw a thin line."""
        kit = self.kit
        self.space(10)
        self.picture(kit.box(Box((self.width, max(1, kit.px(1.5))), 0, kit.color("line"))))
        self.space(14)

    def row(
        self, title: str, line: str, control: Widget, *, problem: str = "", wide: float = 0, value: str = ""
    ) -> None:
        """Put a name and a line about it at the left, the control at the right, and what is wrong with it below.

        `value` says the control's value beside it.
        """
        kit = self.kit
        control.title, control.value_words = title, value
        control.detail = " ".join(filter(None, (problem, line)))
        said = kit.text(value, "label") if value else None
        aside = max(kit.px(84), said.get_width() + kit.px(8)) if said else 0
        size = control.natural_size(kit)
        most = round(self.width * _MOST_CONTROL) - aside
        if isinstance(control, Choice) and control.least_width(kit) > most:
            self._stacked(title, line, control, size, problem)
            return
        width = min(max(size[0], kit.px(wide)), most)
        size = (width, size[1] if isinstance(control, Toggle) else max(size[1], 32))
        room = self.width - size[0] - aside - kit.px(20)
        head = heading_line(kit, title, "label", width=room)
        about = kit.paragraph(line, room, "small", "text-2") if line else None
        height = head.get_height() + (about.get_height() if about else 0)
        full = max(height, size[1])
        top = self.y + (full - height) // 2
        self.picture(head, 0, top)
        if about:
            self.picture(about, 0, top + head.get_height())
        self.control(control, Rect(self.width - aside - size[0], self.y + (full - size[1]) // 2, *size))
        if said:
            self.picture(said, self.width - said.get_width(), self.y + (full - said.get_height()) // 2)
        self.y += full
        if problem:
            self.warning(problem)
        self.space(16)

    def _stacked(self, title: str, line: str, control: Choice, size: Size, problem: str) -> None:
        """Put a control whose words are too long to stand beside its name below it."""
        self.words(heading_line(self.kit, title, "label", width=self.width))
        if line:
            self.words(self.kit.paragraph(line, self.width, "small", "text-2"))
        self.space(6)
        width = min(size[0], self.width)
        self.control(control, Rect(self.width - width, self.y, width, max(size[1], 32)))
        self.y += max(size[1], 32)
        if problem:
            self.warning(problem)
        self.space(16)

    def warning(self, sentence: str, color: ColorName = "danger-2") -> None:
        """Put a sentence with a triangle before it."""
        self.remark(sentence, "warn", color)

    def remark(self, sentence: str, sign: str, color: ColorName) -> None:
        """Put a sentence with an icon before it."""
        kit = self.kit
        icon = kit.icon(sign, 22, color)
        gap = icon.get_width() + kit.px(8)
        words = kit.paragraph(sentence, self.width - gap, "small", color)
        self.space(6)
        self.picture(icon, 0, self.y + max(0, (kit.line_height("small") - icon.get_height()) // 2))
        self.picture(words, gap)
        self.y += max(words.get_height(), icon.get_height())

    def flow(self, widgets: list[tuple[Widget, Size]], gap: int) -> None:
        """Put controls side by side, on as many lines as they need, and move on below them."""
        line: list[tuple[Widget, Rect]] = []
        for widget, (wide, tall) in widgets:
            wide = min(wide, self.width)
            x = line[-1][1].right + gap if line else 0
            if x + wide > self.width:
                self._end_line(line)
                self.y += gap
                x, line = 0, []
            line.append((widget, Rect(x, self.y, wide, tall)))
        self._end_line(line)

    def _end_line(self, line: list[tuple[Widget, Rect]]) -> None:
        height = max((rect.height for _, rect in line), default=0)
        for widget, rect in line:
            self.control(widget, rect.move(0, (height - rect.height) // 2))
        self.y += height

    def follow(self) -> None:
        """Move the controls to where the content is scrolled; an open list may reach beyond the panel.

        A list whose control is scrolled out of sight closes.
        """
        left, top = self._rect.left, self._rect.top - self.area.offset
        for widget, rect in self._controls:
            widget.rect = rect.move(left, top)
            if not self._rect.colliderect(widget.rect):
                widget.leave()
            widget.clip = None if isinstance(widget, Choice) and widget.open else self._rect

    def reveal(self, form: Form) -> None:
        """Scroll as little as needed so that the control with the focus is seen."""
        margin = self.kit.px(_RING)
        for widget, rect in self._controls:
            if widget.name == form.focused and widget.focused:
                self.area.show(max(0, rect.top - margin), rect.bottom + margin)
        self.follow()

    @contextmanager
    def in_sight(self, form: Form) -> Iterator[None]:
        """Have the control that gets the focus inside the `with` block seen after it."""
        before = form.focused
        yield
        if form.focused != before:
            self.reveal(form)
        self.follow()

    def draw(self, canvas: Canvas) -> None:
        """Declare the words and pictures; the form declares the controls."""
        with canvas.clip(self._rect):
            top = self._rect.top - self.area.offset
            for surface, x, y in self._pictures:
                if -surface.get_height() < y - self.area.offset < self._rect.height:
                    canvas.blit(surface, (self._rect.left + x, top + y))
