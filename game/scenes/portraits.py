"""A seat's animal, as the table shows it, for scenes that know seats by their plans."""

from __future__ import annotations

from game.session.seats import SeatKind, SeatPlan
from game.table.hud_plates import draw_portrait
from game.ui.compositor import Canvas
from game.ui.kit import Kit


def draw_avatar(
    canvas: Canvas, kit: Kit, plan: SeatPlan, center: tuple[float, float], pixels: int, *, badge: bool = True
) -> None:
    """Declare a seat's animal, so many pixels wide, with the badge that tells bots from people."""
    is_bot = plan.kind is SeatKind.BOT if badge else None
    draw_portrait(canvas, kit, plan.avatar, center, pixels, is_bot=is_bot)
