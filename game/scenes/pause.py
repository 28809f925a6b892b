"""The menu over the table: go on, sound, speed, settings, leave; what is chosen holds at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum

from pygame import Rect

from game.bindings import FULL_SCREEN, KEYS
from game.scenes.chips import Chip, place_chips
from game.scenes.dialog import Dialog
from game.scenes.pieces import draw_key_hint
from game.scenes.quit_confirm import QuitConfirm
from game.scenes.settings import SettingsScene
from game.scenes.stage import keys_help
from game.services import Services
from game.settings import Speed
from game.ui.actions import Key, UiAction
from game.ui.compositor import Canvas
from game.ui.geometry import Size, columns, unit
from game.ui.round_buttons import IconButton
from game.ui.scene import AnyChange, Change, Pop, Push, Relayout
from game.ui.widgets import LARGE, SMALL, Button, ButtonKind, Widget

_WIDTH, _PAD, _ROW, _HEAD = 780, 44, 60, 88
_SOUND_CHIPS = ("sound_on", "sound_off")
_CHIP_GAP = 10


class PauseAnswer(Enum):
    """What the person wants after the pause."""

    RESUME = "resume"
    LEAVE = "leave"


def pause_rows(size: Size) -> tuple[Rect, Rect, Rect, Rect, Rect, Rect]:
    """Give the panel, the heading, the rows of sound, speed and seats, and the row of buttons, in window pixels."""
    u = unit(size)
    row, gap = max(38, round(_ROW * u)), round(22 * u)
    pad, heading, foot = round(_PAD * u), round(_HEAD * u), max(44, round(72 * u))
    height = 2 * pad + heading + 3 * (row + gap) + gap + foot
    panel = Rect(0, 0, round(_WIDTH * u), height)
    panel.center = (size[0] // 2, size[1] // 2)
    inner = panel.inflate(-2 * pad, -2 * pad)
    head = Rect(inner.left, inner.top, inner.width, heading)
    sound = Rect(inner.left, head.bottom, inner.width, row)
    speed = sound.move(0, row + gap)
    seats = speed.move(0, row + gap)
    return panel, head, sound, speed, seats, Rect(inner.left, inner.bottom - foot, inner.width, foot)


class PauseScene(Dialog[PauseAnswer]):
    """Pauses; leaving asks first. The scene that pushed it reads the settings again when it is done."""

    def __init__(
        self, services: Services, *, is_saved: bool = False, seats: Callable[[], AnyChange] | None = None
    ) -> None:
        """Pause; `seats` asks who is to sit at the table, where that can be asked."""
        super().__init__(services)
        self.is_saved = is_saved
        self._seats = seats
        self._labels: list[tuple[str, Rect]] = []

    def place(self) -> None:
        """Place two rows of chips and the buttons."""
        kit, tr = self.kit, self.tr
        self.panel, head, sound, speed, seats, foot = pause_rows(kit.size)
        self._labels = [(tr._("Sound"), sound), (tr._("Speed"), speed), (tr._("Seats"), seats)]
        widgets: list[Widget] = [*self._sound_chips(sound), *self._speed_chips(speed), self._seats_button(seats)]
        resume = Button("resume", tr._("Resume"), ButtonKind.PRIMARY, icon="play", size=LARGE)
        leave = Button("leave", tr._("Leave"), ButtonKind.QUIET, icon="leave", size=LARGE)
        settings = Button("settings", tr._("Settings"), ButtonKind.SECONDARY, icon="gear", size=LARGE)
        leave.rect, settings.rect, resume.rect = columns(foot, (2, 2.6, 3), kit.space("control"))
        keys = IconButton("keys", "keyboard", tip=tr._("All keys and buttons"), key_cap=self.services.key_cap(KEYS))
        size = keys.natural_size(kit)
        middle = head.top + kit.line_height("title") // 2
        keys.rect = Rect(head.right - size[0], middle - size[1] // 2, *size)
        self.form.replace([keys, *widgets, leave, settings, resume])
        if self.form.focused is None:
            self.form.focus("resume")

    def handle(self, action: UiAction) -> Change[PauseAnswer]:
        """Answer the controls, and the key that switches the sound."""
        if action == Key("sound"):
            self._set_sound(muted=not self.services.settings.muted)
            return None
        return super().handle(action)

    def chosen(self, name: str) -> Change[PauseAnswer]:
        """Go on, ask whether to leave, or take another setting."""
        match name:
            case "resume":
                return Pop(PauseAnswer.RESUME)
            case "leave":
                return Push(QuitConfirm(self.services, is_saved=self.is_saved), _left)
            case "keys":
                return Push(keys_help(self.services))
            case "settings":
                return Push(SettingsScene(self.services), lambda _: Relayout())
            case "seats" if self._seats is not None:
                return self._seats()
            case "sound_on" | "sound_off":
                self._set_sound(muted=name == "sound_off")
            case _:
                settings = replace(self.services.settings, speed=Speed(name.removeprefix("speed_")))
                self.services.preferences.change(settings)
                self.place()
        return None

    def back(self) -> Change[PauseAnswer]:
        """Go on."""
        return Pop(PauseAnswer.RESUME)

    def draw_inside(self, canvas: Canvas) -> None:
        """Declare the heading and the names of the rows."""
        kit = self.kit
        head = pause_rows(kit.size)[1]
        icon = kit.icon("pause", 40, "gold")
        canvas.blit(icon, (head.left, head.top + (kit.line_height("title") - icon.get_height()) // 2))
        left, middle = head.left + icon.get_width() + kit.px(12), head.top + kit.line_height("title") // 2
        words = self.tr._("Full screen")
        hint = draw_key_hint(
            canvas,
            kit,
            self.services.key_cap(FULL_SCREEN),
            words,
            right=self.form["keys"].rect.left - kit.px(20),
            middle=middle,
        )
        title = kit.text(self.tr._("Paused"), "title", width=hint.left - left - kit.px(16))
        canvas.blit(title, (left, middle - title.get_height() // 2))
        for words, row in self._labels:
            label = kit.text(words, "section", "text-2", width=_label_width(row))
            canvas.blit(label, (row.left, row.centery - label.get_height() // 2))

    def _set_sound(self, *, muted: bool) -> None:
        settings = replace(self.services.settings, muted=muted)
        self.services.preferences.change(settings)
        self.services.audio.set_volumes(
            settings.volume, settings.effects_volume, settings.music_volume, muted=settings.muted
        )
        self.place()

    def _sound_chips(self, row: Rect) -> list[Chip]:
        chips = [Chip("sound_on", self.tr._("On")), Chip("sound_off", self.tr._("Off"))]
        for chip in chips:
            chip.title = f"{self.tr._('Sound')}: {chip.label}"
        muted = self.services.settings.muted
        chips[0].chosen, chips[1].chosen = not muted, muted
        return self._in_row(chips, row)

    def _speed_chips(self, row: Rect) -> list[Chip]:
        tr = self.tr
        words = {
            Speed.RELAXED: tr._("Relaxed"),
            Speed.NORMAL: tr._("Normal"),
            Speed.FAST: tr._("Fast"),
            Speed.INSTANT: tr._("Instant"),
        }
        chips = []
        for speed, label in words.items():
            chip = Chip(f"speed_{speed.value}", label)
            chip.title = f"{tr._('Speed')}: {label}"
            chip.chosen = speed is self.services.settings.speed
            chips.append(chip)
        return self._in_row(chips, row)

    def aloud(self) -> Sequence[str]:
        """Read the heading."""
        return (self.tr._("Paused"),)

    def _seats_button(self, row: Rect) -> Button:
        disabled = None if self._seats is not None else self.tr._("Nobody can change seats here.")
        button = Button("seats", self.tr._("Leave, come back, join in"), icon="people", size=SMALL, disabled=disabled)
        left = row.left + _label_width(row) + self.kit.px(_CHIP_GAP)
        button.rect = Rect(left, row.top, row.right - left, row.height)
        return button

    def _in_row(self, chips: list[Chip], row: Rect) -> list[Chip]:
        """Give the chips the row right of its name."""
        gap = self.kit.px(_CHIP_GAP)
        left = row.left + _label_width(row) + gap
        place_chips(self.kit, chips, Rect(left, row.top, row.right - left, row.height), gap)
        return chips


def _label_width(row: Rect) -> int:
    return row.width // 6


def _left(leaves: bool) -> AnyChange:
    return Pop(PauseAnswer.LEAVE) if leaves else None
