"""The title: layouts from narrow to wide, cards that drift and come to rest."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.scenes.drift import FLOCK, REST_AFTER_MS, Drift, drifted
from game.scenes.title import TitleScene
from game.scenes.title_layout import title_layout
from game.services import Services, make_services
from game.settings import Settings
from game.ui.scene import Scene
from tests.scenes.asking import SIZES, Table, asked
from tests.support.pilot import Pilot


def title(services: Services, table: Table) -> Scene[Any]:
    return TitleScene(services)


@pytest.mark.parametrize("size", [*SIZES, (3840, 1080), (1100, 1000), (2000, 2100)])
def test_the_column_is_whole_and_clear_of_the_fan(size: tuple[int, int]) -> None:
    layout = title_layout(size)
    column = [layout.logo, layout.play, *layout.chips]
    for rect in column:
        assert 0 <= rect.left < rect.right <= size[0]
        assert 0 <= rect.top < rect.bottom <= size[1]
    assert layout.play.height > 1.6 * layout.chips[0].height
    if not layout.narrow:
        assert layout.stage.left >= layout.play.right
    assert title_layout((1440, 1080)).narrow
    assert not title_layout((1920, 1080)).narrow


def test_cards_drift_on_and_return_from_the_other_side() -> None:
    for one in FLOCK:
        places = [drifted(one, 1080, at) for at in range(0, 200_000, 100)]
        assert min(places) >= -170 / 1080 - 0.001
        assert max(places) <= 1 + 170 / 1080 + 0.001
        steps = [abs(after - before) for before, after in pairwise(places)]
        assert sorted(steps)[len(steps) // 2] < 3 / 1080


def test_the_drift_slows_down_and_ends_twenty_seconds_after_the_last_input() -> None:
    drift = Drift()
    for _ in range(int(REST_AFTER_MS / 10) - 1):
        drift.advance(10)
    assert drift.moving
    before = drift.travelled
    drift.advance(10)
    assert not drift.moving
    assert drift.travelled - before < 1
    drift.advance(1_000)
    assert drift.travelled - before < 1
    drift.wake()
    assert drift.moving


def test_an_idle_title_draws_no_frame() -> None:
    with asked(title) as (pilot, _):
        frames = pilot.frames
        pilot.advance(1_000)
        assert pilot.frames > frames
        pilot.advance(REST_AFTER_MS)
        frames = pilot.frames
        pilot.advance(5_000)
        assert pilot.frames == frames
        pilot.press("down")
        pilot.advance(500)
        assert pilot.frames > frames + 5


def test_with_reduced_motion_nothing_moves() -> None:
    services = make_services(settings=Settings(reduced_motion=True))
    with Pilot(TitleScene, services=services) as pilot:
        pilot.advance(500)
        frames = pilot.frames
        pilot.advance(3_000)
        assert pilot.frames == frames


def test_it_survives_live_resizing() -> None:
    with asked(title) as (pilot, _):
        for size in SIZES:
            pilot.resize(size)
            assert pilot.picture().get_size() == size
