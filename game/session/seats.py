"""Say who sits where: a person or a bot, its name and its portrait."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from game.ai.characters import CHARACTERS, Level
from game.rules.seat import Seat


class SeatKind(Enum):
    """Name what answers for a seat."""

    HUMAN = "human"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Hold one seat: `level` is a bot's (a value of `Level`), empty for people; `avatar` is the name of a portrait."""

    name: str
    kind: SeatKind
    level: str
    avatar: str


def people_of(plans: Sequence[SeatPlan]) -> tuple[Seat, ...]:
    """Return the seats of the people at a table."""
    return tuple(Seat(seat) for seat, plan in enumerate(plans) if plan.kind is SeatKind.HUMAN)


def only_person(plans: Sequence[SeatPlan]) -> Seat | None:
    """Return the seat of the only person at a table, None if there is nobody or more than one."""
    people = people_of(plans)
    return people[0] if len(people) == 1 else None


def bot_for(plans: Sequence[SeatPlan], seat: Seat, level: Level) -> SeatPlan:
    """Return a bot that takes a seat: the first character not at the table, with nobody's portrait or name."""
    others = [plan for number, plan in enumerate(plans) if number != seat]
    portraits, names = {plan.avatar for plan in others}, {plan.name for plan in others}
    free = [character for character in CHARACTERS if character.avatar not in portraits]
    best = min(free, key=lambda character: (character.name in names, character.avatar == plans[seat].avatar))
    return SeatPlan(best.name, SeatKind.BOT, level.value, best.avatar)


def bot_plans(count: int, level: Level) -> tuple[SeatPlan, ...]:
    """Return plans for so many bots of one level, each a character of its own; `count` is 10 at most."""
    return plan_table([level] * count)


def plan_table(levels: Sequence[Level | None], names: Sequence[str] = ()) -> tuple[SeatPlan, ...]:
    """Return plans for a table with a bot of each level, and a person where it is None.

    People are called by `names` in turn, and where these run out have an empty name: the table calls them "you".
    Bots are characters from the first on, people get portraits from the last on, so that no two are alike.
    """
    bots, portraits, people = iter(CHARACTERS), reversed(CHARACTERS), iter(names)
    plans = []
    for level in levels:
        if level is None:
            plans.append(SeatPlan(next(people, ""), SeatKind.HUMAN, "", next(portraits).avatar))
        else:
            bot = next(bots)
            plans.append(SeatPlan(bot.name, SeatKind.BOT, level.value, bot.avatar))
    return tuple(plans)
