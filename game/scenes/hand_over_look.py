"""Draw the cover under which the screen is handed over: no felt, and nothing of anybody's hand."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.i18n import Translator
from game.rules.cards import COLORS
from game.rules.seat import CLOCKWISE
from game.rules.view import PlayerView
from game.scenes.hand_over_layout import HandOverLayout
from game.scenes.handing import Handing
from game.scenes.pieces import card_picture, emblem, heading_line
from game.scenes.portraits import draw_avatar
from game.session.seats import SeatPlan
from game.table.card_art import COLOR_NAMES
from game.table.recap import RecapLine
from game.table.words import color_word, starting
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.vector import Box, hexed, soft_ground

_EMBLEM, _ACROSS, _DOWN = 54, 132, 128
_FAINT = 26
_PAD, _GAP, _FACE, _CARD = 24, 14, 40, 92
_PANEL_FILL = (10, 8, 28, 158)
_EDGE = "bot"


def cover_ground(kit: Kit) -> Surface:
    """Give the cover's ground: the back's dusk, lighter near the middle, and its emblems scattered."""
    key = ("cover", kit.size, kit.theme.name, kit.color("cover"))
    return kit.assets.cache.get(key, lambda: _ground(kit))


def draw_backs(canvas: Canvas, kit: Kit, layout: HandOverLayout) -> None:
    """Declare the hand of whoever comes, face down along the lower edge."""
    for place in layout.backs:
        canvas.blit_centered(card_picture(kit, None, layout.back_width, turn=place.turn), place.center)


def draw_panels(
    canvas: Canvas, kit: Kit, tr: Translator, handing: Handing, layout: HandOverLayout, recap: Sequence[RecapLine]
) -> None:
    """Declare the pile at the right, and at the left what happened while the taker did not look."""
    facts = pile_facts(tr, handing.view)
    right = Rect(layout.right.left, 0, layout.right.width, pile_height(kit, facts, layout.right.width))
    right.centery = layout.middle.top + round(layout.middle.height * 0.44)
    draw_pile_panel(canvas, kit, tr, right, handing.view)
    if recap:
        height = recap_height(kit, recap, layout.left.width)
        left = Rect(layout.left.left, 0, layout.left.width, min(height, layout.left.height))
        left.centery = right.centery
        left.clamp_ip(layout.left)
        since = tr._("Since {name} last looked", name=handing.names[handing.seat])
        title = since if handing.has_looked else tr._("So far in this round")
        draw_recap(canvas, kit, left, title, recap, handing.plans)


def recap_height(kit: Kit, lines: Sequence[RecapLine], width: int) -> int:
    """Give how high the panel of the recap is, in real pixels."""
    rows = [_row_height(kit, line, width) for line in lines]
    return _head_height(kit) + sum(rows) + kit.px(_GAP) * max(0, len(rows) - 1) + 2 * kit.px(_PAD)


def draw_recap(
    canvas: Canvas, kit: Kit, panel: Rect, title: str, lines: Sequence[RecapLine], plans: Sequence[SeatPlan]
) -> None:
    """Declare what happened, with the portraits of those it is about."""
    _draw_panel(canvas, kit, panel)
    inner = panel.inflate(-2 * kit.px(_PAD), -2 * kit.px(_PAD))
    _draw_head(canvas, kit, inner, title)
    y = inner.top + _head_height(kit)
    for line in lines:
        height = _row_height(kit, line, panel.width)
        words = _sentence(kit, line, panel.width)
        if line.seat is not None:
            face = kit.px(_FACE)
            draw_avatar(canvas, kit, plans[line.seat], (inner.left + face // 2, y + height // 2), face, badge=False)
        canvas.blit(words, (inner.right - _text_width(kit, panel.width), y + (height - words.get_height()) // 2))
        y += height + kit.px(_GAP)


def pile_height(kit: Kit, facts: Sequence[str], width: int) -> int:
    """Give how high the panel of the pile is, in real pixels."""
    line = kit.line_height("small") + kit.px(6)
    words = max(kit.px(_FACE), kit.line_height("section")) + kit.px(8) + line * len(facts)
    return _head_height(kit) + max(round(kit.px(_CARD) * 1.5), words) + 2 * kit.px(_PAD)


def pile_facts(tr: Translator, view: PlayerView) -> list[str]:
    """Say which way play goes, how much is left to draw, and what waits."""
    facts = [
        tr._("Direction: clockwise") if view.direction == CLOCKWISE else tr._("Direction: counterclockwise"),
        tr.ngettext("{count} card to draw", "{count} cards to draw", view.draw_count),
    ]
    if view.pending:
        facts.append(tr.ngettext("A penalty of {count} card", "A penalty of {count} cards", view.pending))
    return facts


def draw_pile_panel(canvas: Canvas, kit: Kit, tr: Translator, panel: Rect, view: PlayerView) -> None:
    """Declare the card on top, the colour in force and the facts."""
    _draw_panel(canvas, kit, panel)
    inner = panel.inflate(-2 * kit.px(_PAD), -2 * kit.px(_PAD))
    _draw_head(canvas, kit, inner, tr._("On the pile"))
    y, width = inner.top + _head_height(kit), kit.px(_CARD)
    card = card_picture(kit, view.top, width)
    canvas.blit_centered(card, (inner.left + width / 2, y + width * 0.75))
    left = inner.left + width + kit.px(22)
    if view.color is not None:
        name, disc = COLOR_NAMES[view.color], kit.px(_FACE)
        canvas.blit(kit.disc(disc, f"{name}.dark", "text", max(1.5, 2 * kit.u)), (left, y))
        canvas.blit_centered(emblem(kit, view.color, round(disc * 0.62)), (left + disc / 2, y + disc / 2))
        word = starting(color_word(tr, view.color))
        label = heading_line(kit, word, "section", width=inner.right - left - disc - kit.px(10))
        canvas.blit(label, (left + disc + kit.px(10), y + (disc - label.get_height()) // 2))
    y += max(kit.px(_FACE), kit.line_height("section")) + kit.px(8)
    for fact in pile_facts(tr, view):
        words = kit.text(fact, "small", "text-2", width=inner.right - left)
        canvas.blit(words, (left, y))
        y += kit.line_height("small") + kit.px(6)


def _ground(kit: Kit) -> Surface:
    width, height = kit.size
    middle = tuple(round((a + b) / 2) for a, b in zip(kit.color("cover"), kit.color("cover-lo"), strict=True))
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{color}"/>'
        for offset, color in (
            (0, hexed(kit.color("cover"))),
            (0.6, hexed((middle[0], middle[1], middle[2], 255))),
            (1, hexed(kit.color("cover-lo"))),
        )
    )
    place = f'cx="{width / 2}" cy="{height * 0.45:.1f}" r="{max(width, height) * 0.72:.1f}"'
    defs = f'<radialGradient id="cover" gradientUnits="userSpaceOnUse" {place}>{stops}</radialGradient>'
    ground = soft_ground(kit.size, f'<rect width="{width}" height="{height}" fill="url(#cover)"/>', defs)
    side, across, down = kit.px(_EMBLEM), kit.px(_ACROSS), kit.px(_DOWN)
    signs = [emblem(kit, color, side, f"{COLOR_NAMES[color]}.light").copy() for color in COLORS]
    for sign in signs:
        sign.set_alpha(_FAINT)
    for row in range(height // down + 2):
        for column in range(width // across + 2):
            x = column * across - across // 2 + (across // 2 if row % 2 else 0)
            ground.blit(signs[(column + 2 * row + row // 2) % len(signs)], (x, row * down - down // 3))
    return ground


def _draw_panel(canvas: Canvas, kit: Kit, panel: Rect) -> None:
    edge = kit.faded(_EDGE, 0.45)
    kit.draw_box(canvas, Box(panel.size, kit.radius("panel"), _PANEL_FILL, edge, max(1.0, 1.5 * kit.u)), panel)


def _draw_head(canvas: Canvas, kit: Kit, inner: Rect, title: str) -> None:
    canvas.blit(kit.text(title.upper(), "least", _EDGE, tracking=0.06, width=inner.width), inner.topleft)


def _head_height(kit: Kit) -> int:
    return kit.line_height("least") + kit.px(12)


def _text_width(kit: Kit, width: int) -> int:
    return width - 2 * kit.px(_PAD) - kit.px(_FACE) - kit.px(14)


def _sentence(kit: Kit, line: RecapLine, width: int) -> Surface:
    return kit.paragraph(line.words, _text_width(kit, width), "small", "text")


def _row_height(kit: Kit, line: RecapLine, width: int) -> int:
    return max(kit.px(_FACE), _sentence(kit, line, width).get_height())
