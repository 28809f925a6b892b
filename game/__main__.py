"""Start the program: the title without a subcommand, else the subcommand named."""

import sys
from collections.abc import Sequence
from importlib import import_module

from game.app import prepare_environment
from game.commands.arguments import UsageError, complain
from game.commands.line import command_line


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status: 0 for success, 2 for wrong use."""
    prepare_environment()
    try:
        command, options = command_line(list(sys.argv[1:] if arguments is None else arguments))
        return int(command.run(options))
    except UsageError as error:
        return complain(error)


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # a built program starts itself anew for every worker of `simulate`
        import_module("multiprocessing").freeze_support()
    sys.exit(main())
