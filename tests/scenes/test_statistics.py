"""The statistics: empty, filled and sample sums; every control by pointer and keys; every window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.i18n import Translator
from game.scenes.statistics import CSV_FILE, NOTHING, StatisticsScene, statistics_layout
from game.scenes.statistics_shot import sample
from game.scenes.statistics_words import (
    left_rows,
    opponent_rows,
    place_marks,
    place_words,
    rate_marks,
    seats_marks,
    tiles,
    usual_seats,
    week_guides,
    week_marks,
)
from game.services import Services
from game.store.history import History
from game.ui.compositor import Canvas
from game.ui.scene import Scene
from tests.scenes.asking import SIZES, asked
from tests.scenes.histories import DAY, START, filled
from tests.support.pilot import Pilot

TR = Translator()


@contextmanager
def looking(
    history: History | None, folder: Path, size: tuple[int, int] = (1280, 720), *, is_sample: bool = False
) -> Iterator[tuple[Pilot, StatisticsScene]]:
    made: list[StatisticsScene] = []

    def first(services: Services) -> Scene[Any]:
        scene = StatisticsScene(services, history, folder, now=START + 60 * DAY)
        if is_sample:
            scene.sums = sample()
        made.append(scene)
        return scene

    with Pilot(first, size) as pilot:
        yield pilot, made[0]


def test_an_empty_history_is_a_kind_page(tmp_path: Path) -> None:
    with looking(None, tmp_path) as (pilot, scene):
        assert scene.is_empty
        assert [widget.name for widget in scene.form.widgets] == ["back"]
        assert pilot.picture().get_size() == (1280, 720)


def test_played_matches_are_summed_up(tmp_path: Path) -> None:
    with looking(filled(tmp_path), tmp_path) as (_, scene):
        assert not scene.is_empty
        assert scene.sums.total.matches == 2
        assert tiles(TR, scene.sums)[0].number == "2"
        assert len(opponent_rows(scene.sums.opponents, 9)) == 2


def test_rules_and_time_narrow_it_down(tmp_path: Path) -> None:
    with looking(filled(tmp_path), tmp_path) as (pilot, scene):
        assert scene.sums.presets == ("own",)
        pilot.click("rules")
        pilot.press("down")
        pilot.press("enter")
        assert scene.preset == "own"
        assert scene.sums.total.matches == 2
        pilot.click("time")
        for _ in range(3):
            pilot.press("down")
        pilot.press("enter")
        assert scene.period == "4"
        assert scene.sums.total.matches == 0
        assert not scene.is_empty


def test_the_pictures_can_be_changed(tmp_path: Path) -> None:
    with looking(None, tmp_path, is_sample=True) as (pilot, scene):
        pilot.click("trend")
        pilot.press("right")
        assert scene.shown["trend"] == "points"
        scene.form.focus("finish")
        pilot.press("right")
        pilot.press("right")
        assert scene.shown["finish"] == "seats"
        assert pilot.picture().get_size() == (1280, 720)


def test_a_file_is_written(tmp_path: Path) -> None:
    with looking(filled(tmp_path), tmp_path / "files") as (pilot, scene):
        pilot.click("export")
        assert str(tmp_path / "files" / CSV_FILE) in scene.message
        text = (tmp_path / "files" / CSV_FILE).read_text("utf-8-sig")
        assert text.startswith("match,")
        assert text.count("\n") == 1 + 3 * scene.sums.total.rounds


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with looking(filled(tmp_path), tmp_path / "file" / "below") as (pilot, scene):
        pilot.click("export")
        assert "can’t be written" in scene.message


@pytest.mark.parametrize("way", ["keep", "esc", "enter"])
def test_deleting_asks_first_and_keeping_is_the_default(way: str, tmp_path: Path) -> None:
    with looking(filled(tmp_path, matches=1), tmp_path) as (pilot, scene):
        pilot.click("clear")
        pilot.advance(500)
        pilot.click(way) if way == "keep" else pilot.press(way)
        assert scene.sums.total.matches == 1


def test_everything_can_be_deleted(tmp_path: Path) -> None:
    history = filled(tmp_path, matches=1)
    with looking(history, tmp_path) as (pilot, scene):
        pilot.click("clear")
        pilot.advance(500)
        pilot.click("clear")
        assert scene.is_empty
        assert history.matches() == ()


@pytest.mark.parametrize("way", ["back", "esc"])
def test_it_is_left(way: str, tmp_path: Path) -> None:
    with asked(lambda services, table: StatisticsScene(services, None, tmp_path)) as (pilot, table):
        pilot.click(way) if way == "back" else pilot.press(way)
        assert table.answers == [None]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_fits_every_window(size: tuple[int, int], tmp_path: Path) -> None:
    layout = statistics_layout(size)
    panels = [*layout.tiles, layout.weeks, layout.finish, layout.left, layout.opponents]
    for index, panel in enumerate(panels):
        assert not any(panel.colliderect(other) for other in panels[index + 1 :])
    with looking(None, tmp_path, size, is_sample=True) as (_, scene):
        for finish in ("places", "levels", "seats"):
            scene.shown["finish"] = finish
            canvas = Canvas(size)
            scene.draw(canvas)
            assert all(canvas.rect.contains(rect) for rect in canvas.rects if rect.size != size)
        for widget in scene.form.widgets:
            assert canvas.rect.contains(widget.rect), widget.name


def test_marks_follow_the_sums() -> None:
    sums = sample()
    assert usual_seats(sums.places) == 4
    assert [mark.number for mark in place_marks(TR, sums.places, 4)] == ["23", "17", "13", "8"]
    assert [mark.label for mark in rate_marks(TR, sums.rates)] == ["Easy", "Normal", "Hard"]
    assert [mark.label for mark in seats_marks(TR, sums.rates)] == ["2 seats", "4 seats"]
    assert [row.points for row in left_rows(TR, sums)] == [650, 420, 310]
    assert [one.name for one in opponent_rows(sums.opponents, 2)] == ["Nora", "Felix"]
    weeks = week_marks(TR, sums.weeks, points=False)
    assert len(weeks) == 12
    assert all(0 <= mark.share <= 1 for mark in (*weeks, *week_marks(TR, sums.weeks, points=True)))
    assert sum(guide.is_chance for guide in week_guides(TR, sums, points=False)) == 1
    assert place_words(TR, 5, 10) == "5th"


def test_nothing_played_makes_no_marks_and_no_division_by_nothing() -> None:
    assert week_marks(TR, (), points=False) == ()
    assert week_guides(TR, NOTHING, points=True)
    assert usual_seats(()) == 0
    assert place_marks(TR, (), 0) == ()
    assert tiles(TR, NOTHING)[1].number == "–"
