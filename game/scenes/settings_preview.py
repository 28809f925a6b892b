"""Shows what the settings do: cards in their colours, a seat's plate, a sentence, the back of a card."""

from __future__ import annotations

from pygame import Rect

from game.ai.characters import CHARACTERS
from game.i18n import Translator
from game.rules.cards import Card, Color, card
from game.scenes.pieces import CARD_RATIO, card_picture, emblem
from game.table.card_art import COLOR_NAMES
from game.table.hud_centre import color_badge
from game.table.hud_plates import draw_portrait
from game.table.words import color_word, starting
from game.ui.compositor import Canvas
from game.ui.geometry import columns
from game.ui.kit import Kit
from game.ui.vector import Box, Ring

_CARDS = tuple(
    (card(text), color)
    for text, color in (("r7", Color.RED), ("y2", Color.YELLOW), ("gS", Color.GREEN), ("b+2", Color.BLUE))
)


def draw_preview(canvas: Canvas, kit: Kit, tr: Translator, rect: Rect) -> None:
    """Declare a small table in a rectangle of the window."""
    look = Box(
        rect.size, kit.radius("row"), kit.gradient("felt-hi", "felt-lo"), kit.color("line"), max(1.0, 1.5 * kit.u)
    )
    kit.draw_box(canvas, look, rect)
    inner = rect.inflate(-2 * kit.px(20), -2 * kit.px(22))
    words = kit.line_height("small")
    plate_height = max(52, kit.px(92))
    pill_height = kit.line_height("body") + kit.px(26)
    back_height = 0
    free = inner.height - plate_height - pill_height - words - 3 * kit.px(22)
    width = min((inner.width - 3 * kit.px(14)) // 4, round(free / CARD_RATIO))
    if free - round(width * CARD_RATIO) > round(width * CARD_RATIO) + kit.px(22):
        back_height = round(width * CARD_RATIO) + kit.px(22)
    spare = max(0, free - round(width * CARD_RATIO) - back_height)
    y = inner.top + spare // 4
    _cards(canvas, kit, tr, Rect(inner.left, y, inner.width, round(width * CARD_RATIO)), width)
    y += round(width * CARD_RATIO) + words + kit.px(22) + spare // 4
    if back_height:
        _piles(canvas, kit, Rect(inner.left, y, inner.width, round(width * CARD_RATIO)), width)
        y += back_height + spare // 4
    _plate(canvas, kit, tr, Rect(inner.left, y, inner.width, plate_height))
    _pill(canvas, kit, tr, Rect(inner.left, inner.bottom - pill_height, inner.width, pill_height))


def _cards(canvas: Canvas, kit: Kit, tr: Translator, row: Rect, width: int) -> None:
    for (face, color), place in zip(_CARDS, columns(row, [1] * 4, kit.px(14)), strict=True):
        canvas.blit_centered(card_picture(kit, face, width), place.center)
        label = kit.text(
            starting(color_word(tr, color)), "small", f"{COLOR_NAMES[color]}.text-on-dark", width=place.width
        )
        canvas.blit(label, (place.centerx - label.get_width() // 2, place.bottom + kit.px(6)))


def _piles(canvas: Canvas, kit: Kit, row: Rect, width: int) -> None:
    """Show a covered pile and the ring of the colour in force."""
    left, right = row.centerx - round(width * 0.9), row.centerx + round(width * 0.9)
    covered: Card | None = None
    canvas.blit_centered(card_picture(kit, covered, width), (left, row.centery))
    side = round(width * 1.15)
    ring = kit.disc(side, None, "blue.base", max(3.0, side * 0.08))
    canvas.blit_centered(ring, (right, row.centery))
    pixels = round(side * 0.44)
    canvas.blit_centered(color_badge(kit, Color.BLUE, pixels), (right, row.centery))


def _plate(canvas: Canvas, kit: Kit, tr: Translator, row: Rect) -> None:
    bot = CHARACTERS[0]
    width = min(row.width, round(row.height * 3.3))
    plate = Rect(row.centerx - width // 2, row.top, width, row.height)
    ring = Ring(kit.color("gold"), max(2.0, 5 * kit.u), max(2.0, 4 * kit.u))
    kit.draw_box(canvas, Box(plate.size, plate.height / 2, kit.color("plate"), ring=ring), plate)
    side = round(plate.height * 0.72)
    draw_portrait(canvas, kit, bot.avatar, (plate.left + plate.height / 2, plate.centery), side, is_bot=True)
    left = plate.left + plate.height + kit.px(6)
    room = plate.right - kit.px(24) - left
    name = kit.text(bot.name, "strong", width=room)
    points = kit.text(tr.ngettext("{count} point", "{count} points", 312), "small", "text-2", width=room)
    top = plate.centery - (name.get_height() + points.get_height()) // 2
    canvas.blit(name, (left, top))
    canvas.blit(points, (left, top + name.get_height()))


def _pill(canvas: Canvas, kit: Kit, tr: Translator, row: Rect) -> None:
    kit.draw_box(canvas, Box(row.size, kit.radius("button"), kit.color("plate")), row)
    icon = emblem(kit, Color.GREEN, kit.px(24), "green.text-on-dark")
    words = kit.text(tr._("Nora played green Skip."), "body", width=row.width - icon.get_width() - kit.px(52))
    left = row.centerx - (icon.get_width() + kit.px(12) + words.get_width()) // 2
    canvas.blit(icon, (left, row.centery - icon.get_height() // 2))
    canvas.blit(words, (left + icon.get_width() + kit.px(12), row.centery - words.get_height() // 2))
