"""Random matches for the table's tests: every rule in play, one move's events at a time, as one reader sees them."""

import random
from collections.abc import Iterator

from game.rules.engine import apply, start_match, start_round
from game.rules.events import Event
from game.rules.legal import actors, legal_moves
from game.rules.ruleset import PRESETS, Ruleset, from_plain
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.view import PlayerView, redact_all, view

CUSTOM = from_plain(
    {
        "deck": "modern",
        "shuffle_hands_last": "redeals",
        "seven_zero": True,
        "first_card": "effect",
        "custom_rules": [
            {"title": "Storm", "effects": ["draw everyone 2", "pass_cards 2 left", "reverse"]},
            {"title": "Wind", "effects": ["swap_hands", "discard_color", "again"]},
            {"title": "Rain", "effects": ["pass_hands right", "draw chosen 1", "skip 1"]},
        ],
    }
)
RULES: dict[str, Ruleset] = {**PRESETS, "custom": CUSTOM}


def moves_of(
    rules: Ruleset, seats: int, seed: int, reader: Seat | None, count: int
) -> Iterator[tuple[tuple[Event, ...], PlayerView]]:
    """Yield what each move showed the reader, and the view after it."""
    rng = random.Random(seed)
    step = start_match(rules, seats, seed)
    yield redact_all(step.events, reader), view(step.state, reader)
    for _ in range(count):
        state = step.state
        if state.phase is Phase.OVER:
            step = start_round(state)
        else:
            step = apply(state, rng.choice(legal_moves(state, rng.choice(actors(state)))))
        yield redact_all(step.events, reader), view(step.state, reader)
