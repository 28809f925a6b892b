"""Play rounds of self-play with a sampled policy noting every real decision: options, choice, standing."""

import random
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import exp
from typing import Final

from game.ai.features import Active
from game.ai.linear import LinearPolicy, active_features, waiting_features
from game.ai.memory import Memory
from game.ai.playout import Chooser, play_out
from game.ai.situation import Situation
from game.ai.standing import standing_features
from game.rules.deal import start_match
from game.rules.moves import Move
from game.rules.ruleset import Ruleset
from game.rules.seat import Seat
from game.rules.state import GameState
from game.training.yardsticks import random_chooser, rule_chooser

_OUT_OF_QUESTION: Final = 1e-4
"""The probability below which an option is left out of the gradient, where it would hardly count."""

_ALONE: Final = 0.7
"""How often, with guests, the policy has but one seat and the others are all of a kind."""
_BY_RULE: Final = 0.6
"""How often a guest plays by the rule agent's rule, else at random."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Hold one choice: the features and probability of every option in question, and which of them was taken."""

    seat: Seat
    standing: Active
    options: list[Active]
    chances: list[float]
    taken: int


@dataclass(slots=True)
class Episode:
    """Hold the decisions of a round, in order, and what each seat got out of it."""

    decisions: list[Decision] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)


class Sampler:
    """Choose by the softmax of the policy's values, noting each decision in `episode`."""

    def __init__(self, policy: LinearPolicy, draw: random.Random, episode: Episode) -> None:
        self._policy = policy
        self._random = draw.random
        self._episode = episode

    def __call__(self, here: Situation, moves: Sequence[Move], *, may_wait: bool) -> Move | None:
        """Return a move drawn by its probability."""
        options = [active_features(here, move) for move in moves]
        if may_wait:
            options.append(waiting_features(here))
        values = [self._policy.value(option) for option in options]
        best = max(values)
        shares = [exp(value - best) for value in values]
        sums = list(accumulate(shares))
        total = sums[-1]
        taken = min(bisect(sums, self._random() * total), len(options) - 1)
        least = total * _OUT_OF_QUESTION
        kept = [number for number, share in enumerate(shares) if share > least or number == taken]
        decision = Decision(
            here.seat,
            standing_features(here),
            [options[number] for number in kept],
            [shares[number] / total for number in kept],
            kept.index(taken),
        )
        self._episode.decisions.append(decision)
        return moves[taken] if taken < len(moves) else None


def play_episode(
    policy: LinearPolicy, rules: Ruleset, seats: int, seed: int, *, for_points: bool, guests: float = 0.0
) -> Episode:
    """Play one round of self-play; what is got out of it counts wins, or points where `for_points`.

    `guests` is the probability that others than the policy are at the table.
    """
    episode = Episode()
    state = start_match(rules, seats, seed)
    draw = random.Random(seed)
    chooser = Sampler(policy, draw, episode)
    table = _company(chooser, seats, draw) if draw.random() < guests else [chooser] * seats
    play_out(state, Memory.of(rules, seats), table)
    episode.returns = outcome(state, for_points=for_points)
    return episode


def _company(policy: Chooser, seats: int, draw: random.Random) -> list[Chooser]:
    """Seat guests: mostly the policy alone among one kind, else a mixed table where it has at least one seat.

    A policy that has only met itself expects better play of weak opponents than they are capable of.
    """
    own = draw.randrange(seats)
    if draw.random() < _ALONE:
        guest = _guest(draw)
        return [policy if seat == own else guest for seat in range(seats)]
    return [policy if seat == own or draw.random() < 0.5 else _guest(draw) for seat in range(seats)]


def _guest(draw: random.Random) -> Chooser:
    by_rule, seed = draw.random() < _BY_RULE, draw.getrandbits(32)
    return rule_chooser(seed) if by_rule else random_chooser(seed)


def outcome(state: GameState, *, for_points: bool) -> list[float]:
    """Return what each seat got out of a round, less the mean of all; points count in hundreds."""
    got = [points * 0.01 for points in _points(state)] if for_points else _wins(state)
    mean = sum(got) / len(got)
    return [each - mean for each in got]


def _wins(state: GameState) -> list[float]:
    return [float(seat == state.winner) for seat in range(state.seats)]


def _points(state: GameState) -> list[float]:
    held = sum(card.points for hand in state.hands for card in hand)
    return [held * win for win in _wins(state)]
