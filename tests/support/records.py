"""Make records of matches played at random, whole or broken off, all from a seed."""

import random
from typing import Any

from game.rules.deal import deal_round, start_match
from game.rules.kernel import push
from game.rules.legal import actors, legal_moves
from game.rules.moves import Move
from game.rules.record import Record, RoundEntry, SeatEntry, round_result, to_json
from game.rules.ruleset import OFFICIAL, Ruleset
from game.rules.state import Phase


def random_record(seed: int, rules: Ruleset = OFFICIAL, seats: int = 3, rounds: int = 1, moves: int = 2000) -> Record:
    """Return the record of a match; the last round is broken off after so many moves."""
    rng = random.Random(seed)
    state = start_match(rules, seats, seed)
    entries = []
    for number in range(rounds):
        if number:
            deal_round(state)
        made: list[Move] = []
        while state.phase is not Phase.OVER and (number < rounds - 1 or len(made) < moves):
            made.append(rng.choice(legal_moves(state, rng.choice(actors(state)))))
            push(state, made[-1])
        entries.append(RoundEntry(state.dealer, tuple(made), round_result(state)))
    people = tuple(
        SeatEntry(f"Jörg {seat}", "bot" if seat else "human", "random" if seat else "") for seat in range(seats)
    )
    return Record(rules, people, seed, tuple(entries))


def random_record_json(seed: int, rules: Ruleset = OFFICIAL, seats: int = 3, moves: int = 60) -> dict[str, Any]:
    """Return the JSON of a record of one round."""
    return to_json(random_record(seed, rules, seats, 1, moves))
