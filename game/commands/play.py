"""Go straight to a table; a table of bots alone can be watched."""

import argparse
from functools import partial
from typing import Final

from game import app
from game.ai.characters import Level
from game.commands.arguments import UsageError, rules
from game.commands.window import add_window_arguments
from game.rules.ruleset import OFFICIAL, RulesError
from game.rules.seat import MAX_SEATS, MIN_SEATS
from game.scenes import flow
from game.session.seats import SeatPlan, plan_table

SUMMARY: Final = "go straight to a table"
PERSON: Final = "human"
ANY_BOT: Final = "bot"
USUAL_LEVEL: Final = Level.NORMAL


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "--seats",
        type=seats,
        default=seats("human,bot,bot,bot"),
        metavar="WHO,…",
        help="human, bot, or a bot's level for every seat (default: human,bot,bot,bot)",
    )
    parser.add_argument("--rules", type=rules, default=OFFICIAL, metavar="PRESET|JSON", help="the rules of the table")
    add_window_arguments(parser)


def seats(text: str) -> tuple[SeatPlan, ...]:
    """Read who sits where, with commas between."""
    levels = [_level(word) for word in text.split(",")]
    if not MIN_SEATS <= len(levels) <= MAX_SEATS:
        raise argparse.ArgumentTypeError(f"there are {MIN_SEATS} to {MAX_SEATS} seats at a table, not {len(levels)}")
    return plan_table(levels)


def _level(word: str) -> Level | None:
    """Read one seat: None is a person."""
    if word == PERSON:
        return None
    if word == ANY_BOT:
        return USUAL_LEVEL
    if word in {level.value for level in Level}:
        return Level(word)
    known = ", ".join((PERSON, ANY_BOT, *(level.value for level in Level)))
    raise argparse.ArgumentTypeError(f"nobody is called {word!r}; a seat is one of {known}")


def run(options: argparse.Namespace) -> int:
    """Show the table until the person leaves, and return the exit status."""
    try:
        options.rules.validate(len(options.seats))
    except RulesError as error:
        raise UsageError(str(error)) from None
    first = partial(flow.table, plans=options.seats, rules=options.rules)
    return app.run(first, size=options.window, seed=options.seed)
