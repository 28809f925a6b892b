"""The PINs of one table: a forgotten one shows nobody's cards to anybody, and none outlives its owner's hand."""

from __future__ import annotations

from game.rules.seat import Seat
from game.scenes.at_table import AtThisTable
from game.scenes.hand_over import HandOver
from game.scenes.pin_forgotten import PinForgotten
from game.scenes.round_result import RoundResult
from game.session.agent import HumanAgent
from game.settings import Opening, Settings, Speed
from tests.table.test_hot_seat import Round

PIN = Settings(speed=Speed.FAST, opening=Opening.PIN)
HANDS = ("r1 r2 r3", "r5 g6", "y5 y6 y7")


def by_pin(at: Round, pin: str = "1234") -> Seat:
    """Choose a PIN, or type it."""
    seat = at.cover().handing.seat
    for digit in pin * (1 if at.table.passing.pins.has(seat) else 2):
        at.pilot.press(digit)
    at.pilot.until(lambda: at.table.feed.viewer == seat)
    at.pilot.settle()
    return seat


def look_away_and_forget(at: Round, *, is_sure: bool = True) -> None:
    """Have who holds the screen put it down, and not know their PIN any more."""
    at.pilot.press("esc")
    at.pilot.advance(300)
    at.pilot.click("resume")
    at.cover()
    at.pilot.click("forgotten")
    assert isinstance(at.pilot.scene, PinForgotten)
    at.pilot.advance(300)
    at.pilot.click("rest" if is_sure else "back")


def test_nobody_is_asked_whether_they_forgot_before_they_have_a_pin() -> None:
    with Round("r9", HANDS, settings=PIN) as at:
        at.cover()
        assert at.pilot.scene.find("forgotten") is None


def test_a_bot_plays_till_the_next_deal_for_who_forgot_and_a_new_pin_is_chosen_then() -> None:
    with Round("r9", HANDS, settings=PIN) as at:
        assert by_pin(at) == 0
        look_away_and_forget(at)
        assert not any(any(at.faces(seat)) for seat in range(3))
        assert not isinstance(at.match.agents[0], HumanAgent)
        assert by_pin(at, "7777") == 1, "the bot has played for the first seat"
        assert not any(at.faces(0))
        at.pilot.press("u")
        at.pilot.click("hand r5" if at.pilot.scene.find("hand r5") else "pile")
        while not isinstance(at.pilot.scene, RoundResult):
            if isinstance(at.pilot.scene, HandOver):
                by_pin(at, "7777")
            feed = at.table.feed
            if feed.is_rested and feed.person is not None and feed.view.turn == feed.viewer:
                feed.submit(feed.view.legal_moves[0])
            at.pilot.step()
            assert not any(at.faces(0)) or feed.ended is not None
        at.pilot.settle()
        at.pilot.click("next")
        at.pilot.until(lambda: isinstance(at.pilot.scene, HandOver))
        assert isinstance(at.match.agents[0], HumanAgent), "back again before cards were dealt"
        assert at.match.plans[0].name == "Maya"
        assert not at.table.passing.pins.has(Seat(0))
        assert at.table.passing.pins.has(Seat(1))


def test_thinking_better_of_it_brings_the_cover_back() -> None:
    with Round("r9", HANDS, settings=PIN) as at:
        by_pin(at)
        look_away_and_forget(at, is_sure=False)
        assert at.cover().handing.seat == 0
        assert isinstance(at.match.agents[0], HumanAgent)
        assert by_pin(at) == 0


def test_a_hand_keeps_its_pin_whatever_is_set_and_whoever_sits_there() -> None:
    with Round("r9", HANDS, settings=PIN) as at:
        by_pin(at)
        at.services.take(Settings(speed=Speed.FAST, opening=Opening.CLICK))
        at.pilot.press("esc")
        at.pilot.advance(300)
        at.pilot.click("seats")
        assert isinstance(at.pilot.scene, AtThisTable)
        at.pilot.click("leave_0")
        assert at.pilot.widget("sit_0").disabled
        at.pilot.click("return_0")
        at.pilot.click("done")
        at.pilot.advance(300)
        at.pilot.click("resume")
        cover = at.cover()
        assert cover.handing.seat == 0
        assert cover.find("open") is None, "it opens by its PIN alone"
        assert by_pin(at) == 0
        at.pilot.click("hand r1")
        assert at.take() == 1, "who has no PIN opens their hand as is set now"
