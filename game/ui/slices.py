"""Puts large boxes together from their rims and a plain middle: fewer pixels to make, to keep and to blend.

A box looks the same along its edges, so a small one has all there is to know of a large one.
"""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.ui.vector import Box, Gradient, box, converted, stretched

_LEAST_MIDDLE = 96


def may_slice(look: Box) -> bool:
    """Say whether a box is large, and even along its edges and in the middle."""
    if not look.is_even or isinstance(look.fill, Gradient):
        return False
    if look.shadow is not None and (look.fill is None or look.fill[3] < 255):
        return False  # the shadow shows through
    return min(look.size) >= 2 * look.bend + _LEAST_MIDDLE


def rims(look: Box) -> tuple[Surface, Surface, Surface, Surface]:
    """Draw the rims of a box that may be sliced, margin included: top, bottom, left and right."""
    bend, rim, margin = look.bend, look.rim, look.margin
    small = box(replace(look, size=(2 * bend + 1, 2 * bend + 1)))
    side, deep = small.get_width(), margin + rim
    whole, inner = look.size[0] + 2 * margin, look.size[1] - 2 * rim
    tall = small.subsurface((0, deep, side, side - 2 * deep))
    return (
        stretched(small.subsurface((0, 0, side, deep)), margin + bend, whole),
        stretched(small.subsurface((0, side - deep, side, deep)), margin + bend, whole),
        _high(tall.subsurface((0, 0, deep, tall.get_height())), bend - rim, inner),
        _high(tall.subsurface((side - deep, 0, deep, tall.get_height())), bend - rim, inner),
    )


def rim_places(look: Box) -> tuple[tuple[int, int], ...]:
    """Give where the rims lie, from the body's top left corner."""
    rim, margin = look.rim, look.margin
    width, height = look.size
    return (-margin, -margin), (-margin, height - rim), (-margin, rim), (width - rim, rim)


def plain_middle(look: Box) -> Rect:
    """Give the part of the body that has the box's fill and nothing else."""
    rim = look.rim
    return Rect(rim, rim, look.size[0] - 2 * rim, look.size[1] - 2 * rim)


def _high(strip: Surface, corner: int, height: int) -> Surface:
    """Repeat the middle row of a strip until it has a height."""
    lying = pygame.transform.rotate(strip, 90)
    return converted(pygame.transform.rotate(stretched(lying, corner, height), -90))
