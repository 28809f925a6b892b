"""Each level beats the one below; the figures with their intervals are in the README."""

from dataclasses import replace

import pytest

from game.ai.characters import Level
from game.rules.ruleset import PRESETS, Length
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import SeatKind, SeatPlan
from game.store.policies import policy_folder, read_policies

BOOK = read_policies(policy_folder())


def rounds_won(seats: int, rounds: int, preset: str, level: Level, others: Level) -> int:
    rules = replace(PRESETS[preset], length=Length.ROUNDS, rounds=1)
    won = 0
    for number in range(rounds):
        place, seed = number % seats, number // seats
        levels = [level if seat == place else others for seat in range(seats)]
        plans = [SeatPlan("Nora", SeatKind.BOT, each.value, "owl") for each in levels]
        match = Match.start(rules, plans, seed, make_agents(plans, seed, BOOK))
        match.run_round()
        won += match.match_winners == (place,)
    return won


@pytest.mark.parametrize("preset", PRESETS)
def test_normal_beats_random(preset: str) -> None:
    assert rounds_won(2, 150, preset, Level.NORMAL, Level.RANDOM) >= 88


def test_normal_beats_three_random() -> None:
    assert rounds_won(4, 160, "official", Level.NORMAL, Level.RANDOM) >= 55


@pytest.mark.parametrize(
    ("level", "below", "least"),
    [(Level.NORMAL, Level.EASY, 64), (Level.HARD, Level.NORMAL, 62), (Level.POLICY, Level.HARD, 62)],
)
def test_each_level_beats_the_one_below(level: Level, below: Level, least: int) -> None:
    assert rounds_won(2, 120, "official", level, below) >= least


@pytest.mark.parametrize("preset", PRESETS)
def test_the_trained_policy_knows_house_rules(preset: str) -> None:
    assert rounds_won(2, 100, preset, Level.POLICY, Level.RULE) >= 60
    assert rounds_won(4, 100, preset, Level.POLICY, Level.RANDOM) >= 35
