"""Train one plan: batches of self-play over all processes, a step uphill after each, a checkpoint now and then."""

import gc
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from game.ai.linear import LinearPolicy
from game.ai.policy_book import Goal
from game.training.checkpoint import Checkpoint
from game.training.episodes import play_episode
from game.training.gradient import Batch, Numbers, add_up
from game.training.plans import TrainingPlan

_LEAST_RATE: Final = 0.1
_SHARE: Final = 50
"""Rounds a process plays at a time."""

Spread: TypeAlias = Callable[[Callable[[range], Batch], Sequence[range]], Iterator[Batch]]


@dataclass(frozen=True, slots=True)
class Pace:
    """Say how fast to learn: rounds a step, and the learning rate at the beginning, which falls to a tenth."""

    batch: int = 500
    rate: float = 0.3


def train(plan: TrainingPlan, checkpoint: Checkpoint, pace: Pace, spread: Spread) -> Iterator[tuple[Checkpoint, Batch]]:
    """Yield what every step leads to, until the checkpoint's goal is reached; it begins where the checkpoint ends."""
    while checkpoint.rounds < checkpoint.goal_rounds:
        play = partial(_play, plan, checkpoint.seed, tuple(checkpoint.weights), checkpoint.baseline())
        begin = checkpoint.rounds
        end = min(begin + pace.batch, checkpoint.goal_rounds)
        parts = [range(start, min(start + _SHARE, end)) for start in range(begin, end, _SHARE)]
        found = list(spread(play, parts))
        batch = sum(found[1:], found[0])
        batch.gradient[: plan.learns_from] = 0.0
        checkpoint = checkpoint.step(batch, pace.rate * max(_LEAST_RATE, 1 - checkpoint.progress))
        yield checkpoint, batch


def _play(plan: TrainingPlan, seed: int, weights: tuple[float, ...], baseline: Numbers, rounds: range) -> Batch:
    policy = LinearPolicy(weights)
    for_points = plan.goal is Goal.POINTS
    with _uncollected():
        episodes = [
            play_episode(
                policy,
                plan.rules,
                plan.tables[number % len(plan.tables)],
                seed + number,
                for_points=for_points,
                guests=plan.guests,
            )
            for number in rounds
        ]
        return add_up(episodes, baseline)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Keep the garbage collector from going through the many small tuples again and again: none is part of a cycle."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def spreading(jobs: int) -> Iterator[Spread]:
    """Lend processes that stay for the whole training; with one job there is none but this."""
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield pool.map
