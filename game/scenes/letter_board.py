"""Letters to be chosen one by one, for those who play without a keyboard; a keyboard writes here as well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from game.bindings import MENU, PILE, START
from game.scenes.dialog import Dialog
from game.scenes.pieces import draw_key_hint
from game.services import Services
from game.ui.actions import Confirm, Erase, Erased, Key, TextTyped, UiAction
from game.ui.compositor import Canvas
from game.ui.field import TextField
from game.ui.geometry import LEAST_TARGET, centered
from game.ui.scene import Change, Pop
from game.ui.widgets import SMALL, Button, ButtonKind, Widget

_ACROSS: Final = 11
_WIDTH: Final = 1000
_LATIN: Final = "abcdefghijklmnopqrstuvwxyz"
_DIGITS: Final = "1234567890"
_MARKS: Final = "-'.&!"
_MORE: Final[Mapping[str, str]] = {
    "de": "äöüß",
    "fr": "àâæçéèêëîïôœùûü",
    "es": "áéíñóúü",
    "pt": "áâãàçéêíóôõú",
    "it": "àèéìòù",
    "pl": "ąćęłńóśźż",
    "nl": "éëïöü",
}
_OTHER: Final[Mapping[str, str]] = {"uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'"}
"""Alphabets that stand before the Latin one."""


def letters_of(language: str) -> str:
    """Give the small letters of a language such as `pt_BR`, then digits and marks."""
    name = language[:2]
    own = _OTHER.get(name, "")
    return "".join(dict.fromkeys(own + _LATIN + _MORE.get(name, "") + _DIGITS + _MARKS))


class LetterBoard(Dialog[str | None]):
    """Answers the text that was written, None if it is to stay as it was."""

    def __init__(self, services: Services, title: str, text: str, most: int) -> None:
        """Write on from `text`, up to so many letters; `title` says what it is."""
        super().__init__(services)
        self.title = title
        self.text = text
        self.most = most
        self.is_upper = not text
        self._is_typed = False
        self._field = TextField("text", text, most=most)

    @property
    def is_typing(self) -> bool:
        """Let a keyboard write, too."""
        return True

    def place(self) -> None:
        """Place the field, the letters in rows, and the keys below them."""
        kit = self.kit
        pad, gap = kit.px(32), max(4, kit.px(10))
        width = min(kit.px(_WIDTH), kit.size[0] - kit.px(48))
        letters = letters_of(self.tr.language)
        rows = -(-len(letters) // _ACROSS)
        room = kit.size[1] - kit.px(40)
        side = max(kit.px(62), LEAST_TARGET)
        foot = kit.line_height("small") + kit.px(12) if self.services.key_cap(PILE) else 0
        fixed = 2 * pad + kit.line_height("heading") + kit.px(10) + max(kit.px(56), 30) + kit.px(18) + foot
        side = min(side, (room - fixed - (rows + 1) * gap) // (rows + 1))
        height = fixed + (rows + 1) * (side + gap)
        self.panel = centered((width, height), kit.rect)
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        top = inner.top + kit.line_height("heading") + kit.px(10)
        self._field.rect = Rect(inner.left, top, inner.width, max(kit.px(56), 30))
        y = self._field.rect.bottom + kit.px(18)
        widgets: list[Widget] = []
        for index, letter in enumerate(letters):
            row, column = divmod(index, _ACROSS)
            left = inner.left + column * (inner.width + gap) // _ACROSS
            right = inner.left + (column + 1) * (inner.width + gap) // _ACROSS - gap
            button = Button(f"letter_{index}", self._shown(letter), size=SMALL)
            button.rect = Rect(left, y + row * (side + gap), right - left, side)
            widgets.append(button)
        widgets += self._keys(Rect(inner.left, y + rows * (side + gap) + gap // 2, inner.width, side), gap)
        self.form.replace(widgets)
        if self.form.focused is None:
            self.form.focus("letter_0")

    def aloud(self) -> Sequence[str]:
        """Read what is written."""
        return (self.title,)

    def messages(self) -> Sequence[str]:
        """Say what stands there now."""
        return (self.text,)

    def handle(self, action: UiAction) -> Change[str | None]:
        """Write and erase by keys and buttons of their own, too."""
        was_typed, self._is_typed = self._is_typed, isinstance(action, TextTyped | Erased)
        match action:
            case Confirm(by_space=True):  # the letter itself comes as text
                self._is_typed = was_typed
            case Confirm(by_pad=False) if was_typed:
                return Pop(self.text)
            case TextTyped(text):
                self._write("".join(letter for letter in text if letter.isprintable()))
            case Erased(Erase.BEFORE):
                self._erase()
            case Key(name) if name == PILE:
                self._erase()
            case Key(name) if name in (MENU, START):
                return Pop(self.text)
            case _:
                return super().handle(action)
        return None

    def chosen(self, name: str) -> Change[str | None]:
        """Answer a key of the board."""
        match name:
            case "done":
                return Pop(self.text)
            case "erase":
                self._erase()
            case "space":
                self._write(" ")
            case "shift":
                self.is_upper = not self.is_upper
                self.place()
            case _:
                letter = letters_of(self.tr.language)[int(name.removeprefix("letter_"))]
                self._write(self._shown(letter))
        return None

    def back(self) -> Change[str | None]:
        """Leave the text as it was."""
        return Pop(None)

    def draw_inside(self, canvas: Canvas) -> None:
        """Declare the title, the field and what the buttons of a gamepad do."""
        kit, tr, pad = self.kit, self.tr, self.kit.px(32)
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        title = kit.text(self.title, "heading", width=inner.width)
        canvas.blit(title, inner.topleft)
        self._field.text, self._field.caret = self.text, len(self.text)
        self._field.draw(canvas, kit)
        self._draw_caret(canvas)
        middle = inner.bottom - kit.line_height("small") // 2
        right = inner.right
        for binding, words in ((MENU, tr._("Done")), (PILE, tr._("Erase"))):
            cap = self.services.key_cap(binding)
            right = draw_key_hint(canvas, kit, cap, words, right=right, middle=middle).left - kit.px(28)

    def _draw_caret(self, canvas: Canvas) -> None:
        """Declare where the next letter goes; the focus is on the letters."""
        kit, rect = self.kit, self._field.rect
        x = min(rect.left + kit.px(16) + kit.text_width(self.text, "body"), rect.right - kit.px(16))
        height = rect.height // 2
        canvas.fill(kit.color("gold"), Rect(x, rect.centery - height // 2, max(2, kit.px(2)), height))

    def _keys(self, row: Rect, gap: int) -> list[Button]:
        tr = self.tr
        keys = [
            Button("shift", tr._("Capitals"), icon="up", size=SMALL),
            Button("space", tr._("Space"), size=SMALL),
            Button("erase", tr._("Erase"), icon="left", size=SMALL),
            Button("done", tr._("Done"), ButtonKind.PRIMARY, icon="check", size=SMALL),
        ]
        width = (row.width + gap) // len(keys)
        for index, key in enumerate(keys):
            key.rect = Rect(row.left + index * width, row.top, width - gap, row.height)
        return keys

    def _shown(self, letter: str) -> str:
        return letter.upper() if self.is_upper and letter != "ß" else letter

    def _write(self, text: str) -> None:
        self.text = (self.text + text)[: self.most]
        was_upper, self.is_upper = self.is_upper, self.text[-1:] in ("", " ")
        if was_upper is not self.is_upper:
            self.place()

    def _erase(self) -> None:
        self.text = self.text[:-1]
        self._write("")
