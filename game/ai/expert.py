"""Play as the Expert does: by the trained policy, with two seats looking ahead before it decides."""

from collections.abc import Generator
from typing import Final

from game.ai.characters import Temper
from game.ai.policy import Thinking, answers
from game.ai.policy_book import PolicyBook
from game.ai.sampling import SEARCHED
from game.ai.search import Budget, candidates, search
from game.ai.stream import Stream
from game.ai.trained import FAULTLESS, TrainedPolicy
from game.rules.moves import ChallengePlay, Move
from game.rules.view import PlayerView

BUDGET: Final = Budget()


class ExpertPolicy(TrainedPolicy):
    """Search where the policy is not sure of its choice; with more than two seats searching was never worth it."""

    def __init__(self, book: PolicyBook, temper: Temper, budget: Budget = BUDGET) -> None:
        super().__init__(book, FAULTLESS, temper)
        self._budget = budget

    def think(self, view: PlayerView, stream: Stream) -> Thinking:
        """Choose by the policy, then see whether another answer does better in worlds that agree with the view."""
        if view.seats > 2 or view.phase not in SEARCHED:
            return self.choose(view, stream)
        return (yield from self._search(view, stream))

    def _search(self, view: PlayerView, stream: Stream) -> Generator[None, None, Move]:
        chosen = self.choose(view, stream)
        if isinstance(chosen, ChallengePlay):
            return chosen
        here = self.situation(view)
        options = self.without_bluffs([move for move in answers(view) if not isinstance(move, ChallengePlay)], here)
        policy = self.policy(view)
        compared = candidates(policy.values(here, options), self._budget)
        if len(compared) < 2:
            return chosen
        moves = [options[index] for index in compared]
        best = yield from search(view, self.memory(view), policy, self.goal(view), moves, self._budget, stream)
        return moves[best]
