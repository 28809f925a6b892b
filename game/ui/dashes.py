"""Draw dashed outlines as dashes of our own: SDL's reader draws lines across a dashed shape for some sizes."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from pygame import FRect


def dashed_outline(rect: FRect, radius: float, dash: tuple[float, float]) -> str:
    """Return SVG path data of dashes round a rounded rectangle; they are as even as its length allows."""
    radius = max(0.0, min(radius, rect.width / 2, rect.height / 2))
    outline = _Outline(rect, radius)
    count = max(1, round(outline.length / sum(dash)))
    step = outline.length / count
    drawn = step * dash[0] / sum(dash)
    return " ".join(outline.part(number * step, number * step + drawn) for number in range(count))


class _Outline:
    """A rounded rectangle's outline, clockwise from the left end of its upper edge; places on it are lengths."""

    def __init__(self, rect: FRect, radius: float) -> None:
        self._rect = rect
        self._radius = radius
        across, down, corner = rect.width - 2 * radius, rect.height - 2 * radius, radius * pi / 2
        self._lengths = (across, corner, down, corner) * 2
        self.length = sum(self._lengths)

    def part(self, start: float, end: float) -> str:
        """Return path data of the outline between two places."""
        r = self._radius
        pieces = ["M{:.2f} {:.2f}".format(*self._at(start))]
        for index, stop in self._stops(start, end):
            x, y = self._at(stop)
            pieces.append(f"A{r:.2f} {r:.2f} 0 0 1 {x:.2f} {y:.2f}" if index % 2 else f"L{x:.2f} {y:.2f}")
        return "".join(pieces)

    def _stops(self, start: float, end: float) -> Iterator[tuple[int, float]]:
        """Yield each edge or corner between two places, and how far along it goes."""
        begun = 0.0
        for index, length in enumerate(self._lengths):
            stop = min(end, begun + length)
            if stop - max(start, begun) > 0.01:
                yield index, stop
            begun += length

    def _at(self, place: float) -> tuple[float, float]:
        rect, r = self._rect, self._radius
        index, along = self._found(place)
        x = rect.right - r if index < 4 else rect.left + r
        y = rect.bottom - r if 2 <= index < 6 else rect.top + r
        turn = (index // 2 - 1) * pi / 2
        if index % 2:
            turn += along / r if r else 0.0
            return x + r * cos(turn), y + r * sin(turn)
        back = self._lengths[index] - along
        return x + r * cos(turn) + back * sin(turn), y + r * sin(turn) - back * cos(turn)

    def _found(self, place: float) -> tuple[int, float]:
        for index, length in enumerate(self._lengths):
            if place <= length or index == len(self._lengths) - 1:
                return index, min(place, length)
            place -= length
        raise AssertionError("there are eight parts")
