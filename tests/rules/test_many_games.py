"""Play 2,000 random games of the official rules at every table, without a look at each move."""

import random
from collections import Counter

import pytest

from game.rules.deal import start_match
from game.rules.events import Ending
from game.rules.ruleset import OFFICIAL
from game.rules.seat import MAX_SEATS, MIN_SEATS
from tests.support.invariants import cards_in_play
from tests.support.play import play_round


@pytest.mark.parametrize("seats", range(MIN_SEATS, MAX_SEATS + 1))
def test_two_thousand_official_games(seats: int) -> None:
    rng = random.Random(seats)
    size = len(OFFICIAL.cards)
    endings: Counter[Ending | None] = Counter()
    for seed in range(2000):
        state = start_match(OFFICIAL, seats, seed)
        for _ in play_round(rng, state):
            held = sum(map(len, state.hands))
            assert held + len(state.draw_pile) + len(state.discard_pile) == size
        assert cards_in_play(state) == Counter(OFFICIAL.cards)
        assert sum(state.points) == sum(held.points for hand in state.hands for held in hand)
        endings[state.ending] += 1
    assert endings[Ending.OUT] == 2000
