"""Where everything of a round's result is, in window pixels: plain functions of the window and the hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from game.ui.geometry import Point, Size, unit

CARD_SHARE = 0.68
_MOST_CARD_WIDTH = 150
_LEAST_STRIP = 0.3
_FULL_ROWS = 3


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """The parts of the screen; `rows` is the view the hands scroll in."""

    plate: Rect
    hands: Rect
    rows: Rect
    totals: Rect
    foot: Rect
    path_x: int
    arrival: Point


@dataclass(frozen=True, slots=True)
class RowLayout:
    """One hand in the scrolled content: tops count from the content's top.

    `cards` and `points` are places relative to the row's own top left corner; `chip` is the width of the ground
    under a number, zero where there is no room for one.
    """

    top: int
    height: int
    compact: bool
    cards: tuple[Rect, ...]
    points: tuple[Point, ...]
    overlapped: bool
    chip: int
    sum: Rect


def result_layout(size: Size) -> ResultLayout:
    """Put the winner's plate at the top, the hands left, the totals right, the buttons along the foot."""
    u = unit(size)
    page = round(48 * u)
    plate = Rect(0, round(54 * u), round(820 * u), round(172 * u))
    plate.centerx = size[0] // 2
    top, bottom = round(280 * u), size[1] - round(142 * u)
    hands = Rect(page, top, round(0.583 * size[0]), bottom - top)
    width = round(0.282 * size[0])
    totals = Rect(size[0] - page - width, top, width, bottom - top)
    gap = totals.left - hands.right
    rows = hands.inflate(-round(4 * u), -round(24 * u))
    foot = Rect(page, size[1] - round(112 * u), size[0] - 2 * page, round(72 * u))
    arrival = (plate.centerx + round(190 * u), plate.bottom - round(10 * u))
    return ResultLayout(plate, hands, rows, totals, foot, hands.right + round(0.6 * gap), arrival)


def row_layouts(size: Size, view: Rect, counts: Sequence[int], points_width: int) -> list[RowLayout]:
    """Give every hand a row: a third of the view for up to three, down to half of that, taller where cards need it.

    `points_width` is the width in pixels of the widest number under a card.
    """
    u = unit(size)
    even = view.height / max(1, len(counts))
    least = max(104 * u, 84)
    height = min(max(even, least), 330 * u)
    rows = []
    top = 0
    for count in counts:
        row = _row(u, view.width, count, int(height), points_width, top)
        rows.append(row)
        top += row.height
    spare = view.height - top
    if spare > 0:
        return [_lower(row, spare // 2) for row in rows]
    return rows


def content_height(rows: Sequence[RowLayout]) -> int:
    """Give the height of all rows together."""
    return rows[-1].top + rows[-1].height if rows else 0


def _lower(row: RowLayout, by: int) -> RowLayout:
    return replace(row, top=row.top + by)


def _row(u: float, width: int, count: int, height: int, points_width: int, top: int) -> RowLayout:
    compact = height < 150 * u
    sum_size = (round(124 * u), min(round(76 * u), round(height * 0.6)))
    area = Rect(round(178 * u), 0, 0, height)
    area.width = width - area.left - sum_size[0] - round(80 * u)
    lines, line_height = _lines(u, area.width, count, height, points_width)
    height = max(height, round(lines * line_height))
    chip = _chip_height(u)
    card_height, card_width = _card_size(u, line_height)
    per_line = -(-count // lines) if count else 1
    step = _step(area.width, card_width, per_line)
    slack = max(0.0, height / lines - card_height - chip) / 2
    cards, points = [], []
    for index in range(count):
        line, place = divmod(index, per_line)
        line_top = line * height / lines + slack
        x = area.left + place * step
        cards.append(Rect(round(x), round(line_top), card_width, card_height))
        middle = card_width / 2 if step >= card_width else step / 2
        points.append((round(x + middle), round(line_top + card_height + chip / 2)))
    place_of_sum = Rect(0, 0, *sum_size)
    place_of_sum.center = (width - round(48 * u) - sum_size[0] // 2, height // 2)
    chip_width = min(round(max(54 * u, points_width + 12 * u)), int(step - 4 * u))
    chip_width = chip_width if chip_width >= points_width else 0
    return RowLayout(top, height, compact, tuple(cards), tuple(points), step < card_width, chip_width, place_of_sum)


def _chip_height(u: float) -> int:
    return max(round(38 * u), 20)


def _card_size(u: float, line_height: float) -> tuple[int, int]:
    """Give the height and width of a card in a line."""
    height = min(line_height * 0.94 - _chip_height(u), _MOST_CARD_WIDTH * 1.5 * u)
    return round(height), round(height / 1.5)


def _step(room: int, card_width: int, per_line: int) -> float:
    wide = card_width * 1.3
    return wide if per_line <= 1 else min(wide, (room - card_width) / (per_line - 1))


def _lines(u: float, room: int, count: int, height: int, points_width: int) -> tuple[int, float]:
    """Find the fewest lines in which every card keeps a strip and a readable number; and their height."""
    least = max(96 * u, 76)
    lines = 1
    while True:
        line_height = max(height / lines, least)
        card_width = _card_size(u, line_height)[1]
        step = _step(room, card_width, -(-count // lines))
        if count <= lines or step >= max(points_width, _LEAST_STRIP * card_width):
            return lines, line_height
        lines += 1
