"""Render any scene into a PNG file, without a screen."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game import app
from game.commands.arguments import UsageError, count, seed
from game.commands.output import say
from game.commands.window import size
from game.i18n import OWN_NAMES, SOURCE
from game.rules.seat import MAX_SEATS, MIN_SEATS

if TYPE_CHECKING:
    from pygame import Surface

SUMMARY: Final = "render any scene into a PNG file, without a screen"
SETTLED_MS: Final = 6000.0
"""How long a scene lives before its picture is taken: all that counts up or flies in has arrived."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("scene", nargs="?", metavar="SCENE", help="what to render (--list names them)")
    parser.add_argument("--list", action="store_true", help="name the scenes")
    parser.add_argument("--size", type=size, default=app.DEFAULT_SIZE, metavar="WxH", help="default: 1280x720")
    parser.add_argument("--seats", type=count, default=4, metavar="N", help="how many sit at the table (default: 4)")
    parser.add_argument("--seed", type=seed, default=7, metavar="N", help="the match's seed (default: 7)")
    parser.add_argument("--moves", type=count, default=12, metavar="N", help="moves made before (default: 12)")
    parser.add_argument("--language", choices=OWN_NAMES, default=SOURCE, help="what its words are in (default: en)")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE.png", help="where the picture goes")


def run(options: argparse.Namespace) -> int:
    """Render, write, and return the exit status.

    Raises:
        UsageError: there is no such scene, or the picture can't be written.
    """
    from game.scenes.registry import SCENES

    if options.list:
        say("".join(f"{name}\n" for name in SCENES))
        return 0
    _check(options, tuple(SCENES))
    from game.scenes.staging import ShotOptions

    wanted = ShotOptions(options.seats, options.seed, options.moves, options.size)
    make = SCENES[options.scene]
    picture = app.render_offscreen(
        lambda services: make(services, wanted),
        options.size,
        seed=options.seed,
        language=options.language,
        advance_ms=SETTLED_MS,
    )
    _save(picture, options.output)
    return 0


def _check(options: argparse.Namespace, names: Sequence[str]) -> None:
    if options.scene is None or options.output is None:
        raise UsageError("A scene and -o FILE.png are wanted. Try down-to-one shot --help.")
    if options.scene not in names:
        raise UsageError(f"There is no scene called {options.scene!r}; there are {', '.join(names)}.")
    if not MIN_SEATS <= options.seats <= MAX_SEATS:
        raise UsageError(f"There are {MIN_SEATS} to {MAX_SEATS} seats at a table, not {options.seats}.")


def _save(picture: "Surface", path: Path) -> None:
    import pygame

    try:
        pygame.image.save(picture, path)
    except (OSError, pygame.error) as error:
        raise UsageError(f"The picture can't be written to {path}: {error}.") from None
