"""Connect the screens: what follows the title, and what follows a table, as changes of the stack."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from game.ui.scene import Push, Reset

if TYPE_CHECKING:
    from game.rules.ruleset import Ruleset
    from game.scenes.table import TableAnswer
    from game.scenes.title import TitleAnswer
    from game.services import Services
    from game.session.seats import SeatPlan
    from game.session.setup import SetUp
    from game.ui.scene import AnyChange


def title(services: Services, *, set_up: SetUp | None = None) -> Push[TitleAnswer]:
    """Show the title, and after it a table, another screen, or the end of the program."""
    from game import __version__
    from game.scenes.title import Door, TitleScene

    doors = [door for door in Door if door.value in DOORS]
    scene = TitleScene(services, set_up=set_up, doors=doors, version=__version__)
    return Push(scene, lambda answer: _after_title(services, answer))


def _after_title(services: Services, answer: TitleAnswer) -> AnyChange:
    from game.scenes.title import ContinueGame, Open, StartGame

    match answer:
        case StartGame(set_up):
            return table(services, set_up.plans, set_up.rules)
        case ContinueGame():
            return title(services)
        case Open(door):
            return DOORS[door.value](services)
        case _:
            return Reset(None)


DOORS: Final[Mapping[str, Callable[[Services], Push[Any]]]] = {}
"""From the value of a `Door` to what opens the screen; a door that is missing here has no button on the title."""


def table(services: Services, plans: Sequence[SeatPlan], rules: Ruleset, *, played: int = 0) -> Push[TableAnswer]:
    """Begin a match at a table, and after it another one or the title; `played` matches went before at this table."""
    from game.scenes.table import TableAnswer, TableScene
    from game.session.lineup import make_agents
    from game.session.match import Match
    from game.session.setup import SetUp

    seed = (services.match_seed() + played) % 2**64
    match = Match.start(rules, plans, seed, make_agents(plans, seed, services.policies()))

    def after(answer: TableAnswer) -> AnyChange:
        if answer is TableAnswer.AGAIN:
            return table(services, plans, rules, played=played + 1)
        return title(services, set_up=SetUp(tuple(plans), rules))

    return Push(TableScene(services, match), after)
