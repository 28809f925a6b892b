"""The timing of a round's count: which card is counted when, when a hand's sum flies, when the bars grow; pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

OPENING_MS = 350.0
CARD_MS = 150.0
LONGEST_COUNT_MS = 3_200.0
ROW_PAUSE_MS = 120.0


@dataclass(frozen=True, slots=True)
class Pace:
    """Durations in milliseconds at the chosen speed; zeros show everything at once."""

    opening: float
    card: float
    row_pause: float
    flight: float
    bars: float


class Tally:
    """Answers what is shown at a time; `rows` are the points of every card of every hand."""

    def __init__(self, rows: Sequence[Sequence[int]], pace: Pace) -> None:
        self._rows = tuple(tuple(row) for row in rows)
        self._pace = pace
        cards = sum(len(row) for row in self._rows)
        longest = LONGEST_COUNT_MS * pace.card / CARD_MS
        self._card = min(pace.card, longest / max(1, cards))
        lengths = [len(row) * self._card + pace.row_pause for row in self._rows]
        self._starts = [pace.opening + before for before in accumulate([0.0, *lengths])]
        self._ends = [start + len(row) * self._card for start, row in zip(self._starts, self._rows, strict=False)]

    @property
    def bars_start(self) -> float:
        """Give when the bars begin to grow."""
        return (self._ends[-1] if self._ends else 0.0) + self._pace.flight

    @property
    def end(self) -> float:
        """Give when nothing moves any more."""
        return self.bars_start + self._pace.bars

    def counted(self, row: int, at: float) -> int:
        """Give how many cards of a row have been counted."""
        passed = at - self._starts[row]
        if at >= self._ends[row]:
            return len(self._rows[row])
        return max(0, int(passed / self._card)) if self._card > 0 and passed > 0 else 0

    def counted_cards(self, at: float) -> int:
        """Give how many cards of all rows have been counted."""
        return sum(self.counted(row, at) for row in range(len(self._rows)))

    def subtotal(self, row: int, at: float) -> int:
        """Give the points counted in a row."""
        return sum(self._rows[row][: self.counted(row, at)])

    def row_at(self, at: float) -> int:
        """Give the row being counted, the last one afterwards."""
        begun = [row for row in range(len(self._rows)) if at >= self._starts[row]]
        return begun[-1] if begun else 0

    def flight(self, row: int, at: float) -> float:
        """Give how far a row's sum has flown, from 0 to 1."""
        passed = at - self._ends[row]
        if passed <= 0:
            return 0.0
        return 1.0 if passed >= self._pace.flight else passed / self._pace.flight

    def gathered(self, at: float) -> int:
        """Give the points that have arrived at the winner."""
        return sum(sum(row) for index, row in enumerate(self._rows) if at >= self._ends[index] + self._pace.flight)

    def bars(self, at: float) -> float:
        """Give how far the bars have grown, from 0 to 1."""
        passed = at - self.bars_start
        if passed < 0:
            return 0.0
        return 1.0 if passed >= self._pace.bars else passed / self._pace.bars
