"""Draw every card of both decks, and three backs, as SVG files beside this script.

    python -m assets.cards.make_cards

A card is 200 x 300. Its file bears the name of the card in the game's notation; `NAME@index.svg` is the same
card for a place where others cover its right side: the emblem stands under the corner numeral. Colours come
from the theme's table and stand in the files exactly as there, so that another palette can replace them.
"""

from collections.abc import Iterator
from math import cos, hypot, inf, sin, tau
from pathlib import Path

from assets.cards import symbols as draw
from assets.drawing import COLORS, Shades, emblem, letters, linear, n, palette, radial, write_svg

HERE = Path(__file__).parent
PALETTE = palette()
WILD = PALETTE["wild"]
KINDS = (*"0123456789", "S", "R", "+2")
WILDS = ("W", "W+4", "WS", "WC")
_REACH = (81.0, 131.0)
"""How far the frame of a back is from its middle."""


def body(shades: Shades) -> str:
    """Draw an empty card: rim, face lit from the top left, a bright upper and a dark lower inner edge.

    The light is part of the face's one gradient (its first stop lies beyond the corner) and the shades are the
    table's own: a gloss laid over it would cost a fifth more time to rasterise, and mixed shades could not be replaced.
    """
    lit = ((0.0, shades.light, 1.0), (0.42, shades.base, 1.0), (1.0, shades.dark, 1.0))
    edge = ((0.0, shades.light, 0.75), (0.45, shades.light, 0.1), (1.0, shades.deep, 0.75))
    return (
        "<defs>"
        + linear("rim", (0, 0), (0, 300), (0, "#FEFDFA", 1), (1, "#EEEADF", 1))
        + radial("face", (-30, -90), 440, *lit)
        + linear("edge", (0, 10), (0, 290), *edge)
        + "</defs>"
        + '<rect x="0" y="0" width="200" height="300" rx="22" fill="#C9C6BF"/>'
        + '<rect x="1" y="1" width="198" height="298" rx="21" fill="url(#rim)"/>'
        + '<rect x="9" y="9" width="182" height="282" rx="15" fill="url(#face)"/>'
        + '<rect x="10.25" y="10.25" width="179.5" height="279.5" rx="13.75" fill="none" stroke="url(#edge)" '
        + 'stroke-width="2.5"/>'
    )


def centre(kind: str, color: str, shades: Shades) -> str:
    """Draw the large mark in the middle."""
    ink = (shades.deep, shades.mark)
    match kind:
        case "S":
            return draw.lines(draw.barred_circle(100, 150, 51), 19, *ink, 6.5, shadow=True)
        case "R":
            return draw.lines(draw.opposed_arrows(100, 150, 66), 19, *ink, 6.5, shadow=True)
        case "+2":
            return draw.two_cards(color, shades)
        case "W":
            return draw.petals(PALETTE)
        case "W+4":
            return draw.four_cards(PALETTE)
        case "WS":
            return draw.shuffled_cards(PALETTE, *ink)
        case "WC":
            return draw.pencil_and_card(PALETTE["yellow"], WILD.deep)
        case _:
            return draw.number(kind, shades)


def corner(kind: str, x: float, shades: Shades) -> str:
    """Draw the small mark of the top left corner, its middle at `x`."""
    ink = (shades.deep, shades.mark)
    match kind:
        case "S":
            return draw.lines(draw.barred_circle(x, 38, 13), 5.2, *ink, 2.8, shadow=False)
        case "R":
            return draw.lines(draw.opposed_arrows(x, 38, 16.5), 5.2, *ink, 2.8, shadow=False)
        case "W":
            return draw.small_petals(x, 38, 34, PALETTE)
        case "WS":
            return draw.lines(draw.crossing_arrows(x, 38, 30, 19, 5.5), 4.8, *ink, 2.6, shadow=False)
        case "WC":
            return draw.lines(draw.small_pencil(x, 38, 33), 4.6, *ink, 2.6, shadow=False)
        case "+2" | "W+4":
            return draw.small_text(kind[-2:], x, shades, size=39 if x > 35 else 31)
        case _:
            return draw.small_text(kind, x, shades, size=48 if x > 30 else 45)


def small_emblem(color: str, shades: Shades, x: float, y: float) -> str:
    """Draw the emblem of a corner: the colour's own, or the four petals of the wilds."""
    if color == "wild":
        return draw.small_petals(x, y, 25, PALETTE)
    return emblem(color, (x, y), 30, shades.mark, rim=shades.deep)


def card(kind: str, color: str, *, index: bool) -> str:
    """Draw one face."""
    shades = PALETTE[color]
    wide = kind in ("+2", "W+4")
    usual = corner(kind, 40 if wide else 34, shades)
    first = 26 if kind.isdigit() else 31
    turned = 'transform="rotate(180 100 150)"'
    beside = "" if kind == "W" else small_emblem(color, shades, 166, 38)
    below = "" if kind == "W" else small_emblem(color, shades, first, 78 if color == "wild" else 86)
    watermark = "" if color == "wild" else emblem(color, (100, 150), 190, shades.light, 0.2)
    return (
        body(shades)
        + watermark
        + centre(kind, color, shades)
        + (corner(kind, first, shades) + below if index else usual + beside)
        + f"<g {turned}>{usual}{beside}</g>"
    )


def back() -> str:
    """Draw the back: indigo, the four emblems scattered, a 1 in a ring."""
    indigo = Shades("#3B3670", "#1F1B3D", "#8D86D8", "#14111F", "#FBFAF6")
    hairline = f'stroke="{indigo.light}" stroke-opacity="0.4" stroke-width="2"'
    half = ((40, 42, 0), (100, 38, 2), (160, 42, 1), (68, 86, 3), (132, 86, 0), (33, 124, 1), (167, 124, 2))
    places = [*half, *((200 - x, 300 - y, (i + 2) % 4) for x, y, i in half)]
    scattered = "".join(emblem(COLORS[i], (x, y), 30, PALETTE[COLORS[i]].light, 0.38) for x, y, i in places)
    return (
        body(indigo)
        + f'<rect x="17" y="17" width="166" height="266" rx="9" fill="none" {hairline}/>'
        + scattered
        + '<circle cx="100" cy="155" r="50" fill="#000000" fill-opacity="0.25"/>'
        + f'<circle cx="100" cy="150" r="46" fill="{indigo.dark}" stroke="{indigo.mark}" stroke-width="8"/>'
        + f'<circle cx="100" cy="150" r="37" fill="none" {hairline}/>'
        + f'<path d="{letters("1", (99, 150), 78)}" fill="{indigo.mark}"/>'
    )


def woven_back() -> str:
    """Draw the teal back: a harlequin of diamonds, a 1 in a diamond."""
    teal = Shades("#1F6663", "#0B3336", "#7FCBC3", "#061B1D", "#FBFAF6")
    columns, rows, wide, high = 6, 8, 26, 32
    parts = [body(teal), _hairline(teal)]
    for column in range(2 * columns - 1):
        for row in range(column % 2, 2 * rows - 1, 2):
            x, y = 22 + (column + 1) * wide / 2, 22 + (row + 1) * high / 2
            ink = teal.deep if column % 2 else teal.light
            parts.append(_filled(_diamond(x, y, wide / 2 - 1, high / 2 - 1), ink, 0.3))
            if column % 2 == 0:
                parts.append(_filled(_diamond(x, y, 4, 5), teal.mark, 0.5))
    sign = (_diamond(100, 150, 62, 77), _diamond(100, 155, 66, 81), _diamond(100, 150, 50, 62))
    return "".join([*parts, *_sign(teal, *sign)])


def radiant_back() -> str:
    """Draw the plum back: rays from the middle, small stars between them, a 1 in a star."""
    plum = Shades("#74305F", "#3A1531", "#D68CBF", "#1C0A18", "#FBFAF6")
    count = 32
    parts = [body(plum), _hairline(plum)]
    edges = [_edge_at(tau * (number - 0.5) / count) for number in range(count + 1)]
    for one, other in zip(edges[::2], edges[1::2], strict=False):
        outline = "L".join(f"{n(x)} {n(y)}" for x, y in ((100, 150), one, *_corner_between(one, other), other))
        parts.append(_filled(f"M{outline}Z", plum.light, 0.2))
    for aside, size, turn in ((78, 7, 0.0), (105, 9, 0.5), (128, 6, 0.0)):
        for number in range(8):
            angle = tau * (number + turn) / 8
            x, y = 100 + aside * sin(angle) * 0.62, 150 - aside * cos(angle)
            if 30 < x < 170 and 32 < y < 268 and hypot(x - 100, y - 150) > 68:
                parts.append(_filled(_star(x, y, size, 0.36, 4), plum.mark, 0.6))
    sign = (_star(100, 150, 58, 0.78, 12), _star(100, 155, 62, 0.78, 12), _star(100, 150, 40, 0.92, 24))
    return "".join([*parts, *_sign(plum, *sign)])


def _sign(shades: Shades, outline: str, shadow: str, inner: str) -> Iterator[str]:
    """Draw the 1 on its ground."""
    yield _filled(shadow, "#000000", 0.25)
    rim = f'stroke="{shades.mark}" stroke-width="8" stroke-linejoin="round"'
    yield f'<path d="{outline}" fill="{shades.dark}" {rim}/>'
    yield f'<path d="{inner}" fill="none" stroke="{shades.light}" stroke-opacity="0.4" stroke-width="2"/>'
    yield f'<path d="{letters("1", (99, 150), 72)}" fill="{shades.mark}"/>'


def _filled(outline: str, color: str, opacity: float) -> str:
    return f'<path d="{outline}" fill="{color}" fill-opacity="{n(opacity)}"/>'


def _hairline(shades: Shades) -> str:
    line = f'stroke="{shades.light}" stroke-opacity="0.4" stroke-width="2"'
    return f'<rect x="17" y="17" width="166" height="266" rx="9" fill="none" {line}/>'


def _diamond(x: float, y: float, wide: float, high: float) -> str:
    return f"M{n(x)} {n(y - high)}L{n(x + wide)} {n(y)}L{n(x)} {n(y + high)}L{n(x - wide)} {n(y)}Z"


def _star(x: float, y: float, radius: float, depth: float, points: int) -> str:
    """Outline a star whose inner corners are at a share of its radius."""
    corners = []
    for number in range(2 * points):
        reach = radius if number % 2 == 0 else radius * depth
        angle = tau * number / (2 * points)
        corners.append(f"{n(x + reach * sin(angle))} {n(y - reach * cos(angle))}")
    return f"M{'L'.join(corners)}Z"


def _edge_at(angle: float) -> tuple[float, float]:
    """Give where a ray from the middle meets the frame, clockwise from the top."""
    across, along = sin(angle), -cos(angle)
    reach = min(_REACH[0] / abs(across) if across else inf, _REACH[1] / abs(along) if along else inf)
    return 100 + reach * across, 150 + reach * along


def _corner_between(one: tuple[float, float], other: tuple[float, float]) -> list[tuple[float, float]]:
    """Give the corner of the frame that a ray has between its two edges, if it has one."""
    if abs(one[0] - other[0]) < 1e-6 or abs(one[1] - other[1]) < 1e-6:
        return []
    x = max((one[0], other[0]), key=lambda side: abs(side - 100))
    y = max((one[1], other[1]), key=lambda side: abs(side - 150))
    return [(x, y)]


def faces() -> Iterator[tuple[str, str, str]]:
    """Yield the name, kind and colour of every different face of both decks."""
    for color in COLORS:
        for kind in KINDS:
            yield color[0] + kind, kind, color
    for kind in WILDS:
        yield kind, kind, "wild"


def main() -> None:
    """Write all files."""
    for name, kind, color in faces():
        write_svg(HERE / f"{name}.svg", 200, 300, card(kind, color, index=False))
        write_svg(HERE / f"{name}@index.svg", 200, 300, card(kind, color, index=True))
    for name, drawn in (("back", back()), ("back_woven", woven_back()), ("back_radiant", radiant_back())):
        write_svg(HERE / f"{name}.svg", 200, 300, drawn)


if __name__ == "__main__":
    main()
