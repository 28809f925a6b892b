"""Say everything that can happen, in the past tense, as the truth knows it; `view.redact` decides who sees what.

In a redacted event a card the reader may not see is None. Sentences for people are made in `game.table`.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.rules.cards import Card, Color
from game.rules.seat import Seat

Shown: TypeAlias = Card | None
"""A card as one reader sees it: None is a card face down."""


class DrawCause(Enum):
    """Say why cards were drawn."""

    TURN = "turn"
    DRAW_TWO = "draw two"
    WILD_DRAW_FOUR = "wild draw four"
    STACK = "stack"
    CHALLENGE_LOST = "challenge lost"
    BLUFF = "bluff"
    CAUGHT = "caught"
    TABLE_RULE = "table rule"
    EMPTY_HAND = "empty hand"


class Ending(Enum):
    """Say how a round ended."""

    OUT = "out"
    BLOCKED = "blocked"


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """The first dealer was drawn for: `draws` holds every card drawn, in order, with the seat that drew it."""

    draws: tuple[tuple[Seat, Card], ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round began with a shuffled deck; `number` counts from 1."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """Cards were dealt one at a time, beginning with seat `first`; `hands` are in seat order, as received."""

    first: Seat
    hands: tuple[tuple[Shown, ...], ...]


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A card was turned from the draw pile to begin the discard pile; an `ignored` one is covered by the next."""

    card: Card
    ignored: bool


@dataclass(frozen=True, slots=True)
class CardReturned:
    """A turned Wild Draw Four went back and the draw pile was shuffled (first_card effect)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """It became this seat's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played; `left` is how many cards the player then held, before any effect."""

    seat: Seat
    card: Card
    color: Color | None
    target: Seat | None
    jump: bool
    left: int


@dataclass(frozen=True, slots=True)
class ColorNamed:
    """A colour was named for a wild that had been turned up first."""

    seat: Seat
    color: Color


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A seat drew cards, maybe fewer than it had to: what exists is drawn and the rest forgiven."""

    seat: Seat
    cards: tuple[Shown, ...]
    cause: DrawCause


@dataclass(frozen=True, slots=True)
class PileRecycled:
    """Everything beneath the top of the discard pile was shuffled into a new draw pile of `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class NothingDrawn:
    """A seat had to draw and nothing was left to draw: its turn passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardKept:
    """A seat kept the playable card it had drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A seat lost its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DirectionReversed:
    """The direction of play flipped and is now `direction`: +1 clockwise, -1 counterclockwise."""

    direction: int


@dataclass(frozen=True, slots=True)
class PenaltySet:
    """A penalty of `total` cards now waits for the answer of `seat`."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class PenaltyCancelled:
    """A jump-in covered the card that attacked `seat`, so that `amount` cards of its penalty are not paid."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class PlayChallenged:
    """A Wild Draw Four was challenged; the challenger alone sees the accused `hand` as it was at the play."""

    challenger: Seat
    accused: Seat
    guilty: bool
    hand: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class UnoCalled:
    """A seat called UNO, with its play or right after it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatCaught:
    """A seat was caught with one card and no call."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class HandsSwapped:
    """Two seats swapped their hands."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """Every hand moved one seat: +1 to the left (clockwise), -1 to the right."""

    direction: int


@dataclass(frozen=True, slots=True)
class HandsGathered:
    """All hands were gathered and shuffled to be dealt anew by `seat`."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsChosen:
    """A seat chose the cards it will pass on."""

    seat: Seat
    cards: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """The chosen cards moved one seat in `direction`; `cards[i]` left seat i."""

    direction: int
    cards: tuple[tuple[Shown, ...], ...]


@dataclass(frozen=True, slots=True)
class ColorDiscarded:
    """A seat's cards of the named colour went under the wild it had played."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round ended; `hands` lie open, `points` were scored in it, `scores` are the totals after it."""

    ending: Ending
    winner: Seat | None
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match ended; equal totals share the win."""

    winners: tuple[Seat, ...]


Event: TypeAlias = (
    DealerDrawn
    | RoundStarted
    | HandsDealt
    | CardTurned
    | CardReturned
    | TurnStarted
    | CardPlayed
    | ColorNamed
    | CardsDrawn
    | PileRecycled
    | NothingDrawn
    | CardKept
    | TurnSkipped
    | DirectionReversed
    | PenaltySet
    | PenaltyCancelled
    | PlayChallenged
    | UnoCalled
    | SeatCaught
    | HandsSwapped
    | HandsPassed
    | HandsGathered
    | CardsChosen
    | CardsPassed
    | ColorDiscarded
    | RoundEnded
    | MatchEnded
)
