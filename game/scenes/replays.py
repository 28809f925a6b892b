"""The replays: the matches of the history to choose one from, to watch it or to hand it on as a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from game.paths import made
from game.rules.record import RecordError, to_json
from game.scenes.given import News, look_into
from game.scenes.pieces import heading_line
from game.scenes.replay import open_record
from game.scenes.replays_list import MatchLine, MatchList, plans_of_row
from game.scenes.setup_texts import preset_words
from game.scenes.stage import Stage
from game.scenes.statistics_words import day
from game.services import Services
from game.store.errors import StoreError
from game.store.history_rows import MatchRow
from game.store.presets import Preset
from game.table.words import listed
from game.ui.compositor import Canvas
from game.ui.geometry import Size, unit
from game.ui.scene import Change, Pop, Push
from game.ui.widgets import SMALL, Button, ButtonKind, Widget

if TYPE_CHECKING:
    from game.store.history import History

MOST = 200
RECORD_FILE = "down-to-one-match-{id}.d1game"


def replays_layout(size: Size) -> tuple[Rect, Rect]:
    """Give the heading's row and the panel of matches, in window pixels."""
    u = unit(size)
    margin = round(48 * u)
    head = Rect(margin, round(30 * u), size[0] - 2 * margin, max(round(76 * u), 46))
    top = head.bottom + round(24 * u)
    return head, Rect(margin, top, head.width, size[1] - round(40 * u) - top)


class ReplaysScene(Stage[None]):
    """Lists the latest matches of a history, None where there can be none; records are written to `folder`."""

    def __init__(self, services: Services, history: History | None, folder: Path | None) -> None:
        super().__init__(services)
        self.history = history
        self.folder = folder
        self.message = ""
        self._found = self._rows()
        self.lines: tuple[MatchLine, ...] = ()
        self._list = MatchList("matches")

    def place(self) -> None:
        """Place heading, buttons and list."""
        kit, tr = self.kit, self.tr
        self.lines = tuple(self._line(row) for row in self._found)
        head, body = replays_layout(kit.size)
        back = self.back_button(tr._("Back"), head)
        widgets: list[Widget] = [back]
        if self.lines:
            watch = Button("watch", tr._("Watch"), ButtonKind.PRIMARY, icon="play", size=SMALL)
            export = Button("export", tr._("Save as a file"), ButtonKind.QUIET, icon="file", size=SMALL)
            right, height = head.right, max(kit.px(52), 38)
            for button in (watch, export):
                width = button.natural_size(kit)[0]
                button.rect = Rect(right - width, head.centery - height // 2, width, height)
                right = button.rect.left - kit.px(14)
            pad = kit.px(24)
            self._list.lay_out_lines(kit, body.inflate(-2 * pad, -2 * pad), self.lines)
            widgets += [self._list, export, watch]
        self.form.replace(widgets)
        if self.form.focused is None:
            self.form.focus("matches" if self.lines else "back")

    def aloud(self) -> Sequence[str]:
        """Read the heading, and whether there is anything."""
        tr = self.tr
        return (tr._("Replays"), self.message, "" if self.lines else tr._("Nothing to watch yet"))

    def chosen(self, name: str) -> Change[None]:
        """Leave, watch the chosen match, or write its record."""
        match name:
            case "back":
                return Pop(None)
            case "watch":
                return self._watch()
            case "export":
                self._export()
        return None

    def back(self) -> Change[None]:
        """Leave."""
        return Pop(None)

    def dropped(self, path: Path) -> Change[None]:
        """Show the match of a file."""
        match look_into(self.services, path):
            case Preset(name=name):
                self.message = self.tr._("The rules “{name}” can be dropped where a game is set up.", name=name)
            case News(words):
                self.message = words
            case viewer:
                self.message = ""
                return Push(viewer)
        return None

    def find(self, name: str) -> Rect | None:
        """Give the place of a control, or of a match in the list written `match_0`, counted from the latest."""
        if name.startswith("match_"):
            return self._list.place_of(int(name.removeprefix("match_")))
        return super().find(name)

    def draw(self, canvas: Canvas) -> None:
        """Declare felt, heading and list."""
        kit = self.kit
        head, body = replays_layout(kit.size)
        canvas.background(kit.felt())
        left = self.form["back"].rect.right + kit.px(20)
        title = heading_line(kit, self.tr._("Replays"), "title", width=round(head.width * 0.4))
        canvas.blit(title, (left, head.centery - title.get_height() // 2))
        kit.draw_panel(canvas, body)
        if not self.lines:
            self._draw_empty(canvas, body)
        self.form.draw(canvas, kit)
        if self.message:
            room = round(head.width * 0.42)
            said = kit.text(self.message, "small", "text-felt", width=room)
            canvas.blit(said, (left + title.get_width() + kit.px(24), head.centery - said.get_height() // 2))

    def _rows(self) -> tuple[MatchRow, ...]:
        if self.history is None:
            return ()
        try:
            return self.history.matches(most=MOST)
        except StoreError:
            self.message = self.tr._("The history can’t be read.")
            return ()

    def _line(self, row: MatchRow) -> MatchLine:
        tr = self.tr
        names = tuple(seat.name or tr._("You") for seat in row.seats)
        rules = preset_words(tr).get(row.preset, tr._("Own rules"))
        rounds = tr.ngettext("{count} round", "{count} rounds", row.rounds)
        return MatchLine(
            row,
            day(tr, row.started),
            tr._("{rules}, {rounds}", rules=rules, rounds=rounds),
            self._result(row, names),
            names,
        )

    def _result(self, row: MatchRow, names: tuple[str, ...]) -> str:
        tr = self.tr
        if row.ended is None:
            return tr._("Not over yet")
        if row.winners == (row.viewer,):
            return tr._("You won")
        if len(row.winners) == 1:
            return tr._("{name} won", name=names[row.winners[0]])
        return tr._("{names} won", names=listed(tr, [names[seat] for seat in row.winners]))

    def _watch(self) -> Change[None]:
        row = self.lines[self._list.chosen].row
        if self.history is None:
            return None
        try:
            scene = open_record(self.services, self.history.record(row.id), plans_of_row(row))
        except (StoreError, RecordError):
            self.message = self.tr._("This record is damaged and can’t be shown.")
            return None
        self.message = ""
        return Push(scene)

    def _export(self) -> None:
        """Write the chosen match as a record, as `down-to-one replay FILE` reads it."""
        row = self.lines[self._list.chosen].row
        folder = None if self.folder is None else made(self.folder)
        if self.history is None or folder is None:
            self.message = self.tr._("The file can’t be written here.")
            return
        path = folder / RECORD_FILE.format(id=row.id)
        try:
            text = json.dumps(to_json(self.history.record(row.id)), ensure_ascii=False)
            path.write_text(text, "utf-8")
        except (StoreError, OSError):
            self.message = self.tr._("The file can’t be written here.")
            return
        self.message = self.tr._("Written to {path}", path=path)

    def _draw_empty(self, canvas: Canvas, body: Rect) -> None:
        kit, tr = self.kit, self.tr
        canvas.blit_centered(kit.icon("replay", 84, "mint"), (body.centerx, body.centery - kit.px(110)))
        heading = heading_line(kit, tr._("Nothing to watch yet"), "heading", width=body.width - kit.px(60))
        canvas.blit_centered(heading, (body.centerx, body.centery - kit.px(20)))
        words = tr._("Every match you play is kept here, move by move.")
        line = kit.text(words, "body", "text-2", width=body.width - kit.px(60))
        canvas.blit_centered(line, (body.centerx, body.centery + kit.px(36)))


def shot_replays(services: Services, seats: int) -> ReplaysScene:
    """Make the list for a picture, with matches that were never played."""
    from game.scenes.staging import shown_plans
    from game.store.history_rows import SeatRow

    scene = ReplaysScene(services, None, Path())
    plans = shown_plans(seats)
    rows = []
    for number in range(9):
        scores = [(number * 97 + seat * 151) % 500 for seat in range(seats)]
        winner = number % seats
        scores[winner] = 500 + number * 7
        seated = tuple(
            SeatRow(plan.name, plan.kind.value, plan.level, plan.avatar, score)
            for plan, score in zip(plans, scores, strict=True)
        )
        started = 1_764_000_000 - number * 86_400
        ended = None if number == 1 else started + 900
        winners = () if number == 1 else (winner,)
        preset = "party" if number % 3 else "official"
        rows.append(MatchRow(number, started, ended, preset, 4 + number % 5, 0, winners, seated))
    scene.lines = tuple(scene._line(row) for row in rows)
    return scene
