"""Finds the files that come with the program and turns pictures into surfaces; knows no cards.

SVG files are rasterised when first needed, upright or turned, and kept in a bounded cache.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Hashable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from pygame import Surface

from game.ui.cache import SurfaceCache
from game.ui.compositor import Rgba
from game.ui.geometry import Size
from game.ui.turning import turned, turned_size
from game.ui.vector import Box, Shadow, document, rasterize, shadowed, tinted

_HEAD = re.compile(r"<svg\b[^>]*>", re.DOTALL)
_COLOR = re.compile(r"#[0-9a-fA-F]{6}\b")
_VIEW_BOX = re.compile(r'viewBox="([^"]+)"')
_COLORED = ("line", "paragraph", "rim")
_STEP = 2
_SQUEEZES = 16
_LARGE_ENOUGH = 0.7
"""A bitmap at least so large, as a share of what is wanted, will do for a picture in motion."""
_FINEST = 300
"""Nobody can tell whether a picture in motion was turned at more pixels of height than that."""
_LARGE = 320
_TURNS_A_PICTURE = 6
"""As many bitmaps can be turned in the time that one takes to be made."""
_PIXELS_A_FRAME = 20_000
_CHEAP = 6_000
"""Pictures of fewer pixels are made whenever they are asked for."""
_STAND_IN = 2
"""What stands in for a picture for a frame or two is so many times smaller."""


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
        self._instead: dict[str, str] = {}
        self._read = lru_cache(maxsize=128)(self._parse)
        self._largest: dict[str, Size] = {}
        self._left: int | None = None
        self.owing = False

    def repaint(self, colors: Mapping[str, str], instead: Mapping[str, str] = MappingProxyType({})) -> None:
        """Paint pictures in other colours from now on, `#RRGGBB` to `#RRGGBB`, and show some `instead` of others.

        All kept pictures are made anew.
        """
        self._instead = dict(instead)
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
        that has already made its share of pictures, another bitmap stands in for a large one and `owing` becomes true.
        """
        key = ("image", name, size, turn, tint, shadow)
        is_cheap = tint is not None or size[0] * size[1] < _CHEAP
        if not is_cheap and key not in self.cache and not self.affords():
            return turned(self._bitmap(name, size)[0], size, turn, shadow)
        return self.cache.get(key, lambda: self._make(name, size, turn, tint, shadow))

    def sharp(self, name: str, size: Size, *, turn: float = 0.0) -> Surface | None:
        """Give a picture like `image`, or None where the frame has made its share of pictures.

        Of very large pictures a bitmap is turned: nobody can tell, and every further turn is had for little.
        """
        key = ("image", name, size, turn, None, None)
        if key not in self.cache and not self.affords():
            return None
        if size[1] <= _LARGE or turn % 360 == 0:
            return self.cache.get(key, lambda: self._make(name, size, turn, None, None))
        return self.cache.get(key, lambda: self._turn(name, size, turn))

    def is_at_hand(self, name: str, size: Size) -> bool:
        """Say whether a picture that is to move in about a size is there, or can be made in this frame."""
        return self._left is None or self._left > 0 or self._kept(name, size) is not None

    def moving(
        self,
        name: str,
        size: Size,
        *,
        turn: float = 0.0,
        squeeze: float = 1.0,
        shadow: Shadow | None = None,
        goal: Size | None = None,
        is_kept: bool = True,
    ) -> Surface:
        """Give a picture in motion: like `image`, turned to the nearest even degree from a kept bitmap.

        `squeeze` is the share of its width that is seen while it flips over, in steps of a sixteenth; `goal` is the
        size it grows or shrinks to, at which the bitmap is made. What hardly anybody asks for again is not kept.
        """
        step = round(turn / _STEP) * _STEP % 360
        width = max(1, round(size[0] * round(squeeze * _SQUEEZES) / _SQUEEZES))
        key = ("moving", name, size, step, width, shadow)
        kept = self.cache.find(key)
        if kept is not None:
            return kept
        bitmap, is_fine = self._bitmap(name, goal or size)
        if step == 0 and width == size[0] and shadow is None and bitmap.get_size() == size:
            return bitmap
        surface = turned(bitmap, (width, size[1]), step, shadow, finest=_FINEST)
        if is_kept and is_fine:
            self.cache.put(key, surface)
        return surface

    def begin_frame(self) -> None:
        """Start to count what a frame makes, so that many pictures wanted at once never halt the motion."""
        self._left = _PIXELS_A_FRAME
        self.owing = False

    def affords(self) -> bool:
        """Say whether the frame may make one more picture, however large; if not, `owing` becomes true."""
        if self._left is None or self._left > 0:
            return True
        self.owing = True
        return False

    def spend(self, pixels: int) -> None:
        """Take so many pixels out of the frame's share."""
        if self._left is not None:
            self._left -= pixels

    def icon(self, name: str, pixels: int, color: Rgba) -> Surface:
        """Give a line icon, `pixels` square, in a colour."""
        return self.image(f"icons/{name}", (pixels, pixels), tint=color)

    def _bitmap(self, name: str, size: Size) -> tuple[Surface, bool]:
        """Give the upright picture in about a size, and whether it is fine: a kept one, else what can be afforded."""
        kept = self._kept(name, size)
        if kept is not None:
            return self.image(name, kept), True
        if self.affords():
            return self.image(name, size), True
        small = self._largest.get(name, (0, 0))
        if _upright(name, small) not in self.cache:
            small = (max(1, size[0] // _STAND_IN), max(1, size[1] // _STAND_IN))
        return self.cache.get(_upright(name, small), lambda: self._make(name, small, 0.0, None, None)), False

    def _kept(self, name: str, size: Size) -> Size | None:
        """Give the size of a kept upright picture that is as large as one wanted, or nearly so."""
        for kept in (size, self._largest.get(name, (0, 0))):
            if kept[0] >= size[0] * _LARGE_ENOUGH and _upright(name, kept) in self.cache:
                return kept
        return None

    def _turn(self, name: str, size: Size, turn: float) -> Surface:
        self.spend(size[0] * size[1] // _TURNS_A_PICTURE)
        return turned(self.image(name, size), size, turn)

    def _make(self, name: str, size: Size, turn: float, tint: Rgba | None, shadow: Shadow | None) -> Surface:
        self.spend(size[0] * size[1])
        if turn % 360 == 0 and tint is None and shadow is None and size[0] >= self._largest.get(name, size)[0]:
            self._largest[name] = size
        inner, width, height = self._read(name)
        outer = turned_size(size, turn)
        middle = f"translate({outer[0] / 2} {outer[1] / 2}) rotate({turn:.3f})"
        fit = f"scale({size[0] / width} {size[1] / height}) translate({-width / 2} {-height / 2})"
        surface = rasterize(document(outer, f'<g transform="{middle} {fit}">{inner}</g>'), outer)
        if tint is not None:
            surface = tinted(surface, tint)
        return surface if shadow is None else shadowed(surface, shadow)

    def _parse(self, name: str) -> tuple[str, float, float]:
        text = self.path(f"{self._instead.get(name, name)}.svg").read_text("utf-8")
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
    return isinstance(key, Box) or (isinstance(key, tuple) and key[0] in _COLORED)


def _upright(name: str, size: Size) -> Hashable:
    return ("image", name, size, 0.0, None, None)
