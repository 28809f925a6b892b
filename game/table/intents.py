"""Compare what a person wants with what the rules allow: no move, one move, or a question that chooses among many."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from game.rules.cards import Card, Color
from game.rules.legal import Reason
from game.rules.moves import (
    CallUno,
    CatchSeat,
    ChallengePlay,
    DrawCard,
    GiveCards,
    KeepCard,
    Move,
    NameColor,
    PlayCard,
    TakePenalty,
)
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class SelectCard:
    """Play this card, in turn or by jumping in; `call` says UNO with it if that is possible.

    `color` and `target` are what was chosen for it so far.
    """

    card: Card
    call: bool = False
    color: Color | None = None
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class UsePile:
    """Draw from the pile, or take the penalty that waits."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the card just drawn."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the penalty."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Challenge the Wild Draw Four."""


@dataclass(frozen=True, slots=True)
class SayUno:
    """Call UNO after the play."""


@dataclass(frozen=True, slots=True)
class Catch:
    """Catch a seat, or whoever can be caught."""

    seat: Seat | None = None


Intent: TypeAlias = SelectCard | UsePile | Keep | Take | Challenge | SayUno | Catch


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing can be done, for a reason; `card` is the one that was tried."""

    reason: Reason
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Ready:
    """There is one move to make."""

    move: Move


@dataclass(frozen=True, slots=True)
class AskColor:
    """The colour has to be named first; `plays` are the moves to choose among."""

    plays: tuple[PlayCard, ...]


@dataclass(frozen=True, slots=True)
class AskTarget:
    """Another seat has to be chosen first; `plays` are the moves to choose among."""

    plays: tuple[PlayCard, ...]


Outcome: TypeAlias = Refused | Ready | AskColor | AskTarget


def resolve(intent: Intent, view: PlayerView) -> Outcome:
    """Return what an intent comes to in this position."""
    match intent:
        case SelectCard():
            return _resolve_card(intent, view)
        case UsePile():
            return _first(view, lambda move: isinstance(move, DrawCard | TakePenalty), _why_not_draw(view))
        case Keep():
            return _first(view, lambda move: isinstance(move, KeepCard), _why_not_keep(view))
        case Take():
            return _first(view, lambda move: isinstance(move, TakePenalty), Reason.NO_PENALTY)
        case Challenge():
            return _first(view, lambda move: isinstance(move, ChallengePlay), Reason.NO_CHALLENGE)
        case SayUno():
            return _first(view, lambda move: isinstance(move, CallUno), Reason.NO_CALL_DUE)
        case Catch(seat):
            return _first(
                view,
                lambda move: isinstance(move, CatchSeat) and seat in (None, move.caught),
                Reason.NOBODY_TO_CATCH,
            )
        case _:
            assert_never(intent)


def narrow(plays: Sequence[PlayCard]) -> Outcome:
    """Return the next question about moves that play one card, or the move once they differ in nothing.

    Raises:
        ValueError: there are no moves.
    """
    if not plays:
        raise ValueError("there is no move to choose among")
    if len({play.color for play in plays}) > 1:
        return AskColor(tuple(plays))
    if len({play.target for play in plays}) > 1:
        return AskTarget(tuple(plays))
    return Ready(plays[0])


def can_say_uno_with_a_play(view: PlayerView) -> bool:
    """Tell whether some play now could carry the call."""
    return any(isinstance(move, PlayCard) and move.call for move in view.legal_moves)


def choices(view: PlayerView) -> tuple[NameColor | GiveCards, ...]:
    """Return the moves that answer a question put to the viewer without a card of theirs being tried."""
    return tuple(move for move in view.legal_moves if isinstance(move, NameColor | GiveCards))


def _resolve_card(wish: SelectCard, view: PlayerView) -> Outcome:
    plays = [move for move in view.legal_moves if isinstance(move, PlayCard) and _is_meant(move, wish)]
    if not plays:
        return Refused(_why_not_play(wish.card, view), wish.card)
    in_turn = [play for play in plays if not play.jump] or plays
    said = [play for play in in_turn if play.call is wish.call] or in_turn
    return narrow(said)


def _is_meant(play: PlayCard, wish: SelectCard) -> bool:
    return play.card is wish.card and wish.color in (None, play.color) and wish.target in (None, play.target)


def _first(view: PlayerView, wanted: Callable[[Move], bool], reason: Reason) -> Outcome:
    for move in view.legal_moves:
        if wanted(move):
            return Ready(move)
    return Refused(reason)


def _why_not_play(card: Card, view: PlayerView) -> Reason:
    if view.phase is Phase.OVER:
        return Reason.ROUND_OVER
    if view.phase is Phase.GIVE:
        chosen = view.seat is not None and view.has_chosen[view.seat]
        return Reason.HAS_CHOSEN if chosen else Reason.CHOOSE_CARDS_FIRST
    if view.turn != view.seat:
        return Reason.NO_JUMP_IN if view.jump_open and not view.top.is_wild else Reason.NOT_YOUR_TURN
    if view.phase is not Phase.PLAY:
        return _WRONG_PHASE[view.phase]
    return Reason.WOULD_BLUFF if card.is_wild else Reason.NO_MATCH


_WRONG_PHASE = {
    Phase.DRAWN: Reason.NOT_THE_DRAWN_CARD,
    Phase.PENALTY: Reason.ANSWER_THE_PENALTY,
    Phase.COLOR: Reason.NAME_A_COLOR_FIRST,
}


def _why_not_draw(view: PlayerView) -> Reason:
    if view.phase is Phase.OVER:
        return Reason.ROUND_OVER
    if view.phase is Phase.GIVE:
        return Reason.CHOOSE_CARDS_FIRST
    if view.turn != view.seat:
        return Reason.NOT_YOUR_TURN
    return Reason.MUST_PLAY if view.phase is Phase.PLAY else _WRONG_PHASE[view.phase]


def _why_not_keep(view: PlayerView) -> Reason:
    return Reason.MUST_PLAY if view.phase is Phase.DRAWN and view.turn == view.seat else Reason.NOTHING_DRAWN
