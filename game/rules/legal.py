"""Say which moves there are, and why any other is refused; nothing here changes a state.

`why_illegal` answers for one move without listing them all: it is the checked path. `legal_moves` lists them for
views and search. Both read the rules through `permits`.
"""

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from itertools import combinations_with_replacement

from game.rules.cards import COLORS, Card
from game.rules.moves import (
    CallUno,
    CatchSeat,
    ChallengePlay,
    DrawCard,
    GiveCards,
    KeepCard,
    Move,
    NameColor,
    PlayCard,
    TakePenalty,
)
from game.rules.permits import (
    cards_to_give,
    may_challenge,
    may_draw,
    may_jump,
    may_keep,
    may_play,
    may_stack,
    needs_color,
    needs_target,
)
from game.rules.seat import Seat, all_seats
from game.rules.state import GameState, Phase


class Reason(Enum):
    """Say why a move is refused; `game.table` puts it into words."""

    ROUND_OVER = "the round is over"
    NOT_YOUR_TURN = "another seat is on turn"
    NOT_IN_HAND = "the card is not in the hand"
    NO_MATCH = "the card matches neither colour nor number nor symbol"
    WOULD_BLUFF = "a card of the colour in force is in the hand (wild4 strict)"
    NOT_THE_DRAWN_CARD = "only the card just drawn may be played"
    ANSWER_THE_PENALTY = "a penalty waits: it can be taken or answered as the rules allow"
    NAME_A_COLOR_FIRST = "the colour of the first card has to be named"
    CHOOSE_CARDS_FIRST = "cards to pass on are being chosen"
    HAS_CHOSEN = "the seat has chosen its cards already"
    COLOR_MISSING = "a wild needs a colour named with it"
    COLOR_NOT_NEEDED = "no colour is named with this card"
    TARGET_MISSING = "the card needs another seat as its target"
    TARGET_NOT_NEEDED = "no seat is named with this card"
    NO_CALL_DUE = "a call is made with the play that leaves one card, or right after it"
    NOBODY_TO_CATCH = "that seat is not open to a catch"
    MUST_PLAY = "a playable card has to be played"
    NOTHING_DRAWN = "no card has been drawn to keep"
    NO_PENALTY = "no penalty waits for this seat"
    NO_CHALLENGE = "there is no Wild Draw Four to challenge"
    NO_COLOR_TO_NAME = "there is no colour to name"
    NOTHING_TO_GIVE = "no cards are being passed on"
    WRONG_CARDS_GIVEN = "those are not the cards to pass on"
    NO_JUMP_IN = "jumping in takes a card identical to the one just played, before the next turn begins"


def why_illegal(state: GameState, move: Move) -> Reason | None:
    """Return why a move is refused in this position, None if it is legal."""
    if state.phase is Phase.OVER:
        return Reason.ROUND_OVER
    if not 0 <= move.seat < state.seats:
        return Reason.NOT_YOUR_TURN
    match move:
        case PlayCard():
            return _why_not_play(state, move)
        case CallUno(seat):
            return None if state.uncalled == seat else Reason.NO_CALL_DUE
        case CatchSeat(seat, caught):
            open_to_catch = state.uncalled == caught and caught != seat and state.rules.uno_penalty > 0
            return None if open_to_catch else Reason.NOBODY_TO_CATCH
        case GiveCards():
            return _why_not_give(state, move)
        case _:
            return _why_not_answer(state, move)


def _why_not_answer(
    state: GameState, move: DrawCard | KeepCard | TakePenalty | ChallengePlay | NameColor
) -> Reason | None:
    phase, seat = state.phase, move.seat
    if seat != state.turn:
        return Reason.NOT_YOUR_TURN
    match move:
        case DrawCard():
            if phase is not Phase.PLAY:
                return _WRONG_PHASE[phase]
            return None if may_draw(state, seat) else Reason.MUST_PLAY
        case KeepCard():
            if phase is not Phase.DRAWN:
                return Reason.NOTHING_DRAWN
            return None if may_keep(state, seat, state.hands[seat][-1]) else Reason.MUST_PLAY
        case TakePenalty():
            return None if phase is Phase.PENALTY else Reason.NO_PENALTY
        case ChallengePlay():
            return None if phase is Phase.PENALTY and may_challenge(state) else Reason.NO_CHALLENGE
        case NameColor():
            return None if phase is Phase.COLOR else Reason.NO_COLOR_TO_NAME


_WRONG_PHASE = {
    Phase.DRAWN: Reason.NOT_THE_DRAWN_CARD,
    Phase.PENALTY: Reason.ANSWER_THE_PENALTY,
    Phase.COLOR: Reason.NAME_A_COLOR_FIRST,
    Phase.GIVE: Reason.CHOOSE_CARDS_FIRST,
    Phase.OVER: Reason.ROUND_OVER,
}


def _why_not_play(state: GameState, move: PlayCard) -> Reason | None:
    seat, played = move.seat, move.card
    hand = state.hands[seat]
    if move.jump:
        if played is not state.discard_pile[-1] or not may_jump(state, seat):
            return Reason.NO_JUMP_IN
    else:
        refused = _why_not_on_turn(state, seat, played)
        if refused is not None:
            return refused
    held = len(hand)
    if (move.color is not None) is not needs_color(state, played, held):
        return Reason.COLOR_MISSING if move.color is None else Reason.COLOR_NOT_NEEDED
    if needs_target(state, played, held):
        if move.target is None or move.target == seat or not 0 <= move.target < state.seats:
            return Reason.TARGET_MISSING
    elif move.target is not None:
        return Reason.TARGET_NOT_NEEDED
    return Reason.NO_CALL_DUE if move.call and held != 2 else None


def _why_not_on_turn(state: GameState, seat: Seat, played: Card) -> Reason | None:
    if seat != state.turn:
        return Reason.NOT_YOUR_TURN
    hand, phase = state.hands[seat], state.phase
    if played not in hand:
        return Reason.NOT_IN_HAND
    if phase is Phase.PLAY:
        if may_play(state, seat, played):
            return None
        return Reason.WOULD_BLUFF if played.is_wild else Reason.NO_MATCH
    if phase is Phase.DRAWN:
        return None if played is hand[-1] else Reason.NOT_THE_DRAWN_CARD
    if phase is Phase.PENALTY and may_stack(state, seat, played):
        return None
    return _WRONG_PHASE[phase]


def _why_not_give(state: GameState, move: GiveCards) -> Reason | None:
    if state.phase is not Phase.GIVE:
        return Reason.NOTHING_TO_GIVE
    if state.given[move.seat] is not None:
        return Reason.HAS_CHOSEN
    hand = state.hands[move.seat][:]
    if len(move.cards) != cards_to_give(state, move.seat):
        return Reason.WRONG_CARDS_GIVEN
    for given in move.cards:
        if given not in hand:
            return Reason.WRONG_CARDS_GIVEN
        hand.remove(given)
    return None


def legal_moves(state: GameState, seat: Seat) -> list[Move]:
    """List the moves of a seat, each once; alike cards count as one."""
    if state.phase is Phase.OVER:
        return []
    moves: list[Move] = []
    if seat == state.turn:
        moves.extend(_turn_moves(state, seat))
    if state.phase is Phase.GIVE:
        moves.extend(_give_moves(state, seat))
    if state.jumpable and may_jump(state, seat):
        moves.extend(_plays(state, seat, state.discard_pile[-1], jump=True))
    uncalled = state.uncalled
    if uncalled is not None:
        if uncalled == seat:
            moves.append(CallUno(seat))
        elif state.rules.uno_penalty:
            moves.append(CatchSeat(seat, uncalled))
    return moves


def _turn_moves(state: GameState, seat: Seat) -> Iterator[Move]:
    hand = state.hands[seat]
    match state.phase:
        case Phase.PLAY:
            any_playable = False
            for held in dict.fromkeys(hand):
                if may_play(state, seat, held):
                    any_playable = True
                    yield from _plays(state, seat, held)
            if not (any_playable and state.rules.force_play):
                yield DrawCard(seat)
        case Phase.DRAWN:
            yield from _plays(state, seat, hand[-1])
            if may_keep(state, seat, hand[-1]):
                yield KeepCard(seat)
        case Phase.PENALTY:
            yield TakePenalty(seat)
            if may_challenge(state):
                yield ChallengePlay(seat)
            for held in dict.fromkeys(hand):
                if may_stack(state, seat, held):
                    yield from _plays(state, seat, held)
        case Phase.COLOR:
            for named in COLORS:
                yield NameColor(seat, named)
        case Phase.GIVE | Phase.OVER:
            return


def _plays(state: GameState, seat: Seat, played: Card, *, jump: bool = False) -> Iterator[Move]:
    held = len(state.hands[seat])
    colors = COLORS if needs_color(state, played, held) else (None,)
    targets = (
        tuple(other for other in all_seats(state.seats) if other != seat)
        if needs_target(state, played, held)
        else (None,)
    )
    for named in colors:
        for target in targets:
            yield PlayCard(seat, played, named, target, False, jump)
            if held == 2:
                yield PlayCard(seat, played, named, target, True, jump)


def _give_moves(state: GameState, seat: Seat) -> list[Move]:
    count = cards_to_give(state, seat)
    if not count:
        return []
    alike = Counter(state.hands[seat])
    choices = combinations_with_replacement(alike, count)
    return [GiveCards(seat, cards) for cards in choices if _holds(alike, cards)]


def _holds(alike: Counter[Card], cards: tuple[Card, ...]) -> bool:
    return all(cards.count(chosen) <= alike[chosen] for chosen in cards)


def actors(state: GameState) -> tuple[Seat, ...]:
    """Return every seat that has a move now.

    With `jump_in` it tells who holds the card: that is the truth's knowledge, never a view's.
    """
    return tuple(seat for seat in all_seats(state.seats) if _has_move(state, seat))


def _has_move(state: GameState, seat: Seat) -> bool:
    if state.phase is Phase.OVER:
        return False
    if state.phase is Phase.GIVE:
        return state.given[seat] is None
    if seat == state.turn or may_jump(state, seat):
        return True
    uncalled = state.uncalled
    return uncalled is not None and (uncalled == seat or state.rules.uno_penalty > 0)
