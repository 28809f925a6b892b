"""A training runs, is the same for a seed, and goes on from a checkpoint as if it had never stopped."""

from pathlib import Path

import pytest

from game.ai.linear import LinearPolicy
from game.ai.playout import greedy
from game.ai.policy_book import Goal
from game.commands.arguments import Parser
from game.commands.train import add_arguments, run
from game.rules.ruleset import OFFICIAL
from game.store.policies import policy_folder, read_policy
from game.training.checkpoint import Checkpoint
from game.training.episodes import play_episode
from game.training.plans import PLANS
from game.training.strength import matches, paired_gain, strength
from game.training.trainer import Pace, train
from game.training.yardsticks import random_chooser, rule_chooser

PLAN = PLANS["stacking_2_points"]
PACE = Pace(batch=20, rate=0.3)


def trained(checkpoint: Checkpoint) -> Checkpoint:
    return [reached for reached, _ in train(PLAN, checkpoint, PACE, map)][-1]


def begun(rounds: int) -> Checkpoint:
    weights = read_policy(policy_folder() / "official_2_points.json").policy.weights
    return Checkpoint.begin(PLAN.name, rounds, 7, weights)


def test_a_training_resumes_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    straight = trained(begun(60))
    stopped = next(iter(train(PLAN, begun(60), PACE, map)))[0]
    stopped.write(tmp_path / "kept.json")
    assert trained(Checkpoint.read(tmp_path / "kept.json")) == straight
    assert straight.rounds == 60
    assert straight.steps == 3
    assert straight.weights != begun(60).weights


def test_at_a_party_of_many_only_the_house_rules_are_learned() -> None:
    plan = PLANS["party_4-6_points"]
    first = Checkpoint.begin(plan.name, 10, 1, tuple(begun(10).weights))
    after = next(iter(train(plan, first, PACE, map)))[0]
    assert after.weights[: plan.learns_from] == first.weights[: plan.learns_from]
    assert after.weights != first.weights


def test_a_foreign_file_is_no_checkpoint(tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text("{}", encoding="utf-8")
    with pytest.raises(ValueError, match="no checkpoint"):
        Checkpoint.read(tmp_path / "kept.json")


def test_the_command_trains_and_writes_weights(tmp_path: Path) -> None:
    parser = Parser()
    add_arguments(parser)
    words = ["stacking_2_points", "--rounds", "20", "--batch", "10", "--jobs", "1", "--measured", "4"]
    out = tmp_path / "weights.json"
    assert run(parser.parse_args([*words, "--folder", str(tmp_path), "--out", str(out)])) == 0
    assert read_policy(out).family.value == "stacking"
    assert (tmp_path / "stacking_2_points.log.jsonl").read_text(encoding="utf-8").count("\n") == 1


def test_strength_is_measured_on_the_same_deals() -> None:
    same = paired_gain(rule_chooser, rule_chooser, PLAN.rules, 2, range(6))
    assert set(same) == {(0.0, 0.0)}
    policy = greedy(read_policy(policy_folder() / "official_2_points.json").policy)
    better = strength(paired_gain(lambda _: policy, random_chooser, PLAN.rules, 2, range(40)))
    assert better.wins.mean > 0.0


def test_matches_are_measured_to_their_end() -> None:
    policy = greedy(read_policy(policy_folder() / "official_2_points.json").policy)
    choosers = dict.fromkeys(Goal, policy)
    won = matches(choosers, random_chooser, OFFICIAL, 2, range(6))
    assert sum(won) >= 5
    assert won[3:] == matches(choosers, random_chooser, OFFICIAL, 2, range(3, 6))


def test_with_guests_only_the_policy_is_learned_from() -> None:
    policy = LinearPolicy(tuple(begun(10).weights))
    alone = play_episode(policy, OFFICIAL, 4, 3, for_points=True)
    assert len({one.seat for one in alone.decisions}) == 4
    seen = [play_episode(policy, OFFICIAL, 4, seed, for_points=True, guests=1.0) for seed in range(12)]
    assert {len({one.seat for one in episode.decisions}) for episode in seen} > {1}


def test_the_command_measures_a_plan(capsys: pytest.CaptureFixture[str]) -> None:
    parser = Parser()
    add_arguments(parser)
    words = ["stacking_2_points", "--strength", "6", "--jobs", "1"]
    assert run(parser.parse_args(words)) == 0
    assert run(parser.parse_args(["official_2_wins", "--matches", "2", "--jobs", "1"])) == 0
    printed = capsys.readouterr().out
    assert "over official_2_points" in printed
    assert "matches won" in printed
