"""Time as the loop sees it, so that tests can hold it in their hands."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time and lets it pass."""

    def now(self) -> float:
        """Give milliseconds since some moment."""
        ...

    def sleep(self, ms: float) -> None:
        """Let milliseconds pass."""
        ...


class RealClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Give milliseconds since some moment."""
        return time.perf_counter() * 1000

    def sleep(self, ms: float) -> None:
        """Rest for milliseconds."""
        time.sleep(ms / 1000)
