"""Measure what the budgets name, and print one JSON object."""

import argparse
import json
import sys
from dataclasses import asdict
from typing import Final

from game.benchmark import rules_speed, thinking
from game.benchmark.table_motion import STRETCHES
from game.commands.arguments import UsageError, count
from game.commands.measuring import BenchError, at_table, first_frame_ms, frame_times, table_motion
from game.rules.ruleset import OFFICIAL, PRESETS
from game.store.errors import StoreError
from game.store.policies import policy_folder, read_policies

SUMMARY: Final = "measure what the budgets name, and print one JSON object"
SIZES: Final = ("1280x720", "1920x1080", "3840x2160")
MOTION_SIZES: Final = ("1920x1080", "3840x2160")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("--rounds", type=count, default=200, metavar="N", help="rounds of moves (default: 200)")
    parser.add_argument("--rules-only", action="store_true", help="leave out what needs a window")


def run(options: argparse.Namespace) -> int:
    """Measure, print, and return the exit status.

    Raises:
        UsageError: there is no display, or the bots' weights can't be read.
    """
    try:
        figures = _headless(options.rounds) | ({} if options.rules_only else _in_a_window())
    except (BenchError, StoreError) as error:
        raise UsageError(str(error)) from None
    sys.stdout.write(json.dumps(figures) + "\n")
    return 0


def _headless(rounds: int) -> dict[str, object]:
    speed = rules_speed.measure(OFFICIAL, rounds)
    party = rules_speed.measure(PRESETS["party"], rounds)
    return {
        "push_per_s": speed.push_per_s,
        "apply_per_s": speed.apply_per_s,
        "rounds_per_s": speed.rounds_per_s,
        "party_push_per_s": party.push_per_s,
        "thinking": asdict(thinking.measure(read_policies(policy_folder()))),
    }


def _in_a_window() -> dict[str, object]:
    return {
        "first_frame_ms": first_frame_ms(),
        "frames": {size: frame_times(size) for size in SIZES},
        "motion": {size: {stretch: table_motion(size, stretch) for stretch in STRETCHES} for size in MOTION_SIZES},
        **at_table(),
    }
