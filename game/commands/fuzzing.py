"""Let chance play under any rules, and report what should never happen: `simulate --fuzz`."""

import argparse
import json
import time
from contextlib import ExitStack
from functools import partial
from typing import Final

from game.commands.arguments import UsageError
from game.commands.output import say
from game.commands.parallel import all_cores, chunks, in_order
from game.commands.progress import ProgressBar
from game.simulation.fuzz import Finding, FuzzTally, fuzz_match
from game.simulation.matches import SEEDS
from game.store.writing import RecordLines, record_line

CLEAN: Final = 0
FOUND: Final = 1


def run_fuzz(options: argparse.Namespace) -> int:
    """Fuzz as many matches as asked for, print the findings, and return 1 if there are any.

    Raises:
        UsageError: options were given that mean nothing here.
        StoreError: the findings' records can't be written.
    """
    if options.matches is None or options.seats is not None or options.rules is not None:
        raise UsageError("With --fuzz seats and rules are random: give --matches, and --seed or --jobs.")
    jobs = options.jobs or all_cores()
    began = time.perf_counter()
    tally = FuzzTally()
    with ExitStack() as stack:
        lines = stack.enter_context(RecordLines(options.records)) if options.records else None
        bar = stack.enter_context(ProgressBar(options.matches))
        for part in in_order(partial(_fuzz_some, options.seed), chunks(options.matches, jobs), jobs):
            tally += part
            if lines is not None:
                lines.write("".join(record_line(finding.record) for finding in part.findings))
            bar.show(tally.matches)
    write = _json if options.json else _report
    say(write(tally, time.perf_counter() - began))
    return FOUND if tally.findings else CLEAN


def _fuzz_some(first_seed: int, numbers: range) -> FuzzTally:
    return sum((fuzz_match((first_seed + number) % SEEDS) for number in numbers), FuzzTally())


def _json(tally: FuzzTally, seconds: float) -> str:
    found = {
        "matches": tally.matches,
        "rounds": tally.rounds,
        "moves": tally.moves,
        "seconds": round(seconds, 3),
        "moves_per_s": round(tally.moves / seconds, 1),
        "findings": [
            {"seed": finding.seed, "problem": finding.problem, "record": finding.record} for finding in tally.findings
        ],
    }
    return json.dumps(found) + "\n"


def _report(tally: FuzzTally, seconds: float) -> str:
    last = (
        f"{tally.matches} matches, {tally.rounds} rounds, {tally.moves} moves in {seconds:.1f} s "
        f"({tally.rounds / seconds:.0f} rounds a second): {len(tally.findings)} findings\n"
    )
    return "".join(map(_describe, tally.findings)) + last


def _describe(finding: Finding) -> str:
    return f"seed {finding.seed}: {finding.problem}\n{record_line(finding.record)}"
