"""Seats that are given to somebody else while the match goes on: at any moment, in any phase, for any rules."""

import random

import pytest

from game.ai.characters import CHARACTERS, Level
from game.rules.record import from_json, replay, to_json
from game.rules.ruleset import OFFICIAL, PRESETS
from game.rules.seat import Seat, all_seats
from game.rules.state import Phase
from game.rules.view import redact
from game.session.agent import HumanAgent
from game.session.lineup import make_agent, make_agents
from game.session.match import Match
from game.session.roster import Roster, SeatChange
from game.session.seats import SeatKind, SeatPlan, bot_for, bot_plans, plan_table
from game.store.policies import policy_folder, read_policies
from tests.session.seating import Listener, bots_match, people_at, person, script, submit
from tests.support.play import random_ruleset
from tests.support.scenario import Scenario

BOOK = read_policies(policy_folder())
LEVELS = (Level.RANDOM, Level.RULE, Level.EASY, Level.NORMAL, Level.HARD)


def give(match: Match, seat: Seat, level: Level) -> None:
    """Give a seat to a bot of a level."""
    plan = bot_for(match.plans, seat, level)
    match.seat(SeatChange(seat, plan), make_agent(plan, seat, match.seed, BOOK))


def a_person_plays(match: Match, seat: Seat, rng: random.Random) -> None:
    """Let a person make any legal move at a seat, if there is one."""
    agent, moves = match.agents[seat], match.view(seat).legal_moves
    if isinstance(agent, HumanAgent) and moves:
        agent.submit(rng.choice(moves))


def take_a_step(match: Match, rng: random.Random) -> None:
    """Let something happen: time, thinking, a person's move, or the next deal."""
    if match.is_round_over:
        match.start_next_round()
        return
    for seat in all_seats(len(match.plans)):
        if rng.random() < 0.5:
            a_person_plays(match, seat, rng)
    if rng.random() < 0.3:
        match.think()
    match.advance_calls()
    match.advance(rng.choice((0, 40, 900, 5000)))


def change_a_seat(match: Match, rng: random.Random) -> None:
    """Let a person leave, come back or sit down, a bot be changed for another, or somebody be called otherwise."""
    seat = Seat(rng.randrange(len(match.plans)))
    plan = match.plans[seat]
    back = match.roster.last_person(seat)
    if rng.random() < 0.2:
        match.seat(SeatChange(seat, SeatPlan("Renamed", plan.kind, plan.level, plan.avatar)))
    elif plan.kind is SeatKind.HUMAN or rng.random() < 0.4:
        give(match, seat, rng.choice(LEVELS))
    else:
        match.seat(SeatChange(seat, back or person("Newcomer")), HumanAgent())


def all_bots(match: Match) -> None:
    """Have a bot sit down wherever a person sits."""
    for seat in all_seats(len(match.plans)):
        if match.plans[seat].kind is SeatKind.HUMAN:
            give(match, seat, Level.NORMAL)


@pytest.mark.parametrize("batch", range(4))
def test_seats_change_at_any_moment_and_the_match_stays_whole(batch: int) -> None:
    phases = set()
    for number in range(batch * 12, batch * 12 + 12):
        rng = random.Random(number)
        seats = 2 + number % 9
        rules = random_ruleset(rng, seats) if number % 3 else PRESETS["party"]
        plans = plan_table([None, *rng.choices([None, *LEVELS], k=seats - 1)])
        changes: list[SeatChange] = []
        match = Match.start(rules, plans, number, make_agents(plans, number, BOOK), on_seat=changes.append)
        for _ in range(rng.choice((30, 120, 400))):
            if match.match_winners:
                break
            take_a_step(match, rng)
            if rng.random() < (0.9 if match.is_round_over else 0.15):
                change_a_seat(match, rng)
                phases.add(match.view(None).phase)
        check(match, plans, changes)
        if not match.match_winners:
            all_bots(match)
            if not match.is_round_over:
                match.run_round()
            check(match, plans, changes)
    assert {Phase.PLAY, Phase.DRAWN, Phase.OVER} <= phases


def check(match: Match, starters: tuple[SeatPlan, ...], changes: list[SeatChange]) -> None:
    """The record names who started and replays; a resumed match is the same, seats and views included."""
    record = match.record()
    assert [entry.name for entry in record.seats] == [plan.name for plan in starters]
    assert from_json(to_json(record)) == record
    *_, last = replay(record)
    assert tuple(map(len, last.hands)) == match.view(None).counts
    plans = Roster(starters, changes).plans
    agents = make_agents(plans, match.seed, BOOK)
    again = Match.resume(record, starters, agents, changes=changes)
    assert (again.plans, again.roster.starters, again.record()) == (match.plans, starters, record)
    assert [type(agent) for agent in again.agents] == [type(agent) for agent in match.agents]
    for seat in (None, *all_seats(len(plans))):
        assert again.view(seat) == match.view(seat)
        assert again.events_since(0, seat) == match.events_since(0, seat)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_comes_later_plays_as_one_that_sat_there_all_the_time(level: Level) -> None:
    for moves in (0, 1, 17, 40):
        match = bots_match(4, seed=12, rules=PRESETS["party"])
        for _ in range(moves):
            match.advance(60_000)
        for seat in all_seats(4):
            give(match, seat, level)
        starters = match.roster.starters
        changed = [SeatChange(seat, match.plans[seat]) for seat in all_seats(4)]
        resumed = Match.resume(match.record(), starters, make_agents(match.plans, 12, BOOK), changes=changed)
        match.run_round()
        resumed.run_round()
        assert script(match) == script(resumed)


def test_what_the_bot_before_was_about_to_do_is_dropped() -> None:
    match = bots_match(3, seed=1)
    due = match.deadline()
    assert due is not None
    turn = match.view(None).turn
    assert turn is not None
    match.think()
    match.advance(due - 1)
    match.seat(SeatChange(turn, person()), HumanAgent())
    assert match.deadline() is None
    assert not match.advance(60_000)
    give(match, turn, Level.NORMAL)
    waits = match.deadline()
    assert waits is not None
    assert waits >= match.now + 700, "whoever sits down looks at the table first"
    assert match.advance(60_000)


def test_what_a_person_has_submitted_leaves_with_the_person() -> None:
    match, agents = people_at(Scenario("r9", hands=["r5 g1", "r1 b2 b3"]))
    submit(agents, "0:r5")
    give(match, Seat(0), Level.NORMAL)
    assert not match.advance(600)
    assert script(match) == []


def test_somebody_called_otherwise_goes_on_thinking() -> None:
    match = bots_match(3, seed=1)
    due, agents = match.deadline(), match.agents
    for seat in all_seats(3):
        match.seat(SeatChange(seat, SeatPlan("Zoe", SeatKind.BOT, "normal", "owl")))
    assert (match.deadline(), match.agents) == (due, agents)


def test_whoever_sits_down_learns_what_the_seat_has_seen_and_no_more() -> None:
    plans = bot_plans(3, Level.NORMAL)
    match = Match.start(OFFICIAL, plans, 3, make_agents(plans, 3))
    match.run_round()
    match.start_next_round()
    for seat in all_seats(3):
        listener = Listener(HumanAgent())
        match.seat(SeatChange(seat, person()), listener)
        assert match.events_since(0, seat) == tuple(listener.events)
        assert [redact(event, seat) for event in listener.events] == listener.events
        assert listener.views == ([match.view(seat)] if match.view(seat).legal_moves else [])


def test_a_question_is_open_for_whoever_comes() -> None:
    match, agents = people_at(Scenario("r9", hands=["W+4 r5 g1", "r1 b2 b3"]))
    submit(agents, "0:W+4=b")
    match.advance(0)
    assert match.view(None).phase is Phase.PENALTY
    give(match, Seat(1), Level.EASY)
    assert match.advance(10_000)
    assert script(match)[1] in ("1:take", "1:challenge")


def test_the_last_person_may_come_back() -> None:
    ann, ben = person("Ann"), person("Ben")
    roster = Roster([ann, *bot_plans(2, Level.EASY)])
    assert roster.last_person(Seat(1)) is None
    roster.take(SeatChange(Seat(0), bot_for(roster.plans, Seat(0), Level.HARD)))
    assert (roster.last_person(Seat(0)), roster.is_starter(Seat(0))) == (ann, False)
    roster.take(SeatChange(Seat(1), ben))
    roster.take(SeatChange(Seat(1), bot_for(roster.plans, Seat(1), Level.HARD)))
    assert roster.last_person(Seat(1)) == ben
    roster.take(SeatChange(Seat(0), ann))
    assert roster.is_starter(Seat(0))
    assert [plan.name for plan in roster.starters] == ["Ann", "Nora", "Felix"]


def test_a_bot_that_comes_is_nobody_at_the_table() -> None:
    for seats in range(2, 11):
        plans = list(plan_table([None] * (seats // 2) + [Level.HARD] * (seats - seats // 2), ["Tom", "Otto"]))
        for seat in all_seats(seats):
            bot = bot_for(plans, seat, Level.HARD)
            others = [plan for number, plan in enumerate(plans) if number != seat]
            assert bot.avatar not in {plan.avatar for plan in others}
            assert (bot.name, bot.avatar) in {(c.name, c.avatar) for c in CHARACTERS}
            if seats < 9:
                assert bot.name not in {plan.name for plan in others}
