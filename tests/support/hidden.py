"""Make a position's twin, alike in all that a reader may know and different in all that it may not."""

import random
from collections.abc import Collection, Iterable
from dataclasses import replace

from game.rules.cards import Card
from game.rules.seat import Seat
from game.rules.state import Accusation, GameState

Place = tuple[int, int]
"""A seat, and a place in its hand."""


def places_of(state: GameState, seats: Iterable[int]) -> set[Place]:
    """Return every place in the hands of these seats."""
    return {(seat, place) for seat in seats for place in range(len(state.hands[seat]))}


def twin_of(
    state: GameState, reader: Seat | None, rng: random.Random, *, kept: Collection[Place] = (), kept_draws: int = 0
) -> GameState:
    """Return a copy in which every card hidden from the reader lies in a random hidden place.

    The cards at `kept` and the next `kept_draws` of the draw pile stay, because a move is about to show them.
    """
    twin = state.copy()
    places = sorted(places_of(state, (seat for seat in range(state.seats) if seat != reader)) - set(kept))
    below = max(len(twin.draw_pile) - kept_draws, 0)
    hidden = [*(state.hands[seat][place] for seat, place in places), *twin.draw_pile[:below]]
    rng.shuffle(hidden)
    for seat, place in places:
        twin.hands[seat][place] = hidden.pop()
    twin.draw_pile[:below] = hidden
    twin.accusation = _accusation(twin)
    twin.given = [_given(twin.hands[seat], cards, state.hands[seat]) for seat, cards in enumerate(twin.given)]
    return twin


def _accusation(twin: GameState) -> Accusation | None:
    """Let the accused have held, at the play, what it holds now but for what it has drawn since."""
    accused = twin.accusation
    if accused is None:
        return None
    hand = tuple(twin.hands[accused.seat][: len(accused.hand)])
    return replace(accused, hand=hand, guilty=any(held.color is accused.color for held in hand))


def _given(hand: list[Card], cards: tuple[Card, ...] | None, before: list[Card]) -> tuple[Card, ...] | None:
    if cards is None or hand == before:
        return cards
    return tuple(hand[: len(cards)])
