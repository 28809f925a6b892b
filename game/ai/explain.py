"""Say why a move is good: its value, its chance to win the round, and the features that speak most for and against it.

Features are named as in `feature_names`; the table puts them into words.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.ai.feature_names import NAMES
from game.ai.features import Active
from game.ai.linear import LinearPolicy, active_features
from game.ai.policy import answers
from game.ai.policy_book import Goal
from game.ai.sampling import SEARCHED
from game.ai.search import outcomes_in_turn
from game.ai.stream import Stream
from game.ai.trained import TrainedPolicy
from game.rules.moves import ChallengePlay, Move
from game.rules.view import PlayerView

SPOKEN: Final = 3
"""How many features are named for a move, and how many against it."""
_SILENT: Final = 0.3
"""A feature that weighs less than this beside the other moves is not worth a word."""


@dataclass(frozen=True, slots=True)
class Argument:
    """Hold one feature's name and how much it weighs for the move, compared with the average of all legal moves."""

    feature: str
    weight: float


@dataclass(frozen=True, slots=True)
class MoveExplanation:
    """Hold a legal move with its value (only differences mean anything) and its chance, 0 to 1, to win the round.

    `chance` is None where nothing was sampled. A challenge has no features: its value is None, its `chance_of_guilt`
    the probability that the challenged play was a bluff.
    """

    move: Move
    value: float | None
    chance: float | None
    arguments_for: tuple[Argument, ...]
    arguments_against: tuple[Argument, ...]
    chance_of_guilt: float | None = None


Explaining: TypeAlias = Generator[None, None, tuple[MoveExplanation, ...]]
"""An explanation in the making: it pauses after each move of each sampled world; the best move comes first."""


def explain(player: TrainedPolicy, view: PlayerView, stream: Stream, worlds: int = 40) -> Explaining:
    """Explain every answer to a position, as a player sees it who has observed the match so far.

    `worlds` positions that agree with the view are played out for every move; with 0 the chances stay unknown.
    """
    possible = answers(view)
    here = player.situation(view)
    policy = player.policy(view)
    moves = [move for move in possible if not isinstance(move, ChallengePlay)]
    features = [active_features(here, move) for move in moves]
    values = [policy.value(active) for active in features]
    weights = [_contributions(policy, active) for active in features]
    chances: Sequence[float | None] = [None] * len(possible)
    if worlds and view.phase in SEARCHED:
        chances = yield from _chances(player, view, possible, stream, worlds)
    by_move = dict(zip(possible, chances, strict=True))
    explained = [
        MoveExplanation(move, value, by_move[move], *_arguments(own, weights))
        for move, value, own in zip(moves, values, weights, strict=True)
    ]
    explained.sort(key=lambda one: -(one.value or 0.0))
    challenges = [move for move in possible if isinstance(move, ChallengePlay)]
    guilt = player.guilt(view) if challenges else None
    return (*explained, *(MoveExplanation(move, None, by_move[move], (), (), guilt) for move in challenges))


def _chances(
    player: TrainedPolicy, view: PlayerView, moves: Sequence[Move], stream: Stream, worlds: int
) -> Generator[None, None, list[float | None]]:
    won = [0.0] * len(moves)
    policy, memory = player.policy(view), player.memory(view)
    for _ in range(worlds):
        for index, result in enumerate(outcomes_in_turn(view, memory, policy, Goal.WINS, moves, stream)):
            won[index] += result
            yield
    return [total / worlds for total in won]


def _contributions(policy: LinearPolicy, active: Active) -> dict[int, float]:
    on, by = active
    found: dict[int, float] = {}
    for index in on:
        found[index] = found.get(index, 0.0) + policy.weights[index]
    for index, size in by:
        found[index] = found.get(index, 0.0) + policy.weights[index] * size
    return found


def _arguments(
    own: dict[int, float], every: Sequence[dict[int, float]]
) -> tuple[tuple[Argument, ...], tuple[Argument, ...]]:
    """Return what speaks for and against a move beside the others: what all have in common says nothing."""
    indices = {index for one in every for index in one}
    beside = {index: own.get(index, 0.0) - sum(one.get(index, 0.0) for one in every) / len(every) for index in indices}
    ranked = sorted(beside.items(), key=lambda item: (-abs(item[1]), item[0]))
    loud = [Argument(NAMES[index], weight) for index, weight in ranked if abs(weight) > _SILENT]
    speaking_for = [one for one in loud if one.weight > 0][:SPOKEN]
    against = [one for one in loud if one.weight < 0][:SPOKEN]
    return tuple(speaking_for), tuple(against)
