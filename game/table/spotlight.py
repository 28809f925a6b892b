"""Say which cards of the viewer's hand stand out: what may be played is raised, the rest dimmed; pure."""

from game.rules.cards import WILD_DRAW_FOUR
from game.rules.moves import PlayCard
from game.rules.ruleset import Wild4
from game.rules.state import Phase
from game.rules.view import PlayerView
from game.table.hand import Emphasis
from game.table.tableau import Piece, Tableau


def playable(view: PlayerView, table: Tableau) -> frozenset[int]:
    """Return the pieces of the viewer's hand that may be played now, in turn or by jumping in."""
    if view.seat is None:
        return frozenset()
    hand = table.hands[view.seat]
    cards = {move.card for move in view.legal_moves if isinstance(move, PlayCard)}
    if view.phase is Phase.DRAWN and view.turn == view.seat:
        return frozenset(piece.id for piece in hand[-1:] if piece.card in cards)
    return frozenset(piece.id for piece in hand if piece.card in cards)


def emphasis(view: PlayerView, table: Tableau, lifted: int | None) -> Emphasis:
    """Return what stands out at rest; nothing is dimmed while the viewer has no choice among the cards."""
    raised = playable(view, table)
    chooses = view.seat is not None and view.turn == view.seat
    if view.phase in (Phase.PENALTY, Phase.COLOR, Phase.GIVE, Phase.OVER) and not raised:
        chooses = False
    dimmed = frozenset(piece.id for piece in _hand(view, table) if piece.id not in raised) if chooses else frozenset()
    return Emphasis(raised, dimmed, lifted)


def bluffs(view: PlayerView, table: Tableau) -> frozenset[int]:
    """Return the pieces that may be played but could be challenged with success."""
    if view.rules.wild4 is not Wild4.CHALLENGE or view.color is None:
        return frozenset()
    hand = _hand(view, table)
    if not any(piece.card is not None and piece.card.color is view.color for piece in hand):
        return frozenset()
    allowed = playable(view, table)
    return frozenset(piece.id for piece in hand if piece.card is WILD_DRAW_FOUR and piece.id in allowed)


def _hand(view: PlayerView, table: Tableau) -> tuple[Piece, ...]:
    return () if view.seat is None else table.hands[view.seat]
