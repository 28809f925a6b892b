"""What people press at a shared screen who do not hold it: the Catch button with its key, their portraits to jump in.

Where nobody shares the screen, Catch is the viewer's own.
"""

from __future__ import annotations

from copy import copy

from pygame import Rect

from game.rules.moves import CatchSeat
from game.rules.seat import Seat
from game.scenes.table_controls import Situation, Spot
from game.services import Services
from game.ui.caps import key_cap
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.turned import draw_turned
from game.ui.vector import Box
from game.ui.widgets import Button, ButtonKind, ButtonSize, Widget

_CATCH = ButtonSize(44, 20, 14, 22, 20, 6)


class JumpSpot(Spot):
    """The portrait of a person at a shared screen: pressing it says that they jump in."""

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the ring of the focus alone."""
        if self.focused:
            ring = kit.focus_ring()
            kit.draw_box(canvas, Box(self.rect.size, self.rect.height / 2, None, ring=ring), self.rect)


class CatchButton(Button):
    """Catches a seat; where several people share the screen it shows the key that any of them may press."""

    def __init__(self, services: Services, caught: Seat, *, shows_key: bool) -> None:
        label, cap = services.translator._("Catch!"), services.key_cap("catch")
        self.facing = 0
        super().__init__(f"catch_{caught}", label, ButtonKind.DANGER, size=_CATCH, key="catch", key_cap=cap)
        self.shows_key = shows_key

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the button, and the key's cap on its corner; all turned to its seat where the screen lies flat."""
        if self.facing:
            upright = copy(self)
            upright.facing = 0
            draw_turned(canvas, kit, upright, self.facing)
            return
        super().draw(canvas, kit)
        if self.shows_key and self.key_cap:
            canvas.blit_centered(key_cap(kit, self.key_cap, design=30), (self.rect.right - kit.px(6), self.rect.top))


def jump_key(seat: Seat) -> str:
    """Return the binding by which a seat says that it jumps in: the digit of its place, 0 for the tenth."""
    return f"choice_{(seat + 1) % 10}"


def jump_spots(services: Services, situation: Situation) -> list[Widget]:
    """Make a spot on the portrait of every person at a shared screen: they say that they jump in."""
    spots: list[Widget] = []
    for seat in situation.people if situation.view.rules.jump_in else ():
        station = situation.lay.station(seat)
        plate = Rect(station.plate)
        area = plate if station.facing else Rect(plate.left, plate.top, plate.height, plate.height)
        tip = services.translator._("{name} jumps in", name=situation.names[seat])
        key = jump_key(seat)
        spot = JumpSpot(f"jump_{seat}", hits=area.collidepoint, tip=tip, key=key)
        spot.key_cap, spot.rect = services.key_cap(key), area
        spots.append(spot)
    return spots


def catch_controls(services: Services, situation: Situation) -> list[CatchButton]:
    """Make a Catch button beside the plate of whoever can be caught."""
    buttons: list[CatchButton] = []
    for caught in _catchable(situation):
        button = CatchButton(services, caught, shows_key=bool(situation.people))
        station = situation.lay.station(caught)
        button.rect, button.facing = Rect(station.catch), station.facing
        buttons.append(button)
    return buttons


def _catchable(situation: Situation) -> list[Seat]:
    """Return who can be caught: by the viewer, or by anybody else at a shared screen."""
    view = situation.view
    if situation.people:
        can_be = view.uncalled is not None and view.rules.uno_penalty and set(situation.people) - {view.uncalled}
        return [view.uncalled] if can_be and view.uncalled is not None else []
    return [move.caught for move in view.legal_moves if isinstance(move, CatchSeat)]
