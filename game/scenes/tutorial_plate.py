"""The plate above the middle of the table on which the lesson speaks, with its buttons."""

from __future__ import annotations

from math import ceil

from pygame import Rect

from game.scenes.table_screen import PLATE_CONTROLS
from game.services import Services
from game.table.layout import Layout
from game.ui.compositor import Canvas
from game.ui.geometry import Point, shared
from game.ui.kit import Kit
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import NORMAL, Button, ButtonKind, Widget

GO_ON = f"{PLATE_CONTROLS}on"
LEAVE = f"{PLATE_CONTROLS}leave"
_WIDEST, _PAD, _GAP, _APART = 900, 20, 12, 26


class LessonPlate:
    """Shows a sentence, or nothing without one; `asks_to_go_on` says that it waits until it has been read."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.words = ""
        self.asks_to_go_on = False

    @property
    def state(self) -> tuple[object, ...]:
        """Return everything its controls and words depend on."""
        return (self.words, self.asks_to_go_on)

    def controls(self, kit: Kit, lay: Layout) -> list[Widget]:
        """Make what it consists of, back to front."""
        if not self.words:
            return []
        room, pad = plate_room(lay), kit.px(_PAD)
        buttons = self._buttons()
        foot = max(button.natural_size(kit)[1] for button in buttons)
        inner = Rect(room.left + pad, room.top + pad, room.width - 2 * pad, room.height - 2 * pad)
        ground = _Ground(kit, self.words, inner.width, inner.height - foot - kit.px(_GAP))
        ground.rect = Rect(room.left, room.top, room.width, ground.height + foot + kit.px(_GAP) + 2 * pad)
        wanted, gap = [button.natural_size(kit)[0] for button in buttons], kit.space("control")
        width = min(inner.width, sum(wanted) + gap * (len(wanted) - 1))
        row = Rect(inner.right - width, ground.rect.bottom - pad - foot, width, foot)
        for button, rect in zip(buttons, shared(row, wanted, gap, kit.px(NORMAL.padding)), strict=True):
            button.rect = rect
        return [ground, *buttons]

    def _buttons(self) -> list[Button]:
        """Make the buttons, from left to right."""
        tr = self._services.translator
        leave = Button(LEAVE, tr._("End the lesson"), ButtonKind.QUIET, icon="leave", size=NORMAL)
        if not self.asks_to_go_on:
            return [leave]
        return [leave, Button(GO_ON, tr._("Go on"), ButtonKind.PRIMARY, icon="next", size=NORMAL)]


def plate_room(lay: Layout) -> Rect:
    """Give where the plate may be: over the ring, between the buttons and the log at the upper edge."""
    gap = round(_APART * lay.u)
    left, right = round(lay.sound.right) + gap, round(lay.log.x) - gap
    top, bottom = round(lay.log.y), round(min(lay.ring[1] - lay.ring_radius, lay.badge.y, lay.pile_area.y)) - gap // 2
    width = min(right - left, round(_WIDEST * lay.u))
    middle = min(max(round(lay.ring[0]), left + width // 2), right - width // 2)
    return Rect(middle - width // 2, top, width, bottom - top)


class _Ground(Widget):
    """The plate itself with its sentence, in the largest type that has room."""

    def __init__(self, kit: Kit, words: str, width: int, room: int) -> None:
        super().__init__(f"{PLATE_CONTROLS}words")
        self._words = words
        pixels, least = kit.font_px("body"), kit.theme.least_pixels
        text = kit.type.paragraph(words, "body", pixels, kit.color("text"), width)
        while text.get_height() > room and pixels > least:
            pixels = max(least, pixels - ceil(pixels / 16))
            text = kit.type.paragraph(words, "body", pixels, kit.color("text"), width)
        self._text = text
        self.height = text.get_height()

    @property
    def takes_focus(self) -> bool:
        """Say that the keyboard has nothing to do with it."""
        return False

    def hit(self, pos: Point) -> bool:
        """Say that it lets all pointing through to the table."""
        return False

    def spoken(self) -> Spoken:
        """Say what it says."""
        return Spoken(self._words, Role.TEXT)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare plate and sentence."""
        edge = max(1.0, 2 * kit.u)
        look = Box(self.rect.size, kit.radius("panel"), kit.color("plate"), kit.color("gold"), edge)
        kit.draw_box(canvas, look, self.rect)
        canvas.blit(self._text, (self.rect.left + kit.px(_PAD), self.rect.top + kit.px(_PAD)))
