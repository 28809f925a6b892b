"""The choices of the settings page by section: name, one line, control; and a control's value put into settings."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final, TypeAlias

from game.bindings import DEFAULT_BINDINGS, FULL_SCREEN, SPEECH
from game.i18n import OWN_NAMES, Translator
from game.settings import CardBack, Opening, Palette, Settings, Sorting, Speech, Speed, Verbosity
from game.ui.binding_table import Bindings
from game.ui.controls import Option, Slider, Toggle
from game.ui.field import Choice
from game.ui.geometry import LARGEST_WINDOW
from game.ui.widgets import Widget


class Section(Enum):
    """A part of the page; the values are the names of their icons."""

    SOUND = "sound"
    DISPLAY = "screen"
    PLAY = "play"
    ACCESS = "access"
    CONTROLS = "keyboard"


@dataclass(frozen=True, slots=True)
class Entry:
    """One row: the field of `Settings`, its words, and its value in words where the control does not show it."""

    field: str
    title: str
    line: str
    value: str = ""


Offers: TypeAlias = Mapping[str, Mapping[str, str]]
"""From the field to what was found to choose from: the values and their words."""

ENUMS: Final[Mapping[str, type[Enum]]] = {
    "speed": Speed,
    "sorting": Sorting,
    "palette": Palette,
    "card_back": CardBack,
    "opening": Opening,
    "speech": Speech,
    "verbosity": Verbosity,
}
SPANS: Final[Mapping[str, tuple[float, float, float]]] = {
    "volume": (0.0, 1.0, 0.05),
    "effects_volume": (0.0, 1.0, 0.05),
    "music_volume": (0.0, 1.0, 0.05),
    "text_scale": (0.8, 1.6, 0.05),
    "bot_pace": (0.5, 3.0, 0.25),
    "speech_rate": (0.0, 1.0, 0.05),
}
"""From the field to its least value, its greatest and its step."""

WINDOWS: Final = ((1024, 600), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440), LARGEST_WINDOW)
ANY_WINDOW: Final = "any"
SYSTEM: Final = "system"
"""The choice of the language the system speaks."""


def section_words(tr: Translator) -> Mapping[Section, str]:
    """Name the sections."""
    return {
        Section.SOUND: tr._("Sound"),
        Section.DISPLAY: tr._("Display"),
        # Translators: the section with speed, hints, sorting: a noun.
        Section.PLAY: tr.pgettext("settings", "Play"),
        Section.ACCESS: tr._("Accessibility"),
        # Translators: the section with keys and gamepad buttons.
        Section.CONTROLS: tr._("Controls"),
    }


def entries(
    tr: Translator, section: Section, settings: Settings, offers: Offers, keys: Bindings = DEFAULT_BINDINGS
) -> tuple[Entry, ...]:
    """Give the rows of a section; without a choice there is no row. `keys` are those that the lines name."""
    match section:
        case Section.SOUND:
            return (
                Entry("muted", tr._("Silence"), tr._("No sound and no music.")),
                Entry("volume", tr._("Volume"), tr._("Of everything together."), _percent(tr, settings.volume)),
                Entry(
                    "effects_volume",
                    tr._("Effects"),
                    tr._("Cards, calls and chimes."),
                    _percent(tr, settings.effects_volume),
                ),
                Entry(
                    "music_volume",
                    tr._("Music"),
                    tr._("Quiet, in the background."),
                    _percent(tr, settings.music_volume),
                ),
            )
        case Section.DISPLAY:
            # Translators: name it in your language and in English, so that everybody finds it: “Sprache (Language)”.
            language = Entry("language", tr._("Language"), tr._("Of all words, from now on."))
            theme = Entry("theme", tr._("Theme"), tr._("The colour of the cloth."))
            return (
                *(entry for entry in (language, theme) if len(offers[entry.field]) > 1),
                Entry("card_back", tr._("Card backs"), tr._("What covered cards are painted in.")),
                Entry("full_screen", tr._("Full screen"), _anywhere(tr, keys.key_of(FULL_SCREEN))),
                Entry("window", tr._("Window size"), tr._("When it does not fill the screen.")),
            )
        case Section.PLAY:
            return (
                Entry("speed", tr._("Speed of play"), tr._("How long moves take to show.")),
                Entry(
                    "bot_pace",
                    tr._("Bots take their time"),
                    tr._("How long they wait before they act."),
                    _times(tr, settings.bot_pace),
                ),
                Entry("sorting", tr._("Your cards"), tr._("How your hand is sorted.")),
                Entry("hints", tr._("Hints"), tr._("Show what can be done, and offer advice.")),
                Entry("tips", tr._("Tips"), tr._("Said once each, in your first games.")),
                Entry("auto_uno", tr._("Call UNO for me"), tr._("With the play that leaves one card.")),
                Entry("remarks", tr._("Remarks"), tr._("Bots say a word now and then.")),
                Entry("opening", tr._("Opening a hand"), tr._("When several people share the screen.")),
                Entry("view_turns", tr._("Turn the table"), tr._("Else all keep their places in the picture.")),
                Entry("flat_table", tr._("The screen lies flat"), tr._("All sit round it: plates and news face them.")),
            )
        case Section.ACCESS:
            return (
                Entry("palette", tr._("Card colours"), tr._("Every colour also has its emblem.")),
                Entry("text_scale", tr._("Text size"), tr._("From 80 to 160 %."), _percent(tr, settings.text_scale)),
                Entry("high_contrast", tr._("High contrast"), tr._("Brighter words, stronger edges, a wider focus.")),
                Entry("reduced_motion", tr._("Reduced motion"), tr._("Cards fade in place of flying.")),
                Entry("captions", tr._("Captions"), tr._("Names every sound that means something.")),
                Entry("speech", tr._("Speech"), _aloud(tr, keys.key_of(SPEECH))),
                Entry("verbosity", tr._("How much is said"), tr._("Names alone, or kinds and places too.")),
                Entry(
                    "speech_rate",
                    tr._("Speech rate"),
                    tr._("Of a voice of the system; a screen reader has its own."),
                    _percent(tr, settings.speech_rate),
                ),
            )
        case Section.CONTROLS:
            return ()


def _anywhere(tr: Translator, key: str) -> str:
    return tr._("{key} switches it anywhere.", key=key) if key else tr._("No key switches it.")


def _aloud(tr: Translator, key: str) -> str:
    if not key:
        return tr._("Reads everything aloud.")
    return tr._("Reads everything aloud. {key} switches it anywhere.", key=key)


def found_languages(tr: Translator, names: Sequence[str]) -> Mapping[str, str]:
    """Word the choice of language, if there is one: the system's, and every one as its own speakers call it."""
    if len(names) < 2:
        return {}
    return {SYSTEM: tr._("As the system"), **{name: OWN_NAMES[name] for name in names}}


def found_themes(tr: Translator, names: Collection[str]) -> Mapping[str, str]:
    """Word the choice of theme out of those whose files are there."""
    words = {"felt": tr._("Teal felt"), "dusk": tr._("Dusk"), "walnut": tr._("Walnut")}
    return {name: words[name] for name in words if name in names}


def setting_control(tr: Translator, settings: Settings, name: str, offers: Offers) -> Widget:
    """Make the control of a field from its kind."""
    value = getattr(settings, name)
    if isinstance(value, bool):
        return Toggle(name, on=value)
    if name in SPANS:
        least, most, step = SPANS[name]
        span = most - least
        return Slider(name, round((value - least) / span, 4), step=step / span)
    return Choice(name, _options(tr, name, offers), _plain(name, value))


def with_value(settings: Settings, name: str, value: bool | int | float | str) -> Settings:
    """Give the settings with what a control says; tips that are switched on are all given anew."""
    changes: dict[str, Any] = {name: _meant(name, value)}
    if name == "tips":
        changes["seen_tips"] = ()
    return replace(settings, **changes)


def with_defaults(settings: Settings, names: list[str]) -> Settings:
    """Give the settings with some fields as they were when the game was new."""
    changes: dict[str, Any] = {name: getattr(Settings(), name) for name in names}
    return replace(settings, **changes)


def _meant(name: str, value: bool | int | float | str) -> object:
    if name in SPANS:
        least, most, step = SPANS[name]
        return round(least + round(float(value) * (most - least) / step) * step, 2)
    if name in ENUMS:
        return ENUMS[name](value)
    if name == "window":
        return next((size for size in WINDOWS if _size_text(size) == value), None)
    return "" if name == "language" and value == SYSTEM else value


def _plain(name: str, value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if name == "window":
        return next((_size_text(size) for size in WINDOWS if size == value), ANY_WINDOW)
    return SYSTEM if name == "language" and not value else str(value)


def _options(tr: Translator, name: str, offers: Offers) -> list[Option]:
    if name == "window":
        return [Option(ANY_WINDOW, tr._("As it is")), *(Option(_size_text(size), _size_text(size)) for size in WINDOWS)]
    if name in offers:
        return [Option(value, words) for value, words in offers[name].items()]
    words = value_words(tr)
    return [Option(str(member.value), words[member]) for member in ENUMS[name]]


def value_words(tr: Translator) -> Mapping[Enum, str]:
    """Name every value of the settings that is chosen from a few."""
    return {
        Speed.RELAXED: tr._("Relaxed"),
        Speed.NORMAL: tr._("Normal"),
        Speed.FAST: tr._("Fast"),
        Speed.INSTANT: tr._("Instant"),
        Sorting.COLOR: tr._("By colour"),
        Sorting.NUMBER: tr._("By number"),
        Sorting.DEALT: tr._("As dealt"),
        Palette.USUAL: tr._("Usual"),
        Palette.SAFE: tr._("Colour-vision safe"),
        Palette.CONTRAST: tr._("High contrast"),
        CardBack.INDIGO: tr._("Indigo"),
        CardBack.TEAL: tr._("Teal"),
        CardBack.PLUM: tr._("Plum"),
        # Translators: how a hand is opened: by holding a button, by a click, by a short number.
        Opening.HOLD: tr._("Hold a button"),
        Opening.CLICK: tr._("One click"),
        Opening.PIN: tr._("A PIN each"),
        Speech.AUTO: tr._("With a screen reader"),
        Speech.ON: tr.pgettext("speech", "Always"),
        Speech.OFF: tr.pgettext("speech", "Never"),
        # Translators: how much is read aloud.
        Verbosity.BRIEF: tr.pgettext("speech", "Little"),
        Verbosity.NORMAL: tr.pgettext("speech", "Normal"),
        Verbosity.FULL: tr.pgettext("speech", "Everything"),
    }


def _size_text(size: tuple[int, int]) -> str:
    return f"{size[0]} × {size[1]}"


def _percent(tr: Translator, share: float) -> str:
    return tr._("{percent} %", percent=round(share * 100))


def _times(tr: Translator, factor: float) -> str:
    return tr._("{factor}×", factor=tr.number(factor))
