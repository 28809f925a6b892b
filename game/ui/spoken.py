"""What is to be said of a control to somebody who does not see it: its parts, without sentences; knows no language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Role(Enum):
    """What kind of thing a control is, as far as it matters to somebody who only hears of it."""

    BUTTON = "button"
    SWITCH = "switch"
    SLIDER = "slider"
    NUMBER = "number"
    CHOICE = "choice"
    OPTION = "option"
    FIELD = "field"
    LIST = "list"
    TEXT = "text"
    CARD = "card"


@dataclass(frozen=True, slots=True)
class Spoken:
    """The parts of what is said: the name in the player's words, the kind, the value and what is known beside it.

    `is_on` says whether it is switched on, or chosen out of several; `share` is a slider's value from 0 to 1, said
    where `value` has no words for it; `place` is which one of how many a list stands at; `detail` is a line more.
    `private` goes first, but only where nobody else listens.
    """

    title: str
    role: Role
    value: str = ""
    is_on: bool | None = None
    share: float | None = None
    place: tuple[int, int] | None = None
    detail: str = ""
    private: str = ""
