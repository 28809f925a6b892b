"""The heading of a question about a penalty: the cards, who played, the colours, and one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.i18n import Translator
from game.rules.cards import Card, Color
from game.scenes.pieces import card_picture, heading_line, heading_pixels
from game.scenes.portraits import draw_avatar
from game.session.seats import SeatPlan
from game.table.hud_centre import color_badge
from game.table.words import color_word, starting
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.vector import Box

_CARDS, _CARDS_HEIGHT, _AVATAR, _BADGE = 226, 222, 54, 46
_UNDER, _OVER = 120, 132


@dataclass(frozen=True, slots=True)
class NamedColor:
    """A colour with what it was: `Colour before`."""

    caption: str
    color: Color
    word: str


@dataclass(frozen=True, slots=True)
class Heading:
    """What a dialog says above its tiles."""

    cards: tuple[Card | None, Card]
    plan: SeatPlan
    title: str
    colors: tuple[NamedColor, ...]
    sentence: str


def named_color(tr: Translator, caption: str, color: Color) -> NamedColor:
    """Put a colour into words."""
    return NamedColor(caption, color, starting(color_word(tr, color)))


def heading_height(kit: Kit, heading: Heading, width: int) -> int:
    """Give the pixels a heading needs at a width."""
    words = _sentence(kit, heading, width).get_height()
    colors = _colors_height(kit) + kit.px(16) if heading.colors else 0
    return max(kit.px(_CARDS_HEIGHT), _title_height(kit) + kit.px(14) + colors + words)


def draw_heading(canvas: Canvas, kit: Kit, heading: Heading, inner: Rect) -> None:
    """Declare a heading along the upper edge of a rectangle."""
    under, over = heading.cards
    height = heading_height(kit, heading, inner.width)
    middle = inner.top + height // 2
    if under is not None:
        shown = card_picture(kit, under, kit.px(_UNDER), turn=-9, index=True)
        canvas.blit_centered(shown, (inner.left + kit.px(66), middle + kit.px(6)))
    canvas.blit_centered(card_picture(kit, over, kit.px(_OVER), turn=6), (inner.left + kit.px(128), middle))
    left = inner.left + kit.px(_CARDS)
    top = inner.top + max(0, (height - _words_height(kit, heading, inner.width)) // 2)
    _draw_title(canvas, kit, heading, Rect(left, top, inner.right - left, _title_height(kit)))
    top += _title_height(kit) + kit.px(14)
    if heading.colors:
        _draw_colors(canvas, kit, heading, (left, top))
        top += _colors_height(kit) + kit.px(16)
    canvas.blit(_sentence(kit, heading, inner.width), (left, top))


def _words_height(kit: Kit, heading: Heading, width: int) -> int:
    colors = _colors_height(kit) + kit.px(16) if heading.colors else 0
    return _title_height(kit) + kit.px(14) + colors + _sentence(kit, heading, width).get_height()


def _title_height(kit: Kit) -> int:
    return max(kit.px(_AVATAR), kit.line_height("title"))


def _colors_height(kit: Kit) -> int:
    return max(
        kit.px(_BADGE), kit.line_height("least") + kit.type.height("section", heading_pixels(kit, "section"))
    ) + kit.px(20)


def _sentence(kit: Kit, heading: Heading, width: int) -> Surface:
    return kit.paragraph(heading.sentence, width - kit.px(_CARDS), "body", "text-2")


def _draw_title(canvas: Canvas, kit: Kit, heading: Heading, rect: Rect) -> None:
    side = kit.px(_AVATAR)
    draw_avatar(canvas, kit, heading.plan, (rect.left + side / 2, rect.centery), side)
    left = rect.left + side + kit.px(24)
    title = kit.text(heading.title, "title", width=rect.right - left)
    canvas.blit(title, (left, rect.centery - title.get_height() // 2))


def _draw_colors(canvas: Canvas, kit: Kit, heading: Heading, at: tuple[int, int]) -> None:
    """Declare the colours as boxes with an arrow from one to the next."""
    x, y = at
    height = _colors_height(kit)
    for index, named in enumerate(heading.colors):
        if index:
            arrow = kit.icon("right", 34, "text-2")
            canvas.blit(arrow, (x + kit.px(12), y + (height - arrow.get_height()) // 2))
            x += arrow.get_width() + kit.px(24)
        x = _draw_color(canvas, kit, named, Rect(x, y, 0, height))


def _draw_color(canvas: Canvas, kit: Kit, named: NamedColor, rect: Rect) -> int:
    """Declare one colour's box and give its right edge."""
    caption = kit.text(named.caption, "least", "text-2")
    word = heading_line(kit, named.word, "section")
    badge = color_badge(kit, named.color, kit.px(_BADGE))
    left = rect.left + kit.px(16) + badge.get_width() + kit.px(14)
    rect.width = left + max(caption.get_width(), word.get_width()) + kit.px(22) - rect.left
    kit.draw_box(canvas, Box(rect.size, kit.px(18), kit.color("field")), rect)
    canvas.blit(badge, (rect.left + kit.px(16), rect.centery - badge.get_height() // 2))
    top = rect.centery - (caption.get_height() + word.get_height()) // 2
    canvas.blit(caption, (left, top))
    canvas.blit(word, (left, top + caption.get_height()))
    return rect.right
