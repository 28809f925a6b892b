"""RULES.md section 9: answering a penalty with another card."""

from collections.abc import Mapping

import pytest

from game.rules.events import CardsDrawn, DrawCause, PenaltySet
from game.rules.legal import Reason
from game.rules.notation import parse_cards
from game.rules.seat import Seat
from tests.support.scenario import Scenario

D2_ON_D2 = {"stack_draw2_on_draw2": True}
W4_ON_W4 = {"stack_wild4_on_wild4": True}
W4_ON_D2 = {"stack_wild4_on_draw2": True}
D2_ON_W4 = {"stack_draw2_on_wild4": True}
ALL = {**D2_ON_D2, **W4_ON_W4, **W4_ON_D2, **D2_ON_W4}
FREE = {"wild4": "free"}
DRAW = "g1 g2 g3 g4 g5 g6 g7 g8 g9 y9 y8 y7 y6 y5 y4"


def facing(hand: str, rules: Mapping[str, object], attack: str = "r+2", **position: object) -> Scenario:
    """Let seat 0 attack seat 1, which holds this hand."""
    card = attack.partition("=")[0]
    scenario = Scenario(
        "r9",
        hands=[f"{card} r1 b2", hand, "W+4 y+2 b+2 y1"],
        rules=rules,
        draw=DRAW,
        **position,  # type: ignore[arg-type]  # by name
    )
    return scenario.move(f"0:{attack}").expect(turn=1, phase="penalty")


class TestDraw2OnDraw2:
    def test_of_any_colour(self) -> None:
        scenario = facing("r+2 g+2 r5 W W+4", D2_ON_D2).expect(legal_exactly=["take", "r+2", "g+2"], pending=2)
        for move in ("1:r5", "1:W=r", "1:W+4=r", "1:draw"):
            scenario.refuse(move, Reason.ANSWER_THE_PENALTY)

    def test_the_total_grows_and_moves_on(self) -> None:
        scenario = facing("g+2 r5", D2_ON_D2).move("1:g+2!").expect(turn=2, pending=4, color="g")
        scenario.happened(PenaltySet(Seat(2), 4)).move("2:y+2").expect(turn=0, pending=6, color="y")
        scenario.move("0:take").expect(turn=1, pending=0, counts=[8, 1, 3], phase="play")
        scenario.happened(CardsDrawn(Seat(0), tuple(parse_cards("g1 g2 g3 g4 g5 g6")), DrawCause.STACK))

    def test_after_taking_the_card_on_top_no_longer_attacks(self) -> None:
        scenario = facing("g+2 r5 b1", D2_ON_D2).move("1:take").expect(turn=2, pending=0)
        scenario.expect(legal=["y+2", "b+2", "draw", "W+4=r"]).refuse("2:take", Reason.NO_PENALTY)

    def test_a_bare_taker_costs_a_plain_penalty(self) -> None:
        scenario = facing("b1 b3", D2_ON_D2).expect(legal_exactly=["take"]).move("1:take")
        scenario.happened(CardsDrawn(Seat(1), tuple(parse_cards("g1 g2")), DrawCause.DRAW_TWO))

    def test_two_seats_to_and_fro(self) -> None:
        scenario = Scenario("r9", hands=["r+2 b+2 r1", "g+2 g1 g2"], rules=D2_ON_D2, draw=DRAW)
        scenario.move("0:r+2 1:g+2 0:b+2!").expect(turn=1, pending=6)
        scenario.move("1:take").expect(turn=0, counts=[1, 8])


class TestWild4OnWild4:
    def test_under_challenge(self) -> None:
        scenario = facing("W+4 g+2 W g5", W4_ON_W4, "W+4=g")
        scenario.expect(legal_exactly=["take", "challenge", "W+4=r", "W+4=y", "W+4=g", "W+4=b"])

    def test_only_the_top_one_is_challenged(self) -> None:
        scenario = facing("W+4 g5 g6", W4_ON_W4, "W+4=g").move("1:W+4=b").expect(turn=2, pending=8)
        assert scenario.view(2).accused == 1
        scenario.move("2:challenge").expect(turn=2, counts=[2, 10, 4], color="b", revealed={"to": 2, "hand": "g5 g6"})
        scenario.happened(CardsDrawn(Seat(1), tuple(parse_cards("g1 g2 g3 g4 g5 g6 g7 g8")), DrawCause.BLUFF))

    def test_innocent(self) -> None:
        scenario = facing("W+4 b5 b6", W4_ON_W4, "W+4=g").move("1:W+4=b 2:challenge")
        scenario.expect(turn=0, counts=[2, 2, 14])

    def test_free(self) -> None:
        scenario = facing("W+4 g5 g6", {**W4_ON_W4, **FREE}, "W+4=g")
        scenario.expect(legal_exactly=["take", "W+4=r", "W+4=y", "W+4=g", "W+4=b"])
        scenario.move("1:W+4=b 2:take").expect(counts=[2, 2, 12], turn=0)

    def test_strict_holds_in_a_stack_too(self) -> None:
        rules = {**W4_ON_W4, "wild4": "strict"}
        scenario = Scenario("r9", hands=["W+4 b1 b2", "W+4 g5", "y1"], rules=rules).move("0:W+4=g")
        scenario.expect(legal_exactly=["take"])
        scenario = Scenario("r9", hands=["W+4 b1 b2", "W+4 b5", "y1"], rules=rules).move("0:W+4=g")
        scenario.expect(legal=["take", "W+4=r"])


class TestMixed:
    def test_wild4_on_draw2_moves_the_sum_on(self) -> None:
        scenario = facing("W+4 b5 b6", W4_ON_D2).move("1:W+4=y").expect(turn=2, pending=6, color="y")
        scenario.expect(legal_exactly=["take", "challenge"]).move("2:challenge").expect(counts=[2, 2, 12], turn=0)

    def test_a_bluff_on_a_draw2_is_measured_by_its_colour(self) -> None:
        scenario = facing("W+4 r5 b6", W4_ON_D2).move("1:W+4=y 2:challenge")
        scenario.expect(turn=2, counts=[2, 8, 4], color="y", phase="play")

    def test_wild4_on_draw2_is_drawn_at_once_where_nobody_can_answer_it(self) -> None:
        scenario = facing("W+4 b5 b6", {**W4_ON_D2, **FREE}).move("1:W+4=y").expect(turn=0, pending=0)
        scenario.expect(counts=[2, 2, 10])
        scenario.happened(CardsDrawn(Seat(2), tuple(parse_cards("g1 g2 g3 g4 g5 g6")), DrawCause.STACK))

    def test_draw2_on_wild4_needs_the_named_colour(self) -> None:
        scenario = facing("g+2 b+2 g5", D2_ON_W4, "W+4=g").expect(legal_exactly=["take", "challenge", "g+2"])
        scenario.refuse("1:b+2", Reason.ANSWER_THE_PENALTY)

    def test_draw2_on_wild4_is_drawn_at_once_where_nobody_can_answer_it(self) -> None:
        facing("g+2 b+2 g5", D2_ON_W4, "W+4=g").move("1:g+2").expect(turn=0, pending=0, counts=[2, 2, 10])

    def test_a_covered_wild4_is_challenged_no_more(self) -> None:
        scenario = facing("g+2 b+2 g5", {**D2_ON_W4, **D2_ON_D2}, "W+4=g").move("1:g+2").expect(turn=2, pending=6)
        scenario.expect(legal_exactly=["take", "y+2", "b+2"]).refuse("2:challenge", Reason.NO_CHALLENGE)

    def test_the_card_on_top_says_what_may_follow(self) -> None:
        scenario = facing("g+2 b+2 g5", {**D2_ON_W4, **W4_ON_D2}, "W+4=g").move("1:g+2")
        scenario.expect(turn=2, pending=6, legal_exactly=["take", "W+4=r", "W+4=y", "W+4=g", "W+4=b"])
        scenario.move("2:W+4=r").expect(turn=0, pending=10, legal_exactly=["take", "challenge"])

    def test_all_together(self) -> None:
        scenario = facing("g+2 b+2 g5", ALL, "W+4=g").move("1:g+2 2:b+2").expect(turn=0, pending=8)
        scenario.move("0:take").expect(counts=[10, 2, 3], turn=1)

    @pytest.mark.parametrize("rule", [D2_ON_D2, W4_ON_D2])
    def test_one_rule_is_not_the_other(self, rule: Mapping[str, object]) -> None:
        scenario = facing("g+2 W+4", rule)
        allowed = "g+2" if rule is D2_ON_D2 else "W+4=r"
        refused = "W+4=r" if rule is D2_ON_D2 else "g+2"
        scenario.expect(legal=[allowed], illegal=[refused])

    def test_taken_when_cards_lack(self) -> None:
        scenario = Scenario("r9", hands=["r+2 r1 r2", "g+2 g1 g2"], rules=D2_ON_D2, draw="b1")
        scenario.move("0:r+2 1:g+2 0:take").expect(counts=[5, 2], turn=1, draw_count=0, discard_count=1)
