"""The winner's plate: avatar with a crown, who won and how, and the sum."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.scenes.portraits import draw_avatar
from game.session.seats import SeatPlan
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.vector import Box, hexed, picture

_CROWN = "M-31 0L-23 -34L-5 -16L9 -44L23 -16L41 -34L49 0Z"


@dataclass(frozen=True, slots=True)
class PlateWords:
    """What the plate says; `sum_words` is empty where nothing was won, `plan` None where nobody won."""

    plan: SeatPlan | None
    title: str
    sentence: str
    sum_words: str


def draw_winner_plate(canvas: Canvas, kit: Kit, rect: Rect, words: PlateWords) -> None:
    """Declare the plate in a rectangle."""
    edge = "gold" if words.plan is not None else "outline"
    look = Box(
        rect.size,
        rect.height / 2,
        (*kit.color("plate")[:3], 236),
        kit.color(edge),
        kit.px(6),
        shadow=kit.shadow(20, 12),
    )
    kit.draw_box(canvas, look, rect)
    side = round(rect.height * 0.77)
    center = (rect.left + rect.height // 2, rect.centery)
    if words.plan is not None:
        draw_avatar(canvas, kit, words.plan, center, side, badge=False)
        crown = crown_picture(kit, kit.px(84))
        canvas.blit(crown, (center[0] - crown.get_width() // 2, rect.top - crown.get_height() + kit.px(12)))
    else:
        canvas.blit_centered(kit.disc(side, "raised"), center)
        canvas.blit_centered(kit.assets.icon("lock", round(side * 0.5), kit.color("text-2")), center)
    right = rect.right - kit.px(30)
    if words.sum_words:
        right = _draw_sum(canvas, kit, rect, words.sum_words) - kit.px(16)
    left = rect.left + rect.height + kit.px(6)
    title = kit.text(words.title, "title", width=right - left)
    sentence = kit.text(words.sentence, "body", "text-2", width=right - left)
    top = rect.centery - (title.get_height() + sentence.get_height()) // 2
    canvas.blit(title, (left, top))
    canvas.blit(sentence, (left, top + title.get_height()))


def draw_sum_box(canvas: Canvas, kit: Kit, rect: Rect, words: str, *, gold: bool = True) -> None:
    """Declare a sum in a box of gold, or a quiet one where it does not count."""
    fill = "gold" if gold else "raised"
    kit.draw_box(canvas, Box(rect.size, rect.height * 0.29, kit.color(fill)), rect)
    room = rect.width - round(rect.height * 0.25)
    pixels, ink = max(kit.theme.least_pixels, round(rect.height * 0.56)), kit.color("on-gold" if gold else "text-2")
    label = kit.type.fitting(words, "title", pixels, ink, room)
    canvas.blit_centered(label, rect.center)


def crown_picture(kit: Kit, width: int) -> Surface:
    """Give a golden crown of a width in pixels."""
    height = round(width * 0.6)
    fill, edge = hexed(kit.color("gold")), hexed(kit.color("on-gold"))
    scale = width / 92
    place = f"translate({width / 2 - 9 * scale:.2f} {height - 4 * scale:.2f}) scale({scale:.4f})"
    path = f'<path transform="{place}" d="{_CROWN}" fill="{fill}" stroke="{edge}" '
    key = ("crown", width, fill)
    return kit.assets.cache.get(
        key, lambda: picture((width, height), path + 'stroke-width="4.5" stroke-linejoin="round"/>')
    )


def _draw_sum(canvas: Canvas, kit: Kit, rect: Rect, words: str) -> int:
    box = Rect(0, 0, round(rect.height * 0.95), round(rect.height * 0.6))
    box.midright = (rect.right - round(rect.height * 0.19), rect.centery)
    draw_sum_box(canvas, kit, box, words)
    return box.left
