"""Asks before a match is left; staying is the default."""

from __future__ import annotations

from game.scenes.confirm import Act, Confirm, Doubt
from game.services import Services


class QuitConfirm(Confirm):
    """Answers whether to leave; `is_saved` tells what happens to the match."""

    def __init__(self, services: Services, *, is_saved: bool = False) -> None:
        super().__init__(services)
        self.is_saved = is_saved

    def doubt(self) -> Doubt:
        """Say what becomes of the match."""
        tr = self.tr
        return Doubt(
            tr._("Leave this game?"),
            tr._("It is saved after every move. You can continue it from the title.")
            if self.is_saved
            else tr._("The match ends here and is not kept."),
            "quit",
            "gold",
            Act("leave", tr._("Leave"), "leave"),
            Act("stay", tr._("Keep playing"), "play"),
        )
