"""Several people at one screen: handing it over, acting out of turn, challenges, PINs, and who is called what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame
import pytest

from game.ai.characters import Level
from game.paths import Folders
from game.rules.cards import card
from game.rules.ruleset import OFFICIAL
from game.rules.seat import Seat
from game.rules.vectors import set_up
from game.scenes import flow
from game.scenes.hand_over import HandOver
from game.scenes.pause import PauseScene
from game.scenes.penalty import PenaltyQuestion
from game.scenes.table import TableScene
from game.scenes.target_chooser import TargetChooser
from game.scenes.title import TitleScene
from game.services import Services, make_services
from game.session.agent import HumanAgent
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.settings import Opening, Settings, Speed
from game.table.cues import Reveal
from tests.support.pilot import Pilot
from tests.support.sofa import NAMES


class Round:
    """A pilot at a position that several people play on one screen, everybody a person unless `bots` says otherwise."""

    def __init__(
        self,
        discard: str,
        hands: Sequence[str],
        *,
        rules: Mapping[str, object] | None = None,
        bots: int = 0,
        settings: Settings | None = None,
        **position: object,
    ) -> None:
        state = set_up({"rules": rules or {}, "position": {"hands": list(hands), "discard": discard, **position}})
        plans = plan_table([None] * (len(hands) - bots) + [Level.EASY] * bots, NAMES)
        self.match = Match.at(state, plans, make_agents(plans, 7))
        settings = settings or Settings(speed=Speed.FAST, opening=Opening.CLICK)
        self.services: Services = make_services(seed=7, settings=settings)
        self.pilot = Pilot(self._scene, services=self.services)

    def _scene(self, services: Services) -> TableScene:
        self.table = TableScene(services, self.match)
        return self.table

    def __enter__(self) -> Round:
        return self

    def __exit__(self, *args: object) -> None:
        self.pilot.close()

    @property
    def counts(self) -> tuple[int, ...]:
        return self.match.view(None).counts

    def cover(self) -> HandOver:
        """Wait for the screen to be handed over."""
        self.pilot.until(lambda: isinstance(self.pilot.scene, HandOver))
        self.pilot.advance(300)
        scene = self.pilot.scene
        assert isinstance(scene, HandOver)
        return scene

    def take(self) -> Seat:
        """Take the screen, and say who did."""
        seat = self.cover().handing.seat
        self.pilot.click("open")
        self.pilot.until(lambda: self.table.feed.viewer == seat)
        self.pilot.settle()
        return seat

    def faces(self, seat: int) -> list[bool]:
        """Say of every card that the table shows of a seat whether it lies open."""
        return [piece.card is not None for piece in self.table.screen.director.table.hands[seat]]


HANDS = ("r1 r2 r3", "g5 g6 b5", "y5 y6 y7")


def test_the_screen_goes_round_and_one_hand_is_open_at_a_time() -> None:
    with Round("r9", HANDS) as at:
        assert not any(any(at.faces(seat)) for seat in range(3))
        assert at.take() == 0
        assert [any(at.faces(seat)) for seat in range(3)] == [True, False, False]
        at.pilot.click("hand r1")
        at.pilot.until(lambda: at.match.log_length > 4)
        at.pilot.step()
        assert not any(any(at.faces(seat)) for seat in range(3)), "covered before the play is shown"
        cover = at.cover()
        assert (cover.handing.seat, cover.handing.before) == (1, 0)
        words = [line.words for line in cover.recap]
        assert words == ["Round 1. Sam deals.", "The first card is red 9.", "Maya played red 1."]
        assert at.take() == 1
        assert at.table.screen.director.table.bottom == 1


def test_one_person_never_sees_a_hand_over() -> None:
    with Round("r9", HANDS, bots=2) as at:
        at.pilot.until(lambda: at.table.feed.is_rested)
        assert at.table.feed.viewer == 0
        at.pilot.click("hand r1")
        for _ in range(1500):
            assert not isinstance(at.pilot.scene, HandOver)
            at.pilot.step()


def test_holding_is_one_action_and_all_else_takes_four_tenths_of_a_second() -> None:
    for speed in (Speed.RELAXED, Speed.NORMAL):
        with Round("r9", HANDS, settings=Settings(speed=speed)) as at:
            at.pilot.until(lambda at=at: isinstance(at.pilot.scene, HandOver))  # type: ignore[misc]
            came = at.pilot.clock.time
            at.pilot.until(lambda at=at: not at.pilot.scene.moving)  # type: ignore[misc]
            shown = at.pilot.clock.time - came
            at.pilot.move("open")
            at.pilot.down()
            began = at.pilot.clock.time
            at.pilot.until(lambda at=at: isinstance(at.pilot.scene, TableScene))  # type: ignore[misc]
            held = at.pilot.clock.time - began
            assert 550 <= held <= 660
            opened = at.pilot.clock.time
            at.pilot.until(lambda at=at: not at.table.screen.director.is_turning)  # type: ignore[misc]
            assert shown + at.pilot.clock.time - opened <= 400
            at.pilot.up()


def test_letting_go_early_opens_nothing() -> None:
    with Round("r9", HANDS, settings=Settings(speed=Speed.FAST)) as at:
        at.cover()
        at.pilot.move("open")
        at.pilot.down()
        at.pilot.advance(400)
        at.pilot.up()
        at.pilot.advance(1500)
        assert isinstance(at.pilot.scene, HandOver)
        at.pilot.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="", scancode=0)
        at.pilot.advance(800)
        assert isinstance(at.pilot.scene, TableScene)


def test_a_pin_is_chosen_once_and_asked_for_from_then_on() -> None:
    with Round("r9", ("r1 r2 r3 r4", "g5 r6 b5"), settings=Settings(speed=Speed.FAST, opening=Opening.PIN)) as at:
        at.cover()
        for digit in "12341235":
            at.pilot.press(digit)
        assert isinstance(at.pilot.scene, HandOver), "the two were not the same"
        for digit in "12341234":
            at.pilot.press(digit)
        at.pilot.until(lambda: at.table.feed.viewer == 0)
        at.pilot.settle()
        at.pilot.press("esc")
        at.pilot.advance(300)
        at.pilot.click("resume")
        at.cover()
        for digit in "4321":
            at.pilot.press(digit)
        at.pilot.advance(400)
        assert at.table.feed.viewer is None
        for digit in "12":
            at.pilot.press(digit)
        for name in ("pin_3", "pin_4"):
            at.pilot.click(name)
        at.pilot.until(lambda: at.table.feed.viewer == 0)
        assert "1234" not in repr(vars(at.table.passing.pins))
        assert "1234" not in at.table.report()


def test_anybody_catches_and_the_first_other_person_is_written_down() -> None:
    with Round("r9", ("r1 r2", "g5 g6", "y5 y6"), rules={"uno_penalty": 3}) as at:
        at.take()
        at.pilot.click("hand r1")
        cover = at.cover()
        assert cover.handing.view.uncalled == 0
        at.pilot.press("c")
        at.pilot.until(lambda: at.counts[0] == 4)
        assert at.cover().handing.seat == 1
        assert "Leo caught Maya before the call." in at.table.screen.log.lines


def test_uno_is_called_for_who_owes_it_whoever_holds_the_screen() -> None:
    with Round("r9", ("r1 r2", "r5 r6", "y5 y6")) as at:
        at.take()
        at.pilot.click("hand r1")
        at.take()
        assert at.table.screen.director.table.bottom == 1
        at.pilot.press("u")
        at.pilot.until(lambda: "Maya called UNO!" in at.table.screen.log.lines)
        assert at.table.feed.viewer == 1, "who holds the screen keeps it"


JUMPS = {"jump_in": True}


def test_a_digit_jumps_in_and_a_false_claim_does_nothing() -> None:
    with Round("r9", ("r1 r2 g3", "g5 g6 b5", "y5 r1 y7"), rules=JUMPS) as at:
        at.take()
        at.pilot.click("hand r1")
        at.cover()
        before, lines = at.match.log_length, tuple(at.table.screen.log.lines)
        at.pilot.press("1")
        at.pilot.press("2")
        at.pilot.advance(600)
        assert (at.match.log_length, tuple(at.table.screen.log.lines)) == (before, lines)
        at.pilot.press("3")
        at.pilot.until(lambda: at.counts[2] == 2)
        assert at.cover().handing.seat == 0, "play goes on from the one who jumped in"
        assert "Sam jumped in with red 1." in at.table.screen.log.lines


def test_a_false_claim_made_first_is_not_in_the_way_of_a_true_one() -> None:
    for keys in ("23", "32"):
        with Round("r9", ("r1 r2 g3", "g5 g6 b5", "y5 r1 y7"), rules=JUMPS) as at:
            at.take()
            at.pilot.click("hand r1")
            at.cover()
            for key in keys:  # within one frame
                at.pilot.post(pygame.KEYDOWN, key=pygame.key.key_code(key), mod=0, unicode="", scancode=0)
            at.pilot.step()
            at.pilot.until(lambda at=at: at.counts == (2, 3, 2))  # type: ignore[misc]


def test_a_seven_that_jumps_in_is_aimed_with_every_hand_covered() -> None:
    with Round("r9", ("r7 r2 g3", "g5 g6 b5", "y5 r7 y7"), rules={"jump_in": True, "seven_zero": True}) as at:
        at.take()
        at.pilot.click("hand r7")
        at.pilot.until(lambda: isinstance(at.pilot.scene, TargetChooser))
        at.pilot.advance(300)
        at.pilot.click("seat_1")
        at.take()
        at.pilot.press("3")
        at.pilot.until(lambda: isinstance(at.pilot.scene, TargetChooser))
        assert not any(any(at.faces(seat)) for seat in range(3))
        at.pilot.advance(300)
        at.pilot.press("esc")
        assert at.take() == 1, "taken back: who was on turn takes the screen again"
        at.pilot.press("3")
        at.pilot.until(lambda: isinstance(at.pilot.scene, TargetChooser))
        at.pilot.advance(300)
        at.pilot.click("seat_0")
        at.pilot.until(lambda: at.match.view(None).top is card("r7") and at.match.view(None).turn == 0)
        assert at.cover().handing.seat == 0


def test_a_challenged_hand_is_shown_behind_a_hand_over_of_its_own() -> None:
    hands = ("W+4 r1 b2", "g5 g6 b5", "y5 y6 y7")
    with Round("r9", hands, color="r") as at:
        at.take()
        at.pilot.click("hand W+4")
        at.pilot.advance(300)
        at.pilot.press("1")
        assert at.take() == 1
        assert isinstance(at.pilot.scene, PenaltyQuestion)
        at.pilot.click("challenge")
        cover = at.cover()
        assert (cover.handing.seat, cover.handing.accused) == (1, 0)
        assert not any(at.faces(1))
        assert not cover.recap, "the outcome is not told before"
        assert at.counts[0] == 6
        assert cover.handing.view.counts[0] == 2
        at.pilot.click("open")
        at.pilot.until(lambda: any(isinstance(playing.effect, Reveal) for playing in at.table.screen.director.playing))
        at.pilot.until(lambda: at.table.feed.is_rested)
        assert at.table.feed.viewer == 1, "guilty: the challenger's turn goes on without another hand-over"


def test_a_fair_play_challenged_covers_the_hand_again_before_the_next() -> None:
    with Round("g9", ("W+4 r1 b2", "g5 g6 b5", "y5 y6 y7"), color="g") as at:
        at.take()
        at.pilot.click("hand W+4")
        at.pilot.advance(300)
        at.pilot.press("1")
        at.take()
        at.pilot.click("challenge")
        assert at.cover().handing.accused == 0
        at.pilot.click("open")
        assert at.cover().handing.seat == 2
        assert not any(any(at.faces(seat)) for seat in range(3))


@pytest.mark.parametrize("way", ["focus", "pause", "picture"])
def test_others_may_look_only_at_covered_cards(way: str) -> None:
    with Round("r9", HANDS) as at:
        at.take()
        if way == "focus":
            at.pilot.post(pygame.WINDOWFOCUSLOST)
            at.pilot.step()
        elif way == "pause":
            at.pilot.press("esc")
            assert isinstance(at.pilot.scene, PauseScene)
        else:
            at.pilot.press("f12")
        assert not any(any(at.faces(seat)) for seat in range(3))
        if way == "pause":
            at.pilot.advance(300)
            at.pilot.click("resume")
        assert at.cover().handing.seat == 0


def test_a_question_goes_when_others_look_and_comes_back_with_the_screen() -> None:
    rules = {"stack_draw2_on_draw2": True}
    with Round("r9", ("r+2 r1", "g+2 g6 b5", "y5 y6"), rules=rules) as at:
        at.take()
        at.pilot.click("hand r+2")
        assert at.take() == 1
        at.pilot.until(lambda: isinstance(at.pilot.scene, PenaltyQuestion))
        at.pilot.post(pygame.WINDOWFOCUSLOST)
        assert at.take() == 1
        at.pilot.until(lambda: isinstance(at.pilot.scene, PenaltyQuestion))


def test_a_sentence_about_a_refused_card_does_not_outlast_the_turn() -> None:
    with Round("r9", HANDS) as at:
        at.take()
        at.pilot.click("hand r1")
        at.take()
        at.pilot.click("hand b5")
        assert at.table.screen.refusal
        at.pilot.press("esc")
        assert not at.table.screen.refusal


def test_nobody_is_called_you_where_several_read() -> None:
    with Round("r9", ("r1 r2", "r5 g6", "y5 y6")) as at:
        for text in ("r1", "r5"):
            at.take()
            at.pilot.click(f"hand {text}")
        cover = at.cover()
        said = " ".join([*at.table.screen.log.lines, *(line.words for line in cover.recap)])
        assert " you" not in f" {said}".lower()
        at.take()
        hint = at.table.screen.look.hint
        assert hint is not None
        assert hint.lead == "Sam’s turn"


def test_a_match_from_the_disk_begins_with_a_hand_over(tmp_path: Path) -> None:
    settings = Settings(speed=Speed.FAST, opening=Opening.CLICK)
    services = make_services(seed=3, settings=settings, folders=Folders(tmp_path / "config", tmp_path / "data"))
    plans = plan_table([None, None], NAMES)
    with Pilot(lambda offered: flow.table(offered, plans, OFFICIAL), services=services) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, HandOver))
        pilot.advance(300)
        pilot.press("esc")
        pilot.advance(400)
        pilot.click("leave")
        pilot.advance(400)
        pilot.click("leave")
        pilot.advance(400)
        assert isinstance(pilot.scene, TitleScene)
        pilot.click("continue")
        pilot.until(lambda: isinstance(pilot.scene, HandOver))
        table = next(scene for scene in pilot.scenes if isinstance(scene, TableScene))
        assert table.feed.viewer is None
        assert not any(piece.card for hand in table.screen.director.table.hands for piece in hand)


def test_a_bots_turn_leaves_the_hand_open_for_its_owner() -> None:
    with Round("r9", ("r1 r2 r3", "r5 y6 y7", "g5 g6 b5"), bots=1) as at:
        assert isinstance(at.match.agents[1], HumanAgent)
        at.take()
        at.pilot.click("hand r1")
        at.take()
        at.pilot.click("hand r5")
        at.pilot.until(lambda: at.match.view(None).turn == 2)
        at.pilot.step()
        assert at.table.feed.viewer == 1
        assert all(at.faces(1))
