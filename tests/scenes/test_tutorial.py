"""The guided first round can be played by anything, goes astray nowhere, can be read everywhere, is kept nowhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.paths import Folders
from game.rules.moves import CatchSeat, ChallengePlay, DrawCard, PlayCard
from game.scenes import flow
from game.scenes.color_chooser import ColorChooser
from game.scenes.penalty import PenaltyQuestion
from game.scenes.round_result import RoundResult
from game.scenes.table import TableAnswer, TableScene
from game.scenes.title import TitleScene
from game.scenes.tutorial import LessonDone, TutorialScene
from game.scenes.tutorial_plate import GO_ON, LEAVE, LessonPlate, plate_room
from game.scenes.tutorial_words import lesson_words
from game.services import Services, make_services
from game.session.lesson import Ask, Lesson, Objection, Say, Show, Topic
from game.settings import Settings, Speed
from game.ui.geometry import Size
from game.ui.scene import Pop
from tests.support.longer import Longer
from tests.support.pilot import Pilot

Way = Callable[["Pupil"], None]
FAST = Settings(speed=Speed.FAST)


class Pupil:
    """Somebody at the lesson who does one thing at a time."""

    def __init__(self, settings: Settings = FAST, size: Size = (1280, 720)) -> None:
        self.services = make_services(seed=7, settings=settings)
        self.pilot = Pilot(TutorialScene, size, services=self.services)
        scene = self.pilot.scene
        assert isinstance(scene, TutorialScene)
        self.table = scene

    def __enter__(self) -> Pupil:
        return self

    def __exit__(self, *args: object) -> None:
        self.pilot.close()

    @property
    def step(self) -> Say | Ask | Show | None:
        return self.table.lesson.step

    @property
    def scene(self) -> Any:
        return self.pilot.scene

    def listen(self) -> None:
        """Wait until something is to be done."""
        self.pilot.until(lambda: self.scene is not self.table or self._is_due())
        self.pilot.settle()

    def _is_due(self) -> bool:
        return self.table.feed.is_rested and isinstance(self.step, Say | Ask)

    def learn(self, way: Way, *, before: Callable[[], None] = lambda: None) -> None:
        """Go through the whole lesson in one way, up to its last question."""
        while not isinstance(self.scene, LessonDone):
            self.listen()
            before()
            further = self._further()
            way(self)
            self.pilot.until(further, within_ms=5000)

    def _further(self) -> Callable[[], bool]:
        left, scene, is_armed = self.table.lesson.left, self.scene, self.table.screen.is_armed
        return lambda: (self.table.lesson.left, self.scene, self.table.screen.is_armed) != (left, scene, is_armed)


def by_keys(pupil: Pupil) -> None:
    """Press Enter on what is marked, and the keys of questions."""
    match pupil.scene:
        case ColorChooser():
            pupil.pilot.press("2")
        case PenaltyQuestion():
            pupil.pilot.press("2")
        case _ if _lacks_call(pupil):
            pupil.pilot.press("u")
        case _:
            pupil.pilot.press("enter")


def by_mouse(pupil: Pupil) -> None:
    """Click what the lesson tells of."""
    match pupil.scene, pupil.step:
        case ColorChooser(), _:
            pupil.pilot.click("yellow")
        case PenaltyQuestion(), _:
            pupil.pilot.click("challenge")
        case ((RoundResult() | LessonDone()), _):
            pupil.pilot.click("next")
        case _, Say():
            pupil.pilot.click(GO_ON)
        case _, Ask(_, CatchSeat(_, caught)):
            pupil.pilot.click(f"catch_{caught}")
        case _, Ask(_, DrawCard()):
            pupil.pilot.click("pile")
        case _, Ask(_, ChallengePlay()):
            pupil.pilot.click("challenge")
        case _, Ask(_, PlayCard(card=card)):
            pupil.pilot.click("uno" if _lacks_call(pupil) else f"hand {card.text}")
        case _:
            raise AssertionError((pupil.scene, pupil.step))


def _lacks_call(pupil: Pupil) -> bool:
    step = pupil.step
    calls = isinstance(step, Ask) and isinstance(step.move, PlayCard) and step.move.call
    return calls and not pupil.table.screen.is_armed


@pytest.mark.parametrize("way", [by_keys, by_mouse])
@pytest.mark.parametrize("settings", [FAST, Settings(reduced_motion=True, auto_uno=True, hints=False, flat_table=True)])
def test_the_whole_lesson_is_played_by_any_means(way: Way, settings: Settings) -> None:
    with Pupil(settings) as pupil:
        pupil.learn(way)
        assert pupil.table.lesson.step is None
        pupil.pilot.settle()
        assert isinstance(pupil.scene, LessonDone)


def test_nobody_goes_astray_who_tries_everything_else_first() -> None:
    with Pupil() as pupil:

        def stray() -> None:
            if pupil.scene is not pupil.table or _lacks_call(pupil):
                return
            left, wanted = pupil.table.lesson.left, pupil.step
            cards = {piece.card.text for piece in pupil.table.screen.director.table.hands[0] if piece.card}
            if isinstance(wanted, Ask) and isinstance(wanted.move, PlayCard):
                cards -= {wanted.move.card.text}
            for card in sorted(cards):
                pupil.pilot.click(f"hand {card}")
                if isinstance(pupil.scene, ColorChooser):
                    pupil.pilot.click("green")
                assert pupil.scene is pupil.table
                assert pupil.table.screen.refusal, (wanted, card)
            for name in ("pile", "suggest", "coach", "keep", "take", "log"):
                if name != "pile" or not (isinstance(wanted, Ask) and isinstance(wanted.move, DrawCard)):
                    pupil.table.chosen(name) if name in ("suggest", "coach") else pupil.table.wishes.by_key(name)
            pupil.pilot.advance(500)
            assert pupil.table.lesson.left == left

        pupil.learn(by_mouse, before=stray)


def test_taking_the_four_cards_is_put_off_and_the_challenge_is_still_to_be_had() -> None:
    with Pupil() as pupil:
        while not isinstance(pupil.scene, PenaltyQuestion):
            pupil.listen()
            if not isinstance(pupil.scene, PenaltyQuestion):
                by_mouse(pupil)
                pupil.pilot.advance(200)
        pupil.pilot.click("take")
        pupil.pilot.settle()
        assert isinstance(pupil.scene, TutorialScene)
        assert pupil.table.screen.refusal == "That would be allowed. This time, do what is marked."
        pupil.pilot.click("challenge")
        pupil.listen()
        assert isinstance(pupil.step, Say)
        assert pupil.step.topic is Topic.GUILTY


def test_it_can_be_ended_at_every_step_and_while_others_play() -> None:
    with Pupil() as pupil:

        def check() -> None:
            if pupil.scene is pupil.table:
                assert pupil.pilot.widget(LEAVE).disabled is None
                assert pupil.table.chosen(LEAVE) == Pop(TableAnswer.TITLE)

        pupil.learn(by_keys, before=check)


def test_what_is_to_be_done_is_marked() -> None:
    with Pupil() as pupil:

        def check() -> None:
            if pupil.scene is not pupil.table:
                return
            focused = pupil.table.form.focused_widget
            assert focused is not None
            match pupil.step:
                case Say():
                    assert focused.name == GO_ON
                case Ask(_, CatchSeat()):
                    assert focused.name == "catch_1"
                case Ask() if _lacks_call(pupil):
                    assert focused.name == "uno"
                case Ask(_, PlayCard(card=card)):
                    marked = pupil.table.screen.look.suggested
                    pieces = pupil.table.screen.director.table.hands[0]
                    assert [piece.card for piece in pieces if piece.id == marked] == [card]

        pupil.learn(by_keys, before=check)


@pytest.mark.parametrize("text_scale", [0.8, 1.0, 1.6])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_the_plate_covers_nothing_and_holds_its_words(size: Size, text_scale: float) -> None:
    pygame.display.init()
    pygame.font.init()
    services = make_services(seed=7, settings=Settings(text_scale=text_scale))
    services.translator.speak(Longer(), "longer")
    scene = TutorialScene(services)
    scene.resize(size)
    kit, lay = scene.kit, scene.screen.director.places
    for words, asks in _all_words(services, scene):
        plate = LessonPlate(services)
        plate.words, plate.asks_to_go_on = words, asks
        ground, *buttons = plate.controls(kit, lay)
        assert plate_room(lay).contains(ground.rect), words
        for button in buttons:
            assert ground.rect.contains(button.rect)
        for area in (
            lay.log,
            lay.menu,
            lay.sound,
            lay.badge,
            lay.pile_area,
            *(station.plate for station in lay.stations),
        ):
            assert not ground.rect.colliderect(pygame.Rect(area)), words
        assert ground.rect.bottom < lay.ring[1] - lay.ring_radius


def _all_words(services: Services, scene: TutorialScene) -> list[tuple[str, bool]]:
    lesson, found = Lesson(), []
    while lesson.step is not None:
        found.append((lesson_words(services.translator, scene.screen.log.names, lesson), lesson.is_talking))
        if isinstance(lesson.step, Say):
            lesson.read_on()
        else:
            lesson.take(lesson.step.move)
    return found


def test_nothing_of_it_is_kept_and_a_first_game_follows(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "config", tmp_path / "data")
    services = make_services(seed=7, settings=FAST, folders=folders)
    with Pilot(flow.title, services=services) as pilot:
        title = pilot.scene
        assert isinstance(title, TitleScene)
        assert title.offers_lesson
        pilot.click("learn")
        pilot.settle()
        table = pilot.scene
        assert isinstance(table, TutorialScene)
        pilot.press("enter")
        pilot.advance(400)
        pilot.click("hand g7")
        pilot.until(lambda: isinstance(table.lesson.step, Ask) and table.lesson.step.topic is Topic.NUMBER)
        assert services.keep.set_up() is None
        assert not list(tmp_path.rglob("*.journal")) + list(tmp_path.rglob("*.sqlite"))
        pilot.click(LEAVE)
        pilot.until(lambda: isinstance(pilot.scene, TitleScene))
        assert isinstance(pilot.scene, TitleScene)
        assert pilot.scene.offers_lesson


def test_the_first_game_is_the_one_that_play_would_begin(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "config", tmp_path / "data")
    services = make_services(seed=7, settings=FAST, folders=folders)
    with Pilot(flow.title, services=services) as pilot:
        title = pilot.scene
        assert isinstance(title, TitleScene)
        pilot.click("learn")
        pilot.settle()
        table = pilot.scene
        assert isinstance(table, TutorialScene)
        table.lesson._steps.clear()
        pilot.loop.stack.push(LessonDone(services, 500), lambda is_title: Pop(TableAnswer.AGAIN))
        pilot.settle()
        pilot.click("play")
        pilot.until(lambda: isinstance(pilot.scene, TableScene) and not isinstance(pilot.scene, TutorialScene))
        assert services.keep.set_up() == title.set_up


def test_every_objection_has_its_words() -> None:
    from game.scenes.tutorial_words import objection_words

    said = {objection_words(make_services(seed=7).translator, objection) for objection in Objection}
    assert len(said) == len(Objection)
