"""Every sound is there, short, soft, centred and free of clicks at its ends."""

import array
import wave
from pathlib import Path

import pytest

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"
NAMES = [
    "slide",
    "snap",
    "draw",
    "shuffle",
    "chime",
    "skip",
    "reverse",
    "penalty",
    "wild",
    "uno",
    "catch",
    "challenge_won",
    "challenge_lost",
    "round_won",
    "match_won",
    "tick",
]
LONGEST = {"match_won": 2.8, "round_won": 1.7, "tick": 0.08, "snap": 0.15, "slide": 0.25, "draw": 0.3}
FULL = 32767


@pytest.mark.parametrize("name", NAMES)
def test_sound_is_soft_centred_and_clean(name: str) -> None:
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 32000)
        samples = array.array("h", file.readframes(file.getnframes()))
    assert len(samples) / 32000 <= LONGEST.get(name, 1.1)
    assert max(map(abs, samples)) < FULL * 0.707, "peak above -3 dBFS"
    assert max(map(abs, samples)) > FULL * 0.2, "inaudible"
    assert abs(sum(samples) / len(samples)) < FULL * 0.001, "not centred"
    assert max(map(abs, (*samples[:4], *samples[-4:]))) < FULL * 0.01, "a click at an end"


def test_all_sounds_together_are_small() -> None:
    assert {path.stem for path in SOUNDS.glob("*.wav")} == set(NAMES)
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.wav")) < 1_500_000


def test_loop_is_an_ogg_file() -> None:
    assert (SOUNDS.parent / "music" / "table.ogg").read_bytes()[:4] == b"OggS"
