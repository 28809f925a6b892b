"""Check damaged files as the command would, and hold what it says to its promises."""

import argparse
import io
import random
import re
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

from game.commands import check
from tests.support.mutation import mutate

_LAST_LINE = re.compile(r"(\d+) passed, (\d+) failed")


def run_check(*paths: Path) -> tuple[int, list[str]]:
    """Return the exit status of `check` and the lines it printed."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        status = check.run(argparse.Namespace(files=list(paths)))
    return status, printed.getvalue().splitlines()


def check_mutations(contents: Sequence[bytes], path: Path, seed: int, count: int) -> int:
    """Check so many mutations of these contents, and return how many were refused."""
    rng = random.Random(seed)
    refused = 0
    for _ in range(count):
        path.write_bytes(mutate(rng.choice(contents), rng))
        status, lines = run_check(path)
        last = _LAST_LINE.fullmatch(lines[-1])
        assert last, lines
        failures = int(last[2])
        assert len(lines) == failures + 1, lines
        assert status == (1 if failures else 0)
        assert all(line.startswith(str(path)) and len(line) < 1000 for line in lines[:-1]), lines
        refused += status
    return refused
