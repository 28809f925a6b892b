"""Measure what the budgets name, and print one JSON object."""

import argparse
import json
import sys
from typing import Final

from game.benchmark import rules_speed
from game.benchmark.table_motion import STRETCHES
from game.commands.arguments import UsageError, count
from game.commands.measuring import BenchError, at_table, first_frame_ms, frame_times, table_motion
from game.rules.ruleset import OFFICIAL, PRESETS

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
        UsageError: there is no display.
    """
    speed = rules_speed.measure(OFFICIAL, options.rounds)
    party = rules_speed.measure(PRESETS["party"], options.rounds)
    figures: dict[str, object] = {
        "push_per_s": speed.push_per_s,
        "apply_per_s": speed.apply_per_s,
        "rounds_per_s": speed.rounds_per_s,
        "party_push_per_s": party.push_per_s,
    }
    if not options.rules_only:
        try:
            figures["first_frame_ms"] = first_frame_ms()
            figures["frames"] = {size: frame_times(size) for size in SIZES}
            figures["motion"] = {
                size: {stretch: table_motion(size, stretch) for stretch in STRETCHES} for size in MOTION_SIZES
            }
            figures |= at_table()
        except BenchError as error:
            raise UsageError(str(error)) from None
    sys.stdout.write(json.dumps(figures) + "\n")
    return 0
