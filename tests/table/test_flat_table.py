"""At a screen that lies flat, everybody reads what is for them, and whoever sits opposite gets the picture turned."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.characters import Level
from game.rules.ruleset import PRESETS
from game.rules.seat import Seat
from game.scenes.hand_over import HandOver
from game.scenes.table import TableScene
from game.services import Services, make_services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.settings import Opening, Settings, Speed
from game.table.stations import Side, side_of
from tests.support.pilot import Pilot
from tests.table.staged import StagedTable

FLAT = Settings(speed=Speed.INSTANT, opening=Opening.CLICK, flat_table=True)


class Round:
    """A pilot at a flat screen with so many people and bots."""

    def __init__(self, people: int, bots: int, settings: Settings = FLAT) -> None:
        plans = plan_table([None] * people + [Level.EASY] * bots, ["Ann", "Ben", "Cleo", "Dan"])
        self.services = make_services(seed=5, settings=settings)
        self.match = Match.start(PRESETS["official"], plans, 5, make_agents(plans, 5))
        self.pilot = Pilot(self._scene, services=self.services)

    def _scene(self, services: Services) -> TableScene:
        self.table = TableScene(services, self.match)
        return self.table

    def next_hand(self) -> Seat:
        """Take the screen over when it is time, and say whose it is."""
        self.pilot.until(self._is_covered, within_ms=200_000)
        scene = self.pilot.scene
        assert isinstance(scene, HandOver)
        self.pilot.advance(500)
        return scene.handing.seat

    def _is_covered(self) -> bool:
        feed = self.table.feed
        if feed.is_rested and feed.viewer is not None and feed.view.turn == feed.viewer:
            feed.submit(feed.view.legal_moves[0])
        return isinstance(self.pilot.scene, HandOver)

    def play(self) -> None:
        """Open the hand; the first legal move is made then, as often as it is the same person's turn."""
        point = self.pilot.point("open")
        if self.pilot.loop.stack.is_turned:
            width, height = self.pilot.loop.surface.get_size()
            point = (width - 1 - point[0], height - 1 - point[1])
        self.pilot.click(point)
        self.pilot.until(lambda: self.table.feed.viewer is not None)


def test_whoever_sits_opposite_has_the_picture_turned() -> None:
    here = Round(2, 0)
    with here.pilot as pilot:
        for _ in range(6):
            seat = here.next_hand()
            assert pilot.loop.stack.is_turned is (seat == 1)
            places = here.table.screen.director.places
            assert here.table.screen.director.table.bottom == seat
            assert places.station(seat).facing == 0
            here.play()


def test_the_sides_are_as_the_layout_has_them() -> None:
    here = Round(4, 0)
    with here.pilot as pilot:
        turned: dict[Seat, bool] = {}
        plates = set()
        while len(turned) < 4:
            seat = here.next_hand()
            turned[seat] = pilot.loop.stack.is_turned
            if not turned[seat]:
                plates.add(tuple(station.plate for station in here.table.screen.director.places.stations))
            here.play()
        assert turned == {0: False, 1: False, 2: True, 3: False}
        assert len(plates) == 1, "everybody's plate stays before them"
    assert [side_of(Seat(0), Seat(seat), 4) for seat in range(4)] == [Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT]
    assert [side_of(Seat(1), Seat(seat), 2) for seat in range(2)] == [Side.TOP, Side.BOTTOM]


@pytest.mark.parametrize(("people", "is_flat"), [(1, True), (2, False)])
def test_an_upright_screen_and_a_lonely_one_are_never_turned(people: int, is_flat: bool) -> None:
    here = Round(people, 1 if people == 1 else 0, replace(FLAT, flat_table=is_flat))
    with here.pilot as pilot:
        for _ in range(200):
            assert not pilot.loop.stack.is_turned
            if isinstance(pilot.scene, HandOver):
                here.next_hand()
                here.play()
            pilot.step()


def test_news_for_the_others_tell_only_what_all_may_know() -> None:
    with StagedTable("r5", ["b7 b2", "b1 b2", "g1 g2"], draw="r9 g1") as staged:
        staged.pilot.click("pile")
        staged.rest()
        log = staged.table.screen.log
        assert "red 9" in log.lines[-1]
        assert "red 9" not in log.news
        assert log.news


def test_catch_is_pressed_where_it_is_drawn() -> None:
    rules = {"uno_penalty": 2}
    with StagedTable("r5", ["b7 b2 r3", "r1 b2", "g1 g2 g3"], rules=rules, turn=1, script="1:r1") as staged:
        staged.services.take(replace(staged.services.settings, flat_table=True))
        staged.pilot.resize((1024, 600))
        staged.pilot.until(lambda: staged.match.view(None).uncalled == 1)
        staged.rest()
        button = staged.pilot.widget("catch_1")
        assert button.rect.height > button.rect.width, "turned to the left side"
        staged.pilot.click("catch_1")
        staged.rest()
        assert staged.counts[1] == 3
