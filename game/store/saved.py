"""What the shelf says of the matches that wait on it: a line and a picture each, or why one can't go on."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from game.rules.ruleset import Ruleset
from game.rules.seat import Seat
from game.session.seats import SeatPlan, only_person


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """Sum up a match that waits; `saved` is when its last move was made, in seconds since 1970.

    `plans` are those who sit there now. `turn` is whose turn it is, None between rounds; `counts` are the cards in the
    hands.
    """

    path: Path
    saved: int
    plans: tuple[SeatPlan, ...]
    rules: Ruleset
    scores: tuple[int, ...]
    counts: tuple[int, ...]
    round_number: int
    turn: Seat | None

    @property
    def viewer(self) -> Seat | None:
        """Return the seat of the only person, None if there is nobody or more than one."""
        return only_person(self.plans)


class Refusal(Enum):
    """Say why a saved match can't go on; its file is kept as it is."""

    NEWER = "newer"
    DAMAGED = "damaged"
    IN_USE = "in_use"


@dataclass(frozen=True, slots=True)
class RefusedSave:
    """Name a saved match that can't go on, and why; `detail` is one sentence for a report."""

    path: Path
    saved: int
    why: Refusal
    detail: str
