"""Start the program: the title without a subcommand, else the subcommand named; each is imported when it is used."""

import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = ("play", "simulate", "check", "bench", "shot", "train")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status: 0 for success, 2 for wrong use."""
    from game.app import prepare_environment
    from game.commands.arguments import Parser, UsageError, complain

    prepare_environment()
    words = list(sys.argv[1:] if arguments is None else arguments)
    named = words.pop(0) if words and words[0] in COMMANDS else None
    command = import_module(f"game.commands.{named or 'title'}")
    parser = Parser(
        prog=f"down-to-one {named}" if named else "down-to-one",
        description=command.SUMMARY,
        epilog=None if named else f"Subcommands: {', '.join(COMMANDS)}; each answers --help.",
        allow_abbrev=False,
    )
    command.add_arguments(parser)
    try:
        return int(command.run(parser.parse_args(words)))
    except UsageError as error:
        return complain(error)


if __name__ == "__main__":
    sys.exit(main())
