"""Put a tally into the figures that `simulate --json` promises."""

from collections.abc import Sequence
from typing import TypedDict

from game.ai.characters import Level
from game.simulation.tally import Tally


class SeatFigures(TypedDict):
    """Hold the figures of one of the levels as they were given; rates are from 0 to 1."""

    level: str
    round_wins: int
    round_win_rate: float
    match_wins: int
    match_win_rate: float
    points_per_round: float


class Figures(TypedDict):
    """Hold the figures of a simulation."""

    matches: int
    rounds: int
    blocked: int
    moves: int
    seconds: float
    moves_per_s: float
    turns_per_round: float
    seats: list[SeatFigures]


def figures(tally: Tally, levels: Sequence[Level], seconds: float) -> Figures:
    """Return the figures of a tally that took so many seconds of real time."""
    return {
        "matches": tally.matches,
        "rounds": tally.rounds,
        "blocked": tally.blocked,
        "moves": tally.moves,
        "seconds": round(seconds, 3),
        "moves_per_s": round(_ratio(tally.moves, seconds), 1),
        "turns_per_round": _ratio(tally.turns, tally.rounds),
        "seats": [
            {
                "level": level.value,
                "round_wins": seat.round_wins,
                "round_win_rate": _ratio(seat.round_wins, tally.rounds),
                "match_wins": seat.match_wins,
                "match_win_rate": _ratio(seat.match_wins, tally.matches),
                "points_per_round": _ratio(seat.points, tally.rounds),
            }
            for level, seat in zip(levels, tally.seats, strict=True)
        ],
    }


def _ratio(part: float, whole: float) -> float:
    return part / whole if whole else 0.0
