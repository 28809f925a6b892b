"""RULES.md section 4: what the cards do, but for the Customizable ones; and 7s and 0s."""

import pytest

from game.rules.events import (
    CardsDrawn,
    DirectionReversed,
    DrawCause,
    HandsDealt,
    HandsGathered,
    HandsPassed,
    HandsSwapped,
    PenaltySet,
    TurnSkipped,
    TurnStarted,
)
from game.rules.legal import Reason
from game.rules.notation import parse_cards
from game.rules.seat import Seat
from tests.support.scenario import Scenario

THREE = ["b1 b2", "y1 y2"]


class TestSkipAndReverse:
    def test_skip_goes_with_the_direction(self) -> None:
        hands = ["rS r1 r2", *THREE, "g1 g2"]
        Scenario("r9", hands=hands).move("0:rS").expect(turn=2).happened(TurnSkipped(Seat(1)), TurnStarted(Seat(2)))
        Scenario("r9", hands=hands, direction=-1).move("0:rS").expect(turn=2).happened(TurnSkipped(Seat(3)))

    def test_reverse_and_reverse_again(self) -> None:
        scenario = Scenario("r9", hands=["rR r1 r2", *THREE, "gR g1 g2"]).move("0:rR").expect(turn=3, direction=-1)
        scenario.happened(DirectionReversed(-1), TurnStarted(Seat(3)))
        scenario.move("3:gR").expect(turn=0, direction=1)

    def test_with_two_seats_reverse_is_a_skip_and_the_direction_stays(self) -> None:
        scenario = Scenario("r9", hands=["rR r1 r2", "b1 b2"]).move("0:rR").expect(turn=0, direction=1)
        scenario.happened(TurnSkipped(Seat(1))).did_not_happen(DirectionReversed)
        Scenario("r9", hands=["rR r1 r2", "b1 b2"], direction=-1).move("0:rR").expect(turn=0, direction=-1)


class TestDrawTwo:
    def test_it_is_drawn_at_once_where_nobody_has_an_answer(self) -> None:
        scenario = Scenario("r9", hands=["r+2 r1 r2", *THREE], draw="g1 r3").move("0:r+2")
        scenario.expect(turn=2, counts=[2, 4, 2], pending=0, phase="play")
        drawn = CardsDrawn(Seat(1), tuple(parse_cards("g1 r3")), DrawCause.DRAW_TWO)
        scenario.happened(drawn, TurnSkipped(Seat(1)), TurnStarted(Seat(2)))

    @pytest.mark.parametrize("rule", ["jump_in", "stack_draw2_on_draw2", "stack_wild4_on_draw2"])
    def test_it_waits_where_the_rules_give_an_answer_whatever_is_held(self, rule: str) -> None:
        scenario = Scenario("r9", hands=["r+2 r1 r2", *THREE], rules={rule: True}, draw="g1 r3").move("0:r+2")
        scenario.expect(turn=1, phase="penalty", pending=2, legal_exactly=["take"], counts=[2, 2, 2])
        scenario.happened(PenaltySet(Seat(1), 2)).move("1:take").expect(turn=2, counts=[2, 4, 2])

    @pytest.mark.parametrize("rule", ["stack_wild4_on_wild4", "stack_draw2_on_wild4"])
    def test_rules_about_the_other_card_let_nobody_wait(self, rule: str) -> None:
        Scenario("r9", hands=["r+2 r1 r2", *THREE], rules={rule: True}).move("0:r+2").expect(turn=2, phase="play")

    def test_against_the_clock(self) -> None:
        Scenario("r9", hands=["r+2 r1 r2", *THREE], direction=-1).move("0:r+2").expect(turn=1, counts=[2, 2, 4])


MODERN: dict[str, object] = {"deck": "modern"}


class TestShuffleHands:
    @pytest.mark.parametrize("direction", [1, -1])
    def test_dealt_from_the_left_whatever_the_direction(self, direction: int) -> None:
        hands = ["WS r1 r2 r3 r4", "b1", "y1"]
        scenario = Scenario("r9", hands=hands, rules=MODERN, direction=direction).move("0:WS=g")
        scenario.expect(counts=[2, 2, 2], turn=1 if direction > 0 else 2, color="g")
        assert isinstance(scenario.events[1], HandsGathered)
        dealt = scenario.events[2]
        assert isinstance(dealt, HandsDealt)
        assert dealt.first == 1

    def test_odd_cards_go_to_the_left_first(self) -> None:
        Scenario("r9", hands=["WS r1 r2 r3 r4 r5", "b1", "y1", "g1"], rules=MODERN, turn=0).move("0:WS=g").expect(
            counts=[2, 2, 2, 2]
        )
        hands = ["g1", "WS r1 r2 r3", "b1", "y1"]
        Scenario("r9", hands=hands, rules=MODERN, turn=1).move("1:WS=g").expect(counts=[1, 1, 2, 2])

    def test_a_seat_left_without_a_card_draws_one(self) -> None:
        rules = {**MODERN, "shuffle_hands_last": "redeals"}
        scenario = Scenario("r9", hands=["WS", "b1", "y1"], rules=rules, draw="g1").move("0:WS=g")
        scenario.expect(counts=[1, 1, 1], turn=1, over=None)
        scenario.happened(CardsDrawn(Seat(0), tuple(parse_cards("g1")), DrawCause.EMPTY_HAND))

    def test_even_from_beneath_the_wild(self) -> None:
        rules = {**MODERN, "shuffle_hands_last": "redeals"}
        scenario = Scenario("r9", hands=["WS", "b1"], rules=rules, draw="").move("0:WS=g")
        scenario.expect(counts=[1, 1], turn=1, discard_count=1).expect_order(0, "r9")

    def test_everybody_sees_their_own_new_hand_only(self) -> None:
        scenario = Scenario("r9", hands=["WS r1 r2", "b1", "y1"], rules=MODERN).move("0:WS=g")
        for reader in range(3):
            dealt = next(event for event in scenario.seen_by(reader) if isinstance(event, HandsDealt))
            assert [None in hand for hand in dealt.hands] == [seat != reader for seat in range(3)]


SEVEN_ZERO: dict[str, object] = {"seven_zero": True}


class TestSevenZero:
    def test_a_seven_swaps_and_the_turn_passes(self) -> None:
        scenario = Scenario("r9", hands=["r7 g1", "b1 b2", "y1 y2"], rules=SEVEN_ZERO).move("0:r7>2")
        scenario.expect(hands=["y1 y2", "b1 b2", "g1"], turn=1).happened(HandsSwapped(Seat(0), Seat(2)))

    def test_it_needs_another_seat_of_the_table(self) -> None:
        scenario = Scenario("r9", hands=["r7 g1", "b1 b2", "y1 y2"], rules=SEVEN_ZERO)
        for move in ("0:r7", "0:r7>0", "0:r7>3"):
            scenario.refuse(move, Reason.TARGET_MISSING)

    def test_with_two_seats_there_is_no_choice(self) -> None:
        scenario = Scenario("r9", hands=["r7 g1 g2", "b1 b2"], rules=SEVEN_ZERO)
        scenario.refuse("0:r7>1", Reason.TARGET_NOT_NEEDED)
        scenario.move("0:r7").expect(hands=["b1 b2", "g1 g2"], turn=1)

    def test_a_zero_moves_hands_with_the_direction(self) -> None:
        hands = ["r0 g1 g2", "b1 b2", "y1 y2"]
        scenario = Scenario("r9", hands=hands, rules=SEVEN_ZERO, direction=-1).move("0:r0")
        scenario.expect(hands=["b1 b2", "y1 y2", "g1 g2"], turn=2).happened(HandsPassed(-1))

    def test_a_zero_with_two_seats(self) -> None:
        Scenario("r9", hands=["r0 g1 g2", "b1"], rules=SEVEN_ZERO).move("0:r0").expect(hands=["b1", "g1 g2"], turn=1)

    def test_a_drawn_seven_swaps_too(self) -> None:
        scenario = Scenario("r9", hands=["g1 g2", "b1 b2", "y1"], rules=SEVEN_ZERO, draw="r7")
        scenario.move("0:draw 0:r7>2").expect(hands=["y1", "b1 b2", "g1 g2"])

    def test_a_wild_seven_is_ordinary_without_the_rule(self) -> None:
        Scenario("r9", hands=["r7 g1", "b1 b2", "y1 y2"]).refuse("0:r7>1", Reason.TARGET_NOT_NEEDED)

    def test_a_swap_of_others_leaves_a_call_standing(self) -> None:
        scenario = Scenario("r9", hands=["r1 g1", "r7 b1 b2", "y1 y2"], rules=SEVEN_ZERO).move("0:r1! 1:r7>2")
        assert scenario.view(None).called == (True, False, False)

    def test_a_swapped_hand_has_not_been_called(self) -> None:
        scenario = Scenario("r9", hands=["r1 g1", "r7 b1 b2", "y1 y2"], rules=SEVEN_ZERO).move("0:r1! 1:r7>0")
        scenario.expect(hands=["b1 b2", "g1", "y1 y2"])
        assert scenario.view(None).called == (False, False, False)
