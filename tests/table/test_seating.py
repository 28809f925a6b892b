"""Seats change hands at a shown table at random moments: it goes on, and no hand lies open before the wrong eyes."""

import random

import pytest

from game.ai.characters import Level
from game.rules.ruleset import PRESETS
from game.rules.seat import Seat, all_seats
from game.scenes.hand_over import HandOver
from game.scenes.match_result import MatchResult
from game.scenes.round_result import RoundResult
from game.scenes.table import TableScene
from game.scenes.table_seating import taken_over
from game.services import Services, make_services
from game.session.agent import HumanAgent
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.reseating import Reseating
from game.session.seats import plan_table
from game.settings import Opening, Settings, Speed
from tests.support.pilot import Pilot

LEVELS = (Level.EASY, Level.NORMAL)


class Restless:
    """People and bots who come and go, at a table that is looked at all the time."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        seats = self.rng.randrange(2, 6)
        plans = plan_table([None, *self.rng.choices([None, *LEVELS], k=seats - 1)], ["Ann", "Ben", "Cleo", "Dan"])
        settings = Settings(speed=Speed.INSTANT, opening=Opening.CLICK, flat_table=seed % 2 == 1)
        self.services = make_services(seed=seed, settings=settings)
        rules = PRESETS[self.rng.choice(["official", "party", "official_112"])]
        self.match = Match.start(rules, plans, seed, make_agents(plans, seed))
        self.pilot = Pilot(self._scene, services=self.services)
        self.changed = 0

    def _scene(self, services: Services) -> TableScene:
        self.table = TableScene(services, self.match)
        return self.table

    def change(self) -> None:
        """Let somebody come, go, or return, as the page of the seats would."""
        wish = Reseating(self.match.roster)
        seat = Seat(self.rng.randrange(len(wish.plans)))
        if seat in wish.people:
            wish.leave(seat, self.rng.choice(LEVELS))
        elif wish.returning(seat) and self.rng.random() < 0.5:
            wish.come_back(seat)
        else:
            wish.sit(seat)
            wish.set_name(seat, f"Guest {self.changed}")
        wanted = wish.wanted(lambda seat: f"Player {seat + 1}")
        if wanted:
            self.changed += 1
            self.pilot.loop.stack._apply(self.table.seating._answered(wanted), 0)

    def act(self) -> None:
        """Do what a person at the screen would do next."""
        match self.pilot.scene:
            case HandOver():
                self.pilot.advance(500)
                if isinstance(self.pilot.scene, HandOver):
                    self.pilot.click("open")
            case RoundResult():
                self.pilot.settle()
                self.pilot.click("next")
            case _:
                self.move()
                self.pilot.step()

    def move(self) -> None:
        """Make a move for whoever's hand is open."""
        feed = self.table.feed
        if feed.is_rested and isinstance(feed.person, HumanAgent) and feed.view.legal_moves:
            feed.submit(self.rng.choice(feed.view.legal_moves))

    def check(self) -> None:
        """Only the viewer's cards lie open, and a seat with open cards is a person's."""
        feed, shown = self.table.feed, self.table.screen.director.table
        open_hands = {seat for seat in all_seats(shown.seats) if any(piece.card for piece in shown.hands[seat])}
        assert open_hands <= {shown.viewer}
        assert open_hands <= set(feed.people)
        assert feed.viewer is None or feed.viewer in feed.people
        assert len(self.table.screen.look.seats) == len(self.match.plans)


@pytest.mark.parametrize("seed", range(6))
def test_people_come_and_go_and_see_only_their_own_hand(seed: int) -> None:
    restless = Restless(seed)
    with restless.pilot:
        for _ in range(350):
            if isinstance(restless.pilot.scene, MatchResult):
                break
            restless.act()
            restless.check()
            if restless.rng.random() < 0.06 and not isinstance(restless.pilot.scene, RoundResult | MatchResult):
                restless.change()
                restless.check()
                assert [look.name for look in restless.table.screen.look.seats] == [
                    plan.name or "You" for plan in restless.match.plans
                ]
        assert restless.changed > 5
        assert len(restless.match.record().rounds[0].moves) > 10


def test_who_takes_over_is_said_by_name() -> None:
    tr = make_services(seed=1).translator
    assert taken_over(tr, "Ann", "Nora") == "Nora takes over from Ann."
    assert taken_over(tr, "", "Nora") == "Nora takes over from you."
    assert taken_over(tr, "Nora", "") == "You take over from Nora."
    assert taken_over(tr, "Nora", "Nora") == "Nora plays on at another level."
