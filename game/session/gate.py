"""Say whose hand may lie open on a screen that several people share, and to whom it has to be handed over.

All of it follows from what everybody at the table knows: nothing here depends on a hidden card.
"""

from collections.abc import Sequence

from game.rules.events import (
    CardsPassed,
    Event,
    HandsDealt,
    HandsGathered,
    HandsPassed,
    HandsSwapped,
    PlayChallenged,
    RoundEnded,
    RoundStarted,
)
from game.rules.seat import Seat, seats_from
from game.rules.state import Phase
from game.rules.view import PlayerView


def next_person(view: PlayerView, people: Sequence[Seat]) -> Seat | None:
    """Return the person who has to decide next, None while that is a bot, or nobody; `view` is an onlooker's.

    Of several who choose cards to pass on, that is the first in order of play, from the seat on turn on.
    """
    if view.phase is Phase.OVER:
        return None
    if view.phase is not Phase.GIVE:
        return view.turn if view.turn in people else None
    order = seats_from(view.turn or Seat(0), view.seats, view.direction)
    return next((seat for seat in order if seat in people and not view.has_chosen[seat]), None)


def wanted(view: PlayerView, people: Sequence[Seat]) -> Seat | None:
    """Return whose hand should be opened at rest, None if it may stay as it is; the only person sees theirs always."""
    if len(people) == 1 and view.phase is not Phase.OVER:
        return people[0]
    return next_person(view, people)


def stays_open(seat: Seat | None, events: Sequence[Event], view: PlayerView, people: Sequence[Seat]) -> bool:
    """Tell whether an open hand may be seen while events are shown that led to a position.

    It is covered before the next decision is another person's, before hands change, and at the end of a round.
    """
    if len(people) <= 1:
        return True
    if seat is None or seat not in people or any(_changes_hands(event) for event in events):
        return False
    return view.phase is not Phase.OVER and next_person(view, people) in (None, seat)


def first_secret(events: Sequence[Event], people: Sequence[Seat]) -> int | None:
    """Return the place of the first event that one of several people alone may look at: a hand they challenged."""
    if len(people) <= 1:
        return None
    for index, event in enumerate(events):
        if isinstance(event, PlayChallenged) and event.challenger in people:
            return index
    return None


def first_other(people: Sequence[Seat], seat: Seat, view: PlayerView) -> Seat | None:
    """Return the first person in order of play after a seat, None if there is no other."""
    order = (view.seat_after(seat, steps) for steps in range(1, view.seats))
    return next((other for other in order if other in people), None)


def _changes_hands(event: Event) -> bool:
    moved = HandsSwapped | HandsPassed | HandsGathered | HandsDealt | CardsPassed
    return isinstance(event, moved | RoundStarted | RoundEnded)
