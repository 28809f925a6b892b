"""Whole matches with one device alone, from the title through the set-up to the result, under every preset."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.ruleset import PRESETS, Length
from game.scenes import flow
from game.scenes.keys_help import KeysHelp
from game.scenes.match_result import MatchResult
from game.scenes.pause import PauseScene
from game.scenes.setup import SetUpScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.services import Services, make_services
from game.settings import Settings, Speed
from tests.support.devices import ByKeys, ByPad, Player
from tests.support.pilot import Pilot

SIZE = (1280, 720)


def new_services() -> Services:
    return make_services(seed=11, settings=Settings(speed=Speed.INSTANT, bot_pace=0.5, remarks=False))


def set_up(player: Player, preset: str) -> SetUpScene:
    """Go from the title to the set-up, choose the rules and the shortest match."""
    player.act("set_up")
    scene: Any = player.pilot.scene
    assert isinstance(scene, SetUpScene)
    player.act(f"preset_{preset}")
    player.act("rule_length")
    player.arrow("down")
    player.confirm()
    assert scene.draft.rules.length is Length.ROUNDS
    player.go_to("rule_rounds")
    while scene.draft.rules.rounds > 1:
        player.arrow("left")
    return scene


def table_of(pilot: Pilot) -> TableScene:
    return next(scene for scene in pilot.scenes if isinstance(scene, TableScene))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_by_keyboard_alone(preset: str) -> None:
    with Pilot(flow.title, SIZE, services=new_services()) as pilot:
        player = ByKeys(pilot, seed=3)
        scene = set_up(player, preset)
        player.go_to("name_0")
        pilot.type("Ada")
        assert scene.draft.seats[0].name == "Ada"
        pilot.press("f5")
        assert table_of(pilot).feed.match.plans[0].name == "Ada"
        player.play_match()
        assert player.turns > 2
        player.act("title")
        assert isinstance(pilot.scene, TitleScene)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_by_gamepad_alone(preset: str) -> None:
    with Pilot(flow.title, SIZE, services=new_services()) as pilot:
        player = ByPad(pilot, seed=3)
        scene = set_up(player, preset)
        player.go_to("name_0")
        player.write("Ada")
        assert scene.draft.seats[0].name == "Ada"
        player.menu()
        assert table_of(pilot).feed.match.plans[0].name == "Ada"
        player.menu()
        assert isinstance(pilot.scene, PauseScene)
        player.act("keys")
        assert isinstance(pilot.scene, KeysHelp)
        assert pilot.scene.title == "Gamepad"
        player.back()
        player.act("resume")
        player.play_match()
        assert player.turns > 2
        assert isinstance(pilot.scene, MatchResult)
        player.act("title")
        assert isinstance(pilot.scene, TitleScene)
