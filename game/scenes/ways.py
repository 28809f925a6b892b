"""Curves on which points fly from the hands to the winner; plain numbers."""

from __future__ import annotations

from math import hypot
from typing import TypeAlias

Way: TypeAlias = tuple[tuple[float, float], ...]
"""The four points of a curve."""


def along(way: Way, t: float) -> tuple[float, float]:
    """Give the place on a curve after a share of it from 0 to 1."""
    shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x = sum(share * point[0] for share, point in zip(shares, way, strict=True))
    y = sum(share * point[1] for share, point in zip(shares, way, strict=True))
    return x, y


def spread(way: Way, apart: float) -> list[tuple[float, float]]:
    """Give places along a curve, so many pixels apart."""
    places = []
    last, left, steps = way[0], apart, 200
    for step in range(1, steps + 1):
        point = along(way, step / steps)
        left -= hypot(point[0] - last[0], point[1] - last[1])
        last = point
        if left <= 0:
            places.append(point)
            left += apart
    return places
