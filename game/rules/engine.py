"""Offer the pure face of the rules: check a move, copy the state, carry the move out on the copy."""

from dataclasses import dataclass

from game.rules.deal import deal_round
from game.rules.deal import start_match as _start_match
from game.rules.events import Event
from game.rules.kernel import push
from game.rules.legal import Reason, why_illegal
from game.rules.moves import Move
from game.rules.ruleset import Ruleset
from game.rules.state import GameState


@dataclass(frozen=True, slots=True)
class Transition:
    """Hold the position a move leads to and what happened on the way, as the truth knows it."""

    state: GameState
    events: tuple[Event, ...]


class IllegalMoveError(ValueError):
    """Refuse a move, quoting it, its reason and the position."""

    def __init__(self, move: Move, reason: Reason, state: GameState) -> None:
        from game.rules.notation import format_position, format_seat_move  # notation builds on the rules

        super().__init__(f"{format_seat_move(move)}: {reason.value} (in {format_position(state)})")
        self.move = move
        self.reason = reason


def start_match(rules: Ruleset, seats: int, seed: int) -> Transition:
    """Return the first position of a match and what led to it.

    Raises:
        RulesError: the rules contradict each other or do not fit so many seats.
    """
    events: list[Event] = []
    return Transition(_start_match(rules, seats, seed, events), tuple(events))


def start_round(state: GameState) -> Transition:
    """Return the first position of the next round.

    Raises:
        ValueError: a round is being played, or the match is over.
    """
    events: list[Event] = []
    following = state.copy()
    deal_round(following, events)
    return Transition(following, tuple(events))


def apply(state: GameState, move: Move) -> Transition:
    """Return the position after a move and what happened; `state` itself is never changed.

    Raises:
        IllegalMoveError: the move is not legal in this position.
    """
    reason = why_illegal(state, move)
    if reason is not None:
        raise IllegalMoveError(move, reason, state)
    events: list[Event] = []
    following = state.copy()
    push(following, move, events)
    return Transition(following, tuple(events))
