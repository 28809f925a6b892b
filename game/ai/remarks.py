"""Let characters say something now and then: which remark an event calls for, by temper; `game.table` has the words."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

from game.ai.characters import Temper
from game.ai.stream import Stream
from game.rules.events import (
    CardsDrawn,
    DrawCause,
    Event,
    HandsSwapped,
    PlayChallenged,
    RoundEnded,
    SeatCaught,
    UnoCalled,
)
from game.rules.seat import Seat


class Remark(Enum):
    """Name the occasions for a remark."""

    CALLED = "called"
    CAUGHT_SOMEBODY = "caught_somebody"
    WAS_CAUGHT = "was_caught"
    DREW_MANY = "drew_many"
    CHALLENGED_WELL = "challenged_well"
    CHALLENGED_BADLY = "challenged_badly"
    BLUFF_FOUND_OUT = "bluff_found_out"
    WAS_INNOCENT = "was_innocent"
    LOST_A_GOOD_HAND = "lost_a_good_hand"
    WON_THE_ROUND = "won_the_round"
    LOST_THE_ROUND = "lost_the_round"


TALKATIVENESS: Final[Mapping[Temper, float]] = {
    Temper.EVEN: 0.2,
    Temper.BOLD: 0.3,
    Temper.CAREFUL: 0.12,
    Temper.CHATTY: 0.6,
}
"""How often a character takes an occasion to say something."""
_SELDOM: Final = 0.4
"""How much less often it says something about a thing that happens all the time."""
_MANY_CARDS: Final = 4


def remark_on(events: Sequence[Event], seat: Seat, temper: Temper, stream: Stream) -> Remark | None:
    """Return what this seat says to events all can see, or None; at most one remark, the last occasion's."""
    for event in reversed(events):
        occasion = occasion_of(event, seat)
        if occasion is None:
            continue
        common = occasion in (Remark.CALLED, Remark.LOST_THE_ROUND)
        return occasion if stream.chance(TALKATIVENESS[temper] * (_SELDOM if common else 1.0)) else None
    return None


def occasion_of(event: Event, seat: Seat) -> Remark | None:
    """Return what an event is to this seat, None if it is nothing to speak of."""
    match event:
        case UnoCalled(caller) if caller == seat:
            return Remark.CALLED
        case SeatCaught(caught, by):
            return Remark.WAS_CAUGHT if caught == seat else Remark.CAUGHT_SOMEBODY if by == seat else None
        case CardsDrawn(drawer, cards, cause) if drawer == seat:
            return Remark.DREW_MANY if len(cards) >= _MANY_CARDS and cause in _PENALTIES else None
        case PlayChallenged(challenger, accused, guilty):
            if challenger == seat:
                return Remark.CHALLENGED_WELL if guilty else Remark.CHALLENGED_BADLY
            return (Remark.BLUFF_FOUND_OUT if guilty else Remark.WAS_INNOCENT) if accused == seat else None
        case HandsSwapped(_, other) if other == seat:
            return Remark.LOST_A_GOOD_HAND
        case RoundEnded(_, winner) if winner is not None:
            return Remark.WON_THE_ROUND if winner == seat else Remark.LOST_THE_ROUND
    return None


_PENALTIES: Final = (DrawCause.WILD_DRAW_FOUR, DrawCause.STACK)
