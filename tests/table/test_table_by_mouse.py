"""A person plays whole matches by mouse through the real scenes, under every preset."""

from dataclasses import replace

import pytest

from game.ai.characters import Level
from game.rules.ruleset import OFFICIAL
from game.scenes import flow
from game.services import make_services
from game.session.seats import plan_table
from game.settings import Settings, Speed
from tests.support.pilot import Pilot
from tests.table.matches import RULES
from tests.table.person import Person


def pilot_at(rules_name: str, bots: int, speed: Speed, seed: int, target: int = 50) -> Pilot:
    rules = replace(RULES[rules_name], target=target)
    plans = plan_table([None, *[Level.NORMAL] * bots])
    services = make_services(seed=seed, settings=Settings(speed=speed))
    return Pilot(lambda offered: flow.table(offered, plans, rules).scene, services=services)


@pytest.mark.parametrize(
    ("name", "bots"), [("official", 3), ("party", 2), ("vintage", 1), ("family", 3), ("custom", 3)]
)
def test_a_match_is_played_to_its_end(name: str, bots: int) -> None:
    with pilot_at(name, bots, Speed.INSTANT, 7) as pilot:
        person = Person(pilot, 3)
        person.play_until_match_result()
        assert person.rounds >= 1
        assert person.turns >= 5
        assert person.table.feed.match.match_winners


def test_a_match_at_normal_speed_shows_everything() -> None:
    with pilot_at("official", 2, Speed.NORMAL, 11) as pilot:
        person = Person(pilot, 5)
        person.play_until_match_result()
        assert person.table.feed.match.match_winners
    assert OFFICIAL.target == 500
