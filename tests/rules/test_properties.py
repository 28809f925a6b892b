"""Play at random, by every rule at every table, and hold each move to what must always be true.

Every game comes from a seed that stands in the test's name, so that a failure can be played again.
"""

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.cards import Card
from game.rules.deal import deal_round, start_match
from game.rules.engine import IllegalMoveError, apply
from game.rules.events import Event
from game.rules.kernel import push
from game.rules.legal import legal_moves, why_illegal
from game.rules.moves import Move
from game.rules.notation import (
    format_move,
    format_position,
    format_script,
    format_seat_move,
    parse_script,
    parse_seat_move,
)
from game.rules.record import Record, RoundEntry, SeatEntry, from_json, replay, round_result, to_json
from game.rules.ruleset import PRESETS, Deck, Ruleset, from_plain, to_plain
from game.rules.scoring import match_winners
from game.rules.seat import MAX_SEATS, MIN_SEATS, Seat
from game.rules.state import GameState, Phase
from tests.support.invariants import EventReader, audit, cards_in_play, check_universe, universe
from tests.support.play import play_round, random_move, random_ruleset

SEATS = range(MIN_SEATS, MAX_SEATS + 1)
SEEDS = st.integers(0, 2**64 - 1)


def record_of(rules: Ruleset, seats: int, seed: int, rounds: list[RoundEntry]) -> Record:
    entries = tuple(SeatEntry(f"Seat {i}", "bot" if i else "human", "random" if i else "") for i in range(seats))
    return Record(rules, entries, seed, tuple(rounds))


def examine(state: GameState, move: Move, deck: Counter[Card]) -> None:
    """Make a move in place and compare every way there is of making it."""
    before = state.fingerprint()
    assert parse_seat_move(format_seat_move(move)) == move
    step = apply(state, move)
    assert state.fingerprint() == before
    assert step.state.moves_made == state.moves_made + 1
    reader = EventReader(state)
    push(state, move)
    assert state == step.state, format_seat_move(move)
    reader.read(step.events, state)
    audit(state, deck)


def play_and_examine(rules: Ruleset, seats: int, seed: int) -> list[RoundEntry]:
    """Play a match of two rounds at most, examining every move, and return its rounds."""
    rng = random.Random(seed)
    state = start_match(rules, seats, seed)
    deck = Counter(rules.cards)
    rounds: list[RoundEntry] = []
    while True:
        assert cards_in_play(state) == deck
        moves: list[Move] = []
        while state.phase is not Phase.OVER:
            if rng.random() < 0.01:
                check_universe(state)
            move = random_move(rng, state)
            moves.append(move)
            examine(state, move, deck)
        rounds.append(RoundEntry(state.dealer, tuple(moves), round_result(state)))
        if len(rounds) == 2 or match_winners(state):
            return rounds
        deal_round(state)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", SEATS)
def test_any_rules_at_any_table(seats: int, seed: int) -> None:
    for part in range(3):
        own_seed = seed * 100 + part + seats * 10_000
        rules = random_ruleset(random.Random(own_seed), seats)
        rounds = play_and_examine(rules, seats, own_seed)
        written = json.loads(json.dumps(to_json(record_of(rules, seats, own_seed, rounds))))
        again = from_json(written)
        assert to_json(again) == written
        assert again.rules == rules
        assert sum(1 for _ in replay(again)) == sum(len(entry.moves) + 1 for entry in rounds)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_preset_at_any_table(seats: int, preset: str) -> None:
    for seed in range(3):
        play_and_examine(PRESETS[preset], seats, seed)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(seed=SEEDS, seats=st.integers(MIN_SEATS, MAX_SEATS), length=st.integers(0, 120))
def test_the_list_of_moves_and_the_check_of_one_agree(seed: int, seats: int, length: int) -> None:
    rng = random.Random(seed)
    state = start_match(random_ruleset(rng, seats), seats, seed)
    for _, _ in zip(range(length), play_round(rng, state), strict=False):
        pass
    check_universe(state)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=SEEDS, seats=st.integers(MIN_SEATS, 5), length=st.integers(0, 60))
def test_an_illegal_move_is_refused_and_changes_nothing(seed: int, seats: int, length: int) -> None:
    rng = random.Random(seed)
    state = start_match(random_ruleset(rng, seats), seats, seed)
    for _, _ in zip(range(length), play_round(rng, state), strict=False):
        pass
    before = state.fingerprint()
    seat = Seat(rng.randrange(seats))
    illegal = [move for move in universe(state, seat) if why_illegal(state, move) is not None]
    for move in rng.sample(illegal, 20):
        with pytest.raises(IllegalMoveError) as refusal:
            apply(state, move)
        assert format_move(move) in str(refusal.value)
        assert format_position(state) in str(refusal.value)
        assert refusal.value.reason is why_illegal(state, move)
    assert state.fingerprint() == before


@settings(max_examples=200, deadline=None, derandomize=True)
@given(seed=SEEDS, seats=st.integers(MIN_SEATS, MAX_SEATS))
def test_rules_have_a_plain_form(seed: int, seats: int) -> None:
    rules = random_ruleset(random.Random(seed), seats)
    assert from_plain(json.loads(json.dumps(to_plain(rules)))) == rules


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=SEEDS, seats=st.integers(MIN_SEATS, MAX_SEATS))
def test_scripts_have_a_text_form(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    moves = list(play_round(rng, start_match(random_ruleset(rng, seats), seats, seed)))
    assert parse_script(format_script(moves)) == moves


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seed=SEEDS, seats=st.integers(MIN_SEATS, MAX_SEATS))
def test_a_match_is_a_function_of_rules_seats_seed_and_moves(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    rules = random_ruleset(rng, seats)
    state = start_match(rules, seats, seed)
    moves = list(play_round(rng, state))
    events: list[Event] = []
    again = start_match(rules, seats, seed, events)
    for move in moves:
        push(again, move, events)
    assert again == state


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seed=SEEDS, seats=st.integers(MIN_SEATS, MAX_SEATS))
def test_a_copy_stands_alone(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    state = start_match(random_ruleset(rng, seats), seats, seed)
    twin, before = state.copy(), state.fingerprint()
    for _ in play_round(rng, twin):
        assert state.fingerprint() == before
    assert twin.fingerprint() != before


def test_forced_plays_over_an_empty_pile_end() -> None:
    rules = Ruleset(deck=Deck.MODERN, force_play=True, hand_size=10)
    for seed in range(40):
        state = start_match(rules, 7, seed)
        rng = random.Random(seed)
        while state.phase is not Phase.OVER:
            moves = [move for seat in range(7) for move in legal_moves(state, Seat(seat))]
            push(state, rng.choice(moves))
        assert state.ending is not None
