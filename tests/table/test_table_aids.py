"""What helps at the table: the rules at the right page, why something was refused, the coach, and the round again."""

from __future__ import annotations

import pygame

from game.ai.characters import Level
from game.rules.ruleset import OFFICIAL
from game.scenes.coach import CoachScene
from game.scenes.replay import ReplayScene
from game.scenes.round_result import RoundResult
from game.scenes.rules_help import RulesHelp
from game.scenes.table import TableScene
from game.services import Services, make_services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import bot_plans
from game.settings import Settings, Speed
from tests.support.pilot import Pilot
from tests.table.staged import StagedTable

HANDS = ["r7 b2 g1 W+4 yS", "b1 b2 b3", "g1 g2 g3"]


def page(staged: StagedTable) -> str:
    assert isinstance(staged.pilot.scene, RulesHelp)
    return staged.pilot.scene.page


def test_the_rules_open_by_key_and_button_and_close_again() -> None:
    with StagedTable("r5", HANDS) as staged:
        staged.pilot.press("f1")
        assert page(staged) == "turn"
        staged.pilot.press("f1")
        assert isinstance(staged.pilot.scene, TableScene)
        staged.pilot.click("rules")
        assert page(staged) == "turn"


def test_a_refused_card_says_why_at_its_page() -> None:
    with StagedTable("r5", HANDS) as staged:
        staged.pilot.click("hand g1")
        staged.pilot.click("why")
        assert page(staged) == "matching"
        staged.pilot.press("esc")
        staged.pilot.advance(4000)
        assert staged.table.find("why") is None


def test_a_strict_wild_draw_four_leads_to_its_page() -> None:
    with StagedTable("r5", HANDS, rules={"wild4": "strict"}) as staged:
        staged.pilot.click("hand W+4")
        staged.pilot.press("f1")
        assert page(staged) == "wild4"


def test_a_card_is_looked_up_with_the_right_button() -> None:
    with StagedTable("r5", HANDS) as staged:
        staged.pilot.move("hand yS")
        staged.pilot.down(pygame.BUTTON_RIGHT)
        assert page(staged) == "skip"


def test_the_coach_is_asked_by_key_and_button_unless_hints_are_off() -> None:
    with StagedTable("r5", HANDS) as staged:
        staged.pilot.press("a")
        assert isinstance(staged.pilot.scene, CoachScene)
        staged.pilot.press("esc")
        staged.pilot.click("suggest")
        staged.pilot.click("coach")
        assert isinstance(staged.pilot.scene, CoachScene)
        staged.pilot.press("esc")
        staged.services.preferences.change(Settings(hints=False))
        staged.pilot.click("hand g1")
        staged.pilot.advance(4000)
        assert staged.table.find("suggest") is None


def test_the_round_can_be_watched_again() -> None:
    services = make_services(seed=7, settings=Settings(speed=Speed.INSTANT))
    made: list[TableScene] = []

    def first(given: Services) -> TableScene:
        bots = bot_plans(2, Level.NORMAL)
        made.append(TableScene(given, Match.start(OFFICIAL, bots, 7, make_agents(bots, 7))))
        return made[0]

    with Pilot(first, services=services) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, RoundResult), within_ms=600_000)
        pilot.click("watch")
        assert isinstance(pilot.scene, ReplayScene)
        assert pilot.scene.may_open
        pilot.press("esc")
        assert isinstance(pilot.scene, RoundResult)
