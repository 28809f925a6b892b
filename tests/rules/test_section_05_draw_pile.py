"""RULES.md section 5: recycling, what lacks, blocked rounds."""

from game.rules.events import CardsDrawn, DrawCause, Ending, NothingDrawn, PileRecycled, RoundEnded
from game.rules.legal import Reason
from game.rules.notation import parse_cards
from game.rules.rng import SplitMix64
from game.rules.scoring import match_winners
from game.rules.seat import Seat
from tests.support.scenario import Scenario, custom

TWO = ["g8 g9", "b8 b9"]


def test_the_top_and_the_colour_in_force_stay() -> None:
    scenario = Scenario("r1 y2 W", color="b", hands=["g8 g9", "y8 y9"], draw="").move("0:draw")
    scenario.expect(top="W", color="b", discard_count=1, draw_count=1, counts=[3, 2]).happened(PileRecycled(2))


def test_the_pile_is_recycled_only_when_a_card_is_needed() -> None:
    scenario = Scenario("r1 y2", hands=TWO, draw="r3").move("0:draw").expect(draw_count=0, discard_count=2)
    scenario.did_not_happen(PileRecycled)


def test_the_discards_are_shuffled_in_their_order_from_bottom_to_top() -> None:
    discards = "r1 r2 r3 r4 r5 r6"
    scenario = Scenario(f"{discards} y7", hands=TWO, draw="", seed=99).move("0:draw")
    expected = parse_cards(discards)
    SplitMix64(99).shuffle(expected)
    assert [*scenario.state.draw_pile, scenario.state.hands[0][-1]] == expected


def test_a_recycled_wild_has_no_colour() -> None:
    scenario = Scenario("W y2", hands=TWO, draw="").move("0:draw").expect(phase="drawn", legal=["W=r", "keep"])
    assert scenario.state.hands[0][-1].color is None


def test_what_exists_is_drawn_and_the_rest_forgiven() -> None:
    scenario = Scenario("y3 r5", hands=["r+2 g8 g9", "b8 b9"], draw="").move("0:r+2").expect(counts=[2, 4], turn=0)
    scenario = Scenario("r5", hands=["r+2 g8 g9", "b8 b9"], draw="").move("0:r+2").expect(counts=[2, 3], turn=0)
    scenario.happened(CardsDrawn(Seat(1), tuple(parse_cards("r5")), DrawCause.DRAW_TWO))


class TestBlocked:
    def test_as_many_draws_in_a_row_as_seats(self) -> None:
        scenario = Scenario("r5", hands=[*TWO, "y8 y9"], draw="", scores=[1, 2, 3]).move("0:draw 1:draw")
        scenario.expect(over=None, turn=2).move("2:draw")
        scenario.expect(over="blocked", winner=None, points=[0, 0, 0], scores=[1, 2, 3], actors=[], turn=None)
        scenario.happened(NothingDrawn(Seat(2)))
        assert isinstance(scenario.events[-1], RoundEnded)
        assert scenario.events[-1].ending is Ending.BLOCKED

    def test_a_play_begins_the_count_anew(self) -> None:
        scenario = Scenario("r5", hands=[*TWO, "r8 y9 y8"], draw="").move("0:draw 1:draw 2:r8")
        scenario.move("0:draw").expect(over=None, counts=[3, 2, 2])

    def test_even_if_its_penalty_takes_the_last_card_there_is(self) -> None:
        scenario = Scenario("r5", hands=["g8 g9", "b8 b9", "r+2 y9 y7"], draw="").move("0:draw 1:draw 2:r+2")
        scenario.expect(counts=[3, 2, 2], turn=1).move("1:draw").expect(over=None, turn=2, draw_count=0)

    def test_a_draw_that_finds_a_card_too(self) -> None:
        # Seat 2 plays, so that one card lies beneath the top again and seat 0 finds it.
        scenario = Scenario("r5", hands=["g8 g9", "b8 b9", "r8 y9 y7"], draw="").move("0:draw 1:draw 2:r8 0:g8")
        scenario.move("1:b8 2:draw").expect(over=None)

    def test_passing_with_a_playable_hand_counts_as_a_draw(self) -> None:
        Scenario("r5", hands=["r1 r2", "r3 r4"], draw="").move("0:draw 1:draw").expect(over="blocked")

    def test_nothing_is_legal_in_a_round_that_is_over(self) -> None:
        scenario = Scenario("r5", hands=["r1 r2", "r3 r4"], draw="").move("0:draw 1:draw").expect(actors=[])
        for move in ("0:draw", "0:r1", "0:uno", "1:catch 0", "0:take", "1:give r3", "0:color r"):
            scenario.refuse(move, Reason.ROUND_OVER)


class TestTwoThousandMoves:
    def test_the_2000th_move_blocks_the_round(self) -> None:
        scenario = Scenario("r5", hands=["r1 r2 r3", "r4 r6 r7"]).at_move(1998).move("0:r1").expect(over=None)
        scenario.move("1:r4").expect(over="blocked", points=[0, 0], turn=None)

    def test_a_last_card_with_the_2000th_move_wins(self) -> None:
        Scenario("r5", hands=["r1", "r4 r6"]).at_move(1999).move("0:r1").expect(over="out", winner=0, points=[10, 0])

    def test_calls_and_catches_count(self) -> None:
        Scenario("r5", hands=["r1 r2", "r4 r6"]).at_move(1998).move("0:r1 0:uno").expect(over="blocked")
        Scenario("r5", hands=["r1 r2", "r4 r6"], draw="b1 b2").at_move(1998).move("0:r1 1:catch 0").expect(
            over="blocked", counts=[3, 2]
        )

    def test_nothing_waits_any_more(self) -> None:
        scenario = Scenario("r5", hands=["W+4 r2", "r4 r6"]).at_move(1999).move("0:W+4=g")
        scenario.expect(over="blocked", pending=0, actors=[])
        seen = scenario.view(1)
        assert (seen.uncalled, seen.accused, seen.legal_moves) == (None, None, ())
        scenario = Scenario("r5", hands=["WC r2", "r4"], rules=custom("pass_cards 1 left")).at_move(1999)
        assert scenario.move("0:WC=g").expect(over="blocked").view(0).has_chosen == ()

    def test_even_the_answer_to_a_last_card(self) -> None:
        Scenario("r5", hands=["W+4", "r4 r6"]).at_move(1999).move("0:W+4=g").expect(over="blocked", winner=None)

    def test_a_blocked_round_counts_as_a_round(self) -> None:
        rules = {"length": "rounds", "rounds": 1}
        scenario = Scenario("r5", hands=["r1 r2", "r3 r4"], draw="", rules=rules, scores=[7, 7])
        scenario.move("0:draw 1:draw").expect(match_winners=[0, 1])
        assert match_winners(scenario.state) == (0, 1)

    def test_the_count_begins_anew_with_the_round(self) -> None:
        scenario = Scenario("r5", hands=["r1", "r4 r6"]).at_move(1999).move("0:r1").next_round()
        assert scenario.state.moves_made == 0
