"""Lets every new scene come in out of the cloth of the table, quickly; nothing of the one before is seen in it."""

from __future__ import annotations

from typing import Any, Final

from game.services import Services
from game.ui.compositor import Canvas
from game.ui.geometry import SMALLEST_WINDOW, Size
from game.ui.loop import Overlay
from game.ui.scene import Scene, SceneStack

_LONGEST_MS: Final = 140.0
_DENSEST: Final = 0.85


class Curtain:
    """Hangs before the scenes while one comes in; `above` is shown over it."""

    def __init__(self, services: Services, stack: SceneStack, above: Overlay) -> None:
        self._services = services
        self._stack = stack
        self.above = above
        self._kit = services.kit(SMALLEST_WINDOW)
        self._top: Scene[Any] | None = None
        self._shown: Scene[Any] | None = None
        self._left = 0.0

    @property
    def moving(self) -> bool:
        """Say whether it is still opening."""
        return self._left > 0

    def resize(self, size: Size) -> None:
        """Lay out for a window of so many pixels."""
        self._kit = self._services.kit(size)
        self.above.resize(size)

    def update(self, dt: float) -> bool:
        """Close when another scene fills the window, and open as milliseconds pass; say whether it looks different."""
        was_moving = self.moving
        if was_moving:
            self._left = max(0.0, self._left - dt)
        if self._stack.top is not self._top:
            self._top = self._stack.top
            self._look()
        return self.above.update(dt) or was_moving or self.moving

    def draw(self, canvas: Canvas) -> None:
        """Declare the veil, and what is above it."""
        if self._left > 0:
            share = self._left / _LONGEST_MS
            canvas.fill(self._services.kit(self._kit.size).faded("felt-lo", _DENSEST * share * share))
        self.above.draw(canvas)

    def _look(self) -> None:
        """Close before a scene that has just come to fill the window."""
        shown = next((scene for scene in reversed(self._stack.scenes) if scene.opaque), None)
        if shown is not self._shown:
            self._left = self._duration if self._shown is not None else 0.0
            self._shown = shown

    @property
    def _duration(self) -> float:
        settings, theme = self._services.settings, self._services.theme
        if settings.reduced_motion:
            return 0.0
        return min(_LONGEST_MS, theme.motion["fade"] * theme.speeds[settings.speed.value])
