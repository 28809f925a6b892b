"""Look ahead: play candidates out in sampled worlds, and leave the policy's choice only for what is surely better.

The same worlds serve all candidates (common random numbers), and the policy plays them out. It is a generator bounded
by iterations, deterministic for a stream, and ended by dropping it.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from game.ai.linear import LinearPolicy
from game.ai.memory import Memory, push_and_remember
from game.ai.playout import greedy, play_out
from game.ai.policy_book import Goal
from game.ai.sampling import sample
from game.ai.stream import Stream
from game.rules.moves import Move
from game.rules.seat import Seat
from game.rules.state import GameState
from game.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Budget:
    """Bound a search: worlds sampled, candidates compared, and how far below the best value one may lie.

    `certainty` is how many standard errors a candidate has to be better by to be preferred.
    """

    worlds: int = 80
    candidates: int = 3
    gap: float = 12.0
    certainty: float = 1.0


def candidates(values: Sequence[float], budget: Budget) -> list[int]:
    """Return which moves are worth comparing, the best first."""
    order = sorted(range(len(values)), key=lambda index: -values[index])
    least = values[order[0]] - budget.gap
    return [index for index in order if values[index] >= least][: budget.candidates]


def search(
    view: PlayerView,
    memory: Memory,
    policy: LinearPolicy,
    goal: Goal,
    moves: Sequence[Move],
    budget: Budget,
    stream: Stream,
) -> Generator[None, None, int]:
    """Compare moves, the policy's choice first, and return the index of the one to play; it pauses after each world."""
    leads = [Lead() for _ in moves]
    for world in range(budget.worlds):
        if world == budget.worlds // 3 and not any(lead.may_win(budget.certainty) for lead in leads[1:]):
            return 0
        results = outcomes(view, memory, policy, goal, moves, stream)
        for lead, result in zip(leads, results, strict=True):
            lead.add(result - results[0])
        yield
    best = max(range(1, len(moves)), key=lambda index: leads[index].mean, default=0)
    return best if best and leads[best].is_sure(budget.certainty) else 0


def outcomes(
    view: PlayerView, memory: Memory, policy: LinearPolicy, goal: Goal, moves: Sequence[Move], stream: Stream
) -> list[float]:
    """Return what each move comes to in one world sampled for all of them."""
    return list(outcomes_in_turn(view, memory, policy, goal, moves, stream))


def outcomes_in_turn(
    view: PlayerView, memory: Memory, policy: LinearPolicy, goal: Goal, moves: Sequence[Move], stream: Stream
) -> Iterator[float]:
    """Yield what one move after another comes to in one world, for whoever can wait between two of them."""
    world = sample(view, memory, stream)
    chooser = greedy(policy)
    for move in moves:
        state, remembered = world.copy(), memory.copy()
        push_and_remember(state, remembered, move)
        play_out(state, remembered, [chooser] * view.seats)
        yield _worth(state, move.seat, goal)


def _worth(state: GameState, seat: Seat, goal: Goal) -> float:
    if state.winner is None:
        return 0.0
    if goal is Goal.WINS:
        return 1.0 if state.winner == seat else 0.0
    points = sum(card.points for hand in state.hands for card in hand)
    return float(points) if state.winner == seat else -points / (state.seats - 1)


class Lead:
    """Add up how much better than the policy's choice a move came out, world by world."""

    __slots__ = ("_count", "_squares", "_sum")

    def __init__(self) -> None:
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, difference: float) -> None:
        """Take in one world."""
        self._count += 1
        self._sum += difference
        self._squares += difference * difference

    @property
    def mean(self) -> float:
        """Return the mean difference."""
        return self._sum / self._count if self._count else 0.0

    @property
    def error(self) -> float:
        """Return the standard error of the mean."""
        if self._count < 2:
            return float("inf")
        variance = (self._squares - self._sum * self._sum / self._count) / (self._count - 1)
        return sqrt(max(variance, 0.0) / self._count)

    def is_sure(self, certainty: float) -> bool:
        """Tell whether the move is better beyond so many standard errors."""
        return self.mean > certainty * self.error

    def may_win(self, certainty: float) -> bool:
        """Tell whether the move is not yet worse beyond so many standard errors."""
        return self.mean > -certainty * self.error and self.error > 0.0
