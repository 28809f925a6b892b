"""Say whom an event is about, for whoever wants to hear of some seats only; it knows no words."""

from typing import assert_never

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


def seats_of(event: Event) -> frozenset[Seat] | None:
    """Return the seats an event is about: none where it is about the piles alone, and None where it is about all."""
    match event:
        case RoundStarted() | HandsDealt() | HandsPassed() | HandsGathered() | CardsPassed():
            return None
        case RoundEnded() | MatchEnded():
            return None
        case CardTurned() | CardReturned() | PileRecycled() | DirectionReversed():
            return frozenset()
        case CardPlayed(seat=seat, target=target):
            return frozenset({seat} if target is None else {seat, target})
        case HandsSwapped(seat, other):
            return frozenset({seat, other})
        case PlayChallenged(challenger=challenger, accused=accused):
            return frozenset({challenger, accused})
        case SeatCaught(seat, by):
            return frozenset({seat, by})
        case DealerDrawn(dealer=seat) | TurnStarted(seat) | ColorNamed(seat=seat) | CardsDrawn(seat=seat):
            return frozenset({seat})
        case NothingDrawn(seat) | CardKept(seat) | TurnSkipped(seat) | UnoCalled(seat) | CardsChosen(seat=seat):
            return frozenset({seat})
        case PenaltySet(seat=seat) | PenaltyCancelled(seat=seat) | ColorDiscarded(seat=seat):
            return frozenset({seat})
        case _:
            assert_never(event)
