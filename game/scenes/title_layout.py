"""Where the title's column and fan are, for any window and any choice of controls; pure numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from game.ui.geometry import Point, Size, columns, unit

FAN_RADIUS = 560
FAN_WIDTH = 1160
LOGO = (720, 500)
_CHIP_WEIGHTS = (0.86, 0.96, 1.18)
_LEAST_ROW = 36
_OTHERS_WIDTH = 84


class Rows(NamedTuple):
    """Say which rows the column has below Play, and how many buttons stand in them.

    `has_others`: more matches wait than the one to continue, or one that can't go on.
    """

    has_waiting: bool = False
    has_others: bool = False
    chips: int = 3
    pair: int = 0
    quiet: int = 0


@dataclass(frozen=True, slots=True)
class TitleLayout:
    """Where things are in window pixels; `narrow`: the column is centred and the fan stands dim behind it."""

    narrow: bool
    logo: Rect
    play: Rect
    waiting: Rect | None
    others: Rect | None
    chips: tuple[Rect, ...]
    pair: tuple[Rect, ...]
    quiet: tuple[Rect, ...]
    stage: Rect
    fan: Point
    fan_scale: float

    @property
    def bottom(self) -> int:
        """Give where the column ends."""
        below = (self.quiet or self.pair or self.chips)[-1:]
        return below[0].bottom if below else (self.waiting or self.others or self.play).bottom


def title_layout(size: Size, rows: Rows = Rows()) -> TitleLayout:  # noqa: B008 - a frozen value
    """Put the column into the left third and the fan into the rest, or the fan behind where there is no room."""
    u = unit(size)
    wide = size[0] / u
    room = wide - 772
    narrow = room < 0.6 * FAN_WIDTH
    left = round(size[0] / 2 - 310 * u) if narrow else round(112 * u)
    width = round(620 * u)
    top = round((size[1] - _height(rows) * u) / 2)
    logo = Rect(left - round(18 * u), top, round(LOGO[0] * 0.92 * u), round(LOGO[1] * 0.92 * u))
    play = Rect(left, top + round(492 * u), width, round(104 * u))
    bottom = play.bottom

    def row(gap: int, height: int) -> Rect:
        nonlocal bottom
        rect = Rect(left, bottom + round(gap * u), width, max(_LEAST_ROW, round(height * u)))
        bottom = rect.bottom
        return rect

    waiting = others = None
    if rows.has_waiting or rows.has_others:
        waiting = row(20, 88)
    if waiting is not None and rows.has_others:
        share = max(_LEAST_ROW, round(_OTHERS_WIDTH * u)) if rows.has_waiting else width
        others = Rect(waiting.right - share, waiting.top, share, waiting.height)
        gap = round(14 * u)
        waiting = Rect(left, waiting.top, width - share - gap, waiting.height) if rows.has_waiting else None
    chips = columns(row(28, 60), _CHIP_WEIGHTS[: rows.chips], round(16 * u)) if rows.chips else []
    pair = columns(row(20, 70), [1] * rows.pair, round(20 * u)) if rows.pair else []
    quiet = columns(row(26, 52), [1] * rows.quiet, round(14 * u)) if rows.quiet else []
    stage = Rect(0, 0, *size) if narrow else Rect(left + width, 0, size[0] - left - width, size[1])
    scale = 1.1 * min(room / FAN_WIDTH, 1.25) if not narrow else 0.9
    middle = stage.centerx if narrow else round(stage.left + 0.525 * stage.width)
    fan = (middle, round(size[1] / 2 + FAN_RADIUS * scale / 1.1 * u * 0.90))
    return TitleLayout(narrow, logo, play, waiting, others, tuple(chips), tuple(pair), tuple(quiet), stage, fan, scale)


def _height(rows: Rows) -> int:
    """Give the height of the column at 1080 lines; the logo's lower part counts for less than it takes."""
    below = (108 if rows.has_waiting or rows.has_others else 0) + (88 if rows.chips else 0) + (90 if rows.pair else 0)
    return 672 + below + (78 if rows.quiet else 0)
