"""Every scene has room for its words: in any size of text, and in a language four tenths longer than English."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.registry import SCENES
from game.scenes.settings import SettingsScene
from game.scenes.settings_rows import Section
from game.scenes.staging import ShotOptions
from game.services import Services, make_services
from game.settings import Settings
from tests.scenes.roominess import unreadable
from tests.support.longer import Longer, lengthened

SIZES = ((1024, 600), (1280, 720))
WAYS = ((0.8, "en"), (1.3, "en"), (1.6, "en"), (0.8, "longer"), (1.0, "longer"), (1.6, "longer"))


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def speaking(text_scale: float, language: str) -> Services:
    services = make_services(seed=7, settings=Settings(text_scale=text_scale))
    if language == "longer":
        services.translator.speak(Longer(), language)
    return services


@pytest.mark.parametrize(("text_scale", "language"), WAYS)
@pytest.mark.parametrize("name", SCENES)
def test_every_scene_has_room_for_its_words(
    name: str, text_scale: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for size in SIZES:
        scene = SCENES[name](speaking(text_scale, language), ShotOptions(4, 7, 12, size))
        assert unreadable(scene, size, monkeypatch) == [], size


@pytest.mark.parametrize("seats", [2, 7, 10])
@pytest.mark.parametrize("name", ["table", "target", "round_result", "match_result", "challenge", "setup"])
def test_scenes_have_room_however_many_play(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for size in SIZES:
        scene = SCENES[name](speaking(1.3, "longer"), ShotOptions(seats, 7, 12, size))
        assert unreadable(scene, size, monkeypatch) == [], size


@pytest.mark.parametrize("section", Section)
def test_every_part_of_the_settings_has_room(section: Section, monkeypatch: pytest.MonkeyPatch) -> None:
    for text_scale in (1.0, 1.6):
        scene = SettingsScene(speaking(text_scale, "longer"), section)
        assert unreadable(scene, SIZES[0], monkeypatch) == [], text_scale


def test_sentences_grow_by_their_share_and_keep_what_is_filled_in() -> None:
    sentence = "Draw cards until you can play one of them and keep the others."
    longer = Longer().gettext(sentence)
    assert Longer().gettext("Draw {count} cards").count("{count}") == 1
    assert 1.35 <= len(longer) / len(sentence) <= 1.45
    assert lengthened("123 +4") == "123 +4"
