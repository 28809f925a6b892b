"""The bundle handed to every scene: all that would otherwise be global, in one frozen value."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from game.bindings import DEFAULT_BINDINGS
from game.i18n import PLAIN_TITLES, SOURCE, Translator, load_translations, shipped_languages
from game.key_names import cap_name
from game.locales import system_language
from game.look import Look
from game.screen_readers import is_screen_reader_running
from game.settings import Preferences, Settings
from game.speech import open_speaker
from game.store.keep import Keep
from game.ui.assets import Assets, find_assets
from game.ui.audio import Audio
from game.ui.binding_table import Bindings
from game.ui.geometry import Size
from game.ui.input import Input
from game.ui.kit import Kit
from game.ui.picture_file import write_picture
from game.ui.text import Typesetter
from game.ui.theme import Theme
from game.ui.window import Wish
from game.voice import Voice

if TYPE_CHECKING:
    from pygame import Surface

    from game.ai.policy_book import PolicyBook
    from game.paths import Folders

_LANGUAGES: Final = "i18n"
_PICTURE: Final = "down-to-one"
_DUCKING: Final = frozenset({"uno"})
"""The sounds under which the music sinks: the call."""


@dataclass(frozen=True)
class Services:
    """Theme, assets, sound, voice, language and settings; `seed` fixes the next match, None leaves it to chance."""

    look: Look
    assets: Assets
    type: Typesetter
    audio: Audio
    translator: Translator
    preferences: Preferences = field(default_factory=Preferences)
    keep: Keep = field(default_factory=Keep)
    input: Input = field(default_factory=lambda: Input(DEFAULT_BINDINGS))
    seed: int | None = None
    system_language: str = SOURCE
    voice: Voice = field(default_factory=Voice)

    @property
    def theme(self) -> Theme:
        """Give the theme of now, in the chosen colours."""
        return self.look.theme

    @property
    def settings(self) -> Settings:
        """Give the settings of now."""
        return self.preferences.current

    def kit(self, size: Size) -> Kit:
        """Give what widgets draw with in a window of so many pixels."""
        return Kit(size, self.theme, self.assets, self.type, self.settings.text_scale)

    def take(self, settings: Settings) -> None:
        """Let other settings hold from now on: kept, heard and seen; scenes lay out anew by themselves."""
        self.preferences.change(settings)
        _sound(self.audio, settings)
        self.look.wear(settings)
        self.speak(settings.language)
        self.voice.obey(settings, self.translator.language)
        self.input.bindings = bound(settings)

    def begin(self) -> None:
        """Let it be heard, once something is seen: opening the devices takes a while."""
        self.audio.start()
        self.input.pads.begin()
        self.voice.begin(self.settings, self.translator.language)

    @property
    def languages(self) -> tuple[str, ...]:
        """Name the languages there are texts in, as locales, in the order they are offered."""
        return shipped_languages(self.assets.root / _LANGUAGES)

    def speak(self, wished: str) -> None:
        """Let all words be in a language from now on: the system's if none is wished, English if it has no texts."""
        language = wished or self.system_language
        if language not in self.languages:
            language = SOURCE
        self.type.plain_titles = language in PLAIN_TITLES
        if language != self.translator.language:
            self.translator.speak(load_translations(self.assets.root / _LANGUAGES, language), language)

    def window_wish(self) -> Wish:
        """Say how the window should be shown."""
        return Wish(self.settings.full_screen, self.settings.window)

    def toggle_full_screen(self) -> None:
        """Fill the screen from now on, or no longer."""
        self.preferences.change(replace(self.settings, full_screen=not self.settings.full_screen))

    def take_picture(self, surface: Surface) -> None:
        """Write what the window shows into the folder of exports, where files are kept; it can be heard."""
        if self.keep.keeps_files and write_picture(self.keep.exports_folder, _PICTURE, surface):
            self.audio.play("snap")

    def key_cap(self, binding: str) -> str:
        """Give the key of a binding, or its button where a gamepad was used last, as a person reads it."""
        return cap_name(self.translator, self.input.cap(binding))

    def policies(self) -> PolicyBook:
        """Read the trained weights that bots play by, afresh for every match: it takes a few milliseconds.

        Raises:
            StoreError: They are missing or damaged.
        """
        from game.store.policies import policy_folder, read_policies

        return read_policies(policy_folder())

    def close(self) -> None:
        """Let go of the audio device, the voice and files."""
        self.audio.close()
        self.input.pads.close()
        self.voice.close()
        self.keep.close()

    def match_seed(self) -> int:
        """Give the fixed seed, or a fresh one of 64 bits."""
        return secrets.randbits(64) if self.seed is None else self.seed


def make_services(
    *, seed: int | None = None, settings: Settings | None = None, folders: Folders | None = None
) -> Services:
    """Assemble the services from the files that come with the program, and the player's own where `folders` are given.

    Raises:
        MissingAssetError: A file is not there.
        ThemeError: The theme cannot be used.
    """
    assets = Assets(find_assets())
    keep = Keep(folders)
    preferences = Preferences(_usable(keep.settings if settings is None else settings, assets), keep.write_settings)
    look = Look(assets, preferences.current)
    audio = Audio(assets)
    audio.ducks_under = _DUCKING
    _sound(audio, preferences.current)
    services = Services(
        look=look,
        assets=assets,
        type=Typesetter(look.theme, assets),
        audio=audio,
        translator=Translator(),
        preferences=preferences,
        keep=keep,
        input=Input(bound(preferences.current)),
        seed=seed,
        system_language=SOURCE if folders is None else _spoken_by_system(assets),
        voice=Voice() if folders is None else Voice(open_speaker, is_screen_reader_running),
    )
    services.speak(preferences.current.language)
    return services


def _spoken_by_system(assets: Assets) -> str:
    return system_language(shipped_languages(assets.root / _LANGUAGES))


def bound(settings: Settings) -> Bindings:
    """Give the table of keys and buttons as the player has changed it."""
    return DEFAULT_BINDINGS.with_own(settings.own_keys, settings.own_buttons)


def _sound(audio: Audio, settings: Settings) -> None:
    audio.set_volumes(settings.volume, settings.effects_volume, settings.music_volume, muted=settings.muted)


def _usable(settings: Settings, assets: Assets) -> Settings:
    """Return settings whose theme and language are there."""
    if not assets.has(f"themes/{settings.theme}/theme.toml"):
        settings = replace(settings, theme=Settings().theme)
    if settings.language not in shipped_languages(assets.root / _LANGUAGES):
        settings = replace(settings, language=Settings().language)
    return settings
