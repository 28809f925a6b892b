"""Says after an unexpected error what happened, where the report of it is, and that the match is safe."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from game.scenes.confirm import Act, Confirm, Doubt
from game.services import Services
from game.ui.compositor import Canvas


class Mishap(Confirm):
    """Answers whether to close the game; starting again is the default."""

    opaque: ClassVar[bool] = True

    def __init__(self, services: Services, report: Path | None) -> None:
        super().__init__(services)
        self._report = report

    def doubt(self) -> Doubt:
        """Say what happened and what can be done."""
        tr = self.tr
        if self._report is None:
            sentence = tr._(
                "No report could be written. Your match is safe: after the start, “Continue” goes on with it."
            )
        else:
            sentence = tr._(
                "A report without anybody's name is in {file}. Your match is safe: after the start, “Continue” goes "
                "on with it.",
                file=self._report,
            )
        return Doubt(
            tr._("Sorry, the game had to stop"),
            sentence,
            "warn",
            "gold",
            Act("close", tr._("Close the game"), "quit"),
            Act("again", tr._("Start again"), "replay"),
        )

    def draw(self, canvas: Canvas) -> None:
        """Declare the felt, and the panel on it."""
        canvas.background(self.kit.felt())
        super().draw(canvas)
