"""The choices of the settings that matter where several people share the screen, offered where they sit down."""

from __future__ import annotations

from typing import Final

from game.i18n import Translator
from game.scenes.column import Column
from game.scenes.settings_rows import Section, entries, setting_control
from game.settings import Settings

SHARED: Final = ("opening", "flat_table")
"""The fields of `Settings` that are offered."""


def fill_shared(column: Column, tr: Translator, settings: Settings) -> None:
    """Put how a hand is opened, and whether the screen lies flat."""
    column.space(8)
    column.rule()
    for entry in entries(tr, Section.PLAY, settings, {}):
        if entry.field in SHARED:
            column.row(entry.title, entry.line, setting_control(tr, settings, entry.field, {}))
