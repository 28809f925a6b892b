"""Say what is trained: by which rules, for how many seats, for wins or points, and from which weights it starts."""

from dataclasses import dataclass
from typing import Final

from game.ai.house_features import TAKE
from game.ai.policy_book import Family, Goal
from game.rules.ruleset import OFFICIAL, PRESETS, Ruleset

STACKING: Final = Ruleset(
    stack_draw2_on_draw2=True, stack_wild4_on_wild4=True, stack_wild4_on_draw2=True, stack_draw2_on_wild4=True
)
SEVEN_ZERO: Final = Ruleset(seven_zero=True)


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """Hold one training: `tables` are the numbers of seats in turn, `start` the weights it starts from.

    Features with an index below `learns_from` keep their weights: with many seats and many house rules a round says so
    little about a single move that learning everything at once is mostly noise. `guests` is the share of rounds played
    with others than the policy at the table, `rival` the weights that would play there without this training ("" for
    none).
    """

    name: str
    family: Family
    rules: Ruleset
    tables: tuple[int, ...]
    goal: Goal
    start: str
    learns_from: int = 0
    guests: float = 0.0
    rival: str = ""


def _plan(
    family: Family, rules: Ruleset, tables: tuple[int, ...], goal: Goal, start: str, guests: float = 0.0
) -> TrainingPlan:
    learns_from = TAKE if family is Family.PARTY and max(tables) > 2 else 0
    seats = str(tables[0]) if len(tables) == 1 else f"{min(tables)}-{max(tables)}"
    name = f"{family.value}_{seats}_{goal.value}"
    rival = "official_2_points" if max(tables) == 2 else "official_4_points"
    known = family is Family.OFFICIAL and tables in ((2,), (4,))
    return TrainingPlan(name, family, rules, tables, goal, start, learns_from, guests, rival="" if known else rival)


PLANS: Final = {
    plan.name: plan
    for plan in (
        _plan(Family.OFFICIAL, OFFICIAL, (2,), Goal.POINTS, "", 0.6),
        _plan(Family.OFFICIAL, OFFICIAL, (3,), Goal.POINTS, "official_4_points", 0.3),
        _plan(Family.OFFICIAL, OFFICIAL, (4,), Goal.POINTS, "", 0.6),
        _plan(Family.OFFICIAL, OFFICIAL, (5, 6), Goal.POINTS, "official_4_points", 0.3),
        _plan(Family.OFFICIAL, OFFICIAL, (7, 8, 9, 10), Goal.POINTS, "official_4_points", 0.3),
        _plan(Family.OFFICIAL, OFFICIAL, (2,), Goal.WINS, "", 0.6),
        _plan(Family.OFFICIAL, OFFICIAL, (4,), Goal.WINS, "", 0.6),
        _plan(Family.STACKING, STACKING, (2,), Goal.POINTS, "official_2_points"),
        _plan(Family.STACKING, STACKING, (4, 5, 6), Goal.POINTS, "official_4_points", 0.3),
        _plan(Family.SEVEN_ZERO, SEVEN_ZERO, (2,), Goal.POINTS, "official_2_points"),
        _plan(Family.SEVEN_ZERO, SEVEN_ZERO, (4, 5, 6), Goal.POINTS, "official_4_points", 0.3),
        _plan(Family.PARTY, PRESETS["party"], (2,), Goal.POINTS, "seven_zero_2_points"),
        _plan(Family.PARTY, PRESETS["party"], (4, 5, 6), Goal.POINTS, "seven_zero_4-6_points"),
    )
}
