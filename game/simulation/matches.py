"""Play whole matches between bots, without a table and without waiting."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.characters import Level
from game.ai.policy_book import NO_POLICIES, PolicyBook
from game.rules.record import Record, to_json
from game.rules.ruleset import Ruleset
from game.rules.seat import Seat
from game.session.lineup import make_agents
from game.session.match import Match
from game.simulation.lineup import item_at, plans
from game.simulation.tally import SeatTally, Tally, count_turns

SEEDS = 2**64


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """Hold what a match came to and its record's JSON."""

    tally: Tally
    record: Mapping[str, Any]


def play_match(
    rules: Ruleset, levels: Sequence[Level], first_seed: int, number: int, book: PolicyBook = NO_POLICIES
) -> PlayedMatch:
    """Play a match of a simulation; `number`, from 0, is added to the seed and says how far the levels have rotated.

    Raises:
        RulesError: the rules do not fit so many seats.
    """
    seed = (first_seed + number) % SEEDS
    sitting = plans(levels, number)
    match = Match.start(rules, sitting, seed, make_agents(sitting, seed, book))
    match.run_to_end()
    record = match.record()
    return PlayedMatch(_tally(record, match.match_winners, number), to_json(record))


def _tally(record: Record, winners: Sequence[Seat], number: int) -> Tally:
    """Count a match that is over from its record."""
    seats = len(record.seats)
    round_wins, points, blocked = [0] * seats, [0] * seats, 0
    for entry in record.rounds:
        winner, scored = _read_result(entry.result or "")
        if winner is None:
            blocked += 1
        else:
            round_wins[item_at(winner, number, seats)] += 1
        for seat, gained in enumerate(scored):
            points[item_at(seat, number, seats)] += gained
    won = {item_at(seat, number, seats) for seat in winners}
    return Tally(
        tuple(SeatTally(round_wins[item], int(item in won), points[item]) for item in range(seats)),
        matches=1,
        rounds=len(record.rounds),
        blocked=blocked,
        moves=sum(len(entry.moves) for entry in record.rounds),
        turns=sum(count_turns(entry.moves) for entry in record.rounds),
    )


def _read_result(result: str) -> tuple[int | None, list[int]]:
    """Read a round's result, such as `out 3 [0,0,0,87]` or `blocked [0,0,0,0]`."""
    how, _, points = result.partition(" [")
    scored = [int(gained) for gained in points.removesuffix("]").split(",")]
    return (None if how == "blocked" else int(how.removeprefix("out "))), scored
