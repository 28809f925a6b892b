"""The replay: every round of a record, by pointer and by keys, open or from one seat, at every size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from game.ai.characters import Level
from game.rules.record import Record, RecordError, RoundEntry
from game.rules.ruleset import OFFICIAL, PRESETS, Ruleset
from game.rules.seat import Seat
from game.scenes.replay import ReplayScene, open_record
from game.scenes.replay_layout import replay_layout
from game.scenes.replay_reel import Mark, Reel, first_person, last_round
from game.scenes.round_result import RoundResult
from game.services import Services, make_services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.settings import Settings, Speed
from game.ui.scene import Scene
from tests.scenes.asking import SIZES, round_report
from tests.support.pilot import Pilot


def played(seats: int = 4, rounds: int = 2, rules: Ruleset = OFFICIAL, *, seed: int = 7, more: int = 0) -> Record:
    """Play rounds with bots, and some moves of a further one."""
    plans = plan_table([Level.NORMAL] * seats)
    match = Match.start(rules, plans, seed, make_agents(plans, seed))
    for number in range(rounds):
        if number:
            match.start_next_round()
        match.run_round()
    if more:
        match.start_next_round()
        for _ in range(more):
            match.advance(86_400_000)
    return match.record()


@contextmanager
def replaying(record: Record, size: tuple[int, int] = (1280, 720)) -> Iterator[tuple[Pilot, ReplayScene]]:
    made: list[ReplayScene] = []

    def first(services: Services) -> Scene[Any]:
        made.append(open_record(services, record))
        return made[0]

    with Pilot(first, size) as pilot:
        yield pilot, made[0]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_reel_has_every_position_of_its_record(preset: str) -> None:
    record = played(3, 2, PRESETS[preset])
    reel = Reel(record)
    assert reel.rounds == len(record.rounds)
    for index, entry in enumerate(record.rounds):
        shots = reel.shots(index)
        assert [shot.move for shot in shots[1:]] == list(entry.moves)
        assert shots[0].state.dealer == entry.dealer
        assert shots[-1].mark is Mark.WIN
        assert reel.is_over(index)
        assert all(shot.events for shot in shots)


def test_a_record_that_does_not_hold_together_is_refused() -> None:
    record = played(3, 1)
    broken = RoundEntry(record.rounds[0].dealer, record.rounds[0].moves[1:], record.rounds[0].result)
    with pytest.raises(RecordError):
        Reel(Record(record.rules, record.seats, record.seed, (broken,)))


def test_people_are_looked_at_first_and_bots_keep_their_portraits() -> None:
    plans = plan_table([Level.EASY, None, Level.NORMAL])
    assert first_person(plans) == Seat(1)
    reel = Reel(played(10, 1))
    assert len({plan.avatar for plan in reel.plans}) == 10
    assert last_round(reel.record) == 0


def test_steps_go_forth_and_back() -> None:
    with replaying(played()) as (pilot, scene):
        pilot.press("right")
        pilot.advance(3000)
        assert scene.at == 1
        pilot.click("next")
        pilot.advance(3000)
        assert scene.at == 2
        pilot.click("prev")
        pilot.press("left")
        assert scene.at == 0
        pilot.click("last")
        assert scene.at == len(scene.shots) - 1
        pilot.click("last")
        assert (scene.round, scene.at) == (1, 0)
        pilot.click("first")
        assert (scene.round, scene.at) == (0, 0)
        pilot.click("round_after")
        assert scene.round == 1


def test_a_step_forward_arrives_where_a_jump_does() -> None:
    record = played(4, 1, PRESETS["party"])
    with replaying(record) as (_, scene):
        for at in range(1, len(scene.shots)):
            scene.chosen(f"move_{at - 1}")
            scene.chosen("next")
            scene.table.director.finish()
            came = [sorted(str(piece.card) for piece in hand) for hand in scene.table.director.table.hands]
            scene.chosen(f"move_{at}")
            there = [sorted(str(piece.card) for piece in hand) for hand in scene.table.director.table.hands]
            state = scene.shots[at].state
            assert [len(hand) for hand in came] == [len(hand) for hand in state.hands]
            assert there == [sorted(str(card) for card in hand) for hand in state.hands]


def test_it_plays_by_itself_to_the_end_of_the_match() -> None:
    services = make_services(settings=Settings(speed=Speed.INSTANT))
    made: list[ReplayScene] = []

    def first(given: Services) -> Scene[Any]:
        made.append(open_record(given, played(2, 2)))
        return made[0]

    with Pilot(first, services=services) as pilot:
        pilot.click("play")
        pilot.advance(1500)
        assert made[0].at > 0
        made[0].speed = 1000.0
        for _ in range(200):
            pilot.advance(200)
            if not made[0].is_playing:
                break
        assert (made[0].round, made[0].at) == (1, len(made[0].shots) - 1)


def test_space_plays_and_pauses() -> None:
    with replaying(played()) as (pilot, scene):
        pilot.press("space")
        assert scene.is_playing
        pilot.press("space")
        assert not scene.is_playing


def test_the_scrubber_is_dragged_and_the_list_clicked() -> None:
    with replaying(played()) as (pilot, scene):
        scrubber = scene.find("scrubber")
        assert scrubber is not None
        pilot.click((scrubber.centerx, scrubber.bottom - 10))
        assert abs(scene.at - len(scene.shots) // 2) <= 2
        pilot.click("first")
        moves = scene.find("moves")
        assert moves is not None
        pilot.click((moves.centerx, moves.top + 100))
        assert scene.at > 0


def test_only_turning_points_can_be_listed() -> None:
    with replaying(played()) as (pilot, scene):
        pilot.click("turning_points")
        assert all(scene.shots[at].mark is not None for at in scene.panel.moves.positions)
        assert len(scene.panel.moves.positions) == sum(shot.mark is not None for shot in scene.shots)
        pilot.click("all_moves")
        assert len(scene.panel.moves.positions) == len(scene.shots)


def test_with_closed_hands_nothing_of_the_others_is_on_the_table() -> None:
    with replaying(played(4, 1, PRESETS["party"])) as (pilot, scene):
        pilot.click("open")
        for _ in range(len(scene.shots) - 2):
            scene.chosen("next")
            for seat, hand in enumerate(scene.table.director.table.hands):
                if seat != scene.table.seat:
                    assert all(piece.card is None for piece in hand)
            pilot.advance(100)


def test_a_plate_is_a_seat_to_look_from() -> None:
    with replaying(played()) as (pilot, scene):
        pilot.click("seat_2")
        assert scene.table.seat == Seat(2)
        pilot.click("open")
        table = scene.table.director.table
        assert all(piece.card is not None for piece in table.hands[2])
        assert all(piece.card is None for piece in table.hands[0])


def test_a_round_in_play_is_seen_from_the_own_seat_alone() -> None:
    with replaying(played(4, 1, more=5)) as (pilot, scene):
        assert scene.table.is_open
        pilot.click("round_after")
        assert not scene.table.is_open
        pilot.click("open")
        assert not scene.table.is_open
        assert scene.find("seat_1") is None
        pilot.click("last")
        assert "played" in scene.whose_turn()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_it_fits_every_window(seats: int, size: tuple[int, int]) -> None:
    layout = replay_layout(size)
    assert layout.table[0] <= layout.panel.left
    assert layout.panel.bottom < layout.bar.top
    with replaying(played(seats, 1), size) as (pilot, scene):
        pilot.click("last")
        for widget in scene.form.widgets:
            assert pilot.picture().get_rect().contains(widget.rect), widget.name
        assert scene.panel.moves.rect.height > 100


def test_escape_leaves_and_the_round_result_offers_it() -> None:
    record = played(3, 1)

    def first(services: Services) -> Scene[Any]:
        return RoundResult(services, round_report(3), watch=lambda: open_record(services, record))

    with Pilot(first) as pilot:
        pilot.click("watch")
        assert isinstance(pilot.loop.stack.top, ReplayScene)
        pilot.press("esc")
        assert isinstance(pilot.loop.stack.top, RoundResult)
