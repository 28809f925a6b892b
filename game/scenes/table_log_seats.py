"""The row of portraits at the head of the open log: everybody, or one seat of which alone it tells then."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.i18n import Translator
from game.rules.seat import Seat
from game.table.hud import SeatLook
from game.table.hud_plates import draw_portrait
from game.ui.compositor import Canvas
from game.ui.geometry import Size
from game.ui.kit import Kit
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box, Ring
from game.ui.widgets import Widget, mixed

EVERYBODY = "log_all"
_SEAT = "log_seat_"
_SIDE, _LEAST_SIDE, _GAP = 52, 34, 10


class SeatChip(Widget):
    """One portrait, or the words for everybody; the chosen one stands on cream and bears a tick."""

    def __init__(self, name: str, label: str, *, avatar: str = "", is_chosen: bool = False) -> None:
        super().__init__(name, tip=label if avatar else "")
        self.label = label
        self.avatar = avatar
        self.is_chosen = is_chosen

    @property
    def on_top(self) -> bool:
        """Say that it lies above the table."""
        return True

    def natural_size(self, kit: Kit) -> Size:
        """Give a disc for a portrait, a pill as wide as its words for everybody."""
        side = max(kit.px(_SIDE), _LEAST_SIDE)
        return (side, side) if self.avatar else (max(side, kit.text_width(self.label, "label") + side // 2 + 8), side)

    def spoken(self) -> Spoken:
        """Say whose lines it chooses, and whether it is chosen."""
        return Spoken(self.label, Role.OPTION, is_on=self.is_chosen)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the chip in its present state."""
        lit = self.hovered or self.focused
        fill = kit.color("card") if self.is_chosen else kit.color("hover" if lit else "raised")
        if self.pressed:
            fill = mixed(fill, kit.color("panel"), 0.3)
        ring = kit.focus_ring() if self.focused else None
        edge = kit.color("outline") if not self.is_chosen else None
        look = Box(self.rect.size, self.rect.height / 2, fill, edge, max(1.0, 2 * kit.u), ring=ring)
        kit.draw_box(canvas, look, self.rect)
        if self.avatar:
            draw_portrait(canvas, kit, self.avatar, self.rect.center, round(self.rect.height * 0.8))
        else:
            ink = "on-card" if self.is_chosen else "text"
            words = kit.text(self.label, "label", ink, width=self.rect.width - self.rect.height // 3)
            canvas.blit_centered(words, self.rect.center)
        if self.is_chosen:
            self._draw_tick(canvas, kit)

    def _draw_tick(self, canvas: Canvas, kit: Kit) -> None:
        side = max(16, round(self.rect.height * 0.38))
        inset = round(side * 0.3)
        at = (self.rect.right - inset, self.rect.bottom - inset)
        badge = Box((side, side), side / 2, kit.color("gold"), ring=Ring(kit.color("panel"), max(1.5, 2 * kit.u), 0))
        kit.draw_box(canvas, badge, Rect(at[0] - side // 2, at[1] - side // 2, side, side))
        canvas.blit_centered(kit.assets.icon("check", round(side * 0.72), kit.color("on-gold")), at)


def seat_chips(tr: Translator, looks: Sequence[SeatLook], chosen: Seat | None) -> list[SeatChip]:
    """Make a chip for everybody and one for every seat, in the order they sit."""
    chips = [SeatChip(EVERYBODY, tr._("All"), is_chosen=chosen is None)]
    for seat, look in enumerate(looks):
        chips.append(SeatChip(f"{_SEAT}{seat}", look.name, avatar=look.avatar, is_chosen=chosen == seat))
    return chips


def chosen_seat(name: str) -> Seat | None:
    """Return the seat a chip stands for, None for everybody."""
    return Seat(int(name.removeprefix(_SEAT))) if name.startswith(_SEAT) else None


def place_seat_chips(kit: Kit, chips: Sequence[SeatChip], left: int, top: int, width: int) -> int:
    """Put the chips side by side from a corner, on as many lines as they need, and return their common height."""
    gap, x, y = kit.px(_GAP), left, top
    for chip in chips:
        wide, high = chip.natural_size(kit)
        if x > left and x + wide > left + width:
            x, y = left, y + high + gap
        chip.rect = Rect(x, y, wide, high)
        x += wide + gap
    return chips[-1].rect.bottom - top
