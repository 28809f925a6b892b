"""What every scene of ours stands on: the services, a kit for the window's size, and a form of controls."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar, TypeVar

from pygame import Rect

from game.bindings import BACK, KEYS
from game.i18n import Translator
from game.services import Services
from game.ui.actions import NOWHERE, Back, Confirm, FileDropped, Key, PointerButton, PointerReleased, UiAction
from game.ui.field import TextField
from game.ui.form import Form
from game.ui.geometry import SMALLEST_WINDOW, Size
from game.ui.round_buttons import IconButton
from game.ui.scene import Change, Push, Scene
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

    def back_button(self, tip: str, head: Rect) -> IconButton:
        """Make the button that leaves a page, at the left end of its heading."""
        back = IconButton("back", "left", tip=tip, key_cap=self.services.key_cap(BACK))
        side, _ = back.natural_size(self.kit)
        back.rect = Rect(head.left, head.centery - side // 2, side, side)
        return back

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
        field = self._field_without_keyboard(action)
        if field is not None:
            self.form.handle(PointerReleased(NOWHERE))
            return Push(letter_board(self.services, field), partial(self._written, field.name))
        match self.form.handle(action):
            case Activated(name):
                self.services.audio.play("tick")
                return self.chosen(name)
            case Changed() as event:
                return self.changed(event)
            case None:
                return self.unanswered(action)

    def unanswered(self, action: UiAction) -> Change[T]:
        """Answer what no control answered."""
        match action:
            case Back():
                return self.back()
            case Key(name) if name == KEYS and not self.form.takes(action):
                return Push(keys_help(self.services))
            case _:
                return None

    def _field_without_keyboard(self, action: UiAction) -> TextField | None:
        """Give the text field that somebody without a keyboard wants to write into."""
        field = self.form.focused_widget
        if not isinstance(field, TextField) or field.disabled is not None:
            return None
        match action:
            case Confirm(by_pad=True):
                return field
            case PointerReleased(pos, PointerButton.LEFT, by_touch=True) if field.hit(pos):
                return field
            case _:
                return None

    def _written(self, name: str, text: str | None) -> Change[T]:
        """Take over what was written into a text field with the board of letters."""
        field = self.form[name]
        if text is None or not isinstance(field, TextField):
            return None
        field.text, field.caret = text, len(text)
        return self.changed(Changed(name, text))

    def update(self, dt: float) -> Change[T]:
        """Let a tooltip appear in its time."""
        if self.form.update(dt):
            self.touch()
        return None

    def find(self, name: str) -> Rect | None:
        """Give the place of a control."""
        return next((widget.rect for widget in self.form.widgets if widget.name == name and widget.visible), None)


def keys_help(services: Services) -> Scene[None]:
    """Make the page of all keys and buttons."""
    from game.scenes.keys_help import KeysHelp

    return KeysHelp(services)


def letter_board(services: Services, field: TextField) -> Scene[str | None]:
    """Make the board of letters that writes into a field."""
    from game.scenes.letter_board import LetterBoard

    return LetterBoard(services, field.title or field.placeholder or field.tip, field.text, field.most)
