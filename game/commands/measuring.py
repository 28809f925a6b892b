"""Measure the program as a process of its own: its start, its idleness and its memory at the table.

A measurement is asked for in this process and carried out in a child, so that none sees what another loaded.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from statistics import median
from typing import TYPE_CHECKING, Final

from game import app

if TYPE_CHECKING:
    from game.ui.loop import Loop

STARTS: Final = 5
IDLE_SECONDS: Final = 5.0
SETTLE_SECONDS: Final = 120.0
TABLE_SEED: Final = 7


class BenchError(Exception):
    """Tell that a measurement could not be made; the message is the child's own sentence."""


def ask(part: str, *words: str) -> object:
    """Run one part in a child and return what it measured.

    Raises:
        BenchError: the child ended with an error.
    """
    child = subprocess.run(
        [sys.executable, "-m", "game.commands.measuring", part, *words], capture_output=True, text=True, check=False
    )
    if child.returncode:
        sentence = (child.stderr.strip() or f"the measurement {part} ended with {child.returncode}").splitlines()[-1]
        raise BenchError(sentence)
    return json.loads(child.stdout)


def first_frame_ms() -> float:
    """Return the milliseconds from the start of the process to the title's first shown frame, the median of five."""
    return round(median(float(str(ask("start", repr(time.monotonic())))) for _ in range(STARTS)), 1)


def _start(began: str) -> float:
    """Open the title as the program does, and return the milliseconds since `began` when it is shown."""
    from game.commands.line import command_line

    command, _ = command_line([])
    loop = app.open_loop(command.FIRST)
    loop.step()
    shown = time.monotonic()
    if not loop.frames_drawn:
        raise BenchError("no frame was drawn")
    loop.close()
    return (shown - float(began)) * 1000


def at_table() -> Mapping[str, object]:
    """Return frames drawn and processor time in five seconds in which nothing happens, and the peak of the memory."""
    measured = ask("table")
    assert isinstance(measured, dict)
    return measured


def _at_table() -> dict[str, float]:
    """Sit at a table until it is the person's turn, then watch five seconds in which nothing happens."""
    from functools import partial

    from game.commands.play import seats
    from game.rules.ruleset import OFFICIAL
    from game.scenes import flow

    first = partial(flow.table, plans=seats("human,bot,bot,bot"), rules=OFFICIAL)
    loop = app.open_loop(first, seed=TABLE_SEED)
    _settle(loop)
    _idle(loop, 6.0)  # the loop looks for events less often some seconds after the last one
    frames, cpu, began = loop.frames_drawn, time.process_time(), time.perf_counter()
    _idle(loop, IDLE_SECONDS)
    seconds = time.perf_counter() - began
    result = {
        "idle_frames": loop.frames_drawn - frames,
        "idle_cpu_percent": round(100 * (time.process_time() - cpu) / seconds, 2),
        "memory_mb": _peak_memory_mb(),
    }
    loop.close()
    return result


def _settle(loop: "Loop") -> None:
    """Let the deal and the bots' turns pass until nothing has moved for two seconds."""
    limit = time.perf_counter() + SETTLE_SECONDS
    quiet_since = time.perf_counter()
    while time.perf_counter() - quiet_since < 2 and time.perf_counter() < limit:
        drawn = loop.frames_drawn
        loop.step()
        loop.rest()
        if loop.frames_drawn != drawn or loop.stack.moving:
            quiet_since = time.perf_counter()


def _idle(loop: "Loop", seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        loop.step()
        loop.rest()


def _peak_memory_mb() -> float:
    """Return the peak of the resident memory, 0 where the platform does not tell."""
    if sys.platform == "win32":
        return 0.0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (2**20 if sys.platform == "darwin" else 2**10), 1)


def frame_times(size: str) -> object:
    """Return the work per frame in a window of a size such as 1920x1080: median and p99 in milliseconds."""
    return ask("frames", size)


def _frames(size: str) -> dict[str, float]:
    from game.benchmark import frames

    return frames.frame_times(app.window_size(size))


def table_motion(size: str, stretch: str) -> object:
    """Return the work of the frames in which the table moves, in a window of a size, and the memory it took."""
    return ask("motion", size, stretch)


def _motion(size: str, stretch: str) -> dict[str, float]:
    from game.benchmark import table_motion

    work = table_motion.table_motion(app.window_size(size), stretch)
    return {**work, "memory_mb": _peak_memory_mb()}


PARTS: Final[Mapping[str, Callable[..., object]]] = {
    "start": _start,
    "table": _at_table,
    "frames": _frames,
    "motion": _motion,
}


def main(part: str, *words: str) -> int:
    """Carry out one part in this process, print its result as JSON, and return the exit status."""
    app.prepare_environment()
    from game.ui.window import NoDisplayError

    try:
        sys.stdout.write(json.dumps(PARTS[part](*words)))
    except NoDisplayError:
        sys.stderr.write("There is no display to open a window on.\n")
        return app.EXIT_BAD_INPUT
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
