"""What the scripts that draw pictures share: palette, letters as paths, emblems, gradients, documents.

It writes only what SDL_image's SVG reader understands: shapes, paths, strokes, opacity, gradients in user
space. A development tool; the game never imports it.
"""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]  # fontTools ships no types
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]  # fontTools ships no types
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]  # fontTools ships no types
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # fontTools ships no types

ASSETS = Path(__file__).parent
COLORS = ("red", "yellow", "green", "blue")


@dataclass(frozen=True, slots=True)
class Shades:
    """Hold the shades of one colour of the deck, as in the theme's table."""

    base: str
    dark: str
    light: str
    deep: str
    mark: str


def palette(theme: str = "felt") -> Mapping[str, Shades]:
    """Read the shades of the four colours and of the wilds from the theme, the one table of colours."""
    table = tomllib.loads((ASSETS / "themes" / theme / "theme.toml").read_text("utf-8"))["colors"]
    return {
        name: Shades(row["base"], row["dark"], row["light"], row["deep"], row["mark"]) for name, row in table.items()
    }


def n(value: float) -> str:
    """Write a length in at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"


def write_svg(path: Path, width: int, height: int, body: str) -> None:
    """Write a document of the given size in pixels, one element a line."""
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    path.write_text(f"{head}\n{body.replace('><', '>' + chr(10) + '<')}\n</svg>\n", "utf-8", newline="\n")


def stops(*pairs: tuple[float, str, float]) -> str:
    """Write gradient stops from (offset, colour, opacity)."""
    return "".join(
        f'<stop offset="{n(at)}" stop-color="{color}"'
        + ("" if opacity == 1 else f' stop-opacity="{n(opacity)}"')
        + "/>"
        for at, color, opacity in pairs
    )


def linear(name: str, start: tuple[float, float], end: tuple[float, float], *pairs: tuple[float, str, float]) -> str:
    """Define a linear gradient between two points in user space."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{n(start[0])}" y1="{n(start[1])}" '
        f'x2="{n(end[0])}" y2="{n(end[1])}">{stops(*pairs)}</linearGradient>'
    )


def fading(color: str, opacity: float) -> tuple[tuple[float, str, float], ...]:
    """Return stops that fade a colour out, fast at first."""
    return ((0.0, color, opacity), (0.55, color, opacity * 0.25), (1.0, color, 0.0))


def radial(name: str, centre: tuple[float, float], radius: float, *pairs: tuple[float, str, float]) -> str:
    """Define a radial gradient in user space."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{n(centre[0])}" cy="{n(centre[1])}" '
        f'r="{n(radius)}">{stops(*pairs)}</radialGradient>'
    )


@cache
def _font(name: str) -> TTFont:
    return TTFont(ASSETS / "fonts" / f"{name}.ttf")


def letters(
    text: str,
    at: tuple[float, float],
    size: float,
    font: str = "Fredoka-Bold",
    spacing: float = 0.0,
    *,
    centred: bool = True,
) -> str:
    """Return the path of a line of text: the middle of its ink at the point, or its baseline from there."""
    face = _font(font)
    glyphs, names = face.getGlyphSet(), face.getBestCmap()
    scale = size / face["head"].unitsPerEm
    placed: list[tuple[str, float]] = []
    ink: list[tuple[float, float, float, float]] = []
    x = 0.0
    for letter in text:
        glyph = names[ord(letter)]
        placed.append((glyph, x))
        bounds = BoundsPen(glyphs)
        glyphs[glyph].draw(bounds)
        if bounds.bounds:
            left, low, right, high = bounds.bounds
            ink.append((x + left, low, x + right, high))
        x += glyphs[glyph].width + spacing / scale
    dx, dy = at
    if centred:
        dx -= scale * (min(b[0] for b in ink) + max(b[2] for b in ink)) / 2
        dy += scale * (min(b[1] for b in ink) + max(b[3] for b in ink)) / 2
    pen = SVGPathPen(glyphs, n)
    for glyph, offset in placed:
        glyphs[glyph].draw(TransformPen(pen, (scale, 0, 0, -scale, dx + offset * scale, dy)))
    return str(pen.getCommands())


def star(centre: tuple[float, float], outer: float, inner: float, points: int) -> str:
    """Return the path of a star with its first point up."""
    corners = []
    for i in range(points * 2):
        radius, angle = (inner if i % 2 else outer), math.pi * i / points
        corners.append(f"{n(centre[0] + radius * math.sin(angle))} {n(centre[1] - radius * math.cos(angle))}")
    return "M" + "L".join(corners) + "Z"


def circle(cx: float, cy: float, r: float) -> str:
    """Return the path of a circle."""
    k = r * 0.5523
    return (
        f"M{n(cx)} {n(cy - r)}C{n(cx + k)} {n(cy - r)} {n(cx + r)} {n(cy - k)} {n(cx + r)} {n(cy)}"
        f"C{n(cx + r)} {n(cy + k)} {n(cx + k)} {n(cy + r)} {n(cx)} {n(cy + r)}"
        f"C{n(cx - k)} {n(cy + r)} {n(cx - r)} {n(cy + k)} {n(cx - r)} {n(cy)}"
        f"C{n(cx - r)} {n(cy - k)} {n(cx - k)} {n(cy - r)} {n(cx)} {n(cy - r)}Z"
    )


def _sun() -> str:
    rays = []
    for i in range(8):
        angle = math.pi * i / 4
        sin, cos = math.sin(angle), math.cos(angle)
        corners = ((48.0, 0.0), (33.0, 9.5), (33.0, -9.5))
        rays.append(
            "M" + "L".join(f"{n(50 + r * sin + w * cos)} {n(50 - r * cos + w * sin)}" for r, w in corners) + "Z"
        )
    return circle(50, 50, 23) + "".join(rays)


EMBLEMS: Mapping[str, str] = {
    "red": (
        "M57 3C58 22 73 33 82 50C93 73 77 97 50 97C23 97 7 74 17 51"
        "C21 42 28 35 30 23C38 28 43 35 44 44C52 34 58 20 57 3Z"
        "M50 88C38 88 31 80 34 70C37 61 46 57 49 46C59 54 68 64 67 74C66 83 60 88 50 88Z"
    ),
    "yellow": _sun(),
    "green": (
        "M92 8C96 62 68 92 29 85C25 89 20 93 14 97C9 99 4 93 7 89C11 84 15 80 18 75C9 36 38 8 92 8Z"
        "M27 77L33 81L73 33L70 30Z"
    ),
    "blue": (
        "M60 5C34 9 12 30 12 56C12 81 33 97 58 96C73 95 85 88 93 76C65 79 43 63 43 39C43 25 50 12 60 5Z"
        "M77 22C79 33 82 36 93 38C82 40 79 43 77 54C75 43 72 40 61 38C72 36 75 33 77 22Z"
    ),
}


def emblem(color: str, centre: tuple[float, float], size: float, fill: str, opacity: float = 1.0, rim: str = "") -> str:
    """Draw a colour's emblem in a square of `size` about its centre, with a rim if a shade is given."""
    path, scale = EMBLEMS[color], size / 100
    at = f"translate({n(centre[0] - size / 2)} {n(centre[1] - size / 2)}) scale({scale:.4g})"
    under = (
        f'<path d="{path}" fill="{rim}" stroke="{rim}" stroke-width="{n(4.4 / scale)}" stroke-linejoin="round"/>'
        if rim
        else ""
    )
    faint = "" if opacity == 1 else f' fill-opacity="{n(opacity)}"'
    return f'<g transform="{at}">{under}<path d="{path}" fill="{fill}"{faint} fill-rule="evenodd"/></g>'
