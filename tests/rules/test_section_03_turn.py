"""RULES.md section 3: play one card, or draw one."""

import pytest

from game.rules.events import CardKept, CardsDrawn, DrawCause, NothingDrawn, PileRecycled, TurnStarted
from game.rules.legal import Reason
from game.rules.notation import parse_cards
from game.rules.seat import Seat
from tests.support.scenario import Scenario


def test_colour_number_symbol_or_wild() -> None:
    scenario = Scenario("b3 rS", hands=["r2 bS b3 W y1", "g1 g2"])
    scenario.expect(legal_exactly=["r2", "bS", "W=r", "W=y", "W=g", "W=b", "draw"])
    scenario.refuse("0:b3", Reason.NO_MATCH).refuse("0:r9", Reason.NOT_IN_HAND).refuse("1:g1", Reason.NOT_YOUR_TURN)


def test_a_number_is_no_match_for_the_two_of_a_draw_two() -> None:
    Scenario("b+2", hands=["r2 g+2 b9", "g1 g2"]).expect(legal_exactly=["g+2", "b9", "draw"])


def test_a_wild_takes_a_colour_and_others_do_not() -> None:
    scenario = Scenario("r9", hands=["W r1 r2", "g1 g2"])
    scenario.refuse("0:W", Reason.COLOR_MISSING).refuse("0:r1=r", Reason.COLOR_NOT_NEEDED)
    scenario.refuse("0:r1>1", Reason.TARGET_NOT_NEEDED).refuse("0:W=r>1", Reason.TARGET_NOT_NEEDED)


def test_on_a_wild_the_card_beneath_counts_for_nothing() -> None:
    Scenario("g5 W", color="r", hands=["g5 b5 r1", "g1 g2"]).expect(legal_exactly=["r1", "draw"])


def test_a_second_turn_can_be_spent_on_drawing_with_a_playable_hand() -> None:
    Scenario("r9", hands=["r1 r2", "g1 g2"], draw="b1").move("0:draw").expect(turn=1, counts=[3, 2])


class TestForcePlay:
    def test_no_draw_while_something_is_playable(self) -> None:
        Scenario("r9", hands=["r1 b2", "g1 g2"], rules={"force_play": True}).refuse("0:draw", Reason.MUST_PLAY)

    def test_a_wild_is_playable_too(self) -> None:
        scenario = Scenario("r9", hands=["W b2", "g1 g2"], rules={"force_play": True})
        scenario.expect(legal_exactly=["W=r", "W=y", "W=g", "W=b"])

    def test_it_draws_when_nothing_is(self) -> None:
        scenario = Scenario("r9", hands=["b1 b2", "g1 g2"], rules={"force_play": True}, draw="r5")
        scenario.expect(legal_exactly=["draw"]).move("0:draw").expect(turn=0, legal_exactly=["r5"])
        scenario.refuse("0:keep", Reason.MUST_PLAY)

    @pytest.mark.parametrize("drawn_card", ["may", "must", "keep"])
    def test_a_playable_drawn_card_has_to_be_played_whatever_drawn_card_says(self, drawn_card: str) -> None:
        rules = {"force_play": True, "drawn_card": drawn_card}
        scenario = Scenario("r9", hands=["b1 b2", "g1 g2"], rules=rules, draw="r5").move("0:draw")
        scenario.expect(phase="drawn", legal_exactly=["r5"])

    def test_a_strict_wild_draw_four_that_would_be_illegal_is_not_playable(self) -> None:
        rules = {"force_play": True, "wild4": "strict"}
        Scenario("r9", hands=["W+4 r2", "g1 g2"], rules=rules).expect(legal_exactly=["r2"])
        scenario = Scenario("r9", hands=["W+4 b2", "g1 g2"], rules=rules)
        scenario.expect(legal_exactly=["W+4=r", "W+4=y", "W+4=g", "W+4=b"])

    def test_a_penalty_may_be_taken_though_it_could_be_stacked(self) -> None:
        rules = {"force_play": True, "stack_draw2_on_draw2": True}
        scenario = Scenario("r9", hands=["r+2 b1 b2", "g+2 g1"], rules=rules, draw="b5 b6").move("0:r+2")
        scenario.expect(turn=1, legal_exactly=["take", "g+2"])


class TestDrawnCard:
    def test_may_play_or_keep(self) -> None:
        scenario = Scenario("r9", hands=["r1 b2", "g1 g2"], draw="r5").move("0:draw")
        scenario.expect(phase="drawn", legal_exactly=["r5", "keep"])
        scenario.refuse("0:r1", Reason.NOT_THE_DRAWN_CARD).refuse("0:draw", Reason.NOT_THE_DRAWN_CARD)
        scenario.move("0:keep").expect(turn=1).happened(CardKept(Seat(0)), TurnStarted(Seat(1)))

    def test_nothing_is_kept_before_a_card_is_drawn(self) -> None:
        Scenario("r9", hands=["r1 b2", "g1 g2"]).refuse("0:keep", Reason.NOTHING_DRAWN)

    def test_only_the_drawer_sees_what_was_drawn(self) -> None:
        scenario = Scenario("r9", hands=["r1 b2", "g1 g2"], draw="r5").move("0:draw")
        assert scenario.view(0).drawn is parse_cards("r5")[0]
        assert scenario.view(1).drawn is None
        assert scenario.seen_by(1)[0] == CardsDrawn(Seat(0), (None,), DrawCause.TURN)
        assert scenario.seen_by(0)[0] == CardsDrawn(Seat(0), tuple(parse_cards("r5")), DrawCause.TURN)

    def test_must_play(self) -> None:
        scenario = Scenario("r9", hands=["b1 b2", "g1 g2"], rules={"drawn_card": "must"}, draw="r5")
        scenario.move("0:draw").expect(legal_exactly=["r5"]).refuse("0:keep", Reason.MUST_PLAY)

    def test_must_leaves_drawing_free(self) -> None:
        scenario = Scenario("r9", hands=["r1 b2", "g1 g2"], rules={"drawn_card": "must"}, draw="b5")
        scenario.expect(legal=["draw"]).move("0:draw").expect(turn=1)

    def test_keep_never_plays(self) -> None:
        scenario = Scenario("r9", hands=["b1 b2", "g1 g2"], rules={"drawn_card": "keep"}, draw="W")
        scenario.move("0:draw").expect(turn=1, phase="play", counts=[3, 2])

    def test_nobody_is_forced_to_bluff(self) -> None:
        rules = {"drawn_card": "must"}
        scenario = Scenario("r9", hands=["r1 b2", "g1 g2"], rules=rules, draw="W+4").move("0:draw")
        scenario.expect(legal_exactly=["W+4=r", "W+4=y", "W+4=g", "W+4=b", "keep"])
        scenario.move("0:keep").expect(turn=1)

    def test_a_drawn_wild_draw_four_that_is_no_bluff_has_to_be_played(self) -> None:
        scenario = Scenario("r9", hands=["b1 b2", "g1 g2"], rules={"drawn_card": "must"}, draw="W+4")
        scenario.move("0:draw").expect(legal_exactly=["W+4=r", "W+4=y", "W+4=g", "W+4=b"])

    def test_where_it_is_free_there_is_no_bluff_to_be_forced_to(self) -> None:
        rules = {"drawn_card": "must", "wild4": "free"}
        scenario = Scenario("r9", hands=["r1 b2", "g1 g2"], rules=rules, draw="W+4").move("0:draw")
        scenario.expect(legal_exactly=["W+4=r", "W+4=y", "W+4=g", "W+4=b"]).refuse("0:keep", Reason.MUST_PLAY)

    def test_a_drawn_wild_draw_four_that_would_be_illegal_passes_the_turn(self) -> None:
        rules = {"wild4": "strict"}
        scenario = Scenario("r9", hands=["r1 b2", "g1 g2"], rules=rules, draw="W+4").move("0:draw")
        scenario.expect(turn=1, phase="play", counts=[3, 2])


UNTIL = {"draw_until_playable": True}


class TestDrawUntilPlayable:
    def test_one_move_draws_all_of_them(self) -> None:
        scenario = Scenario("r9", hands=["b1 b2", "g1 g2"], rules=UNTIL, draw="b3 g4 b5 rS y1")
        scenario.move("0:draw").expect(counts=[6, 2], phase="drawn", legal_exactly=["rS", "keep"])
        scenario.happened(CardsDrawn(Seat(0), tuple(parse_cards("b3 g4 b5 rS")), DrawCause.TURN))

    def test_it_recycles_on_the_way(self) -> None:
        scenario = Scenario("r1 r9", hands=["b1 b2", "g1 g2"], rules=UNTIL, draw="b3")
        scenario.move("0:draw").expect(counts=[4, 2], legal_exactly=["r1", "keep"], draw_count=0)
        scenario.happened(PileRecycled(1), CardsDrawn(Seat(0), tuple(parse_cards("b3 r1")), DrawCause.TURN))

    def test_until_no_card_is_left(self) -> None:
        scenario = Scenario("y4 r9", hands=["b1 b2", "g1 g2"], rules=UNTIL, draw="b3 b5")
        scenario.move("0:draw").expect(turn=1, phase="play", counts=[5, 2], draw_count=0)
        scenario.move("1:draw").expect(turn=0, over=None).happened(NothingDrawn(Seat(1)))
        scenario.move("0:draw").expect(over="blocked")

    def test_drawing_the_last_cards_is_not_drawing_nothing(self) -> None:
        scenario = Scenario("r9", hands=["b1 b2", "g1 g2"], rules=UNTIL, draw="b3", turn=1)
        scenario.move("1:draw 0:draw").expect(over=None, turn=1).move("1:draw").expect(over="blocked")

    def test_a_bluff_is_a_playable_card(self) -> None:
        scenario = Scenario("r9", hands=["r1 b2", "g1 g2"], rules=UNTIL, draw="b3 W+4 r5")
        scenario.move("0:draw").expect(counts=[4, 2], legal=["W+4=r", "keep"])

    def test_a_strict_one_that_would_be_illegal_is_not(self) -> None:
        rules = {**UNTIL, "wild4": "strict"}
        scenario = Scenario("r9", hands=["r1 b2", "g1 g2"], rules=rules, draw="b3 W+4 r5")
        scenario.move("0:draw").expect(counts=[5, 2], legal_exactly=["r5", "keep"])

    def test_must_and_force_play_hold_for_the_last_one(self) -> None:
        for forced in ({"drawn_card": "must"}, {"force_play": True}):
            scenario = Scenario("r9", hands=["b1 b2", "g1 g2"], rules={**UNTIL, **forced}, draw="b3 r5")
            scenario.move("0:draw").expect(legal_exactly=["r5"])


class TestNothingLeft:
    def test_the_draw_passes_the_turn(self) -> None:
        scenario = Scenario("r9", hands=["r1 b2", "g1 g2"], draw="").move("0:draw").expect(turn=1, phase="play")
        scenario.happened(NothingDrawn(Seat(0)), TurnStarted(Seat(1)))

    def test_where_it_is_legal(self) -> None:
        Scenario("r9", hands=["r1 b2", "g1 g2"], draw="", rules={"force_play": True}).refuse("0:draw", Reason.MUST_PLAY)


class TestAlikeCards:
    def test_the_one_received_first_leaves(self) -> None:
        Scenario("r9", hands=["r5 b1 r5 b2", "g1 g2"]).move("0:r5").expect_order(0, "b1 r5 b2")

    def test_a_drawn_one_that_is_played_is_the_drawn_one(self) -> None:
        scenario = Scenario("r9", hands=["r5 b1 b2", "g1 g2"], draw="r5").move("0:draw 0:r5")
        scenario.expect_order(0, "r5 b1 b2")

    def test_they_count_as_one_move(self) -> None:
        Scenario("r9", hands=["r5 r5 b2", "g1 g2"]).expect(legal_exactly=["r5", "draw"])
