"""Name the levels of the bots and build them; name the bots themselves."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, assert_never

from game.ai.bot import Bot
from game.ai.habits import Habits, Reaction
from game.ai.heuristic import HeuristicPolicy
from game.ai.random_agent import RandomPolicy
from game.ai.stream import stream_seed
from game.rules.seat import Seat


class Level(Enum):
    """Name the levels, from weakest to strongest."""

    RANDOM = "random"
    NORMAL = "normal"


@dataclass(frozen=True, slots=True)
class Character:
    """Hold a bot's name and the portrait it is drawn with."""

    name: str
    avatar: str


CHARACTERS: Final = (
    Character("Nora", "owl"),
    Character("Felix", "fox"),
    Character("Iris", "cat"),
    Character("Otto", "bear"),
    Character("Hugo", "frog"),
    Character("Mina", "panda"),
    Character("Pavel", "penguin"),
    Character("Kira", "koala"),
    Character("Tom", "chick"),
    Character("Ruby", "rabbit"),
)
"""The bots, in the order in which they sit down; the last one has the person's portrait and sits where none is."""

PERSON_AVATAR: Final = "rabbit"

_BLIND: Final = Habits(
    calls=0.5,
    remembers=Reaction(0.5, 600, 3000),
    catches=Reaction(0.5, 600, 3000),
    jumps=Reaction(0.5, 600, 3000),
    hesitation=500,
)
_SENSIBLE: Final = Habits(
    calls=0.92,
    remembers=Reaction(0.6, 900, 2600),
    catches=Reaction(0.8, 900, 2600),
    jumps=Reaction(0.9, 700, 2000),
    hesitation=500,
)


def make_bot(level: Level, seat: Seat, seed: int) -> Bot:
    """Return a bot of this level for a seat; `seed` is the match's, and the bot's choices follow from both."""
    own_seed = stream_seed(seed, seat)
    match level:
        case Level.RANDOM:
            return Bot(RandomPolicy(), _BLIND, own_seed)
        case Level.NORMAL:
            return Bot(HeuristicPolicy(), _SENSIBLE, own_seed)
        case _:
            assert_never(level)
