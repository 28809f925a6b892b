"""The list of replays: choosing, watching and handing on, by pointer and keys, in every window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.commands.replay import read_reel
from game.scenes.replay import ReplayScene
from game.scenes.replays import RECORD_FILE, ReplaysScene, shot_replays
from game.services import Services
from game.store.history import History
from game.ui.compositor import Canvas
from game.ui.scene import Scene
from tests.scenes.asking import SIZES, asked
from tests.scenes.histories import filled
from tests.support.pilot import Pilot


@contextmanager
def listing(history: History | None, folder: Path) -> Iterator[tuple[Pilot, ReplaysScene]]:
    made: list[ReplaysScene] = []

    def first(services: Services) -> Scene[Any]:
        made.append(ReplaysScene(services, history, folder))
        return made[0]

    with Pilot(first) as pilot:
        yield pilot, made[0]


def test_matches_are_listed_the_latest_first_and_watched(tmp_path: Path) -> None:
    with listing(filled(tmp_path), tmp_path) as (pilot, scene):
        assert [line.row.id for line in scene.lines] == [2, 1]
        assert scene.lines[0].names == ("You", "Felix", "Iris")
        pilot.click("match_1")
        pilot.press("enter")
        top = pilot.loop.stack.top
        assert isinstance(top, ReplayScene)
        assert top.reel.rounds == scene.lines[1].row.rounds
        assert [plan.avatar for plan in top.reel.plans] == [seat.avatar for seat in scene.lines[1].row.seats]
        pilot.press("esc")
        pilot.press("up")
        pilot.click("watch")
        assert isinstance(pilot.loop.stack.top, ReplayScene)


def test_a_record_is_written_that_the_command_reads(tmp_path: Path) -> None:
    with listing(filled(tmp_path, matches=1), tmp_path / "files") as (pilot, scene):
        pilot.click("export")
        path = tmp_path / "files" / RECORD_FILE.format(id=1)
        assert str(path) in scene.message
        assert read_reel(path).rounds == scene.lines[0].row.rounds


def test_a_damaged_record_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.store.errors import StoreError

    def broken(self: History, match: int) -> None:
        raise StoreError("the record is damaged.")

    monkeypatch.setattr(History, "record", broken)
    with listing(filled(tmp_path, matches=1), tmp_path) as (pilot, scene):
        pilot.click("watch")
        assert "damaged" in scene.message
        pilot.click("export")
        assert "can’t be written" in scene.message


def test_an_empty_list_is_kind(tmp_path: Path) -> None:
    with listing(None, tmp_path) as (pilot, scene):
        assert scene.form.focused == "back"
        assert pilot.picture().get_size() == (1280, 720)


@pytest.mark.parametrize("way", ["back", "esc"])
def test_it_is_left(way: str, tmp_path: Path) -> None:
    with asked(lambda services, table: ReplaysScene(services, None, tmp_path)) as (pilot, table):
        pilot.click(way) if way == "back" else pilot.press(way)
        assert table.answers == [None]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_it_fits_every_window(seats: int, size: tuple[int, int]) -> None:
    with Pilot(lambda services: shot_replays(services, seats), size) as pilot:
        for _ in range(8):
            pilot.press("down")
        canvas = Canvas(size)
        pilot.scene.draw(canvas)
        assert all(canvas.rect.contains(rect) for rect in canvas.rects if rect.size != size)
