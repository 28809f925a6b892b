"""Run one effect through its time: when it begins, how far it has got, when it is over; knows no pixels."""

from dataclasses import dataclass
from typing import Final

from game.table.cues import Effect, Flood, Reveal, Riffle, end_of
from game.table.departures import Pace

_STILL: Final = 0.6
"""What only fades takes less time than what moves."""


@dataclass(slots=True)
class Playing:
    """An effect on show; `progress` goes from 0 to 1 after its delay."""

    effect: Effect
    duration: float
    delay: float = 0.0
    elapsed: float = 0.0

    @property
    def progress(self) -> float:
        """Return how much of the time has gone, from 0 to 1; below 0 before it begins."""
        if self.duration <= 0:
            return 1.0
        return (self.elapsed - self.delay) / self.duration if self.elapsed >= self.delay else -1.0

    @property
    def passed(self) -> float:
        """Return the milliseconds since it began."""
        return self.elapsed - self.delay

    @property
    def is_over(self) -> bool:
        """Tell whether it has ended."""
        return self.elapsed >= self.delay + self.duration


def timed(effect: Effect, pace: Pace) -> Playing:
    """Return an effect about to begin; what has to be read keeps its time, however fast the table is."""
    factor = pace.factor * (_STILL if pace.is_reduced else 1.0)
    delay = effect.delay if isinstance(effect, Flood | Riffle) else 0.0
    duration = (end_of(effect) - delay) * factor
    if isinstance(effect, Reveal):
        duration = max(duration, effect.reading)
    return Playing(effect, duration, delay * factor)
