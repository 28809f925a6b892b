"""Play by the trained weights: Hard and Expert, who differ in how surely they take the best move."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from game.ai.belief import Belief
from game.ai.characters import Temper
from game.ai.linear import LinearPolicy, active_features, waiting_features
from game.ai.memory import Memory
from game.ai.policy import PromptPolicy, answers, jumps
from game.ai.policy_book import Goal, PolicyBook, goal_for
from game.ai.situation import Situation
from game.ai.stream import Stream
from game.ai.temper import tempered
from game.rules.cards import WILD_DRAW_FOUR
from game.rules.events import Event
from game.rules.moves import ChallengePlay, Move, PlayCard
from game.rules.ruleset import Length, Scoring
from game.rules.view import PlayerView

_UNIT: Final = 2.0**-53


@dataclass(frozen=True, slots=True)
class Skill:
    """Say how well a trained policy is played.

    `haze` is how far apart, in the weights' units, two moves have to be to be told apart with some certainty (with two
    seats, with more); 0 takes the best move always. `doubt` is how likely a challenge that pays is not made.
    """

    haze: tuple[float, float] = (0.0, 0.0)
    doubt: float = 0.0


FAULTLESS: Final = Skill()


class TrainedPolicy(PromptPolicy):
    """Choose by the weights that fit the table and the score, remembering what the seats have shown."""

    def __init__(self, book: PolicyBook, skill: Skill, temper: Temper) -> None:
        self._book = book
        self._skill = skill
        self._temper = temper
        self._unread: list[Event] = []
        self._memory: Memory | None = None
        self._belief = Belief(0)
        self._policies: dict[Goal, LinearPolicy] = {}

    def observe(self, events: Sequence[Event]) -> None:
        """Remember what happened; before the first view the table's rules are unknown, so the events wait."""
        if self._memory is None:
            self._unread.extend(events)
            return
        for event in events:
            self._belief.observe(event, self._memory)
            self._memory.observe(event)

    def choose(self, view: PlayerView, stream: Stream) -> Move:
        """Return the answer of the highest value, challenges and bluffs decided by belief."""
        possible = answers(view)
        if len(possible) == 1:
            return possible[0]
        here = self.situation(view)
        challenge = next((move for move in possible if isinstance(move, ChallengePlay)), None)
        if challenge is not None:
            if self._belief.challenges(view, here) and not stream.chance(self._skill.doubt):
                return challenge
            possible.remove(challenge)
        options = self.without_bluffs(possible, here)
        values = self.policy(view).values(here, options)
        return options[self._pick(values, here, stream)]

    def jump(self, view: PlayerView, stream: Stream) -> PlayCard | None:
        """Return the best jump-in if it is better than waiting."""
        here = self.situation(view)
        policy = self.policy(view)
        possible = jumps(view)
        values = [policy.value(active_features(here, move)) for move in possible]
        best = self._pick([*values, policy.value(waiting_features(here))], here, stream)
        return possible[best] if best < len(possible) else None

    def guilt(self, view: PlayerView) -> float:
        """Return the probability that the Wild Draw Four on top was a bluff, 0 where there is none."""
        here = self.situation(view)  # brings memory and belief up to date
        return self._belief.guilt(view, here)

    def situation(self, view: PlayerView) -> Situation:
        """Return what this seat knows now."""
        return Situation.of_view(view, self.memory(view))

    def memory(self, view: PlayerView) -> Memory:
        """Return the memory, up to date."""
        if self._memory is None:
            self._memory = Memory.of(view.rules, view.seats)
            self._belief = Belief(view.seats)
            self.observe(self._unread)
            self._unread = []
        return self._memory

    def policy(self, view: PlayerView) -> LinearPolicy:
        """Return the weights that fit the table, and whether the score asks for points or for the round."""
        goal = self.goal(view)
        found = self._policies.get(goal)
        if found is None:
            found = tempered(self._book.choose(self.memory(view).house, goal), self._temper)
            self._policies[goal] = found
        return found

    def goal(self, view: PlayerView) -> Goal:
        """Return what the score asks for: points, or this round, which may decide the match."""
        rules = view.rules
        if rules.scoring is not Scoring.WINNER:
            return Goal.POINTS
        if rules.length is Length.ROUNDS:
            return Goal.WINS if view.round_number >= rules.rounds else Goal.POINTS
        return goal_for(view.scores, rules.target)

    def without_bluffs(self, possible: list[Move], here: Situation) -> list[Move]:
        """Leave out a Wild Draw Four that could be found guilty, unless a bluff pays."""
        if not here.house.challenge or not here.of_color_in_force or self._belief.bluffs(here):
            return possible
        honest = [move for move in possible if not (isinstance(move, PlayCard) and move.card is WILD_DRAW_FOUR)]
        return honest or possible

    def _pick(self, values: Sequence[float], here: Situation, stream: Stream) -> int:
        haze = self._skill.haze[here.seats > 2]
        if haze:
            values = [value + haze * _gumbel(stream) for value in values]
        return max(range(len(values)), key=values.__getitem__)


def _gumbel(stream: Stream) -> float:
    """Return a number that makes the highest of several noisy values a draw from their softmax."""
    return -log(-log(((stream.next() >> 11) + 0.5) * _UNIT))
