"""Say who sits where: a person or a bot, its name and its portrait."""

from dataclasses import dataclass
from enum import Enum


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
