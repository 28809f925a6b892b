"""The whole game is played without seeing it: by keys, and by nothing but what is said."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.ai.characters import Level
from game.rules.ruleset import PRESETS
from game.scenes import flow
from game.scenes.table import TableScene
from game.scenes.tutorial import TutorialScene
from game.services import Services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.settings import Settings, Speed, Verbosity
from game.ui.scene import Scene
from tests.support.blind import Listener

INSTANT = Settings(speed=Speed.INSTANT, remarks=False)


def table(preset: str, seats: int) -> Callable[[Services], Scene[Any]]:
    """Give a maker of a short match by known rules."""

    def make(services: Services) -> Scene[Any]:
        rules = replace(PRESETS[preset], target=50)
        plans = plan_table([None, *[Level.EASY] * (seats - 1)])
        return TableScene(services, Match.start(rules, plans, 11, make_agents(plans, 11)))

    return make


@pytest.mark.parametrize(("preset", "seats"), [("official", 2), ("official", 4), ("party", 3), ("official_112", 3)])
def test_a_match_is_played_to_its_end_by_ear(preset: str, seats: int) -> None:
    with Listener(table(preset, seats), INSTANT) as listener:
        assert listener.play_match()
        told = " ".join(listener.heard)
        assert "Your turn." in told


@pytest.mark.parametrize("verbosity", Verbosity)
def test_it_can_be_played_however_much_is_said(verbosity: Verbosity) -> None:
    with Listener(table("official", 2), replace(INSTANT, verbosity=verbosity)) as listener:
        assert listener.play_match()


def test_the_title_leads_everywhere_by_ear() -> None:
    rooms = {
        "Set up a game": "Set up a game",
        "Replays": "Replays",
        "Statistics": "Statistics",
        "Rules": "Rules",
        "Settings": "Settings",
        "Version": "Down to One",
        "Friends at this table": "Set up a game",
    }
    for button, title in rooms.items():
        with Listener(flow.title, INSTANT) as listener:
            listener.wait_for("Play, You and three bots")
            assert listener.find(f"{button}"), button
            assert any(said.startswith(title) for said in listener.press("enter")), button
            listener.press("esc")
            listener.wait_for("Down to One")


def test_a_first_match_is_begun_from_the_title_and_left_again() -> None:
    with Listener(flow.title, INSTANT) as listener:
        listener.wait_for("Play, You and three bots")
        listener.press("enter")
        listener.wait_for("Round 1.")
        listener.press("esc")
        listener.wait_for("Paused")
        assert listener.find("Leave, button")
        listener.press("enter")
        listener.wait_for("Leave this game?")
        assert listener.find("Leave, button")
        listener.press("enter")
        listener.wait_for("Down to One")


def test_everything_that_is_asked_is_answered() -> None:
    with Listener(table("official", 3), INSTANT) as listener:
        listener.wait_for("Your turn.")
        assert any("You hold 7 cards: " in said for said in listener.press("i"))
        assert any(said.startswith("On top: ") and "Direction: " in said for said in listener.press("p"))
        counts = " ".join(listener.press("w"))
        assert re.search(r"Nora: \d cards, 0 points\. Felix: \d cards, 0 points\. You: 7 cards, 0 points\.", counts)
        assert any("Round 1." in said for said in listener.press("e"))
        assert any("Tab or the arrows move" in said for said in listener.press("o"))


def test_the_lesson_is_learnt_by_ear() -> None:
    with Listener(TutorialScene, INSTANT) as listener:
        listener.wait_for("Welcome!")
        listener.press("enter")
        listener.wait_for("Play green 7")
        listener.press("enter")
        listener.wait_for("Play blue 2")
        listener.press("enter")
        listener.wait_for("name yellow")
        listener.press("enter")
        listener.wait_for("Name a colour")
        listener.press("2")
        listener.wait_for("That was a Draw Two")
        listener.press("enter")
        listener.wait_for("Draw a card from the pile")
        listener.press("d")
        listener.wait_for("The card you drew fits!")
        listener.press("enter")
        listener.wait_for("Play blue Skip")
