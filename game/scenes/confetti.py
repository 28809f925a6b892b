"""A little confetti: paper and emblems thrown up around a plate, that stay lying where they fall."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.rules.cards import COLORS, Color
from game.table.card_art import COLOR_NAMES
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.tween import ease_out
from game.ui.vector import hexed, picture

_TURNS = 12


@dataclass(frozen=True, slots=True)
class Scrap:
    """One scrap: where it comes to lie, as shares of the area it is thrown into, its look and its spin."""

    x: float
    y: float
    color: Color
    is_emblem: bool
    width: int
    turn: int
    spin: int
    delay: float


def scraps(seed: int, count: int = 90) -> tuple[Scrap, ...]:
    """Throw confetti; the same seed throws it the same way."""
    chance = random.Random(seed)
    return tuple(
        Scrap(
            x=chance.random(),
            y=chance.random(),
            color=chance.choice(COLORS),
            is_emblem=index % 3 == 0,
            width=chance.choice((10, 14)),
            turn=chance.randrange(_TURNS),
            spin=chance.choice((-1, 1)) * chance.randrange(6, 18),
            delay=chance.random(),
        )
        for index in range(count)
    )


def draw_confetti(
    canvas: Canvas,
    kit: Kit,
    thrown: Sequence[Scrap],
    area: Rect,
    source: Rect,
    progress: float,
    keep_off: Sequence[Rect],
) -> None:
    """Declare the scraps on their way from a plate into an area; `progress` goes from 0 to 1."""
    if progress <= 0:
        return
    for scrap in thrown:
        end = (area.left + scrap.x * area.width, area.top + scrap.y * area.height)
        if any(rect.collidepoint(end) for rect in keep_off):
            continue
        share = min(1.0, max(0.0, progress * 1.4 - 0.4 * scrap.delay))
        way = ease_out(share)
        start_x = source.left + source.width * (0.1 + 0.8 * scrap.x)
        x = start_x + (end[0] - start_x) * way
        hop = 4 * way * (1 - way) * kit.px(70)
        y = source.centery + (end[1] - source.centery) * way - hop
        turn = (scrap.turn + round(scrap.spin * (1 - way))) % _TURNS
        canvas.blit_centered(_scrap(kit, scrap, turn), (x, y))


def _scrap(kit: Kit, scrap: Scrap, turn: int) -> Surface:
    key = ("scrap", scrap.color, scrap.is_emblem, scrap.width, turn, kit.px(22), kit.theme.name)
    return kit.assets.cache.get(key, lambda: _make(kit, scrap, turn))


def _make(kit: Kit, scrap: Scrap, turn: int) -> Surface:
    role = COLOR_NAMES[scrap.color]
    if scrap.is_emblem:
        side = kit.px(24)
        name = f"icons/emblem_{role}"
        return kit.assets.image(name, (side, side), turn=turn * 360 / _TURNS, tint=kit.color(f"{role}.base"))
    width, height = kit.px(scrap.width), kit.px(20)
    side = kit.px(28)
    fill = hexed(kit.color(f"{role}.base"))
    place = f'x="{-width / 2}" y="{-height / 2}" width="{width}" height="{height}" rx="{kit.px(4)}"'
    move = f"translate({side / 2} {side / 2}) rotate({turn * 360 / _TURNS})"
    return picture((side, side), f'<rect {place} fill="{fill}" transform="{move}"/>')
