"""The built program, as somebody has it who has never heard of Python: in a folder of its own, worked by mouse.

`.ci/run` builds it and names it in DOWN_TO_ONE_PROGRAM; elsewhere these tests are left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.built.twin import deed, lines_written, moves_of, title_spot
from tests.window.desktop import PATIENCE, Program, environment, missing_tools, screen
from tests.window.player import Click, Drag

GIVEN = os.environ.get("DOWN_TO_ONE_PROGRAM", "")
SEED = 3
SIZE = (1280, 720)
PLAIN = ["--seed", str(SEED), "--window", "1280x720"]
NOBODY = 65534
FELT = (250, 250)
ENOUGH = 4
"""Moves by mouse that prove the game can be played."""

pytestmark = [
    pytest.mark.skipif(not GIVEN, reason="no built program is named in DOWN_TO_ONE_PROGRAM"),
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
]


@pytest.fixture(scope="module")
def program() -> Iterator[Path]:
    """The program, put where nobody may write, under a name with spaces and letters of other alphabets."""
    given = Path(GIVEN).resolve()
    with tempfile.TemporaryDirectory() as name:
        place = Path(name) / "Моя карткова гра ☂"
        if given.parent.joinpath("_internal").is_dir():
            shutil.copytree(given.parent, place, symlinks=True)
        else:
            place.mkdir()
            shutil.copy2(given, place)
        Path(name).chmod(0o755)
        for entry in (place, *place.rglob("*")):
            if not entry.is_symlink():
                entry.chmod(entry.stat().st_mode & 0o555)
        yield place / given.name
        for entry in (place, *place.rglob("*")):
            if entry.is_dir():
                entry.chmod(0o755)


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as name:
        yield name


@pytest.fixture
def home() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)


def run(program: Path, home: Path, *words: str, display: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run the program to its end as somebody who may write at home only, without Python on the path."""
    own = environment(home, display) | {"PATH": "/nowhere"}
    user = NOBODY if os.geteuid() == 0 else None
    return subprocess.run(
        [str(program), *words], cwd=home, env=own, user=user, capture_output=True, text=True, timeout=300, check=False
    )


def test_it_proves_itself_whole_where_nobody_may_write(program: Path, home: Path) -> None:
    done = run(program, home, "selftest")

    assert [line for line in done.stdout.splitlines() if line.startswith("FAIL")] == [], done.stderr
    assert done.stdout.splitlines()[-1].endswith(" passed, 0 failed")
    assert done.returncode == 0


def test_without_a_display_it_says_so_in_a_sentence(program: Path, home: Path) -> None:
    done = run(program, home)

    assert (done.returncode, done.stderr) == (2, "There is no display to open a window on.\n")


def test_it_is_played_by_mouse(program: Path, display: str, home: Path) -> None:
    with Program(PLAIN, display, home, built=program, cwd=home) as running:
        running.appear()
        start(running, home)
        play(running, home)
        picture = Path(os.environ.get("DOWN_TO_ONE_SCREENSHOT", home / "table.png"))
        size, colors = running.picture_size(picture)
        running.close_window()

        assert (size, colors > 1000, running.ended()) == (SIZE, True, 0)
        assert running.complaints == ""


def test_a_second_window_does_no_harm(program: Path, display: str, home: Path) -> None:
    with (
        Program(PLAIN, display, home, built=program, cwd=home) as first,
        Program(PLAIN, display, home, built=program, cwd=home) as second,
    ):
        for running in (first, second):
            running.appear()
        start(second, home)
        for running in (first, second):
            running.close_window()

        assert (first.ended(), second.ended()) == (0, 0)
        assert first.complaints + second.complaints == ""


def test_it_opens_where_nothing_can_be_kept(program: Path, display: str, home: Path) -> None:
    no_folder = home / "a file"
    no_folder.touch()
    with Program(PLAIN, display, no_folder, built=program, cwd=home) as running:
        running.appear()
        within = time.monotonic() + PATIENCE
        while running.picture_size(home / "title.png")[1] < 1000:
            assert running.is_running, running.complaints
            assert time.monotonic() < within, "the title is not drawn"
        running.close_window()

        assert (running.ended(), running.complaints) == (0, "")


def start(running: Program, home: Path) -> None:
    """Press Play until the match is on the disk; the window may not be ready for the first press."""
    spot = title_spot("play", SIZE, SEED)
    within = time.monotonic() + PATIENCE
    while not any((home / "data/down-to-one/matches").glob("*.match")):
        assert running.is_running, running.complaints
        assert time.monotonic() < within, "no match begins"
        running.click(spot)
        time.sleep(0.5)


def play(running: Program, home: Path) -> None:
    """Do what is to be done next, as read from the disk, until enough moves by mouse are on it."""
    within = time.monotonic() + 2 * PATIENCE
    called = False
    while len(moves_of(home, 0)) < ENOUGH:
        assert running.is_running, running.complaints
        assert time.monotonic() < within, f"the game does not go on; moves so far: {moves_of(home, 0)}"
        written = lines_written(home)
        running.click(FELT)
        next_one = deed(home, SIZE, called=called)
        called = not called  # a call that was pressed is not on the disk yet: the card comes next
        match next_one:
            case Click(at):
                running.click(at)
            case Drag(from_, to):
                running.press(from_)
                running.move(to)
                running.release()
            case None:
                pass
        _wait_for_more(home, written)


def _wait_for_more(home: Path, written: int) -> None:
    end = time.monotonic() + 2.0
    while time.monotonic() < end and lines_written(home) == written:
        time.sleep(0.1)
