"""Sum up a position for one decision: own colours, what is still unseen, who is close to going out."""

from collections import Counter
from dataclasses import dataclass
from math import comb
from typing import Final

from game.ai.policy import own_seat
from game.rules.cards import COLORS, Card, Color
from game.rules.seat import Seat
from game.rules.view import PlayerView

CARDS_PER_COLOR: Final = 25


@dataclass(frozen=True, slots=True)
class Outlook:
    """Hold what most judgements need: `held` cards of each colour, `unseen` ones, and the smallest other hand."""

    view: PlayerView
    seat: Seat
    held: dict[Color | None, int]
    unseen: dict[Color, int]
    unseen_total: int
    smallest: int

    @property
    def next_seat(self) -> Seat:
        """Return the seat that plays after this one, if nothing happens."""
        return self.view.seat_after(self.seat)

    def share(self, color: Color) -> float:
        """Return how much of what is unseen has this colour, as a share from 0 to 1."""
        return self.unseen[color] / self.unseen_total if self.unseen_total else 0.0

    def chance_held(self, color: Color, cards: int) -> float:
        """Return the probability that so many unseen cards hold this colour at least once."""
        without = self.unseen_total - self.unseen[color]
        if cards <= 0 or self.unseen_total < cards:
            return 0.0 if cards <= 0 else 1.0
        return 1 - comb(without, cards) / comb(self.unseen_total, cards)


def look(view: PlayerView) -> Outlook:
    """Sum up the position as the seat of this view sees it."""
    seat = own_seat(view)
    held = Counter(card.color for card in view.hand)
    seen = Counter(card.color for card in view.discards)
    return Outlook(
        view=view,
        seat=seat,
        held=held,
        unseen={color: CARDS_PER_COLOR - held[color] - seen[color] for color in COLORS},
        unseen_total=len(view.rules.cards) - len(view.hand) - len(view.discards),
        smallest=min(count for other, count in enumerate(view.counts) if other != seat),
    )


def without(hand: tuple[Card, ...], played: Card) -> list[Card]:
    """Return the hand without one copy of a card."""
    rest = list(hand)
    rest.remove(played)
    return rest
