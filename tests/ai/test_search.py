"""The search samples what agrees with the view, is the same for a seed, and ends when it is dropped."""

from collections.abc import Sequence

import pytest

from game.ai.characters import Temper
from game.ai.expert import ExpertPolicy
from game.ai.explain import SPOKEN, MoveExplanation, explain
from game.ai.policy import answers
from game.ai.sampling import SEARCHED, sample
from game.ai.search import Budget, Lead
from game.ai.stream import Stream
from game.ai.trained import FAULTLESS, TrainedPolicy
from game.rules.events import Event
from game.rules.moves import Move
from game.rules.ruleset import OFFICIAL, PRESETS
from game.rules.view import PlayerView, redact_all, view
from tests.ai.positions import book, random_table, some_actor, walk

BOOK = book()
SMALL = Budget(worlds=6, gap=60.0)


@pytest.mark.parametrize("seed", range(25))
def test_a_sampled_position_looks_like_the_view(seed: int) -> None:
    rules, seats = random_table(seed)
    for number, (state, memory, _) in enumerate(walk(rules, seats, seed)):
        if number % 5 or state.phase not in SEARCHED:
            continue
        seen = view(state, some_actor(state))
        assert view(sample(seen, memory, Stream(number)), seen.seat) == seen


def searched(seen: PlayerView, events: Sequence[Event], seed: int) -> tuple[Move, int]:
    player = ExpertPolicy(BOOK, Temper.EVEN, SMALL)
    player.observe(events)
    thinking, slices = player.think(seen, Stream(seed)), 0
    while True:
        try:
            next(thinking)
        except StopIteration as thought:
            return thought.value, slices
        slices += 1


@pytest.mark.parametrize("preset", PRESETS)
def test_searching_is_legal_and_the_same_for_a_seed(preset: str) -> None:
    slices = 0
    for number, (state, _, events) in enumerate(walk(PRESETS[preset], 2, 3)):
        seen = view(state, some_actor(state))
        if number % 6 or len(answers(seen)) < 2:
            continue
        told = redact_all(events, seen.seat)
        move, paused = searched(seen, told, number)
        assert move in seen.legal_moves
        assert searched(seen, told, number) == (move, paused)
        assert paused <= SMALL.worlds
        slices += paused
    assert slices


def test_a_lead_has_to_be_sure() -> None:
    unsure, sure = Lead(), Lead()
    for difference in (10.0, -8.0, 10.0, -8.0):
        unsure.add(difference)
        sure.add(difference + 9.0)
    assert unsure.mean > 0
    assert not unsure.is_sure(1.0)
    assert sure.is_sure(1.0)


def explained(seen: PlayerView, events: Sequence[Event], worlds: int) -> tuple[MoveExplanation, ...]:
    player = TrainedPolicy(BOOK, FAULTLESS, Temper.EVEN)
    player.observe(events)
    explaining = explain(player, seen, Stream(1), worlds)
    while True:
        try:
            next(explaining)
        except StopIteration as told:
            result: tuple[MoveExplanation, ...] = told.value
            return result


def test_an_explanation_names_every_answer_with_its_reasons() -> None:
    for number, (state, _, events) in enumerate(walk(OFFICIAL, 4, 8, moves=40)):
        seen = view(state, some_actor(state))
        if number % 8:
            continue
        told = explained(seen, redact_all(events, seen.seat), 3)
        assert {one.move for one in told} == set(answers(seen))
        values = [one.value for one in told if one.value is not None]
        assert values == sorted(values, reverse=True)
        for one in told:
            assert one.chance is not None
            assert 0.0 <= one.chance <= 1.0
            assert len(one.arguments_for) <= SPOKEN
            assert all(argument.weight < 0 for argument in one.arguments_against)


def test_without_worlds_the_chances_stay_unknown() -> None:
    state, _, events = next(walk(OFFICIAL, 2, 1))
    seen = view(state, some_actor(state))
    assert all(one.chance is None for one in explained(seen, redact_all(events, seen.seat), 0))
