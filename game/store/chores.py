"""Keep what can wait until there is time for it between two frames, in slices; nothing of it is ever dropped."""

from collections import deque
from collections.abc import Iterator


class Chores:
    """Work in the order it came; each piece is an iterator that does a slice of a few milliseconds at every step."""

    def __init__(self) -> None:
        self._waiting: deque[Iterator[None]] = deque()

    def add(self, slices: Iterator[None]) -> None:
        """Have something done later."""
        self._waiting.append(slices)

    def work(self) -> bool:
        """Do one slice, and tell whether there is more to do."""
        if self._waiting and next(self._waiting[0], self) is self:
            self._waiting.popleft()
        return bool(self._waiting)

    def finish(self) -> None:
        """Do all of it now."""
        while self.work():
            pass
