"""What the rules of thumb do in positions where everybody would agree."""

import pytest

from game.ai.heuristic import HeuristicPolicy, chance_of_bluff
from game.ai.impressions import Impressions
from game.ai.outlook import look
from game.ai.stream import Stream
from game.rules.events import HandsDealt, PlayChallenged
from game.rules.notation import format_move
from game.rules.seat import Seat
from tests.support.scenario import Scenario, custom


def choice(scenario: Scenario, seat: int = 0) -> str:
    view = scenario.view(seat)
    return format_move(HeuristicPolicy().choose(view, Stream(1)))


def jump(scenario: Scenario, seat: int) -> str | None:
    move = HeuristicPolicy().jump(scenario.view(seat), Stream(1))
    return None if move is None else format_move(move)


MANY = "y1 y2 y3 y4 y5 y6"


def test_a_card_is_played_rather_than_drawn_for() -> None:
    assert choice(Scenario("r9", hands=["r5 g1", MANY])) == "r5"


def test_the_last_card_goes_out() -> None:
    assert choice(Scenario("r9", hands=["W", MANY])) == "W"


def test_wilds_are_held_while_something_else_goes() -> None:
    assert choice(Scenario("r9", hands=["W r1 g2 g3 b4", MANY])) == "r1"


def test_the_colour_named_is_the_strongest_one() -> None:
    assert choice(Scenario("r9", hands=["W g1 g2 g4 b2", MANY])) == "W=g"


def test_the_low_hand_is_attacked() -> None:
    hands = ["r+2 r7 g2 g3", "b1 b2", MANY]
    assert choice(Scenario("r9", hands=hands)) == "r+2"
    assert choice(Scenario("r9", hands=[hands[0], MANY, "b1 b2"])) == "r7"


def test_play_turns_away_from_a_low_hand_but_not_towards_one() -> None:
    assert choice(Scenario("r9", hands=["rR r2 g3 g4", "b1", "y1 y2 y3 y4 y5"])) == "rR"
    assert choice(Scenario("r9", hands=["rR r2 g3 g4", "y1 y2 y3 y4 y5", "b1"])) == "r2"


def test_a_good_hand_is_not_swapped_away() -> None:
    scenario = Scenario("r9", hands=["r7 g1", MANY, "b1 b2 b3 b4"], rules={"seven_zero": True})
    assert choice(scenario) == "draw"


def test_a_swap_goes_for_the_smallest_hand() -> None:
    scenario = Scenario("r9", hands=["r7 g1 g2 g3 g4", MANY, "b1"], rules={"seven_zero": True})
    assert choice(scenario) == "r7>2"


def test_a_bluff_is_rather_not_tried() -> None:
    assert choice(Scenario("r9", hands=["W+4 rS g1", MANY, "b1 b2 b3"])) == "rS"
    drawn = Scenario("r9", hands=["r1 g1", MANY, "b1 b2 b3"], draw="W+4", more=True).move("0:draw")
    assert choice(drawn) == "keep"


def test_a_stack_is_added_to() -> None:
    scenario = Scenario("r9", hands=["r+2 g1 g2", "b+2 b1 b2", MANY], rules={"stack_draw2_on_draw2": True})
    assert choice(scenario.move("0:r+2"), 1) == "b+2"


def test_a_last_wild_draw_four_is_not_challenged() -> None:
    assert choice(Scenario("r9", hands=["W+4", MANY]).move("0:W+4=g"), 1) == "take"


def test_a_big_hand_is_challenged_and_a_small_one_is_not() -> None:
    big = " ".join(["W+4", "r1 r2 g3 g4 g5 g6 b1 b2 b3 b4 b5 b6"])
    assert choice(Scenario("r9", hands=[big, MANY, "b7", "b8"]).move("0:W+4=g"), 1) == "challenge"
    reds = "r1 r1 r2 r2 r3 r3 r4 r4 r5 r5 r6 r6 r7 r7 r8 r8 r0 rS rS rR rR r+2 r+2"
    assert choice(Scenario("r9", hands=["W+4 g1", reds, "b7", "b8"]).move("0:W+4=g"), 1) == "take"


def test_whoever_was_seen_to_bluff_is_trusted_less() -> None:
    scenario = Scenario("r9", hands=["W+4 g1 g2", MANY, "b1"]).move("0:W+4=g")
    outlook, impressions = look(scenario.view(1)), Impressions()
    before = chance_of_bluff(outlook, impressions)
    impressions.observe([HandsDealt(Seat(0), ((), (), ()))])
    impressions.observe([PlayChallenged(Seat(1), Seat(0), True, None)])
    assert 0 < before < chance_of_bluff(outlook, impressions) < 1


@pytest.mark.parametrize("hand", ["r5 y1 y2", "r5 y1", "r5"])
def test_a_jump_in_is_welcome(hand: str) -> None:
    scenario = Scenario("r9", hands=["r5 g1 g2", "b1 b2", hand], rules={"jump_in": True}).move("0:r5")
    assert jump(scenario, 2) == "jump r5"


def test_a_jump_in_that_costs_the_hand_is_not() -> None:
    rules = {"jump_in": True, "seven_zero": True}
    scenario = Scenario("r9", hands=["r7 g1 g2 g4 g5 g6", MANY, "r7 y7"], rules=rules).move("0:r7>1")
    assert jump(scenario, 2) is None


def test_wilds_are_not_given_away() -> None:
    scenario = Scenario("r9", hands=["WC g1 g2 g4", "W b9 y1 y2"], rules=custom("pass_cards 1 left"))
    assert choice(scenario.move("0:WC=g"), 1) == "give b9"


def test_the_first_colour_is_the_strongest() -> None:
    scenario = Scenario.dealt(2, seed=0, rules={"first_card": "effect"})
    for seed in range(300):
        scenario = Scenario.dealt(2, seed=seed, rules={"first_card": "effect"})
        if scenario.state.phase.value == "color":
            break
    seat = scenario.state.on_turn
    named = choice(scenario, seat).removeprefix("color ")
    held = [card.color.value for card in scenario.state.hands[seat] if card.color is not None]
    assert held.count(named) == max(held.count(color) for color in "rygb")
