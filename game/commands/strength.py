"""Measure trained weights played out on the state, where nobody forgets to call, bluffs or is challenged."""

from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from game.ai.house import read_house
from game.ai.linear import LinearPolicy
from game.ai.policy_book import Goal
from game.commands.output import say
from game.commands.parallel import all_cores, chunks, in_order
from game.commands.progress import ProgressBar
from game.store.policies import policy_folder, read_policies, read_policy

if TYPE_CHECKING:
    from game.training.plans import TrainingPlan
    from game.training.strength import Estimate

_T = TypeVar("_T")


def measure_rounds(plan: "TrainingPlan", options: Namespace) -> None:
    """Print how the plan's weights fare in single rounds, and what they gain over those they are to replace.

    Raises:
        StoreError: weights can't be read.
    """
    from game.training.contests import Gain, Rounds
    from game.training.strength import strength
    from game.training.yardsticks import YARDSTICKS

    policy = _weights(plan.name)
    tasks = {f"against {name}": Rounds(plan, policy, name) for name in YARDSTICKS}
    more = {f"over {plan.rival}": Gain(plan, policy, _weights(plan.rival))} if plan.rival else {}
    say(f"{plan.name:<28}{'rounds won, %':>18}{'points a round':>18}{'rounds':>10}\n")
    for title, task in (tasks | more).items():
        found = strength(_share_out(task, options.strength, options.jobs))
        say(f"{title:<28}{_interval(found.wins, 100):>18}{_interval(found.points, 1):>18}{options.strength:>10}\n")


def measure_matches(plan: "TrainingPlan", options: Namespace) -> None:
    """Print how many matches are won at the plan's first table with the weights that a bot would choose there.

    Raises:
        StoreError: weights can't be read.
    """
    from game.training.contests import Matches
    from game.training.strength import estimate
    from game.training.yardsticks import YARDSTICKS

    book, house = read_policies(policy_folder()), read_house(plan.rules, plan.tables[0])
    policies = {goal: book.choose(house, goal) for goal in Goal}
    say(f"{plan.name:<28}{'matches won, %':>18}{'matches':>10}\n")
    for name in YARDSTICKS:
        found = estimate(_share_out(Matches(plan, policies, name), options.matches, options.jobs))
        say(f"{'against ' + name:<28}{_interval(found, 100):>18}{options.matches:>10}\n")


def _share_out(task: Callable[[range], list[_T]], count: int, jobs: int | None) -> list[_T]:
    found: list[_T] = []
    processes = jobs or all_cores()
    with ProgressBar(count) as bar:
        for part in in_order(task, chunks(count, processes), processes):
            found += part
            bar.show(len(found))
    return found


def _interval(found: "Estimate", scale: float) -> str:
    return f"{found.mean * scale:.2f} ± {found.margin * scale:.2f}"


def _weights(name: str) -> LinearPolicy:
    return read_policy(policy_folder() / f"{name}.json").policy
