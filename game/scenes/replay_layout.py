"""Where the parts of a replay are, for any window; plain numbers."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.geometry import Size, unit


@dataclass(frozen=True, slots=True)
class ReplayLayout:
    """Where the parts of a replay are, in window pixels; the table's area begins at the window's corner."""

    table: Size
    panel: Rect
    bar: Rect
    scrubber: Rect
    buttons: Rect


def replay_layout(size: Size) -> ReplayLayout:
    """Give the table 75 % of the width, the moves 21 %, the scrubber the foot of the window."""
    u = unit(size)
    margin = round(24 * u)
    bar = Rect(0, 0, size[0], max(round(0.16 * size[1]), 112))
    bar.bottom = size[1]
    width = max(round(min(0.205 * size[0], 560 * u)), 256)
    panel = Rect(size[0] - margin - width, margin, width, bar.top - 2 * margin)
    table = (panel.left - margin // 2, bar.top)
    side = round(80 * u)
    scrub = Rect(side, bar.top + round(8 * u), size[0] - 2 * side, max(round(64 * u), 46))
    buttons = Rect(side, scrub.bottom, size[0] - 2 * side, bar.bottom - scrub.bottom - round(10 * u))
    return ReplayLayout(table, panel, bar, scrub, buttons)
