"""What the player has chosen for all games: plain values with their defaults."""

from __future__ import annotations

from collections.abc import Callable
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


class Palette(Enum):
    """Which colours the cards have; the values other than `usual` are names of files in `assets/palettes`."""

    USUAL = "usual"
    SAFE = "safe"
    CONTRAST = "contrast"


class Opening(Enum):
    """How a person opens their hand where several share the screen."""

    HOLD = "hold"
    CLICK = "click"
    PIN = "pin"


class Speech(Enum):
    """Whether the game speaks; by itself it does where a screen reader runs."""

    AUTO = "auto"
    ON = "on"
    OFF = "off"


class Verbosity(Enum):
    """How much is said: names and values, kinds and places too, everything that is known."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


class CardBack(Enum):
    """What the backs of the cards are painted in."""

    INDIGO = "indigo"
    TEAL = "teal"
    PLUM = "plum"


@dataclass(frozen=True, slots=True)
class Settings:
    """Every choice of the player.

    Volumes are 0-1, the text scale 0.8-1.6. `bot_pace` multiplies the time bots take to react, 0.5-3: more is
    slower. `auto_uno` calls UNO for the player with the play that needs it; `hints` shows what can be done and
    offers the coach; `window` is the window's size in pixels, None the usual one; `language` is the name of a
    locale like `pt_BR`, empty for the one the system speaks. `view_turns` draws a shared table from the place of
    whoever holds the screen; else everybody keeps their place in the picture, and comes to its lower edge to play.
    `flat_table` turns plates and news to every side, for a screen that lies between the people. `speech_rate` is
    0-1, 0.5 the voice's own.
    `own_keys` and `own_buttons` are the bindings that the player changed, by id, each with its key or button, empty for
    none. `captions` names sounds in writing; `high_contrast` sets text and edges off more, and the cards' marks.
    `tips` are given once each; `seen_tips` are those that were.
    """

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    text_scale: float = 1.0
    volume: float = 0.8
    effects_volume: float = 1.0
    music_volume: float = 0.5
    muted: bool = False
    sorting: Sorting = Sorting.COLOR
    theme: str = "felt"
    language: str = ""
    full_screen: bool = False
    window: tuple[int, int] | None = None
    palette: Palette = Palette.USUAL
    card_back: CardBack = CardBack.INDIGO
    hints: bool = True
    auto_uno: bool = False
    bot_pace: float = 1.0
    remarks: bool = True
    opening: Opening = Opening.HOLD
    view_turns: bool = True
    flat_table: bool = False
    speech: Speech = Speech.AUTO
    verbosity: Verbosity = Verbosity.NORMAL
    speech_rate: float = 0.5
    own_keys: tuple[tuple[str, str], ...] = ()
    own_buttons: tuple[tuple[str, str], ...] = ()
    captions: bool = False
    high_contrast: bool = False
    tips: bool = True
    seen_tips: tuple[str, ...] = ()


class Preferences:
    """Holds the settings of now; a scene changes them by giving new ones, and `keep` is handed each of them."""

    def __init__(self, settings: Settings | None = None, keep: Callable[[Settings], None] | None = None) -> None:
        self.current = Settings() if settings is None else settings
        self._keep = keep

    def change(self, settings: Settings) -> None:
        """Take other settings from now on, and keep them."""
        if settings == self.current:
            return
        self.current = settings
        if self._keep is not None:
            self._keep(settings)
