"""What is painted in parts equals what is painted whole, and nothing is painted when nothing changed."""

from __future__ import annotations

import random

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.compositor import Canvas, Compositor, joined_by_rows, merged, render

SIZE = (320, 200)


def sprite(color: tuple[int, int, int], size: tuple[int, int], alpha: int = 255) -> Surface:
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill((*color, alpha))
    return surface


@pytest.fixture
def background() -> Surface:
    surface = Surface(SIZE)
    surface.fill((20, 80, 79))
    return surface


def scattered(rng: random.Random, background: Surface, sprites: list[Surface]) -> Canvas:
    canvas = Canvas(SIZE)
    canvas.background(background)
    rng.shuffle(sprites)
    for index, surface in enumerate(sprites):
        if rng.random() < 0.8:
            step = index if rng.random() < 0.7 else rng.randrange(40)
            canvas.blit(surface, (step * 7 - 10, step * 5 - 10), alpha=rng.choice((255, 255, 120)))
        if index == 5:
            canvas.fill((4, 19, 21, 189))
    with canvas.clip(Rect(30, 30, 100, 90)):
        canvas.blit(sprites[0], (rng.randrange(60), 20))
        canvas.fill((255, 0, 0), Rect(rng.randrange(50), 100, 60, 40))
    return canvas


@pytest.mark.parametrize("seed", range(20))
def test_parts_equal_the_whole(seed: int, background: Surface) -> None:
    rng = random.Random(seed)
    sprites = [
        sprite((rng.randrange(256), rng.randrange(256), 90), (20 + n * 3, 30), rng.choice((255, 128)))
        for n in range(12)
    ]
    compositor, target = Compositor(), Surface(SIZE)
    for _ in range(12):
        canvas = scattered(rng, background, sprites)
        compositor.compose(canvas, target)
        assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(render(canvas), "RGB")


def test_nothing_changed_paints_nothing(background: Surface) -> None:
    compositor, target, card = Compositor(), Surface(SIZE), sprite((255, 0, 0), (40, 60))
    rects = []
    for _ in range(3):
        canvas = Canvas(SIZE)
        canvas.background(background)
        canvas.blit(card, (10, 10))
        rects.append(compositor.compose(canvas, target))
    assert rects == [[Rect(0, 0, *SIZE)], [], []]
    assert compositor.frames_drawn == 1


def test_a_move_paints_where_it_was_and_is(background: Surface) -> None:
    compositor, target, card = Compositor(), Surface(SIZE), sprite((255, 0, 0), (40, 60))
    for x in (10, 200):
        canvas = Canvas(SIZE)
        canvas.background(background)
        canvas.blit(card, (x, 10))
        rects = compositor.compose(canvas, target)
    assert sorted(rect.topleft for rect in rects) == [(10, 10), (200, 10)]


def test_marked_places_are_painted_again(background: Surface) -> None:
    compositor, target, canvas = Compositor(), Surface(SIZE), Canvas(SIZE)
    canvas.background(background)
    compositor.compose(canvas, target)
    compositor.mark(Rect(5, 5, 10, 10))
    assert compositor.compose(canvas, target) == [Rect(5, 5, 10, 10)]
    compositor.mark()
    assert compositor.compose(canvas, target) == [Rect(0, 0, *SIZE)]


def test_near_rectangles_are_joined_and_far_ones_are_not() -> None:
    assert merged([Rect(0, 0, 50, 50), Rect(5, 5, 50, 50)]) == [Rect(0, 0, 55, 55)]
    assert len(merged([Rect(0, 0, 50, 50), Rect(200, 0, 50, 50)])) == 2


@pytest.mark.parametrize("seed", range(6))
def test_many_rectangles_are_covered_by_rows_of_cells(seed: int) -> None:
    rng, window = random.Random(seed), Rect(0, 0, 640, 361)
    rects = [Rect(rng.randrange(600), rng.randrange(320), rng.randint(1, 40), rng.randint(1, 41)) for _ in range(60)]
    rows = joined_by_rows(rects, window)
    wanted, got = Surface(window.size, depth=8), Surface(window.size, depth=8)
    for surface, painted in ((wanted, rects), (got, rows)):
        for rect in painted:
            surface.fill(1, rect)
    covered = [(got.get_at_mapped((x, y)), wanted.get_at_mapped((x, y))) for x in range(640) for y in range(0, 361, 3)]
    assert all(by_rows >= by_rects for by_rows, by_rects in covered)
    assert all(window.contains(rect) for rect in rows)
    assert all(not a.colliderect(b) for index, a in enumerate(rows) for b in rows[:index])


def test_very_many_rectangles_far_apart_stay_apart() -> None:
    ones = [Rect(index % 10 * 100, index // 10 * 70, 5, 5) for index in range(100)]
    few = merged(ones)
    assert all(any(rect.contains(one) for rect in few) for one in ones)
    assert sum(rect.width * rect.height for rect in few) < 900 * 630 / 2
