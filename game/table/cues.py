"""Name what can be seen to happen on the table, as plain values; times are milliseconds at normal speed.

A cue says what and how long; the director runs it, `sprites` and `hud` draw it at its progress.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.rules.cards import Card, Color
from game.rules.seat import Seat


@dataclass(frozen=True, slots=True)
class Travel:
    """A piece goes from where it lies to where the layout has it now, on an arc of `lift` design pixels.

    It turns over on the way if its face changes, and comes to rest with a last turn of `spin` degrees. Pieces of the
    same `convoy` travel as one, turning together, on a way that bends by `bow` design pixels to its left.
    """

    piece: int
    duration: float
    delay: float = 0.0
    lift: float = 0.0
    spin: float = 0.0
    convoy: int | None = None
    bow: float = 0.0


@dataclass(frozen=True, slots=True)
class Depart:
    """A piece that is no longer on the table goes into the draw pile, face down."""

    piece: int
    duration: float
    delay: float = 0.0


class Sign(Enum):
    """Name what can be stamped on a seat."""

    SKIPPED = "skipped"
    CAUGHT = "caught"
    CHOSEN = "chosen"
    CHALLENGED = "challenged"
    PASSED = "passed"
    SAVED = "saved"


@dataclass(frozen=True, slots=True)
class Stamp:
    """A sign is stamped on a seat's plate."""

    seat: Seat
    sign: Sign
    duration: float


@dataclass(frozen=True, slots=True)
class CountUp:
    """A tag at a seat counts the cards it gets: `total` of them, `apart` from one to the next."""

    seat: Seat
    total: int
    apart: float
    duration: float


@dataclass(frozen=True, slots=True)
class Threat:
    """A tag at a seat shows the penalty that waits for it."""

    seat: Seat
    total: int
    duration: float


@dataclass(frozen=True, slots=True)
class Flood:
    """The ring round the discard pile fills with a colour."""

    before: Color | None
    color: Color | None
    duration: float
    delay: float = 0.0


@dataclass(frozen=True, slots=True)
class TurnRound:
    """The arrowheads on the ring turn round to `direction`."""

    direction: int
    duration: float


@dataclass(frozen=True, slots=True)
class PopTag:
    """The UNO! tag of a seat pops up."""

    seat: Seat
    duration: float


@dataclass(frozen=True, slots=True)
class Reveal:
    """The hand of the accused turns over towards the challenger; `hand` is None for everybody else.

    It stays for `reading` at least, however fast the table is. Its cards of `color` are what the accused could have
    played.
    """

    accused: Seat
    hand: tuple[Card, ...] | None
    guilty: bool
    duration: float
    reading: float
    color: Color | None = None


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """Every seat draws a card for the deal, `apart` from one to the next; the dealer's stands out."""

    draws: tuple[tuple[Seat, Card], ...]
    dealer: Seat
    apart: float
    duration: float


@dataclass(frozen=True, slots=True)
class Riffle:
    """The draw pile, or the gathered hands, are shuffled."""

    at_pile: bool
    duration: float
    delay: float = 0.0


@dataclass(frozen=True, slots=True)
class Win:
    """The winner's plate grows, and the points of every other hand fly to it: `points` by seat."""

    winner: Seat
    points: tuple[int, ...]
    before: int
    after: int
    duration: float


@dataclass(frozen=True, slots=True)
class Pause:
    """Nothing moves for a moment, so that what happened can be seen."""

    duration: float


Effect: TypeAlias = Stamp | CountUp | Threat | Flood | TurnRound | PopTag | Reveal | DealerDraw | Riffle | Win | Pause
"""A cue that is not the way of one piece."""

Cue: TypeAlias = Travel | Depart | Effect


def end_of(cue: Cue) -> float:
    """Return when a cue is over, from its beginning."""
    match cue:
        case Travel() | Depart() | Flood() | Riffle():
            return cue.delay + cue.duration
        case _:
            return cue.duration
