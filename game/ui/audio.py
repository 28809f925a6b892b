"""Plays sounds and music; silent without a device, and never in the way of the game."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from enum import Enum

import pygame
from pygame.mixer import Sound

from game.ui.assets import Assets
from game.ui.ducking import Ducking

_RATE, _SIZE, _CHANNELS, _BUFFER = 32_000, -16, 2, 1024  # our sounds have that rate: nothing is to be converted
_VOICES = 12
_ENDINGS = (".ogg", ".wav")


class _Device(Enum):
    UNTRIED = "untried"
    OPEN = "open"
    NONE = "none"


class Audio:
    """The sound device, opened by `start` and closed by `close`; volumes are 0-1."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._device = _Device.UNTRIED
        self._sounds: dict[str, Sound | None] = {}
        self._effects = 1.0
        self._music = 0.5
        self._tune: str | None = None
        self._ducking = Ducking()
        self.muted = False
        self.ducks_under: frozenset[str] = frozenset()
        """The sounds under which the music sinks."""
        self.told: Callable[[str], None] | None = None
        """Is told of every sound, heard or not."""

    @property
    def audible(self) -> bool:
        """Say whether there is a device."""
        return self._device is _Device.OPEN

    def start(self) -> None:
        """Open the device, if there is one; called after the first frame so that it costs no start-up time."""
        if self._device is not _Device.UNTRIED:
            return
        try:
            with _hushed():
                pygame.mixer.init(_RATE, _SIZE, _CHANNELS, _BUFFER)
            pygame.mixer.set_num_channels(_VOICES)
        except (pygame.error, NotImplementedError):
            self._device = _Device.NONE
            return
        self._device = _Device.OPEN
        if self._tune is not None:
            self.music(self._tune)

    def close(self) -> None:
        """Close the device."""
        if self._device is _Device.OPEN:
            pygame.mixer.quit()
        self._device = _Device.NONE
        self._sounds.clear()

    def set_volumes(self, overall: float, effects: float, music: float, *, muted: bool = False) -> None:
        """Set the volumes; those of effects and music count relative to the overall one."""
        self.muted = muted
        self._effects = overall * effects
        self._music = overall * music
        self._set_music()

    def play(self, name: str, *, volume: float = 1.0) -> None:
        """Play the sound `sounds/name`; if that is not possible, only `told` hears of it."""
        if self.told is not None:
            self.told(name)
        if self.muted or not self.audible or self._effects <= 0:
            return
        sound = self._sound(name)
        if sound is None:
            return
        channel = sound.play()
        if channel is not None:
            channel.set_volume(min(1.0, self._effects * volume))
            if name in self.ducks_under:
                self._ducking.begin(sound.get_length() * 1000)

    def update(self, dt: float) -> None:
        """Let milliseconds pass: the music sinks under what must be heard, and comes back."""
        if self._ducking.update(dt):
            self._set_music()

    def music(self, name: str | None) -> None:
        """Loop the tune `music/name`, or fade it out."""
        self._tune = name
        if not self.audible:
            return
        path = None if name is None else self._file("music", name)
        try:
            if path is None:
                pygame.mixer.music.fadeout(600)
            else:
                pygame.mixer.music.load(path)
                self._set_music()
                pygame.mixer.music.play(-1, fade_ms=800)
        except pygame.error:
            self._tune = None

    def _set_music(self) -> None:
        if self.audible:
            pygame.mixer.music.set_volume(0.0 if self.muted else self._music * self._ducking.share)

    def _sound(self, name: str) -> Sound | None:
        if name not in self._sounds:
            path = self._file("sounds", name)
            try:
                self._sounds[name] = None if path is None else Sound(path)
            except pygame.error:
                self._sounds[name] = None
        return self._sounds[name]

    def _file(self, folder: str, name: str) -> str | None:
        for ending in _ENDINGS:
            if self._assets.has(f"{folder}/{name}{ending}"):
                return str(self._assets.path(f"{folder}/{name}{ending}"))
        return None


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """Keep what the system's sound libraries print when there is no device from the player's terminal."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 2)
        os.close(nothing)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
