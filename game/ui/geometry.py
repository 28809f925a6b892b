"""Plain geometry: sizes, the scale of a window and the cutting up of rectangles; pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from pygame import Rect

Size: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[int, int]

SMALLEST_WINDOW: Size = (1024, 600)
LARGEST_WINDOW: Size = (3840, 2160)
LEAST_TARGET = 44
"""A finger hits a control within a square of so many pixels round its middle, however small it is drawn."""


def unit(size: Size) -> float:
    """Give the scale of a window: real pixels per pixel of the 1080-line design."""
    return min(size[1] / 1080, size[0] / 1440)


def inset(rect: Rect, by: int, by_y: int | None = None) -> Rect:
    """Shrink a rectangle by pixels on every side (grow it by a negative number)."""
    return rect.inflate(-2 * by, -2 * (by if by_y is None else by_y))


def centered(size: Size, within: Rect) -> Rect:
    """Put a rectangle of a size into the middle of another."""
    rect = Rect((0, 0), size)
    rect.center = within.center
    return rect


def kept_on(screen: Rect, window: Rect) -> Rect:
    """Give a window that stands on a screen; one that would stand on another, maybe gone, comes into its middle."""
    if screen.collidepoint(window.center):
        return window
    return centered(window.size, screen)


def columns(rect: Rect, weights: Sequence[float], gap: int) -> list[Rect]:
    """Cut a rectangle into columns with widths in proportion to the weights."""
    edges = _cuts(rect.left, rect.width, weights, gap)
    return [Rect(start, rect.top, length, rect.height) for start, length in edges]


def shared(rect: Rect, wanted: Sequence[float], gap: int, give: float = 0) -> list[Rect]:
    """Cut a rectangle into equal columns, or where that is too tight for one as wide as they would like to be.

    Each gives up to `give` pixels of its margins before the others get less.
    """
    room = (rect.width - gap * (len(wanted) - 1)) / len(wanted)
    if max(wanted) <= room:
        return columns(rect, [1] * len(wanted), gap)
    spare = room - sum(wanted) / len(wanted)
    return columns(rect, [max(1.0, width + max(spare, -give)) for width in wanted], gap)


def rows(rect: Rect, weights: Sequence[float], gap: int) -> list[Rect]:
    """Cut a rectangle into rows with heights in proportion to the weights."""
    edges = _cuts(rect.top, rect.height, weights, gap)
    return [Rect(rect.left, start, rect.width, length) for start, length in edges]


def in_row(sizes: Sequence[Size], at: Rect, gap: int, *, align: str = "center") -> list[Rect]:
    """Place boxes side by side in a rectangle (`left`, `center` or `right`), midway down its height."""
    total = sum(width for width, _ in sizes) + gap * (len(sizes) - 1)
    x = {"left": at.left, "center": at.centerx - total // 2, "right": at.right - total}[align]
    result = []
    for width, height in sizes:
        result.append(Rect(x, at.centery - height // 2, width, height))
        x += width + gap
    return result


def stacked(sizes: Sequence[Size], at: Rect, gap: int, *, align: str = "left") -> list[Rect]:
    """Place boxes below one another from the top of a rectangle, aligned `left`, `center` or `right`."""
    y = at.top
    result = []
    for width, height in sizes:
        x = {"left": at.left, "center": at.centerx - width // 2, "right": at.right - width}[align]
        result.append(Rect(x, y, width, height))
        y += height + gap
    return result


def _cuts(start: int, length: int, weights: Sequence[float], gap: int) -> list[tuple[int, int]]:
    free = length - gap * (len(weights) - 1)
    total = sum(weights)
    result = []
    before = 0.0
    for index, weight in enumerate(weights):
        first = start + round(free * before / total) + gap * index
        before += weight
        last = start + round(free * before / total) + gap * index
        result.append((first, last - first))
    return result
