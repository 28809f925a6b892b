"""Calls, catches, jump-ins and pauses, told by the match's clock."""

import pytest

from game.ai.bot import Bot
from game.ai.habits import TURN_PAUSE, WINDOW_PAUSE, Habits, Reaction
from game.ai.heuristic import HeuristicPolicy
from game.rules.events import SeatCaught, UnoCalled
from game.rules.seat import Seat
from game.session.agent import Agent, HumanAgent
from game.session.match import Match
from game.session.seats import SeatKind, SeatPlan
from tests.session.seating import TimedAgent, people_at, person, script, submit
from tests.support.scenario import Scenario

PARTY = {"jump_in": True, "stack_draw2_on_draw2": True}


def bot(*, calls: float = 1.0, catches: Reaction | None = None, jumps: Reaction | None = None) -> Bot:
    never = Reaction(0.0, 1, 1)
    return Bot(HeuristicPolicy(), Habits(calls, never, catches or never, jumps or never, hesitation=0), seed=1)


def beside_a_person(scenario: Scenario, *others: Agent) -> tuple[Match, HumanAgent]:
    human = HumanAgent()
    bots = [SeatPlan("Nora", SeatKind.BOT, "normal", "owl")] * len(others)
    return Match.at(scenario.state, [person(), *bots], [human, *others]), human


def test_a_bot_begins_its_turn_after_a_pause() -> None:
    match, human = beside_a_person(Scenario("r9", hands=["r5 g1 g2", "r1 b2 b3"]), bot())
    submit([human], "0:r5")
    assert match.advance(10)
    assert match.now == 0, "what a person has submitted is due at once"
    assert match.deadline() == TURN_PAUSE
    assert not match.advance(TURN_PAUSE - 1)
    assert match.advance(1)


@pytest.mark.parametrize("penalty", [0, 2])
def test_the_pause_is_longer_while_somebody_is_open_to_a_catch(penalty: int) -> None:
    scenario = Scenario("r9", hands=["r5 g1", "r1 b2 b3"], rules={"uno_penalty": penalty})
    match, human = beside_a_person(scenario, bot())
    submit([human], "0:r5")
    match.advance(0)
    assert match.deadline() == (WINDOW_PAUSE if penalty else TURN_PAUSE)


@pytest.mark.parametrize("other_hand", ["r5 y1 y2", "y5 y1 y2"])
def test_the_pause_is_longer_where_a_jump_in_may_come_whoever_holds_what(other_hand: str) -> None:
    scenario = Scenario("r9", hands=["r5 g1 g2", "b1 r2 b3", other_hand], rules=PARTY)
    match, human = beside_a_person(scenario, bot(), TimedAgent())
    submit([human], "0:r5")
    match.advance(0)
    assert match.deadline() == WINDOW_PAUSE


def test_whoever_forgets_to_call_is_caught_after_a_while() -> None:
    scenario = Scenario("r9", hands=["r5 g1", "r1 b2 b3"])
    match, human = beside_a_person(scenario, bot(catches=Reaction(1.0, 900, 900)))
    submit([human], "0:r5")
    match.advance(0)
    cursor = match.log_length
    assert not match.advance(899)
    assert match.advance(1)
    assert match.events_since(cursor, None)[0] == SeatCaught(Seat(0), Seat(1))
    assert match.view(Seat(0)).counts[0] == 3


def test_a_call_in_time_saves_from_the_catch_and_keeps_nobody_waiting() -> None:
    scenario = Scenario("r9", hands=["r5 g1", "r1 b2 b3"])
    match, human = beside_a_person(scenario, bot(catches=Reaction(1.0, 900, 900)))
    submit([human], "0:r5")
    match.advance(0)
    match.advance(800)
    submit([human], "0:uno")
    assert match.advance(20)
    assert match.events_since(0, None)[-1] == UnoCalled(Seat(0))
    assert match.deadline() == WINDOW_PAUSE, "the call does not put the bot's turn off"


def test_a_catch_too_late_is_missed() -> None:
    scenario = Scenario("r9", hands=["r5 g1", "r1 b2 b3"])
    match, human = beside_a_person(scenario, bot(catches=Reaction(1.0, 3000, 3000)))
    submit([human], "0:r5")
    for _ in range(3):
        match.advance(3000)
    assert script(match)[1].startswith("1:")
    assert "1:catch 0" not in script(match)


def test_calls_and_catches_are_taken_while_the_clock_stands_and_turns_are_not() -> None:
    match, agents = people_at(Scenario("r9", hands=["r5 g1", "r1 b2 b3", "y1 y2 y3"]))
    submit(agents, "0:r5")
    assert match.advance(0)
    submit(agents, "1:r1")
    submit(agents, "2:catch 0")
    assert match.advance_calls()
    assert not match.advance_calls()
    assert match.now == 0
    assert script(match) == ["0:r5", "2:catch 0"]
    assert match.advance(0)
    assert script(match)[-1] == "1:r1", "a catch leaves the submitted answer standing"


def test_a_call_is_taken_over_an_animation() -> None:
    match, agents = people_at(Scenario("r9", hands=["r5 g1", "r1 b2 b3"]))
    submit(agents, "0:r5")
    match.advance(0)
    submit(agents, "0:uno")
    assert match.advance_calls()
    assert match.view(None).called == (True, False)


def test_a_call_without_reason_is_dropped() -> None:
    match, agents = people_at(Scenario("r9", hands=["r5 g1 g2", "r1 b2 b3"]))
    submit(agents, "0:uno")
    assert not match.advance_calls()
    assert not match.advance(10)
    assert match.deadline() is None


def test_whoever_is_overtaken_loses_nothing_but_the_moment() -> None:
    scenario = Scenario("r9", hands=["r5 g1 g2", "r1 b2 b3", "r5 y2 y3"], rules=PARTY)
    match, agents = people_at(scenario)
    submit(agents, "0:r5")
    match.advance(0)
    submit(agents, "1:r1")
    submit(agents, "2:jump r5")
    assert match.advance(0)
    first = script(match)[1]
    assert first in ("1:r1", "2:jump r5")
    assert not match.advance(5000), "the other claim is dropped, not kept for later"
    assert script(match)[1:] == [first]


def test_the_earliest_claim_counts() -> None:
    scenario = Scenario("r9", hands=["r5 g1 g2", "r1 b2 b3", "r5 y2 y3"], rules=PARTY)
    early, late = TimedAgent((500, "1:r1")), TimedAgent((501, "2:jump r5"))
    match, human = beside_a_person(scenario, early, late)
    submit([human], "0:r5")
    match.advance(0)
    match.advance(10_000)
    assert script(match) == ["0:r5", "1:r1"]


def test_equal_claims_are_broken_outside_the_rules_and_alike_for_a_seed() -> None:
    def winner(seed: int) -> str:
        scenario = Scenario("r9", hands=["r5 g1 g2", "r1 b2 b3", "r5 y2 y3"], rules=PARTY)
        agents = [TimedAgent((0, "0:r5")), TimedAgent((500, "1:r1")), TimedAgent((500, "2:jump r5"))]
        match = Match.at(scenario.state, [person()] * 3, agents, seed=seed)
        match.advance(0)
        match.advance(1000)
        return script(match)[1]

    assert {winner(seed) for seed in range(20)} == {"1:r1", "2:jump r5"}
    assert winner(3) == winner(3)


def test_a_bot_jumps_in_after_its_reaction() -> None:
    scenario = Scenario("r9", hands=["r5 g1 g2", "r1 b2 b3", "r5 y2 y3"], rules=PARTY)
    match, human = beside_a_person(scenario, bot(), bot(jumps=Reaction(1.0, 700, 700)))
    submit([human], "0:r5")
    match.advance(0)
    assert match.deadline() == 700
    match.advance(700)
    assert script(match) == ["0:r5", "2:jump r5"]


def test_everybody_gives_in_its_own_time() -> None:
    rules = {"deck": "modern", "custom_rules": [{"title": "Gift", "effects": ["pass_cards 1 left"]}]}
    scenario = Scenario("r9", hands=["WC g1 g2", "r1 b2 b3", "r5 y2 y3"], rules=rules)
    match, human = beside_a_person(scenario, bot(), bot())
    submit([human], "0:WC=r")
    match.advance(0)
    assert match.deadline() == TURN_PAUSE
    assert match.advance(TURN_PAUSE)
    assert match.advance(0), "another's choice puts nobody's off"
    assert match.deadline() is None
    submit([human], "0:give g1")
    assert match.advance(0)
    assert match.view(None).counts == (2, 3, 3)
