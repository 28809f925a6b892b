"""What is said aloud, in which order, and what cuts off what; knows no scene and no language.

One sentence at a time is handed to the speaker, so that it is known which one is cut off. Whoever moves the focus is
answered at once; what happened meanwhile is told after that, none of it lost.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from game.settings import Settings, Speech, Verbosity
from game.speech import SilentSpeaker, Speaker

_LEAST_MS: Final = 100.0
"""A voice may need so long to notice that it speaks."""
_LETTER_MS: Final = 45.0
"""How long a letter takes, where the voice can't tell whether it is done; rather too short than too long."""
_PATIENCE: Final = 4.0
"""A sentence that takes so many times longer than expected is taken for done."""
_MOST_WAITING: Final = 60
_MOST_CUTS: Final = 2


class Kind(Enum):
    """Why something is said, which decides when.

    `FOCUS`: what the person moved to; cuts off everything. `ANSWER`: what they asked for; the same. `PAGE`: the text
    of a scene; given up when they move on. `NEWS`: what happened; waits, and is said again if it is cut off. `PROMPT`:
    what can be done now; like news. `CHATTER`: news that brief players do without.
    """

    FOCUS = "focus"
    ANSWER = "answer"
    PAGE = "page"
    NEWS = "news"
    PROMPT = "prompt"
    CHATTER = "chatter"


_FIRST: Final = (Kind.FOCUS, Kind.ANSWER)
_KEPT: Final = (Kind.NEWS, Kind.PROMPT, Kind.CHATTER)


@dataclass(frozen=True, slots=True)
class _Sentence:
    text: str
    kind: Kind
    cuts: int = 0


class Voice:
    """The game's voice: silent until `begin` and the settings give it a speaker."""

    def __init__(
        self,
        open_speaker: Callable[[], Speaker] = SilentSpeaker,
        finds_screen_reader: Callable[[], bool] = lambda: False,
    ) -> None:
        """Speak through what `open_speaker` finds; `finds_screen_reader` is asked where speech comes by itself."""
        self._open_speaker = open_speaker
        self._finds_screen_reader = finds_screen_reader
        self._speaker: Speaker = SilentSpeaker()
        self._waiting: deque[_Sentence] = deque()
        self._now: _Sentence | None = None
        self._spoken_for = 0.0
        self._has_begun = False
        self._has_screen_reader: bool | None = None
        self.is_on = False
        self.verbosity = Verbosity.NORMAL
        self.last = ""
        """What was said last."""

    @property
    def name(self) -> str:
        """Give the name of what speaks, nothing where nothing does."""
        return self._speaker.name

    @property
    def is_telling(self) -> bool:
        """Say whether news is being told or waits to be."""
        return any(sentence.kind in _KEPT for sentence in (*self._waiting, *([self._now] if self._now else [])))

    def begin(self, settings: Settings, language: str) -> None:
        """Look for a screen reader and speak if it is wanted: not before the first picture, since it takes a while."""
        self._has_begun = True
        self.obey(settings, language)

    def obey(self, settings: Settings, language: str) -> None:
        """Speak as the settings say, in a language."""
        self.verbosity = settings.verbosity
        if not self._has_begun:
            return
        wanted = settings.speech is Speech.ON or (settings.speech is Speech.AUTO and self._comes_by_itself())
        if wanted and not self.is_on:
            self._speaker = self._open_speaker()
        elif self.is_on and not wanted:
            self.close()
        self.is_on = wanted
        self._speaker.set_rate(settings.speech_rate)
        self._speaker.set_language(language)

    def tell(self, text: str, kind: Kind) -> None:
        """Say something in its turn."""
        if not self.is_on or not text or (kind is Kind.CHATTER and self.verbosity is Verbosity.BRIEF):
            return
        if kind in _FIRST:
            self._make_way()
            self._say(_Sentence(text, kind), interrupt=True)
            return
        if len(self._waiting) >= _MOST_WAITING:
            self._waiting.popleft()
        self._waiting.append(_Sentence(text, kind))

    def repeat(self) -> None:
        """Say again what was said last."""
        self.tell(self.last, Kind.ANSWER)

    def update(self, dt: float) -> None:
        """Let milliseconds pass and say what is next, once the sentence before it is over."""
        if not self.is_on:
            return
        if self._now is not None:
            self._spoken_for += dt
            if self._lasts(self._now):
                return
            self._now = None
        if self._waiting:
            self._say(self._waiting.popleft(), interrupt=False)

    def hush(self) -> None:
        """Be quiet, and forget what was still to be said."""
        self._waiting.clear()
        self._now = None
        if self.is_on:
            self._speaker.stop()

    def close(self) -> None:
        """Be quiet from now on."""
        self.hush()
        self._speaker = SilentSpeaker()
        self.is_on = False

    def _comes_by_itself(self) -> bool:
        """Look for a screen reader, once."""
        if self._has_screen_reader is None:
            self._has_screen_reader = self._finds_screen_reader()
        return self._has_screen_reader

    def _make_way(self) -> None:
        """Keep news that waits or is cut off; give up all that the person has turned away from."""
        cut = self._now
        self._waiting = deque(sentence for sentence in self._waiting if sentence.kind in _KEPT)
        if cut is not None and cut.kind in _KEPT and cut.cuts < _MOST_CUTS:
            self._waiting.appendleft(replace(cut, cuts=cut.cuts + 1))

    def _say(self, sentence: _Sentence, *, interrupt: bool) -> None:
        self._now, self._spoken_for = sentence, 0.0
        self.last = sentence.text
        self._speaker.say(sentence.text, interrupt=interrupt)

    def _lasts(self, sentence: _Sentence) -> bool:
        """Say whether a sentence is still being spoken, as far as that can be known."""
        expected = len(sentence.text) * _LETTER_MS
        speaking = self._speaker.is_speaking()
        if speaking is None:
            return self._spoken_for < expected
        if not speaking:
            return self._spoken_for < _LEAST_MS
        return self._spoken_for < _PATIENCE * expected + 1000
