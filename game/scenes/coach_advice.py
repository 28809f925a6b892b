"""What a strong player would do in a position, worked out in slices from what the viewer may know; knows no pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.characters import Temper
from game.ai.explain import Explaining, MoveExplanation, explain
from game.ai.policy import answers
from game.ai.policy_book import PolicyBook
from game.ai.stream import Stream, stream_seed
from game.ai.trained import FAULTLESS, TrainedPolicy
from game.rules.events import Event
from game.rules.moves import Move
from game.rules.view import PlayerView

WORLDS: Final = 80
SURELY: Final = 0.08
"""By how much a chance has to be better, among so many worlds, before it outweighs the player's judgement."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The move to make and the others, those with the better chances first."""

    best: MoveExplanation
    others: tuple[MoveExplanation, ...]


class Coach:
    """Thinks about one position: `advice` is there at once, without chances; `think` works them out in slices."""

    def __init__(self, book: PolicyBook, view: PlayerView, seen: Sequence[Event], seed: int = 0) -> None:
        player = TrainedPolicy(book, FAULTLESS, Temper.EVEN)
        player.observe(seen)
        stream = Stream(stream_seed(seed, len(seen)))
        self._slices, self._needed = 0, 1
        self._chosen: Move | None = None
        self._thinking: Explaining | None = None
        self.advice: Advice | None = None
        possible = answers(view)
        if possible:
            self._needed = WORLDS * len(possible)
            self._chosen = player.choose(view, stream)
            self._thinking = explain(player, view, stream, 0)
            self.think()
            self._thinking = explain(player, view, stream, WORLDS)

    @property
    def progress(self) -> float:
        """Return how much of the thinking is done, from 0 to 1."""
        return 1.0 if self._thinking is None else min(1.0, self._slices / self._needed)

    @property
    def is_thinking(self) -> bool:
        """Tell whether there is more to think."""
        return self._thinking is not None

    def think(self) -> None:
        """Think for one slice: one move in one world, some milliseconds at most."""
        if self._thinking is None:
            return
        try:
            next(self._thinking)
            self._slices += 1
        except StopIteration as thought:
            self._thinking = None
            self.advice = advised(thought.value, self._chosen)


def advised(explained: Sequence[MoveExplanation], chosen: Move | None) -> Advice | None:
    """Return the advice: the player's own choice, unless the chances speak clearly for another move."""
    if not explained:
        return None
    best = next((one for one in explained if one.move == chosen), explained[0])
    surest = max(explained, key=_chance)
    if best.chance is not None and _chance(surest) > best.chance + SURELY:
        best = surest
    others = sorted((one for one in explained if one is not best), key=lambda one: -_chance(one))
    return Advice(best, tuple(others))


def _chance(one: MoveExplanation) -> float:
    return -1.0 if one.chance is None else one.chance
