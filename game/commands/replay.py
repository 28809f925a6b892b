"""Show a record again on the table."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game import app
from game.commands.arguments import UsageError, count
from game.commands.output import one_line
from game.commands.window import add_window_arguments
from game.rules.record import from_json
from game.store.documents import read_record
from game.store.errors import StoreError

if TYPE_CHECKING:
    from game.scenes.replay_reel import Reel
    from game.services import Services
    from game.ui.scene import Push

SUMMARY: Final = "show a record again on the table"
_MAX_LINE: Final = 800


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a record (see NOTATION.md)")
    parser.add_argument("--round", type=count, default=1, metavar="N", help="the round to begin with (default: 1)")
    add_window_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Show the record until the person leaves, and return the exit status.

    Raises:
        UsageError: the file can't be read, is no record, or does not hold together.
    """
    reel = read_reel(options.file)
    if options.round > reel.rounds:
        raise UsageError(f"The record has {reel.rounds} rounds, there is no round {options.round}.")
    return app.run(lambda services: _first(services, reel, options.round - 1), size=options.window, seed=options.seed)


def read_reel(path: Path) -> "Reel":
    """Read a record from a file and check that it holds together.

    Raises:
        UsageError: it can't be read, is no record, or does not hold together.
    """
    from game.scenes.replay_reel import Reel

    try:
        return Reel(from_json(read_record(path)))
    except (StoreError, ValueError) as error:
        raise UsageError(one_line(f"{path} can't be shown: {error}", _MAX_LINE)) from None


def _first(services: "Services", reel: "Reel", index: int) -> "Push[None]":
    from game.scenes.replay import ReplayScene
    from game.ui.scene import Push, Reset

    scene: ReplayScene = ReplayScene(services, reel, round_index=index)
    return Push(scene, lambda _: Reset(None))
