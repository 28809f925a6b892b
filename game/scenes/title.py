"""The first screen: logo, Play, the match that waits, the ways to other screens, Quit; behind them a fan of cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TypeAlias

from pygame import Rect, Surface

from game.ai.characters import Level
from game.bindings import CONFIRM
from game.rules.ruleset import OFFICIAL
from game.scenes.chips import Chip
from game.scenes.drift import Drift
from game.scenes.pieces import one_or_two_lines
from game.scenes.stage import Stage
from game.scenes.title_layout import Rows, TitleLayout, title_layout
from game.scenes.title_scenery import draw_scenery
from game.scenes.title_words import notice_words, set_up_words, waiting_words
from game.services import Services
from game.session.seats import plan_table
from game.session.setup import SetUp, usual_set_up
from game.store.notices import Notice
from game.store.presets import Preset
from game.store.saved import SavedMatch
from game.ui.actions import UiAction
from game.ui.caps import key_cap
from game.ui.compositor import Canvas
from game.ui.geometry import shared
from game.ui.kit import Kit
from game.ui.scene import Change, Pop, Push
from game.ui.vector import hexed, picture
from game.ui.widgets import MAIN, NORMAL, SMALL, Button, ButtonKind

MOST_OPPONENTS = 3
_FACES = ("owl", "fox", "cat")
_FACE, _FACE_STEP, _MOST_FACES = 44, 32, 3


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
_ICONS = {
    Door.FRIENDS: "people",
    Door.SET_UP: "tune",
    Door.SAVED: "folder",
    Door.REPLAYS: "replay",
    Door.STATISTICS: "chart",
    Door.RULES: "book",
    Door.SETTINGS: "gear",
}


def quick_set_up(opponents: int) -> SetUp:
    """Seat a person and so many usual bots by the official rules."""
    return SetUp(plan_table([None, *[Level.NORMAL] * opponents]), OFFICIAL)


class TitleScene(Stage[TitleAnswer]):
    """Asks what to play, or where to go; `doors` are the screens there are.

    Where there is no set-up scene, three chips offer the number of opponents.
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
    ) -> None:
        super().__init__(services)
        self.set_up = usual_set_up() if set_up is None else set_up
        self.waiting = waiting
        self.doors = frozenset(doors)
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
        leave = Button("quit", tr._("Quit"), ButtonKind.QUIET, icon="quit")
        width, height = leave.natural_size(kit)
        leave.rect = Rect(kit.size[0] - kit.px(40) - width, kit.size[1] - kit.px(32) - height, width, height)
        ways = [*self._continue(layout), *self._chips(layout), *self._doors(layout), *self._about(layout)]
        self.form.replace([play, *ways, leave])
        if self.form.focused is None:
            self.form.focus("play")

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
        self._draw_play(canvas)
        if self.waiting is not None:
            self._draw_waiting(canvas, self.waiting)
        left = kit.px(40) if layout.narrow else layout.play.left
        if Door.ABOUT in self.doors:
            left = self.form[Door.ABOUT.value].rect.right + kit.px(40)
        words = [*(notice_words(self.tr, notice) for notice in self.notices), self.said]
        if any(words):
            self._draw_notices(canvas, left, " ".join(filter(None, words)))

    def _rows(self) -> Rows:
        pair = sum(door in self.doors for door in _PAIR)
        quiet = sum(door in self.doors for door in _QUIET)
        chips = 0 if Door.SET_UP in self.doors else MOST_OPPONENTS
        return Rows(self.waiting is not None, Door.SAVED in self.doors, chips, pair, quiet)

    def _continue(self, layout: TitleLayout) -> list[Button]:
        tr, buttons = self.tr, []
        if layout.waiting is not None:
            button = Button("continue", "", size=MAIN)
            button.rect = layout.waiting
            buttons.append(button)
        if layout.others is not None:
            words = "" if self.waiting is not None else tr._("Saved games")
            tip = tr._("All saved games") if self.waiting is not None else ""
            others = Button(Door.SAVED.value, words, icon=_ICONS[Door.SAVED], tip=tip)
            others.rect = layout.others
            buttons.append(others)
        return buttons

    def _about(self, layout: TitleLayout) -> list[Button]:
        """Make the button with the version at the bottom left."""
        if Door.ABOUT not in self.doors:
            return []
        kit, tr = self.kit, self.tr
        words = tr._("Version {version}", version=self.version)
        button = Button(
            Door.ABOUT.value, words, ButtonKind.QUIET, icon="info", size=SMALL, tip=tr._("About and licences")
        )
        width, height = button.natural_size(kit)
        left = kit.px(40) if layout.narrow else layout.play.left
        button.rect = Rect(left, kit.size[1] - kit.px(32) - height, width, height)
        return [button]

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

    def _draw_play(self, canvas: Canvas) -> None:
        kit, button = self.kit, self.form["play"]
        body = button.rect.move(0, kit.px(kit.theme.spacing["lip"])) if button.pressed else button.rect
        icon = _filled_play(kit, kit.px(46))
        canvas.blit(icon, (body.left + kit.px(34), body.centery - icon.get_height() // 2))
        cap = key_cap(kit, self.services.key_cap(CONFIRM), dark=True)
        canvas.blit(cap, (body.right - kit.px(30) - cap.get_width(), body.centery - cap.get_height() // 2))
        left = body.left + kit.px(108)
        room = body.right - kit.px(44) - cap.get_width() - left
        title = kit.type.line(self.tr._("Play"), "title", kit.px(40), kit.color("on-gold"))
        words = one_or_two_lines(kit, set_up_words(self.tr, self.set_up), "small", "on-gold", room)
        _draw_two_lines(canvas, title, words, left, body.centery)

    def _draw_waiting(self, canvas: Canvas, waiting: SavedMatch) -> None:
        kit, button = self.kit, self.form["continue"]
        body = button.rect.move(0, kit.px(kit.theme.spacing["lip"])) if button.pressed else button.rect
        icon = kit.icon("next", 34)
        is_whole = body.width == self.layout.play.width
        canvas.blit(icon, (body.left + kit.px(40 if is_whole else 30), body.centery - icon.get_height() // 2))
        left, right = body.left + kit.px(108 if is_whole else 84), body.right - kit.px(24)
        sentence = waiting_words(self.tr, waiting)
        faces = [plan.avatar for seat, plan in enumerate(waiting.plans) if seat != waiting.viewer][:_MOST_FACES]
        while faces and self._faces_left(faces, right) - kit.px(16) - left < kit.text_width(sentence, "small"):
            faces.pop()
        room = (self._faces_left(faces, right) - kit.px(16) if faces else right) - left
        self._draw_faces(canvas, faces, right, body.centery)
        title = kit.type.line(self.tr._("Continue"), "title", kit.px(30), kit.color("text"))
        _draw_two_lines(canvas, title, kit.text(sentence, "small", "text-felt", width=room), left, body.centery)

    def _faces_left(self, faces: Sequence[str], right: int) -> int:
        return right - self.kit.px(_FACE) - self.kit.px(_FACE_STEP) * (len(faces) - 1)

    def _draw_faces(self, canvas: Canvas, faces: Sequence[str], right: int, middle: int) -> None:
        kit, face, left = self.kit, self.kit.px(_FACE), self._faces_left(faces, right)
        for index, name in enumerate(faces):
            at = (left + index * kit.px(_FACE_STEP) + face / 2, middle)
            canvas.blit_centered(kit.disc(face + 2 * kit.px(2), "panel"), at)
            canvas.blit_centered(kit.assets.image(f"avatars/{name}", (face, face)), at)

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


def _draw_two_lines(canvas: Canvas, title: Surface, words: Surface, left: int, middle: int) -> None:
    top = middle - (title.get_height() + words.get_height()) // 2
    canvas.blit(title, (left, top))
    canvas.blit(words, (left, top + title.get_height()))


def _filled_play(kit: Kit, pixels: int) -> Surface:
    color = hexed(kit.color("on-gold"))
    path = f'<path transform="scale({pixels / 24:.4f})" d="M8 5.5v13l11-6.5z" fill="{color}" stroke="{color}" '
    key = ("play", pixels, color)
    return kit.assets.cache.get(
        key, lambda: picture((pixels, pixels), path + 'stroke-width="2.2" stroke-linejoin="round"/>')
    )
