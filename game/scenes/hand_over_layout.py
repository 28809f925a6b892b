"""Say where everything is while the screen is handed over, in any window and for any number of seats; pure numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from pygame import Rect

from game.table.geometry import Area
from game.ui.geometry import Size, unit

_WIDE: Final = (250.0, 300.0)
_NARROW: Final = (224.0, 240.0)
_PLATE: Final = 76.0
_FEW: Final = 4
_LEAST_SCALE: Final = 0.69
_MARGIN: Final = 64.0
_PANEL: Final = 440.0
_BACK: Final = 160.0
_RADIUS: Final = 1750.0
_TURN: Final = 3.5
_WIDEST_TURN: Final = 32.0
_RISE: Final = 170.0
"""How far the middle one of the covered cards reaches up from the lower edge."""


@dataclass(frozen=True, slots=True)
class BackPlace:
    """A covered card: its middle in real pixels and its turn in degrees."""

    center: tuple[float, float]
    turn: float


@dataclass(frozen=True, slots=True)
class HandOverLayout:
    """The places, in window pixels: `middle` is all that stands between the panels and above the covered cards."""

    u: float
    plates: tuple[Area, ...]
    plate_scale: float
    middle: Rect
    left: Rect
    right: Rect
    back_width: int
    backs: tuple[BackPlace, ...]


def hand_over_layout(size: Size, others: int, cards: int, middle_width: int, most_rows: int = 2) -> HandOverLayout:
    """Lay out for so many other seats and covered cards; `middle_width` is what the middle needs, in real pixels."""
    u = unit(size)
    scale, plates = _plates(size, others, u, most_rows)
    top = max((round(plate.bottom) for plate in plates), default=round(40 * u)) + round(24 * u)
    bottom = size[1] - round((_RISE + 16) * u)
    margin = round(min(_MARGIN, 24 + 0.02 * size[0] / u) * u)
    room = (size[0] - middle_width) // 2 - margin - round(24 * u)
    width = max(1, min(round(_PANEL * u), room))
    middle = Rect(margin + width, top, size[0] - 2 * (margin + width), bottom - top)
    return HandOverLayout(
        u=u,
        plates=plates,
        plate_scale=scale,
        middle=middle,
        left=Rect(margin, top, width, bottom - top),
        right=Rect(size[0] - margin - width, top, width, bottom - top),
        back_width=round(_BACK * u),
        backs=_backs(size, cards, u),
    )


def _plates(size: Size, others: int, u: float, most_rows: int) -> tuple[float, tuple[Area, ...]]:
    """Put the other seats' plates along the top, in rows that are as even as can be."""
    wide, pitch = _WIDE if others <= _FEW else _NARROW
    scale = max(_LEAST_SCALE, u * (1.0 if others <= _FEW else 0.8))
    room = size[0] - 2 * 150 * u  # the corners hold the menu and the key that opens it
    in_row = max(1, int((room + (pitch - wide) * scale) // (pitch * scale)))
    rows = min(most_rows, -(-others // in_row)) if others else 0
    plates: list[Area] = []
    for row in range(rows):
        count = others * (row + 1) // rows - others * row // rows
        y = max(40 * u, 14) + row * (_PLATE * scale + 14 * u)
        left = size[0] / 2 - (count - 1) / 2 * pitch * scale - wide * scale / 2
        for index in range(count):
            x = left + index * pitch * scale
            plates.append(Area(round(x), round(y), round(wide * scale), round(_PLATE * scale)))
    return scale, tuple(plates)


def _backs(size: Size, cards: int, u: float) -> tuple[BackPlace, ...]:
    if not cards:
        return ()
    apart = min(_TURN, _WIDEST_TURN / max(1, cards - 1))
    radius = _RADIUS * u
    hub = (size[0] / 2, size[1] - (_RISE - _BACK * 0.75) * u + radius)
    turns = ((index - (cards - 1) / 2) * apart for index in range(cards))
    return tuple(
        BackPlace((hub[0] + radius * sin(radians(turn)), hub[1] - radius * cos(radians(turn))), turn) for turn in turns
    )


def stacked_in(area: Rect, heights: Sequence[int], gaps: Sequence[int]) -> list[int]:
    """Return the tops of parts that stand below each other in the middle of an area; gaps shrink if they have to."""
    spare = area.height - sum(heights)
    wished = sum(gaps)
    factor = 1.0 if wished <= spare or not wished else max(0.0, spare / wished)
    used = sum(heights) + round(wished * factor)
    y = area.top + max(0, (area.height - used) // 2)
    tops = []
    for index, height in enumerate(heights):
        tops.append(y)
        y += height + (round(gaps[index] * factor) if index < len(gaps) else 0)
    return tops
