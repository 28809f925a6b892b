"""Measure a policy against fixed opponents on the same deals, in rounds or in matches, with a 95 % interval.

What is played comes as a range of numbers, each of which names one deal, so that processes can share the work and the
result is the same however it was split.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeAlias

from game.ai.linear import LinearPolicy
from game.ai.memory import Memory
from game.ai.playout import Chooser, greedy, play_out
from game.ai.policy_book import Goal, goal_for
from game.rules.deal import deal_round, start_match
from game.rules.ruleset import Ruleset
from game.rules.scoring import match_winners
from game.rules.seat import Seat
from game.training.yardsticks import Afresh

_Z: Final = 1.96
FIRST_SEED: Final = 10**12
"""Deals to measure by, far from those trained on."""

Outcome: TypeAlias = tuple[float, float]
"""Whether a round was won (1 or 0) and the points it brought, those lost counted as a loss; or a difference of two."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Hold a mean, half the width of its 95 % interval, and how many rounds or matches it comes from."""

    mean: float
    margin: float
    count: int


@dataclass(frozen=True, slots=True)
class Strength:
    """Hold the share of rounds won and the points won a round; both may be differences of paired rounds."""

    wins: Estimate
    points: Estimate


def versus(chooser: Chooser, opponents: Afresh, rules: Ruleset, seats: int, numbers: range) -> list[Outcome]:
    """Return how a chooser fares with all other seats taken by one opponent."""
    return [_play_one(chooser, opponents(number), rules, seats, number) for number in numbers]


def gain(policy: LinearPolicy, old: LinearPolicy, rules: Ruleset, seats: int, numbers: range) -> list[Outcome]:
    """Return what one seat gains by this policy over the old one, which all others play, on the same deals.

    The figures are differences: wins as a share, points by round and seat, those lost to others counted as losses.
    """
    new, before = greedy(policy), greedy(old)
    return paired_gain(lambda _: new, lambda _: before, rules, seats, numbers)


def paired_gain(new: Afresh, old: Afresh, rules: Ruleset, seats: int, numbers: range) -> list[Outcome]:
    """Return one seat's gain by the new chooser on the same deals."""
    differences: list[Outcome] = []
    for number in numbers:
        won, points = _play_one(new(number), old(number), rules, seats, number)
        base_won, base_points = _play_one(old(number), old(number), rules, seats, number)
        differences.append((won - base_won, points - base_points))
    return differences


def matches(
    choosers: Mapping[Goal, Chooser], opponents: Afresh, rules: Ruleset, seats: int, numbers: range
) -> list[float]:
    """Return for every match 1 if it was won and 0 if not, choosing each round by what the score asks for."""
    return [_play_match(choosers, opponents(number), rules, seats, number) for number in numbers]


def strength(outcomes: Sequence[Outcome]) -> Strength:
    """Sum rounds up."""
    return Strength(estimate([won for won, _ in outcomes]), estimate([points for _, points in outcomes]))


def estimate(results: Sequence[float]) -> Estimate:
    """Return the mean of independent results with its interval."""
    count = len(results)
    mean = sum(results) / count
    spread = sum((result - mean) ** 2 for result in results) / max(count - 1, 1)
    return Estimate(mean, _Z * sqrt(spread / count), count)


def _play_one(chooser: Chooser, opponents: Chooser, rules: Ruleset, seats: int, number: int) -> Outcome:
    state = start_match(rules, seats, FIRST_SEED + number)
    own = Seat((number + state.dealer) % seats)
    choosers = [opponents] * seats
    choosers[own] = chooser
    play_out(state, Memory.of(rules, seats), choosers)
    if state.winner is None:
        return 0.0, 0.0
    held = sum(card.points for hand in state.hands for card in hand)
    return (1.0, float(held)) if state.winner == own else (0.0, -held / (seats - 1))


def _play_match(choosers: Mapping[Goal, Chooser], opponents: Chooser, rules: Ruleset, seats: int, number: int) -> float:
    state = start_match(rules, seats, FIRST_SEED + number)
    own = Seat((number + state.dealer) % seats)
    table = [opponents] * seats
    while True:
        table[own] = choosers[goal_for(state.scores, rules.target)]
        play_out(state, Memory.of(rules, seats), table)
        winners = match_winners(state)
        if winners:
            return 1.0 if own in winners else 0.0
        deal_round(state)
