"""Draw shapes without edges: shadows and glows, worked out small because nobody can tell."""

import pygame
from pygame import Surface

from game.ui.compositor import Rgba
from game.ui.vector import converted, document, rasterize


def blurred(size: tuple[int, int], shape: str, color: Rgba, blur: float) -> Surface:
    """Rasterise SVG elements on a ground of `size` pixels, blur them by so many pixels and give them a colour.

    The colour's opacity is that of the middle of the shape.
    """
    shrink = max(1, min(6, round(blur / 2)))
    small = (max(1, round(size[0] / shrink)), max(1, round(size[1] / shrink)))
    whole = document(size, shape)
    svg = whole.replace(f'width="{size[0]}" height="{size[1]}"', f'width="{small[0]}" height="{small[1]}"', 1)
    svg = svg.replace("<svg ", '<svg preserveAspectRatio="none" ', 1)
    ground = rasterize(svg, small).copy()
    ground.fill((0, 0, 0, color[3]), special_flags=pygame.BLEND_RGBA_MULT)
    ground = pygame.transform.gaussian_blur(ground, max(1, round(blur / shrink)), repeat_edge_pixels=False)
    ground.fill((*color[:3], 0), special_flags=pygame.BLEND_RGBA_MAX)
    return converted(pygame.transform.smoothscale(ground, size))
