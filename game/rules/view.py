"""Build what a seat may know, by naming it: the only way out of the rules for hidden information."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from game.rules.cards import Card, Color
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
    Shown,
    TurnSkipped,
    TurnStarted,
    UnoCalled,
)
from game.rules.legal import legal_moves
from game.rules.moves import Move
from game.rules.ruleset import Ruleset
from game.rules.seat import Seat, all_seats
from game.rules.state import GameState, Phase


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Hold everything one seat may know of a position; `seat` None is an onlooker, who sees what all see.

    `hand` is in the order its cards were received; `discards` from bottom to top; `drawn` is the playable card the
    seat has just drawn. `accused` played the Wild Draw Four on top, `color_before` was in force before it.
    `uncalled` may still be caught; `jump_open` tells that a card was just played and a jump-in may still come,
    whoever holds what. `has_chosen` says who has chosen cards to pass on.
    """

    seat: Seat | None
    rules: Ruleset
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    discards: tuple[Card, ...]
    draw_count: int
    color: Color | None
    direction: int
    turn: Seat | None
    dealer: Seat
    phase: Phase
    pending: int
    drawn: Card | None
    accused: Seat | None
    color_before: Color | None
    uncalled: Seat | None
    called: tuple[bool, ...]
    jump_open: bool
    has_chosen: tuple[bool, ...]
    round_number: int
    scores: tuple[int, ...]
    legal_moves: tuple[Move, ...]

    @property
    def top(self) -> Card:
        """Return the card on the discard pile that counts."""
        return self.discards[-1]

    @property
    def seats(self) -> int:
        """Return how many seats are at the table."""
        return len(self.counts)

    def seat_after(self, seat: Seat, steps: int = 1) -> Seat:
        """Return the seat so many places on in the direction of play."""
        return Seat((seat + self.direction * steps) % self.seats)


def view(state: GameState, seat: Seat | None) -> PlayerView:
    """Return what a seat may know of this position."""
    accusation = state.accusation
    own_draw = state.phase is Phase.DRAWN and seat is not None and seat == state.turn
    return PlayerView(
        seat=seat,
        rules=state.rules,
        hand=() if seat is None else tuple(state.hands[seat]),
        counts=tuple(len(hand) for hand in state.hands),
        discards=tuple(state.discard_pile),
        draw_count=len(state.draw_pile),
        color=state.color,
        direction=state.direction,
        turn=state.turn,
        dealer=state.dealer,
        phase=state.phase,
        pending=state.pending,
        drawn=state.hands[seat][-1] if own_draw and seat is not None else None,
        accused=accusation.seat if accusation else None,
        color_before=accusation.color if accusation else None,
        uncalled=state.uncalled,
        called=tuple(state.has_called(other) for other in all_seats(state.seats)),
        jump_open=_jump_open(state),
        has_chosen=tuple(cards is not None for cards in state.given),
        round_number=state.round_number,
        scores=tuple(state.scores),
        legal_moves=() if seat is None else tuple(legal_moves(state, seat)),
    )


def _jump_open(state: GameState) -> bool:
    """Tell what all know: a card was just played that its twin may cover, whoever holds it."""
    if not (state.jumpable and state.rules.jump_in) or state.phase not in (Phase.PLAY, Phase.PENALTY):
        return False
    return not state.top.is_wild


def redact(event: Event, reader: Seat | None) -> Event:
    """Return an event as one reader may see it; reader None sees what all see."""
    match event:
        case HandsDealt(_, hands):
            return replace(event, hands=tuple(_own(hand, seat == reader) for seat, hand in enumerate(hands)))
        case CardsDrawn(seat, cards) | CardsChosen(seat, cards):
            return replace(event, cards=_own(cards, seat == reader))
        case CardsPassed(direction, passed):
            shown = (
                _own(cards, reader is not None and reader in (seat, (seat + direction) % len(passed)))
                for seat, cards in enumerate(passed)
            )
            return replace(event, cards=tuple(shown))
        case PlayChallenged(challenger):
            return event if challenger == reader else replace(event, hand=None)
        case (
            DealerDrawn()
            | RoundStarted()
            | CardTurned()
            | CardReturned()
            | TurnStarted()
            | CardPlayed()
            | ColorNamed()
            | PileRecycled()
            | NothingDrawn()
            | CardKept()
            | TurnSkipped()
            | DirectionReversed()
            | PenaltySet()
            | PenaltyCancelled()
            | UnoCalled()
            | SeatCaught()
            | HandsSwapped()
            | HandsPassed()
            | HandsGathered()
            | ColorDiscarded()
            | RoundEnded()
            | MatchEnded()
        ):
            return event
        case _:
            assert_never(event)


def redact_all(events: Iterable[Event], reader: Seat | None) -> tuple[Event, ...]:
    """Return events as one reader may see them."""
    return tuple(redact(event, reader) for event in events)


def _own(cards: tuple[Shown, ...], visible: bool) -> tuple[Shown, ...]:
    return cards if visible else (None,) * len(cards)
