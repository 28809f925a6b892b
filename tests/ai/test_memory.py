"""What is remembered beside a rollout is what the redacted events tell."""

import random
from dataclasses import replace

import pytest

from game.ai.faces import packed_sum
from game.ai.memory import Memory, push_and_remember
from game.rules.deal import start_match
from game.rules.events import Event
from game.rules.kernel import push
from game.rules.view import redact_all
from tests.ai.positions import random_table, walk
from tests.support.play import random_move


@pytest.mark.parametrize("seed", range(30))
def test_rollouts_remember_what_events_tell(seed: int) -> None:
    rules, seats = random_table(seed)
    rules = replace(rules, custom_rules=())
    events: list[Event] = []
    state = start_match(rules, seats, seed, events)
    told, beside = Memory.of(rules, seats), Memory.of(rules, seats)
    for memory in (told, beside):
        for event in redact_all(events, None):
            memory.observe(event)
    rng = random.Random(seed)
    for _ in range(400):
        move = random_move(rng, state)
        events = []
        push(state.copy(), move, events)
        for event in redact_all(events, None):
            told.observe(event)
        push_and_remember(state, beside, move)
        if state.turn is None:
            return
        assert (beside.lacks, beside.chosen, beside.color) == (told.lacks, told.chosen, told.color), move


@pytest.mark.parametrize("seed", range(8))
def test_counting_goes_on_from_the_last_time(seed: int) -> None:
    rules, seats = random_table(seed)
    for state, memory, _ in walk(rules, seats, seed):
        assert memory.count_seen(state.discard_pile) == packed_sum(state.discard_pile)
