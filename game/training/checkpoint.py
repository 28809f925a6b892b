"""Keep what a training has come to, so that it can go on after a stop as if there had been none."""

import json
import os
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from game.ai.house_features import FEATURES
from game.ai.standing import STANDING_FEATURES
from game.training.gradient import Batch, Numbers, fit_baseline

_FIRST_MOMENT: Final = 0.9
_SECOND_MOMENT: Final = 0.99
_TINY: Final = 1e-12
_FADE: Final = 0.9
"""How much of the baseline's evidence is kept from batch to batch."""
AVERAGED: Final = 0.5
"""The part at the end of a training whose weights are averaged: single steps are noisy."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Hold the weights and what the optimiser (Adam) and the baseline remember; lists are of plain numbers."""

    plan: str
    goal_rounds: int
    rounds: int
    steps: int
    seed: int
    weights: list[float]
    first: list[float]
    second: list[float]
    moments: list[list[float]]
    targets: list[float]
    averaged: list[float]
    averages: int

    @classmethod
    def begin(cls, plan: str, goal_rounds: int, seed: int, weights: tuple[float, ...]) -> "Checkpoint":
        """Return the checkpoint of a training that has not begun."""
        zeros = [0.0] * FEATURES
        baseline = [0.0] * STANDING_FEATURES
        square = [baseline[:] for _ in range(STANDING_FEATURES)]
        return cls(plan, goal_rounds, 0, 0, seed, list(weights), zeros, zeros[:], square, baseline, zeros[:], 0)

    @property
    def progress(self) -> float:
        """Return how much of the training is done, from 0 to 1."""
        return self.rounds / self.goal_rounds

    def baseline(self) -> Numbers:
        """Return the weights of the baseline as the evidence stands."""
        if not any(self.targets):
            return np.zeros(STANDING_FEATURES)
        return fit_baseline(np.array(self.moments), np.array(self.targets))

    def step(self, batch: Batch, rate: float) -> "Checkpoint":
        """Return what a batch leads to: one step of Adam uphill at this learning rate."""
        steps = self.steps + 1
        gradient = batch.gradient / batch.rounds
        first = _FIRST_MOMENT * np.array(self.first) + (1 - _FIRST_MOMENT) * gradient
        second = _SECOND_MOMENT * np.array(self.second) + (1 - _SECOND_MOMENT) * gradient**2
        scale = np.sqrt(second / (1 - _SECOND_MOMENT**steps)) + _TINY
        weights = np.array(self.weights) + rate * (first / (1 - _FIRST_MOMENT**steps)) / scale
        late = self.progress >= 1 - AVERAGED
        return replace(
            self,
            rounds=self.rounds + batch.rounds,
            steps=steps,
            weights=weights.tolist(),
            first=first.tolist(),
            second=second.tolist(),
            moments=(_FADE * np.array(self.moments) + batch.moments).tolist(),
            targets=(_FADE * np.array(self.targets) + batch.targets).tolist(),
            averaged=(np.array(self.averaged) + weights).tolist() if late else self.averaged,
            averages=self.averages + late,
        )

    def result(self) -> tuple[float, ...]:
        """Return the weights to play with: the average of the last part, or the latest while there is none."""
        if not self.averages:
            return tuple(self.weights)
        return tuple(total / self.averages for total in self.averaged)

    def write(self, path: Path) -> None:
        """Write it; the old file stays until the new one is whole."""
        unfinished = path.with_suffix(".part")
        unfinished.write_text(json.dumps(asdict(self)), encoding="utf-8")
        os.replace(unfinished, path)

    @classmethod
    def read(cls, path: Path) -> "Checkpoint":
        """Return what was written.

        Raises:
            ValueError: it is no checkpoint of this version.
        """
        try:
            found = cls(**json.loads(path.read_text(encoding="utf-8")))
        except (TypeError, json.JSONDecodeError):
            raise ValueError(f"{path} is no checkpoint of this version") from None
        if len(found.weights) != FEATURES or len(found.targets) != STANDING_FEATURES:
            raise ValueError(f"{path} was made with other features")
        return found
