"""Say what the table shows once an event has happened: it shows the past and catches up.

When all events are shown, what they led to agrees with the viewer's view.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar, assert_never

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
    Shown,
    TurnSkipped,
    TurnStarted,
    UnoCalled,
)
from game.rules.seat import Seat, seats_from
from game.table.tableau import SHOWN_DISCARDS, Piece, PieceMaker, Pieces, Tableau, empty_table

_T = TypeVar("_T")
_SETTLING: Final = (
    DrawCause.DRAW_TWO,
    DrawCause.WILD_DRAW_FOUR,
    DrawCause.STACK,
    DrawCause.CHALLENGE_LOST,
    DrawCause.BLUFF,
)
"""Why cards are drawn that settle the penalty that was pending."""


def after(table: Tableau, event: Event) -> Tableau:  # noqa: C901  # one exhaustive match over a closed union
    """Return what the table shows once an event has happened."""
    match event:
        case RoundStarted():
            return replace(
                empty_table(table.seats, table.viewer, table.deck_count, table.bottom),
                scores=table.scores,
                next_id=table.next_id,
            )
        case HandsDealt(first, hands):
            return _dealt(table, first, hands)
        case CardTurned(card):
            maker = PieceMaker(table.next_id)
            table = replace(table, draw_count=table.draw_count - 1, color=card.color)
            return replace(_discarded(table, maker.make((card,))), next_id=maker.next_id)
        case CardReturned():
            return replace(table, discards=table.discards[:-1], draw_count=table.draw_count + 1, color=None)
        case TurnStarted(seat):
            return replace(table, turn=seat, pending=0, has_drawn=False)
        case CardPlayed():
            return _played(table, event)
        case ColorNamed(_, color):
            return replace(table, color=color)
        case CardsDrawn():
            return _drawn(table, event)
        case PileRecycled(count):
            kept = table.discards[-1:]
            return replace(table, discards=kept, buried=0, draw_count=table.draw_count + count)
        case CardKept():
            return replace(table, has_drawn=False)
        case DirectionReversed(direction):
            return replace(table, direction=direction)
        case PenaltySet(seat, total):
            return replace(table, turn=seat, pending=total, has_drawn=False)
        case PenaltyCancelled(_, amount):
            return replace(table, pending=table.pending - amount)
        case UnoCalled(seat):
            return replace(table, called=_with(table.called, seat, True))
        case HandsSwapped(seat, other):
            return _swapped(table, seat, other)
        case HandsPassed(direction):
            count = table.seats
            return _moved(table, tuple(table.hands[(seat - direction) % count] for seat in range(count)))
        case HandsGathered():
            gathered = tuple(Piece(piece.id, None) for hand in table.hands for piece in hand)
            return replace(_moved(table, ((),) * table.seats), gathered=gathered)
        case CardsChosen(seat):
            return replace(table, has_chosen=_with(table.has_chosen, seat, True))
        case CardsPassed(direction, cards):
            return _passed(table, direction, cards)
        case ColorDiscarded(seat, cards):
            left, gone = _taken(table.hands[seat], cards)
            table = replace(table, hands=_with(table.hands, seat, left))
            return _trimmed(replace(table, discards=(*table.discards[:-1], *gone, *table.discards[-1:])))
        case RoundEnded(_, _, _, _, scores):
            return replace(table, turn=None, pending=0, has_drawn=False, scores=scores)
        case DealerDrawn() | NothingDrawn() | TurnSkipped() | PlayChallenged() | SeatCaught() | MatchEnded():
            return table
        case _:
            assert_never(event)


def _with(values: tuple[_T, ...], seat: int, value: _T) -> tuple[_T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _dealt(table: Tableau, first: Seat, hands: Sequence[Sequence[Shown]]) -> Tableau:
    """Fill the hands one card at a time from `first`, out of the gathered cards if there are any, else the pile."""
    maker = PieceMaker(table.next_id)
    total = sum(len(hand) for hand in hands)
    source = list(table.gathered) if table.gathered else list(maker.make((None,) * total))
    filled: list[list[Piece]] = [[] for _ in hands]
    for piece, seat in zip(source, deal_order(first, [len(hand) for hand in hands]), strict=True):
        filled[seat].append(Piece(piece.id, hands[seat][len(filled[seat])]))
    return replace(
        table,
        hands=tuple(tuple(hand) for hand in filled),
        gathered=(),
        draw_count=table.draw_count if table.gathered else table.draw_count - total,
        next_id=maker.next_id,
    )


def deal_order(first: Seat, counts: Sequence[int]) -> list[Seat]:
    """Return the seat of every card of a deal, one round after the other; a seat that has all of its own is passed."""
    order = seats_from(first, len(counts))
    return [seat for turn in range(max(counts, default=0)) for seat in order if counts[seat] > turn]


def _played(table: Tableau, event: CardPlayed) -> Tableau:
    hand = table.hands[event.seat]
    from_end = table.has_drawn and table.turn == event.seat
    piece = _piece_of(hand, event.card, from_end=from_end)
    color = event.color if event.card.is_wild else event.card.color
    table = replace(
        table,
        hands=_with(table.hands, event.seat, tuple(held for held in hand if held is not piece)),
        color=color,
        color_before=table.color if event.card.is_wild else None,
        has_drawn=False,
        called=_with(table.called, event.seat, False),
    )
    return _discarded(table, (Piece(piece.id, event.card),))


def _piece_of(hand: Pieces, played: Shown, *, from_end: bool = False) -> Piece:
    """Find the piece a card leaves a hand by: of alike cards the one received first, unless the drawn one is played.

    A hand whose cards the viewer does not know gives any piece; which one is nobody's knowledge.
    """
    if from_end:
        return hand[-1]
    for held in hand:
        if held.card is played and played is not None:
            return held
    hidden = [held for held in hand if held.card is None]
    return hidden[len(hidden) // 2] if hidden else hand[-1]


def _taken(hand: Pieces, cards: Sequence[Shown]) -> tuple[Pieces, Pieces]:
    """Take cards out of a hand, and return what stays and what was taken, its faces as given."""
    taken: list[Piece] = []
    for wanted in cards:
        piece = _piece_of(hand, wanted)
        hand = tuple(held for held in hand if held is not piece)
        taken.append(Piece(piece.id, wanted))
    return hand, tuple(taken)


def _drawn(table: Tableau, event: CardsDrawn) -> Tableau:
    maker = PieceMaker(table.next_id)
    hand = table.hands[event.seat] + maker.make(event.cards)
    return replace(
        table,
        hands=_with(table.hands, event.seat, hand),
        draw_count=table.draw_count - len(event.cards),
        has_drawn=event.cause is DrawCause.TURN,
        pending=0 if event.cause in _SETTLING else table.pending,
        next_id=maker.next_id,
    )


def _discarded(table: Tableau, pieces: Pieces) -> Tableau:
    return _trimmed(replace(table, discards=table.discards + pieces))


def _trimmed(table: Tableau) -> Tableau:
    surplus = max(0, len(table.discards) - SHOWN_DISCARDS)
    return replace(table, discards=table.discards[surplus:], buried=table.buried + surplus)


def _swapped(table: Tableau, seat: Seat, other: Seat) -> Tableau:
    hands = list(table.hands)
    hands[seat], hands[other] = hands[other], hands[seat]
    return _moved(table, tuple(hands))


def _moved(table: Tableau, hands: tuple[Pieces, ...]) -> Tableau:
    """Put hands into other places; a card that changes its owner turns face down, for events do not show it."""
    shown = tuple(
        hand if hand == table.hands[seat] else tuple(Piece(held.id, None) for held in hand)
        for seat, hand in enumerate(hands)
    )
    return replace(table, hands=shown, called=(False,) * table.seats)


def _passed(table: Tableau, direction: int, cards: Sequence[Sequence[Shown]]) -> Tableau:
    count = table.seats
    parted = [_taken(table.hands[seat], given) for seat, given in enumerate(cards)]
    hands = []
    for seat in range(count):
        received = parted[(seat - direction) % count][1]
        faces = received if seat == table.viewer else tuple(Piece(piece.id, None) for piece in received)
        hands.append(parted[seat][0] + faces)
    nobody = (False,) * count
    return replace(table, hands=tuple(hands), called=nobody, has_chosen=nobody)
