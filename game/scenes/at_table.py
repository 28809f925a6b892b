"""Who sits at this table: a person leaves and a bot plays on, somebody comes back, a newcomer takes a bot's seat.

Nothing is carried out here: the scene answers with what is to change, and the match goes on with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from pygame import Rect, Surface

from game.ai.characters import Level
from game.bindings import BACK
from game.rules.seat import Seat
from game.scenes.at_table_rows import fill_rows, seat_of
from game.scenes.column import Column
from game.scenes.people import player_name
from game.scenes.pieces import draw_key_hint, heading_line
from game.scenes.stage import Stage
from game.services import Services
from game.session.reseating import Reseating, Wanted
from game.session.roster import Roster, SeatChange
from game.session.seats import bot_for, plan_table
from game.ui.actions import UiAction
from game.ui.compositor import Canvas
from game.ui.field import TextField
from game.ui.geometry import unit
from game.ui.scene import Change, Pop
from game.ui.widgets import Button, ButtonKind, Changed

Answer: TypeAlias = tuple[Wanted, ...]
"""What is to change; nothing where the person went back."""

_PAGE, _WIDEST, _PAD = 48, 1240, 28
_ROW_RING = 12
"""The room a column keeps below its last row, for the ring of what has the focus."""


class AtThisTable(Stage[Answer]):
    """The seats in turn order, a row each; what is changed holds from Done on."""

    def __init__(self, services: Services, roster: Roster, *, sealed: frozenset[Seat] = frozenset()) -> None:
        """Show who sits where; nobody new may sit down at `sealed` cards."""
        super().__init__(services)
        self._sealed = sealed
        self.seats = Reseating(roster)
        self.column = Column("area_seats")
        self.panel = Rect(0, 0, 1, 1)
        self.head = Rect(0, 0, 1, 1)

    def place(self) -> None:
        """Place the heading, the rows and the buttons."""
        kit, tr = self.kit, self.tr
        u = unit(kit.size)
        page = round(_PAGE * u)
        width = min(kit.size[0] - 2 * page, round(_WIDEST * u))
        left = (kit.size[0] - width) // 2
        self.head = Rect(left, round(30 * u), width, max(44, round(68 * u)))
        back = self.back_button(tr._("Back"), self.head)
        done = Button("done", tr._("Done"), ButtonKind.PRIMARY, icon="check", disabled=self.trouble or None)
        wide, tall = done.natural_size(kit)
        wide = max(wide, kit.px(240))
        bottom = kit.size[1] - round(36 * u)
        top = self.head.bottom + kit.px(20)
        self._fill(Rect(left, top, width, bottom - tall - kit.px(24) - top))
        done.rect = Rect(left + width - wide, self.panel.bottom + kit.px(24), wide, tall)
        self.form.replace([*self.column.controls, done, back])
        if self.form.focused is None:
            self.form.focus("done")

    def _fill(self, room: Rect) -> None:
        """Fill the panel, as high as its rows are and the room allows."""
        kit = self.kit
        aside, above = 2 * kit.px(_PAD), 2 * kit.px(16)
        for height in (room.height, 0):
            rows = self.column.y + above + kit.px(_ROW_RING)
            self.panel = Rect(room.topleft, (room.width, height or min(room.height, rows)))
            with self.column.filled(kit, self.panel.inflate(-aside, -above)):
                fill_rows(self.column, self.tr, self.seats, self._sealed)

    @property
    def trouble(self) -> str:
        """Say why the seats can't stay as they are now, or nothing."""
        twice = self.seats.named_twice()
        return self.tr._("Two seats are called {name}.", name=twice) if twice else ""

    def aloud(self) -> Sequence[str]:
        """Read the heading, and what is wrong."""
        tr = self.tr
        return (tr._("At this table"), self.trouble or tr._("The match goes on. It counts for those who began it."))

    def handle(self, action: UiAction) -> Change[Answer]:
        """Answer the controls, and keep the one with the focus in sight."""
        with self.column.in_sight(self.form):
            return super().handle(action)

    def chosen(self, name: str) -> Change[Answer]:
        """Change a seat, or answer with all that has changed."""
        match name.partition("_")[0]:
            case "back":
                return Pop(())
            case "done" if not self.trouble:
                return Pop(self.seats.wanted(self._nameless))
            case "leave":
                self.seats.leave(seat_of(name), Level.NORMAL)
                self._show(f"level_{seat_of(name)}")
            case "sit":
                self.seats.sit(seat_of(name))
                self._show(f"name_{seat_of(name)}")
            case "return":
                self.seats.come_back(seat_of(name))
                self._show(f"leave_{seat_of(name)}")
            case "avatar":
                self.seats.next_avatar(seat_of(name))
                self._show(name)
            case _:
                pass
        return None

    def changed(self, event: Changed) -> Change[Answer]:
        """Take a name or a level over."""
        match event.name.partition("_")[0]:
            case "level":
                self.seats.set_level(seat_of(event.name), Level(event.value))
            case "name":
                self.seats.set_name(seat_of(event.name), str(event.value))
                if (self.trouble or None) != self.form["done"].disabled:
                    self._keep_caret(event.name)
            case _:
                pass
        return None

    def back(self) -> Change[Answer]:
        """Leave a field of text first, then the scene."""
        focused = self.form.focused
        if focused is not None and isinstance(self.form[focused], TextField):
            self.form.focus("done")
            return None
        return Pop(())

    def draw(self, canvas: Canvas) -> None:
        """Declare the felt, the heading, the rows, and what is wrong."""
        kit, tr = self.kit, self.tr
        canvas.background(kit.felt())
        left = self.form["back"].rect.right + kit.px(20)
        cap, head = self.services.key_cap(BACK), self.head
        hint = draw_key_hint(canvas, kit, cap, tr._("Back"), right=head.right, middle=head.centery)
        title = heading_line(kit, tr._("At this table"), "title", width=hint.left - left - kit.px(16))
        canvas.blit(title, (left, self.head.centery - title.get_height() // 2))
        kit.draw_panel(canvas, self.panel)
        self.column.draw(canvas)
        self._draw_foot(canvas)
        self.form.draw(canvas, kit)

    def _draw_foot(self, canvas: Canvas) -> None:
        kit, tr, done = self.kit, self.tr, self.form["done"].rect
        trouble = self.trouble
        words = trouble or tr._("The match goes on. It counts for those who began it.")
        icon = kit.icon("warn" if trouble else "info", 24, "danger-2" if trouble else "text-felt")
        x = self.panel.left + kit.px(8)
        canvas.blit(icon, (x, done.centery - icon.get_height() // 2))
        x += icon.get_width() + kit.px(10)
        text = self._sentence(words, done.left - kit.px(24) - x, is_trouble=bool(trouble))
        canvas.blit(text, (x, done.centery - text.get_height() // 2))

    def _sentence(self, words: str, width: int, *, is_trouble: bool) -> Surface:
        return self.kit.paragraph(words, width, "small", "danger-2" if is_trouble else "text-felt")

    def _show(self, focus: str) -> None:
        self.place()
        self.form.focus(focus)
        self.column.reveal(self.form)

    def _keep_caret(self, name: str) -> None:
        """Lay out anew while somebody types."""
        field = self.form[name]
        self.place()
        fresh = self.form[name]
        if isinstance(field, TextField) and isinstance(fresh, TextField):
            fresh.caret = field.caret

    def _nameless(self, seat: Seat) -> str:
        return player_name(self.tr, seat + 1)


def shot_at_table(services: Services, seats: int) -> AtThisTable:
    """Make the scene for a picture: a person has left, another has just sat down where there is room."""
    plans = plan_table([None, None, *[Level.NORMAL] * (seats - 2)], ["Ruby", "Kira"])
    roster = Roster(plans)
    roster.take(SeatChange(Seat(1), bot_for(plans, Seat(1), Level.HARD)))
    scene = AtThisTable(services, roster)
    if seats > 3:
        scene.seats.sit(Seat(3))
    return scene
