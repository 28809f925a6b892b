"""The first screen: logo, Play, the match that waits, the ways to other screens, Quit; behind them a fan of cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TypeAlias

from pygame import Rect

from game import NAME
from game.ai.characters import Level
from game.rules.ruleset import OFFICIAL
from game.scenes.chips import Chip
from game.scenes.drift import Drift
from game.scenes.stage import Stage
from game.scenes.title_layout import Rows, TitleLayout, title_layout
from game.scenes.title_main_buttons import draw_lesson, draw_play, draw_waiting
from game.scenes.title_scenery import draw_scenery
from game.scenes.title_words import notice_words, set_up_words, waiting_words
from game.services import Services
from game.session.seats import plan_table
from game.session.setup import SetUp, usual_set_up
from game.store.notices import Notice
from game.store.presets import Preset
from game.store.saved import SavedMatch
from game.ui.actions import UiAction
from game.ui.compositor import Canvas
from game.ui.geometry import shared
from game.ui.scene import Change, Pop, Push
from game.ui.widgets import MAIN, NORMAL, SMALL, Button, ButtonKind

MOST_OPPONENTS = 3
_FACES = ("owl", "fox", "cat")


class Door(Enum):
    """A way from the title to another screen; the values are the names of its buttons."""

    FRIENDS = "friends"
    SET_UP = "set_up"
    SAVED = "saved"
    REPLAYS = "replays"
    STATISTICS = "statistics"
    RULES = "rules"
    SETTINGS = "settings"
    ABOUT = "about"
    LEARN = "learn"


@dataclass(frozen=True, slots=True)
class StartGame:
    """Start a match as it was set up."""

    set_up: SetUp


@dataclass(frozen=True, slots=True)
class ContinueGame:
    """Go on with the match that waits."""

    waiting: SavedMatch


@dataclass(frozen=True, slots=True)
class SetUpWith:
    """Set a game up by rules that were given."""

    given: Preset


@dataclass(frozen=True, slots=True)
class Open:
    """Show another screen."""

    door: Door


@dataclass(frozen=True, slots=True)
class QuitGame:
    """End the program."""


TitleAnswer: TypeAlias = StartGame | ContinueGame | SetUpWith | Open | QuitGame

_PAIR = (Door.FRIENDS, Door.SET_UP)
_QUIET = (Door.REPLAYS, Door.STATISTICS, Door.RULES, Door.SETTINGS)
_FOOT = (Door.ABOUT, Door.LEARN)
_ICONS = {
    Door.FRIENDS: "people",
    Door.SET_UP: "tune",
    Door.SAVED: "folder",
    Door.REPLAYS: "replay",
    Door.STATISTICS: "chart",
    Door.RULES: "book",
    Door.SETTINGS: "gear",
    Door.LEARN: "bulb",
}


def quick_set_up(opponents: int) -> SetUp:
    """Seat a person and so many usual bots by the official rules."""
    return SetUp(plan_table([None, *[Level.NORMAL] * opponents]), OFFICIAL)


class TitleScene(Stage[TitleAnswer]):
    """Asks what to play, or where to go; `doors` are the screens there are.

    Where there is no set-up scene, three chips offer the number of opponents. `is_first` says that nobody has played
    here before, so that the lesson is offered where else the match stands that waits.
    """

    def __init__(
        self,
        services: Services,
        *,
        set_up: SetUp | None = None,
        waiting: SavedMatch | None = None,
        doors: Collection[Door] = (),
        notices: Collection[Notice] = (),
        version: str = "",
        is_first: bool = False,
    ) -> None:
        super().__init__(services)
        self.set_up = usual_set_up() if set_up is None else set_up
        self.waiting = waiting
        self.doors = frozenset(doors)
        self.offers_lesson = is_first and waiting is None and Door.LEARN in self.doors
        self.notices = tuple(notices)
        self.version = version
        self.said = ""
        self.drift = Drift()
        self.layout = title_layout(self.kit.size, self._rows())

    @property
    def moving(self) -> bool:
        """Say whether the cards behind drift."""
        return self.drift.moving and not self.services.settings.reduced_motion

    def place(self) -> None:
        """Place logo, Play, the match that waits, chips or doors, and Quit."""
        kit, tr = self.kit, self.tr
        self.layout = layout = title_layout(kit.size, self._rows())
        play = Button("play", "", ButtonKind.PRIMARY, size=MAIN)
        play.rect = layout.play
        play.title, play.value_words = tr._("Play"), set_up_words(tr, self.set_up)
        leave = Button("quit", tr._("Quit"), ButtonKind.QUIET, icon="quit")
        width, height = leave.natural_size(kit)
        leave.rect = Rect(kit.size[0] - kit.px(40) - width, kit.size[1] - kit.px(32) - height, width, height)
        ways = [*self._continue(layout), *self._chips(layout), *self._doors(layout), *self._foot(layout)]
        self.form.replace([play, *ways, leave])
        if self.form.focused is None:
            self.form.focus("play")

    def aloud(self) -> Sequence[str]:
        """Read the name of the game, and what there is to tell of files."""
        return (NAME, *(notice_words(self.tr, notice) for notice in self.notices), self.said)

    def handle(self, action: UiAction) -> Change[TitleAnswer]:
        """Answer the controls; any input wakes the drifting cards."""
        self.drift.wake()
        return super().handle(action)

    def chosen(self, name: str) -> Change[TitleAnswer]:
        """Start, go on, open a screen, quit, or take another number of opponents."""
        match name:
            case "play":
                return Pop(StartGame(self.set_up))
            case "continue" if self.waiting is not None:
                return Pop(ContinueGame(self.waiting))
            case "quit":
                return Pop(QuitGame())
            case _ if name.startswith("opponents_"):
                self.set_up = quick_set_up(int(name.removeprefix("opponents_")))
                self.place()
                return None
            case _:
                return Pop(Open(Door(name)))

    def dropped(self, path: Path) -> Change[TitleAnswer]:
        """Show the match of a file, or set a game up by its rules."""
        from game.scenes.given import News, look_into

        match look_into(self.services, path):
            case Preset() as given:
                return Pop(SetUpWith(given))
            case News(words):
                self.said = words
                return None
            case viewer:
                return Push(viewer)

    def update(self, dt: float) -> Change[TitleAnswer]:
        """Let the cards drift."""
        if self.moving:
            self.drift.advance(dt)
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Declare the felt, the cards, and the column before them."""
        kit, layout = self.kit, self.layout
        draw_scenery(canvas, kit, layout, self.drift)
        canvas.blit(kit.assets.image("logo", layout.logo.size), layout.logo)
        self.form.draw(canvas, kit)
        draw_play(canvas, kit, self.services, self.form["play"], self.set_up)
        if self.waiting is not None:
            draw_waiting(canvas, kit, self.services, self.form["continue"], self.waiting)
        elif self.offers_lesson:
            draw_lesson(canvas, kit, self.services, self.form[Door.LEARN.value])
        left = kit.px(40) if layout.narrow else layout.play.left
        for door in self._doors_at_foot:
            left = self.form[door.value].rect.right + kit.px(40)
        words = [*(notice_words(self.tr, notice) for notice in self.notices), self.said]
        if any(words):
            self._draw_notices(canvas, left, " ".join(filter(None, words)))

    def _rows(self) -> Rows:
        pair = sum(door in self.doors for door in _PAIR)
        quiet = sum(door in self.doors for door in _QUIET)
        chips = 0 if Door.SET_UP in self.doors else MOST_OPPONENTS
        return Rows(self.waiting is not None or self.offers_lesson, Door.SAVED in self.doors, chips, pair, quiet)

    def _continue(self, layout: TitleLayout) -> list[Button]:
        tr, buttons = self.tr, []
        if layout.waiting is not None:
            button = Button(Door.LEARN.value if self.offers_lesson else "continue", "", size=MAIN)
            button.rect = layout.waiting
            button.title = tr._("Learn to play") if self.offers_lesson else tr._("Continue")
            if self.waiting is not None:
                button.value_words = waiting_words(tr, self.waiting)
            buttons.append(button)
        if layout.others is not None:
            words = "" if self.waiting is not None else tr._("Saved games")
            tip = tr._("All saved games") if self.waiting is not None else ""
            others = Button(Door.SAVED.value, words, icon=_ICONS[Door.SAVED], tip=tip)
            others.rect = layout.others
            buttons.append(others)
        return buttons

    @property
    def _doors_at_foot(self) -> list[Door]:
        return [door for door in _FOOT if door in self.doors and not (door is Door.LEARN and self.offers_lesson)]

    def _foot(self, layout: TitleLayout) -> list[Button]:
        """Make the buttons at the bottom left: the version, and the lesson for whoever has played before."""
        kit, tr = self.kit, self.tr
        about = tr._("Version {version}", version=self.version)
        made = {
            Door.ABOUT: Button(
                Door.ABOUT.value, about, ButtonKind.QUIET, icon="info", size=SMALL, tip=tr._("About and licences")
            ),
            Door.LEARN: Button(
                Door.LEARN.value, tr._("Learn to play"), ButtonKind.QUIET, icon=_ICONS[Door.LEARN], size=SMALL
            ),
        }
        shown = [made[door] for door in self._doors_at_foot]
        left = kit.px(40) if layout.narrow else layout.play.left
        for button in shown:
            width, height = button.natural_size(kit)
            button.rect = Rect(left, kit.size[1] - kit.px(32) - height, width, height)
            left = button.rect.right + kit.space("control")
        return shown

    def _chips(self, layout: TitleLayout) -> list[Chip]:
        chips = []
        for number, rect in enumerate(layout.chips, 1):
            label = self.tr.ngettext("{count} bot", "{count} bots", number)
            chip = Chip(f"opponents_{number}", label, faces=_FACES[:number], key=f"choice_{number}")
            chip.rect = rect
            chip.chosen = self.set_up == quick_set_up(number)
            chips.append(chip)
        return chips

    def _doors(self, layout: TitleLayout) -> list[Button]:
        tr = self.tr
        words = {
            Door.FRIENDS: tr._("Friends at this table"),
            Door.SET_UP: tr._("Set up a game"),
            # Translators: a small button: the saved games.
            Door.SAVED: tr._("Saved"),
            Door.REPLAYS: tr._("Replays"),
            Door.STATISTICS: tr._("Statistics"),
            Door.RULES: tr._("Rules"),
            Door.SETTINGS: tr._("Settings"),
        }
        buttons = []
        for doors, rects, kind, size in (
            (_PAIR, layout.pair, ButtonKind.SECONDARY, NORMAL),
            (_QUIET, layout.quiet, ButtonKind.QUIET, SMALL),
        ):
            shown = [door for door in doors if door in self.doors]
            row = [Button(door.value, words[door], kind, icon=_ICONS[door], size=size) for door in shown]
            for button, rect in zip(row, self._shared(rects, row), strict=True):
                button.rect = rect
            buttons += row
        return buttons

    def _shared(self, rects: Sequence[Rect], row: Sequence[Button]) -> list[Rect]:
        """Give the places of a row, wider for longer words where they are tight."""
        if len(rects) < 2:
            return list(rects)
        wanted = [button.natural_size(self.kit)[0] for button in row]
        whole, gap = rects[0].union(rects[-1]), rects[1].left - rects[0].right
        return shared(whole, wanted, gap, 1.2 * self.kit.px(row[0].size.padding))

    def _draw_notices(self, canvas: Canvas, left: int, words: str) -> None:
        kit = self.kit
        icon = kit.icon("warn", 26, "gold")
        pad, gap = kit.px(20), kit.px(14)
        right = self.form["quit"].rect.left - kit.px(40)
        room = right - left - 2 * pad - gap - icon.get_width()
        text = kit.paragraph(words, min(room, kit.px(900)), "least", "text")
        height = text.get_height() + 2 * kit.px(12)
        width = text.get_width() + icon.get_width() + gap + 2 * pad
        panel = Rect(right - width, kit.size[1] - kit.px(28) - height, width, height)
        kit.draw_panel(canvas, panel, edge="gold", radius="button")
        canvas.blit(icon, (panel.left + pad, panel.centery - icon.get_height() // 2))
        canvas.blit(text, (panel.left + pad + icon.get_width() + gap, panel.top + kit.px(12)))
