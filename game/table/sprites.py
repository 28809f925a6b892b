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
from game.table.geometry import CARD_RATIO, CardPlace
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
"""Shadows are soft: theirs are drawn to three degrees, and to nine while cards fly."""
_FAST: Final = 3.0
_FAST_STEP: Final = 6
"""A card that turns by so many degrees a frame is drawn at every sixth degree only."""
_SHADE: Final = (11, 43, 46)
_SHADED: Final = 0.42
_NO_ANGLE: Final = 1000.0
_NARROW: Final = 0.8
_SWARM: Final = 24
"""If more cards than that fly at once, backs among them cast no shadow."""
_VEILS_A_PICTURE: Final = 20
"""As many cards can be dimmed in the time that one takes to be made."""
_LARGEST_TURNED: Final = 70_000
_TURNED_A_FRAME: Final = 240_000
"""So many pixels of open cards are turned in a frame, no more than the first number for each."""


@dataclass(frozen=True, slots=True)
class _Picture:
    """A card's picture: as sharp as it will be or not, the angle it is turned to, whether that is exact."""

    plain: Surface
    angle: float
    is_exact: bool
    is_crisp: bool


@dataclass(slots=True)
class _Drawn:
    """What a sprite looked like when it was drawn last; `owes` tells that it can be made sharper, or dimmer."""

    sprite: CardSprite
    picture: _Picture
    items: list[Sprite]
    rects: list[Rect]
    owes: bool


class _Turns:
    """Deals out, frame by frame, which of many open cards in motion are turned anew; the others only move on."""

    def __init__(self) -> None:
        self._frame = 0
        self._stride = 1
        self._wanted = 0

    def begin(self) -> None:
        """Begin a frame: if the last one wanted too much, only every second or third card gets its turn."""
        self._stride = max(1, ceil(self._wanted / _TURNED_A_FRAME))
        self._wanted = 0
        self._frame += 1

    def allow(self, piece: int, pixels: int) -> bool:
        """Tell whether a card of so many pixels may be turned in this frame."""
        self._wanted += pixels
        return self._wanted <= 1.3 * _TURNED_A_FRAME * self._stride and (piece + self._frame) % self._stride == 0


class CardPainter:
    """Draws card sprites for one window size, and remembers how each looked."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._drawn: dict[int, _Drawn] = {}
        self._turns = _Turns()
        self._is_swarm = False

    def draw(self, canvas: Canvas, sprites: Mapping[int, CardSprite], *, is_moving: bool) -> None:
        """Declare all cards from back to front; while something moves, few of them are drawn anew."""
        budget = _CRISP_A_FRAME if is_moving else len(sprites) + 1
        order = sorted(sprites.items(), key=_level)
        self._turns.begin()
        self._is_swarm = sum(sprite.place.level >= FLYING_LEVEL for sprite in sprites.values()) > _SWARM
        for piece, sprite in order:
            if not sprite.place.is_shown:
                continue
            drawn = self._drawn.get(piece)
            is_same = drawn is not None and drawn.sprite is sprite
            if drawn is None or not is_same or (drawn.owes and budget > 0):
                crisp = not is_moving or (is_same and budget > 0)
                budget -= crisp
                drawn = self._make(sprite, drawn, is_crisp=crisp, piece=piece)
                self._drawn[piece] = drawn
            canvas.items.extend(drawn.items)
            canvas.rects.extend(drawn.rects)
        if len(self._drawn) > 2 * len(sprites) + 20:
            self._drawn = {piece: drawn for piece, drawn in self._drawn.items() if piece in sprites}

    def prepare(self, coming: Iterable[CardSprite]) -> None:
        """Make the pictures of cards that will soon turn over, one frame after the other, as far as time allows."""
        assets = self._kit.assets
        for sprite in coming:
            place = sprite.place
            name, size = picture_name(sprite.face, is_covered=place.is_covered), (place.width, place.height)
            if not assets.is_at_hand(name, size):
                return
            assets.moving(name, size)

    def draw_again(self, canvas: Canvas, sprites: Mapping[int, CardSprite]) -> None:
        """Declare cards of the table once more, such as above a veil, with the pictures they have."""
        for piece, sprite in sprites.items():
            drawn = self._make(sprite, self._drawn.get(piece), is_crisp=True, piece=piece)
            canvas.items.extend(drawn.items)
            canvas.rects.extend(drawn.rects)

    def draw_some(self, canvas: Canvas, sprites: Iterable[CardSprite]) -> None:
        """Declare cards that are not of the table's own: in a question, on their way in an effect."""
        for sprite in sprites:
            drawn = self._make(sprite, None, is_crisp=not sprite.goal)
            canvas.items.extend(drawn.items)
            canvas.rects.extend(drawn.rects)

    def _make(self, sprite: CardSprite, before: _Drawn | None, *, is_crisp: bool, piece: int = 0) -> _Drawn:
        place = sprite.place
        found = self._picture(sprite, before, is_crisp=is_crisp, piece=piece)
        items: list[Sprite] = []
        rects: list[Rect] = []
        if sprite.alpha == 255 and sprite.flat > _NARROW and not (self._is_swarm and _is_flying_back(sprite)):
            _put(items, rects, self._shadow(sprite), place, 255, self._kit.u * 5)
        if place.is_lifted:
            _put(items, rects, self._outline(place), place, sprite.alpha)
        veiled = self._veiled(sprite, found) if place.is_dimmed and sprite.flat >= 1 else found.plain
        _put(items, rects, veiled or found.plain, place, sprite.alpha)
        return _Drawn(sprite, found, items, rects, not found.is_crisp or veiled is None)

    def _picture(self, sprite: CardSprite, before: _Drawn | None, *, is_crisp: bool, piece: int) -> _Picture:
        """Return the picture to draw: sharp, or a turned bitmap, or the one drawn before where that will do."""
        place = sprite.place
        name = picture_name(sprite.face, is_covered=place.is_covered)
        size = (place.width, place.height)
        assets = self._kit.assets
        if is_crisp and sprite.flat >= 1:
            angle = round(place.angle * _FINE) / _FINE % 360
            if (
                before is not None
                and before.picture.is_exact
                and before.picture.angle == angle
                and _is_same(before, sprite)
            ):
                return before.picture
            surface = assets.sharp(name, size, turn=angle)
            if surface is not None:
                return _Picture(surface, angle, True, True)
        if before is not None and self._will_do(before, sprite, piece):
            return replace(before.picture, is_crisp=False)
        turn = _coarse(place.angle, None if before is None else before.sprite.place.angle)
        goal = (sprite.goal, round(sprite.goal * CARD_RATIO)) if sprite.goal else None
        is_kept = sprite.face is None  # backs are all alike, and shown again at every angle
        plain = assets.moving(name, size, turn=turn, squeeze=sprite.flat, goal=goal, is_kept=is_kept)
        if sprite.flat < 1:
            return _Picture(plain, _NO_ANGLE, False, True)
        return _Picture(plain, round(turn / 2) * 2 % 360, False, False)

    def _veiled(self, sprite: CardSprite, found: _Picture) -> Surface | None:
        """Return the picture dimmed, None if the frame can't afford that."""
        assets, place = self._kit.assets, sprite.place
        name = picture_name(sprite.face, is_covered=place.is_covered)
        key = ("dimmed", name, place.width, found.angle, found.is_exact)
        kept = assets.cache.find(key)
        if kept is None and assets.affords():
            assets.spend(place.width * place.height // _VEILS_A_PICTURE)
            kept = assets.cache.get(key, lambda: _dimmed(found.plain))
        return kept

    def _will_do(self, before: _Drawn, sprite: CardSprite, piece: int) -> bool:
        """Tell whether the picture drawn before will do: it is like the new one, or others have to be turned first."""
        if before.sprite.face is not sprite.face:
            return False
        if sprite.flat >= 1 and _is_same(before, sprite) and _is_turned_alike(before, sprite.place):
            return True
        name = picture_name(sprite.face, is_covered=sprite.place.is_covered)
        goal = sprite.goal or sprite.place.width
        if not self._kit.assets.is_at_hand(name, (goal, round(goal * CARD_RATIO))):
            return True
        if sprite.place.level < FLYING_LEVEL:
            return False
        return not self._turns.allow(piece, min(sprite.place.width * sprite.place.height, _LARGEST_TURNED))

    def _shadow(self, sprite: CardSprite) -> Surface:
        place, width, step = sprite.place, sprite.place.width, _SHADOW_STEP
        if place.level >= FLYING_LEVEL:
            coarse = max(4, (sprite.goal or width) // 8)
            width, step = round(width / coarse) * coarse, 3 * _SHADOW_STEP
        turn = round(place.angle / step) * step % 180
        key = ("card shadow", width, turn)
        return self._kit.assets.cache.get(key, lambda: self._cast(width, round(width * CARD_RATIO), turn))

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


def _coarse(angle: float, before: float | None) -> float:
    """Return the angle to draw a card at: of one that turns fast nobody sees it so exactly."""
    if before is None or abs((angle - before + 180) % 360 - 180) < _FAST:
        return angle
    return round(angle / _FAST_STEP) * _FAST_STEP


def _is_same(before: _Drawn, new: CardSprite) -> bool:
    """Tell whether it is the same picture as before, but for its turn."""
    old, place = before.sprite.place, new.place
    return before.sprite.face is new.face and old.width == place.width and old.is_covered == place.is_covered


def _is_turned_alike(before: _Drawn, place: CardPlace) -> bool:
    """Tell whether a card is turned nearly as far as in its picture."""
    return abs((before.picture.angle - place.angle + 180) % 360 - 180) < _NEAR_ENOUGH


def _is_flying_back(sprite: CardSprite) -> bool:
    return sprite.face is None and sprite.place.level >= FLYING_LEVEL


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
