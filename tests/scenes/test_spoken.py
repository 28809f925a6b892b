"""Every scene says what it is, every control what it does, and nobody hears what another holds."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pygame
import pytest

from game.rules.events import CardPlayed, CardTurned, DealerDrawn, RoundEnded
from game.rules.ruleset import Length, from_plain
from game.scenes.layered import Layered
from game.scenes.registry import SCENES
from game.scenes.rules_help import RulesHelp
from game.scenes.settings import SettingsScene
from game.scenes.spoken_words import control_words
from game.scenes.stage import Stage
from game.scenes.staging import ShotOptions
from game.services import Services, make_services
from game.session.seats import plan_table
from game.settings import Settings, Speech, Speed
from game.speech import RecordingSpeaker
from game.table.words import card_words
from game.ui.controls import Segments
from game.ui.field import Choice
from game.ui.scene import Scene
from game.ui.scroll import ScrollArea
from game.voice import Voice
from tests.support.sofa import NAMES, Friends, Sofa

OPTIONS = ShotOptions(3, 7, 12, (1280, 720))
CARD = re.compile(r"(?:red|yellow|green|blue) (?:\d|Skip|Reverse|Draw Two)\b|Wild(?: Draw Four)?\b")


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def made(name: str) -> tuple[Services, Stage[Any]]:
    services = make_services(seed=7)
    scene: Scene[Any] = SCENES[name](services, OPTIONS)
    scene.resize(OPTIONS.size)
    for _ in range(4):
        scene.update(200)
    while isinstance(scene, Layered):
        scene = scene.upper
    assert isinstance(scene, Stage)
    return services, scene


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_says_what_it_is(name: str) -> None:
    _, stage = made(name)
    said = [line for line in stage.aloud() if line]
    assert said
    assert said[0] == stage.aloud()[0], "the title comes first"
    assert set(said) <= set(stage.all_aloud())


@pytest.mark.parametrize("name", SCENES)
def test_every_control_says_what_it_is(name: str) -> None:
    services, stage = made(name)
    for widget in stage.form.widgets:
        if not widget.takes_focus or isinstance(widget, ScrollArea | Segments):
            continue
        spoken = widget.spoken()
        assert spoken.title or spoken.private or isinstance(widget, Choice), widget.name
        assert control_words(services.translator, widget, (1, 2))


@pytest.mark.parametrize("name", ["shared_table", "kept_places", "flat_table", "private_give", "hand_over"])
def test_where_others_listen_no_card_of_a_hand_is_told(name: str) -> None:
    services, stage = made(name)
    for widget in stage.form.widgets:
        heard = control_words(services.translator, widget, (1, 2), is_overheard=True)
        assert not CARD.search(heard), heard
    if stage.is_overheard:
        assert not any(CARD.search(line) for line in stage.aloud())


@dataclass
class Witness(RecordingSpeaker):
    """Looks at every sentence when it is said."""

    check: Callable[[str], None] = field(default=lambda text: None)

    def say(self, text: str, *, interrupt: bool) -> None:
        super().say(text, interrupt=interrupt)
        self.check(text)


@pytest.mark.parametrize("number", range(3))
def test_several_people_hear_of_no_card_that_nobody_has_shown(number: int) -> None:
    witness = Witness()
    services = make_services(seed=number, settings=Settings(speed=Speed.INSTANT, speech=Speech.ON))
    services = replace(services, voice=Voice(lambda: witness))
    rules = replace(from_plain({"seven_zero": number == 1, "jump_in": number == 2}), length=Length.ROUNDS, rounds=1)
    with Sofa(plan_table([None] * 3, NAMES), rules, services, size=OPTIONS.size) as sofa:

        def check(text: str) -> None:
            if any(isinstance(scene, RulesHelp | SettingsScene) for scene in sofa.scenes):
                return
            shown = shown_cards(sofa, services)
            for told in CARD.findall(text):
                assert told in shown, text

        witness.check = check
        friends = Friends(sofa, number)
        friends.play_until_match_result()
    assert any("played" in said for said in witness.texts)


def shown_cards(sofa: Sofa, services: Services) -> set[str]:
    """Name the cards that all have seen so far."""
    tr, shown = services.translator, {"Wild", "Wild Draw Four"}
    for event in sofa.match.events_since(0, None):
        match event:
            case CardPlayed(card=card) | CardTurned(card=card):
                shown.add(card_words(tr, card))
            case DealerDrawn(draws=draws):
                shown |= {card_words(tr, card) for _, card in draws}
            case RoundEnded(hands=hands):
                shown |= {card_words(tr, card) for hand in hands for card in hand}
            case _:
                pass
    return shown
