"""Keeps surfaces that were costly to make, the least recently used leaving first when memory runs out."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface

from game.ui.geometry import Size

_LEAST_BYTES = 20_000_000
_MOST_BYTES = 82_000_000
_WINDOWS = 3.5
"""The bound in windows of the size of now, between the two others."""


class SurfaceCache:
    """A memory of surfaces by key, bounded in bytes."""

    def __init__(self, limit: int = _LEAST_BYTES) -> None:
        self._limit = limit
        self._bytes = 0
        self._surfaces: OrderedDict[Hashable, Surface] = OrderedDict()

    @property
    def bytes(self) -> int:
        """Give the memory held, in bytes."""
        return self._bytes

    def __contains__(self, key: Hashable) -> bool:
        """Say whether a key is held."""
        return key in self._surfaces

    def find(self, key: Hashable) -> Surface | None:
        """Give the surface of a key if it is held, which is a use of it."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
        return surface

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Give the surface of a key, made now if it is not held."""
        surface = self.find(key)
        if surface is not None:
            return surface
        surface = make()
        self.put(key, surface)
        return surface

    def put(self, key: Hashable, surface: Surface) -> None:
        """Hold a surface by a key, in place of another one if there was one."""
        before = self._surfaces.pop(key, None)
        self._bytes -= 0 if before is None else _weight(before)
        self._surfaces[key] = surface
        self._bytes += _weight(surface)
        self._trim()

    def fit(self, window: Size) -> None:
        """Set the bound for a window of so many pixels."""
        wanted = round(window[0] * window[1] * 4 * _WINDOWS)
        self._limit = max(_LEAST_BYTES, min(_MOST_BYTES, wanted))
        self._trim()

    def keep(self, is_kept: Callable[[Hashable], bool]) -> None:
        """Forget everything but the surfaces whose keys are to be kept."""
        for key in [key for key in self._surfaces if not is_kept(key)]:
            self._bytes -= _weight(self._surfaces.pop(key))

    def clear(self) -> None:
        """Forget everything."""
        self._surfaces.clear()
        self._bytes = 0

    def _trim(self) -> None:
        while self._bytes > self._limit and len(self._surfaces) > 1:
            _, surface = self._surfaces.popitem(last=False)
            self._bytes -= _weight(surface)


def _weight(surface: Surface) -> int:
    return surface.get_height() * surface.get_pitch()
