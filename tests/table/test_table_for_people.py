"""What happens at the table can be followed, read and answered by somebody who sees it for the first time."""

from collections.abc import Callable

import pytest

from game.rules.cards import Rank
from game.scenes.color_chooser import ColorChooser
from game.scenes.penalty import PenaltyQuestion
from game.scenes.staging import ShotOptions
from game.scenes.table_controls import CardSpot, UnoButton
from game.scenes.table_shot import still_table
from game.services import Services
from game.settings import Speed
from game.table.cues import Reveal
from game.table.layout import layout
from tests.support.pilot import Pilot
from tests.table.staged import StagedTable


def heard(staged: StagedTable, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note the sounds from now on."""
    names: list[str] = []
    play: Callable[..., None] = lambda name, **_: names.append(name)  # noqa: E731  # shorter than a function here
    monkeypatch.setattr(staged.services.audio, "play", play)
    return names


def test_the_drawn_card_lies_at_the_end_until_it_is_played_or_kept() -> None:
    with StagedTable("r5", ["b1 b2 y3", "b4 b6"], draw="r9 y1") as staged:
        staged.pilot.click("pile")
        staged.rest()
        director = staged.table.screen.director
        drawn = director.table.hands[0][-1].id
        assert max(director.table.hands[0], key=lambda held: director.places.cards[held.id].x).id == drawn
        assert staged.pilot.widget("keep").visible
        staged.pilot.click("play_drawn")
        staged.rest()
        assert staged.top == "r9"


def test_a_kept_card_goes_to_its_place() -> None:
    with StagedTable("r5", ["b1 b2 y3", "b4 b6"], draw="r9 y1") as staged:
        staged.pilot.click("pile")
        staged.rest()
        staged.pilot.click("keep")
        staged.rest()
        director = staged.table.screen.director
        first = min(director.table.hands[0], key=lambda held: director.places.cards[held.id].x)
        assert first.card is not None
        assert first.card.rank is Rank.NINE


def test_a_drawn_wild_is_played_by_its_button_too() -> None:
    with StagedTable("r5", ["b1 b2 y3", "b4 b6"], draw="W y1") as staged:
        staged.pilot.click("pile")
        staged.rest()
        staged.pilot.click("play_drawn")
        assert isinstance(staged.pilot.scene, ColorChooser)


def test_there_is_no_button_to_play_before_a_card_is_drawn() -> None:
    with StagedTable("r5", ["b1 r2 y3", "b4 b6"]) as staged, pytest.raises(AssertionError):
        staged.pilot.widget("play_drawn")


@pytest.mark.parametrize("speed", Speed)
def test_a_challenged_hand_can_be_read_at_any_speed(speed: Speed) -> None:
    with StagedTable("r5", ["b1 b2 b3", "W+4 r1 r2 y3"], script="1:W+4=b", turn=1, speed=speed) as staged:
        staged.pilot.until(lambda: isinstance(staged.pilot.scene, PenaltyQuestion))
        staged.pilot.settle()
        staged.pilot.press("h")
        director = staged.table.screen.director
        staged.pilot.until(lambda: any(isinstance(playing.effect, Reveal) for playing in director.playing))
        staged.pilot.advance(2000)
        assert any(isinstance(playing.effect, Reveal) for playing in director.playing)
        staged.pilot.click((640, 20))
        assert not director.playing
        staged.rest()
        assert staged.counts == (3, 7)


def test_every_card_of_a_penalty_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    with StagedTable("r5", ["r+2 b1 b2", "b4 b6"]) as staged:
        names = heard(staged, monkeypatch)
        staged.pilot.click("hand r+2")
        staged.rest()
        assert (names.count("penalty"), names.count("draw")) == (1, 1)


def test_every_dealt_card_is_heard_unless_the_deal_is_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    with StagedTable("r5", ["r7", "b1 b2 b3"]) as staged:
        staged.pilot.click("hand r7")
        staged.pilot.until(lambda: staged.pilot.scene is not staged.table)
        staged.pilot.settle()
        names = heard(staged, monkeypatch)
        staged.pilot.click("next")
        staged.pilot.until(lambda: staged.pilot.scene is staged.table and "shuffle" in names)
        del names[:]
        staged.rest()
        assert names.count("slide") == 14


def test_the_uno_button_says_what_pressing_it_does() -> None:
    with StagedTable("r5", ["r1 r2 b3", "b4 b6"], script="1:draw 1:keep") as staged:
        assert uno(staged).caption == ""
        assert uno(staged).tip
    with StagedTable("r5", ["r1 b3", "b4 b6"]) as staged:
        ready = uno(staged).caption
        staged.pilot.press("u")
        armed = uno(staged).caption
        staged.pilot.press("u")
        assert uno(staged).caption == ready
        staged.pilot.click("hand r1")
        staged.pilot.advance(600)
        assert len({"", ready, armed, uno(staged).caption}) == 4


def uno(staged: StagedTable) -> UnoButton:
    button = staged.pilot.widget("uno")
    assert isinstance(button, UnoButton)
    return button


def test_the_log_leaves_a_question_its_room() -> None:
    with StagedTable("r5", ["W b1 b2", "b4 b6"]) as staged:
        staged.pilot.click("hand W")
        staged.pilot.settle()
        assert not staged.table.screen.look.has_log
        staged.pilot.press("esc")
        staged.rest()
        assert staged.table.screen.look.has_log


@pytest.mark.parametrize("moves", [12, 400])
def test_a_picture_of_the_table_is_one_of_a_round_under_way(moves: int) -> None:
    def scene(services: Services) -> object:
        return still_table(services, ShotOptions(4, 7, moves, (1280, 720)))

    with Pilot(scene, (1280, 720)) as pilot:  # type: ignore[arg-type]  # any scene will do
        pilot.advance(300)
        table = pilot.scene
        assert type(table).__name__ == "TableScene"


def test_gathered_cards_are_riffled_once_they_are_there() -> None:
    with StagedTable("r5", ["WS b1 b2", "b4 b6"], rules={"deck": "modern"}) as staged:
        director = staged.table.screen.director
        assert director.places == layout(director.table, (1280, 720), director.options)
        staged.pilot.click("hand WS")
        staged.pilot.settle()
        staged.pilot.press("2")
        staged.pilot.until(lambda: bool(director.table.gathered))
        riffle = director.playing[-1]
        assert riffle.delay > 0
        assert riffle.progress < 0


def test_a_customizable_card_says_what_it_does_when_pointed_at_and_when_played() -> None:
    rules = {"deck": "modern", "custom_rules": [{"title": "Gift", "effects": ["draw next 2", "reverse"]}]}
    with StagedTable("r5", ["WC b1 b2", "b4 b6"], rules=rules) as staged:
        tips = [spot.tip for spot in staged.table.form.widgets if isinstance(spot, CardSpot)]
        assert sorted("Gift" in tip for tip in tips) == [False, False, True]
        assert sorted(bool(tip) for tip in tips) == [False, False, True]
        staged.pilot.click("hand WC")
        staged.pilot.settle()
        staged.pilot.press("2")
        staged.rest()
        assert any("Gift" in line for line in staged.table.screen.log.lines)


def test_without_an_agreed_rule_a_customizable_card_is_a_plain_wild() -> None:
    with StagedTable("r5", ["WC b1 b2", "b4 b6"], rules={"deck": "modern"}) as staged:
        assert not any(spot.tip for spot in staged.table.form.widgets if isinstance(spot, CardSpot))
