"""Asks before the whole history is deleted; keeping it is the default."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.dialog import Dialog
from game.services import Services
from game.ui.compositor import Canvas
from game.ui.geometry import centered
from game.ui.scene import Change, Pop
from game.ui.widgets import Button, ButtonKind

_WIDTH = 640


class ClearConfirm(Dialog[bool]):
    """Answers whether to delete."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._sentence: Surface | None = None

    def place(self) -> None:
        """Size the panel by its sentence and place both buttons at its foot."""
        kit, tr = self.kit, self.tr
        pad, width = kit.px(40), kit.px(_WIDTH)
        words = tr._("All matches, their replays and these statistics will be gone for good.")
        self._sentence = kit.paragraph(words, width - 2 * pad, "body", "text-2")
        clear = Button("clear", tr._("Delete"), ButtonKind.DANGER, icon="trash")
        keep = Button("keep", tr._("Keep it all"), ButtonKind.PRIMARY, icon="check")
        foot = max(button.natural_size(kit)[1] for button in (clear, keep))
        height = 2 * pad + kit.line_height("heading") + kit.px(48) + self._sentence.get_height() + foot
        self.panel = centered((width, height), kit.rect)
        right = self.panel.right - pad
        for button in (keep, clear):
            size = button.natural_size(kit)
            button.rect = Rect(right - size[0], self.panel.bottom - pad - size[1], *size)
            right = button.rect.left - kit.space("control")
        self.form.replace([clear, keep])
        if self.form.focused is None:
            self.form.focus("keep")

    def chosen(self, name: str) -> Change[bool]:
        """Delete or keep."""
        return Pop(name == "clear")

    def back(self) -> Change[bool]:
        """Keep."""
        return Pop(False)

    def draw_inside(self, canvas: Canvas) -> None:
        """Declare icon, heading and sentence."""
        kit, pad = self.kit, self.kit.px(40)
        icon = kit.icon("trash", 36, "danger-2")
        left, top = self.panel.left + pad, self.panel.top + pad
        room = self.panel.width - 2 * pad - icon.get_width() - kit.px(16)
        heading = kit.text(self.tr._("Delete everything?"), "heading", width=room)
        canvas.blit(icon, (left, top + (heading.get_height() - icon.get_height()) // 2))
        canvas.blit(heading, (left + icon.get_width() + kit.px(16), top))
        if self._sentence is not None:
            canvas.blit(self._sentence, (left, top + kit.line_height("heading") + kit.px(14)))
