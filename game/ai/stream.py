"""Give every bot its own reproducible choices, apart from the generator that shuffles the cards (NOTATION.md)."""

from collections.abc import Sequence
from typing import Final, TypeVar

from game.rules.rng import SplitMix64

_SPREAD: Final = 0xD1342543DE82EF95
_UNIT: Final = 2.0**-53
_T = TypeVar("_T")


class Stream(SplitMix64):
    """Draw choices and chances; the same path of numbers always gives the same stream."""

    __slots__ = ()

    def chance(self, probability: float) -> bool:
        """Tell whether something of this probability, from 0 to 1, happens."""
        return (self.next() >> 11) * _UNIT < probability

    def between(self, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def pick(self, items: Sequence[_T]) -> _T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]


def stream_seed(seed: int, *path: int) -> int:
    """Return the 64-bit seed of the stream at the end of a path, such as (a match's seed, a seat, a decision)."""
    mixed = SplitMix64(seed).next()
    for step in path:
        mixed = SplitMix64(mixed ^ (step + 1) * _SPREAD).next()
    return mixed
