"""The runner of conformance cases has to notice what is wrong, and refuse what can't be set up."""

from typing import Any

import pytest

from game.rules.vectors import CaseError, differences, run_case, set_up
from tests.support.scenario import Scenario, custom

POSITION = {"hands": ["r1 g2", "b4 r8 b3", "y1 y2 y3"], "discard": "r5", "draw": "b8 b9"}


def failures(**case: Any) -> tuple[str, ...]:
    return run_case({"id": "case", "position": POSITION, **case}).failures


@pytest.mark.parametrize(
    "expect",
    [
        {"hands": ["r1 r2", "b4 r8 b3", "y1 y2 y3"]},
        {"hands": ["g2 r1", "b4 r8 b3"]},
        {"counts": [2, 3, 4]},
        {"top": "r6"},
        {"color": "g"},
        {"direction": -1},
        {"turn": 1},
        {"turn": None},
        {"pending": 2},
        {"phase": "drawn"},
        {"legal": ["g2"]},
        {"legal": ["nonsense"]},
        {"legal": ["7:draw"]},
        {"illegal": ["r1"]},
        {"legal_exactly": ["r1"]},
        {"legal_exactly": ["r1", "draw", "r1=b"]},
        {"legal_exactly": ["1:draw"]},
        {"legal_exactly": []},
        {"actors": [1]},
        {"draw_count": 1},
        {"discard_count": 2},
        {"over": "out"},
        {"winner": 0},
        {"points": [1, 0, 0]},
        {"scores": [1, 0, 0]},
        {"match_winners": [0]},
        {"revealed": {"to": 1, "hand": ""}},
    ],
    ids=str,
)
def test_what_is_not_as_expected_is_said(expect: dict[str, Any]) -> None:
    assert len(failures(expect=expect)) == 1


@pytest.mark.parametrize(
    "expect",
    [
        {},
        {"hands": ["g2 r1", "b3 b4 r8", "y3 y2 y1"]},
        {"legal_exactly": ["r1", "draw"]},
        {"legal_exactly": ["draw", "r1!", "r1"]},
        {"legal_exactly": ["0:draw", "0:r1"]},
        {"illegal": ["2:draw", "nonsense", "9:draw", "W"]},
        {"actors": [0], "revealed": None, "over": None, "winner": None, "match_winners": []},
    ],
    ids=str,
)
def test_what_is_as_expected(expect: dict[str, Any]) -> None:
    assert failures(expect=expect) == ()


def test_the_order_of_given_cards_does_not_matter() -> None:
    scenario = Scenario("r9", hands=["WC r1 b1", "y1 y2"], rules=custom("pass_cards 2 left")).move("0:WC=g")
    for listed in ("0:give r1 b1", "0:give b1 r1"):
        assert list(differences(scenario.state, {"legal": [listed], "legal_exactly": [listed]})) == []


def test_after_the_round_nobody_is_on_turn() -> None:
    scenario = Scenario("r5", hands=["r1", "b1"]).move("0:r1").expect(legal_exactly=[], illegal=["draw"])
    assert len(list(differences(scenario.state, {"legal": ["draw"]}))) == 1


def test_a_refused_move_is_a_failure_unless_wanted() -> None:
    assert failures(moves=["0:g2"]) != ()
    assert failures(moves=["0:g2"], expect={"error": True, "turn": 0}) == ()
    assert failures(moves=["0:nonsense"], expect={"error": True}) == ()
    assert failures(moves=["0:g2", "0:r1"], expect={"error": True}) != ()
    assert failures(moves=["0:r1"], expect={"error": True}) != ()
    assert failures(moves=["0:g2"], expect={"error": True, "turn": 1}) != ()


def test_a_refused_position_is_a_failure_unless_wanted() -> None:
    bad = {"hands": ["r1", "r1"], "discard": "r1"}
    assert run_case({"id": "x", "position": bad, "expect": {"error": True}}).failures == ()
    assert run_case({"id": "x", "position": bad}).failures != ()
    assert run_case({"id": "x", "position": bad, "moves": ["0:r1"], "expect": {"error": True}}).failures != ()
    assert failures(expect={"error": True}) != ()


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"hands": ["r1"]}, "2 to 10 seats"),
        ({"hands": ["r1"] + ["b1"] * 10}, "2 to 10 seats"),
        ({"hands": ["r1", ""]}, "need a card"),
        ({"discard": ""}, "need a card"),
        ({"hands": ["r1", "r0 r0"]}, "has not so many of these cards: r0"),
        ({"hands": ["r1", "WS"]}, "has not so many"),
        ({"hands": ["r1", "x"]}, "no card"),
        ({"discard": "W"}, "has to be named"),
        ({"color": "g"}, "is not g"),
        ({"discard": "W", "color": "x"}, "no colour"),
        ({"direction": 0}, "direction"),
        ({"turn": 3}, "no seat 3"),
        ({"dealer": -1}, "no seat -1"),
        ({"scores": [0]}, "one score"),
    ],
)
def test_positions_that_can_not_be(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        set_up({"position": {**POSITION, **position}})


def test_a_case_starts_somewhere() -> None:
    with pytest.raises(CaseError, match="a position or a deal"):
        set_up({})


def test_what_is_named_nowhere_lies_beneath_in_canonical_order() -> None:
    state = set_up({"position": {**POSITION, "hands": ["r0 r1", "y0 y1"]}})
    assert [shown.text for shown in reversed(state.draw_pile)][:6] == ["b8", "b9", "r1", "r2", "r2", "r3"]
    assert len(state.draw_pile) == 108 - 5
    exact = set_up({"position": {**POSITION, "draw_exact": True}})
    assert [shown.text for shown in reversed(exact.draw_pile)] == ["b8", "b9"]


def test_on_a_named_wild() -> None:
    state = set_up({"position": {**POSITION, "discard": "r5 W", "color": "g", "round": 3, "seed": 9}})
    assert (state.round_number, state.rng.position) == (3, 9)
