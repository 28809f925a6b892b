"""RULES.md section 10: playing an identical card out of turn."""

from collections.abc import Mapping

import pytest

from game.rules.events import CardPlayed, DirectionReversed, PenaltyCancelled, PenaltySet, TurnSkipped
from game.rules.legal import Reason
from game.rules.seat import Seat
from tests.support.scenario import Scenario

JUMP = {"jump_in": True}
DRAW = "g1 g2 g3 g4 g5 g6 y9 y8 y7 y6"


def at_table(*hands: str, rules: Mapping[str, object] | None = None, **position: object) -> Scenario:
    return Scenario("r9", hands=list(hands), rules={**JUMP, **(rules or {})}, draw=DRAW, **position)  # type: ignore[arg-type]  # by name


class TestWho:
    def test_any_seat_with_the_identical_card(self) -> None:
        scenario = at_table("r5 g1 g2", "b1 b2", "r5 y1 y2", "g7 g8").move("0:r5").expect(actors=[1, 2])
        scenario.move("2:jump r5").expect(turn=3, counts=[2, 2, 2, 2])
        played = scenario.events[0]
        assert isinstance(played, CardPlayed)
        assert played.jump

    def test_never_a_wild(self) -> None:
        scenario = at_table("W g1 g2", "b1 b2", "W y1 y2").move("0:W=r").expect(actors=[1])
        scenario.refuse("2:jump W=r", Reason.NO_JUMP_IN)

    def test_same_colour_and_same_number(self) -> None:
        scenario = at_table("r5 g1 g2", "b1 b2", "b5 r6 y2").move("0:r5")
        for move in ("2:jump b5", "2:jump r6", "2:jump r5"):
            scenario.refuse(move, Reason.NO_JUMP_IN)

    def test_only_if_somebody_has_just_played_it(self) -> None:
        scenario = at_table("g1 g2", "r9 b2", "y1 y2").expect(actors=[0])
        scenario.refuse("1:jump r9", Reason.NO_JUMP_IN)
        assert not scenario.view(1).jump_open

    def test_the_seat_on_turn_plays_it_in_the_ordinary_way(self) -> None:
        scenario = at_table("r5 g1 g2", "r5 b2 b3", "y1 y2").move("0:r5").expect(legal=["1:r5"])
        scenario.refuse("1:jump r5", Reason.NO_JUMP_IN)

    def test_the_player_of_the_first_card_too(self) -> None:
        scenario = at_table("r5 r5 g1 g2", "b1 b2", "y1 y2").move("0:r5").expect(legal=["0:jump r5"])
        scenario.refuse("0:r5", Reason.NOT_YOUR_TURN).move("0:jump r5").expect(turn=1, counts=[2, 2, 2])

    def test_off_by_default(self) -> None:
        scenario = Scenario("r9", hands=["r5 g1 g2", "b1 b2", "r5 y1 y2"]).move("0:r5").expect(actors=[1])
        scenario.refuse("2:jump r5", Reason.NO_JUMP_IN)

    def test_it_cannot_jump_on_a_jump_without_a_third_card(self) -> None:
        scenario = at_table("r5 g1 g2", "b1 b2", "r5 y1 y2", "g7 g8").move("0:r5 2:jump r5").expect(actors=[3])
        assert scenario.view(0).jump_open


class TestWhen:
    @pytest.mark.parametrize("turn", ["1:draw", "1:r2", "1:draw 1:keep"])
    def test_until_the_next_turn_begins(self, turn: str) -> None:
        draw = "r1" if "keep" in turn else "b9"
        scenario = Scenario("r9", hands=["r5 g1 g2", "r2 b2 b3", "r5 y1 y2"], rules=JUMP, draw=draw)
        scenario.move(f"0:r5 {turn}").refuse("2:jump r5", Reason.NO_JUMP_IN)
        assert scenario.view(2).jump_open is (turn == "1:r2")

    def test_not_once_the_victim_has_taken(self) -> None:
        scenario = at_table("r+2 g1 g2", "b1 b2", "r+2 y1 y2").move("0:r+2 1:take").expect(turn=2, legal=["r+2"])
        scenario.refuse("0:jump r+2", Reason.NO_JUMP_IN).refuse("2:jump r+2", Reason.NO_JUMP_IN)

    def test_a_call_or_a_catch_does_not_begin_a_turn(self) -> None:
        scenario = at_table("r5 g1", "b1 b2", "r5 y1 y2").move("0:r5 0:uno").expect(legal=["2:jump r5"])
        scenario = at_table("r5 g1", "b1 b2", "r5 y1 y2").move("0:r5 1:catch 0").expect(legal=["2:jump r5"])
        scenario.move("2:jump r5").expect(turn=0)

    def test_also_on_a_drawn_card(self) -> None:
        scenario = Scenario("r9", hands=["g1 g2", "b1 b2", "r5 y1 y2"], rules=JUMP, draw="r5 b9")
        scenario.move("0:draw").expect(actors=[0]).move("0:r5").expect(actors=[1, 2])


class TestActions:
    def test_skip(self) -> None:
        scenario = at_table("rS g1 g2", "b1 b2", "rS y1 y2", "g7 g8").move("0:rS").expect(turn=2)
        scenario.refuse("2:jump rS", Reason.NO_JUMP_IN)
        scenario = at_table("rS g1 g2", "b1 b2", "y1 y2", "rS g7 g8").move("0:rS 3:jump rS").expect(turn=1)
        scenario.happened(TurnSkipped(Seat(0)))

    def test_the_skipped_seat_may_jump_in(self) -> None:
        at_table("rS g1 g2", "rS b1 b2", "y1 y2", "g7 g8").move("0:rS 1:jump rS").expect(turn=3)

    def test_reverse_leaves_the_direction_as_the_first_one_set_it(self) -> None:
        scenario = at_table("rR g1 g2", "b1 b2", "rR y1 y2", "g7 g8").move("0:rR").expect(turn=3, direction=-1)
        scenario.move("2:jump rR").expect(turn=1, direction=-1).did_not_happen(DirectionReversed)

    def test_draw_two_cancels_the_one_it_covers(self) -> None:
        scenario = at_table("r+2 g1 g2", "b1 b2", "r+2 y1 y2").move("0:r+2 2:jump r+2").expect(turn=0, pending=2)
        scenario.happened(PenaltyCancelled(Seat(1), 2), PenaltySet(Seat(0), 2)).move("0:take")
        scenario.expect(turn=1, counts=[4, 2, 2])

    def test_the_victim_may_jump_in(self) -> None:
        scenario = at_table("r+2 g1 g2", "r+2 b1 b2", "y1 y2").move("0:r+2")
        scenario.expect(legal_exactly=["1:take", "1:jump r+2"]).refuse("1:r+2", Reason.ANSWER_THE_PENALTY)
        scenario.move("1:jump r+2").expect(turn=2, pending=2)

    def test_unless_it_can_stack_in_the_ordinary_way(self) -> None:
        rules = {"stack_draw2_on_draw2": True}
        scenario = at_table("r+2 g1 g2", "r+2 b1 b2", "y1 y2", rules=rules).move("0:r+2")
        scenario.expect(legal_exactly=["1:take", "1:r+2"]).refuse("1:jump r+2", Reason.NO_JUMP_IN)
        scenario.move("1:r+2").expect(pending=4)

    def test_a_rule_for_the_other_card_is_no_ordinary_way(self) -> None:
        rules = {"stack_wild4_on_draw2": True}
        at_table("r+2 g1 g2", "r+2 b1 b2", "y1 y2", rules=rules).move("0:r+2").expect(legal=["1:jump r+2"])

    def test_the_attacker_may_jump_on_its_own_card(self) -> None:
        scenario = at_table("r+2 r+2 g1 g2", "b1 b2", "y1 y2").move("0:r+2 0:jump r+2").expect(turn=1, pending=2)
        scenario.move("1:take").expect(counts=[2, 4, 2])

    def test_in_a_stack_it_adds(self) -> None:
        rules = {"stack_draw2_on_draw2": True}
        scenario = at_table("r+2 g1 g2", "b1 b2", "r+2 y1 y2", rules=rules).move("0:r+2 2:jump r+2")
        scenario.expect(turn=0, pending=4).did_not_happen(PenaltyCancelled)

    def test_in_a_mixed_stack_only_the_covered_two_are_cancelled(self) -> None:
        rules = {"stack_draw2_on_wild4": True}
        scenario = at_table("W+4 g1 g2", "b+2 b1 b2", "y1 y2", "b+2 g7 g8", rules=rules).move("0:W+4=b 1:b+2")
        scenario.expect(turn=2, pending=6).move("3:jump b+2").expect(turn=0, pending=6)
        scenario.happened(PenaltyCancelled(Seat(2), 2), PenaltySet(Seat(0), 6))

    def test_seven_names_its_target(self) -> None:
        rules = {"seven_zero": True}
        scenario = at_table("r7 g1", "b1 b2", "r7 y1 y2", rules=rules).move("0:r7>1")
        scenario.refuse("2:jump r7", Reason.TARGET_MISSING).move("2:jump r7>0")
        scenario.expect(hands=["y1 y2", "g1", "b1 b2"], turn=0)

    def test_a_bluff_is_no_longer_to_be_challenged_after_a_jump(self) -> None:
        rules = {"stack_draw2_on_wild4": True}
        scenario = at_table("W+4 b9 g2", "b+2 b1 b2", "b+2 y1 y2", rules=rules).move("0:W+4=b 1:b+2 2:take")
        scenario.expect(turn=0, pending=0)


class TestTwoSeats:
    def test_skip(self) -> None:
        scenario = at_table("rS g1 g2", "rS b1 b2").move("0:rS").expect(turn=0, actors=[0, 1])
        scenario.move("1:jump rS").expect(turn=1)

    def test_reverse(self) -> None:
        at_table("rR g1 g2", "rR b1 b2").move("0:rR 1:jump rR").expect(turn=1, direction=1)

    def test_draw_two(self) -> None:
        scenario = at_table("r+2 g1 g2", "r+2 b1 b2").move("0:r+2").expect(actors=[1])
        scenario.move("1:jump r+2").expect(turn=0, pending=2).move("0:take").expect(turn=1, counts=[4, 2])

    def test_number(self) -> None:
        scenario = at_table("r5 r5 g1 g2", "b1 b2").move("0:r5").expect(turn=1, legal=["0:jump r5"])
        scenario.move("0:jump r5").expect(turn=1, counts=[2, 2])

    def test_after_a_skip_the_player_plays_the_twin_in_the_ordinary_way(self) -> None:
        scenario = at_table("rS rS g1", "b1 b2").move("0:rS").refuse("0:jump rS", Reason.NO_JUMP_IN)
        scenario.move("0:rS!").expect(turn=0, counts=[1, 2])


class TestLastCards:
    def test_a_jump_in_can_be_the_last_card(self) -> None:
        at_table("r5 g1 g2", "b1 b2", "r5").move("0:r5 2:jump r5").expect(over="out", winner=2, points=[0, 0, 6])

    def test_it_needs_its_own_call(self) -> None:
        scenario = at_table("r5 g1 g2", "b1 b2", "r5 y1").move("0:r5 2:jump r5")
        scenario.expect(legal=["2:uno", "0:catch 2", "1:catch 2"])
        at_table("r5 g1 g2", "b1 b2", "r5 y1").move("0:r5 2:jump r5!").expect(actors=[0])

    def test_a_last_seven_names_nobody(self) -> None:
        scenario = at_table("r7 g1", "b1 b2", "r7", rules={"seven_zero": True})
        scenario.move("0:r7>1").refuse("2:jump r7>0", Reason.TARGET_NOT_NEEDED).move("2:jump r7")
        scenario.expect(over="out", winner=2)

    def test_nobody_jumps_in_on_a_last_card(self) -> None:
        at_table("r5", "b1 b2", "r5 y1").move("0:r5").expect(over="out", actors=[])

    def test_nor_on_a_card_played_before_a_swap_took_it_away(self) -> None:
        # The twin has changed hands by the seven's own effect: whoever holds it now may jump in.
        scenario = at_table("r7 g1", "r7 b1", "y1 y2", rules={"seven_zero": True}).move("0:r7>1")
        scenario.expect(hands=["r7 b1", "g1", "y1 y2"], legal=["0:jump r7>1"], actors=[0, 1])


def test_an_onlooker_knows_that_a_jump_may_come_and_not_from_whom() -> None:
    with_twin = at_table("r5 g1 g2", "b1 b2", "r5 y1 y2").move("0:r5")
    without = at_table("r5 g1 g2", "b1 b2", "r6 y1 y2").move("0:r5")
    assert with_twin.view(None).jump_open
    assert with_twin.view(None) == without.view(None)
    assert with_twin.view(1) == without.view(1)
