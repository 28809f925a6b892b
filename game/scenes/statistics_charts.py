"""Pictures of numbers: a line by weeks, upright bars, lying bars, and bars shared by two; every mark has its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.scenes.pieces import heading_line
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.vector import Box, converted, hexed, picture
from game.ui.widgets import BLACK, mixed

_DOT = 18


@dataclass(frozen=True, slots=True)
class Mark:
    """One value of a chart: what stands below it, its size from 0 to 1 of the chart's height, and its number."""

    label: str
    share: float
    number: str


@dataclass(frozen=True, slots=True)
class Guide:
    """A level line of a chart at a share of its height, with its words; `is_chance` draws it dashed in gold."""

    share: float
    words: str
    is_chance: bool = False


def draw_line_chart(canvas: Canvas, kit: Kit, area: Rect, marks: Sequence[Mark], guides: Sequence[Guide]) -> None:
    """Declare values as a line over their labels; numbers stand at the points, as far as there is room."""
    words = [kit.text(guide.words, "least", "text-2") for guide in guides if not guide.is_chance]
    left = area.left + max([0, *(word.get_width() for word in words)]) + kit.px(12)
    low = kit.line_height("least") + kit.px(8)
    plot = Rect(left, area.top + kit.line_height("least"), area.right - left - kit.px(8), 1)
    plot.height = max(10, area.bottom - low - plot.top)
    for guide in guides:
        y = plot.bottom - round(plot.height * guide.share)
        if guide.is_chance:
            _draw_dashes(canvas, kit, plot, y)
        else:
            canvas.fill(kit.color("line"), Rect(plot.left, y, plot.width, max(1, kit.px(1.5))))
            word = kit.text(guide.words, "least", "text-2")
            canvas.blit(word, (plot.left - kit.px(12) - word.get_width(), y - word.get_height() // 2))
    inset = kit.px(28)
    step = (plot.width - 2 * inset) / max(1, len(marks) - 1)
    points = [
        (plot.left + inset + step * index if len(marks) > 1 else plot.centerx, plot.bottom - plot.height * mark.share)
        for index, mark in enumerate(marks)
    ]
    if len(points) > 1:
        canvas.blit(_line(kit, plot, points), plot.topleft)
    _draw_points(canvas, kit, plot, marks, points)
    for guide in guides:
        if guide.is_chance:
            y = plot.bottom - round(plot.height * guide.share)
            _draw_tag(canvas, kit, plot, y, guide.words, above=bool(points) and points[-1][1] > y)


def draw_upright_bars(canvas: Canvas, kit: Kit, area: Rect, marks: Sequence[Mark]) -> None:
    """Declare values as upright bars, the first in gold."""
    low, high = kit.line_height("least") + kit.px(10), kit.line_height("section") + kit.px(6)
    floor = area.bottom - low
    room = floor - area.top - high
    pitch = area.width / max(1, len(marks))
    canvas.fill(kit.color("outline"), Rect(area.left, floor, area.width, max(1, kit.px(2))))
    for index, mark in enumerate(marks):
        middle = area.left + pitch * (index + 0.5)
        width, height = round(pitch * 0.68), round(room * mark.share)
        if height >= 2:
            color = kit.color("gold") if not index else mixed(kit.color("mint"), kit.color("felt"), 0.45)
            radius = min(kit.px(14), height / 2, width / 2)
            kit.draw_box(
                canvas, Box((width, height), radius, color), Rect(round(middle - width / 2), floor - height, 0, 0)
            )
        number = heading_line(kit, mark.number, "section", width=round(pitch) - 2)
        canvas.blit(number, (round(middle - number.get_width() / 2), floor - height - number.get_height()))
        label = kit.text(mark.label, "least", "text-2", width=round(pitch) - 4)
        canvas.blit(label, (round(middle - label.get_width() / 2), floor + kit.px(8)))


def draw_bar(canvas: Canvas, kit: Kit, rect: Rect, share: float) -> None:
    """Declare a lying bar, filled up to a share from 0 to 1."""
    kit.draw_box(canvas, Box(rect.size, rect.height / 2, kit.color("raised")), rect)
    width = round(rect.width * share)
    if width > 0:
        width = max(width, rect.height)
        kit.draw_box(canvas, Box((width, rect.height), rect.height / 2, kit.color("mint")), rect)


def draw_shared_bar(canvas: Canvas, kit: Kit, rect: Rect, share: float) -> None:
    """Declare a bar shared by two: the first's part plain, the other's striped."""
    key = ("shared bar", rect.size, round(share, 3), kit.theme.name)
    canvas.blit(kit.assets.cache.get(key, lambda: _shared(kit, rect.width, rect.height, share)), rect)


def swatch(kit: Kit, *, striped: bool) -> Surface:
    """Give the pattern of one of two series, for the legend."""
    size = (kit.px(26), kit.px(16))
    key = ("swatch", size, striped, kit.theme.name)
    return kit.assets.cache.get(key, lambda: _shared(kit, *size, 0.0 if striped else 1.0))


def _shared(kit: Kit, width: int, height: int, share: float) -> Surface:
    surface = Surface((width, height), pygame.SRCALPHA)
    dark = mixed(kit.color("text-3"), BLACK, 0.45)
    surface.fill(mixed(dark, BLACK, 0.25))
    step = max(6, round(height * 0.7))
    for x in range(-height, width + height, step):
        corners = [(x, height), (x + height, 0), (x + height + step * 0.45, 0), (x + step * 0.45, height)]
        pygame.draw.polygon(surface, mixed(dark, kit.color("text"), 0.25), corners)
    full = round(width * share)
    surface.fill(kit.color("mint"), Rect(0, 0, full, height))
    if 0 < full < width:
        surface.fill(kit.color("panel"), Rect(full, 0, max(2, kit.px(3)), height))
    pill = kit.box(Box((width, height), height / 2, (255, 255, 255, 255)))
    surface.blit(pill, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return converted(surface)


def _line(kit: Kit, plot: Rect, points: Sequence[tuple[float, float]]) -> Surface:
    """Draw the line and the soft area below it."""
    inside = [(x - plot.left, y - plot.top) for x, y in points]
    color, width = hexed(kit.color("mint")), max(2.0, 5 * kit.u)
    key = ("line chart", plot.size, tuple(inside), color)

    def make() -> Surface:
        way = " L".join(f"{x:.1f} {y:.1f}" for x, y in inside)
        ends = f"L{inside[-1][0]:.1f} {plot.height} L{inside[0][0]:.1f} {plot.height} Z"
        line = f'fill="none" stroke="{color}" stroke-width="{width:.1f}" stroke-linejoin="round"'
        area = f'<path d="M{way} {ends}" fill="{color}" fill-opacity="0.16"/>'
        return picture(plot.size, f'{area}<path d="M{way}" {line}/>')

    return kit.assets.cache.get(key, make)


def _draw_points(
    canvas: Canvas, kit: Kit, plot: Rect, marks: Sequence[Mark], points: Sequence[tuple[float, float]]
) -> None:
    dot = kit.disc(kit.px(_DOT), "panel", "mint", max(2.0, 4 * kit.u))
    taken = taken_low = plot.left - plot.width
    for index in range(len(marks) - 1, -1, -1):
        mark, (x, y) = marks[index], points[index]
        canvas.blit_centered(dot, (x, y))
        label = kit.text(mark.label, "least", "text-2")
        if taken_low < plot.left or x + label.get_width() / 2 < taken_low:
            canvas.blit(label, (round(x - label.get_width() / 2), plot.bottom + kit.px(8)))
            taken_low = round(x - label.get_width() / 2) - kit.px(10)
        number = kit.text(mark.number, "least", "text")
        if taken < plot.left or x + number.get_width() / 2 < taken:
            at = (round(x - number.get_width() / 2), round(y - number.get_height() - kit.px(10)))
            canvas.blit(number, at)
            taken = at[0] - kit.px(8)


def _draw_dashes(canvas: Canvas, kit: Kit, plot: Rect, y: int) -> None:
    dash, gap = kit.px(12), kit.px(8)
    for x in range(plot.left, plot.right - dash, dash + gap):
        canvas.fill(kit.color("gold"), Rect(x, y, dash, max(2, kit.px(2))))


def _draw_tag(canvas: Canvas, kit: Kit, plot: Rect, y: int, words: str, *, above: bool) -> None:
    """Declare the words of the chance line at its right end, on a ground of their own, off the last point's side."""
    label = kit.text(words, "least", "gold")
    box = Rect(0, 0, label.get_width() + kit.px(20), label.get_height() + kit.px(6))
    box.topright = (plot.right - kit.px(4), y + kit.px(4))
    if above:
        box.bottom = y - kit.px(4)
    kit.draw_box(canvas, Box(box.size, box.height / 2, kit.color("panel")), box)
    canvas.blit(label, (box.left + kit.px(10), box.top + kit.px(3)))
