"""Play rounds on the state itself, without views and events: the hot path of the search and of the trainer.

Each seat still decides from its own `Situation` alone. Every play that leaves one card calls UNO, so nobody is caught.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol

from game.ai.linear import LinearPolicy, active_features, waiting_features
from game.ai.memory import Memory, push_and_remember
from game.ai.situation import Situation
from game.rules.cards import WILD_DRAW_FOUR
from game.rules.legal import legal_moves
from game.rules.moves import CallUno, CatchSeat, ChallengePlay, Move, PlayCard
from game.rules.permits import may_jump
from game.rules.seat import Seat, seats_from
from game.rules.state import GameState, Phase


class Chooser(Protocol):
    """Choose among moves in a playout; None lets a chance to jump in pass, where that is offered."""

    def __call__(self, here: Situation, moves: Sequence[Move], *, may_wait: bool) -> Move | None:
        """Return the move to play."""


def options(moves: Sequence[Move], size: int, *, bluffs: bool, here: Situation) -> list[Move]:
    """Return the moves worth weighing: the call comes with the play, calls, catches and challenges are decided apart.

    `size` is the hand's; without `bluffs` a Wild Draw Four that could be found guilty is left out.
    """
    honest = bluffs or not here.house.challenge or not here.of_color_in_force
    return [move for move in moves if _is_option(move, size, honest=honest)]


def _is_option(move: Move, size: int, *, honest: bool) -> bool:
    if type(move) is PlayCard:
        return (move.call or size != 2) and (honest or move.card is not WILD_DRAW_FOUR)
    return type(move) not in _REACTIONS


_REACTIONS = (CallUno, CatchSeat, ChallengePlay)


def jumpers(state: GameState) -> Iterator[Seat]:
    """Name the seats not on turn that may jump in, beginning after the seat on turn."""
    if state.jumpable and state.rules.jump_in and state.turn is not None:
        for seat in seats_from(state.turn, state.seats)[1:]:
            if may_jump(state, seat):
                yield seat


def deciding_seat(state: GameState) -> Seat:
    """Return the seat that has to decide: the first yet to choose cards to give, or the one on turn."""
    if state.phase is Phase.GIVE:
        return Seat(state.given.index(None))
    return state.on_turn


def step(state: GameState, memory: Memory, choosers: Sequence[Chooser]) -> None:
    """Let one move be made: a jump-in if a seat wants to, else that of the seat that has to decide."""
    for seat in jumpers(state):
        here = Situation.of_state(state, seat, memory)
        jump = choosers[seat](
            here, options(legal_moves(state, seat), here.size, bluffs=False, here=here), may_wait=True
        )
        if jump is not None:
            push_and_remember(state, memory, jump)
            return
    seat = deciding_seat(state)
    here = Situation.of_state(state, seat, memory)
    moves = options(legal_moves(state, seat), here.size, bluffs=False, here=here)
    move = moves[0] if len(moves) == 1 else choosers[seat](here, moves, may_wait=False)
    if move is None:
        raise ValueError("a seat on turn can't wait")
    push_and_remember(state, memory, move)


def play_out(state: GameState, memory: Memory, choosers: Sequence[Chooser]) -> None:
    """Play the round to its end, in place."""
    while state.phase is not Phase.OVER:
        step(state, memory, choosers)


def greedy(policy: LinearPolicy) -> Chooser:
    """Return a chooser that always takes the policy's best move, the first of equals."""

    def choose(here: Situation, moves: Sequence[Move], *, may_wait: bool) -> Move | None:
        best = moves[0]
        best_value = policy.value(active_features(here, best))
        for move in moves[1:]:
            value = policy.value(active_features(here, move))
            if value > best_value:
                best, best_value = move, value
        if may_wait and policy.value(waiting_features(here)) >= best_value:
            return None
        return best

    return choose
