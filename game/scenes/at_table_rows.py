"""The rows of the seats at a table: portrait, name, who plays, and what may be done about it."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.ai.characters import Level
from game.i18n import Translator
from game.rules.seat import Seat
from game.scenes.column import Column
from game.scenes.setup_draft import DraftSeat
from game.scenes.setup_seats import Portrait, level_words
from game.session.reseating import Reseating
from game.session.seats import SeatKind, SeatPlan
from game.session.setup import MAX_NAME, OFFERED_LEVELS
from game.table.hud_plates import draw_portrait
from game.ui.compositor import Canvas
from game.ui.controls import Option
from game.ui.field import Choice, TextField
from game.ui.kit import Kit
from game.ui.turned import flattened
from game.ui.vector import Box
from game.ui.widgets import SMALL, Button, ButtonKind

_ROW, _ROW_GAP, _PAD = 76, 10, 14
_LEAST_NAME, _NAME = 150, 300


def seat_of(name: str) -> Seat:
    """Return the seat in a control's name such as `leave_3`."""
    return Seat(int(name.rpartition("_")[2]))


def fill_rows(column: Column, tr: Translator, seats: Reseating, sealed: frozenset[Seat]) -> None:
    """Put a row for every seat, in turn order; nobody new may sit down at `sealed` cards."""
    for number, plan in enumerate(seats.plans):
        seat = Seat(number)
        _fill_row(column, tr, seat, plan, _acts(tr, seats, seat, is_sealed=seat in sealed))


def _acts(tr: Translator, seats: Reseating, seat: Seat, *, is_sealed: bool) -> list[Button]:
    """Make the buttons of a seat."""
    if seat in seats.people:
        return [Button(f"leave_{seat}", tr._("Let a bot play on"), icon="bot", size=SMALL)]
    acts = []
    back = seats.returning(seat)
    if back is not None:
        words = tr._("{name} comes back", name=back.name) if back.name else tr._("Come back")
        acts.append(Button(f"return_{seat}", words, icon="person", size=SMALL))
    kind = ButtonKind.SECONDARY if back is None else ButtonKind.QUIET
    why = tr._("These cards open by a PIN until the next deal.") if is_sealed else None
    acts.append(Button(f"sit_{seat}", tr._("Take this seat"), kind, icon="plus", size=SMALL, disabled=why))
    return acts


def _fill_row(column: Column, tr: Translator, seat: Seat, plan: SeatPlan, acts: list[Button]) -> None:
    """Put a row: the buttons stand beside the name, or below it where there is no room for both."""
    kit, gap, pad = column.kit, column.kit.px(14), column.kit.px(_PAD)
    sizes = [act.natural_size(kit) for act in acts]
    wanted = sum(size[0] for size in sizes) + gap * len(acts)
    line = max(50, kit.px(_ROW))
    room = column.width - 2 * pad
    left = _least_width(kit, tr, plan)
    is_one_line = left + wanted <= room
    row = Rect(0, column.y, column.width, line if is_one_line else line + sizes[0][1] + pad)
    column.picture(kit.box(Box(row.size, kit.radius("row"), kit.color("raised"))), 0, row.top)
    upper = Rect(pad, row.top, room - (wanted if is_one_line else 0), line)
    _fill_person(column, tr, seat, plan, upper)
    middle = upper.centery if is_one_line else upper.bottom + sizes[0][1] // 2
    right, most = pad + room, (room - gap * (len(acts) - 1)) // len(acts)
    for act, (wide, tall) in reversed(list(zip(acts, sizes, strict=True))):
        wide = wide if is_one_line else min(wide, most)
        act.title = f"{plan.name}: {act.label}"
        column.control(act, Rect(right - wide, middle - tall // 2, wide, tall))
        right -= wide + gap
    column.y = row.bottom
    column.space(_ROW_GAP)


def _least_width(kit: Kit, tr: Translator, plan: SeatPlan) -> int:
    side, gap = max(38, kit.px(60)), kit.px(14)
    return side + gap + kit.px(_LEAST_NAME) + gap + _who_width(kit, tr, plan)


def _who_width(kit: Kit, tr: Translator, plan: SeatPlan) -> int:
    if plan.kind is SeatKind.HUMAN:
        return kit.text_width(level_words(tr, None), "body")
    return _level(tr, Seat(0), plan).natural_size(kit)[0]


def _fill_person(column: Column, tr: Translator, seat: Seat, plan: SeatPlan, area: Rect) -> None:
    """Put who sits there: portrait and name, to be changed by people, and for a bot its level."""
    kit, gap = column.kit, column.kit.px(14)
    side, who = max(38, kit.px(60)), _who_width(kit, tr, plan)
    face = Rect(area.left, area.centery - side // 2, side, side)
    wide = min(area.width - side - 2 * gap - who, kit.px(_NAME))
    name = Rect(face.right + gap, area.centery, wide, 0)
    at = name.right + gap
    if plan.kind is SeatKind.HUMAN:
        drafted = DraftSeat(seat, plan.name, None, plan.avatar)
        column.control(Portrait(f"avatar_{seat}", drafted, tip=tr._("Another animal")), face)
        field = TextField(f"name_{seat}", plan.name, placeholder=tr._("Name"), most=MAX_NAME)
        tall = max(36, field.natural_size(kit)[1])
        column.control(field, Rect(name.left, area.centery - tall // 2, wide, tall))
        words = kit.text(level_words(tr, None), "body", "text-2")
        column.picture(words, at, area.centery - words.get_height() // 2)
        return
    around = face.inflate(kit.px(16), kit.px(16))  # the badge reaches beyond the portrait
    picture = flattened(around.size, partial(_draw_bot, kit=kit, avatar=plan.avatar, side=side - 4))
    column.picture(picture, around.left, around.top)
    words = kit.text(plan.name, "body", width=wide)
    column.picture(words, name.left, area.centery - words.get_height() // 2)
    level = _level(tr, seat, plan)
    level.title = plan.name
    tall = max(36, level.natural_size(kit)[1])
    column.control(level, Rect(at, area.centery - tall // 2, who, tall))


def _draw_bot(canvas: Canvas, kit: Kit, avatar: str, side: int) -> None:
    draw_portrait(canvas, kit, avatar, canvas.rect.center, side, is_bot=True)


def _level(tr: Translator, seat: Seat, plan: SeatPlan) -> Choice:
    offered = OFFERED_LEVELS if Level(plan.level) in OFFERED_LEVELS else (*OFFERED_LEVELS, Level(plan.level))
    return Choice(f"level_{seat}", [Option(level.value, level_words(tr, level)) for level in offered], plan.level)
