"""The statistics: how the matches went, as pictures with their numbers; a file of it all, or a clean start."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.paths import made
from game.scenes.pieces import CARD_RATIO, card_picture, heading_line, heading_lines
from game.scenes.setup_texts import preset_words
from game.scenes.stage import Stage
from game.scenes.statistics_charts import (
    Mark,
    draw_bar,
    draw_line_chart,
    draw_upright_bars,
    swatch,
)
from game.scenes.statistics_confirm import ClearConfirm
from game.scenes.statistics_panels import draw_empty, draw_lack, draw_message, draw_opponent, draw_tile
from game.scenes.statistics_words import (
    left_rows,
    opponent_rows,
    place_marks,
    rate_marks,
    seats_marks,
    tiles,
    usual_seats,
    week_guides,
    week_marks,
)
from game.services import Services
from game.store.errors import StoreError
from game.store.history_rows import Scope, Statistics, Streak, Total
from game.ui.compositor import Canvas
from game.ui.controls import Option, Segments
from game.ui.field import Choice
from game.ui.geometry import Size, columns, rows, unit
from game.ui.scene import AnyChange, Change, Pop, Push
from game.ui.widgets import SMALL, Button, ButtonKind, Changed, Widget

if TYPE_CHECKING:
    from game.store.history import History

NOTHING: Final = Statistics(Total(), (), (), (), (), (), Streak(), Streak(), ())
CSV_FILE: Final = "down-to-one-history.csv"
_ALL = "all"
_WEEK = 7 * 86_400
_TIMES = {"all": None, "52": 52, "12": 12, "4": 4}


@dataclass(frozen=True, slots=True)
class StatisticsLayout:
    """Where the panels are, in window pixels."""

    head: Rect
    tiles: tuple[Rect, ...]
    weeks: Rect
    finish: Rect
    left: Rect
    opponents: Rect


def statistics_layout(size: Size) -> StatisticsLayout:
    """Give four tiles, then 60 : 40, then 38 : 60."""
    u = unit(size)
    margin, gap = round(48 * u), round(24 * u)
    head = Rect(margin, round(30 * u), size[0] - 2 * margin, max(round(76 * u), 46))
    top = head.bottom + round(24 * u)
    body = Rect(margin, top, head.width, size[1] - round(40 * u) - top)
    first, second, third = rows(body, (0.19, 0.44, 0.37), gap)
    weeks, finish = columns(second, (0.61, 0.39), gap)
    left, opponents = columns(third, (0.39, 0.61), gap)
    return StatisticsLayout(head, tuple(columns(first, (1, 1, 1, 1), gap)), weeks, finish, left, opponents)


class StatisticsScene(Stage[None]):
    """Shows the sums of a history, None where there can be none; files are written to `folder`."""

    def __init__(
        self, services: Services, history: History | None, folder: Path | None, *, now: int | None = None
    ) -> None:
        super().__init__(services)
        self.history = history
        self.folder = folder
        self.preset = _ALL
        self.period = "all"
        self.shown = {"trend": "won", "finish": "places"}
        self.message = ""
        self.sums = NOTHING
        self._now = round(time.time()) if now is None else now
        self.layout = statistics_layout(self.kit.size)
        self._read()

    @property
    def is_empty(self) -> bool:
        """Say whether nothing at all has been played yet."""
        return not self.sums.presets and not self.sums.total.rounds

    def place(self) -> None:
        """Place the heading's controls, and those of two panels."""
        self.layout = statistics_layout(self.kit.size)
        head = self.layout.head
        back = self.back_button(self.tr._("Back"), head)
        widgets: list[Widget] = [back]
        if not self.is_empty:
            widgets += [*self._switches(), *self._head_controls()]
        self.form.replace(widgets)
        if self.form.focused is None:
            self.form.focus("back")

    def aloud(self) -> Sequence[str]:
        """Read every number that the pictures show."""
        tr = self.tr
        if self.is_empty:
            return (tr._("Statistics"), tr._("Nothing here yet"), self.message)
        sums = [f"{tile.title}: {tile.number}. {tile.line}" for tile in tiles(tr, self.sums)]
        left = [f"{row.title}: {row.points}" for row in left_rows(tr, self.sums)]
        return (
            tr._("Statistics"),
            self.message,
            *sums,
            *self._marks_aloud(*self._weeks()),
            *self._marks_aloud(*self._finish()),
            tr._("Points you were left with"),
            *left,
            tr._("Head to head, rounds"),
            *[f"{one.name or tr._('Nameless')}: {one.you} : {one.they}" for one in self.sums.opponents],
        )

    def chosen(self, name: str) -> Change[None]:
        """Leave, write the file, or ask whether all shall be deleted."""
        match name:
            case "back":
                return Pop(None)
            case "export":
                self._export()
            case "clear":
                return Push(ClearConfirm(self.services), self._cleared)
        return None

    def changed(self, event: Changed) -> Change[None]:
        """Take other rules, another time, or another picture."""
        match event:
            case Changed("rules", str(value)):
                self.preset = value
                self._read()
            case Changed("time", str(value)):
                self.period = value
                self._read()
            case Changed(("trend" | "finish") as name, str(value)):
                self.shown[name] = value
            case _:
                pass
        self.place()
        return None

    def back(self) -> Change[None]:
        """Leave."""
        return Pop(None)

    def draw(self, canvas: Canvas) -> None:
        """Declare felt, heading, tiles and pictures."""
        kit, layout = self.kit, self.layout
        canvas.background(kit.felt())
        left = self.form["back"].rect.right + kit.px(20)
        title = heading_line(kit, self.tr._("Statistics"), "title", width=round(layout.head.width * 0.3))
        canvas.blit(title, (left, layout.head.centery - title.get_height() // 2))
        if self.is_empty:
            draw_empty(canvas, self.kit, self.tr)
        else:
            for tile, rect in zip(tiles(self.tr, self.sums), layout.tiles, strict=True):
                draw_tile(canvas, self.kit, tile, rect)
            self._draw_weeks(canvas)
            self._draw_finish(canvas)
            self._draw_left(canvas)
            self._draw_opponents(canvas)
        self.form.draw(canvas, kit)
        if self.message:
            draw_message(canvas, self.kit, self.message)

    def _read(self) -> None:
        """Take the sums of the chosen scope from the history."""
        weeks = _TIMES[self.period]
        since = None if weeks is None else self._now - weeks * _WEEK
        scope = Scope(None if self.preset == _ALL else self.preset, since)
        if self.history is None:
            return
        try:
            self.sums = self.history.statistics(scope)
        except StoreError:
            self.message = self.tr._("The history can’t be read.")

    def _export(self) -> None:
        from game.store.history_csv import export_csv

        folder = None if self.folder is None else made(self.folder)
        if self.history is None or folder is None:
            self.message = self.tr._("The file can’t be written here.")
            return
        try:
            export_csv(self.history, folder / CSV_FILE)
            self.message = self.tr._("Written to {path}", path=folder / CSV_FILE)
        except StoreError:
            self.message = self.tr._("The file can’t be written here.")

    def _cleared(self, confirmed: bool) -> AnyChange:
        if confirmed and self.history is not None:
            try:
                self.history.clear()
            except StoreError:
                self.message = self.tr._("The history can’t be deleted now.")
            self.preset, self.period = _ALL, "all"
            self._read()
            self.place()
        return None

    def _head_controls(self) -> list[Widget]:
        kit, tr, head = self.kit, self.tr, self.layout.head
        names = preset_words(tr)
        options = [Option(_ALL, tr._("All rules"))]
        options += [Option(preset, names.get(preset, tr._("Own rules"))) for preset in self.sums.presets]
        if self.preset not in {option.value for option in options}:
            options.append(Option(self.preset, names.get(self.preset, tr._("Own rules"))))
        times = {
            "all": tr._("All the time"),
            "52": tr._("Last 52 weeks"),
            "12": tr._("Last 12 weeks"),
            "4": tr._("Last 4 weeks"),
        }
        clear = Button("clear", "", ButtonKind.QUIET, icon="trash", size=SMALL, tip=tr._("Delete everything"))
        export = Button("export", tr._("Export"), ButtonKind.QUIET, icon="file", size=SMALL)
        period = Choice("time", [Option(value, words) for value, words in times.items()], self.period)
        rules = Choice("rules", options, self.preset)
        right, height = head.right, max(kit.px(52), 38)
        for widget in (clear, export, period, rules):
            width = max(widget.natural_size(kit)[0], height)
            widget.rect = Rect(right - width, head.centery - height // 2, width, height)
            right = widget.rect.left - kit.px(14)
        return [rules, period, export, clear]

    def _switches(self) -> list[Widget]:
        tr = self.tr
        # Translators: what a chart shows: rounds won, or points.
        trend = [Option("won", tr._("Won")), Option("points", tr._("Points"))]
        finish = [Option("places", tr._("Places")), Option("levels", tr._("Levels")), Option("seats", tr._("Seats"))]
        widgets: list[Widget] = []
        for name, options, panel in (("trend", trend, self.layout.weeks), ("finish", finish, self.layout.finish)):
            segments = Segments(name, options, self.shown[name])
            segments.title = (self._weeks() if name == "trend" else self._finish())[0]
            width = segments.natural_size(self.kit)[0]
            height = max(self.kit.px(42), 32)
            pad = self.kit.px(20)
            segments.rect = Rect(panel.right - pad - width, panel.top + pad, width, height)
            widgets.append(segments)
        return widgets

    def _panel(self, canvas: Canvas, rect: Rect, title: str, *, beside: str | None = None) -> Rect:
        """Declare a panel and its heading, and return what is left of it."""
        kit = self.kit
        kit.draw_panel(canvas, rect)
        pad = kit.px(24)
        inner = rect.inflate(-2 * pad, -2 * pad)
        room = inner.width if beside is None else self.form[beside].rect.left - kit.px(16) - inner.left
        heading = heading_lines(kit, title, "section", room)
        canvas.blit(heading, inner.topleft)
        top = inner.top + max(heading.get_height(), kit.px(38)) + kit.px(12)
        return Rect(inner.left, top, inner.width, inner.bottom - top)

    def _marks_aloud(self, title: str, marks: Sequence[Mark]) -> Sequence[str]:
        return (title, *(f"{mark.label}: {mark.number}" for mark in marks)) if marks else ()

    def _weeks(self) -> tuple[str, Sequence[Mark]]:
        points = self.shown["trend"] == "points"
        title = self.tr._("Points, week by week") if points else self.tr._("Rounds won, week by week")
        return title, week_marks(self.tr, self.sums.weeks, points=points)

    def _draw_weeks(self, canvas: Canvas) -> None:
        points = self.shown["trend"] == "points"
        title, marks = self._weeks()
        area = self._panel(canvas, self.layout.weeks, title, beside="trend")
        if not marks:
            draw_lack(canvas, self.kit, self.tr, area)
            return
        draw_line_chart(canvas, self.kit, area, marks, week_guides(self.tr, self.sums, points=points))

    def _finish(self) -> tuple[str, Sequence[Mark]]:
        tr = self.tr
        seats = usual_seats(self.sums.places)
        choices: dict[str, tuple[str, Sequence[Mark]]] = {
            "places": (tr._("Where you finish, {seats} seats", seats=seats), place_marks(tr, self.sums.places, seats)),
            "levels": (tr._("Rounds won by level"), rate_marks(tr, self.sums.rates)),
            "seats": (tr._("Rounds won by seats"), seats_marks(tr, self.sums.rates)),
        }
        return choices[self.shown["finish"]]

    def _draw_finish(self, canvas: Canvas) -> None:
        title, marks = self._finish()
        area = self._panel(canvas, self.layout.finish, title, beside="finish")
        if marks:
            draw_upright_bars(canvas, self.kit, area, marks)
        else:
            draw_lack(canvas, self.kit, self.tr, area)

    def _draw_left(self, canvas: Canvas) -> None:
        kit = self.kit
        area = self._panel(canvas, self.layout.left, self.tr._("Points you were left with"))
        left = left_rows(self.tr, self.sums)
        most = max([1, *(row.points for row in left)])
        for row, rect in zip(left, rows(area, (1, 1, 1), kit.px(8)), strict=True):
            width = min(kit.px(42), round(rect.height / CARD_RATIO) - 2)
            canvas.blit_centered(card_picture(kit, row.card, width), (rect.left + kit.px(24), rect.centery))
            number = heading_line(kit, str(row.points), "section")
            canvas.blit(number, (rect.right - number.get_width(), rect.centery - number.get_height() // 2))
            x = rect.left + kit.px(64)
            room = rect.right - kit.px(96) - x
            label = kit.text(row.title, "small", "text", width=room)
            tall = kit.px(20)
            top = rect.centery - (label.get_height() + tall) // 2
            canvas.blit(label, (x, top))
            draw_bar(canvas, kit, Rect(x, top + label.get_height(), room, tall), row.points / most)

    def _draw_opponents(self, canvas: Canvas) -> None:
        kit, tr = self.kit, self.tr
        area = self._panel(canvas, self.layout.opponents, tr._("Head to head, rounds"))
        x = area.right
        # Translators: above the rounds won by each opponent and by you.
        for words, striped in ((tr._("They"), True), (tr._("You"), False)):
            label = kit.text(words, "least", "text-2")
            sample = swatch(kit, striped=striped)
            x -= label.get_width()
            y = area.top - kit.px(32)
            canvas.blit(label, (x, y - label.get_height() // 2))
            x -= sample.get_width() + kit.px(8)
            canvas.blit(sample, (x, y - sample.get_height() // 2))
            x -= kit.px(22)
        pitch = max(kit.px(54), kit.line_height("small") + 4)
        found = opponent_rows(self.sums.opponents, max(1, area.height // pitch))
        if not found:
            draw_lack(canvas, self.kit, self.tr, area)
        for index, one in enumerate(found):
            draw_opponent(canvas, kit, tr, one, Rect(area.left, area.top + index * pitch, area.width, pitch))
