"""What lies behind the title's column: felt with a light on it, a fan of cards, and others that drift."""

from __future__ import annotations

from math import cos, radians, sin

from pygame import Surface

from game.rules.cards import Card, card
from game.scenes.drift import FLOCK, Drift, drifted
from game.scenes.pieces import card_picture
from game.scenes.title_layout import FAN_RADIUS, TitleLayout
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.vector import hexed, soft_picture

_FAN: tuple[tuple[Card | None, float], ...] = (
    (None, -46),
    (card("g3"), -29),
    (card("b+2"), -12),
    (card("r7"), 5),
    (card("y5"), 22),
    (card("W"), 39),
)
_CARD_WIDTH = 200
_DIM, _FAR = round(0.20 * 255), round(0.42 * 255)


def draw_scenery(canvas: Canvas, kit: Kit, layout: TitleLayout, drift: Drift) -> None:
    """Declare felt, drifting cards and fan."""
    canvas.background(_ground(kit, layout))
    _draw_drift(canvas, kit, layout, drift)
    _draw_fan(canvas, kit, layout)


def _draw_drift(canvas: Canvas, kit: Kit, layout: TitleLayout, drift: Drift) -> None:
    stage = layout.stage
    span = stage.height / kit.u
    for one in FLOCK:
        width = max(12, round(one.scale * _CARD_WIDTH * kit.u))
        surface = card_picture(kit, one.card, width, turn=one.turn)
        x = stage.left + one.x * stage.width
        y = drifted(one, span, drift.travelled) * stage.height
        canvas.blit_centered(surface, (x, y), alpha=_FAR)


def _draw_fan(canvas: Canvas, kit: Kit, layout: TitleLayout) -> None:
    scale = layout.fan_scale * kit.u
    radius = FAN_RADIUS * scale / 1.1
    for shown, turn in _FAN:
        surface = card_picture(kit, shown, round(_CARD_WIDTH * scale), turn=turn)
        angle = radians(turn)
        at = (layout.fan[0] + radius * sin(angle), layout.fan[1] - radius * cos(angle))
        canvas.blit_centered(surface, at, alpha=_DIM if layout.narrow else 255)


def _ground(kit: Kit, layout: TitleLayout) -> Surface:
    key = ("title", kit.size, kit.theme.name)
    return kit.assets.cache.get(key, lambda: _lit_felt(kit, layout))


def _lit_felt(kit: Kit, layout: TitleLayout) -> Surface:
    """Lay a soft light on the felt behind the fan."""
    ground = kit.new_felt()
    radius = round(560 * kit.u)
    glow = hexed(_glow(kit))
    stops = "".join(f'<stop offset="{at}" stop-color="{glow}" stop-opacity="{op}"/>' for at, op in ((0, 0.45), (1, 0)))
    defs = (
        f'<radialGradient id="spot" gradientUnits="userSpaceOnUse" cx="{radius}" cy="{radius}" r="{radius}">'
        f"{stops}</radialGradient>"
    )
    disc = f'<circle cx="{radius}" cy="{radius}" r="{radius}" fill="url(#spot)"/>'
    spot = soft_picture((2 * radius, 2 * radius), disc, defs)
    ground.blit(spot, (layout.fan[0] - radius, round(kit.size[1] / 2) - radius))
    return ground


def _glow(kit: Kit) -> tuple[int, int, int, int]:
    """Give the colour of the light on the felt."""
    red, green, blue, alpha = kit.color("felt-hi")
    return (min(255, round(red * 1.6)), min(255, round(green * 1.5)), min(255, round(blue * 1.5)), alpha)
