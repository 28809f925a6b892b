"""Count what matches came to: wins, points and moves, by the levels as they were given."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.rules.moves import ChallengePlay, DrawCard, Move, PlayCard, TakePenalty


@dataclass(frozen=True, slots=True)
class SeatTally:
    """Count one of the levels as they were given; a shared match is won by everyone who shares it."""

    round_wins: int = 0
    match_wins: int = 0
    points: int = 0

    def __add__(self, other: "SeatTally") -> "SeatTally":
        return SeatTally(
            self.round_wins + other.round_wins, self.match_wins + other.match_wins, self.points + other.points
        )


@dataclass(frozen=True, slots=True)
class Tally:
    """Count matches; tallies of parts add up to the tally of the whole, in any order."""

    seats: tuple[SeatTally, ...]
    matches: int = 0
    rounds: int = 0
    blocked: int = 0
    moves: int = 0
    turns: int = 0

    @classmethod
    def empty(cls, seats: int) -> "Tally":
        """Return the tally of no match."""
        return cls((SeatTally(),) * seats)

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            tuple(mine + theirs for mine, theirs in zip(self.seats, other.seats, strict=True)),
            self.matches + other.matches,
            self.rounds + other.rounds,
            self.blocked + other.blocked,
            self.moves + other.moves,
            self.turns + other.turns,
        )


def add_up(tallies: Iterable[Tally], seats: int) -> Tally:
    """Return the tally of all these matches."""
    return sum(tallies, Tally.empty(seats))


def count_turns(moves: Sequence[Move]) -> int:
    """Count the turns of a round: each play, draw, take or challenge begins one (RULES.md section 6).

    A card that is played right after it was drawn belongs to the turn of the draw.
    """
    turns = 0
    drew = None
    for move in moves:
        match move:
            case PlayCard(seat, jump=jump):
                turns += jump or drew != seat
                drew = None
            case DrawCard(seat):
                turns += 1
                drew = seat
            case TakePenalty() | ChallengePlay():
                turns += 1
                drew = None
            case _:
                pass
    return turns
