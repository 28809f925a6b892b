"""Show the whole picture turned by half a turn, for a person at the far side of a screen that lies flat.

Scenes know nothing of it: they draw upright, and pointers come to them as if they sat at the near side.
"""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.ui.actions import NOWHERE, PointerMoved, PointerPressed, PointerReleased, UiAction, Wheel
from game.ui.compositor import Canvas, Compositor
from game.ui.geometry import Size


class HalfTurn:
    """Paints frames onto the window, upright or turned; turned ones come from an upright one kept beside it."""

    def __init__(self) -> None:
        self._upright: Surface | None = None

    def compose(self, compositor: Compositor, canvas: Canvas, window: Surface, *, is_turned: bool) -> list[Rect]:
        """Paint what differs from the last frame and return the painted rectangles of the window."""
        if is_turned is (self._upright is None) or (is_turned and self._size != window.get_size()):
            self._upright = Surface(window.get_size()).convert(window) if is_turned else None
            compositor.mark()
        if self._upright is None:
            return compositor.compose(canvas, window)
        return [_bring(self._upright, part, window) for part in compositor.compose(canvas, self._upright)]

    @property
    def _size(self) -> Size:
        return (0, 0) if self._upright is None else self._upright.get_size()


def opposite(rect: Rect, size: Size) -> Rect:
    """Return where a rectangle of a window of this size lies after half a turn."""
    return Rect(size[0] - rect.right, size[1] - rect.bottom, rect.width, rect.height)


def turned_back(action: UiAction, size: Size) -> UiAction:
    """Return an action as it is meant where the picture is turned: pointers are where they seem to be."""
    match action:
        case PointerMoved(pos) | PointerPressed(pos) | PointerReleased(pos) | Wheel(pos) if pos == NOWHERE:
            return action
        case PointerMoved((x, y)) | PointerPressed((x, y)) | PointerReleased((x, y)) | Wheel((x, y)):
            return replace(action, pos=(size[0] - 1 - x, size[1] - 1 - y))
        case _:
            return action


def _bring(upright: Surface, part: Rect, window: Surface) -> Rect:
    """Turn a part of the upright picture onto the window."""
    there = opposite(part, window.get_size())
    window.blit(pygame.transform.flip(upright.subsurface(part), True, True), there)
    return there
