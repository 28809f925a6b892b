"""Let a person, a bot and a replay answer alike: an agent is told what its seat sees and asked for moves."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Protocol

from game.ai.asides import is_aside
from game.rules.events import Event
from game.rules.moves import CallUno, CatchSeat, Move
from game.rules.seat import Seat, all_seats
from game.rules.view import PlayerView


class Agent(Protocol):
    """Answer for a seat; nothing ever waits, and every time is in milliseconds of the match's clock."""

    def observe(self, events: Sequence[Event]) -> None:
        """See what happened, redacted for this seat; what was to be answered before is past."""

    def begin(self, view: PlayerView, now: int) -> None:
        """Face a new position, after `observe`; it is left out where the seat has no legal move."""

    def think(self) -> bool:
        """Think for one slice of a few milliseconds; tell whether there is more to think."""

    def poll(self, now: int) -> Move | None:
        """Return the move to make now; it is not asked for twice."""

    def poll_call(self, now: int) -> CallUno | CatchSeat | None:
        """Return a call or catch to make now, leaving every other move for later."""

    def deadline(self) -> int | None:
        """Return when to ask again; a time that has passed means now, None that nothing is due."""


class HumanAgent:
    """Hand on what a person submits: one answer, and calls and catches beside it."""

    def __init__(self) -> None:
        self._answer: Move | None = None
        self._calls: deque[CallUno | CatchSeat] = deque()

    def submit(self, move: Move) -> None:
        """Keep a move until it is asked for; a later answer replaces an earlier one."""
        if isinstance(move, CallUno | CatchSeat):
            self._calls.append(move)
        else:
            self._answer = move

    def observe(self, events: Sequence[Event]) -> None:
        """Drop the answer to a position that is past; what happens beside the turn leaves it standing."""
        if not is_aside(events):
            self._answer = None

    def begin(self, view: PlayerView, now: int) -> None:
        """Do nothing: the table shows the position to the person."""

    def think(self) -> bool:
        """Leave the thinking to the person."""
        return False

    def poll(self, now: int) -> Move | None:
        """Return a submitted call or catch, else the submitted answer."""
        call = self.poll_call(now)
        if call is not None:
            return call
        answer, self._answer = self._answer, None
        return answer

    def poll_call(self, now: int) -> CallUno | CatchSeat | None:
        """Return a submitted call or catch."""
        return self._calls.popleft() if self._calls else None

    def deadline(self) -> int | None:
        """Return a time long past if something was submitted."""
        return 0 if self._calls or self._answer is not None else None


class ReplayAgent:
    """Play the moves of one seat out of a script that all seats of a replay share."""

    def __init__(self, seat: Seat, script: deque[Move], pace: int = 0) -> None:
        self._seat = seat
        self._script = script
        self._pace = pace
        self._due = 0

    @classmethod
    def for_table(cls, seats: int, moves: Iterable[Move], pace: int = 0) -> tuple["ReplayAgent", ...]:
        """Return an agent for every seat; the moves are those of all rounds, `pace` milliseconds apart."""
        script = deque(moves)
        return tuple(cls(seat, script, pace) for seat in all_seats(seats))

    def observe(self, events: Sequence[Event]) -> None:
        """Do nothing: what happens is written down."""

    def begin(self, view: PlayerView, now: int) -> None:
        """Wait for the pace of the replay."""
        self._due = now + self._pace

    def think(self) -> bool:
        """Think nothing."""
        return False

    def poll(self, now: int) -> Move | None:
        """Return the next move of the script if it is this seat's."""
        return self._script.popleft() if self._is_next() and now >= self._due else None

    def poll_call(self, now: int) -> CallUno | CatchSeat | None:
        """Return nothing: every move of a script keeps its place."""
        return None

    def deadline(self) -> int | None:
        """Return when the next move of the script is due, if it is this seat's."""
        return self._due if self._is_next() else None

    def _is_next(self) -> bool:
        return bool(self._script) and self._script[0].seat == self._seat
