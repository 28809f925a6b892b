"""Follow a card that is dragged from the hand: it begins after a little way, and plays where it is let go."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from game.scenes.table_controls import CardSpot
from game.scenes.table_log_panel import LOG_CONTROLS
from game.scenes.table_screen import PLATE_CONTROLS, TableScreen
from game.table.layout import Layout
from game.ui.form import Form
from game.ui.geometry import Point

_LEAST_WAY = 14.0
_ALWAYS = ("uno", "menu", "rules", "sound", "sort")
_ALWAYS_TOO = ("catch_", "jump_", LOG_CONTROLS, PLATE_CONTROLS)


@dataclass(slots=True)
class _Drag:
    """A card pressed at a point; `grip` is where it was taken, from its middle."""

    piece: int
    start: Point
    grip: tuple[float, float]
    is_under_way: bool = False


class Dragging:
    """The card that is pressed and maybe on its way under the pointer."""

    def __init__(self, screen: TableScreen, form: Form) -> None:
        self._screen = screen
        self._form = form
        self._drag: _Drag | None = None

    @property
    def is_under_way(self) -> bool:
        """Say whether a card has left its place."""
        return self._drag is not None and self._drag.is_under_way

    def hurries(self, pos: Point) -> bool:
        """Say whether a press ends what is being shown: not one on a control that works meanwhile."""
        if self._screen.director.is_idle:
            return False
        widget = self._form.at(pos)
        return widget is None or not (widget.name in _ALWAYS or widget.name.startswith(_ALWAYS_TOO))

    def grab_at(self, pos: Point) -> None:
        """Press the card of the hand at a point, if there is one."""
        piece = self._screen.piece_at(pos)
        if piece is not None and isinstance(self._form.at(pos), CardSpot):
            self.grab(piece, pos)

    def grab(self, piece: int, pos: Point) -> None:
        """Press a card of the hand."""
        place = self._screen.director.sprites[piece].place
        self._drag = _Drag(piece, pos, (pos[0] - place.x, pos[1] - place.y))

    def follow(self, pos: Point, *, is_allowed: bool) -> None:
        """Let the card follow the pointer; it goes back where that is not allowed any more."""
        drag, director = self._drag, self._screen.director
        if drag is None:
            return
        if drag.piece not in director.places.cards or not is_allowed:
            self.drop()
            return
        way = hypot(pos[0] - drag.start[0], pos[1] - drag.start[1])
        if drag.is_under_way or way >= _LEAST_WAY * max(director.places.u, 0.6):
            drag.is_under_way = True
            self._screen.dragged = drag.piece
            director.drag(drag.piece, (pos[0] - drag.grip[0], pos[1] - drag.grip[1]))

    def let_go(self, pos: Point) -> int | None:
        """Return the piece that is meant to be played by being let go here, if any."""
        drag = self._drag
        is_meant = drag is not None and drag.is_under_way and is_played_at(self._screen.director.places, pos)
        return drag.piece if drag is not None and is_meant else None

    def drop(self) -> None:
        """Let the card go back to its place, unless it has been played."""
        if self._drag is not None and self._drag.is_under_way:
            self._screen.director.drop(self._drag.piece)
        self._drag = None
        self._screen.dragged = None


def is_played_at(lay: Layout, pos: Point) -> bool:
    """Tell whether a card let go at a point is meant to be played: anywhere well above the hand."""
    return pos[1] < lay.hand.y + lay.hand.height * 0.2
