"""Pictures come out at the exact size, turned about their middle, kept within a bound."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Surface

from game.ui.assets import Assets, MissingAssetError, find_assets
from game.ui.cache import SurfaceCache
from game.ui.vector import Shadow

PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" width="20" height="30" viewBox="0 0 20 30">
<rect width="20" height="30" fill="#FF0000"/></svg>"""


@pytest.fixture
def assets(tmp_path: Path) -> Assets:
    (tmp_path / "red.svg").write_text(PICTURE)
    return Assets(tmp_path, repaint={"#ff0000": "#00ff00"})


@pytest.mark.parametrize("size", [(20, 30), (40, 60), (241, 361), (37, 55), (13, 90)])
def test_the_size_is_exact_and_full(assets: Assets, size: tuple[int, int]) -> None:
    surface = assets.image("red", size)
    assert surface.get_size() == size
    assert [tuple(surface.get_at(pos)) for pos in ((0, 0), (size[0] - 1, size[1] - 1))] == [(0, 255, 0, 255)] * 2


@pytest.mark.parametrize("turn", [3, 30, 90, 180, -45])
def test_turned_pictures_keep_their_middle(assets: Assets, turn: float) -> None:
    surface = assets.image("red", (40, 60), turn=turn)
    width, height = surface.get_size()
    assert (width % 2, height % 2) == (0, 0)
    box = surface.get_bounding_rect(min_alpha=128)
    assert abs(box.centerx - width / 2) <= 1
    assert abs(box.centery - height / 2) <= 1


def test_a_shadow_grows_evenly(assets: Assets) -> None:
    surface = assets.image("red", (40, 60), shadow=Shadow((0, 0, 0, 100), 4, 3))
    assert surface.get_size() == (40 + 22, 60 + 22)
    assert tuple(surface.get_at((31, 41))) == (0, 255, 0, 255)


def test_moving_pictures_are_kept_by_even_degrees(assets: Assets) -> None:
    assert assets.moving("red", (40, 60), turn=10.6) is assets.moving("red", (40, 60), turn=9.1)
    assert assets.moving("red", (40, 60), turn=0.4) is assets.image("red", (40, 60))
    assert assets.moving("red", (40, 60), squeeze=0.5).get_width() < 30


def test_a_frame_makes_only_its_share_of_turned_pictures(assets: Assets) -> None:
    big = (300, 400)
    assets.begin_frame()
    sharp = assets.image("red", big, turn=5)
    assert not assets.owing
    soft = assets.image("red", big, turn=7)
    assert assets.owing
    assets.begin_frame()
    assert assets.image("red", big, turn=5) is sharp
    assert assets.image("red", big, turn=7) is not soft
    assert not assets.owing


def test_a_missing_picture_is_named(assets: Assets) -> None:
    with pytest.raises(MissingAssetError, match=r"assets/blue\.svg is missing"):
        assets.image("blue", (10, 10))


def test_the_project_has_its_assets() -> None:
    assert (find_assets() / "themes").is_dir()


def test_the_oldest_leave_first() -> None:
    cache = SurfaceCache(limit=3 * 40 * 40)
    made: list[int] = []

    def get(number: int) -> None:
        def make() -> Surface:
            made.append(number)
            return Surface((20, 20), depth=32)

        cache.get(number, make)

    for number in (1, 2, 1, 3, 4, 1, 2):
        get(number)
    assert made == [1, 2, 3, 4, 2]
    assert cache.bytes <= 3 * 1600


def test_a_picture_in_motion_is_scaled_from_the_one_it_becomes(assets: Assets) -> None:
    assets.begin_frame()
    goal = assets.image("red", (60, 90))
    made = assets.cache.bytes
    smaller = assets.moving("red", (40, 60), turn=20, goal=(60, 90), is_kept=False)
    assert smaller.get_size() != goal.get_size()
    assert assets.cache.bytes == made
    assert assets.moving("red", (60, 90), goal=(60, 90)) is goal


def test_what_a_frame_cannot_afford_is_owed_and_stood_in_for(assets: Assets) -> None:
    big = (300, 450)
    assets.begin_frame()
    assert assets.sharp("red", big) is not None
    assert assets.is_at_hand("red", big)
    assert not assets.is_at_hand("red", (600, 900))
    assert assets.sharp("red", big, turn=4) is None
    assert assets.owing
    stood_in = assets.image("red", (600, 900))
    assert stood_in.get_size() == (600, 900)
    assets.begin_frame()
    assert assets.image("red", (600, 900)) is not stood_in
    assert assets.sharp("red", big, turn=4) is None
    assets.begin_frame()
    assert assets.sharp("red", big, turn=4) is not None
