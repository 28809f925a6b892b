"""Carry out what a played card does, and give the turn on; part of the kernel, the one place that changes a state."""

from dataclasses import replace
from typing import assert_never

from game.rules.cards import Card, Rank
from game.rules.events import (
    CardsPassed,
    ColorDiscarded,
    DirectionReversed,
    DrawCause,
    Ending,
    Event,
    MatchEnded,
    PenaltySet,
    RoundEnded,
    TurnSkipped,
    TurnStarted,
)
from game.rules.moves import PlayCard
from game.rules.piles import draw_cards, pass_cards, pass_hands, shuffle_hands, swap_hands
from game.rules.ruleset import ShuffleHandsLast, Wild4
from game.rules.scoring import match_winners, round_points
from game.rules.seat import Seat, seats_from
from game.rules.state import GameState, Phase, Unfinished
from game.rules.table_rule import (
    Again,
    DiscardColor,
    Draw,
    Effect,
    PassCards,
    PassHands,
    Reverse,
    Skip,
    SwapHands,
    Who,
)

PLAY_AGAIN = -1


def begin_turn(state: GameState, seat: Seat, events: list[Event] | None) -> None:
    """Give the turn to a seat."""
    state.turn = seat
    state.phase = Phase.PLAY
    if events is not None:
        events.append(TurnStarted(seat))


def skip_to_next(state: GameState, skipped: Seat, events: list[Event] | None) -> None:
    """Let a seat lose its turn to the one after it."""
    if events is not None:
        events.append(TurnSkipped(skipped))
    begin_turn(state, state.seat_after(skipped), events)


def end_round(state: GameState, ending: Ending, winner: Seat | None, events: list[Event] | None) -> None:
    """End the round, count its points, and the match with it if that is over; whatever waited waits no more."""
    state.phase = Phase.OVER
    state.turn = None
    state.pending = 0
    state.accusation = None
    state.uncalled = None
    state.jumpable = False
    state.unfinished = None
    state.given = []
    state.ending = ending
    state.winner = winner
    state.points = round_points(state.rules, state.hands, winner)
    state.scores = [total + points for total, points in zip(state.scores, state.points, strict=True)]
    if events is None:
        return
    hands = tuple(tuple(hand) for hand in state.hands)
    events.append(RoundEnded(ending, winner, hands, tuple(state.points), tuple(state.scores)))
    if winners := match_winners(state):
        events.append(MatchEnded(winners))


def finish_penalty(state: GameState, victim: Seat, events: list[Event] | None) -> None:
    """Go on after a penalty was drawn: the victim loses its turn, or the round ends for whoever went out."""
    state.pending = 0
    state.accusation = None
    if state.out is not None:
        end_round(state, Ending.OUT, state.out, events)
    else:
        skip_to_next(state, victim, events)


def carry_out(state: GameState, move: PlayCard, events: list[Event] | None) -> bool:
    """Carry out the effect of the card just played and give the turn on; tell whether it touched the player's hand."""
    rank, seat = move.card.rank, move.seat
    if not state.hands[seat] and not _redeals(state, rank):
        _go_out(state, move, events)
        return True
    match rank:
        case Rank.SKIP:
            skip_to_next(state, state.seat_after(seat), events)
        case Rank.REVERSE:
            _reverse(state, move, events)
        case Rank.DRAW_TWO:
            _attack(state, move.card, seat, 2, events)
        case Rank.WILD_DRAW_FOUR:
            _attack(state, move.card, seat, 4, events)
        case Rank.SHUFFLE_HANDS:
            shuffle_hands(state, seat, events)
            begin_turn(state, state.seat_after(seat), events)
            return True
        case Rank.CUSTOMIZABLE:
            effects = state.rules.table_rule(move.card).effects
            state.unfinished = Unfinished(seat, effects, move.color, _target(state, move))
            return run_effects(state, events)
        case Rank.SEVEN if state.rules.seven_zero:
            swap_hands(state, seat, _target(state, move), events)
            begin_turn(state, state.seat_after(seat), events)
            return True
        case Rank.ZERO if state.rules.seven_zero:
            pass_hands(state, state.direction, events)
            begin_turn(state, state.seat_after(seat), events)
            return True
        case _:
            begin_turn(state, state.seat_after(seat), events)
    return False


def _redeals(state: GameState, rank: Rank) -> bool:
    return rank is Rank.SHUFFLE_HANDS and state.rules.shuffle_hands_last is ShuffleHandsLast.REDEALS


def _target(state: GameState, move: PlayCard) -> Seat:
    return state.seat_after(move.seat) if move.target is None else move.target


def _reverse(state: GameState, move: PlayCard, events: list[Event] | None) -> None:
    if state.seats == 2:
        skip_to_next(state, state.seat_after(move.seat), events)
        return
    if not move.jump:  # a Reverse that covers its twin leaves the direction as that one set it (section 10)
        _flip_direction(state, events)
    begin_turn(state, state.seat_after(move.seat), events)


def _flip_direction(state: GameState, events: list[Event] | None) -> None:
    state.direction = -state.direction
    if events is not None:
        events.append(DirectionReversed(state.direction))


def _attack(state: GameState, played: Card, seat: Seat, amount: int, events: list[Event] | None) -> None:
    victim = state.seat_after(seat)
    total = state.pending + amount
    if _waits_for_answer(state, played):
        state.pending = total
        state.phase = Phase.PENALTY
        state.turn = victim
        if events is not None:
            events.append(PenaltySet(victim, total))
        return
    draw_cards(state, victim, total, penalty_cause(total, played), events)
    finish_penalty(state, victim, events)


def _waits_for_answer(state: GameState, played: Card) -> bool:
    rules = state.rules
    if state.out is not None:  # the last card waits for nobody, except for the challenge (section 7)
        return played.rank is Rank.WILD_DRAW_FOUR and rules.wild4 is Wild4.CHALLENGE
    return rules.waits_draw2 if played.rank is Rank.DRAW_TWO else rules.waits_wild4


def penalty_cause(total: int, attack: Card) -> DrawCause:
    """Return the cause of a penalty of `total` cards that ends with this attack: a single card's, or a stack's."""
    if attack.rank is Rank.DRAW_TWO and total == 2:
        return DrawCause.DRAW_TWO
    if attack.rank is Rank.WILD_DRAW_FOUR and total == 4:
        return DrawCause.WILD_DRAW_FOUR
    return DrawCause.STACK


def _go_out(state: GameState, move: PlayCard, events: list[Event] | None) -> None:
    state.out = move.seat
    match move.card.rank:
        case Rank.DRAW_TWO:
            _attack(state, move.card, move.seat, 2, events)
        case Rank.WILD_DRAW_FOUR:
            _attack(state, move.card, move.seat, 4, events)
        case Rank.CUSTOMIZABLE:
            effects = state.rules.table_rule(move.card).effects
            state.unfinished = Unfinished(move.seat, effects, None, _target(state, move))
            run_effects(state, events)
        case _:
            end_round(state, Ending.OUT, move.seat, events)


def run_effects(state: GameState, events: list[Event] | None) -> bool:
    """Carry out the effects of a Customizable card until all are done or cards have to be chosen.

    Tells whether the hand of the card's player was touched so far.
    """
    card = state.unfinished
    while card is not None and card.effects:
        effect, rest = card.effects[0], card.effects[1:]
        if not state.hands[card.seat]:
            _draw_only(state, card, effect, events)
        elif isinstance(effect, PassCards):
            state.unfinished = replace(card, touched=True)
            state.phase = Phase.GIVE
            state.given = [None] * state.seats
            return True
        else:
            card = _run_effect(state, card, effect, events)
        card = replace(card, effects=rest)
    if card is None:
        return False
    state.unfinished = None
    _finish_effects(state, card, events)
    return card.touched


def finish_passing(state: GameState, events: list[Event] | None) -> None:
    """Move the chosen cards on, now that every seat has chosen, and go on with the card's effects."""
    card = state.unfinished
    if card is None or not isinstance(card.effects[0], PassCards):
        raise ValueError("no cards are being passed on")
    direction = card.effects[0].direction
    given = pass_cards(state, direction)
    if events is not None:
        events.append(CardsPassed(direction, given))
    state.unfinished = replace(card, effects=card.effects[1:])
    run_effects(state, events)


def _finish_effects(state: GameState, card: Unfinished, events: list[Event] | None) -> None:
    if not state.hands[card.seat]:
        state.out = card.seat
        end_round(state, Ending.OUT, card.seat, events)
        return
    for i in range(1, card.step + 1):
        if events is not None:
            events.append(TurnSkipped(state.seat_after(card.seat, i)))
    begin_turn(state, state.seat_after(card.seat, 1 + card.step), events)


def _run_effect(state: GameState, card: Unfinished, effect: Effect, events: list[Event] | None) -> Unfinished:
    match effect:
        case Draw(who, count):
            drawn = {seat: _draw(state, seat, count, events) for seat in _reached(state, card, who)}
            return replace(card, touched=card.touched or drawn.get(card.seat, 0) > 0)
        case Skip(count):
            return replace(card, step=count)
        case Reverse():
            if state.seats == 2:
                return replace(card, step=1)
            _flip_direction(state, events)
            return card
        case Again():
            return replace(card, step=PLAY_AGAIN)
        case PassHands(direction):
            pass_hands(state, direction, events)
            return replace(card, touched=True)
        case SwapHands():
            swap_hands(state, card.seat, _chosen(state, card), events)
            return replace(card, touched=True)
        case DiscardColor():
            return _discard_color(state, card, events)
        case PassCards():
            raise ValueError("passing cards on waits for the seats' choices")
        case _:
            assert_never(effect)


def _draw(state: GameState, seat: Seat, count: int, events: list[Event] | None) -> int:
    return draw_cards(state, seat, count, DrawCause.TABLE_RULE, events)


def _draw_only(state: GameState, card: Unfinished, effect: Effect, events: list[Event] | None) -> None:
    """Carry out an effect after the player's hand is empty: draws of others are all that is left of it."""
    if isinstance(effect, Draw):
        for seat in _reached(state, card, effect.who):
            if seat != card.seat:
                _draw(state, seat, effect.count, events)


def _chosen(state: GameState, card: Unfinished) -> Seat:
    return state.seat_after(card.seat) if card.target is None else card.target


def _reached(state: GameState, card: Unfinished, who: Who) -> tuple[Seat, ...]:
    others = seats_from(state.seat_after(card.seat), state.seats, state.direction)[:-1]
    match who:
        case Who.NEXT:
            return others[:1]
        case Who.PREVIOUS:
            return others[-1:]
        case Who.OTHERS:
            return others
        case Who.EVERYONE:
            return (*others, card.seat)
        case Who.CHOSEN:
            return (_chosen(state, card),)


def _discard_color(state: GameState, card: Unfinished, events: list[Event] | None) -> Unfinished:
    hand = state.hands[card.seat]
    discarded = tuple(held for held in hand if held.color is card.color)
    if not discarded:
        return card
    state.hands[card.seat] = [held for held in hand if held.color is not card.color]
    state.discard_pile[-1:-1] = discarded
    if events is not None:
        events.append(ColorDiscarded(card.seat, discarded))
    return replace(card, touched=True)
