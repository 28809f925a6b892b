"""The real program in a real window, worked by mouse, keys and the window manager's protocol alone.

All in one file, so that one worker runs it: the pointer of a display is one.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from game.app import DEFAULT_SIZE
from tests.window.desktop import PATIENCE, ROOT, Program, environment, missing_tools, screen
from tests.window.player import Drag, next_deed, turns
from tests.window.sight import Sight

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}")
SEED = 3
"""The first hand against one bot has a wild; a challenge and the end of a round come within ten turns."""
QUESTIONS = {"ColorChooser", "ChallengeQuestion", "RoundResult"}
SMALL_SCREEN = (1280, 800)
FELT = (250, 250)
"""A place of the table with nothing on it."""
ENOUGH, TOO_MANY = 10, 60
"""Turns that prove the game can be played, and turns after which the questions should have come."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as name:
        yield name


@pytest.fixture
def watched(display: str, tmp_path: Path) -> Iterator[Program]:
    """The program at its title, saying what is on show."""
    with at_title(display, tmp_path) as program:
        yield program


@contextmanager
def at_title(display: str, home: Path) -> Iterator[Program]:
    with Program(["tests.window.observer", "--seed", str(SEED)], display, home) as program:
        program.appear()
        program.see(lambda sight: sight.scene == "TitleScene")
        yield program


def start(program: Program) -> None:
    """Play against one bot, by mouse; the cards are being dealt then."""
    program.click(program.sight.spots["play"])
    program.see(lambda sight: sight.scene == "TableScene" and not sight.rests)


def hurry(program: Program) -> None:
    """End the dealing by a click beside the controls, as often as something else begins to be shown."""
    while not program.sight.rests:
        program.click(FELT)
        program.until(lambda sight: sight.rests, within=1)


def quicken(program: Program, speed: str) -> None:
    """Take another speed from the menu, by mouse, while no question can come up."""
    program.click(program.sight.spots["menu"])
    program.click(program.see(lambda sight: sight.scene == "PauseScene" and sight.rests).spots[f"speed_{speed}"])
    program.click(program.see(lambda sight: sight.speed == speed).spots["resume"])
    program.see(lambda sight: sight.scene == "TableScene")


def play_until(program: Program, is_enough: Callable[[Sight], bool]) -> None:
    """Do one thing after the other by mouse."""
    while not is_enough(program.sight):
        before = program.see(lambda sight: next_deed(sight) is not None or is_enough(sight))
        deed = next_deed(before)
        if is_enough(before) or deed is None:
            continue
        if isinstance(deed, Drag):
            program.press(deed.start)
            program.move(deed.end)
            program.see(lambda sight: sight.dragged)
            program.release()
        else:
            program.click(deed.at)
        program.see(partial(_came_of_it, before))


def close(program: Program) -> None:
    """Close the window by its cross: nothing may have been complained about, and the end is a good one."""
    program.close_window()
    assert program.ended() == 0
    assert program.complaints == ""


def _is_free(sight: Sight) -> bool:
    """Say whether the table waits for the person, who is asked nothing."""
    return sight.scene == "TableScene" and sight.rests and sight.own_turn


def _came_of_it(before: Sight, after: Sight) -> bool:
    noticed = (before.scene, before.made, before.armed, before.rounds)
    return noticed != (after.scene, after.made, after.armed, after.rounds)


def test_ten_turns_by_mouse_and_the_window_is_closed(watched: Program) -> None:
    start(watched)
    quicken(watched, "fast")
    hurry(watched)

    def is_enough(sight: Sight) -> bool:
        seen = {sight.scene for sight in watched.sights}
        return turns(sight) >= TOO_MANY or (turns(sight) >= ENOUGH and seen >= QUESTIONS)

    play_until(watched, lambda sight: turns(sight) >= ENOUGH // 2 and _is_free(sight))
    quicken(watched, "instant")
    play_until(watched, is_enough)
    assert turns(watched.sight) >= ENOUGH
    assert {sight.scene for sight in watched.sights} >= QUESTIONS
    assert {"PlayCard", "DrawCard", "ChallengePlay"} <= set(watched.sight.made)
    assert any(sight.dragged for sight in watched.sights)
    close(watched)


def test_closing_while_cards_are_dealt(watched: Program) -> None:
    start(watched)
    close(watched)


def test_closing_over_a_question(watched: Program) -> None:
    start(watched)
    hurry(watched)
    play_until(watched, lambda sight: sight.scene == "ColorChooser")
    close(watched)


@pytest.mark.parametrize("size", [(1024, 600), (1600, 700), (3000, 1800)])
def test_another_size_while_cards_are_dealt(watched: Program, size: tuple[int, int], tmp_path: Path) -> None:
    start(watched)
    watched.resize(size)
    watched.see(lambda sight: sight.size == size and sight.rests)
    shown, colors = watched.picture_size(tmp_path / "table.png")
    assert shown == size == watched.size()
    assert colors > 500
    played = len(watched.sight.made)
    play_until(watched, lambda sight: len(sight.made) > played)
    close(watched)


def test_full_screen_and_escape(tmp_path: Path) -> None:
    with screen(SMALL_SCREEN) as display, at_title(display, tmp_path) as program:
        start(program)
        hurry(program)
        program.move(FELT)
        program.key("F11")  # without a window manager SDL lays out for the whole screen, but the window keeps its size
        program.see(lambda sight: sight.size == SMALL_SCREEN)
        program.key("Escape")
        program.see(lambda sight: sight.scene == "PauseScene" and sight.rests)
        program.key("F11")
        program.see(lambda sight: sight.size == DEFAULT_SIZE)
        program.key("Escape")
        program.see(lambda sight: sight.scene == "TableScene")
        program.key("Escape")
        program.click(program.see(lambda sight: sight.scene == "PauseScene" and sight.rests).spots["leave"])
        program.click(program.see(lambda sight: sight.scene == "QuitConfirm" and sight.rests).spots["leave"])
        program.click(program.see(lambda sight: sight.scene == "TitleScene").spots["quit"])
        assert program.ended() == 0
        assert program.complaints == ""


def test_a_held_key_acts_once(watched: Program) -> None:
    start(watched)
    hurry(watched)
    watched.move(FELT)
    watched.xdotool("keydown", "Escape")
    try:
        watched.see(lambda sight: sight.scene == "PauseScene")
        assert watched.until(lambda sight: sight.scene != "PauseScene", within=1) is None
    finally:
        watched.xdotool("keyup", "Escape")


def test_the_command_opens_a_window_and_says_nothing(display: str, tmp_path: Path) -> None:
    with Program(["game"], display, tmp_path) as program:
        program.appear()
        assert program.title() == "Down to One"
        assert program.size() == DEFAULT_SIZE
        close(program)
        assert program.printed == ""


def test_without_a_display_one_sentence(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "game"],
        cwd=ROOT,
        env=environment(tmp_path, None),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "There is no display to open a window on.\n"
