"""Prove that this program is whole: every file, a match by every preset, every scene, a save; a line for each."""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.commands.arguments import UsageError
from game.commands.output import say
from game.selftest.check import Check, outcomes

SUMMARY: Final = "prove that this program is whole, a line for each thing looked at"
PASSED: Final = 0
FAILED: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write the lines here as well")


def run(options: argparse.Namespace) -> int:
    """Run every check and return the exit status: 0 if all passed, 1 if not.

    Raises:
        UsageError: the lines can't be written.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    lines: list[str] = []
    passed = failed = 0
    for outcome in outcomes(_checks()):
        passed, failed = passed + outcome.passed, failed + (not outcome.passed)
        lines.append(f"{outcome.line()}\n")
        say(lines[-1])
    lines.append(f"{passed} passed, {failed} failed\n")
    say(lines[-1])
    if options.output is not None:
        _write(options.output, "".join(lines))
    return FAILED if failed else PASSED


def _checks() -> Iterator[Check]:
    from game.selftest.files import file_checks
    from game.selftest.games import game_checks
    from game.selftest.scenes import scene_checks

    yield from file_checks()
    yield from game_checks()
    yield from scene_checks()


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise UsageError(f"The lines can't be written to {path}: {error.strerror}.") from None
