"""A position: what it is compared by, and what the unchecked path refuses all the same."""

import pytest

from game.rules.effects import finish_passing, run_effects
from game.rules.engine import IllegalMoveError, apply, start_match, start_round
from game.rules.kernel import push
from game.rules.legal import Reason
from game.rules.notation import parse_seat_move
from game.rules.ruleset import Deck, Ruleset
from game.rules.seat import Seat
from tests.support.scenario import Scenario


def fresh() -> Scenario:
    return Scenario("r9", hands=["r1 r2", "b1 b2"])


def test_it_is_compared_by_everything_it_consists_of() -> None:
    assert fresh().state == fresh().state
    assert fresh().state != fresh().move("0:r1").state
    other = fresh().state
    other.rng.next()
    assert other != fresh().state
    assert fresh().state != "r9"


def test_the_seat_on_turn() -> None:
    assert fresh().state.on_turn == 0
    with pytest.raises(ValueError, match="round is over"):
        _ = Scenario("r9", hands=["r1", "b1"]).move("0:r1").state.on_turn


def test_an_illegal_move_quotes_itself_and_the_position() -> None:
    with pytest.raises(
        IllegalMoveError, match=r"^1:draw: another seat is on turn \(in play turn 0\+ top r9"
    ) as refusal:
        apply(fresh().state, parse_seat_move("1:draw"))
    assert (refusal.value.reason, refusal.value.move) == (Reason.NOT_YOUR_TURN, parse_seat_move("1:draw"))


def test_a_seat_that_is_not_at_the_table() -> None:
    fresh().refuse("7:draw", Reason.NOT_YOUR_TURN).refuse("7:uno", Reason.NOT_YOUR_TURN)


def test_the_pure_face_begins_matches_and_rounds() -> None:
    begun = start_match(Ruleset(deck=Deck.MODERN), 4, 7)
    assert begun.state.round_number == 1
    assert [type(event).__name__ for event in begun.events][:3] == ["DealerDrawn", "RoundStarted", "HandsDealt"]
    over = Scenario("r9", hands=["r1", "b1"]).move("0:r1").state
    before = over.fingerprint()
    assert start_round(over).state.round_number == 2
    assert over.fingerprint() == before


def test_the_unchecked_path_refuses_what_has_no_meaning() -> None:
    with pytest.raises(ValueError, match="challenge"):
        push(fresh().state, parse_seat_move("0:challenge"))
    with pytest.raises(ValueError, match="passed on"):
        finish_passing(fresh().state, None)
    assert not run_effects(fresh().state, None)


def test_a_view_names_its_seats() -> None:
    seen = Scenario("r9", hands=["r1 r2", "b1 b2", "g1"], direction=-1).view(1)
    assert (seen.seats, seen.top.text, seen.seat_after(Seat(0))) == (3, "r9", 2)
    assert Scenario("r9", hands=["r1 r2", "b1 b2"]).view(None).hand == ()
