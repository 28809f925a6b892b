"""RULES.md section 4: the Wild Draw Four, its bluff and its challenge."""

import pytest

from game.rules.events import CardsDrawn, DrawCause, PenaltySet, PlayChallenged, TurnSkipped, TurnStarted
from game.rules.legal import Reason
from game.rules.notation import parse_cards
from game.rules.seat import Seat
from tests.support.scenario import Scenario

DRAW = "b1 b2 b3 b4 b5 b6"
OTHERS = ["y1 y2", "g8 g9"]


def played(hand: str, discard: str = "r9", **position: object) -> Scenario:
    return Scenario(discard, hands=[hand, *OTHERS], draw=DRAW, **position).move("0:W+4=g")  # type: ignore[arg-type]  # by name


def test_the_next_seat_takes_or_challenges() -> None:
    scenario = played("W+4 b8 b9").expect(turn=1, pending=4, actors=[1], legal_exactly=["take", "challenge"])
    scenario.happened(PenaltySet(Seat(1), 4))
    scenario.refuse("2:challenge", Reason.NOT_YOUR_TURN).refuse("1:y1", Reason.ANSWER_THE_PENALTY)
    scenario.refuse("1:draw", Reason.ANSWER_THE_PENALTY).refuse("1:keep", Reason.NOTHING_DRAWN)


def test_taking_costs_four_cards_and_the_turn() -> None:
    scenario = played("W+4 b8 b9").move("1:take").expect(turn=2, counts=[2, 6, 2], pending=0, color="g")
    drawn = CardsDrawn(Seat(1), tuple(parse_cards("b1 b2 b3 b4")), DrawCause.WILD_DRAW_FOUR)
    scenario.happened(drawn, TurnSkipped(Seat(1)), TurnStarted(Seat(2)))
    scenario.refuse("2:challenge", Reason.NO_CHALLENGE).refuse("2:take", Reason.NO_PENALTY)


def test_guilty_draws_four_and_the_challenger_takes_a_normal_turn() -> None:
    scenario = played("W+4 r1 b9").move("1:challenge")
    scenario.expect(turn=1, phase="play", counts=[6, 2, 2], color="g", legal_exactly=["draw"])
    guilty = PlayChallenged(Seat(1), Seat(0), guilty=True, hand=tuple(parse_cards("r1 b9")))
    drawn = CardsDrawn(Seat(0), tuple(parse_cards("b1 b2 b3 b4")), DrawCause.BLUFF)
    scenario.happened(guilty, drawn, TurnStarted(Seat(1)))
    scenario.move("1:draw").expect(turn=2)


def test_innocent_costs_the_challenger_six_and_the_turn() -> None:
    scenario = played("W+4 b8 b9").move("1:challenge").expect(turn=2, counts=[2, 8, 2], pending=0)
    drawn = CardsDrawn(Seat(1), tuple(parse_cards(DRAW)), DrawCause.CHALLENGE_LOST)
    scenario.happened(drawn, TurnSkipped(Seat(1)))


def test_the_hand_is_shown_to_the_challenger_alone() -> None:
    scenario = played("W+4 r1 b9").move("1:challenge")
    shown = [
        event.hand for seat in (0, 1, 2, None) for event in scenario.seen_by(seat) if isinstance(event, PlayChallenged)
    ]
    assert shown == [None, tuple(parse_cards("r1 b9")), None, None]


@pytest.mark.parametrize(
    ("hand", "discard", "color", "guilty"),
    [
        ("W+4 b9 g9", "r9", None, False),  # the number is no colour
        ("W+4 W W+4", "r9", None, False),  # wilds have no colour
        ("W+4 r1 r2", "r9", None, True),
        ("W+4 r9 b1", "r3 W", "r", True),  # on a wild its named colour is the one in force
        ("W+4 r9 b1", "r3 W", "b", True),
        ("W+4 r9 y1", "r3 W", "b", False),  # the colour beneath the wild is not
        ("W+4 g9 g1", "r3 W", "r", False),  # naming a colour that is held is no bluff
        ("W+4 bS b+2", "b3", None, True),  # symbols have colours too
    ],
)
def test_guilt(hand: str, discard: str, color: str | None, guilty: bool) -> None:
    named = {} if color is None else {"color": color}
    scenario = played(hand, discard, **named).move("1:challenge")
    scenario.expect(turn=1 if guilty else 2, revealed={"to": 1, "hand": hand.removeprefix("W+4 ")})


def test_guilt_is_fixed_when_the_card_is_played() -> None:
    # Caught for a missing call, the player draws a red card: that makes no bluff of the play.
    scenario = Scenario("r9", hands=["W+4 b9", *OTHERS], draw="r1 r2 b1 b2 b3 b4 b5 b6").move("0:W+4=g 2:catch 0")
    scenario.expect(hands=["b9 r1 r2", *OTHERS], turn=1).move("1:challenge")
    scenario.expect(turn=2, counts=[3, 8, 2], revealed={"to": 1, "hand": "b9"})


def test_a_guilty_player_may_be_caught_first() -> None:
    scenario = Scenario("r9", hands=["W+4 r8", *OTHERS], draw="y8 y9 b1 b2 b3 b4").move("0:W+4=g 1:catch 0")
    scenario.move("1:challenge").expect(turn=1, counts=[7, 2, 2], revealed={"to": 1, "hand": "r8"})


def test_a_drawn_one_can_be_challenged_like_any_other() -> None:
    scenario = Scenario("r9", hands=["r1 b9", *OTHERS], draw="W+4 b1 b2 b3 b4").move("0:draw 0:W+4=g 1:challenge")
    scenario.expect(turn=1, counts=[6, 2, 2], revealed={"to": 1, "hand": "r1 b9"})


def test_forgiven_when_cards_lack() -> None:
    scenario = Scenario("r9", hands=["W+4 b8 b9", *OTHERS], draw="b1 b2").move("0:W+4=g 1:challenge")
    scenario.expect(counts=[2, 5, 2], draw_count=0, discard_count=1, turn=2)


def test_a_seat_knows_who_is_accused_and_what_of() -> None:
    seen = played("W+4 r1 b9").view(2)
    assert seen.accused == 0
    assert seen.color_before is not None
    assert seen.color_before.value == "r"


STRICT: dict[str, object] = {"wild4": "strict"}


class TestStrict:
    def test_an_illegal_one_is_refused(self) -> None:
        scenario = Scenario("r9", hands=["W+4 r1", *OTHERS], rules=STRICT)
        scenario.refuse("0:W+4=g", Reason.WOULD_BLUFF)

    def test_other_wilds_have_no_colour(self) -> None:
        played("W+4 W b9", rules=STRICT).expect(turn=2, counts=[2, 6, 2])

    def test_a_legal_one_is_drawn_at_once(self) -> None:
        scenario = played("W+4 W+4 b9", rules=STRICT).expect(turn=2, counts=[2, 6, 2], pending=0)
        scenario.refuse("2:challenge", Reason.NO_CHALLENGE)

    @pytest.mark.parametrize("rule", ["stack_wild4_on_wild4", "stack_draw2_on_wild4"])
    def test_it_waits_if_it_can_be_stacked_on_but_is_not_challenged(self, rule: str) -> None:
        scenario = played("W+4 b8 b9", rules={**STRICT, rule: True})
        scenario.expect(turn=1, pending=4, legal_exactly=["take"]).refuse("1:challenge", Reason.NO_CHALLENGE)
        assert scenario.view(1).accused is None


class TestFree:
    def test_always_legal_and_no_challenge(self) -> None:
        played("W+4 r1 r2", rules={"wild4": "free"}).expect(turn=2, counts=[2, 6, 2], pending=0)

    @pytest.mark.parametrize("rule", ["jump_in", "stack_draw2_on_draw2", "stack_wild4_on_draw2"])
    def test_rules_about_the_other_card_let_nobody_wait(self, rule: str) -> None:
        played("W+4 r1 r2", rules={"wild4": "free", rule: True}).expect(turn=2, pending=0)


class TestTwoSeats:
    def test_unchallenged_it_brings_the_turn_back(self) -> None:
        for rules in ({}, {"wild4": "free"}):
            scenario = Scenario("r9", hands=["W+4 b8 b9", "y1 y2"], draw=DRAW, rules=rules).move("0:W+4=g")
            if not rules:
                scenario.move("1:take")
            scenario.expect(turn=0, counts=[2, 6])

    def test_guilty(self) -> None:
        scenario = Scenario("r9", hands=["W+4 r8 b9", "y1 y2"], draw=DRAW).move("0:W+4=g 1:challenge")
        scenario.expect(turn=1, counts=[6, 2])
