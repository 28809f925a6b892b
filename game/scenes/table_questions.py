"""Say which question a position puts to the viewer, and make it go away when the position has passed."""

from __future__ import annotations

from typing import Any, ClassVar

from game.rules.moves import ChallengePlay, GiveCards, NameColor, PlayCard, TakePenalty
from game.rules.state import Phase
from game.rules.view import PlayerView
from game.ui.compositor import Canvas
from game.ui.scene import Change, Pop, Scene


class Dismissal(Scene[None]):
    """Takes the questions above the table away: pushed by the table, it leaves again at once."""

    opaque: ClassVar[bool] = False
    holds_below: ClassVar[bool] = False

    def update(self, dt: float) -> Change[None]:
        """Leave."""
        return Pop(None)

    def draw(self, canvas: Canvas) -> None:
        """Declare nothing."""


def asks_for_color(view: PlayerView) -> bool:
    """Tell whether the viewer has to name the colour of a wild turned up first."""
    return any(isinstance(move, NameColor) for move in view.legal_moves)


def asks_for_cards(view: PlayerView) -> bool:
    """Tell whether the viewer has to choose cards to pass on."""
    return any(isinstance(move, GiveCards) for move in view.legal_moves)


def asks_about_penalty(view: PlayerView) -> bool:
    """Tell whether there is more to do about a penalty than to take it."""
    if view.phase is not Phase.PENALTY or not any(isinstance(move, TakePenalty) for move in view.legal_moves):
        return False
    return any(
        isinstance(move, ChallengePlay) or (isinstance(move, PlayCard) and not move.jump) for move in view.legal_moves
    )


def position_key(view: PlayerView) -> tuple[Any, ...]:
    """Return what makes a question of the position the same question."""
    return (view.round_number, view.phase, view.turn, view.pending, view.top, len(view.discards), view.counts)
