"""Move cards between piles and hands: drawing, recycling the discard pile, and hands that change owners."""

from collections.abc import Iterable

from game.rules.cards import Card
from game.rules.events import (
    CardsDrawn,
    DrawCause,
    Event,
    HandsDealt,
    HandsGathered,
    HandsPassed,
    HandsSwapped,
    PileRecycled,
)
from game.rules.seat import Seat, seats_from
from game.rules.state import GameState


def take_top(state: GameState, events: list[Event] | None) -> Card | None:
    """Take the next card off the draw pile, recycling the discard pile if need be; None if nothing is left."""
    if not state.draw_pile and not _recycle(state, events):
        return None
    return state.draw_pile.pop()


def _recycle(state: GameState, events: list[Event] | None) -> bool:
    pile = state.discard_pile
    if len(pile) < 2:
        return False
    top = pile.pop()
    state.rng.shuffle(pile)
    state.draw_pile, state.discard_pile = pile, [top]
    if events is not None:
        events.append(PileRecycled(len(pile)))
    return True


def draw_cards(state: GameState, seat: Seat, count: int, cause: DrawCause, events: list[Event] | None) -> int:
    """Let a seat draw `count` cards, or as many as exist, and return how many it got."""
    hand = state.hands[seat]
    before = len(hand)
    for _ in range(count):
        drawn = take_top(state, events)
        if drawn is None:
            break
        hand.append(drawn)
    if events is not None and len(hand) > before:
        events.append(CardsDrawn(seat, tuple(hand[before:]), cause))
    return len(hand) - before


def deal_out(state: GameState, pile: list[Card], first: Seat, count: int, events: list[Event] | None) -> None:
    """Deal `count` cards one at a time from the top of `pile`, beginning at `first`, to the left."""
    order = seats_from(first, state.seats)
    for i in range(count):
        state.hands[order[i % state.seats]].append(pile.pop())
    if events is not None:
        events.append(HandsDealt(first, tuple(tuple(hand) for hand in state.hands)))


def swap_hands(state: GameState, seat: Seat, other: Seat, events: list[Event] | None) -> None:
    """Let two seats swap their hands."""
    hands = state.hands
    hands[seat], hands[other] = hands[other], hands[seat]
    state.called &= ~(1 << seat | 1 << other)
    if events is not None:
        events.append(HandsSwapped(seat, other))


def pass_hands(state: GameState, direction: int, events: list[Event] | None) -> None:
    """Move every hand one seat: +1 to the left, -1 to the right."""
    hands = state.hands
    state.hands = [hands[(seat - direction) % state.seats] for seat in range(state.seats)]
    state.called = 0
    if events is not None:
        events.append(HandsPassed(direction))


def shuffle_hands(state: GameState, seat: Seat, events: list[Event] | None) -> None:
    """Gather all hands, shuffle them and deal them anew from the left of `seat`; an empty hand draws one card."""
    gathered = [held for hand in state.hands for held in hand]
    state.rng.shuffle(gathered)
    state.hands = [[] for _ in range(state.seats)]
    state.called = 0
    if events is not None:
        events.append(HandsGathered(seat))
    first = Seat((seat + 1) % state.seats)
    deal_out(state, gathered, first, len(gathered), events)
    for empty in _without_cards(state, seats_from(first, state.seats)):
        draw_cards(state, empty, 1, DrawCause.EMPTY_HAND, events)


def _without_cards(state: GameState, order: Iterable[Seat]) -> list[Seat]:
    return [seat for seat in order if not state.hands[seat]]


def pass_cards(state: GameState, direction: int) -> tuple[tuple[Card, ...], ...]:
    """Hand the chosen cards of every seat on, in seat order, and return them by the seat they left."""
    given = tuple(cards or () for cards in state.given)
    for seat, cards in enumerate(given):
        for chosen in cards:
            state.hands[seat].remove(chosen)
    for seat, cards in enumerate(given):
        state.hands[(seat + direction) % state.seats].extend(cards)
    state.given = []
    state.called = 0
    return given
