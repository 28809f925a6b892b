"""RULES.md section 7: any card may be the last one, and the round ends with it."""

import pytest

from game.rules.cards import Color
from game.rules.events import CardsDrawn, DrawCause, Ending, MatchEnded, RoundEnded, TurnStarted
from game.rules.legal import Reason
from game.rules.notation import parse_cards
from game.rules.seat import Seat
from tests.support.scenario import Scenario

OTHERS = ["r1 y2", "b5 b6"]
DRAW = "g1 g2 g3 g4 g5 g6 g7 g8 g9"


def last(card: str, move: str, discard: str = "r9", **position: object) -> Scenario:
    return Scenario(discard, hands=[card, *OTHERS], draw=DRAW, **position).move(move)  # type: ignore[arg-type]  # by name


@pytest.mark.parametrize("card", ["r4", "b9", "rS", "rR", "W"])
def test_the_round_ends_with_it(card: str) -> None:
    scenario = last(card, f"0:{card}").expect(over="out", winner=0, points=[14, 0, 0], turn=None, direction=1)
    scenario.did_not_happen(TurnStarted)
    ended = scenario.events[-1]
    assert isinstance(ended, RoundEnded)
    assert (ended.ending, ended.winner, ended.points, ended.scores) == (Ending.OUT, 0, (14, 0, 0), (14, 0, 0))


def test_the_match_may_end_with_it() -> None:
    scenario = last("r4", "0:r4", scores=[490, 499, 0]).expect(match_winners=[0])
    assert scenario.events[-1] == MatchEnded((Seat(0),))


def test_a_last_card_is_not_called() -> None:
    Scenario("r9", hands=["r4", *OTHERS]).refuse("0:r4!", Reason.NO_CALL_DUE)


class TestDrawTwo:
    def test_the_next_seat_draws_before_the_points_are_counted(self) -> None:
        scenario = last("r+2", "0:r+2").expect(over="out", hands=["", "r1 y2 g1 g2", "b5 b6"], points=[17, 0, 0])
        scenario.happened(CardsDrawn(Seat(1), tuple(parse_cards("g1 g2")), DrawCause.DRAW_TWO))

    @pytest.mark.parametrize("rule", ["jump_in", "stack_draw2_on_draw2", "stack_wild4_on_draw2"])
    def test_nobody_stacks_jumps_in_or_is_waited_for(self, rule: str) -> None:
        hands = ["r+2", "r+2 W+4", "b5 b6"]
        scenario = Scenario("r9", hands=hands, draw=DRAW, rules={rule: True}).move("0:r+2")
        scenario.expect(over="out", counts=[0, 4, 2], pending=0, actors=[])

    def test_with_a_stack_pending_the_next_seat_draws_it_whole(self) -> None:
        rules = {"stack_draw2_on_draw2": True}
        hands = ["r+2 r1 r2", "b+2", "g+2 y1"]
        scenario = Scenario("r9", hands=hands, draw=DRAW, rules=rules).move("0:r+2 1:b+2")
        scenario.expect(over="out", winner=1, counts=[2, 0, 6])
        scenario.happened(CardsDrawn(Seat(2), tuple(parse_cards("g1 g2 g3 g4")), DrawCause.STACK))

    def test_as_a_jump_in_it_cancels_the_one_it_covers(self) -> None:
        hands = ["r+2 r1 r2", "b1 b2", "r+2"]
        scenario = Scenario("r9", hands=hands, draw=DRAW, rules={"jump_in": True}).move("0:r+2 2:jump r+2")
        scenario.expect(over="out", winner=2, hands=["r1 r2 g1 g2", "b1 b2", ""], points=[0, 0, 9])

    def test_as_a_jump_in_on_a_stack_it_adds(self) -> None:
        rules = {"jump_in": True, "stack_draw2_on_draw2": True}
        hands = ["r+2 r1 r2", "b1 b2", "r+2"]
        scenario = Scenario("r9", hands=hands, draw=DRAW, rules=rules).move("0:r+2 2:jump r+2")
        scenario.expect(over="out", winner=2, counts=[6, 2, 0])


class TestWildDrawFour:
    def test_under_challenge_the_next_seat_takes(self) -> None:
        scenario = last("W+4", "0:W+4=r").expect(over=None, turn=1, pending=4, legal_exactly=["take", "challenge"])
        scenario.move("1:take").expect(over="out", winner=0, points=[24, 0, 0], counts=[0, 6, 2])

    def test_or_challenges_which_can_only_fail(self) -> None:
        scenario = last("W+4", "0:W+4=r").move("1:challenge")
        scenario.expect(over="out", winner=0, counts=[0, 8, 2], revealed={"to": 1, "hand": ""})

    @pytest.mark.parametrize("rule", ["stack_wild4_on_wild4", "stack_draw2_on_wild4"])
    def test_and_adds_nothing(self, rule: str) -> None:
        hands = ["W+4", "W+4 r+2", "b5 b6"]
        scenario = Scenario("r9", hands=hands, draw=DRAW, rules={rule: True}).move("0:W+4=r")
        scenario.expect(legal_exactly=["take", "challenge"]).refuse("1:W+4=r", Reason.ANSWER_THE_PENALTY)
        scenario.refuse("1:r+2", Reason.ANSWER_THE_PENALTY)

    def test_nobody_is_caught_for_a_last_card(self) -> None:
        scenario = last("W+4", "0:W+4=r")
        scenario.refuse("1:catch 0", Reason.NOBODY_TO_CATCH).refuse("0:uno", Reason.NO_CALL_DUE)

    @pytest.mark.parametrize("wild4", ["strict", "free"])
    def test_without_the_challenge_it_is_drawn_at_once(self, wild4: str) -> None:
        rules = {"wild4": wild4, "stack_wild4_on_wild4": True, "stack_draw2_on_wild4": True}
        scenario = Scenario("r9", hands=["W+4", *OTHERS], draw=DRAW, rules=rules)
        scenario.refuse("0:W+4=r", Reason.COLOR_NOT_NEEDED).move("0:W+4")
        scenario.expect(over="out", counts=[0, 6, 2], color=None)

    def test_on_a_stack_the_whole_of_it(self) -> None:
        rules = {"wild4": "free", "stack_wild4_on_draw2": True}
        hands = ["r+2 r1 r2", "W+4", "W+4 y1"]
        scenario = Scenario("r9", hands=hands, draw=DRAW, rules=rules).move("0:r+2 1:W+4")
        scenario.expect(over="out", winner=1, counts=[2, 0, 8])

    def test_on_a_stack_the_challenge_costs_the_total_and_two(self) -> None:
        rules = {"stack_wild4_on_wild4": True}
        hands = ["W+4 r1 r2", "W+4", "W+4 y1"]
        scenario = Scenario("r9", hands=hands, draw="g1 g2 g3 g4 g5 g6 g7 g8 g9 y9 y8", rules=rules)
        scenario.move("0:W+4=b 1:W+4=g").expect(turn=2, pending=8, legal_exactly=["take", "challenge"])
        scenario.move("2:challenge").expect(over="out", winner=1, counts=[2, 0, 12])


class TestSevenZero:
    @pytest.mark.parametrize("card", ["r7", "r0"])
    def test_a_last_one_swaps_nothing(self, card: str) -> None:
        scenario = Scenario("r9", hands=[card, *OTHERS], rules={"seven_zero": True})
        scenario.refuse(f"0:{card}>1", Reason.TARGET_NOT_NEEDED).move(f"0:{card}")
        scenario.expect(over="out", hands=["", *OTHERS])


class TestShuffleHands:
    def test_wins_by_default_and_names_no_colour(self) -> None:
        scenario = Scenario("r9", hands=["WS", *OTHERS], rules={"deck": "modern"})
        scenario.refuse("0:WS=r", Reason.COLOR_NOT_NEEDED).move("0:WS").expect(over="out", hands=["", *OTHERS])

    def test_redeals(self) -> None:
        rules = {"deck": "modern", "shuffle_hands_last": "redeals"}
        scenario = Scenario("r9", hands=["WS", *OTHERS], rules=rules).refuse("0:WS", Reason.COLOR_MISSING)
        scenario.move("0:WS=r").expect(over=None, counts=[1, 2, 1], turn=1, color="r")
        scenario.refuse("0:uno", Reason.NO_CALL_DUE).refuse("1:catch 0", Reason.NOBODY_TO_CATCH)


def test_a_wild_that_is_not_the_last_card_keeps_its_colour() -> None:
    assert last("W r1", "0:W=b").state.color is Color.BLUE


def test_two_seats_skip_then_out() -> None:
    Scenario("r9", hands=["rS r1", "b1 b2"]).move("0:rS! 0:r1").expect(over="out", winner=0, points=[3, 0])
