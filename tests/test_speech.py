"""What speaks may fail in any way at any time: nothing is heard then, and nothing else happens."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from game.screen_readers import is_screen_reader_running
from game.speech import USUAL_RATE, PrismSpeaker, RecordingSpeaker, SilentSpeaker, open_speaker


class Voice:
    """A voice of the library, of which parts may be broken."""

    def __init__(self, *broken: str) -> None:
        self.broken = broken
        self.said: list[tuple[str, str, bool]] = []
        self._rate = 0.4
        self.voice = 0
        self.languages = ["en-GB", "de", "pt-BR"]

    def _try(self, what: str) -> None:
        if what in self.broken:
            raise RuntimeError(what)

    @property
    def name(self) -> str:
        self._try("name")
        return "Old Faithful"

    @property
    def rate(self) -> float:
        self._try("rate")
        return self._rate

    @rate.setter
    def rate(self, rate: float) -> None:
        self._try("rate")
        self._rate = rate

    @property
    def voices_count(self) -> int:
        self._try("voices")
        return len(self.languages)

    def get_voice_language(self, idx: int) -> str:
        return self.languages[idx]

    @property
    def speaking(self) -> bool:
        self._try("speaking")
        return True

    def speak(self, text: str, interrupt: bool = False) -> None:
        self._try("speak")
        self.said.append(("speak", text, interrupt))

    def output(self, text: str, interrupt: bool = False) -> None:
        self._try("output")
        self.said.append(("output", text, interrupt))

    def stop(self) -> None:
        self._try("stop")


def test_a_sentence_goes_to_speech_and_braille_where_there_is_any() -> None:
    voice = Voice()
    PrismSpeaker(voice).say("Your turn.", interrupt=True)
    assert voice.said == [("output", "Your turn.", True)]


def test_a_voice_without_braille_speaks() -> None:
    voice = Voice("output")
    speaker = PrismSpeaker(voice)
    speaker.say("One", interrupt=False)
    speaker.say("Two", interrupt=False)
    assert [said[:2] for said in voice.said] == [("speak", "One"), ("speak", "Two")]


def test_a_voice_that_fails_is_not_asked_again() -> None:
    voice = Voice("output", "speak")
    speaker = PrismSpeaker(voice)
    speaker.say("One", interrupt=False)
    voice.broken = ()
    speaker.say("Two", interrupt=False)
    assert voice.said == []
    assert speaker.name == ""
    assert speaker.is_speaking() is False


def test_nothing_is_said_without_words() -> None:
    voice = Voice()
    PrismSpeaker(voice).say(" \0 ", interrupt=False)
    assert voice.said == []


def test_whether_a_screen_reader_speaks_is_not_known() -> None:
    assert PrismSpeaker(Voice()).is_speaking() is True
    assert PrismSpeaker(Voice("speaking")).is_speaking() is None


def test_the_rate_and_the_voice_for_a_language_are_the_voices_own_unless_chosen() -> None:
    voice = Voice()
    speaker = PrismSpeaker(voice)
    speaker.set_rate(0.9)
    assert voice.rate == 0.9
    speaker.set_rate(USUAL_RATE)
    assert voice.rate == 0.4
    speaker.set_language("pt_BR")
    assert voice.voice == 2
    speaker.set_language("uk")
    assert voice.voice == 2


@pytest.mark.parametrize("broken", ["name", "rate", "voices", "stop", "speaking"])
def test_no_failure_of_a_voice_is_anybodys_trouble(broken: str) -> None:
    speaker = PrismSpeaker(Voice(broken))
    speaker.set_rate(0.7)
    speaker.set_language("de")
    speaker.stop()
    assert speaker.name in ("", "Old Faithful")
    speaker.say("Still here", interrupt=False)


def test_without_the_library_or_without_a_voice_nothing_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    assert isinstance(open_speaker(), SilentSpeaker)
    broken = ModuleType("prism")
    monkeypatch.setitem(sys.modules, "prism", broken)
    assert isinstance(open_speaker(), SilentSpeaker)


def test_the_best_voice_of_the_library_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    class Context:
        def acquire_best(self) -> Voice:
            return Voice()

    library = ModuleType("prism")
    library.Context = Context  # type: ignore[attr-defined]  # the module stands for one that is not installed
    monkeypatch.setitem(sys.modules, "prism", library)
    assert open_speaker().name == "Old Faithful"


def test_a_recording_keeps_what_was_said_and_a_silent_one_nothing() -> None:
    recording = RecordingSpeaker(talks_for=1)
    recording.say("Hello", interrupt=True)
    assert recording.texts == ["Hello"]
    assert recording.is_speaking() is True
    assert recording.is_speaking() is False
    silent = SilentSpeaker()
    silent.say("Hello", interrupt=True)
    assert silent.is_speaking() is False


def test_looking_for_a_screen_reader_takes_any_answer() -> None:
    assert is_screen_reader_running() in (True, False)
