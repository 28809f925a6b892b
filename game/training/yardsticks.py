"""Play as the weak opponents do that every training is measured by, and that it may have as guests."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from game.ai.playout import Chooser
from game.ai.rule_agent import choose_by_rule
from game.ai.situation import Situation
from game.ai.stream import Stream
from game.rules.moves import DrawCard, KeepCard, Move

Afresh: TypeAlias = Callable[[int], Chooser]
"""Make the chooser for the round of this number, so that its chances do not depend on the rounds before."""


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


YARDSTICKS: Final[Mapping[str, Afresh]] = {"random": random_chooser, "rule": rule_chooser}
