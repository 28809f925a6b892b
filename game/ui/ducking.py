"""Lowers the music under a sound that must be heard, and lets it come back; knows no device."""

from typing import Final

DEPTH: Final = 0.3
"""What is left of the music under the sound, as a share."""
_FALL_MS: Final = 90.0
_RISE_MS: Final = 900.0


class Ducking:
    """Says how loud the music is, as a `share` of its volume."""

    def __init__(self) -> None:
        self.share = 1.0
        self._left = 0.0

    def begin(self, ms: float) -> None:
        """Keep the music low for milliseconds from now on."""
        self._left = max(self._left, ms)

    def update(self, dt: float) -> bool:
        """Let milliseconds pass, and say whether the share is another now."""
        before = self.share
        if before == 1.0 and self._left <= 0:
            return False
        if self._left > 0:
            self.share = max(DEPTH, self.share - (1 - DEPTH) * dt / _FALL_MS)
        else:
            self.share = min(1.0, self.share + (1 - DEPTH) * dt / _RISE_MS)
        self._left = max(0.0, self._left - dt)
        return self.share != before
