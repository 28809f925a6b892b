"""Name the levels and the characters who play at them; `levels` makes them play, so that names alone cost nothing."""

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Level(Enum):
    """Name the levels, from weakest to strongest; the first three are yardsticks, not offered to people."""

    RANDOM = "random"
    RULE = "rule"
    POLICY = "policy"
    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    EXPERT = "expert"


class Temper(Enum):
    """Name the tempers."""

    EVEN = "even"
    BOLD = "bold"
    CAREFUL = "careful"
    CHATTY = "chatty"


@dataclass(frozen=True, slots=True)
class Character:
    """Hold a bot's name, the portrait it is drawn with, and its temper."""

    name: str
    avatar: str
    temper: Temper


CHARACTERS: Final = (
    Character("Nora", "owl", Temper.CAREFUL),
    Character("Felix", "fox", Temper.BOLD),
    Character("Iris", "cat", Temper.CAREFUL),
    Character("Otto", "bear", Temper.EVEN),
    Character("Hugo", "frog", Temper.CHATTY),
    Character("Mina", "panda", Temper.CAREFUL),
    Character("Pavel", "penguin", Temper.CHATTY),
    Character("Kira", "koala", Temper.EVEN),
    Character("Tom", "chick", Temper.BOLD),
    Character("Ruby", "rabbit", Temper.CHATTY),
)
"""The bots, in the order in which they sit down; the last one has the person's portrait and sits where none is."""

PERSON_AVATAR: Final = "rabbit"


def temper_of(avatar: str) -> Temper:
    """Return the temper of the character with this portrait."""
    return next((character.temper for character in CHARACTERS if character.avatar == avatar), Temper.EVEN)
