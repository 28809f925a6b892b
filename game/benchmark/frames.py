"""Measure the work of a frame on a full table: sixty cards, four of which move and turn, the rest at rest."""

from __future__ import annotations

from math import pi, sin
from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Final

from game import app
from game.rules.cards import FACES
from game.services import make_services
from game.ui.compositor import Canvas, Compositor
from game.ui.window import Window

if TYPE_CHECKING:
    from game.ui.kit import Kit

CARDS: Final = 60
MOVING: Final = 4
FRAMES: Final = 300
WARMING: Final = 80
"""Frames before that are not counted: one picture after the other is made in them."""
CARD_SHARE: Final = 0.166
"""A card's width as a share of the window's height on its way to the pile."""


def frame_times(size: tuple[int, int]) -> dict[str, float]:
    """Return median and 99th percentile of the milliseconds a frame takes, from declaring to showing it.

    Raises:
        NoDisplayError: there is no screen.
    """
    app.prepare_environment()
    window = Window(size, app.TITLE)
    services = make_services()
    services.assets.cache.fit(size)
    kit, compositor = services.kit(size), Compositor()
    for number in range(WARMING):
        services.assets.begin_frame()
        compositor.compose(_frame(kit, number), window.surface)
    times = []
    for number in range(1, FRAMES + 1):
        began = perf_counter()
        services.assets.begin_frame()
        window.show(compositor.compose(_frame(kit, number), window.surface))
        times.append((perf_counter() - began) * 1000)
    window.close()
    return {"median_ms": round(median(times), 2), "p99_ms": round(quantiles(times, n=100)[98], 2)}


def _frame(kit: Kit, number: int) -> Canvas:
    canvas = Canvas(kit.size)
    canvas.background(kit.felt())
    width = round(kit.size[1] * CARD_SHARE * 2 / 3)
    card = (width, width * 3 // 2)
    for i in range(CARDS - MOVING):
        column, row = i % 14, i // 14
        x, y = (column + 0.8) * kit.size[0] / 15, (row + 0.7) * kit.size[1] / 4.6
        canvas.blit_centered(kit.assets.image(f"cards/{FACES[i % 52].text}", card), (x, y))
    for i in range(MOVING):
        progress = (number / 16 + i / MOVING) % 1  # 260 ms from hand to pile at 60 frames a second
        x = kit.size[0] * (0.3 + 0.2 * progress + 0.05 * i)
        y = kit.size[1] * (0.85 - 0.4 * progress - 0.05 * sin(pi * progress))
        turned = kit.assets.moving(f"cards/{FACES[i * 11].text}", card, turn=20 * progress - 10)
        canvas.blit_centered(turned, (x, y))
    return canvas
