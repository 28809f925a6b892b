"""Say who sits where: a person or a bot, its name and its portrait."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from game.ai.characters import CHARACTERS, Level


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
