"""The list of played matches: who sat there with how many points, who won, when, by which rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.session.seats import SeatKind, SeatPlan
from game.store.history_rows import MatchRow
from game.table.hud_plates import draw_portrait
from game.ui.actions import Confirm, Direction, Move, PointerButton, PointerMoved, PointerPressed, UiAction
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.scroll import ScrollArea
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import Activated, Changed, WidgetEvent

_ROW = 96
_LEAST_PLATE = 150


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match in words: the day, what it was, who won; `names` in seat order."""

    row: MatchRow
    day: str
    about: str
    result: str
    names: tuple[str, ...]

    @property
    def words(self) -> str:
        """Give all of it to be read aloud: who won with how many points each, the day, the rules."""
        seats = (f"{name} {seat.score}" for name, seat in zip(self.names, self.row.seats, strict=True))
        return ". ".join((self.result, self.day, ", ".join(seats), self.about))


class MatchList(ScrollArea):
    """Matches to choose from; a press or the arrows choose one (`Changed`), Enter watches it (`Activated("watch")`)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.lines: Sequence[MatchLine] = ()
        self.chosen = 0
        self._row = _ROW
        self._pointed: int | None = None

    @property
    def takes_focus(self) -> bool:
        """Say that the keyboard can reach it if there is anything to choose."""
        return self.visible and bool(self.lines)

    def lay_out_lines(self, kit: Kit, rect: Rect, lines: Sequence[MatchLine]) -> None:
        """Take a place and the matches to show in it."""
        self.lines = lines
        self.chosen = min(self.chosen, max(0, len(lines) - 1))
        self._row = max(kit.px(_ROW), 2 * kit.line_height("body") + 12)
        self.lay_out(kit, rect, len(lines) * self._row)
        self._reveal()

    def place_of(self, index: int) -> Rect:
        """Give the place of a match in window pixels."""
        top = self.rect.top + index * self._row - self.offset
        return Rect(self.rect.left, top, self.viewport.width, self._row)

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Choose by a press or by the arrows; a press on the chosen one, or Enter, watches it."""
        match action:
            case PointerPressed(pos, PointerButton.LEFT) if self.viewport.collidepoint(pos):
                index = self._at(pos[1])
                if index is None:
                    return None
                return Activated("watch") if index == self.chosen else self._choose(index)
            case PointerMoved(pos) if not self.pressed:
                self._pointed = self._at(pos[1]) if self.viewport.collidepoint(pos) else None
                return None
            case Move(Direction.UP):
                return self._choose(self.chosen - 1)
            case Move(Direction.DOWN):
                return self._choose(self.chosen + 1)
            case Confirm():
                return Activated("watch")
            case _:
                return super().handle(action)

    def takes(self, action: UiAction) -> bool:
        """Keep the arrows up and down, as far as there are matches that way."""
        if action == Move(Direction.UP):
            return self.chosen > 0
        return action == Move(Direction.DOWN) and self.chosen + 1 < len(self.lines)

    def spoken(self) -> Spoken:
        """Say which match is chosen."""
        place = (self.chosen + 1, len(self.lines)) if self.lines else None
        return Spoken(self.title, Role.LIST, self.lines[self.chosen].words if self.lines else "", place=place)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the matches in view, and the bar."""
        with canvas.clip(self.rect):
            for index, line in enumerate(self.lines):
                place = self.place_of(index)
                if place.bottom > self.rect.top and place.top < self.rect.bottom:
                    self._draw_line(canvas, kit, index, line, place)
        super().draw(canvas, kit)

    def _at(self, y: int) -> int | None:
        index = (y - self.rect.top + self.offset) // self._row
        return index if 0 <= index < len(self.lines) else None

    def _choose(self, index: int) -> WidgetEvent | None:
        index = min(len(self.lines) - 1, max(0, index))
        if index == self.chosen:
            return None
        self.chosen = index
        self._reveal()
        return Changed(self.name, index)

    def _reveal(self) -> None:
        self.show(self.chosen * self._row, (self.chosen + 1) * self._row)

    def _draw_line(self, canvas: Canvas, kit: Kit, index: int, line: MatchLine, place: Rect) -> None:
        is_chosen = index == self.chosen
        body = place.inflate(0, -kit.px(8))
        fill = kit.color("card" if is_chosen else "hover" if index == self._pointed and self.hovered else "raised")
        kit.draw_box(canvas, Box(body.size, kit.radius("row"), fill), body)
        ink, faint = ("on-card", "on-card") if is_chosen else ("text", "text-2")
        pad = kit.px(24)
        wide = round(body.width * 0.26)
        title = kit.text(line.day, "body", ink, width=wide)
        about = kit.text(line.about, "least", faint, width=wide)
        top = body.centery - (title.get_height() + about.get_height()) // 2
        canvas.blit(title, (body.left + pad, top))
        canvas.blit(about, (body.left + pad, top + title.get_height()))
        result_width = round(body.width * 0.2)
        result = kit.text(line.result, "body", ink, width=result_width)
        canvas.blit(result, (body.right - pad - result.get_width(), body.centery - result.get_height() // 2))
        left = body.left + 2 * pad + wide
        room = Rect(left, body.top, body.right - 2 * pad - result_width - left, body.height)
        _draw_seats(canvas, kit, line, room, ink, faint)


def _draw_seats(canvas: Canvas, kit: Kit, line: MatchLine, room: Rect, ink: str, faint: str) -> None:
    """Declare the portraits, with names and points as far as there is room for them."""
    seats = line.row.seats
    pitch = room.width // max(1, len(seats))
    side = min(kit.px(50), room.height - 8, pitch - 2)
    has_words = pitch >= kit.px(_LEAST_PLATE)
    for seat, sits in enumerate(seats):
        x = room.left + seat * pitch
        center = (x + side // 2, room.centery)
        draw_portrait(canvas, kit, sits.avatar, center, side, is_bot=sits.kind == SeatKind.BOT.value)
        if seat in line.row.winners:
            crown = kit.icon("crown", 24, "gold" if ink == "text" else "on-card")
            canvas.blit_centered(crown, (center[0], room.centery - side // 2 - kit.px(2)))
        if has_words:
            width = pitch - side - kit.px(16)
            name = kit.text(line.names[seat], "small", ink, width=width)
            points = kit.text(str(sits.score), "least", faint, width=width)
            left, top = x + side + max(kit.px(8), 9), room.centery - (name.get_height() + points.get_height()) // 2
            canvas.blit(name, (left, top))
            canvas.blit(points, (left, top + name.get_height()))


def plans_of_row(row: MatchRow) -> tuple[SeatPlan, ...]:
    """Return who sat at a match of the history, with portraits."""
    return tuple(SeatPlan(seat.name, SeatKind(seat.kind), seat.level, seat.avatar) for seat in row.seats)
