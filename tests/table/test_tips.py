"""Tips are given when they matter, each once, to somebody who plays alone, and never again where they are off."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.characters import Level
from game.i18n import Translator
from game.paths import Folders
from game.rules.seat import Seat
from game.rules.vectors import set_up
from game.rules.view import PlayerView, view
from game.scenes.table import TableScene
from game.scenes.table_tips import TIP, TipPlate
from game.services import make_services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.settings import Settings, Speed
from game.table.tips import Tip, tip_words, tips_due
from game.table.words import Names
from tests.support.longer import lengthened
from tests.support.pilot import Pilot

NAMES = Names(("You", "Nora"), Seat(0))


def position(discard: str, hand: str, *, rules: Mapping[str, object] | None = None, **more: object) -> PlayerView:
    hands = {"hands": [hand, "r1 r2 r3"], "discard": discard, **more}
    return view(set_up({"rules": rules or {}, "position": hands}), Seat(0))


@pytest.mark.parametrize(
    ("tip", "seen"),
    [
        (Tip.CALL, position("g4", "g7 b2")),
        (Tip.WILD, position("g4", "W b2 b3")),
        (Tip.BLUFF, position("g4", "W+4 g3 b3")),
        (Tip.DRAW, position("g4", "g3 b3 b4")),
        (Tip.SUGGEST, position("g4", "g3 b3 b4")),
    ],
)
def test_a_tip_is_due_when_it_matters(tip: Tip, seen: PlayerView) -> None:
    assert tip in tips_due(seen, hints=True)


@pytest.mark.parametrize(
    ("tip", "seen"),
    [
        (Tip.CALL, position("g4", "g7 b2 b3")),
        (Tip.WILD, position("g4", "g3 b2 b3")),
        (Tip.BLUFF, position("g4", "W+4 b3 b4")),
        (Tip.BLUFF, position("g4", "W+4 g3 b4", rules={"wild4": "free"})),
        (Tip.DRAW, position("g4", "g3 b3 b4", rules={"force_play": True})),
        (Tip.DRAW, position("g4", "r3 b3 b5")),
        (Tip.JUMP, position("g4", "g4 b3 b5", turn=1)),
        (Tip.LOG, position("g4", "g3 b3 b5", turn=1)),
    ],
)
def test_nothing_is_said_that_is_not_so(tip: Tip, seen: PlayerView) -> None:
    assert tip not in tips_due(seen, hints=True)


def test_nothing_is_suggested_where_hints_are_off() -> None:
    assert Tip.SUGGEST not in tips_due(position("g4", "g3 b3 b4"), hints=False)


def test_every_tip_has_its_own_short_words_and_none_about_a_key_that_is_not_there() -> None:
    tr, seen = Translator(), position("g4", "W+4 g3 b3")
    said = [tip_words(tr, NAMES, seen, tip, lambda _: "F1") for tip in Tip]
    assert all(said)
    assert len(set(said)) == len(Tip)
    assert max(map(len, said)) <= 62
    unbound = [tip_words(tr, NAMES, seen, tip, lambda _: "") for tip in Tip]
    assert sum(not words for words in unbound) == 5


class Table:
    """A table of somebody who is known, or of somebody whose things are kept nowhere."""

    def __init__(self, home: Path | None, settings: Settings, hand: str = "g7 b2 W y6 bS") -> None:
        state = set_up({"position": {"hands": [hand, "r7 y8 y1 r9 g8", "r2 b9 r1 b4"], "discard": "g4"}})
        plans = plan_table([None, Level.EASY, Level.EASY])
        match = Match.at(state, plans, make_agents(plans, 7))
        folders = None if home is None else Folders(home / "config", home / "data")
        self.services = make_services(seed=7, settings=settings, folders=folders)
        self.pilot = Pilot(lambda services: TableScene(services, match), (1024, 600), services=self.services)
        scene = self.pilot.scene
        assert isinstance(scene, TableScene)
        self.scene = scene

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *args: object) -> None:
        self.pilot.close()


FAST = Settings(speed=Speed.FAST)


def test_a_tip_comes_goes_and_is_remembered(tmp_path: Path) -> None:
    with Table(tmp_path, FAST) as at:
        at.pilot.until(lambda: bool(at.scene.tips.words))
        first = at.scene.tips.words
        assert first in at.scene.aloud()
        at.pilot.advance(9500)
        assert not at.scene.tips.words
        at.pilot.until(lambda: bool(at.scene.tips.words))
        assert at.scene.tips.words != first
        at.pilot.click(TIP)
        assert not at.scene.tips.words
        assert len(at.services.settings.seen_tips) == 2
        seen = at.services.settings.seen_tips
    with Table(tmp_path, replace(FAST, seen_tips=seen)) as at:
        at.pilot.until(lambda: bool(at.scene.tips.words))
        assert at.services.settings.seen_tips[:2] == seen


def test_an_urgent_tip_pushes_another_aside(tmp_path: Path) -> None:
    with Table(tmp_path, FAST, "g7 g2") as at:
        at.pilot.settle()
        at.pilot.until(lambda: bool(at.scene.tips.words))
        assert at.scene.tips.words == "Two cards left: press U to call UNO, then play."
        at.pilot.press("u")
        at.pilot.click("hand g7")
        at.pilot.until(lambda: at.scene.feed.view.counts[0] == 1)
        at.pilot.until(lambda: not at.scene.tips.words, within_ms=9000)


@pytest.mark.parametrize("settings", [replace(FAST, tips=False), replace(FAST, seen_tips=tuple(t.value for t in Tip))])
def test_nothing_is_said_where_tips_are_off_or_all_were_given(settings: Settings, tmp_path: Path) -> None:
    with Table(tmp_path, settings) as at:
        at.pilot.advance(20_000)
        assert not at.scene.tips.words


def test_nothing_is_said_where_it_could_not_be_remembered() -> None:
    with Table(None, FAST) as at:
        at.pilot.advance(20_000)
        assert not at.scene.tips.words


def test_a_tip_is_gone_before_somebody_who_joins_can_read_it(tmp_path: Path) -> None:
    with Table(tmp_path, FAST) as at:
        at.pilot.until(lambda: bool(at.scene.tips.words))
        at.pilot.press("esc")
        at.pilot.advance(300)
        assert at.scene.find(TIP) is not None
        at.pilot.click("seats")
        at.pilot.click("sit_1")
        at.pilot.click("done")
        at.pilot.step()
        assert at.scene.feed.is_shared
        assert at.scene.find(TIP) is None


@pytest.mark.parametrize("text_scale", [0.8, 1.0, 1.6])
def test_a_tip_has_room_over_the_log(text_scale: float, tmp_path: Path) -> None:
    with Table(tmp_path, replace(FAST, text_scale=text_scale)) as at:
        for tip in Tip:
            names, seen = at.scene.screen.log.names, at.scene.feed.view
            at.scene.tips._words = lengthened(tip_words(at.services.translator, names, seen, tip, lambda _: "F1"))
            at.scene.screen.refresh()
            plate = at.pilot.widget(TIP)
            assert isinstance(plate, TipPlate)
            assert plate.text.get_height() < plate.rect.height <= at.scene.screen.director.places.log.height + 12
