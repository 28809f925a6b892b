"""Where the parts of the set-up and settings pages are, in window pixels: pure numbers."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.geometry import Size, columns, unit

_PAGE, _GAP = 48, 24
_HEAD_TOP, _HEAD, _BODY_TOP = 36, 68, 130
_FOOT = 96
_LEAST_COLUMNS, _LEAST_DESIGN = 1280, 1700


@dataclass(frozen=True, slots=True)
class PageLayout:
    """The heading's row, the panels (all the same where tabs stand for columns), and the row below them, if any."""

    narrow: bool
    head: Rect
    panels: tuple[Rect, ...]
    foot: Rect | None


def page_layout(size: Size, weights: tuple[float, ...]) -> PageLayout:
    """Cut a page into columns of these weights, or into one panel over a foot where they have no room."""
    u = unit(size)
    page = round(_PAGE * u)
    head = Rect(page, round(_HEAD_TOP * u), size[0] - 2 * page, max(44, round(_HEAD * u)))
    top = max(head.bottom + 8, round(_BODY_TOP * u))
    body = Rect(page, top, size[0] - 2 * page, size[1] - round(40 * u) - top)
    narrow = size[0] < _LEAST_COLUMNS or size[0] / u < _LEAST_DESIGN
    if not narrow:
        return PageLayout(False, head, tuple(columns(body, weights, round(_GAP * u))), None)
    foot = max(56, round(_FOOT * u))
    panel = Rect(body.left, body.top, body.width, body.height - foot)
    return PageLayout(True, head, (panel,) * len(weights), Rect(body.left, panel.bottom, body.width, foot))
