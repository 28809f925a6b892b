"""Rasterises small SVG texts at exact pixel sizes, and softens shadows; knows no files and keeps nothing.

SDL's reader knows shapes, paths, strokes, opacity and gradients in user space; no text, no filters.
"""

from __future__ import annotations

import io
import math
from dataclasses import dataclass, replace
from typing import TypeAlias

import pygame
from pygame import FRect, Surface

from game.ui.compositor import Rgba, display_ready
from game.ui.dashes import dashed_outline
from game.ui.geometry import Size

_WORTH_STRETCHING = 64


@dataclass(frozen=True, slots=True)
class Gradient:
    """A fill that goes from one colour at the top to another at the bottom."""

    top: Rgba
    bottom: Rgba


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow: blur and drop in pixels."""

    color: Rgba
    blur: int
    drop: int = 0


@dataclass(frozen=True, slots=True)
class Ring:
    """A line around a shape, outside it at a distance; all in pixels."""

    color: Rgba
    width: float
    gap: float
    dash: tuple[float, float] | None = None


Paint: TypeAlias = Rgba | Gradient | None


@dataclass(frozen=True, slots=True)
class Box:
    """A rounded rectangle with everything a control or panel may wear; all lengths in pixels."""

    size: Size
    radius: float
    fill: Paint = None
    edge: Rgba | None = None
    edge_width: float = 0
    dash: tuple[float, float] | None = None
    lip: Rgba | None = None
    lip_height: int = 0
    shadow: Shadow | None = None
    ring: Ring | None = None

    @property
    def margin(self) -> int:
        """Give how far the picture reaches beyond the box on every side."""
        reach = self.lip_height if self.lip is not None else 0
        if self.shadow is not None:
            reach = max(reach, self.shadow.blur * 2 + abs(self.shadow.drop))
        if self.ring is not None:
            reach = max(reach, math.ceil(self.ring.gap + self.ring.width + 1))
        return reach

    @property
    def rim(self) -> int:
        """Give how far from its edges the body has more than its fill, in pixels."""
        return math.ceil(max(min(self.radius, *(side / 2 for side in self.size)), self.edge_width)) + 1

    @property
    def bend(self) -> int:
        """Give how far from a corner an edge still differs from its middle, in pixels."""
        return self.rim if self.shadow is None else self.rim + 3 * self.shadow.blur + abs(self.shadow.drop)

    @property
    def is_even(self) -> bool:
        """Say whether nothing is dashed, so that an edge looks the same all along."""
        return self.dash is None and (self.ring is None or self.ring.dash is None)


def rasterize(svg: str, size: Size) -> Surface:
    """Turn an SVG text whose width and height are `size` into a surface of exactly that size."""
    surface = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)
    return converted(surface if surface.get_size() == size else _cut(surface, size))


def document(size: Size, inner: str, defs: str = "") -> str:
    """Wrap SVG elements into a document of a pixel size."""
    width, height = size
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
    return f'{head} viewBox="0 0 {width} {height}"><defs>{defs}</defs>{inner}</svg>'


def picture(size: Size, inner: str, defs: str = "") -> Surface:
    """Rasterise SVG elements on an empty ground of a pixel size."""
    return rasterize(document(size, inner, defs), size)


def soft_picture(size: Size, inner: str, defs: str = "", *, shrink: int = 4) -> Surface:
    """Rasterise what has no edges (glows, wide gradients) small and scale it up, which is many times faster."""
    return converted(pygame.transform.smoothscale(_small(size, inner, defs, shrink), size))


def soft_ground(size: Size, inner: str, defs: str = "", *, shrink: int = 4) -> Surface:
    """Rasterise a soft picture that covers everything; of the large surface no second copy is ever made."""
    small = _small(size, inner, defs, shrink)
    window = pygame.display.get_surface() if display_ready() else None
    ground = Surface(size, 0, small.convert(32) if window is None else window)
    return pygame.transform.smoothscale(small.convert(ground), size, ground)


def _small(size: Size, inner: str, defs: str, shrink: int) -> Surface:
    small = _shrunk(size, shrink)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{small[0]}" height="{small[1]}"'
    svg = f'{head} viewBox="0 0 {size[0]} {size[1]}" preserveAspectRatio="none"><defs>{defs}</defs>{inner}</svg>'
    return rasterize(svg, small)


def box(look: Box) -> Surface:
    """Draw a box; the surface is larger than the box by its margin on every side.

    A wide one is drawn narrow and stretched, as it looks the same all along its upper and lower edge.
    """
    bend = look.bend
    if look.size[0] < 2 * bend + _WORTH_STRETCHING or not look.is_even:
        return _whole_box(look)
    narrow = _whole_box(replace(look, size=(2 * bend + 1, look.size[1])))
    return stretched(narrow, look.margin + bend, look.size[0] + 2 * look.margin)


def stretched(strip: Surface, corner: int, width: int) -> Surface:
    """Repeat the middle column of a strip until it has a width; `corner` pixels at either end stay as they are."""
    height = strip.get_height()
    result = Surface((width, height), pygame.SRCALPHA)
    result.blit(strip, (0, 0), (0, 0, corner, height))
    column = strip.subsurface((corner, 0, 1, height))
    result.blit(pygame.transform.scale(column, (width - 2 * corner, height)), (corner, 0))
    result.blit(strip, (width - corner, 0), (strip.get_width() - corner, 0, corner, height))
    return converted(result)


def _whole_box(look: Box) -> Surface:
    margin = look.margin
    size = (look.size[0] + 2 * margin, look.size[1] + 2 * margin)
    parts = []
    if look.lip is not None and look.lip_height:
        parts.append(_lip(look, margin))
    parts.append(_body(look, margin))
    if look.ring is not None:
        parts.append(_ring(look, look.ring, margin))
    defs = _gradient("fill", look.fill, margin, margin + look.size[1]) if isinstance(look.fill, Gradient) else ""
    surface = picture(size, "".join(parts), defs)
    if look.shadow is None:
        return surface
    ground = Surface(size, pygame.SRCALPHA)
    ground.blit(_box_shadow(look, look.shadow, size, margin), (0, 0))
    ground.blit(surface, (0, 0))
    return converted(ground)


def shadowed(surface: Surface, shadow: Shadow) -> Surface:
    """Put a surface on a soft shadow of its own outline; grows evenly by twice the blur plus the drop."""
    margin = shadow.blur * 2 + abs(shadow.drop)
    size = (surface.get_width() + 2 * margin, surface.get_height() + 2 * margin)
    result = _soft(surface, size, (margin, margin + shadow.drop), shadow)
    result.blit(surface, (margin, margin))
    return converted(result)


def _soft(surface: Surface, size: Size, at: tuple[int, int], shadow: Shadow) -> Surface:
    """Blur the outline of a surface, put at a place on a ground of a size; worked out small, as it is soft."""
    shrink = max(1, min(6, shadow.blur // 2))
    small = pygame.transform.smoothscale(surface, _shrunk(surface.get_size(), shrink))
    small.fill((0, 0, 0, shadow.color[3]), special_flags=pygame.BLEND_RGBA_MULT)
    ground = Surface(_shrunk(size, shrink), pygame.SRCALPHA)
    ground.blit(small, (round(at[0] / shrink), round(at[1] / shrink)))
    ground = pygame.transform.gaussian_blur(ground, max(1, shadow.blur // shrink), repeat_edge_pixels=False)
    ground.fill((*shadow.color[:3], 0), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(ground, size)


def _shrunk(size: Size, by: int) -> Size:
    return max(1, round(size[0] / by)), max(1, round(size[1] / by))


def tinted(surface: Surface, color: Rgba) -> Surface:
    """Give a white picture a colour."""
    result = surface.copy()
    result.fill(color, special_flags=pygame.BLEND_RGBA_MULT)
    return result


def converted(surface: Surface) -> Surface:
    """Bring a see-through surface into the window's pixel format, so that showing it is fast."""
    return surface.convert_alpha() if display_ready() else surface


def hexed(color: Rgba) -> str:
    """Write a colour without its opacity as SVG reads it."""
    return f"#{color[0]:02x}{color[1]:02x}{color[2]:02x}"


def _cut(surface: Surface, size: Size) -> Surface:
    result = Surface(size, pygame.SRCALPHA)
    result.blit(surface, (0, 0))
    return result


def _rect(x: float, y: float, width: float, height: float, radius: float, style: str) -> str:
    radius = max(0.0, min(radius, width / 2, height / 2))
    place = f'x="{x:.2f}" y="{y:.2f}" width="{max(0.1, width):.2f}" height="{max(0.1, height):.2f}"'
    return f'<rect {place} rx="{radius:.2f}" {style}/>'


def _filled(color: Rgba) -> str:
    return f'fill="{hexed(color)}" fill-opacity="{color[3] / 255:.3f}"'


def _outline(rect: FRect, radius: float, color: Rgba, width: float, dash: tuple[float, float] | None) -> str:
    style = f'stroke="{hexed(color)}" stroke-opacity="{color[3] / 255:.3f}" stroke-width="{width:.2f}" fill="none"'
    if dash is None:
        return _rect(rect.x, rect.y, rect.width, rect.height, radius, style)
    return f'<path d="{dashed_outline(rect, radius, dash)}" {style}/>'


def _gradient(name: str, fill: Gradient, top: float, bottom: float) -> str:
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{hexed(color)}" stop-opacity="{color[3] / 255:.3f}"/>'
        for offset, color in ((0, fill.top), (1, fill.bottom))
    )
    line = f'gradientUnits="userSpaceOnUse" x1="0" y1="{top:.2f}" x2="0" y2="{bottom:.2f}"'
    return f'<linearGradient id="{name}" {line}>{stops}</linearGradient>'


def _lip(look: Box, margin: int) -> str:
    assert look.lip is not None
    width, height = look.size
    return _rect(margin, margin + look.lip_height, width, height, look.radius, _filled(look.lip))


def _body(look: Box, margin: int) -> str:
    width, height = look.size
    half = look.edge_width / 2 if look.edge is not None else 0
    if isinstance(look.fill, Gradient):
        style = 'fill="url(#fill)"'
    else:
        style = 'fill="none"' if look.fill is None else _filled(look.fill)
    body = _rect(margin, margin, width, height, look.radius, style)
    if look.edge is None or not look.edge_width:
        return body
    edge = FRect(margin + half, margin + half, width - 2 * half, height - 2 * half)
    return body + _outline(edge, look.radius - half, look.edge, look.edge_width, look.dash)


def _ring(look: Box, ring: Ring, margin: int) -> str:
    out = ring.gap + ring.width / 2
    width, height = look.size[0] + 2 * out, look.size[1] + 2 * out
    around = FRect(margin - out, margin - out, width, height)
    return _outline(around, look.radius + out, ring.color, ring.width, ring.dash)


def _box_shadow(look: Box, shadow: Shadow, size: Size, margin: int) -> Surface:
    plain = (*shadow.color[:3], 255)
    shape = picture(look.size, _rect(0, 0, look.size[0], look.size[1], look.radius, _filled(plain)))
    return _soft(shape, size, (margin, margin + shadow.drop), shadow)
