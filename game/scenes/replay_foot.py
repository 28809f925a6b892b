"""The buttons below the scrubber of a replay, and its speeds."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from game.i18n import Translator
from game.ui.controls import Option, Segments
from game.ui.geometry import in_row
from game.ui.kit import Kit
from game.ui.widgets import NORMAL, Button, ButtonKind, Widget

SPEEDS = ("0.5", "1", "2", "4")


def foot_controls(kit: Kit, tr: Translator, row: Rect, speed: float, *, is_playing: bool) -> list[Widget]:
    """Make and place the buttons that step and play, and the speeds, in a row of the window."""
    size = replace(NORMAL, height=52)
    icon = "pause" if is_playing else "play"
    words = tr._("Pause") if is_playing else tr.pgettext("replay", "Play")
    buttons = [
        Button("first", "", ButtonKind.QUIET, icon="prev", size=size, tip=tr._("To the beginning")),
        Button("prev", "", ButtonKind.QUIET, icon="left", size=size, tip=tr._("One move back")),
        Button("play", words, ButtonKind.PRIMARY, icon=icon, size=size),
        Button("next", "", ButtonKind.QUIET, icon="right", size=size, tip=tr._("One move on")),
        Button("last", "", ButtonKind.QUIET, icon="next", size=size, tip=tr._("To the end")),
    ]
    height = min(row.height - 6, max(kit.px(56), 40))
    narrow = (height, height)
    wide = (max(kit.px(150), buttons[2].natural_size(kit)[0]), height)
    places = in_row([narrow, narrow, wide, narrow, narrow], row, kit.px(16))
    for button, place in zip(buttons, places, strict=True):
        button.rect = place
    speeds = Segments(
        "speed", [Option(value, tr._("{factor}×", factor=tr.number(float(value)))) for value in SPEEDS], f"{speed:g}"
    )
    width, _ = speeds.natural_size(kit)
    speeds.rect = Rect(row.right - width, row.centery - height // 2, width, height)
    return [*buttons, speeds]
