"""Lays a tip over the last lines of the log for a while: in somebody's first games, each once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.rules.view import PlayerView
from game.scenes.table_feed import TableFeed
from game.scenes.table_log import RoundLog
from game.scenes.table_screen import PLATE_CONTROLS
from game.services import Services
from game.table.layout import Layout
from game.table.tips import URGENT, Tip, tip_words, tips_due
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import Widget

TIP = f"{PLATE_CONTROLS}tip"
_SHOWN_MS, _BETWEEN_MS = 9000.0, 5000.0


class Tips:
    """Shows one tip at a time to the only person at a table; what was shown is remembered in the settings."""

    def __init__(self, services: Services, feed: TableFeed, log: RoundLog) -> None:
        self._services = services
        self._feed = feed
        self._log = log
        self._tip: Tip | None = None
        self._left = 0.0
        self._pause = _BETWEEN_MS / 2
        self._words = ""
        self._asked: tuple[PlayerView, bool, Sequence[Tip]] | None = None

    @property
    def words(self) -> str:
        """Give what is said now: nothing from the moment on when somebody else sits down and may read it."""
        return "" if self._feed.is_shared else self._words

    @property
    def state(self) -> tuple[object, ...]:
        """Return everything its controls and words depend on."""
        return (self.words,)

    def controls(self, kit: Kit, lay: Layout) -> Sequence[Widget]:
        """Make the plate, over the last lines of the log."""
        return [TipPlate(kit, self.words, Rect(lay.log))] if self.words else []

    def update(self, dt: float) -> None:
        """Let time pass: take a tip away that was shown long enough or is past, and give the next one."""
        self._left -= dt
        self._pause -= dt
        if not self._is_wanted:
            self.dismiss()
            return
        if not self._feed.is_rested or self._feed.is_shared or self._feed.person is None:
            return
        due = self._due_now()
        if self._tip is not None and (self._left <= 0 or (self._tip in URGENT and self._tip not in due)):
            self.dismiss()
        new = self._next(due)
        if new is not None:
            self._show(new)

    def dismiss(self) -> None:
        """Take the tip away."""
        self._tip, self._words = None, ""
        self._pause = _BETWEEN_MS

    def _next(self, due: Sequence[Tip]) -> Tip | None:
        """Give the tip to show now: after a pause, or at once where it is urgent."""
        seen = self._services.settings.seen_tips
        for tip in due:
            is_free = tip in URGENT or (self._tip is None and self._pause <= 0)
            if tip.value not in seen and is_free:
                return tip
        return None

    @property
    def _is_wanted(self) -> bool:
        """Say whether tips are on, and can be remembered."""
        return self._services.settings.tips and self._services.keep.keeps_files

    def _due_now(self) -> Sequence[Tip]:
        """Give what is due in the position; while it stays the same it is not worked out anew."""
        view, hints = self._feed.view, self._services.settings.hints
        if self._asked is None or self._asked[0] is not view or self._asked[1] is not hints:
            self._asked = view, hints, tips_due(view, hints=hints)
        return self._asked[2]

    def _show(self, tip: Tip) -> None:
        services = self._services
        words = tip_words(services.translator, self._log.names, self._feed.view, tip, services.key_cap)
        seen = (*services.settings.seen_tips, tip.value)
        services.preferences.change(replace(services.settings, seen_tips=seen))
        if words:
            self._tip, self._words, self._left = tip, words, _SHOWN_MS


class TipPlate(Widget):
    """The plate with its sentence; pressed, it goes."""

    def __init__(self, kit: Kit, words: str, rect: Rect) -> None:
        super().__init__(TIP)
        self.rect = rect
        self._words = words
        self._pad = kit.px(18)
        width, pixels, least = rect.width - 2 * self._pad, kit.font_px("body"), kit.theme.least_pixels
        text = _broken(kit, words, width, pixels)
        while pixels > least and text.get_height() > rect.height - self._pad:
            pixels -= 1
            text = _broken(kit, words, width, pixels)
        self.text: Surface = text
        self.rect.height = max(rect.height, text.get_height() + 6)

    @property
    def on_top(self) -> bool:
        """Say that it lies above the log."""
        return True

    def spoken(self) -> Spoken:
        """Say what it says."""
        return Spoken(self._words, Role.TEXT)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare plate, sentence, and a bulb on its corner."""
        edge = max(1.5, 2.5 * kit.u)
        ring = kit.focus_ring() if self.focused else None
        look = Box(self.rect.size, kit.radius("button"), kit.color("panel"), kit.color("gold"), edge, ring=ring)
        kit.draw_box(canvas, look, self.rect)
        middle = self.rect.centery - self.text.get_height() // 2
        canvas.blit(self.text, (self.rect.left + self._pad, middle))
        side = max(22, kit.px(36))
        corner = (self.rect.left, self.rect.top + side // 4)
        canvas.blit_centered(kit.disc(side, "gold", "on-gold", max(1.5, 2 * kit.u)), corner)
        canvas.blit_centered(kit.assets.icon("bulb", round(side * 0.62), kit.color("on-gold")), corner)


def _broken(kit: Kit, words: str, width: int, pixels: int) -> Surface:
    return kit.type.paragraph(words, "body", pixels, kit.color("text"), width)
