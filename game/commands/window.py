"""Read what every command that opens a window or renders a picture takes: its size, and the seed."""

import argparse

from game import app
from game.commands.arguments import seed


def size(text: str) -> tuple[int, int]:
    """Read the size of a window, such as 1280x720."""
    try:
        return app.window_size(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error).rstrip(".")) from None


def add_window_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of a window."""
    parser.add_argument("--seed", type=seed, metavar="N", help="the seed of the first match (default: by chance)")
    parser.add_argument(
        "--window", type=size, default=app.DEFAULT_SIZE, metavar="WxH", help="the window's size (default: 1280x720)"
    )
