"""Gather, once per decision, all that the features of its moves are made of: hand, counts, memory, house rules.

A situation holds only what its seat may know. It is built from a `PlayerView`, or beside a state in a rollout, where
the same fields are read and the other hands are only counted.
"""

from collections.abc import Sequence
from typing import Final

from game.ai.faces import (
    COLOR_OF,
    CUSTOMIZABLE,
    DRAW_TWO,
    FIELD,
    NO_COLOR,
    RANK_OF,
    RANK_SHIFT,
    REVERSE,
    SEVEN,
    SHUFFLE_HANDS,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    WILD_SHIFT,
    color_index,
    packed_sum,
)
from game.ai.house import House, TableEffect
from game.ai.memory import Memory
from game.rules.cards import Card
from game.rules.moves import PlayCard
from game.rules.seat import Seat
from game.rules.state import GameState, Phase
from game.rules.view import PlayerView

NO_EFFECT: Final = TableEffect()


class Situation:
    """Hold what one seat knows when it decides; `lowest` is the fewest cards any other seat holds.

    `of_color` counts its cards by colour, `most` and `spread` are the longest colour and how many colours it has;
    `unseen` counts the cards neither in its hand nor seen on the discard pile.
    """

    __slots__ = (
        "chosen",
        "color",
        "counts",
        "direction",
        "drawn",
        "following",
        "hand",
        "house",
        "lacks",
        "lowest",
        "most",
        "of_color",
        "packed",
        "pending",
        "phase",
        "preceding",
        "seat",
        "seats",
        "seen",
        "size",
        "spread",
        "turn",
        "unseen",
        "wilds",
    )

    house: House
    seat: Seat
    seats: int
    hand: Sequence[Card]
    size: int
    counts: Sequence[int]
    direction: int
    following: int
    preceding: int
    lowest: int
    color: int
    phase: Phase
    pending: int
    drawn: Card | None
    turn: Seat | None
    lacks: list[int]
    chosen: list[int]
    packed: int
    wilds: int
    of_color: tuple[int, int, int, int]
    most: int
    spread: int
    seen: int
    unseen: int

    @classmethod
    def of_view(cls, view: PlayerView, memory: Memory) -> "Situation":
        """Return the situation of a seat that sees this view.

        Raises:
            ValueError: the view is an onlooker's.
        """
        if view.seat is None:
            raise ValueError("an onlooker decides nothing")
        here = cls()
        here.seat = view.seat
        here.hand = view.hand
        here.counts = view.counts
        here.direction = view.direction
        here.color = color_index(view.color)
        here.phase = view.phase
        here.pending = view.pending
        here.drawn = view.drawn
        here.turn = view.turn
        here._complete(view.discards, memory)
        return here

    @classmethod
    def of_state(cls, state: GameState, seat: Seat, memory: Memory) -> "Situation":
        """Return the situation of a seat in a rollout; of the other hands only the sizes are read."""
        here = cls()
        here.seat = seat
        here.hand = state.hands[seat]
        here.counts = [len(hand) for hand in state.hands]
        here.direction = state.direction
        here.color = color_index(state.color)
        here.phase = state.phase
        here.pending = state.pending
        here.drawn = here.hand[-1] if state.phase is Phase.DRAWN and seat == state.turn else None
        here.turn = state.turn
        here._complete(state.discard_pile, memory)
        return here

    @property
    def of_color_in_force(self) -> int:
        """Count the cards of the colour in force; 0 while none is named."""
        return 0 if self.color == NO_COLOR else self.of_color[self.color]

    def _complete(self, discards: Sequence[Card], memory: Memory) -> None:
        self.house = memory.house
        self.lacks = memory.lacks
        self.chosen = memory.chosen
        counts, seat = self.counts, self.seat
        self.seats = seats = len(counts)
        self.following = (seat + self.direction) % seats
        self.preceding = (seat - self.direction) % seats
        if seats == 2:
            self.lowest = counts[1 - seat]
        else:
            self.lowest = min(min(counts[:seat], default=99), min(counts[seat + 1 :], default=99))
        self.packed = packed = packed_sum(self.hand)
        self.size = len(self.hand)
        self.wilds = packed >> WILD_SHIFT & FIELD
        self.of_color = of_color = (packed & FIELD, packed >> 6 & FIELD, packed >> 12 & FIELD, packed >> 18 & FIELD)
        self.most = max(of_color)
        self.spread = 4 - of_color.count(0)
        self.seen = memory.count_seen(discards)
        self.unseen = self.house.deck_size - len(discards) - self.size


class Prospect:
    """Hold what a play leads to: cards left, who plays next (`receiver`), what it does to whom.

    `same_color` and `same_rank` count the cards left that fit it, `wilds` those left; `gets` is the size of the hand
    that a swap would bring (-1: hands stay where they are).
    """

    __slots__ = (
        "again",
        "attacks",
        "card",
        "color",
        "effect",
        "gets",
        "is_wild",
        "jump",
        "left",
        "most",
        "points",
        "rank",
        "receiver",
        "receiver_count",
        "same_color",
        "same_rank",
        "spread",
        "taker",
        "wilds",
    )

    def __init__(self, here: Situation, move: PlayCard) -> None:
        card = move.card
        self.card = card
        self.rank = rank = RANK_OF[card]
        self.points = card.points
        self.jump = move.jump
        self.left = here.size - 1
        self.effect = NO_EFFECT
        self.again = False
        self.gets = -1
        self.taker = -1
        two = here.seats == 2
        of_color = here.of_color
        if rank >= WILD:
            self.is_wild = True
            color = COLOR_OF[card] if move.color is None else color_index(move.color)
            self.same_color = of_color[color] if color != NO_COLOR else 0
            self.same_rank = 0
            self.wilds = here.wilds - 1
            self.most = here.most
            self.spread = here.spread
        else:
            self.is_wild = False
            color = COLOR_OF[card]
            same = of_color[color]
            self.same_color = same - 1
            alike = here.packed >> RANK_SHIFT[rank] & FIELD
            self.same_rank = alike - here.hand.count(card) if alike > 1 else 0
            self.wilds = here.wilds
            self.spread = here.spread - (same == 1)
            self.most = here.most if same < here.most or of_color.count(same) > 1 else same - 1
        self.color = color
        self.attacks = rank in (SKIP, DRAW_TWO, WILD_DRAW_FOUR) or (two and rank == REVERSE)
        following = here.following
        if self.attacks:
            self.receiver = here.seat if two else (following + here.direction) % here.seats
        elif rank == REVERSE:
            self.receiver = here.preceding
        else:
            self.receiver = following
        if here.house.hands_move:
            self._follow_hands(here, move)
        self.receiver_count = here.counts[self.receiver]

    def _follow_hands(self, here: Situation, move: PlayCard) -> None:
        """Work out what a card does that moves hands about, or that follows the table's own rule."""
        if self.rank == CUSTOMIZABLE:
            self._follow_table_rule(here, move)
        if not self.left:
            return
        if self.rank == SHUFFLE_HANDS:
            self.gets = (sum(here.counts) - 1) // here.seats
        elif here.house.seven_zero and self.rank == SEVEN:
            self.taker = here.following if move.target is None else move.target
            self.gets = here.counts[self.taker]
        elif here.house.seven_zero and self.rank == 0:
            self.taker = here.following
            self.gets = here.counts[here.preceding]

    def _follow_table_rule(self, here: Situation, move: PlayCard) -> None:
        effect = self.effect = here.house.effects.get(self.card, NO_EFFECT)
        if effect.discard and self.color != NO_COLOR:
            self.left -= self.same_color
            self.spread -= self.same_color > 0
            self.same_color = 0
        if effect.draw_chosen:
            self.taker = here.following if move.target is None else move.target
        if not self.left:
            return
        if effect.swap:
            self.taker = here.following if move.target is None else move.target
            self.gets = here.counts[self.taker]
        elif effect.passing:
            self.taker = (here.seat + effect.passing) % here.seats
            self.gets = here.counts[(here.seat - effect.passing) % here.seats]
        direction = -here.direction if effect.reverse else here.direction
        self.again = effect.again
        self.attacks = effect.skip > 0 or effect.draw_next > 0
        self.receiver = here.seat if effect.again else (here.seat + direction * (1 + effect.skip)) % here.seats
