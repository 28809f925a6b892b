"""A picture turned by half a turn is the upright one, pixel by pixel, and pointers mean what they seem to."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.services import Services
from game.ui.actions import PointerPressed, UiAction
from game.ui.compositor import Canvas, Compositor
from game.ui.half_turn import HalfTurn
from game.ui.scene import Change, Scene
from tests.support.pilot import Pilot


class Corner(Scene[None]):
    """Shows a red square in its upper left corner and notes where it is pressed."""

    def __init__(self) -> None:
        self.is_far = False
        self.side = 20
        self.presses: list[tuple[int, int]] = []

    @property
    def is_turned(self) -> bool:
        return self.is_far

    def handle(self, action: UiAction) -> Change[None]:
        if isinstance(action, PointerPressed):
            self.presses.append(action.pos)
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((20, 80, 79))
        canvas.fill((200, 30, 30), pygame.Rect(0, 0, self.side, self.side))


def test_the_window_turns_with_the_scene_and_back() -> None:
    scene = Corner()

    def first(services: Services) -> Scene[None]:
        return scene

    with Pilot(first, (1024, 600)) as pilot:
        pilot.step()
        upright = pilot.picture()
        pilot.click((30, 40))
        scene.is_far = True
        scene.touch()
        pilot.step()
        turned = pilot.picture()
        assert same(turned, pygame.transform.rotate(upright, 180))
        assert turned.get_at((1023, 599))[:3] == (200, 30, 30)
        pilot.click((1023 - 30, 599 - 40))
        assert scene.presses == [(30, 40), (30, 40)]
        scene.side = 44
        scene.touch()
        pilot.step()
        assert pilot.picture().get_at((1024 - 40, 600 - 40))[:3] == (200, 30, 30)
        pilot.resize((1280, 720))
        assert pilot.picture().get_at((1279, 719))[:3] == (200, 30, 30)
        scene.is_far = False
        scene.touch()
        pilot.step()
        assert pilot.picture().get_at((0, 0))[:3] == (200, 30, 30)
        assert pilot.picture().get_at((1279, 719))[:3] == (20, 80, 79)


def test_only_what_differs_is_turned() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    window, compositor, half_turn = Surface((400, 300)), Compositor(), HalfTurn()
    for side, expected in ((10, [(0, 0, 400, 300)]), (10, []), (30, [(370, 270, 30, 30)])):
        canvas = Canvas((400, 300))
        canvas.fill((1, 2, 3))
        canvas.fill((200, 30, 30), pygame.Rect(0, 0, side, side))
        painted = half_turn.compose(compositor, canvas, window, is_turned=True)
        assert [tuple(rect) for rect in painted] == expected


def same(one: Surface, other: Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
