"""A program killed while a match is played, two hundred times: what had been played is there each time."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from game.paths import Folders
from game.rules.notation import format_seat_move
from game.session.lineup import make_agents
from game.session.match import Match
from game.store.history import open_history
from game.store.journal import DEAL, read_journal
from game.store.keep import HISTORY_FILE, Keep
from game.store.shelf import replayed
from tests.store.doomed import PLANS, RULES

KILLS, SEEDS = 200, 5
ROOT = Path(__file__).parent.parent.parent


@cache
def whole_match(seed: int) -> tuple[str, ...]:
    """What the journal of an undisturbed match holds."""
    lines: list[str] = []
    match = Match.start(
        RULES,
        PLANS,
        seed,
        make_agents(PLANS, seed),
        sink=lambda move: lines.append(format_seat_move(move)),
        on_deal=lambda: lines.append(DEAL),
    )
    match.run_to_end()
    return tuple(lines)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no kill -9")
def test_a_kill_loses_no_move_that_was_made(tmp_path: Path) -> None:
    chance = random.Random(5)
    folders = Folders(tmp_path / "config", tmp_path / "data")
    keep = Keep(folders)
    killed = 0
    with subprocess.Popen(
        [sys.executable, "-m", "tests.store.doomed", str(tmp_path)], cwd=ROOT, stdin=-1, stdout=-1, bufsize=0
    ) as doomed:
        assert doomed.stdin is not None
        assert doomed.stdout is not None
        while killed < KILLS:
            seed = chance.randrange(SEEDS)
            enough = chance.randrange(len(whole_match(seed)))
            doomed.stdin.write(f"{seed}\n".encode())
            process = int(doomed.stdout.readline())
            made = 0
            while made < enough and doomed.stdout.read(1) == b".":
                made += 1
            os.kill(process, signal.SIGKILL)
            while (sign := doomed.stdout.read(1)) != b"X":
                made += sign == b"."
            paths = keep.shelf.paths()
            if not paths:
                continue  # it was quicker and came to its end, or had not begun
            (path,) = paths
            said = read_journal(path)
            replayed(said)
            assert said.lines == whole_match(seed)[: len(said.lines)]
            assert sum(line != DEAL for line in said.lines) >= made
            assert path.read_bytes()[said.size :] == b""
            assert keep.shelf.delete(path)
            killed += 1
        doomed.stdin.close()
    history = open_history(folders.data / HISTORY_FILE)
    for match in history.matches(most=1000):
        assert len(history.rounds(match.id)) == match.rounds
        assert len(history.record(match.id).rounds) == match.rounds
    assert history.statistics().total.matches == 0
    history.close()
