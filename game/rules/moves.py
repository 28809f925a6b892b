"""Say every decision anyone can face, as small values; the text form is in `notation`."""

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.cards import Card, Color
from game.rules.seat import Seat


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card; `color` goes with a wild, `target` with a card that needs a seat, `call` says UNO with it.

    `jump` plays it out of turn (RULES.md section 10).
    """

    seat: Seat
    card: Card
    color: Color | None = None
    target: Seat | None = None
    call: bool = False
    jump: bool = False


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Draw from the pile on one's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KeepCard:
    """Keep the playable card just drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakePenalty:
    """Accept the pending penalty."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChallengePlay:
    """Challenge the Wild Draw Four just played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NameColor:
    """Name the colour of a wild that was turned up first."""

    seat: Seat
    color: Color


@dataclass(frozen=True, slots=True)
class GiveCards:
    """Choose the cards to pass on (`pass_cards`), in the order they are handed over."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CallUno:
    """Call UNO after the play."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CatchSeat:
    """Catch a seat that went down to one card without calling."""

    seat: Seat
    caught: Seat


Move: TypeAlias = (
    PlayCard | DrawCard | KeepCard | TakePenalty | ChallengePlay | NameColor | GiveCards | CallUno | CatchSeat
)
