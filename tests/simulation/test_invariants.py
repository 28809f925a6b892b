import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.rules.deal import start_match
from game.rules.events import Ending
from game.rules.legal import legal_moves
from game.rules.moves import DrawCard, Move, PlayCard
from game.rules.ruleset import OFFICIAL, PRESETS
from game.rules.seat import Seat
from game.rules.state import GameState, Phase
from game.rules.view import PlayerView, view
from game.simulation import invariants
from game.simulation.fuzz import fuzz_match
from game.simulation.invariants import InvariantError, check_cards, check_closely, check_purity, check_round_end, weight
from game.simulation.random_rules import random_table

DECK = weight(OFFICIAL.cards)


def position() -> GameState:
    return start_match(OFFICIAL, 3, 7)


def look_closely(times: int) -> None:
    for seed in range(times):
        check_closely(position(), random.Random(seed))


def over() -> GameState:
    state = position()
    state.phase, state.turn, state.ending, state.winner = Phase.OVER, None, Ending.OUT, Seat(1)
    state.draw_pile += state.hands[1]
    state.hands[1] = []
    return state


def test_a_sound_position_passes() -> None:
    check_cards(position(), DECK)
    check_closely(position(), random.Random(1))
    check_round_end(over())


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state.draw_pile.pop(),
        lambda state: state.draw_pile.append(state.draw_pile[0]),
        lambda state: state.hands[0].__setitem__(0, state.hands[1][0]),
    ],
)
def test_a_card_lost_doubled_or_recoloured_is_noticed(spoil: Callable[[GameState], object]) -> None:
    state = position()
    spoil(state)
    with pytest.raises(InvariantError, match="the cards are not conserved"):
        check_cards(state, DECK)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("turn", Seat(0), "a round that is over goes on"),
        ("moves_made", 2001, "a round that is over goes on"),
        ("winner", Seat(2), "the winner of the round holds cards"),
        ("ending", None, "does not say how it ended"),
        ("ending", Ending.BLOCKED, "a blocked round has a winner or points"),
    ],
)
def test_an_unsound_end_is_noticed(name: str, value: object, problem: str) -> None:
    state = over()
    setattr(state, name, value)
    with pytest.raises(InvariantError, match=problem):
        check_round_end(state)


def test_a_list_that_leaves_a_legal_move_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_draws(state: GameState, seat: Seat) -> list[Move]:
        return [move for move in legal_moves(state, seat) if not isinstance(move, DrawCard)]

    monkeypatch.setattr(invariants, "legal_moves", without_draws)
    with pytest.raises(InvariantError, match=r"is not refused and not listed|is among those who can move"):
        look_closely(200)


def test_a_listed_move_that_is_refused_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_nonsense(state: GameState, seat: Seat) -> list[Move]:
        return [*legal_moves(state, seat), PlayCard(seat, state.top, jump=True)]

    monkeypatch.setattr(invariants, "legal_moves", with_nonsense)
    with pytest.raises(InvariantError, match=r"is listed and refused|not among those who can move"):
        check_closely(position(), random.Random(1))


def test_a_view_that_leaks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(state: GameState, seat: Seat | None) -> PlayerView:
        return replace(view(state, seat), hand=tuple(state.draw_pile[-1:]))

    monkeypatch.setattr(invariants, "view", leaking)
    with pytest.raises(InvariantError, match="depends on hidden cards"):
        look_closely(20)


def test_a_path_that_differs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "push", lambda state, move: None)
    state = position()
    assert state.turn is not None
    with pytest.raises(InvariantError, match="events make a difference"):
        check_purity(state, DrawCard(state.turn))


def test_random_rules_reach_every_option_and_fit_their_table() -> None:
    tables = [random_table(random.Random(seed)) for seed in range(300)]
    for rules, seats in tables:
        rules.validate(seats)
    assert {seats for _, seats in tables} == set(range(2, 11))
    for name in (name for name in PRESETS["party"].__dataclass_fields__ if not name.startswith("waits_")):
        assert len({repr(getattr(rules, name)) for rules, _ in tables}) > 1, name


def test_a_fuzzed_match_follows_from_its_seed() -> None:
    assert [fuzz_match(seed) for seed in range(5)] == [fuzz_match(seed) for seed in range(5)]
