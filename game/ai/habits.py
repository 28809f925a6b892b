"""Hold how a bot behaves in time: what it forgets, what it notices and how fast; durations on the match's clock."""

from dataclasses import dataclass
from typing import Final

from game.ai.stream import Stream

TURN_PAUSE: Final = 700
"""Milliseconds before a bot answers at the earliest, from the moment the table is at rest."""
WINDOW_PAUSE: Final = 1500
"""The same where the rules allow a jump-in or somebody is open to a catch, whoever holds what."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """React with a probability, after `earliest` to `latest` milliseconds."""

    chance: float
    earliest: int
    latest: int

    def delay(self, stream: Stream) -> int | None:
        """Return the milliseconds until this reaction comes, None if it does not come."""
        if not stream.chance(self.chance):
            return None
        return stream.between(self.earliest, self.latest)


@dataclass(frozen=True, slots=True)
class Habits:
    """Say how likely a bot calls with its play, and how it remembers a forgotten call, catches and jumps in.

    `hesitation` is the longest time in milliseconds by which a turn takes longer than its pause.
    """

    calls: float
    remembers: Reaction
    catches: Reaction
    jumps: Reaction
    hesitation: int
