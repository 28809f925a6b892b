"""Time that passes only when the loop rests, so that a measurement sees every frame once, however slow it was."""

from __future__ import annotations


class StillClock:
    """A clock that stands between two rests."""

    def __init__(self) -> None:
        self._now = 0.0

    def now(self) -> float:
        """Give milliseconds since it was made."""
        return self._now

    def sleep(self, ms: float) -> None:
        """Let milliseconds pass at once."""
        self._now += ms
