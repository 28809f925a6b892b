"""Remember who sat down at a match's seats and who has come in whose place since."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.rules.seat import Seat
from game.session.seats import SeatKind, SeatPlan


@dataclass(frozen=True, slots=True)
class SeatChange:
    """Hold that a seat was given to somebody else, or that whoever sits there is called otherwise."""

    seat: Seat
    plan: SeatPlan


class Roster:
    """Who sits at a table; a match counts for its starters, whoever sits there in the end."""

    def __init__(self, starters: Sequence[SeatPlan], changes: Iterable[SeatChange] = ()) -> None:
        self.starters = tuple(starters)
        self.plans = self.starters
        self._past = [[plan] for plan in starters]
        for change in changes:
            self.take(change)

    def take(self, change: SeatChange) -> None:
        """Give a seat to somebody else."""
        self._past[change.seat].append(change.plan)
        self.plans = tuple(plans[-1] for plans in self._past)

    def last_person(self, seat: Seat) -> SeatPlan | None:
        """Return the person at a seat, or who sat there last and may come back; None if only bots have."""
        return next((plan for plan in reversed(self._past[seat]) if plan.kind is SeatKind.HUMAN), None)

    def is_starter(self, seat: Seat) -> bool:
        """Tell whether the seat is played by who sat down there at the start, under whatever name."""
        plan, starter = self.plans[seat], self.starters[seat]
        return (plan.kind, plan.avatar) == (starter.kind, starter.avatar)
