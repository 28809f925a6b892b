"""What the settings change at the table: the call that is made for the player, and the time bots take."""

from __future__ import annotations

from dataclasses import replace

from game.rules.seat import Seat
from game.settings import Sorting
from tests.table.staged import StagedTable


def test_uno_is_called_for_the_player_where_that_is_chosen() -> None:
    for is_chosen in (True, False):
        with StagedTable("r5", ["r7 b2", "b1 b2 b3"]) as staged:
            services = staged.services
            services.preferences.change(replace(services.settings, auto_uno=is_chosen))
            staged.pilot.step()
            staged.pilot.click("hand r7")
            staged.rest()
            assert staged.match.view(None).called[Seat(0)] is is_chosen


def test_bots_take_their_time_by_the_setting() -> None:
    passed = {}
    for pace in (0.5, 1.0, 3.0):
        with StagedTable("r5", ["r7 r8 b2", "b1 r2 b3"], script="1:r2") as staged:
            staged.services.preferences.change(replace(staged.services.settings, bot_pace=pace))
            staged.pilot.click("hand r7")
            staged.rest()
            start = staged.pilot.clock.time
            staged.pilot.until(lambda: staged.top == "r2")
            passed[pace] = staged.pilot.clock.time - start
    assert passed[0.5] < passed[1.0] < passed[3.0]
    assert passed[3.0] > 2.4 * passed[1.0]


def test_the_hand_is_sorted_by_the_settings_after_a_pause() -> None:
    with StagedTable("r5", ["r7 b2 y1", "b1 b2 b3"]) as staged:
        staged.pilot.press("esc")
        services = staged.services
        services.preferences.change(replace(services.settings, sorting=Sorting.NUMBER, text_scale=1.2))
        staged.pilot.click("settings")
        staged.pilot.press("esc")
        staged.pilot.press("esc")
        staged.rest()
        assert staged.table.screen.director.options.sorting is Sorting.NUMBER
        assert staged.table.kit.text_scale == 1.2
