"""A big tile that is one answer to a question and lists what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pygame import Rect, Surface

from game.rules.cards import Card
from game.scenes.pieces import card_picture
from game.ui.caps import key_cap
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import Tile, Widget

_PAD, _HEAD, _MARK = 24, 48, 26
_BACK_WIDTH, _BACK_STEP, _MOST_BACKS = 34, 18, 4


@dataclass(frozen=True, slots=True)
class Outcome:
    """One line of a tile: an icon in a colour, and a sentence."""

    icon: str
    color: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Backs:
    """A few cards face down, as the picture of taking cards."""

    count: int


Picture: TypeAlias = Backs | str
"""What stands before a tile's title: cards face down, or the name of an icon."""


class OutcomeTile(Tile):
    """One answer: picture, title, key, outcomes."""

    def __init__(
        self, name: str, title: str, shown: Picture, outcomes: Sequence[Outcome], *, key: str, key_cap: str
    ) -> None:
        super().__init__(name, key=key, key_cap=key_cap)
        self.title = title
        self.shown = shown
        self.outcomes = tuple(outcomes)

    def height(self, kit: Kit, width: int) -> int:
        """Give the pixels it needs at a width."""
        return head_height(kit) + lines_height(kit, self.outcomes, width) + 2 * kit.px(_PAD)

    def spoken(self) -> Spoken:
        """Say the answer and what comes of it."""
        return Spoken(self.title, Role.BUTTON, " ".join(outcome.sentence for outcome in self.outcomes))

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare ground, head and outcomes."""
        super().draw(canvas, kit)
        draw_head(canvas, kit, self.rect, self.title, self.shown, self.key_cap)
        draw_lines(canvas, kit, self.rect, self.outcomes)


class CardButton(Widget):
    """A card face up that can be chosen."""

    def __init__(self, name: str, card: Card, *, key: str = "", tip: str = "") -> None:
        super().__init__(name, key=key, tip=tip)
        self.card = card

    def spoken(self) -> Spoken:
        """Say which card it is."""
        return Spoken("", Role.CARD, detail=self.detail, private=self.title or self.tip)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the card, with a gold outline when it is pointed at or has the focus."""
        lift = kit.px(4) if (self.hovered or self.focused) and not self.pressed else 0
        at = (self.rect.centerx, self.rect.centery - lift)
        canvas.blit_centered(card_picture(kit, self.card, self.rect.width), at)
        if self.hovered or self.focused:
            draw_card_outline(canvas, kit, self.rect.move(0, -lift))


def draw_card_outline(canvas: Canvas, kit: Kit, card: Rect) -> None:
    """Declare the gold outline of a chosen or pointed-at upright card."""
    width = max(2, round(card.width * 0.045))
    rect = card.inflate(2 * width, 2 * width)
    look = Box(rect.size, card.width * kit.theme.radii["card"] + width, None, kit.color("gold"), width)
    kit.draw_box(canvas, look, rect)


def head_height(kit: Kit) -> int:
    """Give the height of a tile's picture and title, with the gap below."""
    return max(kit.px(_HEAD), kit.line_height("heading")) + kit.px(14)


def lines_height(kit: Kit, outcomes: Sequence[Outcome], width: int) -> int:
    """Give the height of outcomes wrapped to a tile's width."""
    return sum(line.get_height() + kit.px(10) for line in _lines(kit, outcomes, width)) - kit.px(10)


def draw_head(canvas: Canvas, kit: Kit, rect: Rect, title: str, shown: Picture, cap: str) -> None:
    """Declare a tile's picture, title and key along its upper edge."""
    pad = kit.px(_PAD)
    middle = rect.top + pad + max(kit.px(_HEAD), kit.line_height("heading")) // 2
    left = rect.left + pad + _draw_picture(canvas, kit, shown, rect.left + pad, middle) + kit.px(16)
    right = rect.right - pad
    if cap:
        key = key_cap(kit, cap)
        right -= key.get_width()
        canvas.blit(key, (right, middle - key.get_height() // 2))
    words = kit.text(title, "heading", width=right - kit.px(8) - left)
    canvas.blit(words, (left, middle - words.get_height() // 2))


def draw_lines(canvas: Canvas, kit: Kit, rect: Rect, outcomes: Sequence[Outcome]) -> None:
    """Declare outcomes below a tile's head."""
    left, top = rect.left + kit.px(_PAD), rect.top + kit.px(_PAD) + head_height(kit)
    line_height = kit.line_height("body")
    for outcome, words in zip(outcomes, _lines(kit, outcomes, rect.width), strict=True):
        mark = kit.icon(outcome.icon, _MARK, outcome.color)
        canvas.blit(mark, (left, top + (line_height - mark.get_height()) // 2))
        canvas.blit(words, (left + kit.px(_MARK + 14), top))
        top += words.get_height() + kit.px(10)


def _lines(kit: Kit, outcomes: Sequence[Outcome], width: int) -> list[Surface]:
    room = width - 2 * kit.px(_PAD) - kit.px(_MARK + 14)
    return [kit.paragraph(outcome.sentence, room, "body") for outcome in outcomes]


def _draw_picture(canvas: Canvas, kit: Kit, shown: Picture, left: int, middle: int) -> int:
    """Declare a tile's picture and give its width."""
    if isinstance(shown, str):
        icon = kit.icon(shown, 44)
        canvas.blit(icon, (left, middle - icon.get_height() // 2))
        return icon.get_width()
    width, step = kit.px(_BACK_WIDTH), kit.px(_BACK_STEP)
    count = min(shown.count, _MOST_BACKS)
    for index in range(count):
        card = card_picture(kit, None, width, shadow=False)
        canvas.blit(card, (left + index * step, middle - card.get_height() // 2))
    return width + (count - 1) * step
