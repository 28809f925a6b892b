"""Play as somebody who learned the game last week: legal, cheerful, and often without a thought for what follows."""

from collections.abc import Sequence
from typing import Final

from game.ai.heuristic import HeuristicPolicy
from game.ai.policy import answers, jumps
from game.ai.stream import Stream
from game.rules.events import Event
from game.rules.moves import ChallengePlay, DrawCard, KeepCard, Move, PlayCard
from game.rules.view import PlayerView

THOUGHTLESS: Final = 0.5
"""How often a play is just the first that fits, in the order the cards were received."""
CHALLENGING: Final = 0.25
"""How often it occurs to the player to challenge at all."""


class CasualPolicy(HeuristicPolicy):
    """Choose by rules of thumb half of the time, and never remember what the others showed."""

    def observe(self, events: Sequence[Event]) -> None:
        """Pay no attention."""

    def choose(self, view: PlayerView, stream: Stream) -> Move:
        """Return the first card that fits, or what looks best at a glance."""
        possible = answers(view)
        if any(isinstance(move, ChallengePlay) for move in possible) and stream.chance(CHALLENGING):
            return next(move for move in possible if isinstance(move, ChallengePlay))
        if not stream.chance(THOUGHTLESS):
            return super().choose(view, stream)
        active = [move for move in possible if not isinstance(move, DrawCard | KeepCard | ChallengePlay)]
        fitting = active or possible
        first = fitting[0]
        if not isinstance(first, PlayCard):
            return stream.pick(fitting)
        same_card = [move for move in fitting if isinstance(move, PlayCard) and move.card is first.card]
        return stream.pick(same_card)

    def jump(self, view: PlayerView, stream: Stream) -> PlayCard | None:
        """Jump in whenever it is noticed; whether it is, is a matter of habit."""
        return stream.pick(jumps(view))
