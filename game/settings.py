"""What the player has chosen for all games: plain values with their defaults."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Speed(Enum):
    """How fast the table moves; the values are the theme's names."""

    RELAXED = "relaxed"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Sorting(Enum):
    """How the viewer's hand is ordered."""

    COLOR = "color"
    NUMBER = "number"
    DEALT = "dealt"


@dataclass(frozen=True, slots=True)
class Settings:
    """Every choice of the player; volumes are 0-1, the text scale 0.8-1.6."""

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    text_scale: float = 1.0
    volume: float = 0.8
    effects_volume: float = 1.0
    music_volume: float = 0.5
    muted: bool = False
    sorting: Sorting = Sorting.COLOR
    theme: str = "felt"
    language: str = "en"
    full_screen: bool = False
    remarks: bool = True


class Preferences:
    """Holds the settings of now; a scene changes them by giving new ones."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.current = Settings() if settings is None else settings

    def change(self, settings: Settings) -> None:
        """Take other settings from now on."""
        self.current = settings
