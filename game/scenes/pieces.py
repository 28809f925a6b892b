"""Small pictures several scenes share: cards, emblems, headings, key hints, and a veil over what is drawn."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

import pygame
from pygame import Rect, Surface

from game.rules.cards import Card, Color
from game.table.card_art import COLOR_NAMES, emblem_name, picture_name
from game.ui.caps import key_cap
from game.ui.compositor import Canvas, Sprite
from game.ui.kit import ColorName, Kit
from game.ui.vector import Box, converted

CARD_RATIO = 1.5


def card_picture(
    kit: Kit, card: Card | None, width: int, *, turn: float = 0.0, index: bool = False, shadow: bool = True
) -> Surface:
    """Give a card of a real width in pixels, turned clockwise by degrees; its middle is the surface's middle."""
    size = (width, round(width * CARD_RATIO))
    soft = kit.shadow(8, 5) if shadow else None
    return kit.assets.image(picture_name(card, is_covered=index), size, turn=turn, shadow=soft)


def emblem(kit: Kit, color: Color, pixels: int, tint: ColorName | None = None) -> Surface:
    """Give a colour's emblem, so many pixels square; unless tinted otherwise it is to lie on a disc of its colour."""
    ink = kit.color(tint or f"{COLOR_NAMES[color]}.mark")
    return kit.assets.image(emblem_name(color), (pixels, pixels), tint=ink)


def rimmed_emblem(kit: Kit, color: Color, pixels: int, rim: int) -> Surface:
    """Give an emblem as on a card's face, with a rim of the colour's deep shade around it, so many pixels wide."""
    key = ("rimmed", color, pixels, rim, kit.theme.name)
    return kit.assets.cache.get(key, lambda: _rimmed(kit, color, pixels, rim))


def heading_pixels(kit: Kit, style: str) -> int:
    """Give a heading's size in real pixels, never below that of body text beside it."""
    return max(kit.font_px(style), kit.font_px("body"))


def heading_line(kit: Kit, text: str, style: str, color: ColorName = "text", *, width: int | None = None) -> Surface:
    """Render a line of a heading's style that small windows do not shrink below body text."""
    pixels = heading_pixels(kit, style)
    if width is not None:
        return kit.type.fitting(text, style, pixels, kit.color(color), width)
    return kit.type.line(text, style, pixels, kit.color(color))


def heading_lines(kit: Kit, text: str, style: str, width: int) -> Surface:
    """Render a heading in one line, or in two of body text where one would be too long."""
    if kit.type.width(text, style, kit.font_px("body")) <= width:
        return heading_line(kit, text, style, width=width)
    return kit.type.paragraph(text, style, kit.font_px("small"), kit.color("text"), width, leading=0.9)


def one_or_two_lines(kit: Kit, text: str, style: str, color: ColorName, width: int) -> Surface:
    """Render words in one line, or in several of the least size where one would be too long."""
    least = kit.theme.least_pixels
    if kit.type.width(text, style, least) <= width:
        return kit.text(text, style, color, width=width)
    return kit.type.paragraph(text, style, least, kit.color(color), width, leading=0.9)


def draw_key_hint(
    canvas: Canvas, kit: Kit, cap: str, text: str, *, right: int, middle: int, ground: ColorName | None = None
) -> Rect:
    """Declare a key and what it does, ending at `right` around the height `middle`; gives its place.

    `ground` is the colour of a pill behind it, where it stands over a picture. Without a key nothing is said.
    """
    if not cap:
        return Rect(right, middle, 0, 0)
    label = kit.text(text, "small", "text")
    key = key_cap(kit, cap)
    gap = kit.px(12)
    width = key.get_width() + gap + label.get_width()
    height = max(key.get_height(), label.get_height())
    place = Rect(right - width, middle - height // 2, width, height)
    if ground is not None:
        pill = place.inflate(kit.px(40), kit.px(22))
        look = Box(pill.size, pill.height / 2, kit.color(ground), kit.color("outline"), max(1.0, 1.5 * kit.u))
        kit.draw_box(canvas, look, pill)
    canvas.blit(key, (place.x, middle - key.get_height() // 2))
    canvas.blit(label, (place.right - label.get_width(), middle - label.get_height() // 2))
    return place


def veiled(canvas: Canvas, draw: Callable[[Canvas], None], opacity: float, lower: int = 0) -> None:
    """Declare what `draw` declares, at an opacity of 0-1 and so many pixels lower."""
    inner = Canvas(canvas.size)
    draw(inner)
    for item, rect in zip(inner.items, inner.rects, strict=True):
        if isinstance(item, Sprite):
            canvas.items.append(item._replace(y=item.y + lower, alpha=round(item.alpha * opacity)))
        else:
            red, green, blue, alpha = item.color
            canvas.items.append(item._replace(color=(red, green, blue, round(alpha * opacity)), y=item.y + lower))
        canvas.rects.append(rect.move(0, lower))


def _rimmed(kit: Kit, color: Color, pixels: int, rim: int) -> Surface:
    role = COLOR_NAMES[color]
    deep = emblem(kit, color, pixels, f"{role}.deep")
    ground = Surface((pixels + 2 * rim, pixels + 2 * rim), pygame.SRCALPHA)
    steps = 24
    for step in range(steps):
        angle = 2 * pi * step / steps
        ground.blit(deep, (rim + round(rim * sin(angle)), rim + round(rim * cos(angle))))
    ground.blit(emblem(kit, color, pixels), (rim, rim))
    return converted(ground)
