"""RULES.md section 8: points, totals and the end of a match."""

import pytest

from game.rules.engine import start_round
from game.rules.notation import parse_cards
from game.rules.ruleset import OFFICIAL, Ruleset, Scoring
from game.rules.scoring import match_winners, round_points
from game.rules.seat import Seat
from tests.support.scenario import Scenario

HANDS = ["r1", "b9 g1", "y4"]


def over(**position: object) -> Scenario:
    return Scenario("r5", hands=HANDS, **position).move("0:r1")  # type: ignore[arg-type]  # by name


def test_the_winner_scores_all_other_hands() -> None:
    over(scores=[1, 2, 3]).expect(points=[14, 0, 0], scores=[15, 2, 3], match_winners=[])


def test_lowest_adds_up_what_each_was_left_with() -> None:
    over(rules={"scoring": "lowest"}, scores=[1, 2, 3]).expect(points=[0, 10, 4], scores=[1, 12, 7])


@pytest.mark.parametrize("scoring", list(Scoring))
def test_a_blocked_round_scores_nothing(scoring: Scoring) -> None:
    hands = [parse_cards(hand) for hand in HANDS]
    assert round_points(Ruleset(scoring=scoring), hands, None) == [0, 0, 0]


def test_what_a_penalty_added_is_counted() -> None:
    Scenario("r5", hands=["r+2", "b9"], draw="W g0").move("0:r+2").expect(points=[59, 0])


class TestTarget:
    def test_reached_exactly(self) -> None:
        over(scores=[486, 0, 0]).expect(match_winners=[0])
        over(scores=[485, 0, 0]).expect(match_winners=[])

    def test_another_target(self) -> None:
        over(rules={"target": 50}, scores=[36, 0, 0]).expect(match_winners=[0])

    def test_under_lowest_the_fewest_points_win(self) -> None:
        over(rules={"scoring": "lowest"}, scores=[90, 490, 80]).expect(scores=[90, 500, 84], match_winners=[2])

    def test_under_lowest_a_tie_is_shared(self) -> None:
        over(rules={"scoring": "lowest"}, scores=[84, 490, 80]).expect(match_winners=[0, 2])

    def test_several_beyond_it(self) -> None:
        over(rules={"scoring": "lowest"}, scores=[600, 490, 500]).expect(scores=[600, 500, 504], match_winners=[1])

    def test_the_round_in_which_it_is_reached_is_played_out(self) -> None:
        assert match_winners(Scenario("r5", hands=HANDS, scores=[499, 0, 0]).state) == ()

    def test_rounds_do_not_count(self) -> None:
        over(rules={"rounds": 1}, round=7).expect(match_winners=[])


class TestRounds:
    def test_after_so_many(self) -> None:
        rules = {"length": "rounds", "rounds": 3}
        over(rules=rules, round=2, scores=[600, 0, 0]).expect(match_winners=[])
        over(rules=rules, round=3).expect(match_winners=[0])

    def test_the_highest_total_wins(self) -> None:
        over(rules={"length": "rounds", "rounds": 1}, scores=[0, 15, 3]).expect(match_winners=[1])

    def test_the_lowest_under_lowest(self) -> None:
        rules = {"length": "rounds", "rounds": 1, "scoring": "lowest"}
        over(rules=rules, scores=[9, 0, 3]).expect(scores=[9, 10, 7], match_winners=[2])

    def test_equal_totals_share(self) -> None:
        over(rules={"length": "rounds", "rounds": 1}, scores=[0, 14, 14]).expect(match_winners=[0, 1, 2])

    def test_counted_by_the_deals(self) -> None:
        scenario = Scenario("r5", hands=HANDS, rules={"length": "rounds", "rounds": 2}).move("0:r1")
        scenario.expect(match_winners=[]).next_round().expect(match_winners=[])
        assert scenario.state.round_number == 2


def test_nobody_has_won_before_a_round_is_over() -> None:
    assert match_winners(Scenario.dealt(2, 1).state) == ()
    assert Scenario.dealt(2, 1).state.rules == OFFICIAL


def test_the_winner_of_a_round_is_told() -> None:
    assert over().state.winner == Seat(0)


def test_no_round_follows_the_end_of_the_match() -> None:
    match = Scenario("r5", hands=["r1", "b9 g1"], scores=[495, 0]).move("0:r1").expect(match_winners=[0])
    with pytest.raises(ValueError, match="the match is over"):
        start_round(match.state)
