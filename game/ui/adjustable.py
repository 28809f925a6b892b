"""The base of controls that the arrows left and right change while they have the focus."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from game.ui.actions import Direction, Move, PointerReleased, UiAction
from game.ui.widgets import Changed, Widget, WidgetEvent

V = TypeVar("V", int, float, str)
_BACK, _ON = Move(Direction.LEFT), Move(Direction.RIGHT)


class Steppable(Widget):
    """A control that goes a step on or back; the arrows do not move the focus away from it."""

    @abstractmethod
    def step(self, by: int) -> WidgetEvent | None:
        """Go one step on (1) or back (-1)."""

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Step with the arrows left and right, and notice that it is let go of."""
        if self.disabled is not None:
            return None
        if isinstance(action, PointerReleased):
            self.pressed = False
        if action in (_BACK, _ON):
            return self.step(1 if action == _ON else -1)
        return None

    def takes(self, action: UiAction) -> bool:
        """Keep the arrows left and right from moving the focus."""
        return action in (_BACK, _ON)


class Adjustable(Steppable, Generic[V]):
    """A control that holds a value and tells when it has another one."""

    value: V

    def take(self, value: V) -> WidgetEvent | None:
        """Hold a value, which is told if it is another one."""
        if value == self.value:
            return None
        self.value = value
        return Changed(self.name, value)
