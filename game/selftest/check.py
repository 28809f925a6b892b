"""One thing the self-test looks at, and how its outcome is told on a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

Look: TypeAlias = Callable[[], str]


@dataclass(frozen=True, slots=True)
class Check:
    """Name a check; `look` gives what it found in a few words and raises whatever is wrong."""

    name: str
    look: Look


@dataclass(frozen=True, slots=True)
class Outcome:
    """Say how a check went, and what it found or what is wrong."""

    name: str
    passed: bool
    found: str

    def line(self) -> str:
        """Give the outcome as one line."""
        return f"{'ok  ' if self.passed else 'FAIL'} {self.name}: {self.found}"


class FaultError(Exception):
    """Say what a check found wrong, in a sentence."""


def outcomes(checks: Iterable[Check]) -> Iterator[Outcome]:
    """Run the checks one after the other; one that fails does not keep the others from running."""
    for check in checks:
        try:
            found = check.look()
        except Exception as error:  # whatever is wrong with the program is what the self-test is there to tell
            yield Outcome(check.name, passed=False, found=f"{type(error).__name__}: {error}")
        else:
            yield Outcome(check.name, passed=True, found=found)


def all_of(names: Iterable[str], look: Callable[[str], object]) -> str:
    """Look at each of several things and count them.

    Raises:
        FaultError: There is none, or one of them is wrong; the sentence names it.
    """
    count = 0
    for name in names:
        try:
            look(name)
        except Exception as error:
            raise FaultError(f"{name}: {error}") from error
        count += 1
    if not count:
        raise FaultError("there are none")
    return f"{count} good"
