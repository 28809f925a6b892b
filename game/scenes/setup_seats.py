"""The column of seats: a row each with grip, portrait, name, who plays and remove; a dashed row adds one."""

from __future__ import annotations

from pygame import Rect

from game.ai.characters import Level
from game.i18n import Translator
from game.scenes.column import Column
from game.scenes.people import named
from game.scenes.setup_draft import Draft, DraftSeat
from game.session.seats import SeatKind
from game.session.setup import MAX_NAME, OFFERED_LEVELS
from game.table.hud_plates import draw_portrait
from game.ui.actions import PointerButton, PointerMoved, PointerPressed, UiAction
from game.ui.adjustable import Steppable
from game.ui.compositor import Canvas
from game.ui.controls import Option
from game.ui.field import Choice, TextField
from game.ui.geometry import Size
from game.ui.kit import Kit
from game.ui.round_buttons import IconButton
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import SMALL, Button, ButtonKind, Changed, Widget, WidgetEvent

PERSON = "person"
_ROW, _ROW_GAP = 84, 12
_NAME_MOST = 1000


class Grip(Steppable):
    """Moves its row by dragging it up and down, or with the arrows: `Changed` with -1 or +1."""

    def natural_size(self, kit: Kit) -> Size:
        """Give a narrow target."""
        return max(24, kit.px(34)), max(36, kit.px(56))

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Ask for one place up or down."""
        match action:
            case PointerPressed(_, PointerButton.LEFT):
                self.pressed = True
            case PointerMoved((_, y)) if self.pressed and y < self.rect.top - self.rect.height // 3:
                return self.step(-1)
            case PointerMoved((_, y)) if self.pressed and y > self.rect.bottom + self.rect.height // 3:
                return self.step(1)
            case _:
                return super().handle(action)
        return None

    def step(self, by: int) -> WidgetEvent | None:
        """Ask for the place below or above."""
        return Changed(self.name, by)

    def spoken(self) -> Spoken:
        """Say which row it moves."""
        return Spoken(self.title or self.tip, Role.NUMBER, self.value_words, detail=self.tip)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare six dots, lit while held."""
        if self.focused:
            look = Box(self.rect.size, kit.radius("key"), None, ring=kit.focus_ring())
            kit.draw_box(canvas, look, self.rect)
        color = "gold" if self.pressed else "text" if self.hovered or self.focused else "text-3"
        canvas.blit_centered(kit.icon("grip", 26, color), self.rect.center)


class Portrait(Widget):
    """A seat's animal with its badge; pressing it asks for another."""

    def __init__(self, name: str, seat: DraftSeat, *, tip: str) -> None:
        super().__init__(name, tip=tip)
        self.avatar = seat.avatar
        self.is_bot = seat.level is not None

    def natural_size(self, kit: Kit) -> Size:
        """Give a square."""
        side = max(38, kit.px(60))
        return side, side

    def spoken(self) -> Spoken:
        """Say whose it is."""
        return Spoken(self.title or self.tip, Role.BUTTON, self.value_words, detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the animal, with a ring when it has the focus or is pointed at."""
        side = self.rect.height
        edge = kit.color("outline") if self.hovered else None
        ring = kit.focus_ring() if self.focused else None
        if edge or ring:
            kit.draw_box(canvas, Box(self.rect.size, side / 2, None, edge, max(1.0, 3 * kit.u), ring=ring), self.rect)
        draw_portrait(canvas, kit, self.avatar, self.rect.center, side - 4, is_bot=self.is_bot)


class AddRow(Widget):
    """The dashed row that adds a seat."""

    def __init__(self, name: str, label: str, count: str) -> None:
        super().__init__(name)
        self.label = label
        self.count = count

    def spoken(self) -> Spoken:
        """Say that it adds a seat, and how many there are."""
        return Spoken(self.label, Role.BUTTON, self.count)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the dashed outline, a plus and the words."""
        lit = self.hovered or self.focused
        fill = kit.color("hover" if lit else "panel") if lit else None
        dash = (kit.px(7), kit.px(5))
        ring = kit.focus_ring() if self.focused else None
        look = Box(self.rect.size, kit.radius("row"), fill, kit.color("outline"), max(1.0, 2 * kit.u), dash, ring=ring)
        kit.draw_box(canvas, look, self.rect)
        icon = kit.icon("plus", 26)
        x = self.rect.left + kit.px(26)
        canvas.blit(icon, (x, self.rect.centery - icon.get_height() // 2))
        x += icon.get_width() + kit.px(18)
        count = kit.text(self.count, "small", "text-2")
        right = self.rect.right - kit.px(24) - count.get_width()
        label = kit.text(self.label, "body", width=right - x - kit.px(12))
        canvas.blit(label, (x, self.rect.centery - label.get_height() // 2))
        canvas.blit(count, (right, self.rect.centery - count.get_height() // 2))


def level_words(tr: Translator, level: Level | None) -> str:
    """Say who plays at a level: `Person`, `Hard bot`."""
    match level:
        case None:
            return tr._("Person")
        case Level.EASY:
            return tr._("Easy bot")
        case Level.NORMAL:
            return tr._("Normal bot")
        case Level.HARD:
            return tr._("Hard bot")
        case Level.EXPERT:
            return tr._("Expert bot")
        case _:
            return str(level.value)


def fill_seats(column: Column, tr: Translator, draft: Draft) -> None:
    """Put a row for every seat, the row that adds one, and what changes them all."""
    kit = column.kit
    called = _calls(tr, draft)
    for seat in draft.seats:
        _seat_row(column, tr, draft, seat, called[seat.key])
    if draft.can_add:
        count = tr._("{count} of {most} seats", count=len(draft.seats), most=10)
        height = max(44, kit.px(68))
        column.control(AddRow("add_seat", tr._("Add a seat"), count), Rect(0, column.y, column.width, height))
        column.y += height
        column.space(16)
    shuffle = Button("shuffle", tr._("Shuffle seats"), ButtonKind.QUIET, icon="swap", size=SMALL)
    names = Button("rename", tr._("Other bots"), ButtonKind.QUIET, icon="dice", size=SMALL)
    column.flow([(shuffle, shuffle.natural_size(kit)), (names, names.natural_size(kit))], kit.px(14))


def _seat_row(column: Column, tr: Translator, draft: Draft, seat: DraftSeat, called: str) -> None:
    kit, gap = column.kit, column.kit.px(12)
    row = Rect(0, column.y, column.width, max(50, kit.px(_ROW)))
    column.picture(kit.box(Box(row.size, kit.radius("row"), kit.color("raised"))), 0, row.top)
    inner = row.inflate(-2 * kit.px(10), 0)
    grip = Grip(f"grip_{seat.key}", tip=tr._("Drag to another place in turn order"))
    who = seat.name or called
    grip.title = who
    x = _put(column, grip, inner.left, row, kit) + kit.px(4)
    portrait = Portrait(f"avatar_{seat.key}", seat, tip=tr._("Another animal"))
    portrait.title = f"{who}: {portrait.tip}"
    x = _put(column, portrait, x, row, kit) + gap
    why = None if draft.can_remove else tr._("A table has two seats at least.")
    remove = IconButton(f"remove_{seat.key}", "close", tip=tr._("Remove this seat"), design=44, disabled=why)
    remove.title = f"{who}: {remove.tip}"
    right = inner.right - remove.natural_size(kit)[0]
    _put(column, remove, right, row, kit)
    options = [Option(PERSON, level_words(tr, None)), *(Option(lv.value, level_words(tr, lv)) for lv in OFFERED_LEVELS)]
    level = Choice(f"level_{seat.key}", options, PERSON if seat.level is None else seat.level.value)
    level.title = who
    wide, tall = level.natural_size(kit)
    wide = min(wide, (right - gap - x) * 56 // 100)
    height = max(36, tall)
    level_left = right - gap - wide
    column.control(level, Rect(level_left, row.centery - height // 2, wide, height))
    name = TextField(f"name_{seat.key}", seat.name, placeholder=called, most=MAX_NAME)
    room = min(level_left - gap - x, kit.px(_NAME_MOST))
    column.control(name, Rect(x, row.centery - height // 2, room, height))
    column.y = row.bottom
    column.space(_ROW_GAP)


def _put(column: Column, widget: Widget, x: int, row: Rect, kit: Kit) -> int:
    """Put a control midway down a row and give where it ends."""
    wide, tall = widget.natural_size(kit)
    column.control(widget, Rect(x, row.centery - tall // 2, wide, tall))
    return x + wide


def _calls(tr: Translator, draft: Draft) -> dict[int, str]:
    """Say what everybody is called who gets no name: "You" where there is one person, else by a number."""
    plans = named(tr, draft.result().plans)
    words = {SeatKind.HUMAN: tr._("You"), SeatKind.BOT: tr._("Name")}
    several = draft.people > 1
    return {
        seat.key: plan.name if several and plan.kind is SeatKind.HUMAN else words[plan.kind]
        for seat, plan in zip(draft.seats, plans, strict=True)
    }
