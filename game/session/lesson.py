"""The first round of somebody who has never played: a stacked deck, and what is said, shown and asked step by step.

Everybody plays by the real rules, the others by a script; of what the player may do only what the step asks for is
let through. It knows no words: a `Topic` says what a step is about.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeAlias

from game.ai.characters import Level
from game.rules.events import Event
from game.rules.moves import CallUno, CatchSeat, Move, PlayCard
from game.rules.notation import parse_seat_move
from game.rules.seat import Seat, all_seats
from game.rules.vectors import set_up
from game.rules.view import PlayerView
from game.session.agent import HumanAgent
from game.session.match import Match
from game.session.seats import plan_table

_PACE_MS: Final = 700
_LEVELS: Final = (None, Level.EASY, Level.EASY)
_POSITION: Final = {
    "hands": ["g7 b2 W y6 bS", "r7 y8 y1 r9 g8", "r2 b9 y+2 r1 b9 W+4 b4"],
    "discard": "g4",
    "draw": "r6 b8 g3 r5 g6 b6 y2 rR y9 g2",
    "turn": 0,
}


class Topic(Enum):
    """What a step of the lesson is about."""

    WELCOME = "welcome"
    COLOR = "color"
    NUMBER = "number"
    WILD = "wild"
    DRAW_TWO = "draw_two"
    DRAWING = "drawing"
    DRAWN = "drawn"
    ACTION = "action"
    WILD_DRAW_FOUR = "wild_draw_four"
    CHALLENGE = "challenge"
    GUILTY = "guilty"
    NAMED = "named"
    CATCH = "catch"
    CALL = "call"
    LAST = "last"
    SCORE = "score"


class Objection(Enum):
    """Why something that the rules allow is not what the lesson is about now."""

    READ_ON = "read_on"
    ANOTHER_MOVE = "another_move"
    CALL_FIRST = "call_first"


@dataclass(frozen=True, slots=True)
class Say:
    """Explain something; the match waits until the player has read it."""

    topic: Topic


@dataclass(frozen=True, slots=True)
class Ask:
    """Have the player make a move."""

    topic: Topic
    move: Move


@dataclass(frozen=True, slots=True)
class Show:
    """Have somebody else make a move."""

    move: Move


Step: TypeAlias = Say | Ask | Show


def lesson_steps() -> tuple[Step, ...]:
    """Return the whole lesson."""
    return (
        Say(Topic.WELCOME),
        _ask(Topic.COLOR, "0:g7"),
        *_show("1:r7", "2:r2"),
        _ask(Topic.NUMBER, "0:b2"),
        *_show("1:draw", "2:b9"),
        _ask(Topic.WILD, "0:W=y"),
        *_show("1:y8", "2:y+2"),
        Say(Topic.DRAW_TWO),
        *_show("1:y1", "2:r1"),
        _ask(Topic.DRAWING, "0:draw"),
        _ask(Topic.DRAWN, "0:r5"),
        *_show("1:r9", "2:b9"),
        _ask(Topic.ACTION, "0:bS"),
        *_show("2:W+4=g!"),
        Say(Topic.WILD_DRAW_FOUR),
        _ask(Topic.CHALLENGE, "0:challenge"),
        Say(Topic.GUILTY),
        _ask(Topic.NAMED, "0:g3"),
        *_show("1:g8"),
        _ask(Topic.CATCH, "0:catch 1"),
        *_show("2:g6"),
        _ask(Topic.CALL, "0:y6!"),
        *_show("1:r6", "2:b6"),
        _ask(Topic.LAST, "0:b8"),
        Say(Topic.SCORE),
    )


class Lesson:
    """Say where the lesson stands; it goes on with every move that is made and with everything that is read."""

    def __init__(self) -> None:
        self._steps = deque(lesson_steps())

    @property
    def step(self) -> Step | None:
        """Return the step of now, None when all is done."""
        return self._steps[0] if self._steps else None

    @property
    def left(self) -> int:
        """Return how many steps are left."""
        return len(self._steps)

    @property
    def is_talking(self) -> bool:
        """Tell whether something is to be read before anything goes on."""
        return isinstance(self.step, Say)

    def read_on(self) -> None:
        """Go on after something has been read."""
        if self.is_talking:
            self._steps.popleft()

    def take(self, move: Move) -> None:
        """Go on after a move of the script.

        Raises:
            ValueError: the move is not the one of the step.
        """
        step = self.step
        if not isinstance(step, Ask | Show) or step.move != move:
            raise ValueError(f"the lesson does not go on with {move}")
        self._steps.popleft()

    def objection(self, moves: Sequence[Move]) -> Objection | None:
        """Return why none of these moves of the player is the one that is asked for, None if one is."""
        step = self.step
        if isinstance(step, Say):
            return Objection.READ_ON
        if not isinstance(step, Ask):
            return Objection.ANOTHER_MOVE
        if step.move in moves:
            return None
        wanted = step.move
        lacks_call = isinstance(wanted, PlayCard) and wanted.call and replace(wanted, call=False) in moves
        return Objection.CALL_FIRST if lacks_call else Objection.ANOTHER_MOVE


class ScriptedAgent:
    """Make the moves of one seat that the lesson shows, each a while after the one before."""

    def __init__(self, seat: Seat, lesson: Lesson) -> None:
        self._seat = seat
        self._lesson = lesson
        self._due = 0

    def observe(self, events: Sequence[Event]) -> None:
        """Do nothing: what happens is written down."""

    def begin(self, view: PlayerView, now: int) -> None:
        """Take a moment."""
        self._due = now + _PACE_MS

    def think(self) -> bool:
        """Think nothing."""
        return False

    def poll(self, now: int) -> Move | None:
        """Return the move of the step if it is this seat's."""
        return self._move if now >= self._due else None

    def poll_call(self, now: int) -> CallUno | CatchSeat | None:
        """Return nothing: every move of the script keeps its place."""
        return None

    def deadline(self) -> int | None:
        """Return when the move of the step is due, if it is this seat's."""
        return None if self._move is None else self._due

    @property
    def _move(self) -> Move | None:
        step = self._lesson.step
        return step.move if isinstance(step, Show) and step.move.seat == self._seat else None


def lesson_match(lesson: Lesson) -> Match:
    """Deal the lesson's round: a person and two others, who keep to the script."""
    plans = plan_table(_LEVELS)
    agents = [HumanAgent() if level is None else ScriptedAgent(seat, lesson) for seat, level in _seated()]
    return Match.at(set_up({"position": _POSITION}), plans, agents, sink=lesson.take)


def _seated() -> zip[tuple[Seat, Level | None]]:
    return zip(all_seats(len(_LEVELS)), _LEVELS, strict=True)


def _ask(topic: Topic, move: str) -> Ask:
    return Ask(topic, parse_seat_move(move))


def _show(*moves: str) -> tuple[Show, ...]:
    return tuple(Show(parse_seat_move(move)) for move in moves)
