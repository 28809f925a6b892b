"""Every scene by name, ready to be rendered without a person: what `shot` shows; each is imported when asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from game.scenes.question import Question
    from game.scenes.staging import ShotOptions
    from game.services import Services
    from game.ui.scene import Scene

Maker: TypeAlias = "Callable[[Services, ShotOptions], Scene[Any]]"


def _title(services: Services, options: ShotOptions) -> Scene[Any]:
    from game import __version__
    from game.scenes.title import Door, TitleScene, quick_set_up

    doors = [door for door in Door if door is not Door.SAVED]
    return TitleScene(services, set_up=quick_set_up(options.seats - 1), doors=doors, version=__version__)


def _table(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.table_shot import still_table

    return still_table(services, options)


def _first_title(services: Services, options: ShotOptions) -> Scene[Any]:
    from game import __version__
    from game.scenes.title import Door, TitleScene, quick_set_up

    doors = [door for door in Door if door is not Door.SAVED]
    set_up = quick_set_up(options.seats - 1)
    return TitleScene(services, set_up=set_up, doors=doors, version=__version__, is_first=True)


def _cards(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.cards_sheet import CardsSheet

    return CardsSheet(services)


def _tutorial(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.tutorial import TutorialScene

    return TutorialScene(services)


def _chooser(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.color_chooser import ColorChooser
    from game.scenes.staging import shown_hand

    hand = shown_hand(options)
    return _asked(services, options, lambda lit: ColorChooser(services, hand, lit))


def _challenge(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.rules.cards import WILD_DRAW_FOUR, Color, card
    from game.scenes.challenge import ChallengeQuestion
    from game.scenes.penalty import Penalty
    from game.scenes.staging import shown_plans

    plans = shown_plans(options.seats)
    attacker, after = plans[-1], plans[1]
    penalty = Penalty(WILD_DRAW_FOUR, card("b7"), attacker, 4, Color.GREEN, after)
    return _asked(
        services,
        options,
        lambda lit: ChallengeQuestion(services, penalty, lit, color_before=Color.BLUE, attacker_count=5),
    )


def _penalty(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.rules.cards import Color, card
    from game.scenes.penalty import Penalty, PenaltyQuestion
    from game.scenes.staging import shown_plans

    plans = shown_plans(options.seats)
    addable = (card("y+2"), card("g+2"))
    penalty = Penalty(card("b+2"), card("b7"), plans[-1], 4, Color.BLUE, plans[1], addable)
    return _asked(services, options, lambda lit: PenaltyQuestion(services, penalty, lit))


def _target(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.rules.seat import Seat
    from game.scenes.staging import played_match, shown_plans
    from game.scenes.target_chooser import Target, TargetChooser

    counts = played_match(options).view(None).counts
    plans = shown_plans(options.seats)
    targets = [Target(Seat(seat), plans[seat], counts[seat]) for seat in range(1, options.seats)]
    return _asked(services, options, lambda lit: TargetChooser(services, targets, lit))


def _give(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.give_cards import GiveCardsQuestion
    from game.scenes.staging import shown_hand, shown_plans

    hand, receiver = shown_hand(options), shown_plans(options.seats)[1]
    return _asked(services, options, lambda lit: GiveCardsQuestion(services, hand, 2, receiver, lit))


def _round_result(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.round_result import RoundResult
    from game.scenes.staging import round_report

    return RoundResult(services, round_report(options))


def _match_result(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.match_result import MatchResult
    from game.scenes.staging import match_report

    return MatchResult(services, match_report(options))


def _pause(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.layered import Layered
    from game.scenes.pause import PauseScene

    return Layered(_table(services, options), PauseScene(services, seats=lambda: None))


def _log(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.table_shot import still_table

    table = still_table(services, options)
    table.chosen("log")
    return table


def _at_table(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.at_table import shot_at_table

    return shot_at_table(services, options.seats)


def _hand_over(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.shared_shot import shot_hand_over

    return shot_hand_over(services, options)


def _hand_over_pin(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.shared_shot import shot_hand_over
    from game.settings import Opening

    return shot_hand_over(services, options, Opening.PIN)


def _private_challenge(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.shared_shot import shot_private_challenge

    return shot_private_challenge(services, options)


def _private_give(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.give_cards import GiveCardsQuestion
    from game.scenes.layered import Layered
    from game.scenes.shared_shot import shot_shared_table

    table = shot_shared_table(services, options)
    match = table.feed.match
    return Layered(table, GiveCardsQuestion(services, table.feed.view.hand, 2, match.plans[0], table))


def _shared_table(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.shared_shot import shot_shared_table

    return shot_shared_table(services, options)


def _kept_places(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.shared_shot import shot_shared_table

    return shot_shared_table(services, options, view_turns=False)


def _flat_table(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.shared_shot import shot_shared_table

    return shot_shared_table(services, options, is_flat=True)


def _quit(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.layered import Layered
    from game.scenes.quit_confirm import QuitConfirm

    return Layered(_table(services, options), QuitConfirm(services))


def _mishap(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.mishap import Mishap

    return Mishap(services, Path("down-to-one") / "log" / f"crash-{options.seed}.txt")


def _about(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.about import AboutScene

    return AboutScene(services)


def _replay(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.replay_shot import shot_replay

    return shot_replay(services, options.seats, options.seed, options.moves)


def _setup(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.rules.ruleset import OFFICIAL
    from game.scenes.setup import SetUpScene
    from game.scenes.staging import shown_plans
    from game.session.setup import SetUp

    return SetUpScene(services, SetUp(shown_plans(options.seats), OFFICIAL), presets=Path())


def _setup_cards(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.rules.table_rule import TableRule, parse_effect
    from game.scenes.layered import Layered
    from game.scenes.setup_cards import CustomRules

    effects = tuple(parse_effect(text) for text in ("draw next 2", "pass_cards 1 left", "reverse"))
    return Layered(_setup(services, options), CustomRules(services, (TableRule("Gift", effects),)))


def _setup_keep(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.rules.ruleset import OFFICIAL
    from game.scenes.layered import Layered
    from game.scenes.preset_names import NamePreset

    return Layered(_setup(services, options), NamePreset(services, Path("rules"), OFFICIAL))


def _rules(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.rules.ruleset import OFFICIAL
    from game.scenes.rules_help import RulesHelp

    return RulesHelp(services, OFFICIAL, "wild4")


def _coach(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.coach import shot_coach
    from game.scenes.layered import Layered

    return Layered(_table(services, options), shot_coach(services, options.seats, options.seed))


def _settings(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.settings import SettingsScene
    from game.scenes.settings_rows import Section

    return SettingsScene(services, Section.ACCESS)


def _statistics(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.statistics_shot import shot_statistics

    return shot_statistics(services)


def _replays(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.replays import shot_replays

    return shot_replays(services, options.seats)


def _saved(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.saved_games import shot_saved

    return shot_saved(services, options.seats)


def _asked(services: Services, options: ShotOptions, ask: Callable[[Any], Question[Any]]) -> Scene[Any]:
    """Show a question over the table, lit by it."""
    from game.scenes.layered import Layered
    from game.scenes.question import Lit

    table = _table(services, options)
    return Layered(table, ask(table if isinstance(table, Lit) else None))


def _keys(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.keys_help import KeysHelp

    return KeysHelp(services)


def _controls(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.settings import SettingsScene
    from game.scenes.settings_rows import Section

    return SettingsScene(services, Section.CONTROLS)


def _key_capture(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.key_capture import KeyCapture
    from game.scenes.layered import Layered

    return Layered(_controls(services, options), KeyCapture(services, "draw"))


def _letters(services: Services, options: ShotOptions) -> Scene[Any]:
    from game.scenes.layered import Layered
    from game.scenes.letter_board import LetterBoard

    return Layered(_setup(services, options), LetterBoard(services, "Nora", "", 16))


SCENES: Final[Mapping[str, Maker]] = MappingProxyType(
    {
        "title": _title,
        "first_title": _first_title,
        "cards": _cards,
        "table": _table,
        "tutorial": _tutorial,
        "chooser": _chooser,
        "challenge": _challenge,
        "target": _target,
        "penalty": _penalty,
        "give": _give,
        "round_result": _round_result,
        "match_result": _match_result,
        "pause": _pause,
        "at_table": _at_table,
        "hand_over": _hand_over,
        "hand_over_pin": _hand_over_pin,
        "private_challenge": _private_challenge,
        "private_give": _private_give,
        "shared_table": _shared_table,
        "kept_places": _kept_places,
        "flat_table": _flat_table,
        "log": _log,
        "quit": _quit,
        "mishap": _mishap,
        "about": _about,
        "settings": _settings,
        "setup": _setup,
        "setup_cards": _setup_cards,
        "setup_keep": _setup_keep,
        "saved": _saved,
        "replay": _replay,
        "replays": _replays,
        "rules": _rules,
        "coach": _coach,
        "keys": _keys,
        "controls": _controls,
        "key_capture": _key_capture,
        "letters": _letters,
        "statistics": _statistics,
    }
)
"""From the name to what makes the scene, in the order they are listed."""
