"""A set-up while it is being changed: seats with their names, levels and portraits, and rules; knows no screen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.characters import CHARACTERS, PERSON_AVATAR, Level
from game.rules.ruleset import PRESETS, Ruleset
from game.rules.seat import MAX_SEATS, MIN_SEATS
from game.session.seats import SeatKind, SeatPlan
from game.session.setup import MAX_NAME, SetUp

AVATARS = tuple(character.avatar for character in CHARACTERS)
OWN = "own"


@dataclass(slots=True)
class DraftSeat:
    """A seat by a key that stays with it; no level means a person."""

    key: int
    name: str
    level: Level | None
    avatar: str


class Draft:
    """The seats in turn order and the rules, changed step by step."""

    def __init__(self, set_up: SetUp) -> None:
        self.seats = [_drafted(key, plan) for key, plan in enumerate(set_up.plans)]
        self.rules = set_up.rules
        self._next_key = len(self.seats)

    @property
    def can_add(self) -> bool:
        """Say whether there is room for another seat."""
        return len(self.seats) < MAX_SEATS

    @property
    def can_remove(self) -> bool:
        """Say whether a seat can go."""
        return len(self.seats) > MIN_SEATS

    @property
    def people(self) -> int:
        """Give how many people sit at the table."""
        return sum(seat.level is None for seat in self.seats)

    def seat(self, key: int) -> DraftSeat:
        """Give the seat of a key."""
        return next(seat for seat in self.seats if seat.key == key)

    def add(self) -> int:
        """Add a bot that is not at the table yet, as strong as the last one, and give its key."""
        levels = [seat.level for seat in self.seats if seat.level is not None]
        avatars = {seat.avatar for seat in self.seats}
        character = next(character for character in CHARACTERS if character.avatar not in avatars)
        name = character.name
        if name in self.names():
            name = next(one.name for one in CHARACTERS if one.name not in self.names())
        seat = DraftSeat(self._next_key, name, levels[-1] if levels else Level.NORMAL, character.avatar)
        self._next_key += 1
        self.seats.append(seat)
        return seat.key

    def remove(self, key: int) -> None:
        """Take a seat away."""
        self.seats.remove(self.seat(key))

    def move(self, key: int, step: int) -> bool:
        """Move a seat so many places on and say whether that was possible."""
        index = self.seats.index(self.seat(key))
        target = index + step
        if not 0 <= target < len(self.seats):
            return False
        self.seats.insert(target, self.seats.pop(index))
        return True

    def set_level(self, key: int, level: Level | None) -> None:
        """Seat a bot of a level, or a person, who is called otherwise than the bot was."""
        seat = self.seat(key)
        if level is None and seat.level is not None:
            seat.name = "" if seat.name.strip() in {character.name for character in CHARACTERS} else seat.name
        elif level is not None and seat.level is None and not seat.name.strip():
            seat.name = self._free_name(seat.avatar)
        seat.level = level

    def next_avatar(self, key: int) -> None:
        """Give a seat the next portrait; whoever has it takes this one's."""
        seat = self.seat(key)
        wanted = AVATARS[(AVATARS.index(seat.avatar) + 1) % len(AVATARS)]
        for other in self.seats:
            if other.avatar == wanted:
                other.avatar = seat.avatar
        seat.avatar = wanted

    def shuffle(self, chance: random.Random) -> None:
        """Put the seats into another order."""
        before = [seat.key for seat in self.seats]
        while [seat.key for seat in self.seats] == before:
            chance.shuffle(self.seats)

    def rename(self, chance: random.Random) -> None:
        """Give every bot another character."""
        taken = {seat.avatar for seat in self.seats if seat.level is None}
        free = [character for character in CHARACTERS if character.avatar not in taken]
        chance.shuffle(free)
        for seat in self.seats:
            if seat.level is not None:
                character = free.pop()
                seat.name, seat.avatar = character.name, character.avatar

    def set_option(self, name: str, value: object) -> None:
        """Set one option of the rules."""
        changes: dict[str, Any] = {name: value}
        self.rules = replace(self.rules, **changes)

    def preset(self) -> str:
        """Name the preset that has exactly these rules, the length of the match aside; `own` if none has."""
        for name, rules in PRESETS.items():
            if self.follows(rules):
                return name
        return OWN

    def follows(self, rules: Ruleset) -> bool:
        """Say whether these rules are those, the length of the match aside."""
        mine = self.rules
        return replace(rules, length=mine.length, target=mine.target, rounds=mine.rounds) == mine

    def take(self, rules: Ruleset) -> None:
        """Take rules over; the length of the match stays as it is."""
        mine = self.rules
        self.rules = replace(rules, length=mine.length, target=mine.target, rounds=mine.rounds)

    def names(self) -> Sequence[str]:
        """Give the names in seat order, without spaces around them."""
        return [seat.name.strip() for seat in self.seats]

    def twice(self) -> str:
        """Give a name that two seats have, or nothing."""
        names = [name.casefold() for name in self.names()]
        return next((name for name in self.names() if name and names.count(name.casefold()) > 1), "")

    def result(self) -> SetUp:
        """Give the set-up as it stands; a bot without a name gets its character's."""
        return SetUp(tuple(self._plan(seat) for seat in self.seats), self.rules)

    def _plan(self, seat: DraftSeat) -> SeatPlan:
        if seat.level is None:
            return SeatPlan(seat.name.strip(), SeatKind.HUMAN, "", seat.avatar)
        name = seat.name.strip() or self._free_name(seat.avatar)
        return SeatPlan(name, SeatKind.BOT, seat.level.value, seat.avatar)

    def _free_name(self, avatar: str) -> str:
        own = [character.name for character in CHARACTERS if character.avatar == avatar]
        others = [character.name for character in CHARACTERS]
        return next(name for name in (*own, *others) if name not in self.names())


def _drafted(key: int, plan: SeatPlan) -> DraftSeat:
    level = None if plan.kind is SeatKind.HUMAN else Level(plan.level)
    avatar = plan.avatar if plan.avatar in AVATARS else PERSON_AVATAR
    return DraftSeat(key, plan.name[:MAX_NAME], level, avatar)
