"""Put the moves of a round into words for the list of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import Translator
from game.rules.events import CardKept, Event
from game.scenes.replay_parts import Told
from game.scenes.replay_reel import Shot
from game.session.seats import SeatPlan
from game.table.narration import narrate
from game.table.words import Names


def tell_move(
    tr: Translator, names: Names, plans: Sequence[SeatPlan], position: int, shot: Shot, seen: Sequence[Event]
) -> Told:
    """Return the line of a position; `seen` are its events as they may be shown."""
    if shot.move is None:
        return Told(position, None, tr._("The cards are dealt"), None)
    return Told(position, plans[shot.move.seat], move_sentence(tr, names, seen), shot.mark)


def move_sentence(tr: Translator, names: Names, events: Sequence[Event]) -> str:
    """Say in one sentence, without its full stop, what a move did: what its player did comes first."""
    kept = [event for event in events if isinstance(event, CardKept)]
    for event in (*kept, *events):
        line = narrate(tr, names, event)
        if line is not None:
            return line.rstrip(".")
    return ""
