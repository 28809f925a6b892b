"""The log of the round laid open over the table: whose lines are wanted, and all of them, the newest at the top."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.rules.seat import Seat
from game.scenes.pieces import heading_line
from game.scenes.table_log import RoundLog
from game.scenes.table_log_seats import chosen_seat, place_seat_chips, seat_chips
from game.services import Services
from game.table.hud import SeatLook
from game.table.layout import Layout
from game.ui.actions import UiAction, Wheel
from game.ui.compositor import Canvas
from game.ui.geometry import Point
from game.ui.kit import Kit
from game.ui.round_buttons import IconButton
from game.ui.scroll import ScrollArea
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import Widget, WidgetEvent

LOG_CONTROLS = "log"
"""How the names of all its controls begin, and of what opens it."""
_CLOSE = "log_close"
_WIDTH, _PART, _PAD, _GAP, _CROSS = 540, 0.64, 22, 10, 44


class LogPanel:
    """Shows the log while it is open; `seat` is whose lines it tells, None for everybody's."""

    def __init__(self, services: Services, log: RoundLog) -> None:
        self._services = services
        self._log = log
        self._lines = _Lines("log_lines")
        self.is_open = False
        self.seat: Seat | None = None

    @property
    def state(self) -> tuple[object, ...]:
        """Return everything its controls and words depend on."""
        if not self.is_open:
            return ()
        return (self.seat, len(self._log.told), self._lines.offset, self._services.translator.language)

    def switch(self) -> None:
        """Open it with the newest lines of everybody, or close it."""
        self.is_open = not self.is_open
        self.seat = None
        self._lines.offset = 0

    def choose(self, name: str) -> None:
        """Answer one of its controls, or what opens it."""
        if name in (LOG_CONTROLS, _CLOSE):
            self.switch()
        else:
            self.seat = chosen_seat(name)
            self._lines.offset = 0

    def turn_wheel(self, wheel: Wheel) -> None:
        """Scroll with the wheel, wherever the pointer is."""
        self._lines.handle(wheel)

    def controls(self, kit: Kit, lay: Layout, looks: Sequence[SeatLook]) -> list[Widget]:
        """Make what it consists of, back to front, while it is open."""
        if not self.is_open:
            return []
        tr, panel = self._services.translator, _reach(kit, lay)
        pad, gap = kit.px(_PAD), kit.px(_GAP)
        left, width = panel.left + pad, panel.width - 2 * pad
        close = _Close(_CLOSE, "close", tip=tr._("Close"), key_cap=self._services.key_cap("log"), design=_CROSS)
        close.rect = Rect((0, 0), close.natural_size(kit))
        close.rect.topright = panel.right - pad, panel.top + pad - kit.px(8)
        chips = seat_chips(tr, looks, self.seat)
        top = close.rect.bottom + gap
        top += place_seat_chips(kit, chips, left, top, width) + 2 * gap
        room = panel.bottom - pad - top
        self._lines.lay_out(kit, Rect(left, top, width, min(room, self._height_of_all(kit, width))), 0)
        self._lines.tell(kit, self._words(self.seat))
        panel.height = self._lines.rect.bottom + pad - panel.top
        title = tr._("The log of this round") if self.seat is None else looks[self.seat].name
        head = heading_line(kit, title, "label", width=close.rect.left - left - gap)
        ground = _Ground(head, (left, close.rect.centery - head.get_height() // 2))
        ground.rect = panel
        return [ground, *chips, self._lines, close]

    def _words(self, seat: Seat | None) -> list[str]:
        """Give the lines about a seat, the newest first."""
        lines = [line.words for line in reversed(self._log.told) if line.is_about(seat)]
        return lines or [self._services.translator._("Nothing has happened yet.")]

    def _height_of_all(self, kit: Kit, width: int) -> int:
        """Measure everybody's lines, so that the panel does not shrink when only some are told."""
        return sum(text.get_height() + kit.px(_GAP) for text in _paragraphs(kit, self._words(None), width))


class _Ground(Widget):
    """The panel beneath the rest, with its heading; what is pressed on it goes no further."""

    def __init__(self, head: Surface, at: Point) -> None:
        super().__init__("log_ground")
        self._head = head
        self._at = at

    @property
    def on_top(self) -> bool:
        """Say that it lies above the table."""
        return True

    @property
    def takes_focus(self) -> bool:
        """Say that the keyboard has nothing to do with it."""
        return False

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Answer nothing."""
        return None

    def spoken(self) -> Spoken:
        """Say nothing: the sentences on it are said."""
        return Spoken("", Role.TEXT)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare panel and heading."""
        edge, shadow = kit.color("line"), kit.shadow(20, 10)
        look = Box(self.rect.size, kit.radius("panel"), kit.color("panel"), edge, max(1.0, 1.5 * kit.u), shadow=shadow)
        kit.draw_box(canvas, look, self.rect)
        canvas.blit(self._head, self._at)


class _Lines(ScrollArea):
    """The sentences, which scroll."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._texts: list[Surface] = []

    @property
    def on_top(self) -> bool:
        """Say that they lie above the table."""
        return True

    def tell(self, kit: Kit, words: Sequence[str]) -> None:
        """Take other sentences, into a place that was laid out."""
        self._texts = _paragraphs(kit, words, self.rect.width)
        self.content = sum(text.get_height() + kit.px(_GAP) for text in self._texts)
        self.offset = min(self.offset, self.most)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the sentences that are in sight, and the bar."""
        with canvas.clip(self.rect):
            y = self.rect.top - self.offset
            for text in self._texts:
                if self.rect.top - text.get_height() < y < self.rect.bottom:
                    canvas.blit(text, (self.rect.left, y))
                y += text.get_height() + kit.px(_GAP)
        super().draw(canvas, kit)


class _Close(IconButton):
    """The cross that closes the panel it lies on."""

    @property
    def on_top(self) -> bool:
        """Say that it lies above the table."""
        return True


def _paragraphs(kit: Kit, words: Sequence[str], width: int) -> list[Surface]:
    """Render sentences beside a bar, the first brighter than the others."""
    room = width - kit.px(32)
    return [kit.paragraph(line, room, "small", "text-2" if index else "text") for index, line in enumerate(words)]


def _reach(kit: Kit, lay: Layout) -> Rect:
    """Give the largest place of the panel: where the last lines stand, as far down as a part of the window."""
    width = max(lay.log.width, round(_WIDTH * lay.u))
    panel = Rect(lay.log.right - width, lay.log.y, width, round(lay.size[1] * _PART))
    panel.clamp_ip(kit.rect)
    return panel
