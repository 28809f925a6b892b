"""Call people by name where several of them sit at a table: nobody can be "you" there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.i18n import Translator
from game.session.seats import SeatKind, SeatPlan, people_of


def named(tr: Translator, plans: Sequence[SeatPlan]) -> tuple[SeatPlan, ...]:
    """Give the seats with a name for everybody where there are several people; a single one may go without."""
    if len(people_of(plans)) <= 1:
        return tuple(plans)
    names = {plan.name for plan in plans}
    numbers = (number for number in range(1, 2 * len(plans)) if player_name(tr, number) not in names)
    return tuple(
        replace(plan, name=player_name(tr, next(numbers))) if plan.kind is SeatKind.HUMAN and not plan.name else plan
        for plan in plans
    )


def player_name(tr: Translator, number: int) -> str:
    """Call a person who gave no name by a number."""
    return tr._("Player {number}", number=number)


def table_words(tr: Translator, people: int, bots: int) -> str:
    """Say how many people and bots sit at a table: `You and three bots`, `2 people and 1 bot`."""
    if not people:
        return tr.ngettext("{count} bot to watch", "{count} bots to watch", bots)
    if people > 1:
        crowd = tr.ngettext("{count} person", "{count} people", people)
        if not bots:
            return crowd
        # Translators: {people} is “2 people” or the like.
        return tr.ngettext("{people} and {count} bot", "{people} and {count} bots", bots, people=crowd)
    match bots:
        case 1:
            return tr._("You and one bot")
        case 2:
            return tr._("You and two bots")
        case 3:
            return tr._("You and three bots")
        case _:
            return tr.ngettext("You and {count} bot", "You and {count} bots", bots)
