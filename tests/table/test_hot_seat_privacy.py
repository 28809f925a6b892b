"""Whole matches of several people at one screen: no face of a hidden card is on any frame.

HOT_SEAT_MATCHES=500 plays so many in place of a few; every one has other rules, seats, settings and meddlers. Of the
few each is a single round at a small table, one by each kind of rules.
"""

from __future__ import annotations

import os
import random
from dataclasses import replace

import pytest

from game.ai.characters import Level
from game.rules.ruleset import Length, Ruleset, from_plain
from game.scenes.match_result import MatchResult
from game.services import make_services
from game.session.seats import plan_table
from game.settings import Opening, Settings, Speed
from tests.support.sofa import NAMES, SIZES, Friends, Sofa
from tests.table.matches import RULES

MANY = int(os.environ.get("HOT_SEAT_MATCHES", "0"))
TABLES: dict[str, Ruleset] = {
    **RULES,
    "seven_zero": from_plain({"seven_zero": True}),
    "stacking": from_plain(
        {"stack_draw2_on_draw2": True, "stack_wild4_on_wild4": True, "stack_wild4_on_draw2": True, "jump_in": True}
    ),
    "seven_jumps": from_plain({"seven_zero": True, "jump_in": True, "uno_penalty": 4}),
}


@pytest.mark.parametrize("number", range(MANY or len(TABLES)))
def test_no_hidden_face_is_drawn(number: int) -> None:
    chance = random.Random(number)
    name = sorted(TABLES)[number % len(TABLES)]
    seats = chance.choice((2, 3, 3, 4, 4, 5, 6)) if MANY else 3
    people = chance.randint(2, seats)
    levels = [None] * people + [Level.EASY] * (seats - people)
    chance.shuffle(levels)
    rules = replace(TABLES[name], length=Length.ROUNDS, rounds=chance.choice((1, 1, 2)) if MANY else 1)
    settings = Settings(
        speed=chance.choice(tuple(Speed)),
        opening=chance.choice(tuple(Opening)),
        reduced_motion=chance.random() < 0.2,
        auto_uno=chance.random() < 0.3,
        view_turns=chance.random() < 0.6,
        flat_table=chance.random() < 0.2,
    )
    services = make_services(seed=number, settings=settings)
    with Sofa(plan_table(levels, NAMES), rules, services, size=chance.choice(SIZES)) as sofa:
        friends = Friends(sofa, number)
        friends.play_until_match_result()
        assert isinstance(sofa.scene, MatchResult)
        assert friends.hand_overs >= people
        assert sofa.guard.open_frames > 10
