"""What the program does when it cannot start, or breaks: one sentence and an exit status, never a traceback."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game import app
from game.scenes.mishap import Mishap
from game.services import Services
from game.ui.actions import Confirm, UiAction
from game.ui.assets import MissingAssetError
from game.ui.compositor import Canvas
from game.ui.scene import Change, Pop, Push, Scene
from tests.support.pilot import FakeClock, Pilot
from tests.ui.kit_sheet import KitSheet


class Ending(Scene[None]):
    def __init__(self, services: Services) -> None:
        self.left = 5

    def update(self, dt: float) -> Change[None]:
        self.left -= 1
        return Pop(None) if self.left == 0 else None

    def report(self) -> str:
        return "the record"

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((1, 2, 3))


class Breaking(Ending):
    def update(self, dt: float) -> Change[None]:
        raise RuntimeError("broken")


class BreakingTwice(Breaking):
    def close(self) -> None:
        raise RuntimeError("broken again")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_the_last_scene_ends_the_program() -> None:
    assert app.run(Ending, clock=FakeClock()) == 0


@pytest.mark.parametrize("scene", [Breaking, BreakingTwice])
def test_a_crash_writes_a_report_and_says_so(
    scene: type[Breaking], home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.run(scene, clock=FakeClock()) == 1
    (report,) = home.rglob("crash-*.txt")
    text = report.read_text("utf-8")
    assert "RuntimeError: broken" in text
    assert "the record" in text
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(report) in said
    assert "Traceback" not in said


def test_a_crash_in_a_home_that_is_read_only(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = home / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(blocked))
    monkeypatch.setattr("platformdirs.user_log_path", lambda *_, **__: blocked / "log")
    assert app.run(Breaking, clock=FakeClock()) == 1
    assert "no report could be written" in capsys.readouterr().err


def test_after_a_crash_the_player_can_start_again(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []
    monkeypatch.setattr("game.ui.window.is_on_a_screen", lambda: True)
    monkeypatch.setattr("game.crash.start_again", lambda: started.append("again"))
    monkeypatch.setattr(app, "_wants_to_go_on", lambda report, size: report is not None)

    assert app.run(Breaking, clock=FakeClock()) == 1
    assert started == ["again"]


def test_starting_again_is_the_default_after_a_crash() -> None:
    answers: list[bool] = []
    with Pilot(
        lambda services: Push(Mishap(services, Path("crash.txt")), lambda close: answers.append(close))
    ) as pilot:
        pilot.settle()
        pilot.press("enter")

    assert answers == [False]


def test_nothing_of_the_players_home_is_in_a_report(home: Path) -> None:
    class Telling(Breaking):
        def report(self) -> str:
            return f"{home}/secret"

    app.run(Telling, clock=FakeClock())

    (report,) = home.rglob("crash-*.txt")
    assert "~/secret" in report.read_text("utf-8")
    assert str(home) not in report.read_text("utf-8")


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    def first(services: Services) -> Scene[None]:
        raise MissingAssetError("cards/r5.svg")

    assert app.run(first, clock=FakeClock()) == 2
    assert "assets/cards/r5.svg" in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
def test_without_a_display_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert app.run(Ending, clock=FakeClock()) == 2
    assert capsys.readouterr().err == "There is no display to open a window on.\n"


@pytest.mark.parametrize("text", ["1024x600", "3840x2160", "1280X720"])
def test_window_sizes_within_range(text: str) -> None:
    width, height = app.window_size(text)
    assert f"{width}x{height}" == text.lower()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "1280",
        "1280x",
        "axb",
        "1023x600",
        "1024x599",
        "3841x2160",
        "9" * 5000 + "x600",
        "-1x700",
        "１２８０x720",
    ],
)
def test_window_sizes_out_of_range_are_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"^The window size .*\.$"):
        app.window_size(text)


def test_a_scene_can_be_painted_without_a_screen() -> None:
    surface = app.render_offscreen(KitSheet, (1024, 600), advance_ms=50)
    assert surface.get_size() == (1024, 600)
    assert surface.get_at((0, 0)) != surface.get_at((512, 250))


def test_escape_and_full_screen_keys_in_the_real_loop() -> None:
    class Listening(Ending):
        def handle(self, action: UiAction) -> Change[None]:
            return Pop(None) if isinstance(action, Confirm) else None

        def update(self, dt: float) -> Change[None]:
            return None

    with Pilot(Listening) as pilot:
        pilot.press("f11")
        pilot.press("f11")
        assert pilot.running
        pilot.press("enter")
        assert not pilot.running
