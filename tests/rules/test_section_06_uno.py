"""RULES.md section 6: calling UNO, and catching those who do not."""

import pytest

from game.rules.events import CardPlayed, CardsDrawn, DrawCause, SeatCaught, UnoCalled
from game.rules.legal import Reason
from game.rules.notation import parse_cards
from game.rules.seat import Seat
from tests.support.scenario import Scenario

HANDS = ["r1 g2", "b4 r8 b3", "y1 y2 y3"]
OPEN = ["0:uno", "1:catch 0", "2:catch 0"]


def after(script: str, hands: list[str] | None = None, **position: object) -> Scenario:
    return Scenario("r5", hands=hands or HANDS, draw="b8 b9 y9 y8 y7", **position).move(script)  # type: ignore[arg-type]  # by name


def assert_closed(scenario: Scenario) -> None:
    for seat in range(scenario.state.seats):
        scenario.refuse(f"{seat}:uno", Reason.NO_CALL_DUE)
        for other in range(scenario.state.seats):
            scenario.refuse(f"{other}:catch {seat}", Reason.NOBODY_TO_CATCH)


def test_with_the_play() -> None:
    scenario = after("0:r1!")
    assert isinstance(scenario.events[0], CardPlayed)
    assert scenario.events[1] == UnoCalled(Seat(0))
    assert scenario.view(2).called == (True, False, False)
    assert_closed(scenario)


def test_right_after_the_play() -> None:
    scenario = after("0:r1").expect(legal=OPEN, actors=[0, 1, 2]).move("0:uno").happened(UnoCalled(Seat(0)))
    assert scenario.view(2).called == (True, False, False)
    assert_closed(scenario)


def test_caught() -> None:
    scenario = after("0:r1 2:catch 0").expect(turn=1, hands=["g2 b8 b9", *HANDS[1:]])
    drawn = CardsDrawn(Seat(0), tuple(parse_cards("b8 b9")), DrawCause.CAUGHT)
    scenario.happened(SeatCaught(Seat(0), Seat(2)), drawn)
    assert_closed(scenario)


def test_nobody_catches_themselves() -> None:
    after("0:r1").refuse("0:catch 0", Reason.NOBODY_TO_CATCH).refuse("1:catch 2", Reason.NOBODY_TO_CATCH)


@pytest.mark.parametrize("penalty", [1, 3, 6])
def test_the_penalty(penalty: int) -> None:
    scenario = Scenario("r5", hands=HANDS, rules={"uno_penalty": penalty}).move("0:r1 1:catch 0")
    scenario.expect(counts=[1 + penalty, 3, 3])


def test_without_a_penalty_calls_stay_possible_and_nobody_can_be_caught() -> None:
    scenario = after("0:r1", rules={"uno_penalty": 0}).expect(legal=["0:uno"], actors=[0, 1])
    scenario.refuse("1:catch 0", Reason.NOBODY_TO_CATCH).move("0:uno").expect(actors=[1])


class TestUntilTheNextTurnBegins:
    def test_with_a_play(self) -> None:
        assert_closed(after("0:r1 1:r8"))

    def test_with_a_draw(self) -> None:
        assert_closed(after("0:r1 1:draw"))

    def test_with_a_draw_of_nothing(self) -> None:
        assert_closed(Scenario("r5", hands=["r1 g2", "b4 r8 b3"], draw="").move("0:r1 1:draw"))

    def test_with_a_take(self) -> None:
        hands = ["W+4 g2", *HANDS[1:]]
        scenario = after("0:W+4=b", hands).expect(legal=OPEN).move("1:take").expect(turn=2)
        assert_closed(scenario)

    def test_with_a_challenge(self) -> None:
        for hand in ("W+4 g2", "W+4 r2"):
            assert_closed(after("0:W+4=b 1:challenge", [hand, *HANDS[1:]]))

    def test_with_a_jump_in(self) -> None:
        scenario = after("0:r1", ["r1 g2", "b4 r8 b3", "r1 y2 y3"], rules={"jump_in": True}).expect(legal=OPEN)
        assert_closed(scenario.move("2:jump r1"))

    def test_with_the_players_own_play(self) -> None:
        scenario = after("0:rS", ["rS g2 y1", "b4 r8 b3"]).expect(turn=0)
        scenario = after("0:rS", ["rS r2", "b4 r8 b3"]).expect(turn=0, legal=["0:uno", "1:catch 0"])
        assert_closed(scenario.move("0:draw"))

    @pytest.mark.parametrize("card", ["rS", "r+2", "rR"])
    def test_a_lost_turn_does_not_begin_one(self, card: str) -> None:
        after(f"0:{card}", [f"{card} g2", *HANDS[1:]]).expect(legal=OPEN, pending=0)

    def test_a_call_of_another_seat_does_not(self) -> None:
        after("0:r1").refuse("1:uno", Reason.NO_CALL_DUE).expect(legal=OPEN)

    def test_before_the_play_nobody_calls_or_catches(self) -> None:
        assert_closed(Scenario("r5", hands=HANDS))


class TestEachLapse:
    def test_nobody_is_caught_twice_for_one(self) -> None:
        after("0:r1 1:catch 0").refuse("2:catch 0", Reason.NOBODY_TO_CATCH).refuse("0:uno", Reason.NO_CALL_DUE)

    def test_every_time_needs_its_own_call(self) -> None:
        hands = ["r1 r2", "r+2 r8 b3 b4"]
        scenario = Scenario("r5", hands=hands, draw="r6 r7 g5").move("0:r1! 1:r+2")
        scenario.expect(counts=[3, 3], turn=1).move("1:r8 0:r6").expect(counts=[2, 2])
        scenario.move("1:draw").expect(turn=0).move("0:r7").expect(legal=["0:uno", "1:catch 0"])
        assert scenario.view(1).called == (False, False)

    def test_a_call_lasts_while_the_card_is_single(self) -> None:
        scenario = after("0:r1! 1:r8 2:draw 2:keep").expect(turn=0)
        assert scenario.view(1).called[0]
        assert not scenario.move("0:draw").view(1).called[0]

    def test_two_seats_may_be_down_to_one_but_only_the_last_is_open(self) -> None:
        scenario = after("0:r1 1:r8", ["r1 g2", "r8 b3", "y1 y2 y3"])
        scenario.expect(legal=["1:uno", "0:catch 1", "2:catch 1"]).refuse("2:catch 0", Reason.NOBODY_TO_CATCH)


class TestWhatIsOwed:
    def test_a_call_needs_a_play_that_leaves_one_card(self) -> None:
        scenario = Scenario("r5", hands=["r1 g2 g3", "b1 b2"]).refuse("0:r1!", Reason.NO_CALL_DUE)
        assert_closed(scenario.move("0:r1"))
        Scenario("r5", hands=["r1", "b1 b2"]).refuse("0:r1!", Reason.NO_CALL_DUE)

    def test_a_hand_that_got_to_one_card_by_a_swap_owes_none(self) -> None:
        rules = {"seven_zero": True}
        scenario = Scenario("r9", hands=["r7 g1 g2", "b1", "y1 y2"], rules=rules).move("0:r7>1")
        scenario.expect(counts=[1, 2, 2])
        assert_closed(scenario)

    def test_a_play_down_to_one_that_is_swapped_away_owes_none(self) -> None:
        rules = {"seven_zero": True}
        for move in ("0:r7>1", "0:r7>1!"):
            scenario = Scenario("r9", hands=["r7 g1", "b1 b2", "y1 y2"], rules=rules).move(move)
            assert_closed(scenario.expect(hands=["b1 b2", "g1", "y1 y2"]))
            assert scenario.view(0).called == (False, False, False)

    def test_not_even_against_another_single_card(self) -> None:
        rules = {"seven_zero": True}
        assert_closed(Scenario("r9", hands=["r7 g1", "b1", "y1 y2"], rules=rules).move("0:r7>1"))

    def test_a_zero(self) -> None:
        rules = {"seven_zero": True}
        assert_closed(Scenario("r9", hands=["r0 g1", "b1", "y1 y2"], rules=rules).move("0:r0!"))

    def test_shuffled_hands(self) -> None:
        scenario = Scenario("r9", hands=["WS g1", "b1", "y1"], rules={"deck": "modern"}).move("0:WS=r!")
        assert_closed(scenario.expect(counts=[1, 1, 1]))

    def test_cards_the_next_seat_draws_touch_nothing(self) -> None:
        after("0:r+2", ["r+2 g2", *HANDS[1:]]).expect(legal=OPEN, turn=2, counts=[1, 5, 3])

    def test_a_stacked_card_owes_one(self) -> None:
        rules = {"stack_draw2_on_draw2": True}
        scenario = after("0:r+2 1:b+2", ["r+2 g2 g3", "b+2 b3", "y1"], rules=rules)
        scenario.expect(legal=["1:uno", "0:catch 1", "2:catch 1", "2:take"])

    def test_a_caught_seat_draws_even_while_a_penalty_waits(self) -> None:
        rules = {"stack_draw2_on_draw2": True}
        scenario = after("0:r+2 2:catch 0", ["r+2 g2", *HANDS[1:]], rules=rules)
        scenario.expect(counts=[3, 3, 3], pending=2, turn=1)

    def test_caught_with_nothing_left_to_draw(self) -> None:
        scenario = Scenario("r5", hands=["r1 g2", "b4 r8"], draw="").move("0:r1").move("1:catch 0")
        scenario.expect(hands=["g2 r5", "b4 r8"], turn=1)
        assert_closed(scenario)
