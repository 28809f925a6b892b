"""A dialog over the dimmed scene beneath: an icon, a heading, a sentence, and controls at its foot."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, TypeVar

from pygame import Rect

from game.scenes.pieces import veiled
from game.scenes.stage import Stage
from game.services import Services
from game.ui.compositor import Canvas
from game.ui.scene import Change
from game.ui.tween import ease_out

T = TypeVar("T")
_RISE = 18


class Dialog(Stage[T]):
    """A see-through scene that stops what is beneath; a subclass draws inside `panel`."""

    opaque: ClassVar[bool] = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.panel = Rect(0, 0, 0, 0)
        self._elapsed = 0.0

    @property
    def moving(self) -> bool:
        """Say whether the dialog is still opening."""
        return self._openness < 1

    @property
    def _openness(self) -> float:
        duration = self.duration("fade")
        return 1.0 if duration <= 0 else ease_out(min(1.0, self._elapsed / duration))

    @abstractmethod
    def draw_inside(self, canvas: Canvas) -> None:
        """Declare what is on the panel, controls excepted."""

    def update(self, dt: float) -> Change[T]:
        """Open."""
        self._elapsed += dt
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Dim what is beneath and declare the panel with its controls."""
        openness = self._openness
        canvas.fill(self.kit.faded("scrim", openness))
        if openness >= 1:
            self._draw_all(canvas)
        else:
            rise = 0 if self.services.settings.reduced_motion else round(self.kit.px(_RISE) * (1 - openness))
            veiled(canvas, self._draw_all, openness, rise)

    def _draw_all(self, canvas: Canvas) -> None:
        self.kit.draw_panel(canvas, self.panel, fill="panel", edge="outline", radius="dialog", lifted=True)
        self.draw_inside(canvas)
        self.form.draw(canvas, self.kit)
