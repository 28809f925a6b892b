"""Open the window with the title: what the program does when nothing else is asked of it."""

import argparse
from typing import Final

from game import __version__, app
from game.commands.window import add_window_arguments
from game.scenes import flow

SUMMARY: Final = "The card game of getting rid of your cards, on an animated table."
FIRST: Final = flow.title
"""What the window shows first."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("--version", action="version", version=f"Down to One {__version__}")
    add_window_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Show the title until the person leaves, and return the exit status."""
    return app.run(FIRST, size=options.window, seed=options.seed)
