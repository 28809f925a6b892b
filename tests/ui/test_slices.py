"""A box put together from its rims looks like one drawn whole."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.services import Services, make_services
from game.ui.compositor import Canvas, render
from game.ui.slices import may_slice
from game.ui.vector import Box, Gradient, Paint, Ring, Shadow, _whole_box, box

SIZE = (640, 420)
LOOKS = {
    "panel": Box((420, 300), 24, (12, 42, 46, 255), (47, 99, 102, 255), 1.5),
    "plate": Box((421, 301), 24, (6, 25, 28, 204), (47, 99, 102, 255), 2.5),
    "dialog": Box((401, 320), 20, (12, 42, 46, 255), (111, 169, 167, 255), 1.5, shadow=Shadow((0, 0, 0, 120), 12, 8)),
    "ringed": Box((380, 240), 16, (31, 76, 80, 255), ring=Ring((255, 209, 102, 255), 4, 4)),
    "lipped": Box((380, 240), 16, (31, 76, 80, 255), lip=(10, 30, 40, 255), lip_height=6),
    "empty": Box((380, 240), 16, None, (111, 169, 167, 255), 3),
}


@pytest.fixture(scope="module")
def services() -> Iterator[Services]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield make_services(seed=1)
    pygame.quit()


@pytest.mark.parametrize("name", LOOKS)
def test_a_box_of_slices_looks_like_a_whole_one(name: str, services: Services) -> None:
    look, kit = LOOKS[name], services.kit(SIZE)
    assert may_slice(look)
    at = pygame.Rect((90, 50), look.size)
    whole, sliced = Canvas(SIZE), Canvas(SIZE)
    for canvas in (whole, sliced):
        canvas.background(kit.felt())
    whole.blit(kit.box(look), (at.x - look.margin, at.y - look.margin))
    kit.draw_box(sliced, look, at)
    assert len(sliced.items) >= 4
    expected, got = render(whole), render(sliced)
    most = max(
        max(abs(a - b) for a, b in zip(expected.get_at((x, y)), got.get_at((x, y)), strict=True))
        for x in range(0, SIZE[0], 3)
        for y in range(SIZE[1])
    )
    assert most <= (10 if look.shadow else 2)  # shadows are worked out small


def test_small_dashed_and_shaded_boxes_are_drawn_whole() -> None:
    assert not may_slice(Box((90, 60), 20, (1, 2, 3, 255)))
    assert not may_slice(Box((400, 300), 20, (1, 2, 3, 255), (1, 2, 3, 255), 2, dash=(4, 4)))
    assert not may_slice(Box((400, 300), 20, Gradient((1, 2, 3, 255), (3, 2, 1, 255))))
    assert not may_slice(Box((400, 300), 20, (1, 2, 3, 90), shadow=Shadow((0, 0, 0, 120), 12, 8)))


@pytest.mark.parametrize("shadow", [None, Shadow((0, 0, 0, 120), 6, 4)])
@pytest.mark.parametrize("fill", [(12, 42, 46, 255), Gradient((44, 91, 94, 255), (16, 43, 46, 255))])
def test_a_wide_box_is_stretched_out_of_a_narrow_one(fill: Paint, shadow: Shadow | None, services: Services) -> None:
    look = Box((400, 60), 30, fill, (111, 169, 167, 255), 2, lip=(1, 2, 3, 255), lip_height=4, shadow=shadow)
    stretched, whole = box(look), _whole_box(look)
    assert stretched.get_size() == whole.get_size()
    row = look.margin + 30
    for x in range(look.margin + 70, look.margin + 330, 13):
        near = zip(stretched.get_at((x, row)), whole.get_at((x, row)), strict=True)
        assert max(abs(a - b) for a, b in near) <= 2
