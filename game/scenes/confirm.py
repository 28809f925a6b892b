"""Asks before something that can't be taken back: what it means, the act in red, and not doing it as the default."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.scenes.dialog import Dialog
from game.services import Services
from game.ui.compositor import Canvas
from game.ui.geometry import centered
from game.ui.kit import ColorName
from game.ui.scene import Change, Pop
from game.ui.widgets import Button, ButtonKind

_WIDTH = 640


@dataclass(frozen=True, slots=True)
class Act:
    """Hold one of the two answers: the name of its button, its words and its icon, and how much it warns."""

    name: str
    words: str
    icon: str
    kind: ButtonKind = ButtonKind.DANGER


@dataclass(frozen=True, slots=True)
class Doubt:
    """Hold what is asked: the heading with its icon, what the act means in a sentence, the act, and not doing it."""

    heading: str
    sentence: str
    icon: str
    tint: ColorName
    act: Act
    refrain: Act


class Confirm(Dialog[bool]):
    """Answers whether to do it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._sentence: Surface | None = None

    @abstractmethod
    def doubt(self) -> Doubt:
        """Say what is asked."""

    def place(self) -> None:
        """Size the panel by its sentence and place both buttons at its foot."""
        kit, doubt = self.kit, self.doubt()
        pad, width = kit.px(40), kit.px(_WIDTH)
        self._sentence = kit.paragraph(doubt.sentence, width - 2 * pad, "body", "text-2")
        act = Button(doubt.act.name, doubt.act.words, doubt.act.kind, icon=doubt.act.icon)
        refrain = Button(doubt.refrain.name, doubt.refrain.words, ButtonKind.PRIMARY, icon=doubt.refrain.icon)
        foot = max(button.natural_size(kit)[1] for button in (act, refrain))
        height = 2 * pad + kit.line_height("heading") + kit.px(48) + self._sentence.get_height() + foot
        self.panel = centered((width, height), kit.rect)
        right = self.panel.right - pad
        for button in (refrain, act):
            size = button.natural_size(kit)
            button.rect = Rect(right - size[0], self.panel.bottom - pad - size[1], *size)
            right = button.rect.left - kit.space("control")
        self.form.replace([act, refrain])
        if self.form.focused is None:
            self.form.focus(doubt.refrain.name)

    def aloud(self) -> Sequence[str]:
        """Read what is asked, and what the act means."""
        doubt = self.doubt()
        return (doubt.heading, doubt.sentence)

    def chosen(self, name: str) -> Change[bool]:
        """Do it, or not."""
        return Pop(name == self.doubt().act.name)

    def back(self) -> Change[bool]:
        """Do not."""
        return Pop(False)

    def draw_inside(self, canvas: Canvas) -> None:
        """Declare icon, heading and sentence."""
        kit, pad, doubt = self.kit, self.kit.px(40), self.doubt()
        icon = kit.icon(doubt.icon, 36, doubt.tint)
        left, top = self.panel.left + pad, self.panel.top + pad
        room = self.panel.width - 2 * pad - icon.get_width() - kit.px(16)
        heading = kit.text(doubt.heading, "heading", width=room)
        canvas.blit(icon, (left, top + (heading.get_height() - icon.get_height()) // 2))
        canvas.blit(heading, (left + icon.get_width() + kit.px(16), top))
        if self._sentence is not None:
            canvas.blit(self._sentence, (left, top + kit.line_height("heading") + kit.px(14)))
