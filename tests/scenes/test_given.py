"""Files dragged onto the window: rules are taken in, matches shown, and what is neither is told politely."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ai.characters import Level
from game.paths import Folders
from game.rules.record import to_json
from game.rules.ruleset import OFFICIAL, PRESETS, Ruleset
from game.scenes import flow
from game.scenes.preset_names import NamePreset
from game.scenes.replay import ReplayScene
from game.scenes.replays import ReplaysScene
from game.scenes.saved_games import SavedGames
from game.scenes.setup import SetUpScene
from game.scenes.title import TitleScene
from game.services import Services, make_services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.settings import Settings, Speed
from game.store.presets import MAX_PRESET_NAME, Preset, read_preset, read_presets, take_in, write_preset
from game.ui.scene import Scene
from tests.support.pilot import Pilot

PARTY = PRESETS["party"]


@pytest.fixture
def services(tmp_path: Path) -> Services:
    folders = Folders(tmp_path / "config", tmp_path / "data")
    return make_services(seed=7, settings=Settings(speed=Speed.INSTANT), folders=folders)


def at_title(services: Services) -> Pilot:
    return Pilot(flow.title, services=services)


def drop(pilot: Pilot, path: Path) -> None:
    pilot.post(pygame.DROPFILE, file=str(path))
    pilot.step()
    pilot.advance(600)


def rules_file(folder: Path, name: str = "Friday night", rules: Ruleset = PARTY) -> Path:
    return write_preset(folder / "from a friend", name, rules)


def record_file(folder: Path) -> Path:
    plans = plan_table([Level.NORMAL] * 3)
    match = Match.start(OFFICIAL, plans, 5, make_agents(plans, 5))
    match.run_round()
    path = folder / "match.d1game"
    path.write_text(json.dumps(to_json(match.record())), "utf-8")
    return path


def words_of(scene: SetUpScene) -> str:
    return "" if scene.news is None else scene.news.words


def own_names(services: Services) -> list[str]:
    folder = services.keep.rules_folder
    assert folder is not None
    return [found.name for found in read_presets(folder) if isinstance(found, Preset)]


def test_rules_on_the_title_lead_to_a_set_up_by_them(services: Services, tmp_path: Path) -> None:
    with at_title(services) as pilot:
        drop(pilot, rules_file(tmp_path))
        assert isinstance(pilot.scene, SetUpScene)
        assert pilot.scene.draft.follows(PARTY)
        assert own_names(services) == ["Friday night"]
        pilot.press("esc")
        assert isinstance(pilot.scene, TitleScene)


def test_a_match_on_the_title_is_shown_and_the_title_follows(services: Services, tmp_path: Path) -> None:
    with at_title(services) as pilot:
        drop(pilot, record_file(tmp_path))
        assert isinstance(pilot.scene, ReplayScene)
        pilot.press("esc")
        assert isinstance(pilot.scene, TitleScene)


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"[]", b'{"name": "x"}', b"\xff\x00\x01", b'{"format": 1, "rounds": []}']
)
def test_anything_else_is_told_everywhere_and_changes_nothing(
    services: Services, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "picture.json"
    path.write_bytes(content)
    with at_title(services) as pilot:
        drop(pilot, path)
        assert isinstance(pilot.scene, TitleScene)
        assert path.name in pilot.scene.said
        pilot.click("set_up")
        drop(pilot, path)
        assert isinstance(pilot.scene, SetUpScene)
        assert path.name in words_of(pilot.scene)
        drop(pilot, tmp_path / "gone.json")
        assert isinstance(pilot.scene, SetUpScene)
        assert "gone.json" in words_of(pilot.scene)
        assert not own_names(services)


def test_the_dialog_that_keeps_rules_takes_a_file_in(services: Services, tmp_path: Path) -> None:
    with at_title(services) as pilot:
        pilot.click("set_up")
        pilot.click("save")
        drop(pilot, rules_file(tmp_path))
        assert isinstance(pilot.scene, NamePreset)
        assert own_names(services) == ["Friday night"]
        drop(pilot, record_file(tmp_path))
        pilot.press("esc")
        assert isinstance(pilot.scene, SetUpScene)
        assert pilot.scene.find("mine_0") is not None
        assert pilot.scene.draft.follows(OFFICIAL)


@pytest.mark.parametrize(
    "make", [lambda own: ReplaysScene(own, None, None), lambda own: SavedGames(own, ())], ids=["replays", "saved"]
)
def test_lists_of_matches_show_a_match_and_refuse_rules(
    make: Callable[[Services], Scene[Any]], services: Services, tmp_path: Path
) -> None:
    with Pilot(make, services=services) as pilot:
        rules = rules_file(tmp_path)
        drop(pilot, rules)
        assert isinstance(pilot.scene, ReplaysScene | SavedGames)
        assert "Friday night" in pilot.scene.message or rules.name in pilot.scene.message
        drop(pilot, record_file(tmp_path))
        assert isinstance(pilot.scene, ReplayScene)
    assert not own_names(services)


def test_rules_taken_in_never_replace_others(tmp_path: Path) -> None:
    name = "N" * MAX_PRESET_NAME
    mine = write_preset(tmp_path, name, OFFICIAL)
    given = take_in(tmp_path, read_preset(rules_file(tmp_path, name)))
    assert given.path != mine
    assert given.name == "N" * (MAX_PRESET_NAME - 2) + " 2"
    again = take_in(tmp_path, given)
    assert again == given
    assert len(read_presets(tmp_path)) == 2
