"""Plays matches of bots that are written down, as `python -m tests.store.doomed FOLDER`, to be killed while it does.

A line with a seed on standard input starts a match in a process of its own, whose id is answered; then comes a dot
for every move that has been written, an E at the end of the match, and an X once that process is gone. At its end it
waits to be killed all the same, so that no kill ever meets another process.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.ai.characters import Level
from game.paths import Folders
from game.rules.ruleset import Length, Ruleset
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.store.keep import Keep

PLANS = plan_table([Level.EASY] * 3)
RULES = Ruleset(length=Length.ROUNDS, rounds=3)
_LONG_MS = 1_000_000


def play(folders: Folders, seed: int) -> None:
    """Play one match and say so move by move."""
    keep = Keep(folders)
    ledger = keep.begin(PLANS, RULES, seed)
    match = Match.start(RULES, PLANS, seed, make_agents(PLANS, seed), sink=ledger.take, on_deal=ledger.deal)
    ledger.follow(match)
    while not match.match_winners:
        if match.is_round_over:
            match.start_next_round()
        elif match.advance(_LONG_MS):
            os.write(1, b".")
            keep.work()
    ledger.close()
    keep.close()
    os.write(1, b"E")


def main() -> None:
    """Start a match for every seed that is read."""
    folder = Path(sys.argv[1])
    folders = Folders(folder / "config", folder / "data")
    for line in sys.stdin:
        child = os.fork()
        if not child:
            play(folders, int(line))
            os.read(0, 1)  # nothing is written to it meanwhile: it waits, and ends by itself only if the test is gone
            os._exit(0)
        os.write(1, f"{child}\n".encode())
        os.waitpid(child, 0)
        os.write(1, b"X")


if __name__ == "__main__":
    main()
