"""Play random matches under random rules and hold every position to what must always be true."""

import json
import random
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from game.rules.deal import deal_round, start_match
from game.rules.kernel import push
from game.rules.legal import actors, legal_moves, why_illegal
from game.rules.moves import CallUno, CatchSeat, DrawCard, GiveCards, Move
from game.rules.permits import cards_to_give
from game.rules.record import Record, RoundEntry, SeatEntry, from_json, replay, round_result, to_json
from game.rules.ruleset import Ruleset
from game.rules.scoring import match_winners
from game.rules.seat import Seat
from game.rules.state import GameState, Phase
from game.simulation.invariants import (
    InvariantError,
    check_cards,
    check_closely,
    check_purity,
    check_round_end,
    weight,
)
from game.simulation.random_rules import random_table

_MAX_ROUNDS: Final = 2
_CLOSE_LOOK: Final = 0.02
_BREAK_OFF: Final = 0.0005
"""The chance, at every move, that the match is left unfinished."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Hold a match in which something went wrong; `record` is its JSON up to there, {} if there is none yet."""

    seed: int
    problem: str
    record: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class FuzzTally:
    """Say how much was played and what was found; tallies add up."""

    matches: int = 0
    rounds: int = 0
    moves: int = 0
    findings: tuple[Finding, ...] = ()

    def __add__(self, other: "FuzzTally") -> "FuzzTally":
        return FuzzTally(
            self.matches + other.matches,
            self.rounds + other.rounds,
            self.moves + other.moves,
            self.findings + other.findings,
        )


@dataclass(slots=True)
class _Played:
    rules: Ruleset
    seats: int
    seed: int
    dealers: list[Seat] = field(default_factory=list)
    moves: list[list[Move]] = field(default_factory=list)
    results: list[str | None] = field(default_factory=list)

    def record(self) -> Record:
        seats = tuple(SeatEntry(f"Seat {seat}", "bot", "fuzz") for seat in range(self.seats))
        rounds = tuple(
            RoundEntry(dealer, tuple(moves), result)
            for dealer, moves, result in zip(self.dealers, self.moves, self.results, strict=True)
        )
        return Record(self.rules, seats, self.seed, rounds)


def fuzz_match(seed: int) -> FuzzTally:
    """Play one match whose rules, seats and moves all come from `seed`; it never raises."""
    rng = random.Random(seed)
    rules, seats = random_table(rng)
    played = _Played(rules, seats, seed)
    findings: tuple[Finding, ...] = ()
    try:
        _check_record(played, _play(played, rng))
    except Exception as error:  # finding out what can go wrong is what this is for
        problem = f"{type(error).__name__}: {error}" if not isinstance(error, InvariantError) else str(error)
        findings = (Finding(seed, problem, to_json(played.record()) if played.moves else {}),)
    return FuzzTally(1, len(played.moves), sum(map(len, played.moves)), findings)


def _play(played: _Played, rng: random.Random) -> GameState:
    deck = weight(played.rules.cards)
    state = start_match(played.rules, played.seats, played.seed)
    while True:
        played.dealers.append(state.dealer)
        played.moves.append([])
        played.results.append(None)
        state = _play_round(state, played.moves[-1], deck, rng)
        if state.phase is not Phase.OVER:
            return state
        check_round_end(state)
        played.results[-1] = round_result(state)
        if len(played.moves) >= _MAX_ROUNDS or match_winners(state):
            return state
        deal_round(state)


def _play_round(state: GameState, moves: list[Move], deck: int, rng: random.Random) -> GameState:
    """Play until the round is over, or is broken off, and return the last position."""
    hoards = rng.random() < 0.1
    calls = rng.random()
    check_cards(state, deck)
    while state.phase is not Phase.OVER and rng.random() >= _BREAK_OFF:
        able = actors(state)
        if not able:
            raise InvariantError("nobody can move")
        move = _choose(state, rng.choice(able), rng, hoards=hoards, calls=calls)
        refused = why_illegal(state, move)
        if refused is not None:
            raise InvariantError(f"a listed move is refused: {refused.value}")
        moves.append(move)
        if rng.random() < _CLOSE_LOOK:
            check_closely(state, rng)
            state = check_purity(state, move)
        else:
            push(state, move)
        check_cards(state, deck)
    return state


def _choose(state: GameState, seat: Seat, rng: random.Random, *, hoards: bool, calls: float) -> Move:
    """Choose a move: mostly any, now and then as somebody would who only draws, never calls, or always does."""
    to_give = cards_to_give(state, seat)
    if to_give:
        return GiveCards(seat, tuple(rng.sample(state.hands[seat], to_give)))
    moves = legal_moves(state, seat)
    if not moves:
        raise InvariantError(f"seat {seat} is said to be able to move and has no move")
    if hoards and rng.random() < 0.9:
        moves = [move for move in moves if isinstance(move, DrawCard)] or moves
    if rng.random() > calls:
        moves = [move for move in moves if not isinstance(move, CallUno | CatchSeat)] or moves
    return rng.choice(moves)


def _check_record(played: _Played, last: GameState) -> None:
    record = played.record()
    read = from_json(json.loads(json.dumps(to_json(record))))
    if read != record:
        raise InvariantError("the record is read back as another one")
    final = deque(replay(read), maxlen=1)[0]
    if final != last:
        raise InvariantError("the record replays to another position")
