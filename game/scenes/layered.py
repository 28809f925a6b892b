"""One scene shown over another as one, for pictures; the upper one gets the actions."""

from __future__ import annotations

from typing import Any

from pygame import Rect

from game.ui.actions import UiAction
from game.ui.compositor import Canvas
from game.ui.geometry import Size
from game.ui.scene import Change, Scene


class Layered(Scene[Any]):
    """A scene and a see-through one above it."""

    def __init__(self, lower: Scene[Any], upper: Scene[Any]) -> None:
        self.lower = lower
        self.upper = upper

    @property
    def moving(self) -> bool:
        """Say whether one of them moves."""
        return self.lower.moving or self.upper.moving

    def resize(self, size: Size) -> None:
        """Lay both out."""
        self.lower.resize(size)
        self.upper.resize(size)

    def handle(self, action: UiAction) -> Change[Any]:
        """Give the action to the upper one."""
        return self.upper.handle(action)

    def update(self, dt: float) -> Change[Any]:
        """Let time pass in both."""
        self.lower.update(dt)
        return self.upper.update(dt)

    def find(self, name: str) -> Rect | None:
        """Find something in the upper one, else in the lower one."""
        return self.upper.find(name) or self.lower.find(name)

    def close(self) -> None:
        """Close both."""
        self.upper.close()
        self.lower.close()

    def draw(self, canvas: Canvas) -> None:
        """Declare both."""
        self.lower.draw(canvas)
        self.upper.draw(canvas)
