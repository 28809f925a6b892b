"""Find the subcommand a command line names, and read its options; each subcommand is imported when it is used."""

from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from game.commands.arguments import Parser

COMMANDS: Final = ("play", "simulate", "check", "bench", "shot", "replay", "train", "selftest")


def command_line(words: Sequence[str]) -> tuple[ModuleType, Namespace]:
    """Return the subcommand's module and its options.

    Raises:
        UsageError: something was not understood; the message is one sentence.
    """
    named = words[0] if words and words[0] in COMMANDS else None
    command = import_module(f"game.commands.{named or 'title'}")
    parser = Parser(
        prog=f"down-to-one {named}" if named else "down-to-one",
        description=command.SUMMARY,
        epilog=None if named else f"Subcommands: {', '.join(COMMANDS)}; each answers --help.",
        allow_abbrev=False,
    )
    command.add_arguments(parser)
    return command, parser.parse_args(words[1:] if named else words)
