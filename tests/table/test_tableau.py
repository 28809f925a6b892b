"""The table, shown event by event, agrees with the view at the end of every move."""

import random

import pytest

from game.rules.engine import apply, start_match, start_round
from game.rules.events import Event
from game.rules.legal import actors, legal_moves
from game.rules.ruleset import PRESETS, Ruleset, from_plain
from game.rules.seat import Seat
from game.rules.state import GameState, Phase
from game.rules.view import redact, view
from game.table.tableau import Tableau, after, empty_table, tableau_of

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


def play(rules: Ruleset, seats: int, seed: int, reader: Seat | None, moves: int) -> None:
    rng = random.Random(seed)
    start = start_match(rules, seats, seed)
    state = start.state
    table = show(empty_table(seats, reader, len(rules.cards)), start.events, reader)
    agree(table, state, reader)
    for _ in range(moves):
        if state.phase is Phase.OVER:
            step = start_round(state)
        else:
            step = apply(state, rng.choice(legal_moves(state, rng.choice(actors(state)))))
        state = step.state
        table = show(table, step.events, reader)
        agree(table, state, reader)
        table = tableau_of(view(state, reader), table)
        assert all(left != right for left in ids(table) for right in ids(table) if left is not right)
        assert len(set(ids(table))) == len(ids(table))


def show(table: Tableau, events: tuple[Event, ...], reader: Seat | None) -> Tableau:
    for event in events:
        table = after(table, redact(event, reader))
    return table


def ids(table: Tableau) -> list[int]:
    return [piece.id for pile in (*table.hands, table.discards, table.gathered) for piece in pile]


def agree(table: Tableau, state: GameState, reader: Seat | None) -> None:
    seen = view(state, reader)
    assert tuple(len(hand) for hand in table.hands) == seen.counts
    assert table.draw_count == seen.draw_count
    assert table.buried + len(table.discards) == len(seen.discards)
    assert [piece.card for piece in table.discards] == list(seen.discards[-4:])
    assert (table.color, table.direction, table.turn, table.pending) == (
        seen.color,
        seen.direction,
        seen.turn,
        seen.pending,
    )
    if reader is not None:
        known = [(piece.card, held) for piece, held in zip(table.hands[reader], seen.hand, strict=True)]
        assert all(card is None or card is held for card, held in known)
        for seat, hand in enumerate(table.hands):
            assert seat == reader or all(piece.card is None for piece in hand)
    assert not table.gathered


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_events_lead_to_what_the_view_says(name: str, seats: int) -> None:
    for seed in range(4):
        play(RULES[name], seats, seed, (None, Seat(0), Seat(1), Seat(seats - 1))[seed % 4], 250)
