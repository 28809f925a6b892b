"""Begin a match and each of its rounds: the dealer draw, the deal, the first card (RULES.md section 2)."""

from game.rules.cards import Card, Rank
from game.rules.effects import begin_turn, skip_to_next
from game.rules.events import (
    CardReturned,
    CardTurned,
    DealerDrawn,
    DirectionReversed,
    DrawCause,
    Event,
    RoundStarted,
)
from game.rules.piles import deal_out, draw_cards
from game.rules.ruleset import FirstCard, Ruleset
from game.rules.scoring import match_winners
from game.rules.seat import COUNTERCLOCKWISE, Seat, all_seats
from game.rules.state import GameState, Phase


def start_match(rules: Ruleset, seats: int, seed: int, events: list[Event] | None = None) -> GameState:
    """Return the first position of a match: the dealer drawn for, the cards dealt, the first card turned.

    Raises:
        RulesError: the rules contradict each other or do not fit so many seats.
    """
    rules.validate(seats)
    state = GameState(rules, seats, seed)
    _draw_dealer(state, events)
    deal_round(state, events)
    return state


def deal_round(state: GameState, events: list[Event] | None = None) -> None:
    """Begin the next round in place; the deal moves one seat to the left after the first.

    Raises:
        ValueError: a round is being played, or the match is over.
    """
    if state.phase is not Phase.OVER:
        raise ValueError("the round is not over")
    if match_winners(state):
        raise ValueError("the match is over")
    if state.round_number:
        state.dealer = Seat((state.dealer + 1) % state.seats)
    state.clear_round()
    state.round_number += 1
    state.draw_pile = _shuffled_deck(state)
    if events is not None:
        events.append(RoundStarted(state.round_number, state.dealer))
    left = Seat((state.dealer + 1) % state.seats)
    deal_out(state, state.draw_pile, left, state.seats * state.rules.hand_size, events)
    if state.rules.first_card is FirstCard.NUMBER:
        _turn_number(state, events)
        begin_turn(state, left, events)
    else:
        _turn_any(state, events)
        _carry_out_first(state, left, events)


def _shuffled_deck(state: GameState) -> list[Card]:
    deck = list(state.rules.cards)
    state.rng.shuffle(deck)
    return deck


def _draw_dealer(state: GameState, events: list[Event] | None) -> None:
    deck = _shuffled_deck(state)
    draws: list[tuple[Seat, Card]] = []
    tied = all_seats(state.seats)
    while len(tied) > 1:
        drawn: dict[Seat, Card] = {}
        for seat in tied:
            deck = deck or _shuffled_deck(state)
            drawn[seat] = deck.pop()
        draws.extend(drawn.items())
        highest = max(_dealer_value(shown) for shown in drawn.values())
        tied = tuple(seat for seat, shown in drawn.items() if _dealer_value(shown) == highest)
    state.dealer = tied[0]
    if events is not None:
        events.append(DealerDrawn(tuple(draws), state.dealer))


def _dealer_value(drawn: Card) -> int:
    return drawn.points if drawn.is_number else 0


def _turn(state: GameState, events: list[Event] | None, *, until_number: bool = False) -> Card:
    turned = state.draw_pile.pop()
    state.discard_pile.append(turned)
    state.color = turned.color
    if events is not None:
        events.append(CardTurned(turned, ignored=until_number and not turned.is_number))
    return turned


def _turn_number(state: GameState, events: list[Event] | None) -> None:
    while not _turn(state, events, until_number=True).is_number:
        pass


def _turn_any(state: GameState, events: list[Event] | None) -> None:
    while _turn(state, events).rank is Rank.WILD_DRAW_FOUR:
        returned = state.discard_pile.pop()
        state.draw_pile.append(returned)
        state.rng.shuffle(state.draw_pile)
        if events is not None:
            events.append(CardReturned(returned))


def _carry_out_first(state: GameState, left: Seat, events: list[Event] | None) -> None:
    """Let a turned card have its effect; it is nobody's play, so nothing waits for an answer."""
    match state.top.rank:
        case Rank.SKIP:
            skip_to_next(state, left, events)
        case Rank.DRAW_TWO:
            draw_cards(state, left, 2, DrawCause.DRAW_TWO, events)
            skip_to_next(state, left, events)
        case Rank.REVERSE:
            state.direction = COUNTERCLOCKWISE
            if events is not None:
                events.append(DirectionReversed(COUNTERCLOCKWISE))
            begin_turn(state, state.dealer, events)
        case _:
            begin_turn(state, left, events)
            if state.top.is_wild:
                state.phase = Phase.COLOR
