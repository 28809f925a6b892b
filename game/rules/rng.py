"""Draw the match's random numbers: SplitMix64 with unbiased `below` and Fisher-Yates from the end (NOTATION.md)."""

from typing import Final, TypeVar

_MASK: Final = 2**64 - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_T = TypeVar("_T")


class SplitMix64:
    """Generate the same numbers from the same 64-bit seed on every platform."""

    __slots__ = ("position",)

    def __init__(self, seed: int) -> None:
        self.position = seed & _MASK

    def copy(self) -> "SplitMix64":
        """Return a generator that goes on from the same place."""
        return SplitMix64(self.position)

    def next(self) -> int:
        """Return the next 64-bit output."""
        self.position = (self.position + _GAMMA) & _MASK
        z = self.position
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely; `n` is 1 or more."""
        limit = 2**64 - (2**64 % n)
        while True:
            x = self.next()
            if x < limit:
                return x % n

    def shuffle(self, items: list[_T]) -> None:
        """Put `items` in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
