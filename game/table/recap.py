"""Tell in a few lines what happened since a person last looked: what all have seen, and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.i18n import Translator
from game.rules.events import (
    CardKept,
    CardPlayed,
    CardsChosen,
    CardsDrawn,
    ColorDiscarded,
    ColorNamed,
    DirectionReversed,
    DrawCause,
    Event,
    HandsGathered,
    HandsPassed,
    HandsSwapped,
    NothingDrawn,
    PenaltyCancelled,
    PenaltySet,
    PlayChallenged,
    RoundStarted,
    SeatCaught,
    TurnSkipped,
    UnoCalled,
)
from game.rules.seat import Seat
from game.table.narration import narrate
from game.table.words import Names

MOST_LINES: Final = 3


@dataclass(frozen=True, slots=True)
class RecapLine:
    """A sentence, and the seat it is mainly about, if there is one."""

    words: str
    seat: Seat | None


def recap(tr: Translator, names: Names, events: Sequence[Event], seat: Seat) -> tuple[RecapLine, ...]:
    """Return at most three lines for a seat, oldest first: what befell it, what concerns all, and the newest.

    What it did itself is left out, unless nothing else happened.
    """
    told: list[tuple[int, int, RecapLine]] = []
    around = (None, *events, None)
    for number, event in enumerate(events):
        words = narrate(tr, names, event, around[number], around[number + 2])
        if words is not None:
            told.append((_weight(event, seat), number, RecapLine(words, subject(event))))
    others = [entry for entry in told if entry[0] > 0] or told
    newest = others[-1:]
    best = sorted(others[:-1], key=lambda entry: entry[:2], reverse=True)[: MOST_LINES - len(newest)]
    return tuple(line for _, _, line in sorted([*best, *newest], key=lambda entry: entry[1]))


def subject(event: Event) -> Seat | None:
    """Return the seat an event is mainly about, None where it is about all or none."""
    match event:
        case (
            CardPlayed(seat)
            | ColorNamed(seat)
            | CardsDrawn(seat)
            | NothingDrawn(seat)
            | CardKept(seat)
            | TurnSkipped(seat)
            | PenaltySet(seat)
            | PenaltyCancelled(seat)
            | UnoCalled(seat)
            | SeatCaught(seat)
            | HandsSwapped(seat)
            | CardsChosen(seat)
            | ColorDiscarded(seat)
        ):
            return seat
        case PlayChallenged(challenger):
            return challenger
        case RoundStarted(_, dealer):
            return dealer
        case _:
            return None


def _weight(event: Event, seat: Seat) -> int:
    """Return how much an event concerns a seat: 3 what befell it, 2 what concerns all, 1 the rest, 0 its own acts."""
    match event:
        case SeatCaught() | PlayChallenged() | HandsSwapped() | HandsPassed() | HandsGathered():
            return 3
        case CardsDrawn(drawer, _, cause) if drawer == seat:
            return 0 if cause is DrawCause.TURN else 3
        case TurnSkipped(whose) | PenaltySet(whose) | PenaltyCancelled(whose) if whose == seat:
            return 3
        case UnoCalled() | DirectionReversed():
            return 2 if subject(event) != seat else 0
        case _:
            return 0 if subject(event) == seat else 1
