"""Run a match: hold the truth, its log and its clock, and ask the seats' agents for moves.

It knows no screen and no real time: whoever owns it says how much time has passed. Agents, like everyone else,
get views and redacted events only.
"""

from collections.abc import Callable, Sequence
from operator import is_
from typing import TypeAlias

from game.ai.stream import Stream, stream_seed
from game.rules.engine import IllegalMoveError, Transition, apply, start_match, start_round
from game.rules.events import CardTurned, Event, HandsDealt, RoundStarted, TurnStarted
from game.rules.legal import actors
from game.rules.moves import Move
from game.rules.record import Record, RoundEntry, round_result
from game.rules.ruleset import Ruleset
from game.rules.scoring import match_winners
from game.rules.seat import Seat, all_seats
from game.rules.state import GameState, Phase
from game.rules.view import PlayerView, redact_all, view
from game.session.agent import Agent
from game.session.lineup import seat_entry
from game.session.roster import Roster, SeatChange
from game.session.seats import SeatKind, SeatPlan

Sink: TypeAlias = Callable[[Move], None]
"""Take every move of a match when it has been made, such as to write it into a journal."""

Deal: TypeAlias = Callable[[], None]
"""Notice that the next round is about to be dealt, as a journal does."""

Seating: TypeAlias = Callable[[SeatChange], None]
"""Notice that a seat was given to somebody else, as a journal does."""

_TIES = 1000
"""The place of the tie-breaking stream beside the seats' own streams."""


class Match:
    """Hold one match in play; times are milliseconds of its own clock, which only `advance` moves."""

    def __init__(
        self,
        first: Transition,
        plans: Sequence[SeatPlan],
        seed: int,
        agents: Sequence[Agent],
        sink: Sink | None,
        on_deal: Deal | None = None,
        on_seat: Seating | None = None,
    ) -> None:
        self.roster = Roster(plans)
        self._seed = seed
        self._agents = tuple(agents)
        self._seats = all_seats(len(plans))
        self._sink = sink
        self._on_deal = on_deal
        self._on_seat = on_seat
        self._now = 0
        self._state = first.state
        self._log: list[Event] = []
        self._told: list[int] = []
        self._finished: list[RoundEntry] = []
        self._moves: list[Move] = []
        self._tell(first.events)

    @classmethod
    def start(
        cls,
        rules: Ruleset,
        seats: Sequence[SeatPlan],
        seed: int,
        agents: Sequence[Agent],
        *,
        sink: Sink | None = None,
        on_deal: Deal | None = None,
        on_seat: Seating | None = None,
    ) -> "Match":
        """Begin a match with an agent for every seat.

        `sink` is handed every move; `on_deal` notices later deals, `on_seat` that a seat changes hands.

        Raises:
            RulesError: the rules contradict each other or do not fit so many seats.
        """
        match = cls(start_match(rules, len(seats), seed), seats, seed, agents, sink, on_deal, on_seat)
        match._begin()
        return match

    @classmethod
    def resume(
        cls,
        record: Record,
        seats: Sequence[SeatPlan],
        agents: Sequence[Agent],
        *,
        changes: Sequence[SeatChange] = (),
        sink: Sink | None = None,
        on_deal: Deal | None = None,
        on_seat: Seating | None = None,
    ) -> "Match":
        """Go on with a match from its record; the agents see what their seats saw, and `sink` gets new moves only.

        `seats` are those who sat down at the start; the agents answer for who sits there after the `changes`.

        Raises:
            RulesError: the rules do not fit the seats.
            IllegalMoveError: a move of the record is not legal.
            ValueError: the record has a round after one that is not over.
        """
        match = cls(start_match(record.rules, len(seats), record.seed), seats, record.seed, agents, None)
        for number, entry in enumerate(record.rounds):
            if number:
                match._deal()
            for move in entry.moves:
                match._make(move)
        match.roster = Roster(seats, changes)
        match._sink, match._on_deal, match._on_seat = sink, on_deal, on_seat
        match._begin()
        return match

    @classmethod
    def at(
        cls,
        state: GameState,
        seats: Sequence[SeatPlan],
        agents: Sequence[Agent],
        *,
        seed: int = 0,
        sink: Sink | None = None,
    ) -> "Match":
        """Begin in the middle of a round, as a lesson does; the record of such a match can't be replayed."""
        match = cls(Transition(state.copy(), _opening(state)), seats, seed, agents, sink)
        match._begin()
        return match

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        """Return who sits where now, in seat order."""
        return self.roster.plans

    @property
    def agents(self) -> tuple[Agent, ...]:
        """Return who answers for each seat, in seat order."""
        return self._agents

    @property
    def rules(self) -> Ruleset:
        """Return the rules of the match."""
        return self._state.rules

    @property
    def seed(self) -> int:
        """Return the seed all randomness of the match comes from."""
        return self._seed

    @property
    def now(self) -> int:
        """Return the time on the match's clock."""
        return self._now

    @property
    def is_round_over(self) -> bool:
        """Tell whether the round has ended and nothing is left to answer in it."""
        return self._state.phase is Phase.OVER

    @property
    def match_winners(self) -> tuple[Seat, ...]:
        """Return who has won the match, several if they share it; nobody while it goes on."""
        return match_winners(self._state)

    @property
    def log_length(self) -> int:
        """Return how many events have happened since the match began."""
        return len(self._log)

    def seat(self, change: SeatChange, agent: Agent | None = None) -> None:
        """Give a seat to somebody else, at any moment; without an agent whoever answers for it stays.

        The new agent is told all that the seat has seen, in the pieces it was told in, so that a bot chooses as it
        would if it had sat there all the time. What the one before it thought or was about to do is dropped.
        """
        self.roster.take(change)
        if self._on_seat is not None:
            self._on_seat(change)
        if agent is not None:
            self._install(change.seat, agent)

    def view(self, seat: Seat | None) -> PlayerView:
        """Return what a seat may know of the position; seat None is an onlooker."""
        return view(self._state, seat)

    def events_since(self, cursor: int, reader: Seat | None) -> tuple[Event, ...]:
        """Return what happened from the cursor (0 is the beginning) on, as one reader may see it."""
        return redact_all(self._log[cursor:], reader)

    def advance(self, elapsed_ms: int) -> bool:
        """Let time pass, up to the first move that is due; make it and tell whether there was one.

        What is left of the time after a move is dropped: the clock stands while the move is shown. So what
        happens does not depend on how often this is called.
        """
        horizon = self._now + elapsed_ms
        if self._make_first(horizon):
            return True
        self._now = horizon
        return False

    def advance_calls(self) -> bool:
        """Make a call or catch that is due while the clock stands; tell whether there was one."""
        for seat in self._seats:
            call = self._agents[seat].poll_call(self._now)
            if call is not None and self._accept(seat, call):
                return True
        return False

    def think(self) -> bool:
        """Let the bots think for one slice of a few milliseconds; tell whether there is more to think."""
        return any(agent.think() for agent in self._agents)

    def deadline(self) -> int | None:
        """Return the time at which something is due next, None if nothing is until somebody submits a move."""
        claim = self._first_claim(None, set())
        return None if claim is None else claim[0]

    def start_next_round(self) -> None:
        """Deal the next round.

        Raises:
            ValueError: a round is being played, or the match is over.
        """
        if not self.is_round_over:
            raise ValueError("the round is not over")
        if self.match_winners:
            raise ValueError("the match is over")
        if self._on_deal is not None:
            self._on_deal()
        self._deal()
        self._begin()

    def run_to_end(self) -> None:
        """Play the match to its end without waiting, the clock jumping from one deadline to the next.

        Raises:
            RuntimeError: nobody answers, as when a person has to.
        """
        while not self.match_winners:
            if self.is_round_over:
                self.start_next_round()
            self.run_round()

    def run_round(self) -> None:
        """Play the round to its end without waiting.

        Raises:
            RuntimeError: nobody answers, as when a person has to.
        """
        while not self.is_round_over:
            if not self._make_first(None):
                raise RuntimeError("nobody at the table answers")

    def record(self) -> Record:
        """Return the match so far in its exchange form."""
        current = RoundEntry(self._state.dealer, tuple(self._moves), round_result(self._state))
        entries = tuple(seat_entry(plan) for plan in self.roster.starters)
        return Record(self.rules, entries, self._seed, (*self._finished, current))

    def _make_first(self, horizon: int | None) -> bool:
        """Make the first move that is due until the horizon, if there is one; the clock stands at its time then."""
        refused: set[tuple[int, Seat]] = set()
        while (claim := self._first_claim(horizon, refused)) is not None:
            self._now, seat = claim
            move = self._agents[seat].poll(self._now)
            if move is not None and self._accept(seat, move):
                return True
            refused.add(claim)
        return False

    def _first_claim(self, horizon: int | None, refused: set[tuple[int, Seat]]) -> tuple[int, Seat] | None:
        """Return the earliest claim to move, with the seat that makes it; equal times are broken by a stream."""
        if self.is_round_over:
            return None
        tied: list[tuple[int, Seat]] = []
        for seat in self._seats:
            due = self._agents[seat].deadline()
            if due is None:
                continue
            claim = (max(due, self._now), seat)
            if claim in refused or (horizon is not None and claim[0] > horizon):
                continue
            if tied and claim[0] < tied[0][0]:
                tied.clear()
            if not tied or claim[0] == tied[0][0]:
                tied.append(claim)
        if len(tied) > 1:
            return self._ties().pick(tied)
        return tied[0] if tied else None

    def _ties(self) -> Stream:
        return Stream(stream_seed(self._seed, _TIES, len(self._log)))

    def _accept(self, seat: Seat, move: Move) -> bool:
        if move.seat != seat:
            raise ValueError(f"seat {seat} tried to move for seat {move.seat}")
        try:
            self._make(move)
        except IllegalMoveError:
            if self.plans[seat].kind is SeatKind.HUMAN:
                return False  # somebody was faster
            raise
        self._begin()
        return True

    def _make(self, move: Move) -> None:
        after = apply(self._state, move)
        self._state = after.state
        self._moves.append(move)
        self._tell(after.events)
        if self._sink is not None:
            self._sink(move)

    def _deal(self) -> None:
        if self.match_winners:
            raise ValueError("the match is over")
        finished = RoundEntry(self._state.dealer, tuple(self._moves), round_result(self._state))
        after = start_round(self._state)
        self._finished.append(finished)
        self._moves = []
        self._state = after.state
        self._tell(after.events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        self._log.extend(events)
        self._told.append(len(self._log))
        public = redact_all(events, None)
        is_open = all(map(is_, public, events))
        for seat in self._seats:
            self._agents[seat].observe(public if is_open else redact_all(events, seat))

    def _install(self, seat: Seat, agent: Agent) -> None:
        self._agents = tuple(agent if seat == other else sits for other, sits in enumerate(self._agents))
        start = 0
        for end in self._told:
            agent.observe(redact_all(self._log[start:end], seat))
            start = end
        if seat in actors(self._state):
            agent.begin(view(self._state, seat), self._now)

    def _begin(self) -> None:
        """Put the position to every agent that can answer; nobody else learns which those are."""
        for seat in actors(self._state):
            self._agents[seat].begin(view(self._state, seat), self._now)


def _opening(state: GameState) -> tuple[Event, ...]:
    hands = tuple(tuple(hand) for hand in state.hands)
    turned = CardTurned(state.top, ignored=False)
    dealt = HandsDealt(Seat((state.dealer + 1) % state.seats), hands)
    return (RoundStarted(state.round_number, state.dealer), dealt, turned, TurnStarted(state.on_turn))
