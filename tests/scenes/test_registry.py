"""Every scene can be made by its name, with any number of seats, and drawn over the real table."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.registry import SCENES
from game.scenes.staging import ShotOptions
from game.services import Services, make_services
from game.ui.compositor import Canvas

NAMES = "title table chooser challenge target penalty give round_result match_result pause quit"
NAMES += " saved replay replays rules coach statistics at_table"
NAMES += " hand_over hand_over_pin private_challenge private_give shared_table kept_places flat_table"


@pytest.fixture(scope="module")
def services() -> Services:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return make_services(seed=7)


def test_the_names_are_known() -> None:
    assert set(NAMES.split()) <= set(SCENES)


@pytest.mark.parametrize("seats", [2, 4, 10])
@pytest.mark.parametrize("name", NAMES.split())
def test_every_scene_is_made_and_drawn(name: str, seats: int, services: Services) -> None:
    size = (1280, 720)
    scene = SCENES[name](services, ShotOptions(seats, 7, 12, size))
    scene.resize(size)
    for _ in range(60):
        scene.update(100)
    canvas = Canvas(size)
    scene.draw(canvas)
    assert canvas.items
    again = Canvas(size)
    scene.draw(again)
    assert len(again.items) == len(canvas.items)
    scene.close()
