"""Follow a person who types a PIN: chooses it twice the first time, later types it once; a wrong one is told."""

from __future__ import annotations

from enum import Enum

from pygame import Rect

from game.i18n import Translator
from game.rules.seat import Seat
from game.scenes.pin_pad import PinPad
from game.session.pins import Pins
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.widgets import Widget

_SHAKE_MS = 260.0


class _Step(Enum):
    CHOOSE = "choose"
    REPEAT = "repeat"
    ENTER = "enter"


class PinEntry:
    """What one person types at one hand-over."""

    def __init__(self, pins: Pins, seat: Seat, name: str, tr: Translator) -> None:
        self._pins = pins
        self._seat = seat
        self._name = name
        self._tr = tr
        self._pad = PinPad()
        self._step = _Step.ENTER if pins.has(seat) else _Step.CHOOSE
        self._first = ""
        self._shakes = 0.0
        self.is_wrong = False

    @property
    def is_shaking(self) -> bool:
        """Say whether the dots still shake because the PIN was wrong."""
        return self._shakes > 0

    def height(self, kit: Kit) -> int:
        """Give how high the keys with their dots are, in real pixels."""
        return self._pad.height(kit)

    def place(self, kit: Kit, middle: int, top: int) -> list[Widget]:
        """Make the keys."""
        return self._pad.place(kit, self._tr, middle, top)

    def press(self, name: str) -> bool:
        """Take a key, and say whether the hand opens with it."""
        if not self._pad.press(name):
            return False
        self.is_wrong = False
        if not self._pad.is_full:
            return False
        typed = self._pad.typed
        self._pad.clear()
        return self._took(typed)

    def update(self, dt: float) -> bool:
        """Let milliseconds pass and say whether the picture changes."""
        if self._shakes <= 0:
            return False
        self._shakes = max(0.0, self._shakes - dt)
        return True

    def draw(self, canvas: Canvas, kit: Kit, middle: Rect, top: int) -> None:
        """Declare the dots."""
        aside = kit.px(10) if round(self._shakes / 65) % 2 else 0
        self._pad.draw_dots(canvas, kit, middle.centerx + aside, top)

    def hint(self, tr: Translator, *, is_awake: bool, has_jumps: bool) -> str:
        """Say what is to be typed."""
        if self.is_wrong:
            return tr._("These are not the same.") if self._step is _Step.CHOOSE else tr._("That is not the PIN.")
        if has_jumps and not is_awake:
            return tr._("Press Space, then type the PIN")
        match self._step:
            case _Step.CHOOSE:
                return tr._("{name} chooses a PIN of four digits", name=self._name)
            case _Step.REPEAT:
                return tr._("Once more, to be sure")
            case _Step.ENTER:
                return tr._("Type {name}’s PIN", name=self._name)

    def _took(self, typed: str) -> bool:
        match self._step:
            case _Step.CHOOSE:
                self._first, self._step = typed, _Step.REPEAT
            case _Step.REPEAT if typed == self._first:
                self._pins.choose(self._seat, typed)
                return True
            case _Step.REPEAT:
                self._step = _Step.CHOOSE
                self._fail()
            case _Step.ENTER:
                if self._pins.opens(self._seat, typed):
                    return True
                self._fail()
        return False

    def _fail(self) -> None:
        self.is_wrong = True
        self._shakes = _SHAKE_MS
