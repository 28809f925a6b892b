"""Nothing on the table flashes more than three times a second, over an area that could do harm (WCAG 2.2, 2.3.1)."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.ai.characters import Level
from game.rules.ruleset import PRESETS
from game.scenes.table import TableScene
from game.services import Services, make_services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.settings import Settings, Speed
from tests.support.eyes import GREY, light_of
from tests.support.pilot import Pilot

SIZE: Final = (1024, 576)
CELLS: Final = (32, 18)
BLOCK: Final = (8, 11)
"""Rows and columns of the harmful part of the window, about a third of its width and a half of its height."""
STEP: Final = 0.1
"""A change of relative luminance that counts; two that oppose each other make a flash."""
MOST: Final = 3
FRAME_MS: Final = 1000 / 30


class Flashes:
    """Follows the brightness of every cell of the window, and keeps when it has flashed."""

    def __init__(self, first: NDArray[np.float64]) -> None:
        self._low, self._high = first.copy(), first.copy()
        self._rising = np.zeros(first.shape, np.int8)
        self._turns: list[NDArray[np.bool_]] = []

    def see(self, light: NDArray[np.float64]) -> None:
        """Take in the next frame: a turn is a change against the last that counted."""
        np.minimum(self._low, light, out=self._low)
        np.maximum(self._high, light, out=self._high)
        up = (light - self._low >= STEP) & (self._rising <= 0)
        down = (self._high - light >= STEP) & (self._rising >= 0) & ~up
        self._turns.append((up & (self._rising < 0)) | (down & (self._rising > 0)))
        self._rising[up], self._rising[down] = 1, -1
        self._high[up | down] = self._low[up | down] = light[up | down]

    def worst_block(self) -> float:
        """Return the greatest share of a block that flashed too often within some second."""
        frames = round(1000 / FRAME_MS)
        turns = np.cumsum(np.stack(self._turns).astype(int), axis=0)
        within = turns[frames:] - turns[:-frames]
        often = within // 2 > MOST
        rows, columns = BLOCK
        windows = np.lib.stride_tricks.sliding_window_view(often, (rows, columns), axis=(1, 2))
        return float(windows.mean(axis=(3, 4)).max())


def brightness(pilot: Pilot) -> NDArray[np.float64]:
    small = pygame.transform.smoothscale(pilot.loop.surface, CELLS)
    light: NDArray[np.float64] = (light_of(small) @ GREY.T)[..., 0]
    return light


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.FAST])
@pytest.mark.parametrize("preset", ["official", "party"])
def test_a_match_does_not_flash(preset: str, speed: Speed) -> None:
    plans = plan_table([Level.EASY] * 4)
    match = Match.start(PRESETS[preset], plans, 5, make_agents(plans, 5))
    services = make_services(seed=5, settings=Settings(speed=speed, bot_pace=0.5))

    def table(services: Services) -> TableScene:
        return TableScene(services, match)

    with Pilot(table, SIZE, services=services) as pilot:
        flashes = Flashes(brightness(pilot))
        end = pilot.clock.time + 90_000
        while pilot.clock.time < end:
            pilot.advance(FRAME_MS)
            flashes.see(brightness(pilot))
        assert match.log_length > 80
        assert flashes.worst_block() < 0.25


def test_what_does_flash_is_found() -> None:
    dark, bright = np.zeros(CELLS[::-1]), np.ones(CELLS[::-1])
    flashes = Flashes(dark)
    for frame in range(60):
        flashes.see(bright if frame // 3 % 2 else dark)
    assert flashes.worst_block() == 1
    calm = Flashes(dark)
    for frame in range(60):
        calm.see(bright if frame // 8 % 2 else dark)
    assert calm.worst_block() == 0
