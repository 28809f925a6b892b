"""Measure how long Expert computes: a decision by the weights alone, and one with the search it has with two seats."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Final, TypeAlias

from game.ai.bot import Bot
from game.ai.characters import Temper
from game.ai.expert import ExpertPolicy
from game.ai.habits import Habits, Reaction
from game.ai.policy import Policy, Thinking, answers
from game.ai.policy_book import PolicyBook
from game.ai.stream import Stream, stream_seed
from game.ai.trained import FAULTLESS, TrainedPolicy
from game.rules.moves import Move
from game.rules.ruleset import OFFICIAL, Length
from game.rules.view import PlayerView
from game.session.match import Match
from game.session.seats import SeatKind, SeatPlan

PROMPT_ROUNDS: Final = 20
SEARCHED_ROUNDS: Final = 4
_ONE_ROUND: Final = replace(OFFICIAL, length=Length.ROUNDS, rounds=1)
_PROMPT: Final = Habits(1.0, Reaction(1.0, 0, 0), Reaction(1.0, 0, 0), Reaction(1.0, 0, 0), 0)

_Slices: TypeAlias = list[float]
"""The seconds of computing that each slice of one decision took."""


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """Hold the median of four seats' decisions in microseconds, the longest search and slice in milliseconds."""

    decision_us: float
    search_ms: float
    slice_ms: float


class _TimedPolicy(TrainedPolicy):
    """Note the seconds that every choice among several answers takes."""

    def __init__(self, book: PolicyBook, seconds: list[float]) -> None:
        super().__init__(book, FAULTLESS, Temper.EVEN)
        self._seconds = seconds

    def choose(self, view: PlayerView, stream: Stream) -> Move:
        began = perf_counter()
        move = super().choose(view, stream)
        taken = perf_counter() - began
        if len(answers(view)) > 1:
            self._seconds.append(taken)
        return move


class _TimedExpert(ExpertPolicy):
    """Note the slices of every decision."""

    def __init__(self, book: PolicyBook, decisions: list[_Slices]) -> None:
        super().__init__(book, Temper.EVEN)
        self._decisions = decisions

    def think(self, view: PlayerView, stream: Stream) -> Thinking:
        thinking = super().think(view, stream)
        slices: _Slices = []
        while True:
            began = process_time()
            answer = _advance(thinking)
            slices.append(process_time() - began)
            if answer is not None:
                self._decisions.append(slices)
                return answer
            yield


def _advance(thinking: Thinking) -> Move | None:
    """Think for a slice, and return the answer if that was the last."""
    try:
        next(thinking)
    except StopIteration as thought:
        answer: Move = thought.value
        return answer
    return None


def measure(book: PolicyBook) -> ThinkingTime:
    """Play some rounds with four seats that do not search, and some with two that do."""
    seconds: list[float] = []
    decisions: list[_Slices] = []
    _play(4, PROMPT_ROUNDS, partial(_TimedPolicy, book, seconds))
    _play(2, SEARCHED_ROUNDS, partial(_TimedExpert, book, decisions))
    return ThinkingTime(
        round(median(seconds) * 1e6, 1),
        round(max(map(sum, decisions)) * 1000, 1),
        round(max(map(max, decisions)) * 1000, 1),
    )


def _play(seats: int, rounds: int, policy: Callable[[], Policy]) -> None:
    plans = [SeatPlan(str(seat), SeatKind.BOT, "expert", "bear") for seat in range(seats)]
    for number in range(rounds):
        bots = [Bot(policy(), _PROMPT, stream_seed(number, seat)) for seat in range(seats)]
        Match.start(_ONE_ROUND, plans, number, bots).run_to_end()
