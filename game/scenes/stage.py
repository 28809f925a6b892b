"""What every scene of ours stands on: the services, a kit for the window's size, and a form of controls."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, TypeVar

from pygame import Rect

from game.i18n import Translator
from game.services import Services
from game.ui.actions import Back, FileDropped, UiAction
from game.ui.field import TextField
from game.ui.form import Form
from game.ui.geometry import SMALLEST_WINDOW, Size
from game.ui.scene import Change, Scene
from game.ui.widgets import Activated, Changed

T = TypeVar("T")


class Stage(Scene[T]):
    """A scene with controls: a subclass places them, and answers their names and Escape.

    `is_private`: its text is for the eyes of the one at the screen; where others listen it is read on request only.
    """

    is_private: ClassVar[bool] = False

    def __init__(self, services: Services) -> None:
        self.services = services
        self.form = Form()
        self.kit = services.kit(SMALLEST_WINDOW)

    @property
    def tr(self) -> Translator:
        """Give the player's language."""
        return self.services.translator

    def aloud(self) -> Sequence[str]:
        """Give what is read out of it besides its controls: its title first, then its text, sentence by sentence."""
        return ()

    def messages(self) -> Sequence[str]:
        """Give what it says of what has just happened; each is read out when it appears."""
        return ()

    def all_aloud(self) -> Sequence[str]:
        """Give all there is to be read in it, for somebody who reads on line by line."""
        return self.aloud()

    def asked(self, question: str) -> Sequence[str] | None:
        """Answer a question by the id of its binding (`ask_hand` …); None if it is none of the scene's business."""
        return None

    @property
    def is_typing(self) -> bool:
        """Say whether a text field has the focus."""
        return isinstance(self.form.focused_widget, TextField)

    @property
    def is_overheard(self) -> bool:
        """Say whether people may listen who must not know what the one at the screen sees."""
        return False

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

    def relabel(self) -> None:
        """Lay out anew: keys and buttons stand on many controls."""
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
