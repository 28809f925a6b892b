"""Whole matches without a screen: they end, they can be written down, and the same seed plays the same match."""

import random

import pytest

from game.ai.characters import Level
from game.rules.engine import IllegalMoveError
from game.rules.moves import DrawCard, Move
from game.rules.record import from_json, replay, to_json
from game.rules.ruleset import OFFICIAL, PRESETS
from game.rules.seat import Seat, all_seats
from game.rules.state import Phase
from game.rules.view import redact
from game.session.agent import HumanAgent, ReplayAgent
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import bot_plans
from tests.session.seating import Listener, TimedAgent, bots_match, people_at, person, script, submit
from tests.support.play import random_ruleset
from tests.support.scenario import Scenario


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_match_to_500_ends_and_its_record_replays(seats: int) -> None:
    match = bots_match(seats, seed=seats)
    match.run_to_end()
    record = match.record()
    assert from_json(to_json(record)) == record
    *_, last = replay(record)
    assert last.phase is Phase.OVER
    assert tuple(last.scores) == match.view(None).scores
    assert max(last.scores) >= 500
    assert max(last.scores) == last.scores[match.match_winners[0]]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_bots_play_every_preset_to_the_end(preset: str, seats: int) -> None:
    match = bots_match(seats, seed=5, rules=PRESETS[preset])
    match.run_to_end()
    assert match.match_winners


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("batch", range(4))
def test_bots_play_any_rules_to_the_end_of_a_round(level: Level, batch: int) -> None:
    for seed in range(batch * 15, batch * 15 + 15):
        seats = 2 + seed % 9
        match = bots_match(seats, seed, random_ruleset(random.Random(seed), seats), level)
        match.run_round()
        assert match.is_round_over


def test_a_record_of_an_unfinished_round_has_no_result() -> None:
    match = bots_match(3, seed=1)
    match.advance(60_000)
    record = match.record()
    assert [entry.result for entry in record.rounds] == [None]
    assert len(record.rounds[0].moves) == 1
    assert from_json(to_json(record)) == record


def test_a_seed_plays_the_same_match_whatever_the_frame_rate() -> None:
    jumping = bots_match(4, seed=3, rules=PRESETS["party"])
    jumping.run_round()
    crawling = bots_match(4, seed=3, rules=PRESETS["party"])
    while not crawling.is_round_over:
        crawling.advance(17)
        crawling.think()
    assert script(jumping) == script(crawling)
    assert script(jumping) != script(bots_match(4, seed=4, rules=PRESETS["party"]))


def test_one_move_is_made_at_a_time_and_the_rest_of_the_time_is_dropped() -> None:
    match = bots_match(2, seed=2)
    due = match.deadline()
    assert due is not None
    assert not match.advance(due - 1)
    assert match.advance(100_000)
    assert match.now == due
    assert len(match.record().rounds[0].moves) == 1


def test_the_sink_takes_every_move_as_it_is_made() -> None:
    written: list[Move] = []
    plans = bot_plans(3, Level.RANDOM)
    match = Match.start(OFFICIAL, plans, 8, make_agents(plans, 8), sink=written.append)
    match.run_round()
    match.start_next_round()
    match.advance(5000)
    assert [tuple(written)] == [tuple(move for entry in match.record().rounds for move in entry.moves)]


def test_a_match_goes_on_from_its_record_as_it_would_have_gone() -> None:
    whole = bots_match(4, seed=6, rules=PRESETS["party"])
    whole.run_round()
    whole.start_next_round()
    for _ in range(20):
        whole.advance(10_000)
    written: list[Move] = []
    plans = bot_plans(4, Level.NORMAL)
    resumed = Match.resume(whole.record(), plans, make_agents(plans, 6), sink=written.append)
    assert written == []
    assert resumed.record() == whole.record()
    assert resumed.view(Seat(2)) == whole.view(Seat(2))
    whole.run_round()
    resumed.run_round()
    assert script(resumed) == script(whole)


def test_a_replay_plays_what_is_written() -> None:
    match = bots_match(5, seed=9, rules=PRESETS["party"])
    match.run_to_end()
    moves = [move for entry in match.record().rounds for move in entry.moves]
    repeated = Match.start(match.rules, match.plans, 9, ReplayAgent.for_table(5, moves, pace=250))
    assert repeated.deadline() == 250
    repeated.run_to_end()
    assert repeated.record() == match.record()


def test_nobody_is_told_what_the_seat_may_not_know() -> None:
    plans = bot_plans(5, Level.NORMAL)
    listeners = [Listener(agent) for agent in make_agents(plans, 11)]
    match = Match.start(PRESETS["party"], plans, 11, listeners)
    match.run_round()
    for seat in all_seats(5):
        assert listeners[seat].views
        assert {view.seat for view in listeners[seat].views} == {seat}
        assert [redact(event, seat) for event in listeners[seat].events] == listeners[seat].events
        assert match.events_since(0, seat) == tuple(listeners[seat].events)


def test_every_reader_has_a_cursor_of_its_own() -> None:
    match = bots_match(3, seed=4)
    before = match.log_length
    match.advance(10_000)
    assert match.events_since(match.log_length, None) == ()
    news = match.events_since(before, Seat(1))
    assert len(news) == match.log_length - before
    assert (*match.events_since(0, Seat(1))[:before], *news) == match.events_since(0, Seat(1))


def test_a_round_is_dealt_only_after_the_last_one() -> None:
    match = bots_match(2, seed=1)
    with pytest.raises(ValueError, match="not over"):
        match.start_next_round()
    match.run_to_end()
    assert match.deadline() is None
    with pytest.raises(ValueError, match="the match is over"):
        match.start_next_round()


def test_a_table_where_nobody_answers_is_told_of() -> None:
    match = Match.start(OFFICIAL, [person(), person()], 1, [HumanAgent(), HumanAgent()])
    assert match.deadline() is None
    with pytest.raises(RuntimeError, match="nobody"):
        match.run_to_end()


def test_an_illegal_move_of_a_bot_is_a_bug() -> None:
    class Cheat(TimedAgent):
        def begin(self, view: object, now: int) -> None:
            self.due = [(now, DrawCard(Seat(0)))]

    scenario = Scenario("r9", hands=["r5 g1", "b1 b2"], rules={"force_play": True})
    match = Match.at(scenario.state, bot_plans(2, Level.NORMAL), [Cheat(), TimedAgent()])
    with pytest.raises(IllegalMoveError):
        match.advance(1)


def test_nobody_moves_for_another_seat() -> None:
    match, agents = people_at(Scenario("r9", hands=["r5 g1", "b1 b2"]))
    agents[1].submit(DrawCard(Seat(0)))
    with pytest.raises(ValueError, match="seat 1 tried to move for seat 0"):
        match.advance(1)


def test_a_position_is_left_as_it_was() -> None:
    scenario = Scenario("r9", hands=["r5 g1", "b1 b2"])
    match, agents = people_at(scenario)
    submit(agents, "0:r5!")
    assert match.advance(0)
    assert match.view(None).counts == (1, 2)
    scenario.expect(counts=[2, 2])
