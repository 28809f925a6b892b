"""Hold what the table shows at one moment; knows no places and no pixels.

A `Piece` keeps its identity while its card changes places, so that it can be seen to move. `aftermath` says what the
table shows after an event, `tableau_of` what it shows in a position.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from game.rules.cards import Color
from game.rules.events import Shown
from game.rules.seat import CLOCKWISE, Seat
from game.rules.state import Phase
from game.rules.view import PlayerView

SHOWN_DISCARDS: Final = 4


@dataclass(frozen=True, slots=True)
class Piece:
    """One card on the table: `card` is what the viewer sees of it, None if it lies face down."""

    id: int
    card: Shown


Pieces: TypeAlias = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Tableau:
    """Everything the table shows; hands are in seat order, each in the order its cards were received.

    `viewer` sees its own hand, `bottom` is the seat drawn along the bottom edge. `discards` are the last few, bottom to
    top, above `buried` others. `gathered` are the hands while they are shuffled. `has_drawn` tells that the last card
    of the seat on turn was just drawn and may be played. `color_before` was in force before the last wild.
    """

    viewer: Seat | None
    bottom: Seat
    hands: tuple[Pieces, ...]
    discards: Pieces
    buried: int
    gathered: Pieces
    draw_count: int
    deck_count: int
    color: Color | None
    direction: int
    turn: Seat | None
    pending: int
    has_drawn: bool
    called: tuple[bool, ...]
    has_chosen: tuple[bool, ...]
    scores: tuple[int, ...]
    next_id: int
    color_before: Color | None = None

    @property
    def seats(self) -> int:
        """Return how many seats are at the table."""
        return len(self.hands)

    def has_called(self, seat: Seat) -> bool:
        """Tell whether a seat holds a single card and has called it."""
        return self.called[seat] and len(self.hands[seat]) == 1

    def place_of(self, piece: int) -> Seat | None:
        """Return whose hand a piece is in, None if it is in none."""
        for seat, hand in enumerate(self.hands):
            if any(held.id == piece for held in hand):
                return Seat(seat)
        return None


def empty_table(seats: int, viewer: Seat | None, deck_count: int, bottom: Seat | None = None) -> Tableau:
    """Return a table before the first deal."""
    nobody = (False,) * seats
    return Tableau(
        viewer=viewer,
        bottom=bottom if bottom is not None else viewer if viewer is not None else Seat(0),
        hands=((),) * seats,
        discards=(),
        buried=0,
        gathered=(),
        draw_count=deck_count,
        deck_count=deck_count,
        color=None,
        direction=CLOCKWISE,
        turn=None,
        pending=0,
        has_drawn=False,
        called=nobody,
        has_chosen=nobody,
        scores=(0,) * seats,
        next_id=1,
    )


def tableau_of(view: PlayerView, before: Tableau | None = None, bottom: Seat | None = None) -> Tableau:
    """Return what the table shows in a position, keeping the pieces that `before` has in the same places."""
    if before is None or before.seats != view.seats:
        before = empty_table(view.seats, view.seat, len(view.rules.cards), bottom)
    maker = PieceMaker(before.next_id)
    shown = view.discards[-SHOWN_DISCARDS:]
    hands = tuple(
        _matched(before.hands[seat], view.hand if seat == view.seat else (None,) * count, maker)
        for seat, count in enumerate(view.counts)
    )
    return replace(
        before,
        viewer=view.seat,
        bottom=bottom if bottom is not None else view.seat if view.seat is not None else before.bottom,
        hands=hands,
        discards=_matched(before.discards, shown, maker, from_top=True),
        buried=len(view.discards) - len(shown),
        gathered=(),
        draw_count=view.draw_count,
        color=view.color,
        direction=view.direction,
        turn=view.turn,
        pending=view.pending,
        has_drawn=view.phase is Phase.DRAWN,
        called=view.called,
        has_chosen=view.has_chosen or (False,) * view.seats,
        scores=view.scores,
        next_id=maker.next_id,
    )


def covered(table: Tableau, shown: Sequence[Piece]) -> Tableau:
    """Return a table whose hands all lie face down; the bottom hand's pieces stay where they are `shown`."""
    hands = [tuple(Piece(held.id, None) for held in hand) for hand in table.hands]
    hands[table.bottom] = tuple(Piece(held.id, None) for held in shown)
    return replace(table, viewer=None, hands=tuple(hands))


def uncovered(table: Tableau, before: Sequence[Piece], shown: Sequence[Piece]) -> Tableau:
    """Return a table whose bottom hand turns over where it lies: from left to right `before` and `shown`."""
    ids = {new.id: old.id for old, new in zip(before, shown, strict=True)}
    hand = tuple(Piece(ids[held.id], held.card) for held in table.hands[table.bottom])
    return replace(table, hands=(*table.hands[: table.bottom], hand, *table.hands[table.bottom + 1 :]))


class PieceMaker:
    """Numbers new pieces."""

    def __init__(self, next_id: int) -> None:
        self.next_id = next_id

    def make(self, cards: Iterable[Shown]) -> Pieces:
        """Make a new piece of every card."""
        made = tuple(Piece(self.next_id + i, card) for i, card in enumerate(cards))
        self.next_id += len(made)
        return made


def _matched(before: Pieces, cards: Sequence[Shown], maker: PieceMaker, *, from_top: bool = False) -> Pieces:
    """Give cards the pieces that lay there before, counted from the bottom or from the top."""
    missing = max(0, len(cards) - len(before))
    if from_top:
        kept = before[len(before) - (len(cards) - missing) :]
        pieces = (*maker.make(cards[:missing]), *kept)
    else:
        pieces = (*before[: len(cards)], *maker.make(cards[len(cards) - missing :]))
    return tuple(
        piece if piece.card is card else Piece(piece.id, card) for piece, card in zip(pieces, cards, strict=True)
    )
