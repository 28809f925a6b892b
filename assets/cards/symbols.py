"""The marks of the cards: large in the middle, small in the corner.

It knows shapes and shades, not which card they are for.
"""

from collections.abc import Mapping

from assets.drawing import COLORS, Shades, circle, emblem, letters, linear, n, star

CREAM = "#FBFAF6"
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def lines(path: str, width: float, deep: str, mark: str, rim: float, *, shadow: bool) -> str:
    """Draw strokes of `width` in the mark's shade, with a rim on each side and, if wanted, a soft shadow."""
    under = ""
    if shadow:
        under = (
            f'<path d="{path}" transform="translate(0 7)" fill="none" stroke="#000000" stroke-opacity="0.1" '
            f'stroke-width="{n(width + rim * 2 + 4)}" {ROUND}/>'
            f'<path d="{path}" transform="translate(0 5)" fill="none" stroke="#000000" stroke-opacity="0.16" '
            f'stroke-width="{n(width + rim * 2)}" {ROUND}/>'
        )
    return (
        under
        + f'<path d="{path}" fill="none" stroke="{deep}" stroke-width="{n(width + rim * 2)}" {ROUND}/>'
        + f'<path d="{path}" fill="none" stroke="{mark}" stroke-width="{n(width)}" {ROUND}/>'
    )


def solid(path: str, deep: str, mark: str, rim: float, *, shadow: bool) -> str:
    """Draw a filled shape with a rim of the given width round it and, if wanted, a soft shadow below."""
    under = ""
    if shadow:
        under = (
            f'<path d="{path}" transform="translate(0 7)" fill="none" stroke="#000000" stroke-opacity="0.1" '
            f'stroke-width="{n(rim * 2 + 4)}" stroke-linejoin="round"/>'
            f'<path d="{path}" transform="translate(0 5)" fill="none" stroke="#000000" stroke-opacity="0.16" '
            f'stroke-width="{n(rim * 2)}" stroke-linejoin="round"/>'
        )
    return (
        under
        + f'<path d="{path}" fill="{deep}" stroke="{deep}" stroke-width="{n(rim * 2)}" {ROUND}/>'
        + f'<path d="{path}" fill="{mark}"/>'
    )


def _bar(x: float, y: float, width: float) -> str:
    return f"M{n(x - width / 2)} {n(y)}L{n(x + width / 2)} {n(y)}"


def number(digit: str, shades: Shades) -> str:
    """Draw a large numeral; 6 and 9 are underlined."""
    marked = digit in "69"
    path = letters(digit, (100, 142 if marked else 150), 178)
    line = lines(_bar(100, 233, 50), 11, shades.deep, shades.mark, 6, shadow=True) if marked else ""
    return line + solid(path, shades.deep, shades.mark, 7.5, shadow=True)


def small_text(text: str, x: float, shades: Shades, *, size: float) -> str:
    """Draw a corner numeral with its middle at `x`; 6 and 9 are underlined."""
    marked = text in "69"
    line = lines(_bar(x, 62.5, 17), 4.4, shades.deep, shades.mark, 2.6, shadow=False) if marked else ""
    return line + solid(letters(text, (x, 39), size), shades.deep, shades.mark, 3, shadow=False)


def barred_circle(x: float, y: float, radius: float) -> str:
    """Return the path of Skip."""
    d = radius * 0.707
    return circle(x, y, radius) + f"M{n(x - d)} {n(y + d)}L{n(x + d)} {n(y - d)}"


def opposed_arrows(x: float, y: float, s: float) -> str:
    """Return the path of Reverse: an arrow up, an arrow down, in a box of about 2 `s`."""

    def at(dx: float, dy: float) -> str:
        return f"{n(x + dx * s)} {n(y + dy * s)}"

    up = f"M{at(-0.5, 0.78)}L{at(-0.5, -0.7)}M{at(-0.93, -0.2)}L{at(-0.5, -0.74)}L{at(-0.07, -0.2)}"
    down = f"M{at(0.5, -0.78)}L{at(0.5, 0.7)}M{at(0.93, 0.2)}L{at(0.5, 0.74)}L{at(0.07, 0.2)}"
    return up + down


def crossing_arrows(x: float, y: float, w: float, h: float, head: float) -> str:
    """Return the path of Shuffle: two arrows that cross on their way to the right, in a box `w` by `h`."""
    left, right, top, low = x - w / 2, x + w / 2, y - h / 2, y + h / 2
    bend = w * 0.46
    path = ""
    for start, end in ((low, top), (top, low)):
        path += (
            f"M{n(left)} {n(start)}"
            f"C{n(left + bend)} {n(start)} {n(right - bend)} {n(end)} {n(right)} {n(end)}"
            f"M{n(right - head)} {n(end - head)}L{n(right)} {n(end)}L{n(right - head)} {n(end + head)}"
        )
    return path


def small_card(
    centre: tuple[float, float],
    width: float,
    turn: float,
    fill: str,
    rim: str,
    inside: str = "",
    mark: str = CREAM,
) -> str:
    """Draw a little card, turned about its centre; `inside` has its origin in the middle of the card."""
    height, edge = width * 1.46, width * 0.105
    box = f'x="{n(-width / 2)}" y="{n(-height / 2)}" width="{n(width)}" height="{n(height)}" rx="{n(width * 0.17)}"'
    under = (
        f'<rect {box} fill="none" stroke="{rim}" stroke-width="{n(edge + 11)}"/>'
        if rim
        else f'<rect {box} fill="none" stroke="#000000" stroke-opacity="0.28" stroke-width="{n(edge + 5)}"/>'
    )
    return (
        f'<g transform="translate({n(centre[0])} {n(centre[1])}) rotate({n(turn)})">{under}'
        f'<rect {box} fill="{fill}" stroke="{mark}" stroke-width="{n(edge)}"/>{inside}</g>'
    )


def mini_gradients(palette: Mapping[str, Shades], width: float) -> str:
    """Define a gradient `m-COLOUR` for little cards of that width, in their own space."""
    reach = width * 0.7
    return "".join(
        linear(
            f"m-{c}",
            (-reach / 2, -reach),
            (reach / 2, reach),
            (0, palette[c].base, 1),
            (1, palette[c].dark, 1),
        )
        for c in COLORS
    )


def two_cards(color: str, shades: Shades) -> str:
    """Draw Draw Two: a card behind another, the front one with the emblem."""
    shadow = (
        '<g fill="#000000" fill-opacity="0.13"><rect x="40" y="116" width="80" height="116" rx="16" '
        'transform="rotate(-11 80 174)"/><rect x="79" y="80" width="80" height="116" rx="16" '
        'transform="rotate(8 119 138)"/></g>'
    )
    front = emblem(color, (0, 0), 44, shades.mark, rim=shades.deep)
    return (
        linear("m", (-24, -48), (24, 48), (0, shades.base, 1), (1, shades.dark, 1))
        + shadow
        + small_card((80, 166), 75, -11, shades.dark, shades.deep, mark=shades.mark)
        + small_card((119, 134), 75, 8, "url(#m)", shades.deep, front, mark=shades.mark)
    )


def petals(palette: Mapping[str, Shades]) -> str:
    """Draw Wild: four petals, clockwise from the top right, each with its emblem."""
    leaf = "M0 -5C-48 -30 -43 -87 0 -95C43 -87 48 -30 0 -5Z"
    shadows = faces = marks = ""
    for i, color in enumerate(COLORS):
        shades, turn = palette[color], 45 + 90 * i
        x, y = _corner(i)
        shadows += (
            f'<path d="{leaf}" transform="translate(100 156) rotate({turn})" fill="#000000" '
            f'fill-opacity="0.25" stroke="#000000" stroke-opacity="0.25" stroke-width="8"/>'
        )
        faces += linear(f"p-{color}", (0, -95), (0, 0), (0, shades.base, 1), (1, shades.dark, 1)) + (
            f'<path d="{leaf}" transform="translate(100 150) rotate({turn})" fill="url(#p-{color})" '
            f'stroke="{CREAM}" stroke-width="7" stroke-linejoin="round"/>'
        )
        marks += emblem(color, (100 + x * 38.5, 150 + y * 38.5), 36, shades.mark, rim=shades.deep)
    return shadows + faces + marks


def _corner(i: int) -> tuple[int, int]:
    """Return the direction of the i-th colour, clockwise from the top right."""
    return ((1, -1), (1, 1), (-1, 1), (-1, -1))[i]


def small_petals(x: float, y: float, size: float, palette: Mapping[str, Shades]) -> str:
    """Draw the wilds' own emblem: the four petals as dots, in a square of `size`."""
    r = size * 0.235
    dots = ""
    for i, color in enumerate(COLORS):
        dx, dy = _corner(i)
        dots += (
            f'<circle cx="{n(x + dx * r)}" cy="{n(y + dy * r)}" r="{n(r)}" fill="{palette[color].base}" '
            f'stroke="{CREAM}" stroke-width="{n(size * 0.075)}"/>'
        )
    return dots


def _fan(
    palette: Mapping[str, Shades], width: float, places: tuple[tuple[float, float, float], ...], mark: float
) -> str:
    out = mini_gradients(palette, width)
    for color, (x, y, turn) in zip(reversed(COLORS), places, strict=True):
        spot = (-width * 0.25, -width * 0.45)
        out += small_card(
            (x, y),
            width,
            turn,
            f"url(#m-{color})",
            "",
            emblem(color, spot, mark, palette[color].mark, rim=palette[color].deep) if mark else "",
        )
    return out


def four_cards(palette: Mapping[str, Shades]) -> str:
    """Draw Wild Draw Four: a fan of four little cards, one of each colour."""
    places = ((58, 172, -20.0), (84, 155, -7.0), (112, 144, 6.0), (140, 142, 19.0))
    return _fan(palette, 62, places, 19)


def shuffled_cards(palette: Mapping[str, Shades], deep: str, mark: str) -> str:
    """Draw Shuffle Hands: crossing arrows over a fan of four."""
    places = ((57, 131, -27.0), (86, 115, -9.0), (114, 115, 9.0), (143, 131, 27.0))
    arrows = crossing_arrows(98, 200, 92, 44, 13)
    return _fan(palette, 54, places, 17) + lines(arrows, 11, deep, mark, 5.5, shadow=True)


def pencil_and_card(gold: Shades, deep: str) -> str:
    """Draw Customizable: a pencil that writes a rule on an empty card, and a spark."""
    page = small_card(
        (90, 156),
        84,
        -8,
        CREAM,
        "",
        '<path d="M-24 -34L24 -34M-24 -16L24 -16M-24 2L4 2" fill="none" stroke="#B9B4CF" stroke-width="6" '
        'stroke-linecap="round"/>',
        CREAM,
    )
    outline = "M0 2L-12 -24L-12 -92C-12 -101 12 -101 12 -92L12 -24Z"
    pencil = (
        f'<path d="{outline}" fill="{deep}" stroke="{deep}" stroke-width="13" stroke-linejoin="round"/>'
        f'<path d="{outline}" fill="{CREAM}" stroke="{CREAM}" stroke-width="6" stroke-linejoin="round"/>'
        f'<path d="M-12 -82L12 -82L12 -24L-12 -24Z" fill="{gold.base}"/>'
        f'<path d="M-12 -82L-4 -82L-4 -24L-12 -24Z" fill="{gold.light}"/>'
        f'<path d="M5 -82L12 -82L12 -24L5 -24Z" fill="{gold.dark}"/>'
        '<path d="M-12 -24L12 -24L0 2Z" fill="#F3D9B1"/><path d="M-4.6 -8L4.6 -8L0 2Z" fill="#3A3555"/>'
        '<path d="M-12 -88L12 -88L12 -81L-12 -81Z" fill="#C9CFDA"/>'
        '<path d="M-12 -88L-12 -92C-12 -101 12 -101 12 -92L12 -88Z" fill="#FF8A80"/>'
    )
    spark = star((152, 82), 24, 7.5, 4) + star((128, 62), 10, 3.4, 4)
    return (
        page
        + f'<g transform="translate(98 166) rotate(42)">{pencil}</g>'
        + f'<path d="{spark}" fill="{gold.light}" stroke="{gold.light}" stroke-width="3" {ROUND}/>'
    )


def small_pencil(x: float, y: float, s: float) -> str:
    """Return the path of the corner pencil, about `s` high."""

    def at(dx: float, dy: float) -> str:
        return f"{n(x + dx * s)} {n(y + dy * s)}"

    return (
        f"M{at(-0.46, 0.46)}L{at(-0.36, 0.1)}L{at(0.2, -0.46)}L{at(0.46, -0.2)}L{at(-0.1, 0.36)}Z"
        f"M{at(0.02, -0.28)}L{at(0.28, -0.02)}"
    )
