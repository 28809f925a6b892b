"""Measure a policy against fixed opponents on the same deals, round by round, with a 95 % interval."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from game.ai.linear import LinearPolicy
from game.ai.memory import Memory
from game.ai.playout import Chooser, greedy, play_out
from game.ai.rule_agent import choose_by_rule
from game.ai.situation import Situation
from game.ai.stream import Stream
from game.rules.deal import start_match
from game.rules.moves import DrawCard, KeepCard, Move
from game.rules.ruleset import Ruleset
from game.rules.seat import Seat

_Z: Final = 1.96
FIRST_SEED: Final = 10**12
"""Deals to measure by, far from those trained on."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Hold a mean, half the width of its 95 % interval, and how many rounds it comes from."""

    mean: float
    margin: float
    rounds: int


@dataclass(frozen=True, slots=True)
class Strength:
    """Hold the share of rounds won and the points won a round; both may be differences of paired rounds."""

    wins: Estimate
    points: Estimate


def random_chooser(seed: int) -> Chooser:
    """Return the random agent for playouts."""
    stream = Stream(seed)

    def choose(here: Situation, moves: Sequence[Move], *, may_wait: bool) -> Move | None:
        active = [move for move in moves if not isinstance(move, DrawCard | KeepCard)]
        return stream.pick(active or moves)

    return choose


def rule_chooser(seed: int) -> Chooser:
    """Return the rule agent for playouts."""
    stream = Stream(seed)

    def choose(here: Situation, moves: Sequence[Move], *, may_wait: bool) -> Move | None:
        return choose_by_rule(list(moves), list(here.hand), stream)

    return choose


def versus(chooser: Chooser, opponents: Chooser, rules: Ruleset, seats: int, rounds: int) -> Strength:
    """Measure a chooser with all other seats taken by one opponent."""
    results = [_play_one(chooser, opponents, rules, seats, number) for number in range(rounds)]
    return Strength(_estimate([won for won, _ in results]), _estimate([points for _, points in results]))


def gain(policy: LinearPolicy, old: LinearPolicy, rules: Ruleset, seats: int, rounds: int) -> Strength:
    """Measure what one seat gains by this policy over the old one, which all others play, on the same deals.

    The figures are differences: wins as a share, points by round and seat, those lost to others counted as losses.
    """
    new, before = greedy(policy), greedy(old)
    return paired_gain(lambda _: new, lambda _: before, rules, seats, rounds)


def paired_gain(
    new: Callable[[int], Chooser], old: Callable[[int], Chooser], rules: Ruleset, seats: int, rounds: int
) -> Strength:
    """Measure one seat's gain by the new chooser on the same deals; both are made afresh for each round's number."""
    differences: list[tuple[float, float]] = []
    for number in range(rounds):
        won, points = _play_one(new(number), old(number), rules, seats, number)
        base_won, base_points = _play_one(old(number), old(number), rules, seats, number)
        differences.append((won - base_won, points - base_points))
    return Strength(_estimate([won for won, _ in differences]), _estimate([points for _, points in differences]))


def _play_one(chooser: Chooser, opponents: Chooser, rules: Ruleset, seats: int, number: int) -> tuple[float, float]:
    state = start_match(rules, seats, FIRST_SEED + number)
    own = Seat((number + state.dealer) % seats)
    choosers = [opponents] * seats
    choosers[own] = chooser
    play_out(state, Memory.of(rules, seats), choosers)
    if state.winner is None:
        return 0.0, 0.0
    held = sum(card.points for hand in state.hands for card in hand)
    return (1.0, float(held)) if state.winner == own else (0.0, -held / (seats - 1))


def _estimate(results: Sequence[float]) -> Estimate:
    count = len(results)
    mean = sum(results) / count
    spread = sum((result - mean) ** 2 for result in results) / max(count - 1, 1)
    return Estimate(mean, _Z * sqrt(spread / count), count)
