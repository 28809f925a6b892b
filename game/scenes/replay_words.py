"""Put the moves of a round into words for the list of a replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.i18n import Translator
from game.rules.events import CardKept, Event
from game.scenes.replay_parts import Told
from game.scenes.replay_reel import Shot
from game.session.seats import SeatPlan
from game.table.narration import narrate
from game.table.words import Names


def tell_round(
    tr: Translator,
    names: Names,
    plans: Sequence[SeatPlan],
    shots: Sequence[Shot],
    seen: Callable[[tuple[Event, ...]], tuple[Event, ...]],
) -> tuple[Told, ...]:
    """Return a line for every position; `seen` leaves of the events what may be shown."""
    told = []
    for number, shot in enumerate(shots):
        if shot.move is None:
            told.append(Told(number, None, tr._("The cards are dealt"), None))
        else:
            sentence = move_sentence(tr, names, seen(shot.events))
            told.append(Told(number, plans[shot.move.seat], sentence, shot.mark))
    return tuple(told)


def move_sentence(tr: Translator, names: Names, events: Sequence[Event]) -> str:
    """Say in one sentence, without its full stop, what a move did: what its player did comes first."""
    kept = [event for event in events if isinstance(event, CardKept)]
    for event in (*kept, *events):
        line = narrate(tr, names, event)
        if line is not None:
            return line.rstrip(".")
    return ""
