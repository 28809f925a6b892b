"""The music sinks under the call and comes back, smoothly and by itself."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.services import make_services
from game.ui.ducking import DEPTH, Ducking


def shares(ducking: Ducking, ms: float, step: float = 16.0) -> list[float]:
    """Let time pass in frames and give how loud the music was in each."""
    found = []
    for _ in range(round(ms / step)):
        ducking.update(step)
        found.append(ducking.share)
    return found


def test_nothing_changes_without_a_call() -> None:
    ducking = Ducking()
    assert not ducking.update(16)
    assert ducking.share == 1.0


def test_it_sinks_at_once_stays_down_and_rises_slowly() -> None:
    ducking = Ducking()
    ducking.begin(500)
    down = shares(ducking, 480)
    assert down[0] < 1.0
    assert down[8:] == [DEPTH] * len(down[8:])
    up = shares(ducking, 1200)
    assert up == sorted(up)
    assert up[-1] == 1.0
    assert max(later - sooner for sooner, later in pairwise(up)) < 0.02
    assert not ducking.update(16)


def test_a_second_call_holds_it_down() -> None:
    ducking = Ducking()
    ducking.begin(200)
    shares(ducking, 190)
    ducking.begin(400)
    assert shares(ducking, 350)[-1] == DEPTH


@pytest.mark.parametrize(("name", "sinks"), [("uno", True), ("tick", False)])
def test_only_the_call_lowers_the_music(name: str, sinks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    services = make_services(seed=7)
    audio = services.audio
    audio.start()
    audio.set_volumes(1.0, 1.0, 0.5)
    audio.music("table")
    audio.play(name)
    audio.update(100)
    assert (pygame.mixer.music.get_volume() < 0.45) is sinks
    for _ in range(40):
        audio.update(100)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.02)
    audio.close()
