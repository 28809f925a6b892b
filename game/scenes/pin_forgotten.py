"""Asks whether a bot is to play on for a person who has forgotten the PIN of their cards: nobody else may open them."""

from __future__ import annotations

from game.scenes.confirm import Act, Confirm, Doubt
from game.services import Services


class PinForgotten(Confirm):
    """Asks it about the person of a name."""

    def __init__(self, services: Services, name: str) -> None:
        super().__init__(services)
        self._name = name

    def doubt(self) -> Doubt:
        """Say that a bot plays until other cards are dealt."""
        tr = self.tr
        sentence = tr._(
            "A bot plays {name}’s cards until the round ends. Then {name} comes back and chooses a new PIN.",
            name=self._name,
        )
        return Doubt(
            heading=tr._("PIN forgotten?"),
            sentence=sentence,
            icon="eye",
            tint="gold",
            act=Act("rest", tr._("Let a bot play on"), "bot"),
            refrain=Act("back", tr._("Back"), "left"),
        )
