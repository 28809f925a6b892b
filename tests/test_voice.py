"""What is said in which order: who moves is answered at once, and no news is lost by that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.settings import Settings, Speech, Verbosity
from game.speech import RecordingSpeaker
from game.voice import Kind, Voice

ON = Settings(speech=Speech.ON)


@pytest.fixture
def speaker() -> RecordingSpeaker:
    return RecordingSpeaker()


@pytest.fixture
def voice(speaker: RecordingSpeaker) -> Voice:
    made = Voice(lambda: speaker)
    made.begin(ON, "en")
    return made


def pass_time(voice: Voice, ms: float = 2000) -> None:
    for _ in range(round(ms / 50)):
        voice.update(50)


def test_nothing_is_said_before_the_first_picture_or_where_it_is_not_wanted(speaker: RecordingSpeaker) -> None:
    opened: list[RecordingSpeaker] = []

    def opener() -> RecordingSpeaker:
        opened.append(speaker)
        return speaker

    voice = Voice(opener)
    voice.obey(ON, "en")
    voice.tell("Too early", Kind.NEWS)
    voice.begin(replace(ON, speech=Speech.OFF), "en")
    voice.tell("Not wanted", Kind.FOCUS)
    pass_time(voice)
    assert opened == []
    assert speaker.texts == []


@pytest.mark.parametrize("runs", [True, False])
def test_by_itself_it_speaks_where_a_screen_reader_runs(runs: bool, speaker: RecordingSpeaker) -> None:
    voice = Voice(lambda: speaker, lambda: runs)
    voice.begin(Settings(), "en")
    assert voice.is_on is runs


def test_sentences_wait_for_each_other(voice: Voice, speaker: RecordingSpeaker) -> None:
    speaker.talks_for = 4
    voice.tell("One", Kind.NEWS)
    voice.tell("Two", Kind.NEWS)
    voice.update(50)
    assert speaker.texts == ["One"]
    pass_time(voice)
    assert speaker.texts == ["One", "Two"]
    assert not any(said.interrupt for said in speaker.said)


def test_whoever_moves_on_is_answered_at_once_and_hears_the_news_after_it(
    voice: Voice, speaker: RecordingSpeaker
) -> None:
    speaker.talks_for = 100
    voice.tell("Nora played red 7.", Kind.NEWS)
    voice.update(50)
    voice.tell("blue 3", Kind.FOCUS)
    assert speaker.said[-1].interrupt
    speaker.talks_for = 0
    speaker.stop()
    pass_time(voice)
    assert speaker.texts == ["Nora played red 7.", "blue 3", "Nora played red 7."]


def test_the_text_of_a_page_is_given_up_by_who_moves_on(voice: Voice, speaker: RecordingSpeaker) -> None:
    voice.tell("A long text", Kind.PAGE)
    voice.tell("Back, button", Kind.FOCUS)
    pass_time(voice)
    assert speaker.texts == ["Back, button"]


def test_news_that_is_cut_off_again_and_again_is_let_go(voice: Voice, speaker: RecordingSpeaker) -> None:
    speaker.talks_for = 1000
    voice.tell("News", Kind.NEWS)
    voice.update(50)
    for number in range(4):
        voice.tell(f"card {number}", Kind.FOCUS)
        speaker.stop()
        pass_time(voice, 300)
    pass_time(voice, 60_000)
    assert speaker.texts.count("News") <= 3


def test_brief_players_hear_no_chatter(voice: Voice, speaker: RecordingSpeaker) -> None:
    voice.obey(replace(ON, verbosity=Verbosity.BRIEF), "en")
    voice.tell("So close.", Kind.CHATTER)
    voice.tell("Nora played red 7.", Kind.NEWS)
    pass_time(voice)
    assert speaker.texts == ["Nora played red 7."]


def test_what_was_said_last_is_said_again(voice: Voice, speaker: RecordingSpeaker) -> None:
    voice.tell("Your turn.", Kind.PROMPT)
    pass_time(voice)
    voice.repeat()
    assert speaker.texts == ["Your turn.", "Your turn."]


def test_settings_reach_the_voice_and_switching_off_silences_it(voice: Voice, speaker: RecordingSpeaker) -> None:
    voice.obey(replace(ON, speech_rate=0.8), "de")
    assert speaker.rates[-1] == 0.8
    assert speaker.languages[-1] == "de"
    voice.tell("One", Kind.NEWS)
    voice.obey(replace(ON, speech=Speech.OFF), "de")
    pass_time(voice)
    assert speaker.texts == []
    assert not voice.is_telling


def test_a_voice_that_cannot_tell_whether_it_speaks_gets_time_for_its_letters(speaker: RecordingSpeaker) -> None:
    class Unknowing(RecordingSpeaker):
        def is_speaking(self) -> bool | None:
            return None

    unknowing = Unknowing()
    make: Callable[[], Unknowing] = lambda: unknowing  # noqa: E731 - it is handed on
    voice = Voice(make)
    voice.begin(ON, "en")
    voice.tell("x" * 40, Kind.NEWS)
    voice.tell("Two", Kind.NEWS)
    pass_time(voice, 1000)
    assert len(unknowing.texts) == 1
    pass_time(voice, 1500)
    assert len(unknowing.texts) == 2
