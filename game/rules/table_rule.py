"""Describe the table's own rule for the Customizable cards: a title and up to three effects (RULES.md section 4)."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from game.rules.seat import CLOCKWISE, COUNTERCLOCKWISE

MAX_EFFECTS: Final = 3
MAX_TITLE: Final = 60
MAX_COUNT: Final = 10
MAX_PASSED: Final = 3


class Who(Enum):
    """Say who an effect of a Customizable card reaches, seen from the player of the card."""

    NEXT = "next"
    PREVIOUS = "previous"
    OTHERS = "others"
    EVERYONE = "everyone"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class Draw:
    """Make `who` draw `count` cards; it costs nobody a turn."""

    who: Who
    count: int


@dataclass(frozen=True, slots=True)
class Skip:
    """Skip the next `count` seats, in the direction that stands when all effects are done."""

    count: int


@dataclass(frozen=True, slots=True)
class Reverse:
    """Flip the direction; with two seats it is a skip."""


@dataclass(frozen=True, slots=True)
class Again:
    """Let the player of the card play again."""


@dataclass(frozen=True, slots=True)
class PassHands:
    """Move every hand one seat: +1 to the left, -1 to the right."""

    direction: int


@dataclass(frozen=True, slots=True)
class PassCards:
    """Let every seat choose `count` of its cards and pass them on: +1 to the left, -1 to the right."""

    count: int
    direction: int


@dataclass(frozen=True, slots=True)
class SwapHands:
    """Swap the player's hand with the chosen seat's."""


@dataclass(frozen=True, slots=True)
class DiscardColor:
    """Put the player's other cards of the named colour under the wild."""


Effect: TypeAlias = Draw | Skip | Reverse | Again | PassHands | PassCards | SwapHands | DiscardColor


@dataclass(frozen=True, slots=True)
class TableRule:
    """Hold what a Customizable card does: its effects are carried out in order after the colour is named."""

    title: str
    effects: tuple[Effect, ...]

    @property
    def needs_target(self) -> bool:
        """Tell whether a seat has to be chosen with the card."""
        return any(_chooses(effect) for effect in self.effects)

    @property
    def needs_target_last(self) -> bool:
        """Tell whether a seat has to be chosen when it is the last card: then only draws are carried out."""
        return any(isinstance(effect, Draw) and _chooses(effect) for effect in self.effects)


def _chooses(effect: Effect) -> bool:
    return isinstance(effect, SwapHands) or (isinstance(effect, Draw) and effect.who is Who.CHOSEN)


_DIRECTIONS: Final = {"left": CLOCKWISE, "right": COUNTERCLOCKWISE}
_DIRECTION_WORDS: Final = {CLOCKWISE: "left", COUNTERCLOCKWISE: "right"}


def parse_effect(text: str) -> Effect:
    """Read one effect, such as `draw next 2` or `pass_cards 1 left`.

    Raises:
        ValueError: it is not in the list of RULES.md section 4.
    """
    match text.split():
        case ["draw", who, count] if who in {member.value for member in Who}:
            return Draw(Who(who), _count(count, MAX_COUNT, text))
        case ["skip", count]:
            return Skip(_count(count, MAX_COUNT, text))
        case ["reverse"]:
            return Reverse()
        case ["again"]:
            return Again()
        case ["pass_hands", direction] if direction in _DIRECTIONS:
            return PassHands(_DIRECTIONS[direction])
        case ["pass_cards", count, direction] if direction in _DIRECTIONS:
            return PassCards(_count(count, MAX_PASSED, text), _DIRECTIONS[direction])
        case ["swap_hands"]:
            return SwapHands()
        case ["discard_color"]:
            return DiscardColor()
    raise ValueError(f"no effect is written {text!r}")


def effect_text(effect: Effect) -> str:
    """Write an effect so that `parse_effect` reads it back."""
    match effect:
        case Draw(who, count):
            return f"draw {who.value} {count}"
        case Skip(count):
            return f"skip {count}"
        case Reverse():
            return "reverse"
        case Again():
            return "again"
        case PassHands(direction):
            return f"pass_hands {_DIRECTION_WORDS[direction]}"
        case PassCards(count, direction):
            return f"pass_cards {count} {_DIRECTION_WORDS[direction]}"
        case SwapHands():
            return "swap_hands"
        case DiscardColor():
            return "discard_color"


def _count(text: str, most: int, effect: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 2 and 1 <= int(text) <= most:
        return int(text)
    raise ValueError(f"the number in {effect!r} has to be from 1 to {most}")
