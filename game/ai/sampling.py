"""Sample full positions that agree with a view: what is unseen is dealt at random, leaning on what the seats showed."""

from collections import Counter
from typing import Final

from game.ai.faces import COLOR_OF, NO_COLOR
from game.ai.memory import Memory
from game.ai.stream import Stream
from game.rules.cards import Card
from game.rules.seat import all_seats
from game.rules.state import Accusation, GameState, Phase
from game.rules.view import PlayerView

LACKED: Final = 0.25
"""How readily a card goes to a hand that has shown it lacks its colour: it may have drawn one since."""

SEARCHED: Final = (Phase.PLAY, Phase.DRAWN, Phase.PENALTY, Phase.COLOR)
"""The phases a view says enough about: while cards are passed on it does not tell what follows."""


def unseen_cards(view: PlayerView) -> list[Card]:
    """Return the cards that are in the other hands or in the draw pile, in canonical order."""
    gone = Counter(view.hand)
    gone.update(view.discards)
    unseen: list[Card] = []
    for card in view.rules.cards:
        if gone[card]:
            gone[card] -= 1
        else:
            unseen.append(card)
    return unseen


def sample(view: PlayerView, memory: Memory, stream: Stream) -> GameState:
    """Return a position that looks to this seat as the view does; its future draws come from `stream`.

    Raises:
        ValueError: the view is an onlooker's.
    """
    if view.seat is None:
        raise ValueError("an onlooker has no hand to sample around")
    unseen = unseen_cards(view)
    stream.shuffle(unseen)
    state = GameState(view.rules, view.seats, stream.next())
    state.hands = [[] for _ in view.counts]
    state.hands[view.seat] = list(view.hand)
    for seat in all_seats(view.seats):
        if seat != view.seat:
            state.hands[seat] = _deal(unseen, view.counts[seat], memory.lacks[seat], stream)
    state.draw_pile = unseen
    state.discard_pile = list(view.discards)
    _copy_public(state, view)
    return state


def _deal(unseen: list[Card], count: int, lacks: int, stream: Stream) -> list[Card]:
    """Take so many cards off the pile's end; one of a colour shown to be lacked is mostly put back further down."""
    hand: list[Card] = []
    while len(hand) < count:
        card = unseen.pop()
        color = COLOR_OF[card]
        if lacks and color != NO_COLOR and lacks >> color & 1 and unseen and not stream.chance(LACKED):
            unseen.insert(stream.below(len(unseen)), card)
            if stream.chance(0.05):  # a pile of nothing but such cards must not keep us for ever
                lacks = 0
        else:
            hand.append(card)
    return hand


def _copy_public(state: GameState, view: PlayerView) -> None:
    state.scores = list(view.scores)
    state.round_number = view.round_number
    state.dealer = view.dealer
    state.color = view.color
    state.direction = view.direction
    state.turn = view.turn
    state.phase = view.phase
    state.pending = view.pending
    state.uncalled = view.uncalled
    state.called = sum(1 << seat for seat, called in enumerate(view.called) if called)
    state.jumpable = view.jump_open
    if view.accused is not None and view.color_before is not None:
        held = tuple(state.hands[view.accused])
        guilty = any(card.color is view.color_before for card in held)
        state.accusation = Accusation(view.accused, guilty, view.color_before, held)
        if not held:
            state.out = view.accused
