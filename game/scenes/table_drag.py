"""Follow a card that is dragged from the hand: it begins after a little way, and plays where it is let go."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from game.table.layout import Layout
from game.ui.geometry import Point

_LEAST_WAY = 14.0


@dataclass(slots=True)
class Drag:
    """A card pressed at a point, maybe on its way; `grip` is where it was taken, from its middle."""

    piece: int
    start: Point
    grip: tuple[float, float]
    is_under_way: bool = False

    def move(self, pos: Point, u: float) -> tuple[float, float] | None:
        """Return where the card's middle is now, None if it has not left its place."""
        if not self.is_under_way and hypot(pos[0] - self.start[0], pos[1] - self.start[1]) < _LEAST_WAY * max(u, 0.6):
            return None
        self.is_under_way = True
        return pos[0] - self.grip[0], pos[1] - self.grip[1]


def is_played_at(lay: Layout, pos: Point) -> bool:
    """Tell whether a card let go at a point is meant to be played: anywhere well above the hand."""
    return pos[1] < lay.hand.y + lay.hand.height * 0.2
