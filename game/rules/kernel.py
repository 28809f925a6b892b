"""Carry out a move: `push` is the hot path of the search and does not check; `engine.apply` does."""

from typing import assert_never

from game.rules.cards import Card, Rank
from game.rules.effects import (
    begin_turn,
    carry_out,
    end_round,
    finish_passing,
    finish_penalty,
    penalty_cause,
)
from game.rules.events import (
    CardKept,
    CardPlayed,
    CardsChosen,
    CardsDrawn,
    ColorNamed,
    DrawCause,
    Ending,
    Event,
    NothingDrawn,
    PenaltyCancelled,
    PlayChallenged,
    SeatCaught,
    UnoCalled,
)
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
from game.rules.permits import is_bluff, may_play
from game.rules.piles import draw_cards, take_top
from game.rules.ruleset import DrawnCard, Wild4
from game.rules.seat import Seat
from game.rules.state import MAX_MOVES, Accusation, GameState, Phase, Revealed


def push(state: GameState, move: Move, events: list[Event] | None = None) -> None:
    """Carry out a legal move in place, adding what happens to `events`; an illegal one corrupts the state."""
    match move:
        case PlayCard():
            _play(state, move, events)
        case DrawCard(seat):
            _draw(state, seat, events)
        case KeepCard(seat):
            _keep(state, seat, events)
        case TakePenalty(seat):
            _take(state, seat, events)
        case ChallengePlay(seat):
            _challenge(state, seat, events)
        case NameColor():
            _name_color(state, move, events)
        case GiveCards():
            _give(state, move, events)
        case CallUno(seat):
            _call(state, seat, events)
        case CatchSeat():
            _catch(state, move, events)
        case _:
            assert_never(move)
    state.moves_made += 1
    if state.moves_made >= MAX_MOVES and state.phase is not Phase.OVER:
        end_round(state, Ending.BLOCKED, None, events)


def _close_windows(state: GameState) -> None:
    """Begin the next turn (RULES.md section 6): it is too late to call, to catch and to jump in."""
    state.uncalled = None
    state.jumpable = False


def _play(state: GameState, move: PlayCard, events: list[Event] | None) -> None:
    seat, played = move.seat, move.card
    hand = state.hands[seat]
    if move.jump:
        _cancel_covered(state, played, events)
    is_guilty = played.rank is Rank.WILD_DRAW_FOUR and is_bluff(state, seat, played)
    if state.phase is Phase.DRAWN:
        hand.pop()  # the drawn card, not an alike one received before it
    else:
        hand.remove(played)
    left = len(hand)
    color_before = state.color
    state.discard_pile.append(played)
    state.color = move.color if played.is_wild else played.color
    state.uncalled = None
    state.jumpable = True
    state.empty_draws = 0
    if state.called:
        state.called &= ~(1 << seat)
    if played.rank is Rank.WILD_DRAW_FOUR and state.rules.wild4 is Wild4.CHALLENGE and color_before:
        state.accusation = Accusation(seat, is_guilty, color_before, tuple(hand))
    elif state.accusation is not None:
        state.accusation = None
    if events is not None:
        events.append(CardPlayed(seat, played, move.color, move.target, move.jump, left))
        if move.call:
            events.append(UnoCalled(seat))
    touched = carry_out(state, move, events)
    if left == 1 and not touched:
        if move.call:
            state.called |= 1 << seat
        else:
            state.uncalled = seat


def _cancel_covered(state: GameState, played: Card, events: list[Event] | None) -> None:
    """Let a jump-in cancel the Draw Two it covers, unless Draw Twos add up (RULES.md section 10)."""
    if played.rank is not Rank.DRAW_TWO or state.rules.stack_draw2_on_draw2 or not state.pending:
        return
    state.pending -= 2
    if events is not None:
        events.append(PenaltyCancelled(state.on_turn, 2))


def _draw(state: GameState, seat: Seat, events: list[Event] | None) -> None:
    _close_windows(state)
    hand = state.hands[seat]
    before = len(hand)
    playable = False
    while not playable:
        drawn = take_top(state, events)
        if drawn is None:
            break
        hand.append(drawn)
        playable = may_play(state, seat, drawn)
        if not state.rules.draw_until_playable:
            break
    if len(hand) == before:
        _draw_nothing(state, seat, events)
        return
    state.empty_draws = 0
    if events is not None:
        events.append(CardsDrawn(seat, tuple(hand[before:]), DrawCause.TURN))
    if playable and (state.rules.drawn_card is not DrawnCard.KEEP or state.rules.force_play):
        state.phase = Phase.DRAWN
    else:
        begin_turn(state, state.seat_after(seat), events)


def _draw_nothing(state: GameState, seat: Seat, events: list[Event] | None) -> None:
    state.empty_draws += 1
    if events is not None:
        events.append(NothingDrawn(seat))
    if state.empty_draws >= state.seats:
        end_round(state, Ending.BLOCKED, None, events)
    else:
        begin_turn(state, state.seat_after(seat), events)


def _keep(state: GameState, seat: Seat, events: list[Event] | None) -> None:
    if events is not None:
        events.append(CardKept(seat))
    begin_turn(state, state.seat_after(seat), events)


def _take(state: GameState, seat: Seat, events: list[Event] | None) -> None:
    _close_windows(state)
    state.empty_draws = 0
    draw_cards(state, seat, state.pending, penalty_cause(state.pending, state.top), events)
    finish_penalty(state, seat, events)


def _challenge(state: GameState, seat: Seat, events: list[Event] | None) -> None:
    accusation = state.accusation
    if accusation is None:
        raise ValueError("there is no Wild Draw Four to challenge")
    _close_windows(state)
    state.empty_draws = 0
    state.revealed = Revealed(seat, accusation.hand)
    if events is not None:
        events.append(PlayChallenged(seat, accusation.seat, accusation.guilty, accusation.hand))
    if accusation.guilty:
        draw_cards(state, accusation.seat, state.pending, DrawCause.BLUFF, events)
        state.pending = 0
        state.accusation = None
        begin_turn(state, seat, events)
    else:
        draw_cards(state, seat, state.pending + 2, DrawCause.CHALLENGE_LOST, events)
        finish_penalty(state, seat, events)


def _name_color(state: GameState, move: NameColor, events: list[Event] | None) -> None:
    state.color = move.color
    state.phase = Phase.PLAY
    if events is not None:
        events.append(ColorNamed(move.seat, move.color))


def _give(state: GameState, move: GiveCards, events: list[Event] | None) -> None:
    state.given[move.seat] = move.cards
    if events is not None:
        events.append(CardsChosen(move.seat, move.cards))
    if None not in state.given:
        finish_passing(state, events)


def _call(state: GameState, seat: Seat, events: list[Event] | None) -> None:
    state.uncalled = None
    state.called |= 1 << seat
    if events is not None:
        events.append(UnoCalled(seat))


def _catch(state: GameState, move: CatchSeat, events: list[Event] | None) -> None:
    state.uncalled = None
    if events is not None:
        events.append(SeatCaught(move.caught, move.seat))
    draw_cards(state, move.caught, state.rules.uno_penalty, DrawCause.CAUGHT, events)
