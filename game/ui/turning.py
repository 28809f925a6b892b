"""Turns bitmaps about their middle and says how many pixels that takes; keeps nothing."""

from __future__ import annotations

from math import ceil, cos, radians, sin

import pygame
from pygame import Surface

from game.ui.geometry import Size
from game.ui.vector import Shadow, converted, shadowed


def turned(
    bitmap: Surface, size: Size, turn: float, shadow: Shadow | None = None, *, finest: int | None = None
) -> Surface:
    """Bring a bitmap to a size and turn it clockwise by degrees; the surface grows with the turn and the shadow.

    The turn, which is what takes time, is done at the smaller of the two sizes, and at `finest` pixels of height.
    """
    share = min(1.0, bitmap.get_height() / size[1], 1.0 if finest is None else finest / size[1])
    small = (max(1, round(size[0] * share)), max(1, round(size[1] * share)))
    if bitmap.get_size() != small:
        bitmap = pygame.transform.smoothscale(bitmap, small)
    if turn % 360:
        framed = Surface((small[0] + 4, small[1] + 4), pygame.SRCALPHA)  # else the edges are not smoothed
        framed.fill((255, 255, 255, 0))
        framed.blit(bitmap, (2, 2))
        bitmap = pygame.transform.rotozoom(framed, -turn, 1.0)
    if small != size:
        width, height = bitmap.get_size()
        enlarged = (round(width / share), round(height / share)) if turn % 360 else size
        bitmap = pygame.transform.smoothscale(bitmap, enlarged)
    return converted(bitmap) if shadow is None else shadowed(bitmap, shadow)


def turned_size(size: Size, turn: float) -> Size:
    """Give the pixels a turned picture needs, odd or even as the upright one so that it keeps its middle."""
    if turn % 360 == 0:
        return size
    angle = radians(turn)
    width = size[0] * abs(cos(angle)) + size[1] * abs(sin(angle))
    height = size[0] * abs(sin(angle)) + size[1] * abs(cos(angle))
    return _like(width, size[0]), _like(height, size[1])


def _like(length: float, model: int) -> int:
    pixels = ceil(length)
    return pixels + (pixels - model) % 2
