"""A button that acts only when it has been held for a while, so that nobody presses it by chance."""

from __future__ import annotations

from pygame import Rect

from game.ui.actions import (
    Confirm,
    ConfirmReleased,
    PointerButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    UiAction,
)
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.vector import Box
from game.ui.widgets import Button, WidgetEvent

_STEPS = 40


class HoldButton(Button):
    """A button with a bar that fills while it is held; the scene lets time pass and hears when it is full.

    `lasts` is how long it has to be held, in milliseconds.
    """

    lasts = 600.0
    held = 0.0
    by_key = False

    @property
    def is_held(self) -> bool:
        """Say whether it is being held now."""
        return self.pressed or self.by_key

    @property
    def progress(self) -> float:
        """Give how far the bar has filled, from 0 to 1."""
        return min(1.0, self.held / self.lasts)

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Begin and end the hold; letting go too early is nothing."""
        match action:
            case Confirm():
                self.by_key = True
            case ConfirmReleased():
                self.let_go()
            case PointerPressed(_, PointerButton.LEFT):
                self.pressed = True
            case PointerReleased(_, PointerButton.LEFT):
                self.let_go()
            case PointerMoved(pos) if self.pressed and not self.hit(pos):
                self.let_go()
            case _:
                pass
        return None

    def let_go(self) -> None:
        """End the hold."""
        self.pressed = self.by_key = False
        self.held = 0.0

    def advance(self, dt: float) -> bool:
        """Let milliseconds pass and say whether it has just been held long enough."""
        if not self.is_held:
            return False
        was_full = self.held >= self.lasts
        self.held += dt
        return self.held >= self.lasts and not was_full

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the button and its bar."""
        super().draw(canvas, kit)
        lip = kit.px(kit.theme.spacing["lip"]) if self.pressed else 0
        height = max(5, kit.px(10))
        inset = max(kit.px(self.size.radius), height)
        bar = Rect(
            self.rect.left + inset, self.rect.bottom + lip - height - kit.px(9), self.rect.width - 2 * inset, height
        )
        kit.draw_box(canvas, Box(bar.size, height / 2, kit.color("gold-lip")), bar)
        width = round(bar.width * round(self.progress * _STEPS) / _STEPS)
        if width >= height:
            kit.draw_box(
                canvas, Box((width, height), height / 2, kit.color("on-gold")), Rect(bar.topleft, (width, height))
            )
