"""Connect the screens: what follows the title, and what follows a table, as changes of the stack."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from game.ui.scene import Push, Reset

if TYPE_CHECKING:
    from game.rules.ruleset import Ruleset
    from game.scenes.table import TableAnswer
    from game.scenes.title import TitleAnswer
    from game.services import Services
    from game.session.match import Match
    from game.session.seats import SeatPlan
    from game.session.setup import SetUp
    from game.store.ledger import Ledger
    from game.store.notices import NoticeKind
    from game.store.presets import Preset
    from game.store.saved import SavedMatch
    from game.ui.scene import AnyChange


def title(services: Services, *, set_up: SetUp | None = None, trouble: NoticeKind | None = None) -> Push[TitleAnswer]:
    """Show the title, and after it a table, another screen, or the end of the program; Play plays `set_up` again.

    Without one, Play plays what was set up last. `trouble` is told this once.
    """
    from game import __version__
    from game.scenes.title import Door, TitleScene
    from game.store.notices import Notice

    keep = services.keep
    waiting = keep.waiting()
    has_others = keep.count_waiting() > (waiting is not None)
    scene = TitleScene(
        services,
        set_up=set_up or keep.set_up(),
        waiting=waiting,
        doors=[door for door in Door if door.value in DOORS and (door is not Door.SAVED or has_others)],
        notices=(*keep.notices, *(() if trouble is None else (Notice(trouble),))),
        version=__version__,
        is_first=waiting is None and keep.set_up() is None,
    )
    return Push(scene, lambda answer: _after_title(services, answer, scene.set_up))


def _after_title(services: Services, answer: TitleAnswer, set_up: SetUp) -> AnyChange:
    from game.scenes.title import ContinueGame, Open, SetUpWith, StartGame

    match answer:
        case StartGame(chosen):
            services.keep.remember(chosen)
            return table(services, chosen.plans, chosen.rules)
        case ContinueGame(waiting):
            return go_on(services, waiting)
        case SetUpWith(given):
            return _set_up(services, set_up, given=given)
        case Open(door):
            return DOORS[door.value](services, set_up)
        case _:
            return Reset(None)


def table(services: Services, plans: Sequence[SeatPlan], rules: Ruleset, *, played: int = 0) -> Push[TableAnswer]:
    """Begin a match at a table, and after it another one or the title; `played` matches went before at this table."""
    from game.scenes.people import named
    from game.session.lineup import make_agents
    from game.session.match import Match

    plans = named(services.translator, plans)
    seed = (services.match_seed() + played) % 2**64
    ledger = services.keep.begin(plans, rules, seed)
    agents = make_agents(plans, seed, services.policies())
    match = Match.start(rules, plans, seed, agents, sink=ledger.take, on_deal=ledger.deal, on_seat=ledger.seat)
    return _at_table(services, match, ledger, played)


def go_on(services: Services, waiting: SavedMatch) -> Push[TableAnswer] | Push[TitleAnswer]:
    """Go on with a match that waits; the title is shown again where it no longer can."""
    from game.session.lineup import make_agents
    from game.session.match import Match
    from game.store.errors import InUseError, StoreError
    from game.store.notices import NoticeKind

    try:
        resumed = services.keep.shelf.take(waiting.path)
    except InUseError:
        return title(services, trouble=NoticeKind.MATCH_IN_USE)
    except StoreError:
        return title(services, trouble=NoticeKind.MATCH_DAMAGED)
    ledger = services.keep.go_on(resumed)
    agents = make_agents(resumed.plans, resumed.header.seed, services.policies())
    match = Match.resume(
        resumed.record,
        resumed.header.plans,
        agents,
        changes=resumed.changes,
        sink=ledger.take,
        on_deal=ledger.deal,
        on_seat=ledger.seat,
    )
    return _at_table(services, match, ledger, 0, is_resumed=True)


def _at_table(
    services: Services, match: Match, ledger: Ledger, played: int, *, is_resumed: bool = False
) -> Push[TableAnswer]:
    from game.scenes.table import TableAnswer, TableScene
    from game.session.setup import SetUp

    ledger.follow(match)
    scene = TableScene(services, match, is_saved=lambda: ledger.is_saved)
    if is_resumed:
        scene.set_out()

    def after(answer: TableAnswer) -> AnyChange:
        ledger.close()
        if answer is TableAnswer.AGAIN:
            return table(services, match.plans, match.rules, played=played + 1)
        now, first = SetUp(match.plans, match.rules), SetUp(match.roster.starters, match.rules)
        return title(services, set_up=now if now.people else first)

    return Push(scene, after)


def _set_up(
    services: Services, set_up: SetUp, offered: SetUp | None = None, *, given: Preset | None = None
) -> AnyChange:
    from game.scenes.setup import SetUpScene

    def after(chosen: SetUp | None) -> AnyChange:
        if chosen is None:
            return title(services, set_up=set_up)
        services.keep.remember(chosen)
        return table(services, chosen.plans, chosen.rules)

    return Push(SetUpScene(services, offered or set_up, given=given), after)


def _friends(services: Services, set_up: SetUp) -> AnyChange:
    from game.session.setup import friends_set_up

    return _set_up(services, set_up, friends_set_up(set_up))


def _saved(services: Services, set_up: SetUp) -> AnyChange:
    from game.scenes.saved_games import SavedGames

    def after(chosen: SavedMatch | None) -> AnyChange:
        return title(services, set_up=set_up) if chosen is None else go_on(services, chosen)

    return Push(SavedGames(services, services.keep.shelf.saved()), after)


def _statistics(services: Services, set_up: SetUp) -> AnyChange:
    from game.scenes.statistics import StatisticsScene

    keep = services.keep
    return Push(
        StatisticsScene(services, keep.history(), keep.exports_folder), lambda _: title(services, set_up=set_up)
    )


def _rules(services: Services, set_up: SetUp) -> AnyChange:
    from game.scenes.rules_help import RulesHelp

    return Push(RulesHelp(services, set_up.rules), lambda _: title(services, set_up=set_up))


def _settings(services: Services, set_up: SetUp) -> AnyChange:
    from game.scenes.settings import SettingsScene

    return Push(SettingsScene(services), lambda _: title(services, set_up=set_up))


def _replays(services: Services, set_up: SetUp) -> AnyChange:
    from game.scenes.replays import ReplaysScene

    keep = services.keep
    scene = ReplaysScene(services, keep.history(), keep.exports_folder)
    return Push(scene, lambda _: title(services, set_up=set_up))


def _about(services: Services, set_up: SetUp) -> AnyChange:
    from game.scenes.about import AboutScene

    return Push(AboutScene(services), lambda _: title(services, set_up=set_up))


def _learn(services: Services, set_up: SetUp) -> AnyChange:
    from game.scenes.table import TableAnswer
    from game.scenes.tutorial import TutorialScene

    def after(answer: TableAnswer) -> AnyChange:
        if answer is not TableAnswer.AGAIN:
            return title(services, set_up=set_up)
        services.keep.remember(set_up)
        return table(services, set_up.plans, set_up.rules)

    return Push(TutorialScene(services), after)


Opener: TypeAlias = "Callable[[Services, SetUp], AnyChange]"
"""Opens a screen from the title; the set-up is what Play would play."""

DOORS: Final[Mapping[str, Opener]] = {
    "friends": _friends,
    "set_up": _set_up,
    "saved": _saved,
    "replays": _replays,
    "statistics": _statistics,
    "rules": _rules,
    "settings": _settings,
    "about": _about,
    "learn": _learn,
}
"""From the value of a `Door` to what opens the screen; a door that is missing here has no button on the title."""
