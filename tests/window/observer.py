"""Runs the real program as `python -m tests.window.observer`, with a line of JSON for every change of what is on show.

Nothing is steered here: what happens comes from the window alone, as in a person's game.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial

from game import app
from game.scenes import flow
from game.scenes.title import quick_set_up
from tests.window.sight import Eye, Sight


def main() -> int:
    """Show the title until the window is closed, and say at every change what a person sees."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    first = partial(flow.title, set_up=quick_set_up(1))
    loop = app.open_loop(first, seed=parser.parse_args().seed)
    eye, last = Eye(loop), Sight()
    try:
        while loop.step():
            sight = eye.look()
            if sight != last:
                last = sight
                sys.stdout.write(json.dumps(sight.as_json()) + "\n")
                sys.stdout.flush()
            loop.rest()
    finally:
        loop.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
