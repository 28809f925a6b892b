"""The first screen: logo, Play, how many opponents, Quit; behind them a fan of cards and others that drift."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import TypeAlias

from pygame import Rect, Surface

from game.rules.cards import Card, card
from game.scenes.chips import Chip
from game.scenes.drift import FLOCK, Drift, drifted
from game.scenes.pieces import card_picture
from game.scenes.stage import Stage
from game.services import Services
from game.ui.actions import UiAction
from game.ui.compositor import Canvas
from game.ui.geometry import Point, Size, columns, unit
from game.ui.kit import Kit
from game.ui.scene import Change, Pop
from game.ui.vector import hexed, picture
from game.ui.widgets import MAIN, Button, ButtonKind, key_cap

MOST_OPPONENTS = 3
_FACES = ("owl", "fox", "cat")
_FAN: tuple[tuple[Card | None, float], ...] = (
    (None, -46),
    (card("g3"), -29),
    (card("b+2"), -12),
    (card("r7"), 5),
    (card("y5"), 22),
    (card("W"), 39),
)
_FAN_RADIUS = 560
_CARD_WIDTH = 200
_FAN_WIDTH = 1160
_DIM, _FAR = round(0.20 * 255), round(0.42 * 255)
_LOGO = (720, 500)
_CHIP_WEIGHTS = (0.86, 0.96, 1.18)


@dataclass(frozen=True, slots=True)
class StartGame:
    """Start a match against so many bots."""

    opponents: int


@dataclass(frozen=True, slots=True)
class QuitGame:
    """End the program."""


TitleAnswer: TypeAlias = StartGame | QuitGame


@dataclass(frozen=True, slots=True)
class TitleLayout:
    """Where things are in window pixels; `narrow`: the column is centred and the fan stands dim behind it."""

    narrow: bool
    logo: Rect
    play: Rect
    chips: tuple[Rect, ...]
    stage: Rect
    fan: Point
    fan_scale: float


def title_layout(size: Size) -> TitleLayout:
    """Put the column into the left third and the fan into the rest, or the fan behind where there is no room."""
    u = unit(size)
    wide = size[0] / u
    room = wide - 772
    narrow = room < 0.6 * _FAN_WIDTH
    left = round(size[0] / 2 - 310 * u) if narrow else round(112 * u)
    width = round(620 * u)
    top = round((size[1] - 760 * u) / 2)
    logo = Rect(left - round(18 * u), top, round(_LOGO[0] * 0.92 * u), round(_LOGO[1] * 0.92 * u))
    play = Rect(left, top + round(492 * u), width, round(104 * u))
    chips = Rect(left, play.bottom + round(28 * u), width, max(36, round(60 * u)))
    stage = Rect(0, 0, *size) if narrow else Rect(left + width, 0, size[0] - left - width, size[1])
    scale = 1.1 * min(room / _FAN_WIDTH, 1.25) if not narrow else 0.9
    middle = stage.centerx if narrow else round(stage.left + 0.525 * stage.width)
    fan = (middle, round(size[1] / 2 + _FAN_RADIUS * scale / 1.1 * u * 0.90))
    return TitleLayout(narrow, logo, play, tuple(columns(chips, _CHIP_WEIGHTS, round(16 * u))), stage, fan, scale)


class TitleScene(Stage[TitleAnswer]):
    """Asks whether to play, and against how many."""

    def __init__(self, services: Services, *, opponents: int = MOST_OPPONENTS, version: str = "") -> None:
        super().__init__(services)
        self.opponents = opponents
        self.version = version
        self.drift = Drift()
        self.layout = title_layout(self.kit.size)

    @property
    def moving(self) -> bool:
        """Say whether the cards behind drift."""
        return self.drift.moving and not self.services.settings.reduced_motion

    def place(self) -> None:
        """Place logo, Play, chips and Quit."""
        kit, tr = self.kit, self.tr
        self.layout = layout = title_layout(kit.size)
        play = Button("play", "", ButtonKind.PRIMARY, size=MAIN)
        play.rect = layout.play
        leave = Button("quit", tr._("Quit"), ButtonKind.QUIET, icon="quit")
        width, height = leave.natural_size(kit)
        leave.rect = Rect(kit.size[0] - kit.px(40) - width, kit.size[1] - kit.px(32) - height, width, height)
        self.form.replace([play, *self._chips(layout), leave])
        if self.form.focused is None:
            self.form.focus("play")

    def handle(self, action: UiAction) -> Change[TitleAnswer]:
        """Answer the controls; any input wakes the drifting cards."""
        self.drift.wake()
        return super().handle(action)

    def chosen(self, name: str) -> Change[TitleAnswer]:
        """Start, quit, or take another number of opponents."""
        if name == "play":
            return Pop(StartGame(self.opponents))
        if name == "quit":
            return Pop(QuitGame())
        self.opponents = int(name.removeprefix("opponents_"))
        self.place()
        return None

    def update(self, dt: float) -> Change[TitleAnswer]:
        """Let the cards drift."""
        if self.moving:
            self.drift.advance(dt)
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Declare the felt, the cards, and the column before them."""
        kit, layout = self.kit, self.layout
        canvas.background(_ground(kit, layout))
        self._draw_drift(canvas)
        self._draw_fan(canvas)
        canvas.blit(kit.assets.image("logo", layout.logo.size), layout.logo)
        self.form.draw(canvas, kit)
        self._draw_play(canvas)
        if self.version:
            label = kit.text(self.tr._("Version {version}", version=self.version), "least", "text-felt")
            left = kit.px(40) if layout.narrow else layout.play.left
            canvas.blit(label, (left, kit.size[1] - kit.px(34) - label.get_height()))

    def _chips(self, layout: TitleLayout) -> list[Chip]:
        chips = []
        for number, rect in enumerate(layout.chips, 1):
            label = self.tr.ngettext("{count} bot", "{count} bots", number)
            chip = Chip(f"opponents_{number}", label, faces=_FACES[:number], key=f"choice_{number}")
            chip.rect = rect
            chip.chosen = number == self.opponents
            chips.append(chip)
        return chips

    def _draw_drift(self, canvas: Canvas) -> None:
        kit, stage = self.kit, self.layout.stage
        span = stage.height / kit.u
        for one in FLOCK:
            width = max(12, round(one.scale * _CARD_WIDTH * kit.u))
            surface = card_picture(kit, one.card, width, turn=one.turn)
            x = stage.left + one.x * stage.width
            y = drifted(one, span, self.drift.travelled) * stage.height
            canvas.blit_centered(surface, (x, y), alpha=_FAR)

    def _draw_fan(self, canvas: Canvas) -> None:
        kit, layout = self.kit, self.layout
        scale = layout.fan_scale * kit.u
        radius = _FAN_RADIUS * scale / 1.1
        for shown, turn in _FAN:
            surface = card_picture(kit, shown, round(_CARD_WIDTH * scale), turn=turn)
            angle = radians(turn)
            at = (layout.fan[0] + radius * sin(angle), layout.fan[1] - radius * cos(angle))
            canvas.blit_centered(surface, at, alpha=_DIM if layout.narrow else 255)

    def _draw_play(self, canvas: Canvas) -> None:
        kit, button = self.kit, self.form["play"]
        body = button.rect.move(0, kit.px(kit.theme.spacing["lip"])) if button.pressed else button.rect
        icon = _filled_play(kit, kit.px(46))
        canvas.blit(icon, (body.left + kit.px(34), body.centery - icon.get_height() // 2))
        cap = key_cap(kit, "Enter", dark=True)
        canvas.blit(cap, (body.right - kit.px(30) - cap.get_width(), body.centery - cap.get_height() // 2))
        left = body.left + kit.px(108)
        room = body.right - kit.px(44) - cap.get_width() - left
        title = kit.type.line(self.tr._("Play"), "title", kit.px(40), kit.color("on-gold"))
        words = kit.text(self._opponents(), "small", "on-gold", width=room)
        top = body.centery - (title.get_height() + words.get_height()) // 2
        canvas.blit(title, (left, top))
        canvas.blit(words, (left, top + title.get_height()))

    def _opponents(self) -> str:
        match self.opponents:
            case 1:
                return self.tr._("You and one bot, official rules")
            case 2:
                return self.tr._("You and two bots, official rules")
            case _:
                return self.tr._("You and three bots, official rules")


def _ground(kit: Kit, layout: TitleLayout) -> Surface:
    key = ("title", kit.size, kit.theme.name)
    return kit.assets.cache.get(key, lambda: _lit_felt(kit, layout))


def _lit_felt(kit: Kit, layout: TitleLayout) -> Surface:
    """Lay a soft light on the felt behind the fan."""
    ground = kit.felt().copy()
    radius = round(560 * kit.u)
    glow = hexed(_glow(kit))
    stops = "".join(f'<stop offset="{at}" stop-color="{glow}" stop-opacity="{op}"/>' for at, op in ((0, 0.45), (1, 0)))
    defs = (
        f'<radialGradient id="spot" gradientUnits="userSpaceOnUse" cx="{radius}" cy="{radius}" r="{radius}">'
        f"{stops}</radialGradient>"
    )
    disc = f'<circle cx="{radius}" cy="{radius}" r="{radius}" fill="url(#spot)"/>'
    spot = picture((2 * radius, 2 * radius), disc, defs)
    ground.blit(spot, (layout.fan[0] - radius, round(kit.size[1] / 2) - radius))
    return ground


def _glow(kit: Kit) -> tuple[int, int, int, int]:
    """Give the colour of the light on the felt."""
    red, green, blue, alpha = kit.color("felt-hi")
    return (min(255, round(red * 1.6)), min(255, round(green * 1.5)), min(255, round(blue * 1.5)), alpha)


def _filled_play(kit: Kit, pixels: int) -> Surface:
    color = hexed(kit.color("on-gold"))
    path = f'<path transform="scale({pixels / 24:.4f})" d="M8 5.5v13l11-6.5z" fill="{color}" stroke="{color}" '
    key = ("play", pixels, color)
    return kit.assets.cache.get(
        key, lambda: picture((pixels, pixels), path + 'stroke-width="2.2" stroke-linejoin="round"/>')
    )
