"""RULES.md section 4: the Wild Customizable, every effect and what they do to each other."""

import pytest

from game.rules.cards import Card
from game.rules.events import (
    CardsChosen,
    CardsDrawn,
    CardsPassed,
    ColorDiscarded,
    DirectionReversed,
    DrawCause,
    HandsPassed,
    HandsSwapped,
    TurnSkipped,
    TurnStarted,
)
from game.rules.legal import Reason
from game.rules.notation import parse_cards
from game.rules.seat import Seat
from tests.support.scenario import Scenario, custom

FOUR = ["WC r1 r2", "b1 b2", "y1 y2", "g8 g9"]
DRAW = "b3 b4 b5 b6 b7 b8 b9 y3 y4 y5 y6 y7 y8 y9 g3 g4 g5 g6 g7"


def played(*effects: str, hands: list[str] | None = None, move: str = "0:WC=g", **position: object) -> Scenario:
    """Play a Customizable card with these effects."""
    scenario = Scenario(
        "r9",
        hands=hands or FOUR,
        rules=custom(*effects),
        draw=DRAW,
        **position,  # type: ignore[arg-type]  # by name
    )
    return scenario.move(move)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_cards(text))


class TestRule:
    def test_without_a_rule_it_is_a_plain_wild(self) -> None:
        scenario = Scenario("r9", hands=FOUR, rules={"deck": "modern"}).move("0:WC=g")
        scenario.expect(turn=1, color="g", counts=[2, 2, 2, 2])

    def test_a_rule_without_effects_too(self) -> None:
        played().expect(turn=1, color="g", counts=[2, 2, 2, 2])

    def test_three_cards_may_have_three_rules(self) -> None:
        rules = {
            "deck": "modern",
            "custom_rules": [
                {"title": "One", "effects": ["again"]},
                {"title": "Two", "effects": ["draw next 1"]},
                {"title": "Three", "effects": ["swap_hands"]},
            ],
        }
        hands = ["WC1 WC2 WC3 r1 r2", "b1 b2", "y1 y2"]
        scenario = Scenario("r9", hands=hands, rules=rules, draw=DRAW).move("0:WC1=g").expect(turn=0)
        scenario.refuse("0:WC2=g>1", Reason.TARGET_NOT_NEEDED).refuse("0:WC3=g", Reason.TARGET_MISSING)
        scenario.move("0:WC2=r").expect(turn=1, counts=[3, 3, 2], top="WC2")

    def test_on_turn_it_is_as_playable_as_any_wild_but_never_an_answer(self) -> None:
        rules = custom("again", stack_draw2_on_draw2=True)
        scenario = Scenario("r9", hands=["r+2 r1 r2", "WC b1"], rules=rules).move("0:r+2")
        scenario.refuse("1:WC=r", Reason.ANSWER_THE_PENALTY)


class TestDraw:
    @pytest.mark.parametrize(
        ("who", "direction", "counts"),
        [
            ("next", 1, [2, 4, 2, 2]),
            ("next", -1, [2, 2, 2, 4]),
            ("previous", 1, [2, 2, 2, 4]),
            ("previous", -1, [2, 4, 2, 2]),
            ("others", 1, [2, 4, 4, 4]),
            ("everyone", 1, [4, 4, 4, 4]),
        ],
    )
    def test_who_draws(self, who: str, direction: int, counts: list[int]) -> None:
        played(f"draw {who} 2", direction=direction).expect(counts=counts, turn=1 if direction > 0 else 3)

    def test_in_order_of_play_the_player_last(self) -> None:
        drawn = [event for event in played("draw everyone 1", direction=-1).events if isinstance(event, CardsDrawn)]
        order = [Seat(3), Seat(2), Seat(1), Seat(0)]
        faces = parse_cards("b3 b4 b5 b6")
        assert drawn == [CardsDrawn(order[i], (faces[i],), DrawCause.TABLE_RULE) for i in range(4)]

    def test_a_chosen_seat(self) -> None:
        scenario = Scenario("r9", hands=FOUR, rules=custom("draw chosen 3"), draw=DRAW)
        scenario.refuse("0:WC=g", Reason.TARGET_MISSING).refuse("0:WC=g>0", Reason.TARGET_MISSING)
        scenario.move("0:WC=g>2").expect(counts=[2, 2, 5, 2], turn=1)

    def test_it_costs_nobody_a_turn_and_nobody_answers_it(self) -> None:
        rules = custom("draw next 2", stack_draw2_on_draw2=True, jump_in=True)
        scenario = Scenario("r9", hands=["WC r1 r2", "g+2 b2", "y1 y2"], rules=rules, draw=DRAW).move("0:WC=g")
        scenario.expect(counts=[2, 4, 2], turn=1, phase="play", pending=0)

    def test_ten_cards(self) -> None:
        played("draw next 10").expect(counts=[2, 12, 2, 2])

    def test_what_lacks_is_forgiven(self) -> None:
        scenario = Scenario("r9", hands=FOUR, rules=custom("draw others 2"), draw="b3 b4 b5").move("0:WC=g")
        scenario.expect(counts=[2, 4, 4, 2], draw_count=0, discard_count=1)  # the last two cards are b5 and r9

    def test_two_seats_next_and_previous_are_the_same(self) -> None:
        for who in ("next", "previous", "others", "chosen"):
            played(f"draw {who} 1", hands=FOUR[:2]).expect(counts=[2, 3], turn=1)


class TestTurnOrder:
    def test_skip(self) -> None:
        scenario = played("skip 2").expect(turn=3)
        scenario.happened(TurnSkipped(Seat(1)), TurnSkipped(Seat(2)), TurnStarted(Seat(3)))

    def test_skip_all_round_the_table(self) -> None:
        played("skip 3").expect(turn=0)
        played("skip 4").expect(turn=1)
        played("skip 10").expect(turn=3)
        played("skip 1", hands=FOUR[:2]).expect(turn=0)
        played("skip 2", hands=FOUR[:2]).expect(turn=1)

    def test_reverse(self) -> None:
        played("reverse").expect(turn=3, direction=-1).happened(DirectionReversed(-1))
        played("reverse", "reverse").expect(turn=1, direction=1)

    def test_reverse_with_two_seats_is_a_skip(self) -> None:
        played("reverse", hands=FOUR[:2]).expect(turn=0, direction=1).did_not_happen(DirectionReversed)
        played("again", "reverse", hands=FOUR[:2]).expect(turn=0)
        played("reverse", "skip 2", hands=FOUR[:2]).expect(turn=1)

    def test_again(self) -> None:
        played("again").expect(turn=0, phase="play").did_not_happen(TurnSkipped)

    def test_of_again_and_skip_the_later_one_counts(self) -> None:
        played("again", "skip 1").expect(turn=2)
        played("skip 1", "again").expect(turn=0)
        played("skip 1", "again", "skip 2").expect(turn=3)

    def test_skips_count_in_the_direction_that_stands_at_the_end(self) -> None:
        played("skip 1", "reverse").expect(turn=2, direction=-1).happened(TurnSkipped(Seat(3)))
        played("reverse", "skip 1").expect(turn=2, direction=-1).happened(TurnSkipped(Seat(3)))
        played("again", "reverse").expect(turn=0, direction=-1)

    def test_draws_go_by_the_direction_of_their_moment(self) -> None:
        played("reverse", "draw next 1").expect(counts=[2, 2, 2, 3], turn=3)
        played("draw next 1", "reverse").expect(counts=[2, 3, 2, 2], turn=3)
        played("draw next 1", "reverse", "draw next 1").expect(counts=[2, 3, 2, 3], turn=3)


class TestHands:
    def test_pass_hands_goes_by_the_table_not_by_the_direction(self) -> None:
        left = ["g8 g9", "r1 r2", "b1 b2", "y1 y2"]
        played("pass_hands left", direction=-1).expect(hands=left, turn=3).happened(HandsPassed(1))
        played("pass_hands right").expect(hands=["b1 b2", "y1 y2", "g8 g9", "r1 r2"], turn=1)

    def test_swap_hands(self) -> None:
        scenario = played("swap_hands", move="0:WC=g>3").expect(hands=["g8 g9", "b1 b2", "y1 y2", "r1 r2"], turn=1)
        scenario.happened(HandsSwapped(Seat(0), Seat(3)))

    def test_swap_hands_with_two_seats_names_nobody(self) -> None:
        scenario = Scenario("r9", hands=FOUR[:2], rules=custom("swap_hands"))
        scenario.refuse("0:WC=g>1", Reason.TARGET_NOT_NEEDED)
        scenario.move("0:WC=g").expect(hands=["b1 b2", "r1 r2"], turn=1)

    def test_all_effects_of_a_card_share_one_target(self) -> None:
        scenario = played("draw chosen 1", "swap_hands", "draw chosen 2", move="0:WC=g>2")
        scenario.expect(hands=["y1 y2 b3", "b1 b2", "r1 r2 b4 b5", "g8 g9"])

    def test_effects_reach_the_hands_as_they_are_by_then(self) -> None:
        played("pass_hands left", "draw next 1").expect(hands=["g8 g9", "r1 r2 b3", "b1 b2", "y1 y2"])
        played("swap_hands", "discard_color", move="0:WC=g>3").expect(over="out", winner=0)
        played("swap_hands", "discard_color", move="0:WC=b>1").expect(over="out", hands=["", "r1 r2", "y1 y2", "g8 g9"])


class TestDiscardColor:
    def test_the_cards_of_the_named_colour_go_under_the_wild(self) -> None:
        scenario = played("discard_color", hands=["WC r1 g2 r3 W g4 b1", "b1 b2"], move="0:WC=g")
        scenario.expect(hands=["r1 r3 W b1", "b1 b2"], top="WC", color="g", turn=1)
        scenario.expect_discards("r9 g2 g4 WC").happened(ColorDiscarded(Seat(0), cards("g2 g4")))

    def test_nothing_of_that_colour(self) -> None:
        played("discard_color", move="0:WC=b").expect(counts=[2, 2, 2, 2], turn=1).did_not_happen(ColorDiscarded)

    def test_a_hand_emptied_so_goes_out(self) -> None:
        scenario = played("discard_color", hands=["WC r1 r2", "b1 b2", "y1 y2"], move="0:WC=r")
        scenario.expect(over="out", winner=0, points=[6, 0, 0], turn=None)

    def test_draws_of_others_are_still_carried_out(self) -> None:
        hands = ["WC r1 r2", "b1 b2", "y1 y2"]
        scenario = played("discard_color", "draw everyone 2", "draw previous 1", hands=hands, move="0:WC=r")
        scenario.expect(hands=["", "b1 b2 b3 b4", "y1 y2 b5 b6 b7"], over="out", points=[31, 0, 0])

    @pytest.mark.parametrize(
        "effect", ["reverse", "skip 1", "again", "pass_hands left", "pass_cards 1 left", "swap_hands"]
    )
    def test_and_nothing_else(self, effect: str) -> None:
        hands = ["WC r1 r2", "b1 b2", "y1 y2"]
        target = ">1" if effect == "swap_hands" else ""
        scenario = played("discard_color", effect, "draw next 1", hands=hands, move=f"0:WC=r{target}")
        scenario.expect(hands=["", "b1 b2 b3", "y1 y2"], over="out", winner=0, direction=1)

    def test_one_left_with_a_single_card_owes_no_call(self) -> None:
        scenario = played("discard_color", hands=["WC r1 r2 b9", "b1 b2"], move="0:WC=r").expect(counts=[1, 2])
        scenario.refuse("1:catch 0", Reason.NOBODY_TO_CATCH).refuse("0:uno", Reason.NO_CALL_DUE)

    def test_a_card_held_too_many_can_not_be_called(self) -> None:
        scenario = Scenario("r9", hands=["WC r1 r2 b9", "b1 b2"], rules=custom("discard_color"))
        scenario.refuse("0:WC=r!", Reason.NO_CALL_DUE)

    def test_the_last_other_card(self) -> None:
        played("discard_color", hands=["WC r1", "b1 b2"], move="0:WC=r").expect(over="out", winner=0, points=[3, 0])
        played("discard_color", hands=["WC r1", "b1 b2"], move="0:WC=r!").expect(over="out", winner=0)

    def test_draws_before_it_count(self) -> None:
        scenario = played("draw everyone 1", "discard_color", hands=["WC r1", "y1 y2"], move="0:WC=b")
        scenario.expect(hands=["r1", "y1 y2 b3"], turn=1).refuse("0:uno", Reason.NO_CALL_DUE)


class TestPassCards:
    def test_each_seat_chooses_by_a_move_in_any_order(self) -> None:
        scenario = played("pass_cards 1 left").expect(phase="give", actors=[0, 1, 2, 3], turn=0)
        scenario.expect(legal_exactly=["0:give r1", "0:give r2"])
        scenario.move("2:give y2").expect(actors=[0, 1, 3], counts=[2, 2, 2, 2])
        scenario.refuse("2:give y1", Reason.HAS_CHOSEN).happened(CardsChosen(Seat(2), cards("y2")))
        scenario.move("3:give g9 0:give r1").expect(actors=[1], counts=[2, 2, 2, 2])
        scenario.move("1:give b1").expect(hands=["r2 g9", "b2 r1", "y1 b1", "g8 y2"], turn=1, phase="play")
        scenario.happened(CardsPassed(1, (cards("r1"), cards("b1"), cards("y2"), cards("g9"))), TurnStarted(Seat(1)))

    def test_to_the_right_whatever_the_direction(self) -> None:
        scenario = played("pass_cards 1 right", direction=-1)
        scenario.move("0:give r1 1:give b1 2:give y1 3:give g8")
        scenario.expect(hands=["r2 b1", "b2 y1", "y2 g8", "g9 r1"], turn=3)

    def test_a_seat_with_fewer_gives_all_and_has_to_say_so(self) -> None:
        scenario = played("pass_cards 3 left", hands=["WC r1 r2 r3", "b1", "y1 y2 y3 y4"], move="0:WC=g")
        scenario.expect(actors=[0, 1, 2], legal_exactly=["1:give b1"])
        scenario.refuse("1:give b1 b1", Reason.WRONG_CARDS_GIVEN).refuse("2:give y1 y2", Reason.WRONG_CARDS_GIVEN)
        scenario.refuse("2:give y1 y1 y2", Reason.WRONG_CARDS_GIVEN).refuse("2:give", Reason.WRONG_CARDS_GIVEN)
        scenario.move("2:give y3 y1 y2 1:give b1 0:give r1 r2 r3")
        scenario.expect(hands=["y1 y2 y3", "r1 r2 r3", "y4 b1"], turn=1)

    def test_the_order_of_the_given_cards_is_the_order_received(self) -> None:
        scenario = played("pass_cards 2 left", hands=["WC r1 r2 r3", "b1 b2 b3"], move="0:WC=g")
        scenario.move("0:give r3 r1 1:give b2 b1").expect_order(0, "r2 b2 b1").expect_order(1, "b3 r3 r1")

    def test_alike_cards(self) -> None:
        scenario = played("pass_cards 2 left", hands=["WC r1 r1 r2", "b1 b1 b2 b2"], move="0:WC=g")
        scenario.expect(legal_exactly=["0:give r1 r1", "0:give r1 r2"])
        scenario.expect(legal_exactly=["1:give b1 b1", "1:give b1 b2", "1:give b2 b2"])

    def test_nothing_else_is_possible_meanwhile(self) -> None:
        scenario = played("pass_cards 1 left").move("0:give r1")
        scenario.refuse("1:draw", Reason.NOT_YOUR_TURN).refuse("0:draw", Reason.CHOOSE_CARDS_FIRST)
        scenario.refuse("0:r2", Reason.CHOOSE_CARDS_FIRST).refuse("1:b1", Reason.NOT_YOUR_TURN)

    def test_nobody_calls_or_catches_meanwhile_or_later(self) -> None:
        scenario = played("pass_cards 1 left", hands=["WC r1", "b1 b2", "y1 y2"])
        scenario.refuse("0:uno", Reason.NO_CALL_DUE).refuse("1:catch 0", Reason.NOBODY_TO_CATCH)
        scenario.move("0:give r1 1:give b1 2:give y1").expect(counts=[1, 2, 2], turn=1)
        scenario.refuse("0:uno", Reason.NO_CALL_DUE).refuse("1:catch 0", Reason.NOBODY_TO_CATCH)

    def test_no_giving_at_other_times(self) -> None:
        Scenario("r9", hands=FOUR, rules=custom("pass_cards 1 left")).refuse("0:give r1", Reason.NOTHING_TO_GIVE)

    def test_effects_go_on_afterwards(self) -> None:
        scenario = played("pass_cards 1 left", "discard_color", "again", hands=["WC r1 r2", "b1 b2", "g1 y2"])
        scenario.move("0:give r1 1:give b1 2:give g1").expect(hands=["r2", "b2 r1", "y2 b1"], turn=0)

    def test_passing_twice(self) -> None:
        scenario = played("pass_cards 1 left", "pass_cards 1 right", "skip 1").move(
            "0:give r1 1:give b1 2:give y1 3:give g8"
        )
        scenario.expect(phase="give", actors=[0, 1, 2, 3])
        scenario.move("3:give y1 0:give g8 1:give r1 2:give b1").expect(hands=FOUR_WITHOUT_WC, turn=2)

    def test_going_out_by_what_follows(self) -> None:
        scenario = played("pass_cards 1 left", "discard_color", hands=["WC r1", "b1 b2"], move="0:WC=b")
        scenario.move("0:give r1 1:give b1").expect(over="out", winner=0, hands=["", "b2 r1"], points=[3, 0])

    def test_only_giver_and_receiver_see_the_cards(self) -> None:
        scenario = played("pass_cards 1 left").move("0:give r1 1:give b1 2:give y1 3:give g8")
        seen = {seat: next(e for e in scenario.seen_by(seat) if isinstance(e, CardsPassed)) for seat in range(4)}
        assert seen[0].cards == (cards("r1"), (None,), (None,), cards("g8"))
        assert seen[2].cards == ((None,), cards("b1"), cards("y1"), (None,))

    def test_an_onlooker_sees_none(self) -> None:
        scenario = played("pass_cards 1 left").move("0:give r1 1:give b1 2:give y1")
        assert scenario.seen_by(None)[0] == CardsChosen(Seat(2), (None,))
        assert scenario.view(None).has_chosen == (True, True, True, False)
        seen = scenario.move("3:give g8").seen_by(None)
        assert next(e for e in seen if isinstance(e, CardsPassed)).cards == ((None,),) * 4


FOUR_WITHOUT_WC = ["r1 r2", "b1 b2", "y1 y2", "g8 g9"]


class TestCalls:
    """A call is owed if the play left one card and the effect left that hand untouched (section 6)."""

    TWO = ("WC r1", "b1 b2", "y1 y2")

    @pytest.mark.parametrize(
        "effects", [(), ("draw next 2",), ("skip 1",), ("reverse",), ("again",), ("draw others 1", "skip 2")]
    )
    def test_owed(self, effects: tuple[str, ...]) -> None:
        scenario = played(*effects, hands=list(self.TWO)).expect(legal=["0:uno", "1:catch 0", "2:catch 0"])
        scenario.move("1:catch 0").expect_order(0, "r1 " + " ".join(h.text for h in scenario.state.hands[0][1:]))

    @pytest.mark.parametrize(
        ("effects", "target"),
        [
            (("draw everyone 1",), ""),
            (("pass_hands left",), ""),
            (("swap_hands",), ">1"),
            (("swap_hands", "swap_hands"), ">1"),
        ],
    )
    def test_not_owed(self, effects: tuple[str, ...], target: str) -> None:
        scenario = played(*effects, hands=list(self.TWO), move=f"0:WC=g{target}")
        for seat in range(3):
            scenario.refuse(f"{seat}:uno", Reason.NO_CALL_DUE)
            scenario.refuse(f"{(seat + 1) % 3}:catch {seat}", Reason.NOBODY_TO_CATCH)

    def test_a_draw_that_finds_nothing_leaves_the_hand_untouched(self) -> None:
        rules = custom("draw everyone 1")
        scenario = Scenario("r9", hands=["WC r1", "b1 b2"], rules=rules, draw="").move("0:WC=g")
        scenario.expect(hands=["r1", "b1 b2 r9"], legal=["0:uno", "1:catch 0"])

    def test_a_discard_of_nothing_leaves_it_untouched(self) -> None:
        played("discard_color", hands=list(self.TWO)).expect(legal=["0:uno", "1:catch 0"])

    def test_a_seat_that_draws_back_to_more_owes_none_whoever_made_it(self) -> None:
        hands = ["WC r1", "b1", "y1 y2"]
        scenario = played("pass_hands right", hands=hands).expect(counts=[1, 2, 1])
        for seat in (0, 2):
            scenario.refuse(f"1:catch {seat}", Reason.NOBODY_TO_CATCH)


class TestLastCard:
    def test_only_its_draws_on_others_are_carried_out(self) -> None:
        hands = ["WC", "b1 b2", "y1 y2"]
        scenario = played("reverse", "draw next 1", "draw everyone 2", hands=hands, move="0:WC")
        scenario.expect(hands=["", "b1 b2 b3 b4 b5", "y1 y2 b6 b7"], over="out", winner=0, direction=1)

    def test_a_target_is_named_only_for_a_draw(self) -> None:
        hands = ["WC", "b1 b2", "y1 y2"]
        scenario = Scenario("r9", hands=hands, rules=custom("swap_hands"))
        scenario.refuse("0:WC>1", Reason.TARGET_NOT_NEEDED).refuse("0:WC=g", Reason.COLOR_NOT_NEEDED)
        scenario.move("0:WC").expect(over="out", hands=["", "b1 b2", "y1 y2"])
        scenario = Scenario("r9", hands=hands, rules=custom("swap_hands", "draw chosen 2"), draw=DRAW)
        scenario.refuse("0:WC", Reason.TARGET_MISSING).move("0:WC>2").expect(counts=[0, 2, 4], over="out")

    def test_no_cards_are_passed_for_it(self) -> None:
        hands = ["WC", "b1 b2", "y1 y2"]
        played("pass_cards 1 left", "again", hands=hands, move="0:WC").expect(over="out", points=[6, 0, 0])
