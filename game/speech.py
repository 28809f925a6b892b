"""Ways to say a sentence aloud: by the screen reader or voice of the system, by nobody, or into a list for tests.

What can speak is an extra of the package, imported when speech is switched on and not before; where it is missing, or
fails at any time, nothing is heard and nothing else happens.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final, Protocol

USUAL_RATE: Final = 0.5
"""The setting of the rate that leaves a voice as its owner has set it."""

LIBRARY: Final = "prism"
"""The module that finds screen readers and voices; it need not be there."""


class Speaker(Protocol):
    """Says sentences; none of its methods ever raises."""

    def say(self, text: str, *, interrupt: bool) -> None:
        """Say something after what is being said, or at once instead of it."""
        ...

    def stop(self) -> None:
        """Be quiet."""
        ...

    def is_speaking(self) -> bool | None:
        """Say whether it still speaks; None where that can't be known."""
        ...

    def set_rate(self, rate: float) -> None:
        """Speak as fast as this, 0-1, where the voice allows it; `USUAL_RATE` is the voice's own."""
        ...

    def set_language(self, language: str) -> None:
        """Speak in a voice for a language such as `pt_BR`, where there is one to choose."""
        ...

    @property
    def name(self) -> str:
        """Give the name of what speaks, nothing where nothing does."""
        ...


class SilentSpeaker:
    """Says nothing."""

    name = ""

    def say(self, text: str, *, interrupt: bool) -> None:
        """Say nothing."""

    def stop(self) -> None:
        """Stay quiet."""

    def is_speaking(self) -> bool | None:
        """Say that it does not."""
        return False

    def set_rate(self, rate: float) -> None:
        """Change nothing."""

    def set_language(self, language: str) -> None:
        """Change nothing."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """What was said, and whether it cut off what was being said."""

    text: str
    interrupt: bool


@dataclass(slots=True)
class RecordingSpeaker:
    """Keeps what it is told to say, for tests; `talks_for` lets it go on for as many questions whether it speaks."""

    said: list[Utterance] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    languages: list[str] = field(default_factory=list)
    talks_for: int = 0
    stops: int = 0
    name: str = "recording"
    _left: int = 0

    def say(self, text: str, *, interrupt: bool) -> None:
        """Keep a sentence."""
        self.said.append(Utterance(text, interrupt))
        self._left = self.talks_for

    def stop(self) -> None:
        """Be done with the sentence."""
        self.stops += 1
        self._left = 0

    def is_speaking(self) -> bool | None:
        """Say whether the last sentence still lasts."""
        if self._left:
            self._left -= 1
            return True
        return False

    def set_rate(self, rate: float) -> None:
        """Keep the rate."""
        self.rates.append(rate)

    def set_language(self, language: str) -> None:
        """Keep the language."""
        self.languages.append(language)

    @property
    def texts(self) -> list[str]:
        """Give the sentences alone."""
        return [utterance.text for utterance in self.said]


class _Voice(Protocol):
    """What is used of a voice of the library."""

    rate: float
    voice: int

    @property
    def name(self) -> str: ...

    @property
    def voices_count(self) -> int: ...

    def get_voice_language(self, idx: int) -> str: ...

    @property
    def speaking(self) -> bool: ...

    def speak(self, text: str, interrupt: bool = False) -> None: ...

    def output(self, text: str, interrupt: bool = False) -> None: ...

    def stop(self) -> None: ...


class PrismSpeaker:
    """Speaks, and writes on a braille display, by a screen reader or a voice of the system that prismatoid found."""

    def __init__(self, voice: _Voice, context: object = None) -> None:
        """Speak by a voice; its `context` has to live as long."""
        self._voice: _Voice | None = voice
        self._context = context
        self._has_braille = True
        self._knows_state = True
        self._own_rate = self._read_rate()

    @property
    def name(self) -> str:
        """Give the name of the screen reader or voice, nothing once it has failed."""
        voice, found = self._voice, ""
        if voice is not None:
            with contextlib.suppress(Exception):
                found = voice.name
        return found

    def say(self, text: str, *, interrupt: bool) -> None:
        """Say something; a voice that fails is never asked again."""
        voice, words = self._voice, text.replace("\0", " ").strip()
        if voice is None or not words:
            return
        if self._has_braille:
            try:
                voice.output(words, interrupt)
            except Exception:  # some voices can only speak
                self._has_braille = False
            else:
                return
        try:
            voice.speak(words, interrupt)
        except Exception:
            self._voice = None

    def stop(self) -> None:
        """Be quiet, where the voice can be cut off."""
        if self._voice is not None:
            with contextlib.suppress(Exception):
                self._voice.stop()

    def is_speaking(self) -> bool | None:
        """Ask the voice, if it knows: screen readers do not."""
        if self._voice is None:
            return False
        if not self._knows_state:
            return None
        try:
            return bool(self._voice.speaking)
        except Exception:
            self._knows_state = False
            return None

    def set_rate(self, rate: float) -> None:
        """Set the rate of a voice of the system; a screen reader keeps its own."""
        if self._voice is None or self._own_rate is None:
            return
        with contextlib.suppress(Exception):
            self._voice.rate = self._own_rate if rate == USUAL_RATE else rate

    def set_language(self, language: str) -> None:
        """Take the first voice of the system for a language, its own one where it speaks that already."""
        voice, wanted = self._voice, language[:2].lower()
        if voice is None:
            return
        with contextlib.suppress(Exception):  # a screen reader has no voices to choose from
            spoken = [voice.get_voice_language(index)[:2].lower() for index in range(voice.voices_count)]
            if wanted in spoken and spoken[voice.voice] != wanted:
                voice.voice = spoken.index(wanted)

    def _read_rate(self) -> float | None:
        try:
            return None if self._voice is None else float(self._voice.rate)
        except Exception:
            return None


def open_speaker() -> Speaker:
    """Find the best voice of this system; a silent one where there is none, or the library is not installed."""
    try:
        library: Any = import_module(LIBRARY)
        context = library.Context()
        return PrismSpeaker(context.acquire_best(), context)
    except Exception:  # whatever is wrong with it, the game goes on without
        return SilentSpeaker()
