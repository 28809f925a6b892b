"""Each level beats the one below; the figures with their intervals are in the README."""

from dataclasses import replace

import pytest

from game.ai.levels import Level
from game.rules.ruleset import PRESETS, Length
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import SeatKind, SeatPlan


def rounds_won(seats: int, rounds: int, preset: str, level: Level, others: Level) -> int:
    rules = replace(PRESETS[preset], length=Length.ROUNDS, rounds=1)
    won = 0
    for number in range(rounds):
        place, seed = number % seats, number // seats
        levels = [level if seat == place else others for seat in range(seats)]
        plans = [SeatPlan("Nora", SeatKind.BOT, each.value, "owl") for each in levels]
        match = Match.start(rules, plans, seed, make_agents(plans, seed))
        match.run_round()
        won += match.match_winners == (place,)
    return won


@pytest.mark.parametrize("preset", PRESETS)
def test_normal_beats_random(preset: str) -> None:
    assert rounds_won(2, 150, preset, Level.NORMAL, Level.RANDOM) >= 88


def test_normal_beats_three_random() -> None:
    assert rounds_won(4, 160, "official", Level.NORMAL, Level.RANDOM) >= 55
