"""Draw the title logo: Down steps down letter by letter, the O of One is a ring with the single card's 1.

python -m assets.make_logo
"""

from assets.drawing import ASSETS, fading, letters, linear, n, radial, write_svg

DARK = "#06212A"
SHADOW = "#021516"
WIDTH, HEIGHT = 720, 500
DOWN = (("D", 24.0, 196.0), ("o", 156.0, 214.0), ("w", 274.0, 232.0), ("n", 432.0, 250.0))
RING = (332.0, 360.0)


def _outline(path: str, width: float, color: str, drop: float = 0.0, opacity: float = 1.0) -> str:
    faint = "" if opacity == 1 else f' fill-opacity="{n(opacity)}" stroke-opacity="{n(opacity)}"'
    moved = f' transform="translate(0 {n(drop)})"' if drop else ""
    return (
        f'<path d="{path}" fill="{color}" stroke="{color}" stroke-width="{n(width)}" stroke-linejoin="round"'
        f"{faint}{moved}/>"
    )


def _disc(radius: float, color: str, drop: float = 0.0, opacity: float = 1.0) -> str:
    faint = "" if opacity == 1 else f' fill-opacity="{n(opacity)}"'
    return f'<circle cx="{n(RING[0])}" cy="{n(RING[1] + drop)}" r="{n(radius)}" fill="{color}"{faint}/>'


def logo() -> str:
    """Draw it: a soft shadow, the dark lip, the dark outline, then the letters from the back to the front."""
    down = [letters(letter, (x, y), 206, centred=False) for letter, x, y in DOWN]
    ne = letters("ne", (434, 444), 236, centred=False)
    to = letters("to", (82, 380), 122, "Fredoka-SemiBold", centred=False)
    words = [*down, ne]
    soft = "".join(
        "".join(_outline(path, 26 + spread, SHADOW, 16, 0.07) for path in (*words, to))
        + _disc(101 + spread / 2, SHADOW, 16, 0.07)
        for spread in (0, 7, 14, 21)
    )
    lip = "".join(_outline(path, 24, DARK, 9) for path in words) + _outline(to, 18, DARK, 6) + _disc(101, DARK, 9)
    rim = "".join(_outline(path, 24, DARK) for path in words) + _outline(to, 18, DARK) + _disc(101, DARK)
    rim += f'<ellipse cx="84" cy="126" rx="28" ry="36" fill="{DARK}"/>'  # closes the hole of the D
    return (
        "<defs>"
        + linear("cream", (0, 50), (0, 255), (0, "#FFFFFF", 1), (1, "#D3ECE6", 1))
        + linear("gold", (0, 262), (0, 450), (0, "#FFE9A8", 1), (0.55, "#FFD166", 1), (1, "#F3AF38", 1))
        + linear("mint", (0, 296), (0, 384), (0, "#B4F1E5", 1), (1, "#76D3C1", 1))
        + radial("night", (RING[0], RING[1] - 20), 64, (0, "#4A4490", 1), (1, "#241E48", 1))
        + radial("shine", (RING[0] - 40, RING[1] - 62), 84, *fading("#FFFFFF", 0.75))
        + "</defs>"
        + soft
        + lip
        + rim
        + "".join(f'<path d="{path}" fill="url(#cream)"/>' for path in down)
        + f'<path d="{to}" fill="url(#mint)"/>'
        + f'<path d="{ne}" fill="url(#gold)"/>'
        + _disc(88, "url(#gold)")
        + _disc(88, "url(#shine)")
        + _disc(57, DARK)
        + _disc(54, "url(#night)")
        + f'<path d="{letters("1", (RING[0] - 2, RING[1]), 122)}" fill="#FBFAF6"/>'
    )


def main() -> None:
    """Write the file."""
    write_svg(ASSETS / "logo.svg", WIDTH, HEIGHT, logo())


if __name__ == "__main__":
    main()
