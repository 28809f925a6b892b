"""Say what a bot's judgement is: it chooses moves from what its seat knows, and has no idea of time."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from typing import Protocol, TypeAlias

from game.ai.stream import Stream
from game.rules.events import Event
from game.rules.moves import CallUno, CatchSeat, Move, PlayCard
from game.rules.seat import Seat
from game.rules.view import PlayerView

Thinking: TypeAlias = Generator[None, None, Move]
"""A train of thought: it pauses after every slice of a few milliseconds and returns the move it ends in.

It is bounded by iterations, never by time, so that a match is the same on every machine.
"""


class Policy(Protocol):
    """Choose among the legal moves; calls and catches are habits of the bot (`game.ai.bot`), not choices.

    A choice with `call` left out is completed by the bot.
    """

    def observe(self, events: Sequence[Event]) -> None:
        """Remember what this seat saw happen."""

    def think(self, view: PlayerView, stream: Stream) -> Thinking:
        """Think about the answer this position asks of the seat."""

    def jump(self, view: PlayerView, stream: Stream) -> PlayCard | None:
        """Return the jump-in to make among the legal ones, None to let it be."""


class PromptPolicy(ABC):
    """Be a policy that needs no slices: it says its answer at once."""

    def observe(self, events: Sequence[Event]) -> None:  # noqa: B027  # most prompt policies remember nothing
        """Remember what this seat saw happen; nothing, unless a subclass does."""

    def think(self, view: PlayerView, stream: Stream) -> Thinking:
        """Think about the answer this position asks of the seat."""
        yield from ()
        return self.choose(view, stream)

    @abstractmethod
    def choose(self, view: PlayerView, stream: Stream) -> Move:
        """Return one of `answers(view)`, or the same with a call."""

    @abstractmethod
    def jump(self, view: PlayerView, stream: Stream) -> PlayCard | None:
        """Return one of `jumps(view)` or None."""


def own_seat(view: PlayerView) -> Seat:
    """Return the seat a view is for.

    Raises:
        ValueError: it is an onlooker's.
    """
    if view.seat is None:
        raise ValueError("an onlooker has nothing to choose")
    return view.seat


def answers(view: PlayerView) -> list[Move]:
    """List the legal moves that answer the position: no calls, catches or jump-ins, and each play without a call."""
    return [move for move in view.legal_moves if _is_answer(move)]


def _is_answer(move: Move) -> bool:
    match move:
        case PlayCard():
            return not (move.call or move.jump)
        case CallUno() | CatchSeat():
            return False
        case _:
            return True


def jumps(view: PlayerView) -> list[PlayCard]:
    """List the legal jump-ins, each without a call."""
    return [move for move in view.legal_moves if isinstance(move, PlayCard) and move.jump and not move.call]
