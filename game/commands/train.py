"""Train the Expert's weights by self-play; a development extra (numpy)."""

import argparse
import json
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.ai.linear import LinearPolicy
from game.ai.policy_book import Entry, entry_to_plain
from game.commands.arguments import UsageError, count, seed
from game.commands.parallel import all_cores
from game.commands.progress import ProgressBar
from game.commands.strength import measure_matches, measure_rounds
from game.store.errors import StoreError
from game.store.policies import policy_folder, read_policies, read_policy

if TYPE_CHECKING:
    from game.training.checkpoint import Checkpoint
    from game.training.plans import TrainingPlan
    from game.training.strength import Estimate

SUMMARY: Final = "train the Expert's weights by self-play (development extra: numpy)"
INTERRUPTED: Final = 130
_CALIBRATED_SEATS: Final = 4
_CALIBRATED_MATCHES: Final = 300


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("plan", nargs="?", metavar="PLAN", help="what to train (without it: list the plans)")
    parser.add_argument("--rounds", type=count, default=100_000, metavar="N", help="rounds of self-play to come to")
    parser.add_argument("--batch", type=count, default=500, metavar="N", help="rounds for each step (default: 500)")
    parser.add_argument("--rate", type=float, default=0.3, metavar="X", help="learning rate at first (default: 0.3)")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="the seed of the first round (default: 1)")
    parser.add_argument("--jobs", type=count, metavar="J", help="how many processes (default: one for every core)")
    parser.add_argument(
        "--folder", type=Path, default=Path("training"), help="checkpoints and logs (default: training)"
    )
    parser.add_argument(
        "--measure", type=count, default=20, metavar="N", help="steps between measurements (default: 20)"
    )
    parser.add_argument("--measured", type=count, default=400, metavar="N", help="rounds to measure by (default: 400)")
    parser.add_argument("--start", type=Path, metavar="FILE", help="weights to start from instead of the plan's")
    parser.add_argument("--calibrate", type=Path, metavar="FILE.svg", help="plot how well bluffs are foreseen, instead")
    parser.add_argument("--strength", type=count, metavar="N", help="measure the weights by N rounds, instead")
    parser.add_argument("--matches", type=count, metavar="N", help="measure them by N matches, instead")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the weights go (default: assets/ai)")


def run(options: argparse.Namespace) -> int:
    """Train, or go on where the last training of this plan stopped; return the exit status.

    Raises:
        UsageError: numpy is missing, there is no such plan, or the weights to start from can't be read.
    """
    try:
        from game.training.plans import PLANS
        from game.training.trainer import spreading  # noqa: F401 - only to learn whether numpy is there
    except ModuleNotFoundError:
        raise UsageError("Training needs numpy: install the development extra.") from None
    if options.calibrate is None and options.plan is None:
        sys.stdout.write("".join(f"{name}\n" for name in PLANS))
        return 0
    if options.calibrate is None and options.plan not in PLANS:
        raise UsageError(f"There is no plan called {options.plan!r}; there are {', '.join(PLANS)}.")
    try:
        if options.calibrate is not None:
            return _calibrate(options.calibrate)
        return _measure(PLANS[options.plan], options) if _measures(options) else _train(PLANS[options.plan], options)
    except (StoreError, ValueError) as error:
        raise UsageError(f"{str(error).rstrip('.')}.") from None
    except KeyboardInterrupt:
        trains = options.calibrate is None and not _measures(options)
        sys.stderr.write("Stopped; the same command goes on from the last checkpoint.\n" if trains else "Stopped.\n")
        return INTERRUPTED


def _measures(options: argparse.Namespace) -> bool:
    return options.strength is not None or options.matches is not None


def _measure(plan: "TrainingPlan", options: argparse.Namespace) -> int:
    if options.strength is not None:
        measure_rounds(plan, options)
    if options.matches is not None:
        measure_matches(plan, options)
    return 0


def _train(plan: "TrainingPlan", options: argparse.Namespace) -> int:
    from game.training.trainer import Pace, spreading, train

    options.folder.mkdir(parents=True, exist_ok=True)
    kept = options.folder / f"{plan.name}.checkpoint.json"
    start = LinearPolicy(_start_weights(plan, options))
    checkpoint = _begin(plan, options, kept, start)
    began = time.perf_counter()
    jobs = options.jobs or all_cores()
    with (
        spreading(jobs) as spread,
        ProgressBar(checkpoint.goal_rounds) as bar,
        (options.folder / f"{plan.name}.log.jsonl").open("a", encoding="utf-8") as log,
    ):
        for reached, batch in train(plan, checkpoint, Pace(options.batch, options.rate), spread):
            checkpoint = reached
            bar.show(checkpoint.rounds)
            if checkpoint.steps % options.measure == 0 or checkpoint.rounds >= checkpoint.goal_rounds:
                checkpoint.write(kept)
                line = _progress(plan, LinearPolicy(checkpoint.result()), start, checkpoint.rounds, options.measured)
                line["seconds"] = round(time.perf_counter() - began, 1)
                line["unexplained"] = round(batch.unexplained / batch.decisions, 5)
                log.write(json.dumps(line) + "\n")
                log.flush()
    _write_weights(plan, checkpoint, options.out)
    return 0


def _calibrate(path: Path) -> int:
    from game.training.calibration import calibrate, plot

    found = calibrate(read_policies(policy_folder()), _CALIBRATED_SEATS, _CALIBRATED_MATCHES)
    path.write_text(plot(found), encoding="utf-8")
    rows = (f"{one.predicted:10.3f}{one.observed:10.3f}{one.count:8}\n" for one in found)
    sys.stdout.write(f"{'predicted':>10}{'observed':>10}{'count':>8}\n" + "".join(rows))
    return 0


def _start_weights(plan: "TrainingPlan", options: argparse.Namespace) -> tuple[float, ...]:
    path = options.start or policy_folder() / f"{plan.start or plan.name}.json"
    return read_policy(path).policy.weights


def _begin(plan: "TrainingPlan", options: argparse.Namespace, kept: Path, start: LinearPolicy) -> "Checkpoint":
    from dataclasses import replace

    from game.training.checkpoint import Checkpoint

    if kept.exists():
        return replace(Checkpoint.read(kept), goal_rounds=options.rounds)
    return Checkpoint.begin(plan.name, options.rounds, options.seed, start.weights)


def _progress(
    plan: "TrainingPlan", policy: LinearPolicy, start: LinearPolicy, rounds: int, measured: int
) -> dict[str, object]:
    """Measure against fixed opponents and against the weights it started from, on always the same deals."""
    from game.training.contests import Gain, Rounds
    from game.training.strength import strength
    from game.training.yardsticks import YARDSTICKS

    numbers = range(measured)
    won = {name: strength(Rounds(plan, policy, name)(numbers)).wins for name in YARDSTICKS}
    over_start = strength(Gain(plan, policy, start)(numbers))
    figures = {name: _figure(estimate) for name, estimate in won.items()}
    return {
        "rounds": rounds,
        "won_against": figures,
        "wins_gained": _figure(over_start.wins),
        "points_gained": _figure(over_start.points),
    }


def _figure(estimate: "Estimate") -> Iterable[float]:
    return [round(estimate.mean, 4), round(estimate.margin, 4), estimate.count]


def _write_weights(plan: "TrainingPlan", checkpoint: "Checkpoint", out: Path | None) -> None:
    entry = Entry(plan.family, min(plan.tables), max(plan.tables), plan.goal, LinearPolicy(checkpoint.result()))
    path = out or policy_folder() / f"{plan.name}.json"
    path.write_text(json.dumps(entry_to_plain(entry), indent=1) + "\n", encoding="utf-8")
