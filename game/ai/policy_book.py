"""Choose the weights for a table: by its house rules, its number of seats, and what the score of the match asks for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.ai.house import House
from game.ai.linear import LinearPolicy

HAND_POINTS: Final = 5
"""What a winner is as good as sure of from each hand but its own; playing for wins on a mere hope costs matches."""


class Goal(Enum):
    """Say what a policy was trained for."""

    POINTS = "points"
    WINS = "wins"


class Family(Enum):
    """Name the families of rules that ask for weights of their own."""

    OFFICIAL = "official"
    STACKING = "stacking"
    SEVEN_ZERO = "seven_zero"
    PARTY = "party"


@dataclass(frozen=True, slots=True)
class Entry:
    """Hold one set of weights and the tables it was trained for: from `fewest` to `most` seats."""

    family: Family
    fewest: int
    most: int
    goal: Goal
    policy: LinearPolicy


@dataclass(frozen=True, slots=True)
class PolicyBook:
    """Hold every trained policy there is."""

    entries: tuple[Entry, ...]

    def choose(self, house: House, goal: Goal) -> LinearPolicy:
        """Return the policy that fits a table best: the family counts first, then the seats, then the goal.

        Raises:
            ValueError: the book is empty.
        """
        wanted = family_of(house)
        return min(self.entries, key=lambda entry: _distance(entry, wanted, house.seats, goal)).policy


NO_POLICIES: Final = PolicyBook(())


def family_of(house: House) -> Family:
    """Return the family of a table's rules; those with jumping in, or with two of the others, are a party."""
    if house.jump_in or (house.stacking and house.seven_zero):
        return Family.PARTY
    if house.seven_zero:
        return Family.SEVEN_ZERO
    return Family.STACKING if house.stacking else Family.OFFICIAL


def _distance(entry: Entry, wanted: Family, seats: int, goal: Goal) -> tuple[bool, bool, int, bool]:
    outside = max(entry.fewest - seats, seats - entry.most, 0)
    return (entry.family is not wanted, (entry.most == 2) is not (seats == 2), outside, entry.goal is not goal)


def goal_for(scores: Sequence[int], target: int) -> Goal:
    """Return what to play for: wins once the leader will surely have won the match by winning this round."""
    return Goal.WINS if max(scores) + HAND_POINTS * (len(scores) - 1) >= target else Goal.POINTS


def entry_from_plain(plain: Mapping[str, object]) -> Entry:
    """Read one weight file's content (`format` 1).

    Raises:
        ValueError: it is no weight file, or a value is out of range.
    """
    match plain:
        case {
            "format": 1,
            "family": str(family),
            "seats": [int(fewest), int(most)],
            "goal": str(goal),
            "weights": dict(weights),
        } if 2 <= fewest <= most <= 10:
            return Entry(Family(family), fewest, most, Goal(goal), LinearPolicy.of_named(_numbers(weights)))
    raise ValueError("this is no weight file of format 1")


def entry_to_plain(entry: Entry) -> dict[str, object]:
    """Return the content of a weight file, features that weigh nothing left out."""
    return {
        "format": 1,
        "family": entry.family.value,
        "seats": [entry.fewest, entry.most],
        "goal": entry.goal.value,
        "weights": entry.policy.named(),
    }


def _numbers(weights: Mapping[object, object]) -> dict[str, float]:
    numbers: dict[str, float] = {}
    for name, weight in weights.items():
        if not isinstance(name, str) or not isinstance(weight, int | float) or not abs(weight) < 1e6:
            raise ValueError(f"the weight of {name!r} is no number of reasonable size")
        numbers[name] = float(weight)
    return numbers
