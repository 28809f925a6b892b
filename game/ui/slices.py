"""Puts large boxes together from their rims and a plain middle: fewer pixels to make, to keep and to blend.

A box looks the same along its edges, so a small one has all there is to know of a large one.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil

import pygame
from pygame import Rect, Surface

from game.ui.vector import Box, Gradient, box, converted

_LEAST_MIDDLE = 96


def may_slice(look: Box) -> bool:
    """Say whether a box is large, and even along its edges and in the middle."""
    if look.dash is not None or isinstance(look.fill, Gradient) or (look.ring is not None and look.ring.dash):
        return False
    if look.shadow is not None and (look.fill is None or look.fill[3] < 255):
        return False  # the shadow shows through
    return min(look.size) >= 2 * _bend(look) + _LEAST_MIDDLE


def rims(look: Box) -> tuple[Surface, Surface, Surface, Surface]:
    """Draw the rims of a box that may be sliced, margin included: top, bottom, left and right."""
    bend, rim, margin = _bend(look), _rim(look), look.margin
    small = box(replace(look, size=(2 * bend + 1, 2 * bend + 1)))
    side, deep = small.get_width(), margin + rim
    whole, inner = look.size[0] + 2 * margin, look.size[1] - 2 * rim
    tall = small.subsurface((0, deep, side, side - 2 * deep))
    return (
        _wide(small.subsurface((0, 0, side, deep)), margin + bend, whole),
        _wide(small.subsurface((0, side - deep, side, deep)), margin + bend, whole),
        _high(tall.subsurface((0, 0, deep, tall.get_height())), bend - rim, inner),
        _high(tall.subsurface((side - deep, 0, deep, tall.get_height())), bend - rim, inner),
    )


def rim_places(look: Box) -> tuple[tuple[int, int], ...]:
    """Give where the rims lie, from the body's top left corner."""
    rim, margin = _rim(look), look.margin
    width, height = look.size
    return (-margin, -margin), (-margin, height - rim), (-margin, rim), (width - rim, rim)


def plain_middle(look: Box) -> Rect:
    """Give the part of the body that has the box's fill and nothing else."""
    rim = _rim(look)
    return Rect(rim, rim, look.size[0] - 2 * rim, look.size[1] - 2 * rim)


def _rim(look: Box) -> int:
    """Give how far from its edges the body is not plain yet, in pixels."""
    return ceil(max(look.radius, look.edge_width)) + 1


def _bend(look: Box) -> int:
    """Give how far from a corner an edge still differs from its middle, in pixels."""
    if look.shadow is None:
        return _rim(look)
    return _rim(look) + 3 * look.shadow.blur + abs(look.shadow.drop)


def _wide(strip: Surface, corner: int, width: int) -> Surface:
    """Stretch the middle column of a strip until it has a width."""
    height = strip.get_height()
    return _joined(
        (width, height),
        strip.subsurface((0, 0, corner, height)),
        strip.subsurface((corner, 0, 1, height)),
        Rect(corner, 0, width - 2 * corner, height),
        strip.subsurface((strip.get_width() - corner, 0, corner, height)),
    )


def _high(strip: Surface, corner: int, height: int) -> Surface:
    """Stretch the middle row of a strip until it has a height."""
    width = strip.get_width()
    return _joined(
        (width, height),
        strip.subsurface((0, 0, width, corner)),
        strip.subsurface((0, corner, width, 1)),
        Rect(0, corner, width, height - 2 * corner),
        strip.subsurface((0, strip.get_height() - corner, width, corner)),
    )


def _joined(size: tuple[int, int], first: Surface, between: Surface, room: Rect, last: Surface) -> Surface:
    result = Surface(size, pygame.SRCALPHA)
    result.blit(first, (0, 0))
    result.blit(pygame.transform.scale(between, room.size), room)
    result.blit(last, (size[0] - last.get_width(), size[1] - last.get_height()))
    return converted(result)
