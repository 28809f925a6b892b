"""Waits for the key or button that a wish is to have, and asks what to do where it has another meaning already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from pygame import Surface

from game.key_names import struck_name
from game.scenes.binding_words import binding_words
from game.scenes.confirm import Act, Confirm, Doubt
from game.scenes.dialog import Dialog
from game.services import Services
from game.ui.actions import Device, Struck, UiAction
from game.ui.compositor import Canvas
from game.ui.geometry import centered
from game.ui.input import is_fixed
from game.ui.scene import Change, Pop
from game.ui.widgets import Button, ButtonKind

_WIDTH: Final = 640
_WAITS_MS: Final = 12_000.0
_ERASING: Final = ("backspace", "delete")


@dataclass(frozen=True, slots=True)
class Cleared:
    """The wish is to have no key."""


Stroke: TypeAlias = Struck | Cleared | None
"""What was struck; None leaves everything as it is."""


class KeyCapture(Dialog[Stroke]):
    """Answers what was struck; gives up after a while, so that nobody without the device it waits for is stuck."""

    def __init__(self, services: Services, binding_id: str) -> None:
        """Ask for the key of a binding."""
        super().__init__(services)
        self.binding_id = binding_id
        self.left = _WAITS_MS
        self._complaint = ""
        self._text: Surface | None = None

    @property
    def listens(self) -> bool:
        """Want keys and buttons by their names."""
        return True

    def place(self) -> None:
        """Size the panel by its words."""
        kit, tr = self.kit, self.tr
        pad, width = kit.px(40), kit.px(_WIDTH)
        self._text = kit.paragraph(self.sentence, width - 2 * pad, "body", "text-2")
        cancel = Button("cancel", tr._("Leave it as it is"), ButtonKind.SECONDARY, icon="close")
        size = cancel.natural_size(kit)
        words = self._text.get_height() + kit.line_height("body") * 2 + kit.px(20)
        height = 2 * pad + kit.line_height("heading") + kit.px(14) + words + kit.px(24) + size[1]
        self.panel = centered((width, height), kit.rect)
        cancel.rect.size = size
        cancel.rect.bottomright = (self.panel.right - pad, self.panel.bottom - pad)
        self.form.replace([cancel])

    @property
    def wish(self) -> str:
        """Say what the key is for."""
        return binding_words(self.tr)[self.binding_id]

    @property
    def sentence(self) -> str:
        """Say what to do."""
        return self.tr._(
            "Press the new key, or the new button of a gamepad. Escape leaves it as it is, Backspace leaves it without."
        )

    def aloud(self) -> Sequence[str]:
        """Read what it is about and what to do."""
        return (self.wish, self.sentence)

    def messages(self) -> Sequence[str]:
        """Say why a key can't be taken."""
        return (self._complaint,)

    def handle(self, action: UiAction) -> Change[Stroke]:
        """Take what is struck, unless it always means the same."""
        match action:
            case Struck(Device.KEYBOARD, name) if name in _ERASING:
                return Pop(Cleared())
            case Struck(Device.KEYBOARD, name) if is_fixed(name):
                self.left = _WAITS_MS
                self._complaint = self.tr._(
                    "{key} always means the same. Press another key.", key=struck_name(self.tr, name, is_button=False)
                )
                return None
            case Struck():
                return Pop(action)
            case _:
                return super().handle(action)

    def update(self, dt: float) -> Change[Stroke]:
        """Give up in time."""
        seconds = self._seconds
        self.left -= dt
        if self._seconds != seconds:
            self.touch()
        return Pop(None) if self.left <= 0 else super().update(dt)

    def chosen(self, name: str) -> Change[Stroke]:
        """Leave it as it is."""
        return Pop(None)

    def back(self) -> Change[Stroke]:
        """Leave it as it is."""
        return Pop(None)

    def draw_inside(self, canvas: Canvas) -> None:
        """Declare the wish, what to do, and what is wrong."""
        kit, pad = self.kit, self.kit.px(40)
        left, top = self.panel.left + pad, self.panel.top + pad
        icon = kit.icon("keyboard", 36, "gold")
        seconds = kit.text(self.tr.ngettext("{count} second", "{count} seconds", self._seconds), "small", "text-3")
        room = self.panel.width - 2 * pad - icon.get_width() - kit.px(40) - seconds.get_width()
        heading = kit.text(self.wish, "heading", width=room)
        canvas.blit(icon, (left, top + (heading.get_height() - icon.get_height()) // 2))
        canvas.blit(heading, (left + icon.get_width() + kit.px(16), top))
        y = top + kit.line_height("heading") + kit.px(14)
        if self._text is not None:
            canvas.blit(self._text, (left, y))
            y += self._text.get_height() + kit.px(10)
        if self._complaint:
            words = kit.paragraph(self._complaint, self.panel.width - 2 * pad, "body", "danger-2")
            canvas.blit(words, (left, y))
        middle = top + heading.get_height() // 2
        canvas.blit(seconds, (self.panel.right - pad - seconds.get_width(), middle - seconds.get_height() // 2))

    @property
    def _seconds(self) -> int:
        return max(0, -int(-self.left // 1000))


class KeyConflict(Confirm):
    """Answers whether two wishes swap their keys."""

    def __init__(self, services: Services, struck: Struck, binding_id: str, owner_id: str) -> None:
        """Ask about a key of one binding that another is to have."""
        super().__init__(services)
        self.struck = struck
        self.binding_id = binding_id
        self.owner_id = owner_id

    def doubt(self) -> Doubt:
        """Say what the key means already."""
        tr, struck, words = self.tr, self.struck, binding_words(self.tr)
        name = struck_name(tr, struck.name, is_button=struck.device is Device.PAD)
        other, wish = words[self.owner_id], words[self.binding_id]
        return Doubt(
            tr._("{key} is taken", key=name),
            tr._("It stands for “{other}” already. Shall “{wish}” and that swap?", other=other, wish=wish),
            "swap",
            "gold",
            Act("swap", tr._("Swap them"), "swap"),
            Act("cancel", tr._("Leave it as it is"), "close"),
        )

    def aloud(self) -> Sequence[str]:
        """Read the question."""
        doubt = self.doubt()
        return (doubt.heading, doubt.sentence)
