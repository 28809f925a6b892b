"""The way from screen to screen, with files: a match is left, waits on the title, goes on; a set-up is remembered."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ai.characters import Level
from game.paths import Folders
from game.rules.ruleset import OFFICIAL, PRESETS
from game.scenes import flow
from game.scenes.pause import PauseScene
from game.scenes.quit_confirm import QuitConfirm
from game.scenes.replay import ReplayScene, open_record
from game.scenes.round_result import RoundResult
from game.scenes.saved_games import DeleteConfirm, SavedGames
from game.scenes.table import TableScene
from game.scenes.title import Door, TitleScene, quick_set_up
from game.services import Services, make_services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.session.setup import SetUp
from game.settings import Settings, Speed
from game.store.ledger import Ledger
from game.store.notices import Notice, NoticeKind
from game.store.saved import RefusedSave, SavedMatch
from game.ui.compositor import Canvas
from tests.support.pilot import Pilot


@pytest.fixture
def services(tmp_path: Path) -> Services:
    folders = Folders(tmp_path / "config", tmp_path / "data")
    return make_services(seed=7, settings=Settings(speed=Speed.INSTANT), folders=folders)


def at_title(services: Services) -> Pilot:
    return Pilot(flow.title, services=services)


def shown(pilot: Pilot) -> TitleScene:
    assert isinstance(pilot.scene, TitleScene)
    return pilot.scene


def test_a_match_is_left_and_gone_on_with(services: Services) -> None:
    with at_title(services) as pilot:
        assert shown(pilot).waiting is None
        pilot.click("play")
        pilot.until(lambda: isinstance(pilot.scene, TableScene) and pilot.scene.feed.is_rested)
        assert isinstance(pilot.scene, TableScene)
        table = pilot.scene
        pilot.until(lambda: table.feed.is_rested and table.feed.view.turn == 0)
        before = table.feed.match.view(None)
        pilot.press("esc")
        assert isinstance(pilot.scene, PauseScene)
        pilot.click("leave")
        assert isinstance(pilot.scene, QuitConfirm)
        assert pilot.scene.is_saved
        pilot.click("leave")
        waiting = shown(pilot).waiting
        assert waiting is not None
        assert waiting.turn == 0
        pilot.click("continue")
        assert isinstance(pilot.scene, TableScene)
        assert pilot.scene.feed.match.view(None) == before
        assert pilot.scene.feed.is_rested or pilot.running
        pilot.advance(500)
        assert isinstance(pilot.scene, TableScene)


def bots_match(services: Services, seed: int) -> tuple[Match, Ledger]:
    plans = plan_table([Level.NORMAL] * 3)
    ledger = services.keep.begin(plans, OFFICIAL, seed)
    match = Match.start(OFFICIAL, plans, seed, make_agents(plans, seed), sink=ledger.take, on_deal=ledger.deal)
    ledger.follow(match)
    match.run_round()
    match.start_next_round()
    for _ in range(12):
        match.advance(100_000)
    return match, ledger


def test_in_the_second_round_no_result_of_the_first_is_shown(services: Services) -> None:
    match, ledger = bots_match(services, 3)
    ledger.close()
    with at_title(services) as pilot:
        waiting = shown(pilot).waiting
        assert waiting is not None
        assert waiting.round_number == 2
        pilot.click("continue")
        pilot.advance(300)
        assert isinstance(pilot.scene, TableScene)
        assert pilot.scene.feed.match.seed == match.seed


def test_between_rounds_the_result_is_shown_again(services: Services) -> None:
    plans = plan_table([Level.NORMAL] * 2)
    ledger = services.keep.begin(plans, OFFICIAL, 5)
    match = Match.start(OFFICIAL, plans, 5, make_agents(plans, 5), sink=ledger.take, on_deal=ledger.deal)
    ledger.follow(match)
    match.run_round()
    ledger.close()
    with at_title(services) as pilot:
        pilot.click("continue")
        pilot.until(lambda: isinstance(pilot.scene, RoundResult))
        assert isinstance(pilot.scene, RoundResult)
        assert pilot.scene.ended.scores_before == (0, 0)
        pilot.press("enter")
        pilot.press("enter")
        pilot.until(lambda: isinstance(pilot.scene, TableScene))
        pilot.press("esc")
        pilot.click("leave")
        pilot.click("leave")
        waiting = shown(pilot).waiting
        assert waiting is not None
        assert waiting.round_number == 2


@pytest.mark.parametrize("preset", ["official", "party"])
def test_the_set_up_played_last_is_offered_again(services: Services, preset: str) -> None:
    set_up = SetUp(quick_set_up(2).plans, PRESETS[preset])
    services.keep.remember(set_up)
    with at_title(services) as pilot:
        assert shown(pilot).set_up == set_up
        pilot.press("enter")
        pilot.step()
        assert isinstance(pilot.scene, TableScene)
        assert pilot.scene.feed.match.plans == set_up.plans
        assert pilot.scene.feed.match.rules == PRESETS[preset]


def test_a_match_deleted_meanwhile_leads_back_to_the_title(services: Services) -> None:
    _, ledger = bots_match(services, 3)
    ledger.close()
    with at_title(services) as pilot:
        for path in services.keep.shelf.paths():
            assert services.keep.shelf.delete(path)
        pilot.click("continue")
        assert shown(pilot).waiting is None


@pytest.mark.parametrize("door", sorted(flow.DOORS))
def test_every_door_leads_somewhere_and_back(services: Services, door: str) -> None:
    if door == "saved":
        for seed in (1, 2):
            bots_match(services, seed)[1].close()
    with at_title(services) as pilot:
        pilot.click(door)
        pilot.advance(100)
        assert not isinstance(pilot.scene, TitleScene)
        pilot.press("esc")
        pilot.advance(300)
        if door == "learn":
            assert isinstance(pilot.scene, PauseScene)
            pilot.click("leave")
            pilot.advance(300)
            pilot.click("leave")
            pilot.advance(300)
        assert shown(pilot).set_up == quick_set_up(3)


def test_any_saved_game_is_gone_on_with_or_deleted(services: Services) -> None:
    for seed in (1, 2, 3):
        bots_match(services, seed)[1].close()
    paths = services.keep.shelf.paths()
    with at_title(services) as pilot:
        pilot.click("saved")
        pilot.click("delete_0")
        pilot.advance(300)
        pilot.press("enter")
        pilot.advance(300)
        assert services.keep.shelf.paths() == paths
        pilot.click("delete_0")
        pilot.advance(300)
        assert isinstance(pilot.scene, DeleteConfirm)
        pilot.click("delete")
        pilot.advance(300)
        assert services.keep.shelf.paths() == paths[1:]
        assert isinstance(pilot.scene, SavedGames)
        left = [found.path for found in pilot.scene.saved]
        assert left == list(paths[1:])
        pilot.press("tab")
        pilot.click("continue_1")
        pilot.step()
        assert isinstance(pilot.scene, TableScene)
        assert [found.path for found in services.keep.shelf.saved() if isinstance(found, SavedMatch)] == [left[0]]


def test_a_game_that_can_not_go_on_is_told_and_kept(services: Services) -> None:
    bots_match(services, 1)[1].close()
    (path,) = services.keep.shelf.paths()
    path.write_bytes(path.read_bytes().replace(b"seats", b"sEats"))
    with at_title(services) as pilot:
        assert shown(pilot).waiting is None
        pilot.click("saved")
        pilot.advance(100)
        assert isinstance(pilot.scene, SavedGames)
        assert isinstance(pilot.scene.saved[0], RefusedSave)
        assert pilot.scene.find("continue_0") is None
        pilot.click("delete_0")
        pilot.advance(300)
        pilot.click("delete")
        pilot.advance(300)
        assert isinstance(pilot.scene, TitleScene)
        assert not services.keep.shelf.paths()


def test_a_waiting_match_can_be_watched_without_being_taken(services: Services) -> None:
    bots_match(services, 1)[1].close()
    bots_match(services, 2)[1].close()
    with at_title(services) as pilot:
        pilot.click("saved")
        pilot.advance(100)
        pilot.click("watch_1")
        assert isinstance(pilot.scene, ReplayScene)
        assert not pilot.scene.may_open
        pilot.press("esc")
        assert isinstance(pilot.scene, SavedGames)
        assert len(services.keep.shelf.saved()) == 2


@pytest.mark.parametrize(("people", "seen"), [((None, None, Level.NORMAL), 0), ((None, Level.NORMAL, Level.NORMAL), 7)])
def test_a_round_in_play_is_shown_without_a_hand_that_another_person_may_not_see(
    services: Services, people: tuple[Level | None, ...], seen: int
) -> None:
    plans = plan_table(people)
    record = Match.start(OFFICIAL, plans, 3, make_agents(plans, 3)).record()
    with Pilot(lambda own: open_record(own, record, plans), services=services) as pilot:
        assert isinstance(pilot.scene, ReplayScene)
        hands = pilot.scene.table.director.table.hands
        assert sum(piece.card is not None for hand in hands for piece in hand) == seen


def test_a_match_that_another_window_took_meanwhile_is_told(services: Services) -> None:
    bots_match(services, 1)[1].close()
    with at_title(services) as pilot:
        other = services.keep.shelf.take(services.keep.shelf.paths()[0])
        pilot.click("continue")
        assert [notice.kind for notice in shown(pilot).notices] == [NoticeKind.MATCH_IN_USE]
        other.journal.close()
        pilot.click("statistics")
        pilot.press("esc")
        assert not shown(pilot).notices
        (path,) = services.keep.shelf.paths()
        path.write_bytes(path.read_bytes().replace(b"seats", b"sEats"))
        pilot.click("continue")
        assert [notice.kind for notice in shown(pilot).notices] == [NoticeKind.MATCH_DAMAGED]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (1440, 1080)])
def test_a_full_title_has_room_for_everything(services: Services, size: tuple[int, int]) -> None:
    bots_match(services, 1)[1].close()
    bots_match(services, 2)[1].close()
    notices = [Notice(kind, "settings.damaged-20261201-000000.json") for kind in NoticeKind]
    with at_title(services) as pilot:
        waiting = shown(pilot).waiting
    scene = TitleScene(make_services(seed=7), waiting=waiting, doors=list(Door), notices=notices[:2], version="1.0")
    pygame.init()
    pygame.display.set_mode((64, 64))
    scene.resize(size)
    canvas = Canvas(size)
    scene.draw(canvas)
    places = [widget.rect for widget in scene.form.widgets]
    for index, rect in enumerate(places):
        assert canvas.rect.contains(rect)
        assert rect.collidelist(places[:index]) < 0
