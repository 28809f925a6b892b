"""What stands in the panels of the statistics: a tile, a row against an opponent, and kind words where nothing is."""

from __future__ import annotations

from pygame import Rect

from game.i18n import Translator
from game.scenes.pieces import heading_line
from game.scenes.statistics_charts import draw_shared_bar
from game.scenes.statistics_words import Tile
from game.store.history_rows import HeadToHead
from game.table.hud_plates import draw_portrait
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.vector import Box


def draw_tile(canvas: Canvas, kit: Kit, tile: Tile, rect: Rect) -> None:
    """Declare a tile: an icon, a number, what it counts, and a line more."""
    kit.draw_panel(canvas, rect)
    icon = kit.icon(tile.icon, 40, "mint")
    left = rect.left + kit.px(28)
    canvas.blit(icon, (left, rect.centery - icon.get_height() // 2))
    left += icon.get_width() + kit.px(24)
    room = rect.right - kit.px(14) - left
    lines = [
        heading_line(kit, tile.number, "title", width=room),
        kit.text(tile.title, "small", "text", width=room),
        kit.text(tile.line, "least", "text-2", width=room),
    ]
    y = rect.centery - (sum(line.get_height() for line in lines) - kit.px(10)) // 2
    for index, line in enumerate(lines):
        canvas.blit(line, (left, y))
        y += line.get_height() - (kit.px(10) if not index else 0)


def draw_opponent(canvas: Canvas, kit: Kit, tr: Translator, one: HeadToHead, rect: Rect) -> None:
    """Declare a row: who it is, and the rounds that you and they won as one bar."""
    side = min(kit.px(42), rect.height - 4)
    center = (rect.left + side // 2, rect.centery)
    draw_portrait(canvas, kit, one.avatar, center, side, is_bot=one.kind == "bot")
    wide = kit.text_width("0000", "strong")
    left = rect.left + side + kit.px(16)
    room = round(rect.width * 0.2)
    name = kit.text(one.name or tr._("Nameless"), "small", "text", width=room)
    canvas.blit(name, (left, rect.centery - name.get_height() // 2))
    bar = Rect(left + room + wide + kit.px(16), 0, 1, kit.px(22))
    bar.width = rect.right - wide - kit.px(8) - bar.left
    bar.centery = rect.centery
    you, they = kit.text(str(one.you), "strong"), kit.text(str(one.they), "strong")
    canvas.blit(you, (bar.left - kit.px(12) - you.get_width(), rect.centery - you.get_height() // 2))
    canvas.blit(they, (rect.right - they.get_width(), rect.centery - they.get_height() // 2))
    both = one.you + one.they
    draw_shared_bar(canvas, kit, bar, one.you / both if both else 0.5)


def draw_lack(canvas: Canvas, kit: Kit, tr: Translator, area: Rect) -> None:
    """Say in a panel that there is nothing to show in it yet."""
    words = kit.text(tr._("Nothing here yet"), "body", "text-3", width=area.width)
    canvas.blit_centered(words, area.center)


def draw_empty(canvas: Canvas, kit: Kit, tr: Translator) -> None:
    """Say kindly that there is nothing to show yet."""
    panel = Rect(0, 0, min(kit.px(760), kit.size[0] - kit.px(80)), kit.px(360))
    panel.center = (kit.size[0] // 2, round(kit.size[1] * 0.52))
    kit.draw_panel(canvas, panel)
    canvas.blit_centered(kit.icon("chart", 84, "mint"), (panel.centerx, panel.top + kit.px(92)))
    heading = heading_line(kit, tr._("Nothing here yet"), "heading", width=panel.width - kit.px(60))
    canvas.blit_centered(heading, (panel.centerx, panel.top + kit.px(180)))
    words = kit.paragraph(
        tr._("Play a round, and this page begins to fill: wins, points, and who you are up against."),
        panel.width - kit.px(120),
        "body",
        "text-2",
    )
    canvas.blit(words, (panel.centerx - words.get_width() // 2, panel.top + kit.px(220)))


def draw_message(canvas: Canvas, kit: Kit, message: str) -> None:
    """Declare what has just been done as a pill at the foot of the window."""
    words = kit.text(message, "small", "text", width=kit.size[0] - kit.px(160))
    box = Rect(0, 0, words.get_width() + kit.px(48), words.get_height() + kit.px(20))
    box.midbottom = (kit.size[0] // 2, kit.size[1] - kit.px(12))
    look = Box(box.size, box.height / 2, kit.color("panel"), kit.color("outline"), 1.5, shadow=kit.shadow(12, 6))
    kit.draw_box(canvas, look, box)
    canvas.blit_centered(words, box.center)
