"""The matches that wait: who sits there and how each stands; one is gone on with, or deleted after a question."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from pygame import Rect, Surface

from game.i18n import Translator
from game.rules.record import RecordError
from game.rules.ruleset import PRESETS
from game.rules.seat import Seat
from game.scenes.column import Column
from game.scenes.confirm import Act, Confirm, Doubt
from game.scenes.given import News, look_into
from game.scenes.pieces import heading_line
from game.scenes.replay import ReplayScene, open_record
from game.scenes.stage import Stage
from game.scenes.staging import shown_plans
from game.scenes.times import moment_words
from game.scenes.title_words import rules_words, waiting_words
from game.services import Services
from game.store.errors import StoreError
from game.store.saved import Refusal, RefusedSave, SavedMatch
from game.store.shelf import read_saved
from game.table.words import starting
from game.ui.actions import UiAction
from game.ui.compositor import Canvas
from game.ui.geometry import Size, unit
from game.ui.round_buttons import IconButton
from game.ui.scene import AnyChange, Change, Pop, Push
from game.ui.vector import Box
from game.ui.widgets import SMALL, Button, ButtonKind, Changed, Widget

_ROW, _LEAST_ROW, _GAP, _PAD = 104, 62, 14, 24
_FACE, _FACE_STEP, _MOST_FACES = 60, 44, 10
_SHOT_TIME = 1_764_000_000


def saved_layout(size: Size) -> tuple[Rect, Rect]:
    """Give the heading's row and the panel of matches, in window pixels."""
    u = unit(size)
    margin = round(48 * u)
    head = Rect(margin, round(30 * u), size[0] - 2 * margin, max(round(76 * u), 46))
    width = min(head.width, round(1400 * u))
    top = head.bottom + round(24 * u)
    return head, Rect((size[0] - width) // 2, top, width, size[1] - round(40 * u) - top)


class SavedGames(Stage[SavedMatch | None]):
    """Answers with the match to go on with, None for the title."""

    def __init__(self, services: Services, saved: Sequence[SavedMatch | RefusedSave]) -> None:
        super().__init__(services)
        self.saved = list(saved)
        self.message = ""
        self.column = Column("area_saved")

    def place(self) -> None:
        """Place the heading and a row for every match."""
        kit, tr = self.kit, self.tr
        head, body = saved_layout(kit.size)
        back = self.back_button(tr._("Back to the title"), head)
        with self.column.filled(kit, body.inflate(-2 * kit.px(_PAD), -2 * kit.px(_PAD))):
            for index, found in enumerate(self.saved):
                self._fill_row(index, found)
        for control in self.column.controls:
            if control.name.partition("_")[2].isdigit():
                control.detail = self._words(self.saved[int(control.name.partition("_")[2])])[0]
        self.form.replace([back, *self.column.controls])
        if self.form.focused is None:
            at = next((number for number, found in enumerate(self.saved) if isinstance(found, SavedMatch)), None)
            self.form.focus("back" if at is None else f"continue_{at}")

    def handle(self, action: UiAction) -> Change[SavedMatch | None]:
        """Answer the controls, and keep the one with the focus in sight."""
        with self.column.in_sight(self.form):
            return super().handle(action)

    def aloud(self) -> Sequence[str]:
        """Read the heading, and how every match stands."""
        tr = self.tr
        lines = [". ".join(self._words(found)) for found in self.saved]
        return (tr._("Saved games"), self.message, *(lines or [tr._("No game is waiting.")]))

    def chosen(self, name: str) -> Change[SavedMatch | None]:
        """Go on with a match, ask before one is deleted, or leave."""
        kind, _, number = name.partition("_")
        match kind:
            case "continue":
                found = self.saved[int(number)]
                return Pop(found) if isinstance(found, SavedMatch) else None
            case "watch":
                return self._watch(self.saved[int(number)])
            case "delete":
                doomed = self.saved[int(number)]
                return Push(DeleteConfirm(self.services), lambda is_sure: self._delete(doomed, is_sure=is_sure))
            case _:
                return Pop(None)

    def dropped(self, path: Path) -> Change[SavedMatch | None]:
        """Show the match of a file."""
        given = look_into(self.services, path)
        if isinstance(given, ReplayScene):
            return Push(given)
        self.message = (
            given.words if isinstance(given, News) else self.tr._("“{file}” holds rules, not a match.", file=path.name)
        )
        return None

    def changed(self, event: Changed) -> Change[SavedMatch | None]:
        """Scroll."""
        self.column.follow()
        return None

    def back(self) -> Change[SavedMatch | None]:
        """Leave."""
        return Pop(None)

    def draw(self, canvas: Canvas) -> None:
        """Declare felt, heading and rows."""
        kit = self.kit
        head, body = saved_layout(kit.size)
        canvas.background(kit.felt())
        left = self.form["back"].rect.right + kit.px(20)
        title = heading_line(kit, self.tr._("Saved games"), "title", width=round(head.width * 0.5))
        canvas.blit(title, (left, head.centery - title.get_height() // 2))
        if self.message:
            left += title.get_width() + kit.px(24)
            said = kit.text(self.message, "small", "text-felt", width=head.right - left)
            canvas.blit(said, (left, head.centery - said.get_height() // 2))
        kit.draw_panel(canvas, body)
        if not self.saved:
            words = kit.text(self.tr._("No game is waiting."), "body", "text-2", width=body.width)
            canvas.blit_centered(words, body.center)
        self.column.draw(canvas)
        self.form.draw(canvas, kit)

    def _watch(self, found: SavedMatch | RefusedSave) -> Change[SavedMatch | None]:
        """Show what was played so far; what nobody may know of the round in play stays hidden."""
        if not isinstance(found, SavedMatch):
            return None
        self.message = ""
        try:
            record = read_saved(found.path)
            return Push(open_record(self.services, record, found.plans, round_index=len(record.rounds) - 1))
        except (StoreError, RecordError):
            self.message = self.tr._("The file of this game can’t be read.")
            return None

    def _delete(self, doomed: SavedMatch | RefusedSave, *, is_sure: bool) -> AnyChange:
        if is_sure and self.services.keep.shelf.delete(doomed.path):
            self.saved.remove(doomed)
            if not self.saved:
                return Pop(None)
            self.form.focus("back")
        self.place()
        return None

    def _fill_row(self, index: int, found: SavedMatch | RefusedSave) -> None:
        kit, column = self.kit, self.column
        height = max(kit.px(_ROW), _LEAST_ROW, 2 * kit.line_height("body") + kit.px(20))
        top, pad = column.y, kit.px(20)
        column.picture(kit.box(Box((column.width, height), kit.radius("row"), kit.color("raised"))))
        right = column.width - pad
        for button in self._buttons(index, found):
            size = button.natural_size(kit)
            column.control(button, Rect(right - size[0], top + (height - size[1]) // 2, *size))
            right -= size[0] + kit.px(16)
        if isinstance(found, SavedMatch):
            left = self._put_faces(found, top, height, pad)
        else:
            icon = kit.icon("warn", 36, "gold")
            column.picture(icon, pad, top + (height - icon.get_height()) // 2)
            left = pad + icon.get_width() + kit.px(20)
        first, second = self._words(found)
        self._put_lines(kit.text(first, "body", width=right - left), second, left, right, top, height)
        column.y = top + height
        column.space(_GAP)

    def _words(self, found: SavedMatch | RefusedSave) -> tuple[str, str]:
        """Say how a match stands or why it can't go on, and when it was kept."""
        tr, when = self.tr, _when(self.tr, found.saved)
        if isinstance(found, SavedMatch):
            return waiting_words(tr, found), tr._("{when}, {rules}", when=when, rules=rules_words(tr, found.rules))
        return self._refusal(found.why), tr._("{when}, {file}", when=when, file=found.path.name)

    def _put_lines(self, first: Surface, second: str, left: int, right: int, top: int, height: int) -> None:
        lower = self.kit.text(starting(second), "small", "text-2", width=right - left)
        y = top + (height - first.get_height() - lower.get_height()) // 2
        self.column.picture(first, left, y)
        self.column.picture(lower, left, y + first.get_height())

    def _put_faces(self, found: SavedMatch, top: int, height: int, left: int) -> int:
        kit = self.kit
        face, step = kit.px(_FACE), kit.px(_FACE_STEP if len(found.plans) < 6 else _FACE_STEP * 0.6)
        for number, plan in enumerate(found.plans[:_MOST_FACES]):
            rim = kit.disc(face + 2 * kit.px(3), "gold" if number == found.turn else "panel")
            x, y = left + number * step, top + (height - face) // 2
            self.column.picture(rim, x - kit.px(3), y - kit.px(3))
            self.column.picture(kit.assets.image(f"avatars/{plan.avatar}", (face, face)), x, y)
        return left + (len(found.plans) - 1) * step + face + kit.px(24)

    def _buttons(self, index: int, found: SavedMatch | RefusedSave) -> list[Widget]:
        """Give the buttons of a row, from the right."""
        tr = self.tr
        buttons: list[Widget] = []
        if not (isinstance(found, RefusedSave) and found.why is Refusal.IN_USE):
            buttons.append(IconButton(f"delete_{index}", "trash", tip=tr._("Delete this game"), design=48))
        if isinstance(found, SavedMatch):
            watch = Button(f"watch_{index}", tr._("Watch"), ButtonKind.QUIET, icon="play", size=SMALL)
            buttons.append(watch)
            buttons.append(Button(f"continue_{index}", tr._("Continue"), icon="next", size=SMALL))
        return buttons

    def _refusal(self, why: Refusal) -> str:
        match why:
            case Refusal.NEWER:
                return self.tr._("This game is from a newer version. It stays as it is.")
            case Refusal.DAMAGED:
                return self.tr._("The file of this game is damaged, so it can’t go on. It stays as it is.")
            case Refusal.IN_USE:
                return self.tr._("This game is being played in another window.")


class DeleteConfirm(Confirm):
    """Answers whether to delete a game; keeping it is the default."""

    def doubt(self) -> Doubt:
        """Say what would be gone, and what stays."""
        tr = self.tr
        return Doubt(
            tr._("Delete this game?"),
            tr._("It can’t be gone on with then. Its finished rounds stay in the statistics."),
            "trash",
            "gold",
            Act("delete", tr._("Delete"), "trash"),
            Act("keep", tr.pgettext("saved game", "Keep it"), "check"),
        )


def _when(tr: Translator, seconds: int) -> str:
    """Write a time as the person's clock shows it."""
    return moment_words(tr, datetime.fromtimestamp(seconds))


def shot_saved(services: Services, seats: int) -> SavedGames:
    """Make the list for a picture, with matches that were never played."""
    saved: list[SavedMatch | RefusedSave] = []
    for number, count in enumerate((seats, 2, 10, 6)):
        plans = shown_plans(count)
        scores = tuple((number * 97 + seat * 151) % 480 for seat in range(count))
        turn = None if number == 1 else Seat(number % count)
        rules = PRESETS[("official", "party", "vintage", "family")[number]]
        when = _SHOT_TIME - number * 90_000
        saved.append(SavedMatch(Path(), when, plans, rules, scores, (7,) * count, 2 + number, turn))
    damaged = Path("20251118-190210-5c0ffee1.match")
    saved.append(RefusedSave(damaged, _SHOT_TIME - 800_000, Refusal.DAMAGED, ""))
    return SavedGames(services, saved)
