"""Say which sound goes with an event; the names are those of the files in `assets/sounds`."""

from typing import assert_never

from game.rules.cards import Rank
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


def sound(event: Event, viewer: Seat | None) -> str | None:  # noqa: C901  # one exhaustive match over a closed union
    """Return the name of the sound of an event, None for silence; the turn chimes only for the viewer."""
    match event:
        case CardPlayed(_, card):
            return "wild" if card.rank in (Rank.WILD, Rank.SHUFFLE_HANDS, Rank.CUSTOMIZABLE) else "snap"
        case CardTurned():
            return "snap"
        case CardsDrawn(_, _, cause):
            return "draw" if cause is DrawCause.TURN else "penalty"
        case HandsDealt() | HandsSwapped() | HandsPassed() | CardsPassed() | ColorDiscarded():
            return "slide"
        case DealerDrawn() | CardReturned() | CardKept() | CardsChosen():
            return "slide"
        case RoundStarted() | PileRecycled() | HandsGathered():
            return "shuffle"
        case TurnStarted(seat):
            return "chime" if viewer is not None and seat == viewer else None
        case ColorNamed():
            return "wild"
        case TurnSkipped():
            return "skip"
        case DirectionReversed():
            return "reverse"
        case PenaltySet(seat):
            return "chime" if viewer is not None and seat == viewer else None
        case PenaltyCancelled():
            return "slide"
        case PlayChallenged(_, _, guilty):
            return "challenge_won" if guilty else "challenge_lost"
        case UnoCalled():
            return "uno"
        case SeatCaught():
            return "catch"
        case RoundEnded(_, winner):
            return "round_won" if winner is not None else "shuffle"
        case MatchEnded() | NothingDrawn():
            return None
        case _:
            assert_never(event)


def card_sound(event: Event) -> str | None:
    """Return the sound of every card that follows the first, where an event moves cards one after the other."""
    match event:
        case CardsDrawn():
            return "draw"
        case DealerDrawn() | HandsDealt() | CardsPassed() | ColorDiscarded():
            return "slide"
        case _:
            return None
