"""Draw every card of both decks, and the back, as SVG files beside this script.

    python -m assets.cards.make_cards

A card is 200 x 300. Its file bears the name of the card in the game's notation; `NAME@index.svg` is the same
card for a place where others cover its right side: the emblem stands under the corner numeral. Colours come
from the theme's table and stand in the files exactly as there, so that another palette can replace them.
"""

from collections.abc import Iterator
from pathlib import Path

from assets.cards import symbols as draw
from assets.drawing import COLORS, Shades, emblem, letters, linear, palette, radial, write_svg

HERE = Path(__file__).parent
PALETTE = palette()
WILD = PALETTE["wild"]
KINDS = (*"0123456789", "S", "R", "+2")
WILDS = ("W", "W+4", "WS", "WC")


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
    write_svg(HERE / "back.svg", 200, 300, back())


if __name__ == "__main__":
    main()
