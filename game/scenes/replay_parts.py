"""The controls of a replay: the scrubber with its marks, and the list of moves."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import SRCALPHA, Rect, Surface

from game.scenes.portraits import draw_avatar
from game.scenes.replay_reel import Mark
from game.session.seats import SeatPlan
from game.ui.actions import Confirm, PointerButton, PointerMoved, PointerPressed, UiAction
from game.ui.adjustable import Adjustable
from game.ui.compositor import Canvas
from game.ui.controls import well
from game.ui.kit import Kit
from game.ui.scroll import ScrollArea
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box, converted
from game.ui.widgets import Activated, WidgetEvent

MARKS: dict[Mark, tuple[str, str]] = {
    Mark.WIN: ("trophy", "gold"),
    Mark.CHALLENGE: ("flag", "info"),
    Mark.CATCH: ("hand", "danger-2"),
    Mark.CALL: ("warn", "gold"),
    Mark.PENALTY: ("bolt", "danger-2"),
    Mark.HANDS: ("people", "info"),
    Mark.REVERSE: ("swap", "info"),
}
"""The icon of each mark and its colour."""

_MOST_TICKS = 120
_ROW = 64


class Scrubber(Adjustable[int]):
    """A place among the positions of a round, dragged along a line; `marks` are by position."""

    def __init__(self, name: str, *, tip: str = "") -> None:
        super().__init__(name, tip=tip)
        self.last = 1
        self.value = 0
        self.marks: tuple[Mark | None, ...] = ()

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Follow the pointer while pressed; step with the arrows; Enter or Space plays and pauses."""
        match action:
            case PointerPressed((x, _), PointerButton.LEFT):
                self.pressed = True
                return self._set(self._at(x))
            case PointerMoved((x, _)) if self.pressed:
                return self._set(self._at(x))
            case Confirm():
                return Activated("play")
            case _:
                return super().handle(action)

    def step(self, by: int) -> WidgetEvent | None:
        """Go one move on or back."""
        return self._set(self.value + by)

    def x_of(self, position: int) -> int:
        """Give the column of a position in window pixels."""
        track = self.track
        return round(track.left + track.width * position / max(1, self.last))

    @property
    def track(self) -> Rect:
        """Give the line itself, in window pixels."""
        inset = self.rect.height // 4
        height = max(6, self.rect.height // 8)
        return Rect(
            self.rect.left + inset, self.rect.bottom - height - inset // 2 - 4, self.rect.width - 2 * inset, height
        )

    def spoken(self) -> Spoken:
        """Say at which move it stands."""
        return Spoken(self.title, Role.SLIDER, self.value_words or str(self.value), detail=self.tip)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the line, its ticks, the marks above it and the knob."""
        track = self.track
        radius = track.height / 2
        edge = kit.color("mint" if self.hovered else "outline")
        kit.draw_box(canvas, Box(track.size, radius, well(kit), edge, max(1.0, 1.5 * kit.u)), track)
        here = self.x_of(self.value)
        full = Rect(track.left, track.top, max(track.height, here - track.left), track.height)
        kit.draw_box(canvas, Box(full.size, radius, kit.color("gold")), full)
        if 2 <= self.last <= _MOST_TICKS:
            self._draw_ticks(canvas, kit, here)
        marks = self._picture(kit, "marks", self._mark_picture)
        canvas.blit(marks, (self.rect.left, self.rect.top))
        side = kit.px(34)
        ring = kit.focus_ring() if self.focused else None
        knob = Box((side, side), side / 2, kit.color("card"), kit.color("gold"), max(2.0, 4 * kit.u), ring=ring)
        kit.draw_box(canvas, knob, Rect(here - side // 2, track.centery - side // 2, side, side))

    def _draw_ticks(self, canvas: Canvas, kit: Kit, here: int) -> None:
        """Declare the ticks: dark on the part that is full, pale on the rest."""
        for color, part in (("on-gold", (self.rect.left, here)), ("text-3", (here, self.rect.right))):
            ticks = self._picture(kit, color, partial(self._tick_picture, color=color))
            with canvas.clip(Rect(part[0], self.rect.top, part[1] - part[0], self.rect.height)):
                canvas.blit(ticks, (self.rect.left, self.track.centery - ticks.get_height() // 2))

    def _picture(self, kit: Kit, name: str, make: Callable[[Kit], Surface]) -> Surface:
        """Give a picture as wide as the scrubber, made once for a round and a place."""
        key = ("scrubber", name, self.marks, tuple(self.rect), kit.u, kit.theme.name)
        return kit.assets.cache.get(key, lambda: make(kit))

    def _tick_picture(self, kit: Kit, *, color: str) -> Surface:
        dot = kit.disc(max(2, kit.px(4)), color)
        picture = Surface((self.rect.width, dot.get_height()), SRCALPHA)
        for position in range(1, self.last):
            picture.blit(dot, (self.x_of(position) - self.rect.left - dot.get_width() // 2, 0))
        return converted(picture)

    def _mark_picture(self, kit: Kit) -> Surface:
        """Draw icons above the line; where two would touch, the one with more to tell stays."""
        picture = Surface((self.rect.width, max(1, self.track.top - self.rect.top)), SRCALPHA)
        order = list(Mark)
        free: list[int] = []
        marked = [(order.index(mark), at) for at, mark in enumerate(self.marks) if mark is not None]
        for index, at in sorted(marked):
            name, color = MARKS[order[index]]
            icon = kit.icon(name, 24, color)
            x = self.x_of(at)
            if any(abs(x - other) < icon.get_width() + 2 for other in free):
                continue
            free.append(x)
            middle, high = x - self.rect.left, icon.get_height()
            picture.blit(icon, (middle - icon.get_width() // 2, 0))
            picture.fill(kit.color(color), Rect(middle - 1, high + 2, 2, max(2, picture.get_height() - high - 3)))
        return converted(picture)

    def _at(self, x: int) -> int:
        return round((x - self.track.left) * self.last / max(1, self.track.width))

    def _set(self, value: int) -> WidgetEvent | None:
        return self.take(min(self.last, max(0, value)))


@dataclass(frozen=True, slots=True)
class Told:
    """One line of the list: which position it leads to, who moved (None for the deal), and what is said of it."""

    position: int
    plan: SeatPlan | None
    sentence: str
    mark: Mark | None


class MoveList(ScrollArea):
    """The moves of a round in words; a click on one is answered with `Activated("move_12")`."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.positions: Sequence[int] = ()
        self._tell: Callable[[int], Told] | None = None
        self.here = 0
        self._row = _ROW

    def lay_out_rows(self, kit: Kit, rect: Rect, positions: Sequence[int], tell: Callable[[int], Told]) -> None:
        """Take a place and the positions to list in it, in rising order; `tell` words those that are seen."""
        self.positions, self._tell = positions, tell
        three = 3 * kit.type.height("small", kit.theme.least_pixels) + 4
        self._row = max(kit.px(_ROW), 2 * kit.line_height("small") + 10, three)
        self.lay_out(kit, rect, len(positions) * self._row)

    def follow(self, position: int) -> None:
        """Mark the move that led to a position, and scroll to it."""
        self.here = position
        index = self._index
        if index is not None:
            lead = min(self.rect.height // 3, 2 * self._row)
            self.show(max(0, index * self._row - lead), min(self.content, (index + 1) * self._row + lead))

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Choose a move by a press; scroll otherwise."""
        match action:
            case PointerPressed((x, y), PointerButton.LEFT) if self.viewport.collidepoint((x, y)):
                index = (y - self.rect.top + self.offset) // self._row
                return Activated(f"move_{self.positions[index]}") if index < len(self.positions) else None
            case _:
                return super().handle(action)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the rows in view, and the bar."""
        first = self.offset // self._row
        most = self.rect.height // self._row + 2
        with canvas.clip(self.rect):
            for index, position in enumerate(self.positions[first : first + most], first):
                if self._tell is not None:
                    self._draw_row(canvas, kit, self._tell(position), self._place_of(index))
        super().draw(canvas, kit)

    def row_at(self, position: int) -> Rect | None:
        """Give the place of the row of a position, in window pixels; None if the list does not show it."""
        return self._place_of(self.positions.index(position)) if position in self.positions else None

    @property
    def _index(self) -> int | None:
        """Return the row of the position, or the last one before it."""
        index = bisect_right(self.positions, self.here) - 1
        return index if index >= 0 else None

    def _place_of(self, index: int) -> Rect:
        top = self.rect.top + index * self._row - self.offset
        return Rect(self.rect.left, top, self.viewport.width, self._row)

    def _draw_row(self, canvas: Canvas, kit: Kit, row: Told, rect: Rect) -> None:
        is_here = row.position == self.here
        if is_here:
            body = rect.inflate(0, -kit.px(6))
            kit.draw_box(canvas, Box(body.size, kit.radius("row"), kit.color("card")), body)
        dim = row.position > self.here
        ink = "on-card" if is_here else "text-2" if dim else "text"
        pad, wide = kit.px(10), kit.px(38)
        number = kit.text(str(row.position), "small", "on-card" if is_here else "text-3", width=wide)
        canvas.blit(number, (rect.left + pad, rect.centery - number.get_height() // 2))
        side = kit.px(40)
        x = rect.left + pad + wide + side // 2 + kit.px(6)
        if row.plan is not None:
            draw_avatar(canvas, kit, row.plan, (x, rect.centery), side, badge=False)
        else:
            canvas.blit_centered(kit.icon("deck", 26, ink), (x, rect.centery))
        left = x + side // 2 + kit.px(12)
        mark = kit.icon(*_mark_look(row.mark, is_here=is_here)) if row.mark is not None else None
        right = rect.right - pad - (mark.get_width() + kit.px(6) if mark is not None else 0)
        _draw_sentence(canvas, kit, row.sentence, ink, Rect(left, rect.top, max(20, right - left), rect.height))
        if mark is not None:
            canvas.blit(mark, (rect.right - pad - mark.get_width(), rect.centery - mark.get_height() // 2))


def _mark_look(mark: Mark, *, is_here: bool) -> tuple[str, float, str]:
    name, color = MARKS[mark]
    return name, 22, "on-card" if is_here else color


def _draw_sentence(canvas: Canvas, kit: Kit, sentence: str, ink: str, rect: Rect) -> None:
    """Declare a sentence in one line or two, in three of the least size where it needs them."""
    most = max(2, rect.height // kit.type.height("small", kit.theme.least_pixels))
    lines, pixels = kit.type.wrapped_within(sentence, "small", kit.font_px("small"), rect.width, 2)
    if most > 2 and pixels == kit.theme.least_pixels:
        lines, pixels = kit.type.wrapped_within(sentence, "small", pixels, rect.width, most)
    surfaces = [kit.type.fitting(line, "small", pixels, kit.color(ink), rect.width) for line in lines]
    y = rect.centery - sum(surface.get_height() for surface in surfaces) // 2
    for surface in surfaces:
        canvas.blit(surface, (rect.left, y))
        y += surface.get_height()
