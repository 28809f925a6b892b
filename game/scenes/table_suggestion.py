"""Marks what the coach would play, when it is asked for; looks at what the viewer has seen and at nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.policy import answers
from game.rules.moves import CatchSeat, ChallengePlay, DrawCard, KeepCard, Move, PlayCard, TakePenalty
from game.rules.state import Phase
from game.rules.view import PlayerView
from game.scenes.table_feed import TableFeed
from game.services import Services
from game.table.advice import Hint
from game.table.tableau import Piece
from game.table.words import Names


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What to do in one position, in words, and what is marked for it: a piece of the hand, or a control by name."""

    view: PlayerView
    move: Move
    words: Hint
    piece: int | None = None
    control: str = ""


def advised_move(services: Services, feed: TableFeed) -> Move | None:
    """Give what the coach would do for the viewer at once; None where there is nothing to decide."""
    from game.scenes.coach_advice import Coach

    if not answers(feed.view):
        return None
    seen = feed.match.events_since(0, feed.viewer)
    advice = Coach(services.policies(), feed.view, seen).advice
    return None if advice is None else advice.best.move


def suggestion(services: Services, feed: TableFeed, names: Names, hand: tuple[Piece, ...]) -> Suggestion | None:
    """Suggest something for the position of now; None where the viewer has nothing to decide."""
    move = advised_move(services, feed)
    return None if move is None else suggested(services, feed.view, names, hand, move)


def suggested(services: Services, view: PlayerView, names: Names, hand: tuple[Piece, ...], move: Move) -> Suggestion:
    """Suggest a move of the viewer."""
    from game.scenes.coach_words import move_words

    tr = services.translator
    words = Hint(tr._("Suggestion"), move_words(tr, names, view, move))
    piece = _piece(view, move, hand) if isinstance(move, PlayCard) else None
    return Suggestion(view, move, words, piece, _control(view, move))


def _piece(view: PlayerView, move: PlayCard, hand: tuple[Piece, ...]) -> int | None:
    """Find the card in the hand: the one just drawn, where only that may be played."""
    held = [piece.id for piece in hand if piece.card is move.card]
    return None if not held else held[-1] if view.phase is Phase.DRAWN else held[0]


def _control(view: PlayerView, move: Move) -> str:
    match move:
        case DrawCard():
            return "pile"
        case KeepCard():
            return "keep"
        case TakePenalty():
            return "take" if view.phase is Phase.PENALTY else "pile"
        case ChallengePlay():
            return "challenge"
        case CatchSeat(_, caught):
            return f"catch_{caught}"
        case _:
            return ""
