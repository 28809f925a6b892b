"""The list beside a page of the rules: all pages by section, or those a search found with what it found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pygame import Rect

from game.i18n import Translator
from game.table.reference import Found
from game.table.reference_page import Page, Section
from game.ui.actions import Confirm, Direction, Move, PointerButton, PointerMoved, PointerPressed, UiAction
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.scroll import ScrollArea
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import Activated, WidgetEvent

_ICONS = {
    Section.AIM: "flag",
    Section.TURN: "play",
    Section.CARDS: "deck",
    Section.UNO: "warn",
    Section.SCORING: "star",
    Section.HOUSE: "home",
}


@dataclass(frozen=True, slots=True)
class Head:
    """The heading of a section."""

    section: Section


Row: TypeAlias = Head | Page | Found


def all_rows(pages: Sequence[Page]) -> tuple[Row, ...]:
    """Give every page below the heading of its section."""
    rows: list[Row] = []
    for section in Section:
        rows.append(Head(section))
        rows += [page for page in pages if page.section is section]
    return tuple(rows)


def section_words(tr: Translator, section: Section) -> str:
    """Name a section."""
    match section:
        case Section.AIM:
            return tr._("The aim and the deal")
        case Section.TURN:
            return tr._("Your turn")
        case Section.CARDS:
            return tr._("The cards")
        case Section.UNO:
            return tr._("Calling UNO")
        case Section.SCORING:
            return tr._("Scoring")
        case Section.HOUSE:
            return tr._("House rules")


class RulesList(ScrollArea):
    """Pages to choose from; a press, or the arrows up and down, answer with `Activated("page_wild4")`."""

    def __init__(self, name: str, tr: Translator) -> None:
        super().__init__(name)
        self.rows: tuple[Row, ...] = ()
        self.chosen = ""
        self._tr = tr
        self._tops: list[int] = [0]
        self._pointed: int | None = None

    @property
    def takes_focus(self) -> bool:
        """Say that the keyboard can always reach it."""
        return self.visible and bool(self.rows)

    def lay_out_rows(self, kit: Kit, rect: Rect, rows: tuple[Row, ...]) -> None:
        """Take a place and the rows to show in it."""
        self.rows = rows
        self._pointed = None
        self._tops = [0]
        for row in rows:
            self._tops.append(self._tops[-1] + _height(kit, row))
        self.lay_out(kit, rect, self._tops[-1])
        self.reveal()

    def reveal(self) -> None:
        """Scroll to the chosen page."""
        index = self._index
        if index is not None:
            lead = min(self._tops[index + 1] - self._tops[index], self.rect.height // 3)
            self.show(max(0, self._tops[index] - lead), min(self.content, self._tops[index + 1] + lead))

    def row_at(self, page: str) -> Rect | None:
        """Give the place of a page's row in window pixels, None if it is not listed."""
        for index, row in enumerate(self.rows):
            if _id(row) == page:
                return self._place(index)
        return None

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Choose by a press or by the arrows; scroll otherwise."""
        match action:
            case PointerPressed(pos, PointerButton.LEFT) if self.viewport.collidepoint(pos):
                index = self._at(pos[1])
                return None if index is None else self._choose(index)
            case PointerMoved(pos) if not self.pressed:
                self._pointed = self._at(pos[1]) if self.viewport.collidepoint(pos) else None
                return None
            case Move(Direction.UP):
                return self._step(-1)
            case Move(Direction.DOWN):
                return self._step(1)
            case Confirm():
                return None
            case _:
                return super().handle(action)

    def takes(self, action: UiAction) -> bool:
        """Keep the arrows up and down, as far as there are pages that way."""
        match action:
            case Move(Direction.UP):
                return self._neighbour(-1) is not None
            case Move(Direction.DOWN):
                return self._neighbour(1) is not None
            case _:
                return False

    def spoken(self) -> Spoken:
        """Say which page is chosen, and with a search what it found there."""
        pages = [row for row in self.rows if not isinstance(row, Head)]
        index = next((number for number, row in enumerate(pages) if _id(row) == self.chosen), None)
        if index is None:
            return Spoken(self.title, Role.LIST)
        return Spoken(self.title, Role.LIST, _words(pages[index]), place=(index + 1, len(pages)))

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the rows in view, and the bar."""
        with canvas.clip(self.rect.inflate(kit.px(12), 0)):
            for index, row in enumerate(self.rows):
                place = self._place(index)
                if place.bottom > self.rect.top and place.top < self.rect.bottom:
                    self._draw_row(canvas, kit, row, place, is_pointed=index == self._pointed and self.hovered)
        super().draw(canvas, kit)

    @property
    def _index(self) -> int | None:
        return next((index for index, row in enumerate(self.rows) if _id(row) == self.chosen), None)

    def _place(self, index: int) -> Rect:
        top = self.rect.top + self._tops[index] - self.offset
        return Rect(self.rect.left, top, self.viewport.width, self._tops[index + 1] - self._tops[index])

    def _at(self, y: int) -> int | None:
        inside = y - self.rect.top + self.offset
        for index, row in enumerate(self.rows):
            if self._tops[index] <= inside < self._tops[index + 1]:
                return None if isinstance(row, Head) else index
        return None

    def _neighbour(self, step: int) -> int | None:
        index = self._index
        index = (-1 if step > 0 else len(self.rows)) if index is None else index
        index += step
        while 0 <= index < len(self.rows) and isinstance(self.rows[index], Head):
            index += step
        return index if 0 <= index < len(self.rows) else None

    def _step(self, step: int) -> WidgetEvent | None:
        index = self._neighbour(step)
        return None if index is None else self._choose(index)

    def _choose(self, index: int) -> WidgetEvent:
        self.chosen = _id(self.rows[index])
        self.reveal()
        return Activated(f"page_{self.chosen}")

    def _draw_row(self, canvas: Canvas, kit: Kit, row: Row, place: Rect, *, is_pointed: bool) -> None:
        if isinstance(row, Head):
            icon = kit.icon(_ICONS[row.section], 20, "mint")
            middle = place.bottom - kit.line_height("small") // 2 - kit.px(6)
            canvas.blit(icon, (place.left + kit.px(6), middle - icon.get_height() // 2))
            words = section_words(self._tr, row.section)
            left = place.left + icon.get_width() + kit.px(16)
            label = kit.text(words, "small", "mint", width=place.right - left)
            canvas.blit(label, (left, middle - label.get_height() // 2))
            return
        is_chosen = _id(row) == self.chosen
        body = place.inflate(0, -kit.px(6))
        if is_chosen or is_pointed or isinstance(row, Found):
            fill = kit.color("card" if is_chosen else "hover" if is_pointed else "raised")
            kit.draw_box(canvas, Box(body.size, kit.radius("row"), fill), body)
        ink = "on-card" if is_chosen else "text"
        pad = kit.px(16)
        page = row.page if isinstance(row, Found) else row
        title = kit.text(page.title, "body", ink, width=body.width - 2 * pad)
        if isinstance(row, Page):
            canvas.blit(title, (body.left + pad, body.centery - title.get_height() // 2))
            return
        top = body.centery - (title.get_height() + kit.line_height("least")) // 2
        canvas.blit(title, (body.left + pad, top))
        ground = Rect(body.left + pad, top + title.get_height(), body.width - 2 * pad, kit.line_height("least"))
        _draw_excerpt(canvas, kit, row, ground, is_chosen=is_chosen)


def _id(row: Row) -> str:
    match row:
        case Head():
            return ""
        case Found():
            return row.page.id
        case Page():
            return row.id


def _words(row: Row) -> str:
    """Give a page's title, and with a search the sentence in which something was found."""
    match row:
        case Head():
            return ""
        case Found():
            return f"{row.page.title}. {row.before}{row.match}{row.after}"
        case Page():
            return row.title


def _height(kit: Kit, row: Row) -> int:
    match row:
        case Head():
            return kit.line_height("small") + kit.px(26)
        case Found():
            return kit.line_height("body") + kit.line_height("least") + kit.px(30)
        case Page():
            return max(kit.px(48), kit.line_height("body") + kit.px(14), 30)


def _draw_excerpt(canvas: Canvas, kit: Kit, found: Found, at: Rect, *, is_chosen: bool) -> None:
    """Declare a piece of a sentence with what was found on a gold ground; what has no room is left out."""
    ink = "on-card" if is_chosen else "text-2"
    pieces = ((found.before, ink, False), (found.match, "on-gold", True), (found.after, ink, False))
    x = at.left
    with canvas.clip(at):
        for words, color, stands_out in pieces:
            if not words or x >= at.right:
                continue
            label = kit.text(words, "least", color)
            if stands_out:
                ground = Box((label.get_width() + 6, at.height), kit.px(5), kit.color("gold"))
                kit.draw_box(canvas, ground, Rect(x, at.top, 0, 0))
                x += 3
            canvas.blit(label, (x, at.top))
            x += label.get_width() + (3 if stands_out else 0)
