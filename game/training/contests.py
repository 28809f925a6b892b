"""Play weights of a plan against yardsticks and against the weights they are to replace, in work to be shared out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from game.ai.linear import LinearPolicy
from game.ai.playout import greedy
from game.ai.policy_book import Goal
from game.rules.ruleset import Ruleset
from game.training.plans import TrainingPlan
from game.training.strength import Outcome, gain, matches, versus
from game.training.yardsticks import YARDSTICKS


@dataclass(frozen=True, slots=True)
class Rounds:
    """Be the task to play rounds of a plan, its tables in turn, against a yardstick."""

    plan: TrainingPlan
    policy: LinearPolicy
    against: str

    def __call__(self, numbers: range) -> list[Outcome]:
        """Play the rounds of these numbers."""
        chooser, opponents = greedy(self.policy), YARDSTICKS[self.against]
        return _at_every_table(self.plan, partial(versus, chooser, opponents), numbers)


@dataclass(frozen=True, slots=True)
class Gain:
    """Be the task to see what a seat gains by a policy over the rival that all others play."""

    plan: TrainingPlan
    policy: LinearPolicy
    rival: LinearPolicy

    def __call__(self, numbers: range) -> list[Outcome]:
        """Play the rounds of these numbers, each twice."""
        return _at_every_table(self.plan, partial(gain, self.policy, self.rival), numbers)


@dataclass(frozen=True, slots=True)
class Matches:
    """Be the task to play whole matches against a yardstick, with the weights for points and those for wins."""

    plan: TrainingPlan
    policies: Mapping[Goal, LinearPolicy]
    against: str

    def __call__(self, numbers: range) -> list[float]:
        """Play the matches of these numbers."""
        choosers = {goal: greedy(policy) for goal, policy in self.policies.items()}
        return matches(choosers, YARDSTICKS[self.against], self.plan.rules, self.plan.tables[0], numbers)


def _at_every_table(
    plan: TrainingPlan, play: Callable[[Ruleset, int, range], list[Outcome]], numbers: range
) -> list[Outcome]:
    found: list[Outcome] = []
    for number in numbers:
        found += play(plan.rules, plan.tables[number % len(plan.tables)], range(number, number + 1))
    return found
