"""Connect the screens: what follows the title, and what follows a table, as changes of the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.scene import Push, Reset

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.rules.ruleset import Ruleset
    from game.scenes.table import TableAnswer
    from game.scenes.title import TitleAnswer
    from game.services import Services
    from game.session.seats import SeatPlan
    from game.ui.scene import AnyChange


def title(services: Services, *, opponents: int | None = None) -> Push[TitleAnswer]:
    """Show the title, and after it a table or the end of the program."""
    from game import __version__
    from game.scenes.title import MOST_OPPONENTS, TitleScene

    scene = TitleScene(services, opponents=opponents or MOST_OPPONENTS, version=__version__)
    return Push(scene, lambda answer: _after_title(services, answer))


def _after_title(services: Services, answer: TitleAnswer) -> AnyChange:
    from game.ai.levels import Level
    from game.rules.ruleset import OFFICIAL
    from game.scenes.title import StartGame
    from game.session.lineup import plan_table

    if not isinstance(answer, StartGame):
        return Reset(None)
    return table(services, plan_table([None, *[Level.NORMAL] * answer.opponents]), OFFICIAL)


def table(services: Services, plans: Sequence[SeatPlan], rules: Ruleset, *, played: int = 0) -> Push[TableAnswer]:
    """Begin a match at a table, and after it another one or the title; `played` matches went before at this table."""
    from game.scenes.table import TableAnswer, TableScene
    from game.session.lineup import make_agents
    from game.session.match import Match

    seed = (services.match_seed() + played) % 2**64
    match = Match.start(rules, plans, seed, make_agents(plans, seed, services.policies()))

    def after(answer: TableAnswer) -> AnyChange:
        if answer is TableAnswer.AGAIN:
            return table(services, plans, rules, played=played + 1)
        return title(services, opponents=_opponents(plans))

    return Push(TableScene(services, match), after)


def _opponents(plans: Sequence[SeatPlan]) -> int | None:
    """Return how many opponents the title offers again, None where it never offers so many."""
    from game.scenes.title import MOST_OPPONENTS

    return len(plans) - 1 if len(plans) - 1 <= MOST_OPPONENTS else None
