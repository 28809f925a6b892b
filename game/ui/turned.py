"""Turn what was declared upright by quarters, for people who sit at the other sides of a screen that lies flat."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

import pygame
from pygame import Rect, Surface

from game.ui.compositor import Canvas, Fill
from game.ui.geometry import Size
from game.ui.kit import ColorName, Kit
from game.ui.vector import converted
from game.ui.widgets import Button


def flattened(size: Size, draw: Callable[[Canvas], None]) -> Surface:
    """Paint what is declared on an empty, see-through canvas of so many pixels."""
    canvas = Canvas(size)
    draw(canvas)
    surface = Surface(size, pygame.SRCALPHA)
    for item in canvas.items:
        if isinstance(item, Fill):
            part = Surface((item.width, item.height), pygame.SRCALPHA)
            part.fill(item.color)
            surface.blit(part, (item.x, item.y))
        else:
            surface.blit(_faded(item.surface, item.alpha), (item.x, item.y), item.area)
    return surface


def turned(surface: Surface, degrees: int) -> Surface:
    """Return a surface turned clockwise by a multiple of 90 degrees; no pixel is lost."""
    return converted(pygame.transform.rotate(surface, -degrees)) if degrees % 360 else surface


def turned_line(kit: Kit, text: str, style: str, pixels: int, color: ColorName, degrees: int) -> Surface:
    """Return a line of text turned clockwise by a multiple of 90 degrees."""
    line = kit.type.line(text, style, pixels, kit.color(color))
    if not degrees % 360:
        return line
    key = ("turned line", text, style, pixels, kit.color(color), degrees)
    return kit.assets.cache.get(key, lambda: turned(line, degrees))


def draw_turned(canvas: Canvas, kit: Kit, button: Button, degrees: int) -> None:
    """Declare a button turned clockwise by a multiple of 90 degrees; its `rect` is where it stands then."""
    margin = kit.px(24)
    width, height = button.rect.size if degrees % 180 == 0 else button.rect.size[::-1]
    upright = copy(button)
    upright.rect = Rect(margin, margin, width, height)
    words, state = (button.label, button.key_cap, button.disabled), (button.hovered, button.focused, button.pressed)
    key = ("turned button", type(button), degrees, width, height, words, state, kit.theme.name, kit.font_px("label"))

    def make() -> Surface:
        size = (width + 2 * margin, height + 2 * margin)
        return turned(flattened(size, lambda inner: upright.draw(inner, kit)), degrees)

    canvas.blit(kit.assets.cache.get(key, make), (button.rect.x - margin, button.rect.y - margin))


def _faded(surface: Surface, alpha: int) -> Surface:
    if alpha == 255:
        return surface
    faint = surface.copy()
    faint.set_alpha(alpha)
    return faint
