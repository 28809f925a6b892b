"""Measure the rules: moves a second with and without the checked path, and whole rounds of random play."""

import random
from dataclasses import dataclass
from time import perf_counter

from game.rules import engine
from game.rules.deal import start_match
from game.rules.kernel import push
from game.rules.legal import actors, legal_moves
from game.rules.moves import Move
from game.rules.ruleset import Ruleset
from game.rules.state import GameState, Phase

SEATS = 4
REPEATS = 9


@dataclass(frozen=True, slots=True)
class RulesSpeed:
    """Hold moves and rounds a second."""

    push_per_s: int
    apply_per_s: int
    rounds_per_s: float


@dataclass(frozen=True, slots=True)
class _Round:
    start: GameState
    moves: tuple[Move, ...]


def measure(rules: Ruleset, rounds: int) -> RulesSpeed:
    """Record so many random four-seat rounds, then replay their moves through both paths; the best repeat counts."""
    began = perf_counter()
    recorded = [_random_round(rules, seed) for seed in range(rounds)]
    rounds_per_s = rounds / (perf_counter() - began)
    moves = sum(len(played.moves) for played in recorded)
    pushed = min(_push_seconds(recorded) for _ in range(REPEATS))
    applied = min(_apply_seconds(recorded) for _ in range(REPEATS))
    return RulesSpeed(round(moves / pushed), round(moves / applied), round(rounds_per_s, 1))


def _random_round(rules: Ruleset, seed: int) -> _Round:
    choice = random.Random(seed).choice
    start = start_match(rules, SEATS, seed)
    state = start.copy()
    moves: list[Move] = []
    while state.phase is not Phase.OVER:
        move = choice(legal_moves(state, choice(actors(state))))
        push(state, move)
        moves.append(move)
    return _Round(start, tuple(moves))


def _push_seconds(recorded: list[_Round]) -> float:
    positions = [played.start.copy() for played in recorded]
    began = perf_counter()
    for state, played in zip(positions, recorded, strict=True):
        for move in played.moves:
            push(state, move)
    return perf_counter() - began


def _apply_seconds(recorded: list[_Round]) -> float:
    began = perf_counter()
    for played in recorded:
        state = played.start
        for move in played.moves:
            state = engine.apply(state, move).state
    return perf_counter() - began
