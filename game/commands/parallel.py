"""Spread work over processes and hand the results on in the order of the work, whoever is faster."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, TypeVar

_AHEAD: Final = 4
"""How many chunks for each process may wait, done or not, so that memory does not grow with the work."""
_CHUNKS_PER_JOB: Final = 16
_LARGEST_CHUNK: Final = 50

T = TypeVar("T")


def all_cores() -> int:
    """Return how many processes this machine can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def chunks(count: int, jobs: int) -> list[range]:
    """Split the numbers from 0 to `count` - 1 into ranges small enough to keep every process busy."""
    size = max(1, min(_LARGEST_CHUNK, count // (jobs * _CHUNKS_PER_JOB)))
    return [range(start, min(start + size, count)) for start in range(0, count, size)]


def in_order(task: Callable[[range], T], work: Sequence[range], jobs: int) -> Iterator[T]:
    """Yield `task(part)` for every part of the work, in order; with one job without any other process.

    Processes are spawned, never forked: `task` has to be picklable.

    Raises:
        BrokenProcessPool: a process was killed.
    """
    if jobs == 1 or len(work) == 1:
        yield from map(task, work)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(work)), mp_context=context, initializer=_leave_with_parent)
    try:
        waiting: deque[Future[T]] = deque()
        for part in work:
            waiting.append(pool.submit(task, part))
            if len(waiting) >= jobs * _AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_with_parent() -> None:
    """Let this process end at once with Ctrl+C, and with its parent, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
