"""The totals as bars to the goal: the part won in this round is striped; every bar has its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.scenes.pieces import heading_line, heading_pixels
from game.scenes.portraits import draw_avatar
from game.session.seats import SeatPlan
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.vector import Box, converted
from game.ui.widgets import mixed

_BLACK = (0, 0, 0, 255)
_STEP, _BAR, _AVATAR = 118, 30, 68
_STYLES = ((96, ("numeral", "strong")), (58, ("body", "body")), (0, ("least", "least")))
"""From how many design pixels a seat on, what the total and the name are set in."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One seat's total before the round and what was added in it."""

    plan: SeatPlan
    name: str
    before: int
    added: int


@dataclass(frozen=True, slots=True)
class BarsLayout:
    """Where the heading, the bars and the legend are, in window pixels; `goal_x` is None without a goal.

    `styles` are those of the totals and of the names.
    """

    heading: Rect
    legend: Rect
    slots: tuple[Rect, ...]
    left: int
    width: int
    goal_x: int | None
    styles: tuple[str, str]


def bars_layout(kit: Kit, panel: Rect, count: int, goal: int | None, highest: int) -> BarsLayout:
    """Share a panel out among so many bars."""
    pad = kit.px(32)
    head = kit.type.height("heading", heading_pixels(kit, "heading")) + kit.px(44 if goal is None else 62)
    foot = kit.line_height("small") + kit.px(30)
    room = panel.height - head - foot
    step = min(kit.px(_STEP), room // max(1, count))
    styles = next(styles for least, styles in _STYLES if step >= least * kit.u)
    heading = Rect(panel.left + pad, panel.top + kit.px(22), panel.width - 2 * pad, head)
    legend = Rect(panel.left + pad, panel.bottom - foot, panel.width - 2 * pad, foot)
    top = panel.top + head + max(0, (room - step * count) // 2)
    slots = tuple(Rect(panel.left + pad, top + index * step, panel.width - 2 * pad, step) for index in range(count))
    left = panel.left + pad + _avatar_side(kit, step) + kit.px(20)
    width = panel.right - pad - kit.px(34) - left
    scale = max(goal or 1, highest, 1)
    goal_x = None if goal is None else left + round(width * goal / scale)
    return BarsLayout(heading, legend, slots, left, width, goal_x, styles)


def _avatar_side(kit: Kit, step: int) -> int:
    return min(kit.px(_AVATAR), step - kit.px(6))


def draw_score_bars(
    canvas: Canvas,
    kit: Kit,
    panel: Rect,
    bars: Sequence[Bar],
    *,
    heading: str,
    legend: str,
    goal: int | None,
    growth: float,
) -> None:
    """Declare the panel; `growth` from 0 to 1 is how much of what was added shows."""
    highest = max([bar.before + bar.added for bar in bars], default=0)
    layout = bars_layout(kit, panel, len(bars), goal, highest)
    kit.draw_panel(canvas, panel)
    canvas.blit(heading_line(kit, heading, "heading", width=layout.heading.width), layout.heading)
    if layout.goal_x is not None:
        _draw_goal(canvas, kit, layout)
    for bar, slot in zip(bars, layout.slots, strict=True):
        _draw_bar(canvas, kit, bar, slot, layout, max(goal or 1, highest, 1), growth)
    words = kit.text(legend, "small", "text-2", width=layout.legend.right - layout.left)
    canvas.blit(words, (layout.left, layout.legend.centery - words.get_height() // 2))


def _draw_goal(canvas: Canvas, kit: Kit, layout: BarsLayout) -> None:
    assert layout.goal_x is not None
    flag = kit.icon("flag", 28, "gold")
    top, bottom = layout.slots[0].top - kit.px(6), layout.slots[-1].bottom
    canvas.blit(flag, (layout.goal_x - kit.px(7), top - flag.get_height() + kit.px(4)))
    dot = kit.disc(kit.px(4), "text-2")
    crossed = layout.goal_x < layout.left + layout.width  # then it would run through the numbers
    tracks = [_track(kit, slot, layout).inflate(0, kit.px(4)) for slot in layout.slots]
    for y in range(top + kit.px(6), bottom, kit.px(11)):
        if not crossed or any(rect.collidepoint(rect.left, y) for rect in tracks):
            canvas.blit_centered(dot, (layout.goal_x, y))


def _text_height(kit: Kit, layout: BarsLayout) -> int:
    return max(kit.line_height(style) for style in layout.styles)


def _track(kit: Kit, slot: Rect, layout: BarsLayout) -> Rect:
    """Give the place of a slot's bar, under its text."""
    text = _text_height(kit, layout)
    height = min(kit.px(_BAR), max(5, slot.height - text - kit.px(8)))
    top = slot.centery - (text + kit.px(2) + height) // 2
    return Rect(layout.left, top + text + kit.px(2), layout.width, height)


def _draw_bar(canvas: Canvas, kit: Kit, bar: Bar, slot: Rect, layout: BarsLayout, scale: int, growth: float) -> None:
    style, name_style = layout.styles
    track = _track(kit, slot, layout)
    text_height = _text_height(kit, layout)
    top = track.top - kit.px(2) - text_height
    side = _avatar_side(kit, slot.height)
    draw_avatar(canvas, kit, bar.plan, (slot.left + side / 2, slot.centery), side, badge=False)
    shown = bar.before + round(bar.added * growth)
    total = kit.text(str(shown), style)
    right = layout.left + layout.width - kit.px(14)
    canvas.blit(total, (right - total.get_width(), top + (text_height - total.get_height()) // 2))
    name = kit.text(bar.name, name_style, width=layout.width - total.get_width() - kit.px(40))
    canvas.blit(name, (layout.left, top + (text_height - name.get_height()) // 2))
    if bar.added and growth > 0:  # told only when it is counted
        left = layout.left + name.get_width() + kit.px(20)
        room = right - total.get_width() - kit.px(12) - left
        pixels = min(kit.font_px(name_style), kit.font_px("body"))
        words = f"{bar.before} + {bar.added}" if bar.before else f"+{bar.added}"
        if kit.type.width(words, "body", pixels) <= room:
            gain = kit.type.line(words, "body", pixels, kit.color("gold"))
            canvas.blit(gain, (left, top + (text_height - gain.get_height()) // 2))
    _draw_track(canvas, kit, bar, track, scale, growth)


def _draw_track(canvas: Canvas, kit: Kit, bar: Bar, track: Rect, scale: int, growth: float) -> None:
    edge = mixed(kit.color("line"), kit.color("outline"), 0.3)
    kit.draw_box(canvas, Box(track.size, track.height / 2, kit.color("field"), edge, max(1.0, 2 * kit.u)), track)
    before = round(track.width * bar.before / scale)
    total = round(track.width * (bar.before + bar.added) / scale)
    if total <= 0:
        return
    grown = before + round((total - before) * growth)
    total = max(total, track.height)
    key = ("bar", total, before, track.height, bool(bar.added), kit.theme.name)
    surface = kit.assets.cache.get(key, lambda: _filled(kit, total, before, track.height))
    with canvas.clip(Rect(track.left, track.top, max(grown, track.height if bar.before else grown), track.height)):
        canvas.blit(surface, track)


def _filled(kit: Kit, width: int, before: int, height: int) -> Surface:
    """Paint a bar: mint up to `before`, then gold with slanted stripes, cut to a pill."""
    surface = Surface((width, height), pygame.SRCALPHA)
    surface.fill(kit.color("gold"))
    stripe = mixed(kit.color("gold-lip"), _BLACK, 0.05)
    step = max(6, round(height * 0.55))
    for x in range(-height, width + height, step):
        corners = [(x, height), (x + height, 0), (x + height + step * 0.42, 0), (x + step * 0.42, height)]
        pygame.draw.polygon(surface, stripe, corners)
    surface.fill(kit.color("mint"), Rect(0, 0, before, height))
    pill = kit.box(Box((width, height), height / 2, (255, 255, 255, 255)))
    surface.blit(pill, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return converted(surface)
