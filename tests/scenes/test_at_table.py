"""Seats change hands by mouse and keyboard while the match goes on, and nobody sees a hand that is not theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from game.ai.characters import Level
from game.rules.ruleset import PRESETS
from game.rules.seat import Seat, all_seats
from game.scenes.at_table import AtThisTable, shot_at_table
from game.scenes.hand_over import HandOver
from game.scenes.pause import PauseScene
from game.scenes.table import TableScene
from game.services import Services, make_services
from game.session.agent import HumanAgent
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import SeatKind, plan_table
from game.settings import Settings, Speed
from tests.scenes.roominess import unreadable
from tests.support.pilot import Pilot

SETTINGS = Settings(speed=Speed.FAST, remarks=False)


class Sitting:
    """A pilot at a table of bots and people."""

    def __init__(self, levels: Sequence[Level | None], names: Sequence[str] = (), seed: int = 4) -> None:
        plans = plan_table(levels, names)
        self.services = make_services(seed=seed, settings=SETTINGS)
        agents = make_agents(plans, seed, self.services.policies())
        self.match = Match.start(PRESETS["party"], plans, seed, agents)
        self.pilot = Pilot(self._scene, services=self.services)

    def _scene(self, services: Services) -> TableScene:
        self.table = TableScene(services, self.match)
        return self.table

    def ask(self) -> None:
        """Open the page of the seats from the menu, over a hand-over too."""
        self.pilot.press("esc")
        assert isinstance(self.pilot.scene, PauseScene)
        self.pilot.settle()
        self.pilot.click("seats")
        assert isinstance(self.pilot.scene, AtThisTable)

    def done(self) -> None:
        """Have it carried out and go on."""
        self.pilot.click("done")
        assert isinstance(self.pilot.scene, PauseScene)
        self.pilot.press("esc")

    def rest(self) -> None:
        """Play on until a person has to decide."""
        self.pilot.until(lambda: self.is_asked, within_ms=400_000)

    @property
    def is_asked(self) -> bool:
        feed = self.table.feed
        return isinstance(self.pilot.scene, HandOver) or (
            feed.is_rested and feed.person is not None and feed.view.turn == feed.viewer
        )

    @property
    def faces(self) -> set[Seat]:
        """The seats whose cards lie open."""
        table = self.table.screen.director.table
        return {seat for seat in all_seats(table.seats) if any(piece.card for piece in table.hands[seat])}


@contextmanager
def sitting(levels: Sequence[Level | None], names: Sequence[str] = (), seed: int = 4) -> Iterator[Sitting]:
    """Sit down."""
    one = Sitting(levels, names, seed)
    with one.pilot:
        yield one


def test_the_only_person_leaves_and_the_bots_play_on() -> None:
    with sitting([None, Level.NORMAL, Level.NORMAL]) as here:
        here.rest()
        assert here.faces == {Seat(0)}
        here.ask()
        here.pilot.click("leave_0")
        assert here.pilot.widget("level_0")
        here.done()
        plan = here.match.plans[0]
        assert (plan.kind, plan.level) == (SeatKind.BOT, "normal")
        assert here.table.feed.viewer is None
        assert here.table.feed.people == ()
        assert here.faces == set()
        moves = len(here.match.record().rounds[0].moves)
        here.pilot.until(lambda: len(here.match.record().rounds[0].moves) > moves + 3)
        assert here.faces == set()


def test_whoever_left_comes_back_and_sees_the_hand_at_once() -> None:
    with sitting([None, Level.NORMAL, Level.NORMAL], ["Ann"]) as here:
        here.rest()
        here.ask()
        here.pilot.click("leave_0")
        here.done()
        here.pilot.advance(3000)
        here.ask()
        here.pilot.click("return_0")
        here.done()
        assert (here.match.plans[0].name, here.match.plans[0].kind) == ("Ann", SeatKind.HUMAN)
        assert here.match.plans == here.match.roster.starters
        here.rest()
        assert isinstance(here.pilot.scene, TableScene)
        assert here.faces == {Seat(0)}
        assert isinstance(here.match.agents[0], HumanAgent)


def test_an_onlooker_takes_a_seat() -> None:
    with sitting([Level.EASY, Level.NORMAL, Level.HARD]) as here:
        here.pilot.advance(4000)
        here.ask()
        here.pilot.click("sit_2")
        here.pilot.type("Zoe")
        here.pilot.click("avatar_2")
        here.done()
        assert (here.match.plans[2].name, here.match.plans[2].kind) == ("Zoe", SeatKind.HUMAN)
        here.rest()
        assert here.table.feed.viewer == 2
        assert here.table.screen.director.table.bottom == 2
        assert here.faces == {Seat(2)}
        assert here.table.screen.log.names.names[2] == "Zoe"


def test_a_newcomer_beside_a_person_has_the_screen_handed_over() -> None:
    with sitting([None, Level.NORMAL, Level.NORMAL], ["Ann"]) as here:
        here.rest()
        assert not any(isinstance(scene, HandOver) for scene in here.pilot.scenes)
        here.ask()
        here.pilot.click("sit_1")
        here.pilot.type("Ben")
        here.done()
        assert here.table.feed.is_shared
        assert here.faces == set(), "nobody's cards lie open when the newcomer sits down"
        here.rest()
        assert isinstance(here.pilot.scene, HandOver)
        assert here.faces == set()
        assert not any("You" in line for line in here.table.screen.log.lines)


def test_one_of_two_leaves_and_the_other_has_the_screen_handed_over_once() -> None:
    with sitting([None, None, Level.NORMAL], ["Ann", "Ben"]) as here:
        here.rest()
        assert isinstance(here.pilot.scene, HandOver)
        here.ask()
        here.pilot.click("leave_0")
        here.done()
        assert here.table.feed.people == (Seat(1),)
        here.pilot.until(lambda: isinstance(here.pilot.scene, HandOver))
        assert here.faces == set()


def test_a_level_is_changed_and_going_back_changes_nothing() -> None:
    with sitting([None, Level.NORMAL, Level.NORMAL]) as here:
        here.rest()
        before, agents = here.match.plans, here.match.agents
        here.ask()
        here.pilot.click("leave_0")
        here.pilot.press("esc")
        here.pilot.press("esc")
        assert (here.match.plans, here.match.agents) == (before, agents)
        here.ask()
        scene = here.pilot.scene
        assert isinstance(scene, AtThisTable)
        scene.seats.set_level(Seat(2), Level.EXPERT)
        here.done()
        assert [plan.level for plan in here.match.plans] == ["", "normal", "expert"]
        assert here.match.agents[:2] == agents[:2]
        assert here.match.agents[2] is not agents[2]
        here.rest()
        assert here.faces == {Seat(0)}


def test_a_name_that_two_have_is_refused_and_a_missing_one_given() -> None:
    with sitting([None, Level.NORMAL, Level.NORMAL], ["Ann"]) as here:
        here.rest()
        here.ask()
        here.pilot.click("sit_1")
        here.pilot.type("ann")
        here.pilot.click("done")
        assert isinstance(here.pilot.scene, AtThisTable)
        assert "Ann" in here.pilot.scene.trouble
        for _ in "ann":
            here.pilot.click("name_1")
            here.pilot.press("backspace")
        here.done()
        assert here.match.plans[1].name == "Player 2"


@pytest.fixture(scope="module")
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("seats", [2, 4, 10])
@pytest.mark.parametrize("text_scale", [0.8, 1.0, 1.6])
def test_the_page_has_room(seats: int, text_scale: float, display: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for size in ((1024, 600), (1024, 768), (1920, 1080), (3840, 1080)):
        services = make_services(seed=7, settings=Settings(text_scale=text_scale))
        assert unreadable(shot_at_table(services, seats), size, monkeypatch) == [], size
