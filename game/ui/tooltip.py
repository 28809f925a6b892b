"""Draws a tooltip: a cream plate with an arrow beside what it explains, kept inside the window."""

from __future__ import annotations

from pygame import Rect

from game.ui.caps import key_cap
from game.ui.compositor import Canvas
from game.ui.geometry import inset
from game.ui.kit import Kit
from game.ui.vector import Box, hexed, picture

_WIDEST = 420


def draw_tooltip(canvas: Canvas, kit: Kit, about: Rect, text: str, key: str = "") -> None:
    """Declare the tooltip below a rectangle, or above it where the window ends."""
    label = kit.paragraph(text, kit.px(_WIDEST), "least", "on-card")
    cap = key_cap(kit, key, dark=True, design=28) if key else None
    pad_x, pad_y, gap = kit.px(14), kit.px(9), kit.px(8)
    width = label.get_width() + 2 * pad_x + (cap.get_width() + gap if cap else 0)
    height = max(label.get_height(), cap.get_height() if cap else 0) + 2 * pad_y
    rect = Rect(0, 0, width, height)
    distance = kit.px(14)
    below = about.bottom + distance + height <= kit.size[1] - kit.px(8)
    rect.midtop = (about.centerx, about.bottom + distance if below else about.top - distance - height)
    rect = rect.clamp(inset(kit.rect, kit.px(8)))
    look = Box(rect.size, kit.px(10), kit.color("card"), shadow=kit.shadow(8, 5))
    kit.draw_box(canvas, look, rect)
    _draw_arrow(canvas, kit, about, rect, below=below)
    canvas.blit(label, (rect.x + pad_x, rect.centery - label.get_height() // 2))
    if cap:
        canvas.blit(cap, (rect.right - pad_x - cap.get_width(), rect.centery - cap.get_height() // 2))


def _draw_arrow(canvas: Canvas, kit: Kit, about: Rect, rect: Rect, *, below: bool) -> None:
    half = kit.px(8)
    color = hexed(kit.color("card"))
    tip, base = (0, half) if below else (half, 0)
    path = f'<path d="M0 {base} L{half} {tip} L{2 * half} {base} Z" fill="{color}"/>'
    arrow = kit.assets.cache.get(("tip", half, below, color), lambda: picture((2 * half, half), path))
    x = max(rect.left + half, min(about.centerx - half, rect.right - 3 * half))
    canvas.blit(arrow, (x, rect.top - half if below else rect.bottom))
