"""Remember what every seat has shown in play: colours it lacked, the colour it chose, bluffs that came to light."""

from collections.abc import Sequence
from typing import Final, assert_never

from game.rules.cards import Card, Color
from game.rules.events import (
    CardKept,
    CardPlayed,
    CardReturned,
    CardsChosen,
    CardsDrawn,
    CardsPassed,
    CardTurned,
    ColorDiscarded,
    ColorNamed,
    DealerDrawn,
    DirectionReversed,
    DrawCause,
    Event,
    HandsDealt,
    HandsGathered,
    HandsPassed,
    HandsSwapped,
    MatchEnded,
    NothingDrawn,
    PenaltyCancelled,
    PenaltySet,
    PileRecycled,
    PlayChallenged,
    RoundEnded,
    RoundStarted,
    SeatCaught,
    TurnSkipped,
    TurnStarted,
    UnoCalled,
)
from game.rules.seat import Seat

PRIOR_BLUFFS: Final = 0.3
"""How readily an unknown offender is thought to bluff, as a share of the hands that could not play otherwise."""
PRIOR_TRIALS: Final = 2


class Shown:
    """Hold what one hand has shown: `lacks` are colours it is unlikely to hold, `chose` the last it named."""

    __slots__ = ("chose", "lacks")

    def __init__(self) -> None:
        self.lacks: set[Color] = set()
        self.chose: Color | None = None


class Impressions:
    """Keep what a seat can infer from the events it saw; hands that move take what they showed with them."""

    def __init__(self) -> None:
        self._hands: list[Shown] = []
        self._color: Color | None = None
        self._challenges: dict[Seat, tuple[int, int]] = {}

    def shown(self, seat: Seat) -> Shown:
        """Return what the hand of this seat has shown."""
        return self._hands[seat] if self._hands else Shown()

    def bluff_rate(self, seat: Seat) -> float:
        """Return how readily this seat bluffs, from 0 to 1, by the challenges seen in this match."""
        guilty, trials = self._challenges.get(seat, (0, 0))
        return (PRIOR_BLUFFS * PRIOR_TRIALS + guilty) / (PRIOR_TRIALS + trials)

    def observe(self, events: Sequence[Event]) -> None:
        """Learn from what happened."""
        for event in events:
            self._learn(event)

    def _learn(self, event: Event) -> None:
        match event:
            case HandsDealt(hands=hands):
                self._hands = [Shown() for _ in hands]
            case CardTurned(card):
                self._color = card.color
            case ColorNamed(_, color):
                self._color = color
            case CardPlayed(seat, card, color):
                self._learn_play(self._hands[seat], card, color)
            case CardsDrawn(seat, _, cause):
                self._learn_draw(self._hands[seat], cause)
            case CardKept(seat):
                self._hands[seat].lacks.clear()
            case ColorDiscarded(seat) if self._color is not None:
                self._hands[seat].lacks.add(self._color)
            case PlayChallenged(_, accused, guilty):
                bluffs, trials = self._challenges.get(accused, (0, 0))
                self._challenges[accused] = (bluffs + guilty, trials + 1)
            case HandsSwapped(seat, other):
                self._hands[seat], self._hands[other] = self._hands[other], self._hands[seat]
            case HandsPassed(direction):
                count = len(self._hands)
                self._hands = [self._hands[(seat - direction) % count] for seat in range(count)]
            case HandsGathered() | CardsPassed():
                self._hands = [Shown() for _ in self._hands]
            case (
                CardReturned()
                | DealerDrawn()
                | DirectionReversed()
                | MatchEnded()
                | NothingDrawn()
                | PenaltyCancelled()
                | PenaltySet()
                | PileRecycled()
                | RoundEnded()
                | RoundStarted()
                | SeatCaught()
                | TurnSkipped()
                | TurnStarted()
                | UnoCalled()
                | CardsChosen()
                | ColorDiscarded()
            ):
                pass  # shows nothing of a hand
            case _:
                assert_never(event)

    def _learn_play(self, hand: Shown, card: Card, named: Color | None) -> None:
        if card.is_wild and self._color is not None:
            hand.lacks.add(self._color)
        self._color = named if card.is_wild else card.color
        if named is not None:
            hand.chose = named
        if self._color is not None:
            hand.lacks.discard(self._color)

    def _learn_draw(self, hand: Shown, cause: DrawCause) -> None:
        if cause is not DrawCause.TURN:
            hand.lacks.clear()
        elif self._color is not None:
            hand.lacks.add(self._color)
            if hand.chose is self._color:
                hand.chose = None
