"""Small cards that drift slowly behind the title, and come to rest some while after the last input."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import Card, card

REST_AFTER_MS = 20_000.0
_SLOWING_MS = 4_000.0


@dataclass(frozen=True, slots=True)
class DriftingCard:
    """A card that rises or sinks: places as shares of the region it drifts in, size as a share of a card's width."""

    card: Card | None
    x: float
    y: float
    scale: float
    turn: float
    speed: float


FLOCK = (
    DriftingCard(card("rS"), 0.22, 0.09, 0.50, -24, -15),
    DriftingCard(card("g2"), 0.87, 0.24, 0.52, 22, 19),
    DriftingCard(card("y8"), 0.13, 0.90, 0.50, -14, -21),
    DriftingCard(None, 0.96, 0.74, 0.56, -18, -17),
    DriftingCard(card("bR"), 0.56, 0.06, 0.46, 12, 16),
    DriftingCard(card("r6"), 0.59, 0.95, 0.50, 16, 13),
)
"""Speeds are pixels a second at 1080 lines, downwards."""


def drifted(one: DriftingCard, span: float, travelled_ms: float) -> float:
    """Give the height of a card's middle, as a share of `span` design pixels from the top, wrapping past both ends."""
    margin = 170 / span
    way = 1 + 2 * margin
    return (one.y + margin + one.speed * travelled_ms / 1000 / span) % way - margin


class Drift:
    """How long the cards have drifted: time counts fully, then ever less, then not at all until the next input."""

    def __init__(self) -> None:
        self.travelled = 0.0
        self._since_input = 0.0

    @property
    def moving(self) -> bool:
        """Say whether the cards still move."""
        return self._since_input < REST_AFTER_MS

    def wake(self) -> None:
        """Count from the last input again."""
        self._since_input = 0.0

    def advance(self, dt: float) -> None:
        """Let milliseconds pass."""
        if not self.moving:
            return
        self._since_input = min(REST_AFTER_MS, self._since_input + dt)
        left = REST_AFTER_MS - self._since_input
        self.travelled += dt * min(1.0, left / _SLOWING_MS)
