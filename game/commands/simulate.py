"""Let bots play without a table, and count; with `--fuzz` see `fuzzing`."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from game.ai.characters import Level
from game.ai.policy_book import PolicyBook
from game.commands.arguments import UsageError, count, rules, seed
from game.commands.fuzzing import run_fuzz
from game.commands.output import say
from game.commands.parallel import all_cores, chunks, in_order
from game.commands.progress import ProgressBar
from game.rules.ruleset import OFFICIAL, Length, RulesError, Ruleset
from game.rules.seat import MAX_SEATS, MIN_SEATS
from game.simulation.figures import Figures, figures
from game.simulation.matches import play_match
from game.simulation.tally import Tally
from game.store.errors import StoreError
from game.store.policies import policy_folder, read_policies
from game.store.writing import RecordLines, record_line

SUMMARY: Final = "let bots play without a table, and count"
BROKEN: Final = 1
INTERRUPTED: Final = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "--seats", type=levels, metavar="LEVEL,…", help="who plays; the levels rotate through the seats"
    )
    parser.add_argument("--rules", type=rules, metavar="PRESET|JSON", help="the rules (default: official)")
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--matches", type=count, metavar="N", help="how many matches")
    length.add_argument("--rounds", type=count, metavar="N", help="how many matches of one round")
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="match i has the seed S + i (default: 0)")
    parser.add_argument("--jobs", type=count, metavar="J", help="how many processes (default: one for every core)")
    parser.add_argument("--records", type=Path, metavar="FILE.jsonl", help="write the record of every match here")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument(
        "--fuzz", action="store_true", help="random rules, seats and moves, every position checked; records: findings"
    )


def levels(text: str) -> tuple[Level, ...]:
    """Read levels with commas between them, one for every seat."""
    names = [member.value for member in Level]
    words = text.split(",")
    for word in words:
        if word not in names:
            raise argparse.ArgumentTypeError(f"there is no level called {word!r}; there are {', '.join(names)}")
    if not MIN_SEATS <= len(words) <= MAX_SEATS:
        raise argparse.ArgumentTypeError(f"there are {MIN_SEATS} to {MAX_SEATS} seats at a table, not {len(words)}")
    return tuple(Level(word) for word in words)


def run(options: argparse.Namespace) -> int:
    """Play, print what it came to, and return the exit status: 1 if fuzzing found something.

    Raises:
        UsageError: the options do not fit each other, or the records can't be written.
    """
    try:
        return run_fuzz(options) if options.fuzz else _simulate(options)
    except StoreError as error:
        raise UsageError(str(error)) from None
    except BrokenProcessPool:
        sys.stderr.write("A process was ended from outside; nothing was counted.\n")
        return BROKEN
    except KeyboardInterrupt:
        sys.stderr.write("Stopped.\n")
        return INTERRUPTED


def _simulate(options: argparse.Namespace) -> int:
    if options.seats is None:
        raise UsageError("Simulate needs --seats LEVEL,… or --fuzz.")
    played_by = _match_rules(options)
    total = options.matches or options.rounds
    jobs = options.jobs or all_cores()
    book = read_policies(policy_folder())
    play = partial(_play_some, played_by, options.seats, options.seed, book, with_records=options.records is not None)
    began = time.perf_counter()
    tally = Tally.empty(len(options.seats))
    with ExitStack() as stack:
        lines = stack.enter_context(RecordLines(options.records)) if options.records else None
        bar = stack.enter_context(ProgressBar(total))
        for part, written in in_order(play, chunks(total, jobs), jobs):
            tally += part
            if lines is not None:
                lines.write(written)
            bar.show(tally.matches)
    found = figures(tally, options.seats, time.perf_counter() - began)
    say(json.dumps(found) + "\n" if options.json else table(found))
    return 0


def _match_rules(options: argparse.Namespace) -> Ruleset:
    chosen: Ruleset = options.rules or OFFICIAL
    if options.rounds:
        chosen = replace(chosen, length=Length.ROUNDS, rounds=1)
    try:
        chosen.validate(len(options.seats))
    except RulesError as error:
        raise UsageError(str(error)) from None
    return chosen


def _play_some(
    played_by: Ruleset,
    seats: Sequence[Level],
    first_seed: int,
    book: PolicyBook,
    numbers: range,
    *,
    with_records: bool,
) -> tuple[Tally, str]:
    """Play these matches and return their tally and, if wanted, the lines of their records."""
    tally, written = Tally.empty(len(seats)), []
    for number in numbers:
        played = play_match(played_by, seats, first_seed, number, book)
        tally += played.tally
        if with_records:
            written.append(record_line(played.record))
    return tally, "".join(written)


def table(found: Figures) -> str:
    """Return the figures as a table for people."""
    head = (
        f"{found['matches']} matches, {found['rounds']} rounds ({found['blocked']} blocked), "
        f"{found['moves']} moves in {found['seconds']:.1f} s ({found['moves_per_s']:.0f} a second), "
        f"{found['turns_per_round']:.1f} turns a round"
    )
    rows = [f"{'level':<12}{'rounds won':>20}{'matches won':>20}{'points a round':>18}"]
    for seat in found["seats"]:
        rounds = f"{seat['round_wins']} ({seat['round_win_rate']:.1%})"
        matches = f"{seat['match_wins']} ({seat['match_win_rate']:.1%})"
        rows.append(f"{seat['level']:<12}{rounds:>20}{matches:>20}{seat['points_per_round']:>18.2f}")
    return "\n".join((head, *rows)) + "\n"
