"""Draw the cards on a canvas: crisp at rest, from kept bitmaps in motion, each on a soft shadow.

A sprite asks for the face its place shows and for nothing else, so that a card face down has no face to leak.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from math import ceil, cos, radians, sin
from typing import Final

import pygame
from pygame import Rect, Surface

from game.table.card_art import picture_name
from game.table.flight import FLYING_LEVEL, CardSprite
from game.table.geometry import CardPlace
from game.table.soft import blurred
from game.ui.compositor import Canvas, Sprite
from game.ui.geometry import Size
from game.ui.kit import Kit
from game.ui.vector import hexed, picture

_CRISP_A_FRAME: Final = 1
_NEAR_ENOUGH: Final = 1.2
_FINE: Final = 4
"""Turns at rest are drawn to a quarter of a degree."""
_SHADOW_STEP: Final = 3
"""Shadows are soft: theirs are drawn to three degrees, and to six while cards fly."""
_SHADE: Final = (11, 43, 46)
_SHADED: Final = 0.42
_NO_ANGLE: Final = 1000.0
_NARROW: Final = 0.8


@dataclass(frozen=True, slots=True)
class _Picture:
    """A card's picture: as sharp as it will be or not, the angle it is turned to, whether that is exact."""

    plain: Surface
    angle: float
    is_exact: bool
    is_crisp: bool


@dataclass(slots=True)
class _Drawn:
    """What a sprite looked like when it was drawn last."""

    sprite: CardSprite
    picture: _Picture
    items: list[Sprite]
    rects: list[Rect]


class CardPainter:
    """Draws card sprites for one window size, and remembers how each looked."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._drawn: dict[int, _Drawn] = {}

    def draw(self, canvas: Canvas, sprites: Mapping[int, CardSprite], *, is_moving: bool) -> None:
        """Declare all cards from back to front; while something moves, few of them are drawn anew."""
        budget = _CRISP_A_FRAME if is_moving else len(sprites) + 1
        order = sorted(sprites.items(), key=_level)
        for piece, sprite in order:
            if not sprite.place.is_shown:
                continue
            drawn = self._drawn.get(piece)
            is_same = drawn is not None and drawn.sprite is sprite
            if drawn is None or not is_same or (not drawn.picture.is_crisp and budget > 0):
                crisp = not is_moving or (is_same and budget > 0)
                budget -= crisp
                drawn = self._make(sprite, drawn, is_crisp=crisp)
                self._drawn[piece] = drawn
            canvas.items.extend(drawn.items)
            canvas.rects.extend(drawn.rects)
        if len(self._drawn) > 2 * len(sprites) + 20:
            self._drawn = {piece: drawn for piece, drawn in self._drawn.items() if piece in sprites}

    def draw_some(self, canvas: Canvas, sprites: Iterable[CardSprite]) -> None:
        """Declare cards that are not of the table's own: in a question, on their way in an effect."""
        for sprite in sprites:
            drawn = self._make(sprite, None, is_crisp=sprite.flat >= 1)
            canvas.items.extend(drawn.items)
            canvas.rects.extend(drawn.rects)

    def _make(self, sprite: CardSprite, before: _Drawn | None, *, is_crisp: bool) -> _Drawn:
        place = sprite.place
        found = self._picture(sprite, before, is_crisp=is_crisp)
        items: list[Sprite] = []
        rects: list[Rect] = []
        if sprite.alpha == 255 and sprite.flat > _NARROW:
            _put(items, rects, self._shadow(place), place, 255, self._kit.u * 5)
        if place.is_lifted:
            _put(items, rects, self._outline(place), place, sprite.alpha)
        surface = self._veiled(sprite, found) if place.is_dimmed and sprite.flat >= 1 else found.plain
        _put(items, rects, surface, place, sprite.alpha)
        return _Drawn(sprite, found, items, rects)

    def _picture(self, sprite: CardSprite, before: _Drawn | None, *, is_crisp: bool) -> _Picture:
        """Return the picture to draw: sharp, or a turned bitmap, or the one drawn before where that will do."""
        place = sprite.place
        name = picture_name(sprite.face, is_covered=place.is_covered)
        size = (place.width, place.height)
        assets = self._kit.assets
        if sprite.flat < 1:
            return _Picture(assets.moving(name, size, turn=place.angle, squeeze=sprite.flat), _NO_ANGLE, False, True)
        if not is_crisp and before is not None and self._is_like(before, sprite):
            return replace(before.picture, is_crisp=False)
        if is_crisp:
            angle = round(place.angle * _FINE) / _FINE % 360
            owing, assets.owing = assets.owing, False
            surface = assets.image(name, size, turn=angle)
            is_exact, assets.owing = not assets.owing, assets.owing or owing
            return _Picture(surface, angle, is_exact, is_exact)
        angle = round(place.angle / 2) * 2 % 360
        return _Picture(assets.moving(name, size, turn=place.angle), angle, False, False)

    def _veiled(self, sprite: CardSprite, found: _Picture) -> Surface:
        place = sprite.place
        name = picture_name(sprite.face, is_covered=place.is_covered)
        key = ("dimmed", name, place.width, found.angle, found.is_exact)
        return self._kit.assets.cache.get(key, lambda: _dimmed(found.plain))

    @staticmethod
    def _is_like(before: _Drawn, sprite: CardSprite) -> bool:
        """Tell whether the picture drawn before will do: the same card, as large, turned nearly as far."""
        old, new = before.sprite.place, sprite.place
        return (
            before.sprite.face is sprite.face
            and old.width == new.width
            and old.is_covered == new.is_covered
            and abs((before.picture.angle - new.angle + 180) % 360 - 180) < _NEAR_ENOUGH
        )

    def _shadow(self, place: CardPlace) -> Surface:
        step = _SHADOW_STEP if place.level < FLYING_LEVEL else 2 * _SHADOW_STEP
        turn = round(place.angle / step) * step % 180
        key = ("card shadow", place.width, turn)
        return self._kit.assets.cache.get(key, lambda: self._cast(place.width, place.height, turn))

    def _cast(self, width: int, height: int, turn: int) -> Surface:
        blur = max(2, round(width * 0.055))
        size = _around(width, height, turn, 2 * blur)
        return blurred(size, _rounded(width, height, size, turn, ""), self._kit.color("shadow"), blur)

    def _outline(self, place: CardPlace) -> Surface:
        angle = round(place.angle * _FINE) / _FINE
        key = ("card outline", place.width, angle, self._kit.theme.name)
        return self._kit.assets.cache.get(key, lambda: self._ring(place.width, place.height, angle))

    def _ring(self, width: int, height: int, angle: float) -> Surface:
        line, gap = max(2.0, width * 0.045), width * 0.028
        out = gap + line / 2
        size = _around(width, height, angle, out + line / 2 + 1)
        style = f'fill="none" stroke="{hexed(self._kit.color("gold"))}" stroke-width="{line:.2f}"'
        shape = _rounded(width + 2 * out, height + 2 * out, size, angle, style, radius=0.11 * width + out)
        return picture(size, shape)


def _level(entry: tuple[int, CardSprite]) -> int:
    return entry[1].place.level


def _put(
    items: list[Sprite], rects: list[Rect], surface: Surface, place: CardPlace, alpha: int, lower: float = 0.0
) -> None:
    width, height = surface.get_size()
    x, y = round(place.x - width / 2), round(place.y + lower - height / 2)
    items.append(Sprite(surface, x, y, None, alpha))
    rects.append(Rect(x, y, width, height))


def _around(width: int, height: int, turn: float, margin: float) -> Size:
    """Return the pixels that a turned card and a margin need, odd or even as the card's own so that middles agree."""
    across, along = abs(cos(radians(turn))), abs(sin(radians(turn)))
    sides = (width * across + height * along, width * along + height * across)
    pixels = [ceil(side + 2 * margin) for side in sides]
    return pixels[0] + (pixels[0] - width) % 2, pixels[1] + (pixels[1] - height) % 2


def _rounded(width: float, height: float, size: Size, turn: float, style: str, radius: float | None = None) -> str:
    corner = 0.11 * width if radius is None else radius
    place = f'x="{-width / 2:.2f}" y="{-height / 2:.2f}" width="{width:.2f}" height="{height:.2f}" rx="{corner:.2f}"'
    return f'<g transform="translate({size[0] / 2} {size[1] / 2}) rotate({turn})"><rect {place} {style}/></g>'


def _dimmed(surface: Surface) -> Surface:
    """Lay a dark veil over a card, its outline kept."""
    result = surface.copy()
    kept = round(255 * (1 - _SHADED))
    result.fill((kept, kept, kept, 255), special_flags=pygame.BLEND_RGBA_MULT)
    veil = tuple(round(part * _SHADED) for part in _SHADE)
    result.fill((veil[0], veil[1], veil[2], 0), special_flags=pygame.BLEND_RGBA_ADD)
    return result
