"""Asks before a match is left; staying is the default."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.dialog import Dialog
from game.services import Services
from game.ui.compositor import Canvas
from game.ui.geometry import centered
from game.ui.scene import Change, Pop
from game.ui.widgets import Button, ButtonKind

_WIDTH = 640


class QuitConfirm(Dialog[bool]):
    """Answers whether to leave; `is_saved` tells what happens to the match."""

    def __init__(self, services: Services, *, is_saved: bool = False) -> None:
        super().__init__(services)
        self.is_saved = is_saved
        self._sentence: Surface | None = None

    def place(self) -> None:
        """Size the panel by its sentence and place both buttons at its foot."""
        kit, tr = self.kit, self.tr
        pad, width = kit.px(40), kit.px(_WIDTH)
        words = (
            tr._("It is saved after every move. You can continue it from the title.")
            if self.is_saved
            else tr._("The match ends here and is not kept.")
        )
        self._sentence = kit.paragraph(words, width - 2 * pad, "body", "text-2")
        leave = Button("leave", tr._("Leave"), ButtonKind.DANGER, icon="leave")
        stay = Button("stay", tr._("Keep playing"), ButtonKind.PRIMARY, icon="play")
        foot = max(button.natural_size(kit)[1] for button in (leave, stay))
        height = pad + kit.line_height("heading") + kit.px(14) + self._sentence.get_height() + kit.px(34) + foot + pad
        self.panel = centered((width, height), kit.rect)
        right = self.panel.right - pad
        for button in (stay, leave):
            size = button.natural_size(kit)
            button.rect = Rect(right - size[0], self.panel.bottom - pad - size[1], *size)
            right = button.rect.left - kit.space("control")
        self.form.replace([leave, stay])
        if self.form.focused is None:
            self.form.focus("stay")

    def chosen(self, name: str) -> Change[bool]:
        """Leave or stay."""
        return Pop(name == "leave")

    def back(self) -> Change[bool]:
        """Stay."""
        return Pop(False)

    def draw_inside(self, canvas: Canvas) -> None:
        """Declare icon, heading and sentence."""
        kit, pad = self.kit, self.kit.px(40)
        icon = kit.icon("quit", 36, "gold")
        left, top = self.panel.left + pad, self.panel.top + pad
        room = self.panel.width - 2 * pad - icon.get_width() - kit.px(16)
        heading = kit.text(self.tr._("Leave this game?"), "heading", width=room)
        canvas.blit(icon, (left, top + (heading.get_height() - icon.get_height()) // 2))
        canvas.blit(heading, (left + icon.get_width() + kit.px(16), top))
        if self._sentence is not None:
            canvas.blit(self._sentence, (left, top + kit.line_height("heading") + kit.px(14)))
