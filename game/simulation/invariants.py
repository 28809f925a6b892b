"""Check what has to hold in every position of every match, whatever the rules; each check raises `InvariantError`."""

import random
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from game.rules.cards import COLORS, FACES, Card
from game.rules.engine import apply
from game.rules.events import Ending
from game.rules.kernel import push
from game.rules.legal import actors, legal_moves, why_illegal
from game.rules.moves import (
    CallUno,
    CatchSeat,
    ChallengePlay,
    DrawCard,
    KeepCard,
    Move,
    NameColor,
    PlayCard,
    TakePenalty,
)
from game.rules.notation import format_seat_move, parse_seat_move
from game.rules.seat import Seat, all_seats
from game.rules.state import MAX_MOVES, GameState
from game.rules.view import redact_all, view

# A digit of base 16 for every face: no deck has 16 of one, so equal sums mean equal cards.
_WEIGHTS: Final = {face: 16**place for place, face in enumerate(FACES)}

_MANY: Final = 200
"""Of longer lists (cards to pass on from a large hand) only the beginning is looked at."""


class InvariantError(AssertionError):
    """Report that something did not hold that has to hold in every position."""


def weight(cards: Sequence[Card]) -> int:
    """Return a number that stands for these cards in any order."""
    return sum(map(_WEIGHTS.__getitem__, cards))


def check_cards(state: GameState, deck_weight: int) -> None:
    """Check that the cards of the deck are all there, each once.

    Raises:
        InvariantError: they are not.
    """
    held = chain(state.draw_pile, state.discard_pile, *state.hands)
    if sum(map(_WEIGHTS.__getitem__, held)) != deck_weight:
        raise InvariantError("the cards are not conserved")


def check_move_text(move: Move) -> None:
    """Check that a move is read back as it was written.

    Raises:
        InvariantError: it is not.
    """
    text = format_seat_move(move)
    if parse_seat_move(text) != move:
        raise InvariantError(f"{text} is read back as another move")


def check_round_end(state: GameState) -> None:
    """Check a round that is over: who went out has no card, a blocked round gives no points.

    Raises:
        InvariantError: something does not hold.
    """
    problems = []
    if state.turn is not None or state.moves_made > MAX_MOVES or actors(state):
        problems.append("a round that is over goes on")
    if state.ending is Ending.OUT and (state.winner is None or state.hands[state.winner]):
        problems.append("the winner of the round holds cards")
    if state.ending is Ending.BLOCKED and (state.winner is not None or any(state.points)):
        problems.append("a blocked round has a winner or points")
    if state.ending is None:
        problems.append("a round that is over does not say how it ended")
    if problems:
        raise InvariantError("; ".join(problems))


def check_closely(state: GameState, rng: random.Random) -> None:
    """Check everything that is too slow for every position: all lists of moves, purity, hidden information.

    Raises:
        InvariantError: something does not hold.
    """
    problems = chain(_list_problems(state), _refusal_problems(state, rng), _view_problems(state, rng))
    problem = next(problems, None)
    if problem is not None:
        raise InvariantError(problem)


def check_purity(state: GameState, move: Move) -> GameState:
    """Make a move by the checked path and by the fast one, and return the position it leads to.

    Raises:
        InvariantError: the paths differ, or the position the move was made in was altered.
    """
    before = state.fingerprint()
    transition = apply(state, move)
    if state.fingerprint() != before:
        raise InvariantError("applying a move altered its argument")
    pushed = state.copy()
    push(pushed, move)
    if pushed != transition.state:
        raise InvariantError("events make a difference to the position")
    for reader in (None, *all_seats(state.seats)):
        if len(redact_all(transition.events, reader)) != len(transition.events):
            raise InvariantError("redaction lost an event")
    return transition.state


def _list_problems(state: GameState) -> Iterator[str]:
    able = actors(state)
    for seat in all_seats(state.seats):
        moves = legal_moves(state, seat)
        if bool(moves) is not (seat in able):
            yield f"seat {seat} has {len(moves)} moves and is {'' if seat in able else 'not '}among those who can move"
        if len(moves) < _MANY and len(set(moves)) < len(moves):
            yield f"a move of seat {seat} is listed twice"
        for move in moves[:_MANY]:
            if move.seat != seat or why_illegal(state, move) is not None:
                yield f"{format_seat_move(move)} is listed and refused"
            check_move_text(move)


def _refusal_problems(state: GameState, rng: random.Random) -> Iterator[str]:
    """Try moves that are mostly illegal: whatever is not refused has to be listed."""
    for _ in range(4):
        seat = Seat(rng.randrange(state.seats))
        move = _any_move(state, seat, rng)
        if why_illegal(state, move) is None and move not in legal_moves(state, seat):
            yield f"{format_seat_move(move)} is not refused and not listed"


def _any_move(state: GameState, seat: Seat, rng: random.Random) -> Move:
    other = Seat(rng.randrange(state.seats))
    cards = FACES if rng.random() < 0.3 or not state.hands[seat] else state.hands[seat]
    moves: tuple[Move, ...] = (
        DrawCard(seat),
        KeepCard(seat),
        TakePenalty(seat),
        ChallengePlay(seat),
        CallUno(seat),
        CatchSeat(seat, other),
        NameColor(seat, rng.choice(COLORS)),
        *[
            PlayCard(
                seat,
                rng.choice(cards),
                rng.choice((None, *COLORS)),
                rng.choice((None, other)),
                rng.random() < 0.3,
                rng.random() < 0.3,
            )
            for _ in range(5)
        ],
    )
    return rng.choice(moves)


def _view_problems(state: GameState, rng: random.Random) -> Iterator[str]:
    """Shuffle everything a seat can't see among its hidden places: what it sees must not change."""
    reader = rng.choice((None, *all_seats(state.seats)))
    if view(state, reader) != view(_shuffled_unseen(state, reader, rng), reader):
        yield f"what {'an onlooker' if reader is None else f'seat {reader}'} sees depends on hidden cards"


def _shuffled_unseen(state: GameState, reader: Seat | None, rng: random.Random) -> GameState:
    twin = state.copy()
    hidden = [seat for seat in all_seats(state.seats) if seat != reader]
    cards = [*twin.draw_pile, *(held for seat in hidden for held in twin.hands[seat])]
    rng.shuffle(cards)
    for seat in hidden:
        count = len(twin.hands[seat])
        twin.hands[seat], cards = cards[:count], cards[count:]
    twin.draw_pile = cards
    return twin
