"""Hold what a match begins with: who sits where, and by which rules; what a set-up scene answers with."""

from dataclasses import dataclass
from typing import Final

from game.ai.characters import Level
from game.rules.ruleset import OFFICIAL, RulesError, Ruleset
from game.session.seats import SeatKind, SeatPlan, people_of, plan_table

OFFERED_LEVELS: Final = (Level.EASY, Level.NORMAL, Level.HARD, Level.EXPERT)
"""The levels people may choose, from weakest to strongest."""

MAX_NAME: Final = 16


@dataclass(frozen=True, slots=True)
class SetUp:
    """Hold the seats of a table in turn order and the rules it plays by."""

    plans: tuple[SeatPlan, ...]
    rules: Ruleset

    @property
    def people(self) -> int:
        """Return how many people sit at the table; nobody means that bots are watched."""
        return len(people_of(self.plans))

    def validate(self) -> None:
        """Refuse what no match can begin with.

        Raises:
            RulesError: the rules contradict each other or do not fit the seats, or a seat is not one on offer.
        """
        self.rules.validate(len(self.plans))
        offered = {level.value for level in OFFERED_LEVELS}
        for plan in self.plans:
            if plan.kind is SeatKind.BOT and plan.level not in offered:
                raise RulesError(f"a bot's level has to be one of {', '.join(sorted(offered))}, not {plan.level!r}.")


def friends_set_up(usual: SetUp) -> SetUp:
    """Return a table for several people by the usual rules: as it was set up, if so, else two of them and two bots."""
    if usual.people > 1:
        return usual
    own = [plan.name for plan in usual.plans if plan.kind is SeatKind.HUMAN]
    return SetUp(plan_table([None, None, Level.NORMAL, Level.NORMAL], own), usual.rules)


def usual_set_up() -> SetUp:
    """Return a person and three bots with the official rules."""
    return SetUp(plan_table([None, *[Level.NORMAL] * 3]), OFFICIAL)
