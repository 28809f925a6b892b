"""Ten keys for a PIN, and the dots that say how many digits are there; a digit is never shown."""

from __future__ import annotations

from pygame import Rect

from game.i18n import Translator
from game.session.pins import PIN_LENGTH
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.round_buttons import IconButton
from game.ui.widgets import NORMAL, Button, ButtonKind, Widget

DIGITS = "1234567890"
ERASE = "erase"
_IN_ROW = 5
_KEY, _GAP, _DOT = 64, 12, 20


class PinPad:
    """The digits typed so far, and keys to type them with: five in a row, and one that erases."""

    def __init__(self) -> None:
        self.typed = ""

    @property
    def is_full(self) -> bool:
        """Say whether all digits are there."""
        return len(self.typed) == PIN_LENGTH

    def press(self, name: str) -> bool:
        """Take a key of the pad by its name, and say whether it is one."""
        if name == ERASE:
            self.typed = self.typed[:-1]
            return True
        digit = name.removeprefix("pin_")
        if not name.startswith("pin_") or self.is_full:
            return False
        self.typed += digit
        return True

    def clear(self) -> None:
        """Begin anew."""
        self.typed = ""

    @staticmethod
    def height(kit: Kit) -> int:
        """Give how high the dots and the keys are together."""
        return _dots_height(kit) + 2 * _side(kit) + kit.px(_GAP)

    def place(self, kit: Kit, tr: Translator, middle: int, top: int) -> list[Widget]:
        """Make the keys, round a middle and below the dots."""
        side, gap = _side(kit), kit.px(_GAP)
        left = middle - (_IN_ROW * (side + gap) + side) // 2
        top += _dots_height(kit)
        keys: list[Widget] = []
        for index, digit in enumerate(DIGITS):
            row, column = divmod(index, _IN_ROW)
            key = Button(f"pin_{digit}", digit, ButtonKind.SECONDARY, size=NORMAL)
            key.rect = Rect(left + column * (side + gap), top + row * (side + gap), side, side)
            keys.append(key)
        erase = IconButton(ERASE, "left", tip=tr._("Take the last digit back"))
        erase.rect = Rect(left + _IN_ROW * (side + gap), top + (side + gap) // 2, side, side)
        return [*keys, erase]

    def draw_dots(self, canvas: Canvas, kit: Kit, middle: int, top: int) -> None:
        """Declare a dot for every digit, filled when it is there."""
        dot, apart = kit.px(_DOT), kit.px(_DOT * 2)
        left = middle - (PIN_LENGTH - 1) * apart // 2
        for index in range(PIN_LENGTH):
            is_there = index < len(self.typed)
            disc = kit.disc(dot, "gold" if is_there else None, "gold" if is_there else "bot", max(2.0, 3 * kit.u))
            canvas.blit_centered(disc, (left + index * apart, top + dot // 2))


def _side(kit: Kit) -> int:
    return max(44, kit.px(_KEY))


def _dots_height(kit: Kit) -> int:
    return kit.px(_DOT) + kit.px(22)
