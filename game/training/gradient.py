"""Turn episodes into one gradient: policy gradient with a learned baseline and generalised advantages, in numpy."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from game.ai.features import Active
from game.ai.house_features import FEATURES
from game.ai.standing import STANDING_FEATURES
from game.training.episodes import Episode

Numbers: TypeAlias = NDArray[np.float64]

TRACE: float = 0.95
"""How far an advantage looks ahead before it trusts the baseline (the lambda of generalised advantages)."""


@dataclass(slots=True)
class Batch:
    """Hold what a batch of episodes adds up to: the policy's gradient and the baseline's normal equations."""

    gradient: Numbers
    moments: Numbers
    targets: Numbers
    decisions: int
    rounds: int
    unexplained: float

    def __add__(self, other: "Batch") -> "Batch":
        return Batch(
            self.gradient + other.gradient,
            self.moments + other.moments,
            self.targets + other.targets,
            self.decisions + other.decisions,
            self.rounds + other.rounds,
            self.unexplained + other.unexplained,
        )


def add_up(episodes: Sequence[Episode], baseline: Numbers) -> Batch:
    """Return what these episodes say, with advantages measured against the baseline's weights."""
    decisions = [decision for episode in episodes for decision in episode.decisions]
    standings = _dense([decision.standing for decision in decisions], STANDING_FEATURES)
    returns = np.array([episode.returns[one.seat] for episode in episodes for one in episode.decisions])
    advantages = _advantages(episodes, standings @ baseline)
    lengths = np.array([len(one.options) for one in decisions])
    chances = np.fromiter(chain.from_iterable(one.chances for one in decisions), float)
    first = np.concatenate(([0], np.cumsum(lengths)[:-1]))
    pull = -chances
    pull[first + np.array([one.taken for one in decisions])] += 1.0
    pull *= np.repeat(advantages, lengths)
    gradient = _weigh(chain.from_iterable(one.options for one in decisions), pull)
    return Batch(
        gradient,
        standings.T @ standings,
        standings.T @ returns,
        len(decisions),
        len(episodes),
        float(((returns - standings @ baseline) ** 2).sum()),
    )


def fit_baseline(moments: Numbers, targets: Numbers) -> Numbers:
    """Solve the normal equations for the baseline's weights, slightly damped."""
    damping = np.eye(len(targets)) * (1e-3 * max(float(np.trace(moments)) / len(targets), 1.0))
    return np.asarray(np.linalg.solve(moments + damping, targets), np.float64)


def _advantages(episodes: Sequence[Episode], expected: Numbers) -> Numbers:
    advantages = np.empty(len(expected))
    begin = 0
    for episode in episodes:
        count = len(episode.returns)
        following = list(episode.returns)
        trace = [0.0] * count
        for offset in range(len(episode.decisions) - 1, -1, -1):
            seat = episode.decisions[offset].seat
            now = float(expected[begin + offset])
            trace[seat] = following[seat] - now + TRACE * trace[seat]
            following[seat] = now
            advantages[begin + offset] = trace[seat]
        begin += len(episode.decisions)
    return advantages


def _weigh(options: Iterable[Active], pull: Numbers) -> Numbers:
    ons: list[list[int]] = []
    sizes: list[list[tuple[int, float]]] = []
    for on, by in options:
        ons.append(on)
        sizes.append(by)
    present = np.fromiter(chain.from_iterable(ons), np.intp)
    gradient = np.zeros(FEATURES)
    gradient += np.bincount(present, np.repeat(pull, [len(on) for on in ons]), FEATURES)
    pairs = np.array(list(chain.from_iterable(sizes)))
    if len(pairs):
        strength = np.repeat(pull, [len(by) for by in sizes]) * pairs[:, 1]
        gradient += np.bincount(pairs[:, 0].astype(np.intp), strength, FEATURES)
    return gradient


def _dense(rows: Sequence[Active], width: int) -> Numbers:
    dense = np.zeros((len(rows), width))
    for row, (on, by) in zip(dense, rows, strict=True):
        row[on] = 1.0
        for index, size in by:
            row[index] += size
    return dense
