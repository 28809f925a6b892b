"""Play any card that may be played, each play equally likely: the yardstick every other level is measured by.

Like the random player of the literature it draws only when it has to: one that draws as readily as it plays never
gets rid of its cards.
"""

from game.ai.policy import PromptPolicy, answers, jumps
from game.ai.stream import Stream
from game.rules.moves import DrawCard, KeepCard, Move, PlayCard
from game.rules.view import PlayerView


class RandomPolicy(PromptPolicy):
    """Choose blindly."""

    def choose(self, view: PlayerView, stream: Stream) -> Move:
        """Return any of the answers, drawing and keeping left for when nothing else is possible."""
        possible = answers(view)
        active = [move for move in possible if not isinstance(move, DrawCard | KeepCard)]
        return stream.pick(active or possible)

    def jump(self, view: PlayerView, stream: Stream) -> PlayCard | None:
        """Return any of the jump-ins."""
        return stream.pick(jumps(view))
