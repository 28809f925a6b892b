"""The open log tells of everybody or of one seat, by pointer and by keys, and lets nothing through."""

import pytest

from game.rules.cards import card
from game.rules.events import CardPlayed, CardTurned, HandsPassed, SeatCaught
from game.rules.seat import Seat
from game.scenes.table_log import Line
from game.scenes.table_log_panel import LogPanel
from game.table.concern import seats_of
from game.ui.geometry import Size
from tests.table.staged import StagedTable


def panel_of(staged: StagedTable) -> LogPanel:
    return staged.table.screen.log_panel


def played_table(size: Size = (1280, 720)) -> StagedTable:
    return StagedTable("r5", ["r7 b2 g1 g2", "r8 b2 b3", "r9 y2 y3"], script="1:r8 2:r9", size=size)


def test_events_know_whom_they_are_about() -> None:
    play = CardPlayed(Seat(1), card("r8"), None, Seat(2), jump=False, left=3)
    assert seats_of(play) == frozenset({Seat(1), Seat(2)})
    assert seats_of(SeatCaught(Seat(3), Seat(0))) == frozenset({Seat(0), Seat(3)})
    assert seats_of(CardTurned(card("r5"), ignored=False)) == frozenset()
    assert seats_of(HandsPassed(1)) is None


def test_a_line_about_everybody_is_told_whoever_is_wanted() -> None:
    assert Line("All hands move.").is_about(Seat(2))
    assert not Line("Nora played.", frozenset({Seat(1)})).is_about(Seat(2))
    assert Line("Nora played.", frozenset({Seat(1)})).is_about(None)


def test_the_lines_of_one_seat_can_be_read_alone() -> None:
    with played_table() as staged:
        staged.pilot.click("hand r7")
        staged.pilot.until(lambda: staged.top == "r9")
        staged.rest()
        staged.pilot.press("l")
        assert panel_of(staged).is_open
        told = staged.table.screen.log.told
        assert [line.words for line in told if line.is_about(Seat(1))][1:] == ["Nora played red 8."]
        assert len(told) > 3
        staged.pilot.click("log_seat_1")
        assert panel_of(staged).seat == 1
        staged.pilot.click("log_all")
        assert panel_of(staged).seat is None
        staged.pilot.click("log_close")
        assert not panel_of(staged).is_open


def test_the_keyboard_reaches_the_chips() -> None:
    with played_table() as staged:
        staged.pilot.press("l")
        while staged.table.form.focused != "log_seat_2":
            staged.pilot.press("tab")
        staged.pilot.press("enter")
        assert panel_of(staged).seat == 2
        assert staged.table.form.focused == "log_seat_2"


def test_a_choice_can_be_made_while_something_moves_and_hurries_nothing() -> None:
    with played_table() as staged:
        staged.pilot.press("l")
        staged.pilot.click("hand r7")
        staged.pilot.advance(50)
        assert not staged.table.screen.director.is_idle
        staged.pilot.click("log_seat_1")
        assert panel_of(staged).seat == 1
        assert not staged.table.screen.director.is_idle


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
def test_it_lies_within_the_window_and_hides_what_is_beneath(size: Size) -> None:
    with played_table(size) as staged:
        staged.pilot.press("l")
        ground = staged.pilot.widget("log_ground").rect
        assert staged.table.kit.rect.contains(ground)
        for widget in staged.table.form.widgets:
            if widget.name.startswith("log_"):
                assert ground.contains(widget.rect), widget.name
        over = staged.table.form.at((ground.left + 3, ground.bottom - 3))
        assert over is not None
        assert over.name == "log_ground"
