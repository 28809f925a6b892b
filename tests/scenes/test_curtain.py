"""Scenes come in softly and at once: nobody waits for the curtain, and some never see it."""

from __future__ import annotations

from game.scenes import flow
from game.scenes.curtain import Curtain
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.services import make_services
from game.settings import Settings, Speed
from tests.support.pilot import Pilot


def curtain(pilot: Pilot) -> Curtain:
    overlay = pilot.loop.overlay
    assert isinstance(overlay, Curtain)
    return overlay


def test_the_first_scene_is_there_at_once() -> None:
    with Pilot(flow.title) as pilot:
        assert not curtain(pilot).moving


def test_a_new_scene_comes_in_within_a_moment_and_takes_input_meanwhile() -> None:
    with Pilot(flow.title) as pilot:
        pilot.settle()
        pilot.click("settings")
        assert curtain(pilot).moving
        assert isinstance(pilot.scene, SettingsScene)
        dim = sum(pilot.picture().get_at((640, 60))[:3])
        pilot.advance(160)
        assert not curtain(pilot).moving
        assert sum(pilot.picture().get_at((640, 60))[:3]) > dim
        pilot.press("esc")
        pilot.press("f1")
        assert curtain(pilot).moving
        assert isinstance(pilot.scene, TitleScene)


def test_a_dialog_brings_no_curtain() -> None:
    with Pilot(flow.title) as pilot:
        pilot.press("enter")
        pilot.advance(400)
        pilot.press("esc")
        pilot.step()
        assert not curtain(pilot).moving


def test_nothing_fades_where_things_are_to_keep_still_or_to_be_instant() -> None:
    for settings in (Settings(reduced_motion=True), Settings(speed=Speed.INSTANT)):
        with Pilot(flow.title, services=make_services(seed=7, settings=settings)) as pilot:
            pilot.click("settings")
            assert not curtain(pilot).moving
