"""Puts sprites on the window and redraws only what changed; knows nothing of scenes, clocks or cards.

A scene declares everything it shows, back to front, on a `Canvas`. The `Compositor` compares that list with
the one it drew last and repaints the rectangles that differ. A surface on a canvas must never be altered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple, TypeAlias

import pygame
from pygame import Rect, Surface

from game.ui.geometry import Point, Size

Rgba: TypeAlias = tuple[int, int, int, int]
_MERGE_SLACK = 1.25
_MOST_RECTS = 48
_MANY, _MUCH = 24, 0.3
"""From so many rectangles, and so much of the window, they are joined by rows of cells instead."""
_ROWS = 18


class Sprite(NamedTuple):
    """One surface, or a part of it, at a place in window pixels."""

    surface: Surface
    x: int
    y: int
    area: tuple[int, int, int, int] | None
    alpha: int


class Fill(NamedTuple):
    """One plain rectangle of colour, see-through if its alpha is below 255."""

    color: Rgba
    x: int
    y: int
    width: int
    height: int


Item: TypeAlias = Sprite | Fill


class Canvas:
    """The list of what one frame shows, back to front, in window pixels."""

    __slots__ = ("_clip", "backdrop", "items", "rects", "size")

    def __init__(self, size: Size) -> None:
        self.size = size
        self.items: list[Item] = []
        self.rects: list[Rect] = []
        self.backdrop: Surface | None = None
        self._clip: Rect | None = None

    @property
    def rect(self) -> Rect:
        """Give the whole frame as a rectangle."""
        return Rect((0, 0), self.size)

    def background(self, surface: Surface) -> None:
        """Cover the whole frame with an opaque surface of its size; what was declared before is hidden."""
        self.items.clear()
        self.rects.clear()
        self.backdrop = surface

    def blit(self, surface: Surface, at: Point | Rect, *, alpha: int = 255) -> None:
        """Show a surface with its top left corner at a point, at an opacity of 0-255."""
        if alpha <= 0:
            return
        x, y = int(at[0]), int(at[1])
        rect = Rect(x, y, *surface.get_size())
        area = None
        if self._clip is not None and not self._clip.contains(rect):
            rect = rect.clip(self._clip)
            if not rect:
                return
            area = (rect.x - x, rect.y - y, rect.w, rect.h)
        self.items.append(Sprite(surface, rect.x, rect.y, area, min(alpha, 255)))
        self.rects.append(rect)

    def blit_centered(self, surface: Surface, center: tuple[float, float], *, alpha: int = 255) -> None:
        """Show a surface with its middle at a point."""
        width, height = surface.get_size()
        self.blit(surface, (round(center[0] - width / 2), round(center[1] - height / 2)), alpha=alpha)

    def fill(self, color: Sequence[int], rect: Rect | None = None) -> None:
        """Fill a rectangle, or the whole frame, with a colour of three or four parts."""
        rect = self.rect if rect is None else Rect(rect)
        if self._clip is not None:
            rect = rect.clip(self._clip)
        rgba: Rgba = (color[0], color[1], color[2], color[3] if len(color) > 3 else 255)
        if rect and rgba[3] > 0:
            self.items.append(Fill(rgba, *rect))
            self.rects.append(rect)

    @contextmanager
    def clip(self, rect: Rect) -> Iterator[None]:
        """Cut everything declared inside the `with` block to a rectangle (and to the clip around it)."""
        before = self._clip
        self._clip = Rect(rect) if before is None else before.clip(rect)
        try:
            yield
        finally:
            self._clip = before


class Compositor:
    """Keeps the last frame's list and repaints the difference."""

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._rects: list[Rect] = []
        self._backdrop: Surface | None = None
        self._size: Size = (0, 0)
        self._marked: list[Rect] = []
        self._everything = True
        self.frames_drawn = 0

    def mark(self, rect: Rect | None = None) -> None:
        """Have a rectangle, or the whole window, repainted with the next frame."""
        if rect is None:
            self._everything = True
        else:
            self._marked.append(Rect(rect))

    def compose(self, canvas: Canvas, target: Surface) -> list[Rect]:
        """Paint onto the target what differs from the last frame and return the painted rectangles."""
        dirty = self._differences(canvas, target)
        self._items, self._rects = canvas.items, canvas.rects
        self._backdrop, self._size = canvas.backdrop, canvas.size
        self._marked.clear()
        self._everything = False
        for rect in dirty:
            self._repaint(rect, target)
        if dirty:
            self.frames_drawn += 1
        return dirty

    def _differences(self, canvas: Canvas, target: Surface) -> list[Rect]:
        window = target.get_rect()
        if self._everything or canvas.size != self._size or canvas.backdrop is not self._backdrop:
            return [window]
        dirty = self._marked + _changed(self._items, self._rects, canvas.items, canvas.rects)
        if not dirty:
            return []
        parts = [part for rect in dirty if (part := rect.clip(window))]
        joined = merged(parts)
        if len(parts) > _MANY and _area(joined) > _MUCH * window.width * window.height:
            rows = joined_by_rows(parts, window)
            joined = rows if _area(rows) < _area(joined) else joined
        return joined

    def _repaint(self, dirty: Rect, target: Surface) -> None:
        target.set_clip(dirty)
        if self._backdrop is None:
            target.fill((0, 0, 0), dirty)
        else:
            target.blit(self._backdrop, dirty.topleft, dirty)
        items = self._items
        for index in dirty.collidelistall(self._rects):
            item = items[index]
            if type(item) is Sprite:
                surface, x, y, area, alpha = item
                if alpha == 255:
                    target.blit(surface, (x, y), area)
                else:
                    _blit_faded(target, item)
            elif type(item) is Fill:
                _paint_fill(item, dirty, target)
        target.set_clip(None)


def _paint_fill(fill: Fill, dirty: Rect, target: Surface) -> None:
    """Fill a rectangle; a see-through colour darkens and then adds, four times as fast as blending."""
    rect = dirty.clip(fill.x, fill.y, fill.width, fill.height)
    red, green, blue, alpha = fill.color
    if alpha == 255:
        target.fill((red, green, blue), rect)
        return
    left = 255 - alpha
    target.fill((left, left, left), rect, pygame.BLEND_RGB_MULT)
    share = (red * alpha // 255, green * alpha // 255, blue * alpha // 255)
    target.fill(share, rect, pygame.BLEND_RGB_ADD)


def _blit_faded(target: Surface, sprite: Sprite) -> None:
    own = sprite.surface.get_alpha()
    sprite.surface.set_alpha(sprite.alpha if own is None else sprite.alpha * own // 255)
    target.blit(sprite.surface, (sprite.x, sprite.y), sprite.area)
    sprite.surface.set_alpha(own)


def _changed(
    old: Sequence[Item], old_rects: Sequence[Rect], new: Sequence[Item], new_rects: Sequence[Rect]
) -> list[Rect]:
    """Find the rectangles of items that came, went, or changed their place in the order."""
    same = 0
    limit = min(len(old), len(new))
    while same < limit and old[same] == new[same]:
        same += 1
    if same == len(old) == len(new):
        return []
    waiting: dict[Item, list[int]] = {}
    for position in range(len(old) - 1, same - 1, -1):
        waiting.setdefault(old[position], []).append(position)
    dirty: list[Rect] = []
    last = -1
    for index in range(same, len(new)):
        positions = waiting.get(new[index])
        position = positions.pop() if positions else -1
        if position > last:
            last = position
        else:
            dirty.append(new_rects[index])
    dirty.extend(old_rects[position] for positions in waiting.values() for position in positions)
    return dirty


def merged(rects: Sequence[Rect]) -> list[Rect]:
    """Join rectangles where painting the union costs little more than painting both."""
    result: list[Rect] = []
    for rect in rects:
        current = rect
        index = 0
        while index < len(result):
            other = result[index]
            union = current.union(other)
            if union.w * union.h <= _MERGE_SLACK * (current.w * current.h + other.w * other.h):
                del result[index]
                current, index = union, 0
            else:
                index += 1
        result.append(current)
    if len(result) > _MOST_RECTS:
        return joined_by_rows(result, result[0].unionall(result[1:]))
    return result


def joined_by_rows(rects: Sequence[Rect], window: Rect) -> list[Rect]:
    """Cover many rectangles that lie all over a window by the cells of a grid, joined along its rows and down."""
    side = max(1, window.height // _ROWS)
    rows = [0] * (-(-window.height // side))
    for rect in rects:
        first, last = (rect.left - window.left) // side, (rect.right - 1 - window.left) // side
        bits = (1 << (last + 1)) - (1 << first)
        for row in range((rect.top - window.top) // side, (rect.bottom - 1 - window.top) // side + 1):
            rows[row] |= bits
    found: list[Rect] = []
    above: dict[tuple[int, int], Rect] = {}
    for row, bits in enumerate(rows):
        below: dict[tuple[int, int], Rect] = {}
        for run in _runs(bits):
            cells = Rect(window.left + run[0] * side, window.top + row * side, (run[1] - run[0]) * side, side)
            rect = above[run].union(cells) if run in above else cells
            below[run] = rect
        found += [rect for run, rect in above.items() if run not in below]
        above = below
    return [rect.clip(window) for rect in (*found, *above.values())]


def _runs(bits: int) -> Iterator[tuple[int, int]]:
    """Yield where each run of ones begins and ends."""
    start = 0
    while bits >> start:
        zeros = (bits >> start & -(bits >> start)).bit_length() - 1
        start += zeros
        rest = ~(bits >> start)
        length = (rest & -rest).bit_length() - 1
        yield start, start + length
        start += length


def _area(rects: Sequence[Rect]) -> int:
    return sum(rect.width * rect.height for rect in rects)


def render(canvas: Canvas) -> Surface:
    """Paint a whole frame onto a new surface."""
    target = Surface(canvas.size)
    Compositor().compose(canvas, target)
    return target


def display_ready() -> bool:
    """Say whether a window exists, so that surfaces can take its pixel format."""
    return pygame.display.get_init() and pygame.display.get_surface() is not None
