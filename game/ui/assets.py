"""Finds the files that come with the program and turns pictures into surfaces; knows no cards.

SVG files are rasterised when first needed, upright or turned, and kept in a bounded cache.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Hashable, Mapping
from functools import lru_cache
from math import ceil, cos, radians, sin
from pathlib import Path

import pygame
from pygame import Surface

from game.ui.cache import SurfaceCache
from game.ui.compositor import Rgba
from game.ui.geometry import Size
from game.ui.vector import Box, Shadow, converted, document, rasterize, shadowed, tinted

_HEAD = re.compile(r"<svg\b[^>]*>", re.DOTALL)
_COLOR = re.compile(r"#[0-9a-fA-F]{6}\b")
_VIEW_BOX = re.compile(r'viewBox="([^"]+)"')
_TEXTS = ("line", "paragraph")
_STEP = 2
_SQUEEZES = 16
_PIXELS_A_FRAME = 60_000


class MissingAssetError(Exception):
    """A file that belongs to the program is not there; the text is one sentence."""

    def __init__(self, name: str) -> None:
        super().__init__(f"The file assets/{name} is missing; please install the game again.")
        self.name = name


def find_assets() -> Path:
    """Find the folder of assets: inside a bundle, inside the package, or beside it in a checkout.

    Raises:
        MissingAssetError: It is in none of these places.
    """
    package = Path(__file__).resolve().parent.parent
    places = [package / "assets", package.parent / "assets"]
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        places = [Path(bundle) / "assets", Path(bundle) / "game" / "assets", *places]
    for place in places:
        if place.is_dir():
            return place
    raise MissingAssetError("")


class Assets:
    """The pictures, fonts and sounds under one folder."""

    def __init__(self, root: Path, cache: SurfaceCache | None = None, repaint: Mapping[str, str] | None = None) -> None:
        """Use a folder; `repaint` maps `#RRGGBB` in pictures to other colours (a palette)."""
        self.root = root
        self.cache = SurfaceCache() if cache is None else cache
        self._repaint = {old.lower(): new for old, new in (repaint or {}).items()}
        self._read = lru_cache(maxsize=256)(self._parse)
        self._left: int | None = None
        self.owing = False

    def repaint(self, colors: Mapping[str, str]) -> None:
        """Paint pictures in other colours from now on, `#RRGGBB` to `#RRGGBB`; all kept pictures are made anew."""
        self._repaint = {old.lower(): new for old, new in colors.items()}
        self._read.cache_clear()
        self.cache.keep(_holds_its_colors)

    def path(self, name: str) -> Path:
        """Give the path of a file.

        Raises:
            MissingAssetError: There is no such file.
        """
        path = self.root / name
        if not path.is_file():
            raise MissingAssetError(name)
        return path

    def has(self, name: str) -> bool:
        """Say whether there is a file of a name, its ending included."""
        return (self.root / name).is_file()

    def image(
        self,
        name: str,
        size: Size,
        *,
        turn: float = 0.0,
        tint: Rgba | None = None,
        shadow: Shadow | None = None,
    ) -> Surface:
        """Rasterise `name`.svg so that the upright picture has `size` pixels, turned clockwise by degrees.

        The surface has its middle where the picture has it, and grows with the turn and the shadow. In a frame
        that has already made its share of turned pictures, a turned bitmap stands in and `owing` becomes true.
        """
        key = ("image", name, size, turn, tint, shadow)
        if self._left is not None and turn % 360 and tint is None and key not in self.cache:
            if self._left <= 0:
                self.owing = True
                soft = ("soft", name, size, turn, shadow)
                return self.cache.get(soft, lambda: self._turn(name, size, turn, size[0], shadow))
            self._left -= size[0] * size[1]
        return self.cache.get(key, lambda: self._make(name, size, turn, tint, shadow))

    def begin_frame(self) -> None:
        """Start to count what a frame makes, so that a new layout of many turned pictures never halts the motion."""
        self._left = _PIXELS_A_FRAME
        self.owing = False

    def moving(
        self,
        name: str,
        size: Size,
        *,
        turn: float = 0.0,
        squeeze: float = 1.0,
        shadow: Shadow | None = None,
    ) -> Surface:
        """Give a picture in motion: like `image`, turned to the nearest even degree from a kept bitmap.

        `squeeze` is the share of its width that is seen while it flips over, in steps of a sixteenth.
        """
        step = round(turn / _STEP) * _STEP % 360
        width = max(1, round(size[0] * round(squeeze * _SQUEEZES) / _SQUEEZES))
        if step == 0 and width == size[0]:
            return self.image(name, size, shadow=shadow)
        key = ("moving", name, size, step, width, shadow)
        return self.cache.get(key, lambda: self._turn(name, size, step, width, shadow))

    def icon(self, name: str, pixels: int, color: Rgba) -> Surface:
        """Give a line icon, `pixels` square, in a colour."""
        return self.image(f"icons/{name}", (pixels, pixels), tint=color)

    def _turn(self, name: str, size: Size, turn: float, width: int, shadow: Shadow | None) -> Surface:
        upright = self.image(name, size)
        if width != size[0]:
            upright = pygame.transform.smoothscale(upright, (width, size[1]))
        framed = Surface((width + 4, size[1] + 4), pygame.SRCALPHA)  # else the edges are not smoothed
        framed.fill((255, 255, 255, 0))
        framed.blit(upright, (2, 2))
        turned = pygame.transform.rotozoom(framed, -turn, 1.0)
        return converted(turned) if shadow is None else shadowed(turned, shadow)

    def _make(self, name: str, size: Size, turn: float, tint: Rgba | None, shadow: Shadow | None) -> Surface:
        inner, width, height = self._read(name)
        outer = _turned_size(size, turn)
        middle = f"translate({outer[0] / 2} {outer[1] / 2}) rotate({turn:.3f})"
        fit = f"scale({size[0] / width} {size[1] / height}) translate({-width / 2} {-height / 2})"
        surface = rasterize(document(outer, f'<g transform="{middle} {fit}">{inner}</g>'), outer)
        if tint is not None:
            surface = tinted(surface, tint)
        return surface if shadow is None else shadowed(surface, shadow)

    def _parse(self, name: str) -> tuple[str, float, float]:
        text = self.path(f"{name}.svg").read_text("utf-8")
        if self._repaint:
            text = _COLOR.sub(lambda found: self._repaint.get(found.group().lower(), found.group()), text)
        head = _HEAD.search(text)
        box = _VIEW_BOX.search(head.group()) if head else None
        if head is None or box is None:
            raise MissingAssetError(f"{name}.svg")
        _, _, width, height = (float(number) for number in box.group(1).split())
        return text[head.end() : text.rindex("</svg>")], width, height


def _holds_its_colors(key: Hashable) -> bool:
    """Say whether a key of the cache names every colour of its surface, as those of text and boxes do."""
    return isinstance(key, Box) or (isinstance(key, tuple) and key[0] in _TEXTS)


def _turned_size(size: Size, turn: float) -> Size:
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
