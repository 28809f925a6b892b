"""Dashed outlines go round a shape and nowhere else, whatever its size; the dashes are even."""

from __future__ import annotations

import random
import re

from pygame import FRect

from game.ui.dashes import dashed_outline
from game.ui.vector import Box, Ring, box

WHITE = (255, 255, 255, 255)


def test_no_line_goes_across() -> None:
    chance = random.Random(1)
    for number in range(80):
        width, k = chance.randrange(60, 900), chance.uniform(0.6, 2.2)
        height = chance.randrange(30, min(width, 260))
        if number % 2:
            look = Box((width, height), height / 2, None, WHITE, 2 * k, (10 * k, 8 * k))
        else:
            look = Box((width, height), height / 3, None, ring=Ring(WHITE, 5 * k, 3.5 * k, (14 * k, 9 * k)))
        picture = box(look)
        middle = picture.get_height() // 2
        inner = range(round(look.margin + 8 * k), round(picture.get_width() - look.margin - 8 * k))
        assert not any(picture.get_at((x, middle)).a for x in inner), look


def test_dashes_are_even_and_end_where_they_began() -> None:
    path = dashed_outline(FRect(0, 0, 100, 40), 20, (10, 8))
    starts = re.findall(r"M([-\d.]+) ([-\d.]+)", path)
    assert len(starts) == round((120 + 40 * 3.1416) / 18)
    assert tuple(map(float, starts[0])) == (20, 0)
    assert "L" in dashed_outline(FRect(0, 0, 100, 40), 0, (10, 8))
