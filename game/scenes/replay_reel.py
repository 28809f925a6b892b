"""A match as a replay walks through it: rounds, their positions and what led to each; knows no pixels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.ai.characters import CHARACTERS
from game.rules.deal import deal_round, start_match
from game.rules.events import (
    CardsDrawn,
    DirectionReversed,
    DrawCause,
    Event,
    HandsGathered,
    HandsPassed,
    HandsSwapped,
    PlayChallenged,
    RoundEnded,
    SeatCaught,
    UnoCalled,
)
from game.rules.kernel import push
from game.rules.moves import Move
from game.rules.record import Record, SeatEntry, replay
from game.rules.seat import Seat
from game.rules.state import GameState
from game.session.seats import SeatKind, SeatPlan, people_of

KEPT_ROUNDS: Final = 3
"""How many rounds' positions are held at once."""


class Mark(Enum):
    """What makes a move worth a mark on the scrubber, the most telling first."""

    WIN = "win"
    CHALLENGE = "challenge"
    CATCH = "catch"
    CALL = "call"
    PENALTY = "penalty"
    HANDS = "hands"
    REVERSE = "reverse"


@dataclass(frozen=True, slots=True)
class Shot:
    """One position with the move and the events, as the truth knows them, that led to it; the deal has no move."""

    state: GameState
    move: Move | None
    events: tuple[Event, ...]
    mark: Mark | None


class Reel:
    """A record that holds together, cut into rounds.

    Raises:
        RecordError: the record does not hold together.
    """

    def __init__(self, record: Record, plans: tuple[SeatPlan, ...] | None = None) -> None:
        self.record = record
        self.plans = plans_of(record) if plans is None else plans
        self._starts = _round_starts(record)
        self._kept: dict[int, tuple[Shot, ...]] = {}

    @property
    def rounds(self) -> int:
        """Return how many rounds there are."""
        return len(self.record.rounds)

    def shots(self, index: int) -> tuple[Shot, ...]:
        """Return the positions of a round, counted from 0; the first is the deal."""
        shots = self._kept.pop(index, None) or self._play(index)
        self._kept[index] = shots
        if len(self._kept) > KEPT_ROUNDS:
            del self._kept[next(iter(self._kept))]
        return shots

    def prepare_beside(self, index: int) -> bool:
        """Make the positions of one round beside another ready, the next one first; tell whether one was not."""
        for beside in (index + 1, index - 1):
            if 0 <= beside < self.rounds and beside not in self._kept:
                self.shots(beside)
                self.shots(index)
                return True
        return False

    @property
    def has_several_people(self) -> bool:
        """Tell whether more than one person plays, who must not see each other's hands before the round is over."""
        return len(people_of(self.plans)) > 1

    def is_over(self, index: int) -> bool:
        """Tell whether a round was played to its end."""
        return self.record.rounds[index].result is not None

    def _play(self, index: int) -> tuple[Shot, ...]:
        events: list[Event] = []
        if index:
            state = self._starts[index].copy()
            deal_round(state, events)
        else:
            state = start_match(self.record.rules, len(self.record.seats), self.record.seed, events)
        shots = [Shot(state, None, tuple(events), None)]
        for move in self.record.rounds[index].moves:
            events = []
            state = state.copy()
            push(state, move, events)
            shots.append(Shot(state, move, tuple(events), mark_of(tuple(events))))
        return tuple(shots)


def _round_starts(record: Record) -> list[GameState]:
    """Check the whole record, and return the position each round is dealt from (the first has none of its own)."""
    starts: list[GameState] = []
    last: GameState | None = None
    number = 0
    for state in replay(record):
        if state.round_number != number:
            starts.append(state if last is None else last)
            number = state.round_number
        last = state
    return starts


def mark_of(events: tuple[Event, ...]) -> Mark | None:
    """Return what a move is marked with, None for an ordinary one."""
    marks = {mark for event in events if (mark := _mark(event)) is not None}
    return next((mark for mark in Mark if mark in marks), None)


def _mark(event: Event) -> Mark | None:
    match event:
        case RoundEnded():
            return Mark.WIN
        case PlayChallenged():
            return Mark.CHALLENGE
        case SeatCaught():
            return Mark.CATCH
        case UnoCalled():
            return Mark.CALL
        case CardsDrawn(_, _, cause) if cause is not DrawCause.TURN:
            return Mark.PENALTY
        case HandsSwapped() | HandsPassed() | HandsGathered():
            return Mark.HANDS
        case DirectionReversed():
            return Mark.REVERSE
        case _:
            return None


def plans_of(record: Record) -> tuple[SeatPlan, ...]:
    """Return who sat where with portraits: bots have that of their name, the others take what is free."""
    portraits = {character.name: character.avatar for character in CHARACTERS}
    known = [portraits.get(entry.name) if entry.kind == SeatKind.BOT.value else None for entry in record.seats]
    free = [character.avatar for character in reversed(CHARACTERS) if character.avatar not in known]
    return tuple(
        _plan(entry, avatar or free[index % len(free)])
        for index, (entry, avatar) in enumerate(zip(record.seats, known, strict=True))
    )


def _plan(entry: SeatEntry, avatar: str) -> SeatPlan:
    kind = SeatKind.HUMAN if entry.kind == SeatKind.HUMAN.value else SeatKind.BOT
    return SeatPlan(entry.name, kind, entry.level, avatar)


def last_round(record: Record) -> int:
    """Return the index of the last round that has ended, or of the last."""
    ended = [index for index, entry in enumerate(record.rounds) if entry.result is not None]
    return ended[-1] if ended else len(record.rounds) - 1


def first_person(plans: tuple[SeatPlan, ...]) -> Seat:
    """Return the seat a replay is looked at from: that of the first person, else the first."""
    return next(iter(people_of(plans)), Seat(0))
