"""Start the program: the title without a subcommand, else the subcommand named; each is imported when it is used."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from game.app import prepare_environment
from game.commands.arguments import Parser, UsageError, complain

COMMANDS = ("play", "simulate", "check", "bench", "shot", "train")


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


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status: 0 for success, 2 for wrong use."""
    prepare_environment()
    try:
        command, options = command_line(list(sys.argv[1:] if arguments is None else arguments))
        return int(command.run(options))
    except UsageError as error:
        return complain(error)


if __name__ == "__main__":
    sys.exit(main())
