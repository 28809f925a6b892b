"""What every scene of ours stands on: the services, a kit for the window's size, and a form of controls."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path
from typing import TypeVar

from pygame import Rect

from game.i18n import Translator
from game.services import Services
from game.ui.actions import Back, FileDropped, UiAction
from game.ui.form import Form
from game.ui.geometry import SMALLEST_WINDOW, Size
from game.ui.scene import Change, Scene
from game.ui.widgets import Activated, Changed

T = TypeVar("T")


class Stage(Scene[T]):
    """A scene with controls: a subclass places them, and answers their names and Escape."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.form = Form()
        self.kit = services.kit(SMALLEST_WINDOW)

    @property
    def tr(self) -> Translator:
        """Give the player's language."""
        return self.services.translator

    @abstractmethod
    def place(self) -> None:
        """Lay out for the kit's window and give the form its controls."""

    def chosen(self, name: str) -> Change[T]:
        """Answer the control of a name."""
        return None

    def changed(self, event: Changed) -> Change[T]:
        """Answer a control that has a new value."""
        return None

    def back(self) -> Change[T]:
        """Answer Escape."""
        return None

    def dropped(self, path: Path) -> Change[T]:
        """Answer a file that was dragged onto the window."""
        return None

    def duration(self, motion: str) -> float:
        """Give a motion of the theme in milliseconds at the chosen speed."""
        theme, settings = self.services.theme, self.services.settings
        return theme.motion[motion] * theme.speeds[settings.speed.value]

    def resize(self, size: Size) -> None:
        """Take a kit for the window and lay out anew."""
        self.kit = self.services.kit(size)
        self.place()

    def handle(self, action: UiAction) -> Change[T]:
        """Give the action to the controls and answer what came of it."""
        if isinstance(action, FileDropped):
            return self.dropped(Path(action.path))
        match self.form.handle(action):
            case Activated(name):
                self.services.audio.play("tick")
                return self.chosen(name)
            case Changed() as event:
                return self.changed(event)
            case None:
                return self.back() if isinstance(action, Back) else None

    def update(self, dt: float) -> Change[T]:
        """Let a tooltip appear in its time."""
        if self.form.update(dt):
            self.touch()
        return None

    def find(self, name: str) -> Rect | None:
        """Give the place of a control."""
        return next((widget.rect for widget in self.form.widgets if widget.name == name and widget.visible), None)
