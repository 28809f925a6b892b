"""Tell what happens beside the turn from what begins a new one."""

from collections.abc import Sequence

from game.rules.events import CardsChosen, Event, SeatCaught, UnoCalled


def is_aside(events: Sequence[Event]) -> bool:
    """Tell whether this was a call, a catch or one seat's choice of cards, which begin no new turn."""
    return isinstance(events[0], UnoCalled | SeatCaught) or (len(events) == 1 and isinstance(events[0], CardsChosen))
