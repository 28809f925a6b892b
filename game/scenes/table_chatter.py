"""Lets the bots at the table say a word now and then, as their characters do; heard in the log, never over a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.ai.characters import temper_of
from game.ai.remarks import remark_on
from game.ai.stream import Stream, stream_seed
from game.rules.events import Event
from game.rules.seat import Seat
from game.scenes.table_log import Line
from game.services import Services
from game.session.seats import SeatKind, SeatPlan
from game.table.director import Told
from game.table.remarks import remark_text

_VOICES = 2000
"""The place of the voices' streams beside those of the seats' choices and of ties."""


class Chatter:
    """The voices of a table; what they say comes from the match's seed and from what all can see."""

    def __init__(self, services: Services, plans: Sequence[SeatPlan], seed: int) -> None:
        self._services = services
        self._voices = [
            (Seat(seat), plan, Stream(stream_seed(seed, _VOICES, seat)))
            for seat, plan in enumerate(plans)
            if plan.kind is SeatKind.BOT
        ]

    def remarks(self, told: Iterable[Told]) -> list[Line]:
        """Return what is said to events just shown; to those jumped over nobody says anything."""
        events = [entry.event for entry in told if not entry.is_hurried]
        if not events or not self._services.settings.remarks:
            return []
        said = [(seat, self._said(events, seat, plan, stream)) for seat, plan, stream in self._voices]
        return [Line(words, frozenset({seat})) for seat, words in said if words]

    def _said(self, events: list[Event], seat: Seat, plan: SeatPlan, stream: Stream) -> str:
        remark = remark_on(events, seat, temper_of(plan.avatar), stream)
        if remark is None:
            return ""
        tr = self._services.translator
        words = remark_text(tr, remark, stream.below(_VOICES))
        return tr._("{name}: “{words}”", name=plan.name, words=words)
