"""Play by one rule: the Wild Draw Four first, then any card that fits, a plain wild last: a baseline of the literature.

It names the colour it holds most of with a Wild Draw Four, any colour with a plain Wild, and never looks at others.
"""

from collections import Counter

from game.ai.policy import PromptPolicy, answers, jumps
from game.ai.stream import Stream
from game.rules.cards import WILD_DRAW_FOUR, Card
from game.rules.moves import DrawCard, KeepCard, Move, PlayCard
from game.rules.view import PlayerView


class RulePolicy(PromptPolicy):
    """Choose by one rule of preference and chance."""

    def choose(self, view: PlayerView, stream: Stream) -> Move:
        """Return an answer of the most preferred kind."""
        return choose_by_rule(answers(view), view.hand, stream)

    def jump(self, view: PlayerView, stream: Stream) -> PlayCard | None:
        """Return any of the jump-ins."""
        return stream.pick(jumps(view))


def choose_by_rule(possible: list[Move], hand: tuple[Card, ...] | list[Card], stream: Stream) -> Move:
    """Return any of the answers of the kind preferred most; an honest Wild Draw Four comes first."""
    plays = [move for move in possible if isinstance(move, PlayCard)]
    fours = [move for move in plays if move.card is WILD_DRAW_FOUR]
    if fours:
        held = Counter(card.color for card in hand)
        return max(fours, key=lambda move: held[move.color])
    colored = [move for move in plays if not move.card.is_wild]
    active = [move for move in possible if not isinstance(move, DrawCard | KeepCard)]
    return stream.pick(colored or plays or active or possible)
