"""Keeps rules under a name, and shows the player's own: each is a file that can be handed to somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pygame import Rect

from game.rules.ruleset import Ruleset
from game.scenes.column import Column
from game.scenes.dialog import Dialog
from game.scenes.given import News, look_into, put_news
from game.scenes.pieces import heading_line
from game.services import Services
from game.store.errors import StoreError
from game.store.presets import (
    MAX_PRESET_NAME,
    DamagedPreset,
    Preset,
    delete_preset,
    is_name,
    read_presets,
    take_in,
    write_preset,
)
from game.ui.actions import UiAction
from game.ui.compositor import Canvas
from game.ui.field import TextField
from game.ui.geometry import centered
from game.ui.round_buttons import IconButton
from game.ui.scene import Change, Pop
from game.ui.widgets import Button, ButtonKind, Changed

_WIDTH, _HEIGHT, _PAD = 820, 760, 36


class NamePreset(Dialog[bool]):
    """Answers whether anything was kept or deleted."""

    def __init__(self, services: Services, folder: Path, rules: Ruleset) -> None:
        super().__init__(services)
        self.column = Column("area_presets")
        self.name = ""
        self._folder = folder
        self._rules = rules
        self._files = read_presets(folder)
        self._news: News | None = None
        self._altered = False

    def place(self) -> None:
        """Place the name, the list of what is kept, and the buttons."""
        kit, tr = self.kit, self.tr
        pad = kit.px(_PAD)
        size = (min(kit.px(_WIDTH), kit.size[0] - 80), min(max(kit.px(_HEIGHT), 540), kit.size[1] - 40))
        self.panel = centered(size, kit.rect)
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        keep = Button("keep", self._keep_words, ButtonKind.PRIMARY, icon="save", disabled=self._why_not)
        close = Button("close", tr._("Close"), ButtonKind.QUIET)
        right = inner.right
        for button in (keep, close):
            wide, tall = max(button.natural_size(kit)[0], kit.px(170)), button.natural_size(kit)[1]
            button.rect = Rect(right - wide, inner.bottom - tall, wide, tall)
            right = button.rect.left - kit.space("control")
        top = inner.top + kit.line_height("heading") + kit.px(16)
        body = Rect(inner.left - kit.px(10), top, inner.width + kit.px(10), keep.rect.top - kit.px(20) - top)
        with self.column.filled(kit, body):
            self._fill()
        self.form.replace([*self.column.controls, close, keep])
        if self.form.focused is None:
            self.form.focus("name")

    def handle(self, action: UiAction) -> Change[bool]:
        """Answer the controls, and keep the one with the focus in sight."""
        with self.column.in_sight(self.form):
            return super().handle(action)

    def aloud(self) -> Sequence[str]:
        """Read the heading, and what there is to tell of a file."""
        said = "" if self._news is None else self._news.words
        return (self.tr._("Keep these rules"), said)

    def chosen(self, name: str) -> Change[bool]:
        """Keep the rules, delete a file, or close."""
        kind, _, rest = name.partition("_")
        match kind:
            case "keep" | "name" if is_name(self.name.strip()):
                return self._keep()
            case "close":
                return Pop(self._altered)
            case "delete":
                self._delete(self._files[int(rest)].path)
            case _:
                pass
        return None

    def changed(self, event: Changed) -> Change[bool]:
        """Take the name over."""
        keep = self.form["keep"]
        if event.name == "name" and isinstance(keep, Button):
            self.name = str(event.value)
            keep.disabled, keep.label = self._why_not, self._keep_words
        return None

    def dropped(self, path: Path) -> Change[bool]:
        """Keep the rules of a friend's file with the others."""
        given = look_into(self.services, path)
        match given:
            case Preset():
                self._take_in(given)
            case News():
                self._news = given
            case _:
                self._news = News(self.tr._("“{file}” holds a match, not rules.", file=path.name))
        self.place()
        return None

    def back(self) -> Change[bool]:
        """Close."""
        return Pop(self._altered)

    def draw_inside(self, canvas: Canvas) -> None:
        """Declare the heading and what scrolls."""
        kit, pad = self.kit, self.kit.px(_PAD)
        heading = heading_line(kit, self.tr._("Keep these rules"), "heading", width=self.panel.width - 2 * pad)
        canvas.blit(heading, (self.panel.left + pad, self.panel.top + pad))
        self.column.draw(canvas)

    @property
    def _why_not(self) -> str | None:
        return None if is_name(self.name.strip()) else self.tr._("Give the rules a name first.")

    @property
    def _keep_words(self) -> str:
        names = [found.name.casefold() for found in self._files if isinstance(found, Preset)]
        return self.tr._("Replace") if self.name.strip().casefold() in names else self.tr._("Keep")

    def _fill(self) -> None:
        kit, tr, column = self.kit, self.tr, self.column
        field = TextField("name", self.name, placeholder=tr._("Such as Friday night"), most=MAX_PRESET_NAME)
        height = max(40, field.natural_size(kit)[1])
        column.control(field, Rect(0, column.y, column.width, height))
        column.y += height
        if self._news is not None:
            put_news(column, self._news)
        column.space(20)
        if self._files:
            column.group(tr._("Kept so far"))
        for number, found in enumerate(self._files):
            self._fill_file(number, found)
        column.rule()
        words = tr._(
            "Each is a file in {folder}. Hand one to a friend, or drop a friend’s file on this window.",
            folder=self._folder,
        )
        column.words(kit.paragraph(words, column.width, "small", "text-2"))

    def _fill_file(self, number: int, found: Preset | DamagedPreset) -> None:
        tr = self.tr
        delete = IconButton(f"delete_{number}", "trash", tip=tr._("Delete this file"), design=44)
        match found:
            case Preset(name, _, path):
                self.column.row(name, path.name, delete)
            case DamagedPreset(path, reason):
                self.column.row(path.name, reason, delete, problem=tr._("This file can’t be used."))

    def _take_in(self, given: Preset) -> None:
        try:
            kept = take_in(self._folder, given)
        except StoreError:
            self._news = News(self.tr._("The file can’t be written here."))
            return
        self._news = News(self.tr._("“{name}” is kept with your rules now.", name=kept.name), is_good=True)
        self._altered = True
        self._files = read_presets(self._folder)

    def _keep(self) -> Change[bool]:
        try:
            write_preset(self._folder, self.name.strip(), self._rules)
        except StoreError:
            self._news = News(self.tr._("The file can’t be written here."))
            self.place()
            return None
        return Pop(True)

    def _delete(self, path: Path) -> None:
        try:
            delete_preset(path)
        except StoreError:
            self._news = News(self.tr._("The file can’t be deleted."))
        self._altered = True
        self._files = read_presets(self._folder)
        self.place()
