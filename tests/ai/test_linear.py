"""Features are named, sparse and within range, and the same from a view as beside a state."""

from statistics import pstdev

import pytest

from game.ai.feature_names import INDEX, NAMES
from game.ai.house_features import FEATURES, TAKE
from game.ai.linear import LinearPolicy, active_features
from game.ai.memory import Memory
from game.ai.policy import answers
from game.ai.policy_book import Family, Goal, family_of, goal_for
from game.ai.situation import Situation
from game.ai.standing import STANDING_FEATURES, standing_features
from game.rules.ruleset import PRESETS
from game.rules.view import view
from tests.ai.positions import book, random_table, some_actor, walk


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(NAMES) == FEATURES == len(INDEX)


@pytest.mark.parametrize("seed", range(40))
def test_a_view_and_a_state_show_the_same_features(seed: int) -> None:
    rules, seats = random_table(seed)
    for state, memory, _ in walk(rules, seats, seed):
        seat = some_actor(state)
        seen = view(state, seat)
        by_view = Situation.of_view(seen, memory)
        by_state = Situation.of_state(state, seat, memory)
        for move in answers(seen):
            on, by = active_features(by_view, move)
            assert (on, by) == active_features(by_state, move)
            assert all(0 <= index < FEATURES for index in on)
            assert all(0 <= index < FEATURES and abs(size) < 20 for index, size in by), (move, by)
        on, by = standing_features(by_view)
        assert all(0 <= index < STANDING_FEATURES for index in [*on, *(index for index, _ in by)])


def test_weights_go_by_name() -> None:
    policy = LinearPolicy.of_named({"draw": -2.5, "wait": 1.0})
    assert policy.named() == {"draw": -2.5, "wait": 1.0}
    with pytest.raises(ValueError, match="no feature called 'luck'"):
        LinearPolicy.of_named({"luck": 1.0})


def test_the_book_has_weights_for_every_table() -> None:
    for preset, rules in PRESETS.items():
        for seats in range(2, 11):
            for goal in Goal:
                memory = Memory.of(rules, seats)
                assert book().choose(memory.house, goal).named(), preset
                assert family_of(memory.house) in Family


def test_weights_have_one_scale_since_hard_mistakes_values_that_lie_close() -> None:
    for entry in book().entries:
        spread = pstdev(entry.policy.weights[:TAKE])
        assert 8 < spread < 12, (entry.family, entry.fewest, entry.goal)


def test_a_match_nearly_over_asks_for_wins() -> None:
    assert goal_for((100, 496), 500) is Goal.WINS
    assert goal_for((100, 450), 500) is Goal.POINTS
