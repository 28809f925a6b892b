"""Change who is to sit where, step by step, before it is carried out in a match; knows no screen."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.ai.characters import CHARACTERS, Level
from game.rules.seat import Seat
from game.session.roster import Roster, SeatChange
from game.session.seats import SeatKind, SeatPlan, bot_for, people_of


@dataclass(frozen=True, slots=True)
class Wanted:
    """Hold a change to carry out; `brings_somebody` tells that another person or bot answers for the seat from now."""

    change: SeatChange
    brings_somebody: bool


class Reseating:
    """The seats of a match as they are to be; `plans` are who would sit there now."""

    def __init__(self, roster: Roster) -> None:
        self._roster = roster
        self.plans = list(roster.plans)
        self._newcomers: set[Seat] = set()

    @property
    def people(self) -> tuple[Seat, ...]:
        """Return the seats at which a person would sit."""
        return people_of(self.plans)

    def returning(self, seat: Seat) -> SeatPlan | None:
        """Return the person who may come back to a seat that a bot plays, None if there is none."""
        return None if seat in self.people else self._roster.last_person(seat)

    def leave(self, seat: Seat, level: Level) -> None:
        """Let a bot of a level play on for the person at a seat."""
        self._newcomers.discard(seat)
        now = self._roster.plans[seat]
        bot = bot_for(self.plans, seat, level)
        was_bot = now.kind is SeatKind.BOT and now.avatar not in self._avatars_beside(seat)
        self.plans[seat] = now if was_bot else bot

    def sit(self, seat: Seat) -> None:
        """Let a person without a name yet take a bot's seat."""
        self._newcomers.add(seat)
        self.plans[seat] = SeatPlan("", SeatKind.HUMAN, "", self._free_avatar(seat, self.plans[seat].avatar))

    def come_back(self, seat: Seat) -> None:
        """Let the person who left a seat last sit there again."""
        person = self.returning(seat)
        if person is not None:
            self.plans[seat] = replace(person, avatar=self._free_avatar(seat, person.avatar))

    def set_level(self, seat: Seat, level: Level) -> None:
        """Let a bot play at another level."""
        self.plans[seat] = replace(self.plans[seat], level=level.value)

    def set_name(self, seat: Seat, name: str) -> None:
        """Call a person otherwise."""
        self.plans[seat] = replace(self.plans[seat], name=name)

    def next_avatar(self, seat: Seat) -> None:
        """Give a person the next portrait that nobody has."""
        portraits = [character.avatar for character in CHARACTERS]
        place = portraits.index(self.plans[seat].avatar)
        taken = self._avatars_beside(seat)
        after = (*portraits[place + 1 :], *portraits[: place + 1])
        self.plans[seat] = replace(self.plans[seat], avatar=next(one for one in after if one not in taken))

    def named_twice(self) -> str:
        """Return a name that two at the table have, or nothing."""
        names = [plan.name.strip() for plan in self.plans]
        folded = [name.casefold() for name in names]
        return next((name for name in names if name and folded.count(name.casefold()) > 1), "")

    def wanted(self, nameless: Callable[[Seat], str]) -> tuple[Wanted, ...]:
        """Return what to change; of several people, those without a name are called as `nameless` says."""
        found = []
        for number, plan in enumerate(self.plans):
            seat = Seat(number)
            name = plan.name.strip()
            if not name and len(self.people) > 1:
                name = nameless(seat)
            plan, before = replace(plan, name=name), self._roster.plans[seat]
            if plan == before and seat not in self._newcomers:
                continue
            stays = plan.kind is before.kind is SeatKind.HUMAN and seat not in self._newcomers
            found.append(Wanted(SeatChange(seat, plan), brings_somebody=not stays))
        return tuple(found)

    def _avatars_beside(self, seat: Seat) -> set[str]:
        return {plan.avatar for number, plan in enumerate(self.plans) if number != seat}

    def _free_avatar(self, seat: Seat, wish: str) -> str:
        """Return the wished portrait if nobody else has it, else one that is free."""
        taken = self._avatars_beside(seat)
        return next(one for one in (wish, *(character.avatar for character in CHARACTERS)) if one not in taken)
