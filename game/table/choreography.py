"""Say what can be seen of every event: which pieces go where and what else shows; plain values, no clock.

The tables before and after the event say what moved; the layout says where to. Durations come from the theme.
"""

from collections.abc import Iterable, Mapping
from typing import Final, assert_never

from game.rules.cards import total_points
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
from game.rules.seat import Seat, all_seats
from game.table.aftermath import deal_order
from game.table.cues import (
    CountUp,
    Cue,
    DealerDraw,
    Depart,
    Flood,
    Pause,
    PopTag,
    Reveal,
    Riffle,
    Sign,
    Stamp,
    Threat,
    Travel,
    TurnRound,
    Win,
)
from game.table.tableau import Piece, Tableau

_LONGEST_DEAL: Final = 2000.0
_READ_A_HAND: Final = 1500.0
_READ_A_CARD: Final = 280.0
_LONGEST_READING: Final = 7000.0
_SEE_THE_DEALER: Final = 1500.0
_SPIN: Final = 7.0
_HANDS_APART: Final = 45.0
_SWAP_BOW: Final = 150.0
_PASS_BOW: Final = 90.0


def choreograph(  # noqa: C901  # one exhaustive match over a closed union
    event: Event, before: Tableau, after: Tableau, motion: Mapping[str, float]
) -> tuple[Cue, ...]:
    """Return the cues of an event; all begin together, each after its own delay."""
    match event:
        case DealerDrawn(draws, dealer):
            apart = min(160.0, _LONGEST_DEAL / max(1, len(draws)))
            return (DealerDraw(draws, dealer, apart, apart * len(draws) + motion["draw"] + _SEE_THE_DEALER),)
        case RoundStarted():
            left = [piece for pile in (*before.hands, before.discards) for piece in pile]
            gone = tuple(Depart(piece.id, motion["draw"]) for piece in left)
            return (*gone, Riffle(at_pile=True, duration=motion["riffle"]))
        case HandsDealt(first):
            return _deal(first, after, motion)
        case CardTurned(card):
            fly = Travel(after.discards[-1].id, motion["play"], lift=30, spin=_SPIN)
            return (fly, Flood(before.color, card.color, motion["ring"], motion["play"] * 0.7))
        case CardReturned():
            gone = tuple(Depart(piece.id, motion["draw"]) for piece in before.discards[-1:])
            return (*gone, Riffle(at_pile=True, duration=motion["riffle"]))
        case CardPlayed():
            return _play(event, before, after, motion)
        case ColorNamed():
            return (Flood(before.color, after.color, motion["ring"]),)
        case CardsDrawn():
            return _draw(event, before, after, motion)
        case PileRecycled():
            gone = tuple(Depart(piece.id, motion["draw"], i * 40.0) for i, piece in enumerate(before.discards[:-1]))
            return (*gone, Riffle(at_pile=True, duration=motion["riffle"]))
        case NothingDrawn(seat):
            return (Stamp(seat, Sign.PASSED, motion["skip"]),)
        case CardKept():
            return (Pause(motion["fade"]),)
        case TurnSkipped(seat):
            return (Stamp(seat, Sign.SKIPPED, motion["skip"]),)
        case DirectionReversed(direction):
            return (TurnRound(direction, motion["reverse"]),)
        case PenaltySet(seat, total):
            return (Threat(seat, total, motion["uno"]),)
        case PenaltyCancelled(seat):
            return (Stamp(seat, Sign.SAVED, motion["skip"]),)
        case PlayChallenged(_, accused, guilty, hand):
            if hand is None:
                return (Stamp(accused, Sign.CHALLENGED, motion["reveal"] * 2),)
            reading = min(_LONGEST_READING, _READ_A_HAND + _READ_A_CARD * max(4, len(hand)))
            return (Reveal(accused, hand, guilty, motion["reveal"] * 2 + reading, reading, before.color_before),)
        case UnoCalled(seat):
            return (PopTag(seat, motion["uno"]),)
        case SeatCaught(seat):
            return (Stamp(seat, Sign.CAUGHT, motion["catch"] * 1.6),)
        case HandsSwapped(seat, other):
            return _hands_travel((seat, other), after, motion["swap"], bow=_SWAP_BOW)
        case HandsPassed(direction):
            return _hands_travel(all_seats(after.seats), after, motion["swap"], bow=_PASS_BOW * direction)
        case HandsGathered():
            return _gather(before, motion)
        case CardsChosen(seat):
            return (Stamp(seat, Sign.CHOSEN, motion["fade"] * 2),)
        case CardsPassed():
            return _together(_changed_owner(before, after), motion["swap"], lift=60, apart=30)
        case ColorDiscarded():
            held = {piece.id for hand in before.hands for piece in hand}
            put = [piece for piece in after.discards if piece.id in held]
            return _together(put, motion["play"], lift=20, apart=60)
        case RoundEnded():
            return _end(event, before, motion)
        case TurnStarted() | MatchEnded():
            return ()
        case _:
            assert_never(event)


def _deal(first: Seat, after: Tableau, motion: Mapping[str, float]) -> tuple[Cue, ...]:
    order = deal_order(first, [len(hand) for hand in after.hands])
    apart = min(motion["deal-apart"], _LONGEST_DEAL / max(1, len(order)))
    dealt = [0] * after.seats
    cues = []
    for number, seat in enumerate(order):
        cues.append(Travel(after.hands[seat][dealt[seat]].id, motion["deal"], number * apart))
        dealt[seat] += 1
    return tuple(cues)


def _play(event: CardPlayed, before: Tableau, after: Tableau, motion: Mapping[str, float]) -> tuple[Cue, ...]:
    fly = Travel(after.discards[-1].id, motion["play"], lift=54, spin=_SPIN if event.seat % 2 else -_SPIN)
    if before.color is after.color:
        return (fly, Pause(motion["play"] + 60))
    delay = motion["play"] * (0.9 if event.card.is_wild else 0.5)
    return (fly, Flood(before.color, after.color, motion["ring"], delay))


def _draw(event: CardsDrawn, before: Tableau, after: Tableau, motion: Mapping[str, float]) -> tuple[Cue, ...]:
    held = len(before.hands[event.seat])
    drawn = after.hands[event.seat][held:]
    if event.cause is DrawCause.TURN:
        apart = motion["deal-apart"] * 2
        return tuple(Travel(piece.id, motion["draw"], i * apart, lift=24) for i, piece in enumerate(drawn))
    apart = min(motion["penalty-apart"], _LONGEST_DEAL / max(1, len(drawn)))
    fly = tuple(Travel(piece.id, motion["penalty"], i * apart, lift=24) for i, piece in enumerate(drawn))
    lasts = apart * len(drawn) + motion["penalty"] + motion["skip"] * 0.6
    return (*fly, CountUp(event.seat, len(drawn), apart, lasts))


def _together(pieces: Iterable[Piece], duration: float, *, lift: float, apart: float = 0.0) -> tuple[Cue, ...]:
    return tuple(Travel(piece.id, duration, i * apart, lift=lift) for i, piece in enumerate(pieces))


def _hands_travel(seats: Iterable[Seat], after: Tableau, duration: float, *, bow: float) -> tuple[Cue, ...]:
    """Let whole hands travel to the seats that have them now."""
    return tuple(Travel(piece.id, duration, convoy=seat, bow=bow) for seat in seats for piece in after.hands[seat])


def _gather(before: Tableau, motion: Mapping[str, float]) -> tuple[Cue, ...]:
    """Collect one hand after the other, each as a whole, and riffle them."""
    fly = tuple(
        Travel(piece.id, motion["gather"], seat * _HANDS_APART, convoy=seat)
        for seat, hand in enumerate(before.hands)
        for piece in hand
    )
    gathered = motion["gather"] + _HANDS_APART * (before.seats - 1)
    return (*fly, Riffle(at_pile=False, duration=motion["riffle"], delay=gathered))


def _changed_owner(before: Tableau, after: Tableau) -> list[Piece]:
    return [
        piece
        for seat, hand in enumerate(after.hands)
        for piece in hand
        if all(held.id != piece.id for held in before.hands[seat])
    ]


def _end(event: RoundEnded, before: Tableau, motion: Mapping[str, float]) -> tuple[Cue, ...]:
    if event.winner is None:
        return (Pause(motion["points"]),)
    is_lump = event.points[event.winner] > 0  # otherwise every seat keeps its own
    points = tuple(total_points(hand) if is_lump else 0 for hand in event.hands)
    was, now = before.scores[event.winner], event.scores[event.winner]
    return (Win(event.winner, points, was, now, motion["plate"] + motion["points"] * 2),)
