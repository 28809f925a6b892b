"""The table answers pointer and keys as a person expects, and stays out of the way otherwise."""

from functools import partial

import pytest

from game.rules.cards import Color
from game.rules.seat import Seat
from game.scenes.color_chooser import ColorChooser
from game.scenes.pause import PauseScene
from game.scenes.penalty import PenaltyQuestion
from game.scenes.round_result import RoundResult
from game.scenes.table_controls import UnoButton
from game.scenes.target_chooser import TargetChooser
from game.session.match import Match
from game.settings import Sorting, Speed
from tests.table.staged import StagedTable


def uno_button(staged: StagedTable) -> UnoButton:
    button = staged.pilot.widget("uno")
    assert isinstance(button, UnoButton)
    return button


def is_open_to_catch(match: Match) -> bool:
    return match.view(None).uncalled == 1


def test_a_click_plays_a_card() -> None:
    with StagedTable("r5", ["r7 b2 g3", "b1 b2 b3"]) as staged:
        staged.pilot.click("hand r7")
        staged.rest()
        assert staged.top == "r7"
        assert staged.hand == ["b2", "g3"]


def test_dragging_plays_a_card_or_puts_it_back() -> None:
    with StagedTable("r5", ["r7 b2 g3", "b1 b2 b3"]) as staged:
        lay = staged.table.screen.director.places
        middle = (round(lay.ring[0]), round(lay.ring[1]))
        home = staged.table.find("hand r7")
        assert home is not None
        staged.pilot.drag(home, (home.x + 60, home.y + 20))
        staged.rest()
        assert staged.hand == ["r7", "b2", "g3"]
        staged.pilot.drag(home, middle)
        staged.rest()
        assert staged.top == "r7"


def test_a_card_that_does_not_match_says_why_and_stays() -> None:
    with StagedTable("r5", ["r7 b2 g3", "b1 b2 b3"]) as staged:
        staged.pilot.click("hand b2")
        assert staged.table.screen.refusal == "Blue 2 does not match red 5."
        staged.pilot.advance(4000)
        assert not staged.table.screen.refusal
        assert len(staged.hand) == 3


def test_the_pile_is_drawn_from_and_the_card_kept() -> None:
    with StagedTable("r5", ["b7 b2", "b1 b2"], draw="r9 g1") as staged:
        staged.pilot.click("pile")
        staged.rest()
        assert staged.hand[-1] == "r9"
        staged.pilot.click("keep")
        staged.rest()
        assert staged.match.view(None).turn == 1


def test_keys_draw_and_keep_and_focus_plays() -> None:
    with StagedTable("r5", ["b7 b2", "b1 b2", "g1 g2"], draw="r9 g1", script="1:draw 2:draw") as staged:
        staged.pilot.press("d")
        staged.rest()
        staged.pilot.press("k")
        staged.rest()
    with StagedTable("r5", ["r1 r2 r3", "b1 b2 b3"]) as staged:
        staged.pilot.press("tab")
        staged.pilot.press("right")
        assert staged.table.screen.director.options.emphasis.lifted is not None
        staged.pilot.press("enter")
        staged.rest()
        assert staged.top == "r2"


def test_uno_goes_with_the_play_when_said_before() -> None:
    with StagedTable("r5", ["r7 b2", "b1 b2 b3"]) as staged:
        assert not uno_button(staged).dimmed
        staged.pilot.press("u")
        assert uno_button(staged).armed
        staged.pilot.click("hand r7")
        staged.rest()
        assert staged.match.view(None).called[0]
        assert staged.table.screen.director.table.has_called(Seat(0))


def test_uno_can_be_called_right_after_while_the_card_still_flies() -> None:
    with StagedTable("r5", ["r7 b2", "b1 b2 b3"]) as staged:
        staged.pilot.click("hand r7")
        assert staged.match.view(None).uncalled == 0
        assert not staged.table.screen.director.is_idle
        staged.pilot.click("uno")
        assert staged.match.view(None).called[0]
        assert not staged.table.screen.director.is_idle, "a call is never a skip"


def test_uno_is_said_over_the_colour_chooser() -> None:
    with StagedTable("r5", ["W b2", "b1 b2 b3"]) as staged:
        staged.pilot.click("hand W")
        staged.pilot.settle()
        assert isinstance(staged.pilot.scene, ColorChooser)
        staged.pilot.click("uno")
        assert isinstance(staged.pilot.scene, ColorChooser)
        assert staged.table.screen.is_armed
        staged.pilot.press("4")
        staged.rest()
        assert staged.match.view(None).color is Color.BLUE
        assert staged.match.view(None).called[0]


def test_escape_takes_the_wild_back() -> None:
    with StagedTable("r5", ["W b2", "b1 b2 b3"]) as staged:
        staged.pilot.click("hand W")
        staged.pilot.settle()
        staged.pilot.press("esc")
        staged.rest()
        assert staged.hand == ["W", "b2"]
        assert staged.pilot.scene is staged.table


def test_catching_by_button_and_by_key_during_animations() -> None:
    for catch in ("click", "c"):
        with StagedTable("r5", ["r1 r2 r3", "r7 b2", "b1 b3"], script="1:r7", pace=400, turn=1) as staged:
            match = staged.match
            staged.pilot.until(partial(is_open_to_catch, match))
            assert not staged.table.screen.director.is_idle
            if catch == "click":
                staged.pilot.step()
                staged.pilot.click("catch_1")
            else:
                staged.pilot.press("c")
            assert staged.counts[1] == 3
            staged.rest()


def test_a_click_beside_everything_skips_the_animation() -> None:
    with StagedTable("r5", ["r7 b2 g1", "b1 b2 b3"]) as staged:
        staged.pilot.click("hand r7")
        assert not staged.table.screen.director.is_idle
        staged.pilot.click((640, 60))
        staged.pilot.step()
        assert staged.table.screen.director.is_idle


def test_a_penalty_is_taken_by_clicking_the_pile() -> None:
    with StagedTable("r5", ["b1 b2", "r+2 g1 g3"], rules={"jump_in": True}, script="1:r+2", pace=200, turn=1) as staged:
        staged.pilot.until(lambda: staged.match.view(None).pending == 2)
        staged.rest()
        staged.pilot.click("pile")
        staged.rest()
        assert staged.counts[0] == 4


def test_a_challenge_is_asked_and_the_hand_shown() -> None:
    with StagedTable("r5", ["b1 b2 b3", "W+4 r1 r2"], script="1:W+4=b", pace=200, turn=1) as staged:
        staged.pilot.until(lambda: isinstance(staged.pilot.scene, PenaltyQuestion))
        staged.pilot.press("h")
        staged.rest()
        assert staged.counts == (3, 6)
        assert staged.match.view(None).turn == 0


def test_a_stack_is_answered_by_adding_a_card() -> None:
    rules = {"stack_draw2_on_draw2": True}
    with StagedTable(
        "r5", ["g+2 b2 b3", "r+2 r1 r2", "b5 b6"], rules=rules, script="1:r+2", pace=200, turn=1, direction=-1
    ) as staged:
        staged.pilot.until(lambda: isinstance(staged.pilot.scene, PenaltyQuestion))
        staged.pilot.press("esc")
        staged.rest()
        staged.pilot.click("hand g+2")
        staged.rest()
        assert staged.match.view(None).pending == 4


def test_a_seven_asks_with_whom_to_swap() -> None:
    with StagedTable("r5", ["r7 b2", "g1 g2 g3", "y1"], rules={"seven_zero": True}) as staged:
        staged.pilot.click("hand r7")
        staged.pilot.settle()
        assert isinstance(staged.pilot.scene, TargetChooser)
        staged.pilot.click(staged.pilot.scene.form.widgets[1].name)
        staged.rest()
        assert staged.hand == ["y1"]


def test_jumping_in_by_clicking_the_same_card() -> None:
    with StagedTable(
        "r5", ["r7 b2 b3", "r7 g1 g2", "y1 y2 y3"], rules={"jump_in": True}, script="1:r7", pace=200, turn=1
    ) as staged:
        staged.pilot.until(lambda: staged.top == "r7")
        staged.rest()
        staged.pilot.click("hand r7")
        staged.rest()
        assert staged.hand == ["b2", "b3"]


def test_a_question_goes_away_when_somebody_jumps_in() -> None:
    rules = {"jump_in": True, "stack_wild4_on_draw2": True}
    with StagedTable(
        "r5",
        ["W+4 b2 b3", "r+2 g1 g2", "r+2 y2 y3"],
        rules=rules,
        script="1:r+2 2:jump_r+2".replace("_", " "),
        pace=1500,
        turn=1,
        direction=-1,
    ) as staged:
        staged.pilot.until(lambda: isinstance(staged.pilot.scene, PenaltyQuestion))
        staged.pilot.until(lambda: staged.counts[2] == 2)
        staged.pilot.advance(100)
        assert staged.pilot.scene is staged.table
        staged.rest()


def test_the_last_card_ends_the_round() -> None:
    with StagedTable("r5", ["r7", "b1 b2 b3"]) as staged:
        staged.pilot.click("hand r7")
        staged.pilot.until(lambda: isinstance(staged.pilot.scene, RoundResult))
        result = staged.pilot.scene
        assert isinstance(result, RoundResult)
        assert result.ended.won == 6
        staged.pilot.settle()
        staged.pilot.click("next")
        staged.rest()
        assert staged.match.view(None).round_number == 2
        assert staged.counts == (7, 7)


def test_sorting_sound_and_log_by_key() -> None:
    with StagedTable("r5", ["r7 b2 g1", "b1 b2 b3"]) as staged:
        staged.pilot.press("s")
        staged.rest()
        assert staged.services.settings.sorting is Sorting.NUMBER
        staged.pilot.press("m")
        assert staged.services.settings.muted
        staged.pilot.press("l")
        assert staged.table.screen.log_panel.is_open
        staged.pilot.press("esc")
        assert not staged.table.screen.log_panel.is_open


def test_pause_and_on_again_with_another_speed() -> None:
    with StagedTable("r5", ["r7 b2 g1", "b1 b2 b3"]) as staged:
        staged.pilot.press("esc")
        assert isinstance(staged.pilot.scene, PauseScene)
        staged.pilot.click(f"speed_{Speed.FAST.value}")
        staged.pilot.press("esc")
        staged.rest()
        assert staged.table.screen.director.pace.factor < 1


def test_nothing_is_drawn_while_nothing_moves() -> None:
    with StagedTable("r5", ["r7 b2 g1", "b1 b2 b3"]) as staged:
        before = staged.pilot.frames
        staged.pilot.advance(8000)
        assert staged.pilot.frames == before
        assert not staged.pilot.loop.busy


@pytest.mark.parametrize("size", [(1024, 600), (2560, 1080), (1440, 1080)])
def test_the_window_may_be_resized_while_cards_fly(size: tuple[int, int]) -> None:
    with StagedTable("r5", ["r7 b2 g1", "b1 b2 b3", "g1 g2"], script="1:draw 2:draw", pace=100) as staged:
        staged.pilot.click("hand r7")
        staged.pilot.resize(size)
        assert staged.table.screen.director.is_idle
        staged.rest()
        staged.pilot.click("hand b2" if staged.match.view(None).turn == 0 else (10, 300))
        assert staged.table.screen.director.places.size == size


def test_reduced_motion_plays_the_same_game() -> None:
    with StagedTable("r5", ["r7 b2 g1", "b1 b2 b3"], reduced_motion=True) as staged:
        staged.pilot.click("hand r7")
        staged.rest()
        assert staged.top == "r7"


def test_the_report_of_a_crash_holds_the_match_without_names() -> None:
    with StagedTable("r5", ["r7 b2 g1", "b1 b2 b3"]) as staged:
        staged.pilot.click("hand r7")
        staged.rest()
        report = staged.table.report()
        assert "0:r7" in report
        assert "Nora" not in report
