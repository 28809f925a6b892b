"""Say places in plain numbers: rectangles, turned cards and the scale of a window; pixels unless said otherwise."""

from dataclasses import dataclass
from math import cos, hypot, radians, sin
from typing import Final, NamedTuple, TypeAlias

PixelSize: TypeAlias = tuple[int, int]
Spot: TypeAlias = tuple[float, float]

CARD_RATIO: Final = 1.5


class Area(NamedTuple):
    """An upright rectangle in window pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """Return the first column to the right of it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """Return the first row below it."""
        return self.y + self.height

    @property
    def center(self) -> Spot:
        """Return its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, spot: Spot) -> bool:
        """Tell whether a point lies in it."""
        return self.x <= spot[0] < self.right and self.y <= spot[1] < self.bottom

    def contains(self, other: "Area") -> bool:
        """Tell whether another rectangle lies wholly within it."""
        return self.x <= other.x and self.y <= other.y and self.right >= other.right and self.bottom >= other.bottom

    def overlaps(self, other: "Area") -> bool:
        """Tell whether the two share a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def grown(self, by: int) -> "Area":
        """Return the rectangle with its edges moved outwards."""
        return Area(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


def area_around(center: Spot, width: float, height: float) -> Area:
    """Return a rectangle of a size with its middle at a point, on whole pixels."""
    w, h = round(width), round(height)
    return Area(round(center[0] - w / 2), round(center[1] - h / 2), w, h)


def turned_around(center: Spot, width: float, height: float, degrees: int) -> Area:
    """Return the rectangle of something so wide and high when upright, turned by a multiple of 90 degrees."""
    return area_around(center, height, width) if degrees % 180 else area_around(center, width, height)


def unit(size: PixelSize) -> float:
    """Return real pixels per pixel of the 1080-line design."""
    return min(size[1] / 1080, size[0] / 1440)


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where one card lies: its middle, its turn in degrees clockwise, its width, and how it looks there.

    `level` orders cards from back to front. `is_shown` is False for a card hidden wholly beneath others. `is_covered`
    tells that its right side is covered, so that the emblem has to stand under the corner numeral.
    """

    x: float
    y: float
    angle: float
    width: int
    level: int
    is_shown: bool = True
    is_covered: bool = False
    is_dimmed: bool = False
    is_lifted: bool = False

    @property
    def height(self) -> int:
        """Return the height of the upright card."""
        return round(self.width * CARD_RATIO)

    def holds(self, spot: Spot) -> bool:
        """Tell whether a point lies on the turned card."""
        x, y = spot[0] - self.x, spot[1] - self.y
        turn = radians(-self.angle)
        across = x * cos(turn) - y * sin(turn)
        along = x * sin(turn) + y * cos(turn)
        return abs(across) <= self.width / 2 and abs(along) <= self.height / 2

    @property
    def bounds(self) -> Area:
        """Return the upright rectangle around the turned card."""
        turn = radians(self.angle)
        width = self.width * abs(cos(turn)) + self.height * abs(sin(turn))
        height = self.width * abs(sin(turn)) + self.height * abs(cos(turn))
        return area_around((self.x, self.y), width, height)


def around(areas: list[Area]) -> Area:
    """Return the smallest rectangle that contains all of them."""
    left, top = min(area.x for area in areas), min(area.y for area in areas)
    return Area(left, top, max(a.right for a in areas) - left, max(a.bottom for a in areas) - top)


def distance(a: Spot, b: Spot) -> float:
    """Return how far two points are apart."""
    return hypot(a[0] - b[0], a[1] - b[1])
