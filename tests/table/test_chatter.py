"""The bots say a word now and then: no person does, nobody to what was jumped over, nor where that is switched off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.characters import Level
from game.rules.events import SeatCaught
from game.rules.seat import Seat
from game.scenes.table_chatter import Chatter
from game.services import Services, make_services
from game.session.seats import plan_table
from game.table.director import Told

PLANS = plan_table([None, Level.NORMAL, Level.NORMAL])
CAUGHT = SeatCaught(Seat(1), by=Seat(0))
SEEDS = range(60)


@pytest.fixture
def services() -> Services:
    return make_services()


def said(services: Services, *, is_hurried: bool = False) -> list[str]:
    told = [Told(CAUGHT, None, None, is_hurried)]
    return [line.words for seed in SEEDS for line in Chatter(services, PLANS, seed).remarks(told)]


def test_the_one_it_happened_to_sometimes_says_something(services: Services) -> None:
    lines = said(services)
    assert 0 < len(lines) < len(SEEDS)
    assert all(line.startswith(f"{PLANS[1].name}: “") for line in lines)


def test_the_same_match_hears_the_same_words(services: Services) -> None:
    assert said(services) == said(services)


def test_nobody_speaks_to_what_was_jumped_over(services: Services) -> None:
    assert not said(services, is_hurried=True)


def test_remarks_can_be_switched_off(services: Services) -> None:
    services.preferences.change(replace(services.settings, remarks=False))
    assert not said(services)
