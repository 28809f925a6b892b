"""Asks before the whole history is deleted; keeping it is the default."""

from __future__ import annotations

from game.scenes.confirm import Act, Confirm, Doubt


class ClearConfirm(Confirm):
    """Answers whether to delete."""

    def doubt(self) -> Doubt:
        """Say what would be gone."""
        tr = self.tr
        return Doubt(
            tr._("Delete everything?"),
            tr._("All matches, their replays and these statistics will be gone for good."),
            "trash",
            "danger-2",
            Act("clear", tr._("Delete"), "trash"),
            Act("keep", tr._("Keep it all"), "check"),
        )
