"""Draw the four emblems as white icons, and the icon of the application in every size.

    python -m assets.icons.make_icons

The line icons beside this script are drawn by hand. The application's icon is a back with a face behind it; below 48
pixels a simpler picture with a larger 1 takes its place. `icon.ico` and `icon.icns` hold the PNG files as they are.
"""

import os
import struct
from pathlib import Path

from assets.drawing import COLORS, EMBLEMS, emblem, letters, linear, palette, write_svg

HERE = Path(__file__).parent
SIZES = (16, 32, 48, 64, 128, 256, 512)
PALETTE = palette()


def application_icon() -> str:
    """Draw the large icon: the back with its 1, a red and a yellow card behind it."""

    def card(x: float, y: float, turn: float, fill: str, inside: str = "") -> str:
        box = 'x="-128" y="-182" width="256" height="364" rx="34"'
        soft = "".join(
            f'<rect {box} fill="none" stroke="#04191C" stroke-opacity="0.14" stroke-width="{width}"/>'
            for width in (8, 16, 24)
        )
        return (
            f'<g transform="translate({x} {y}) rotate({turn})">{soft}<rect {box} fill="#FBFAF6"/>'
            f'<rect x="-112" y="-166" width="224" height="332" rx="22" fill="{fill}"/>{inside}</g>'
        )

    red, gold = PALETTE["red"], PALETTE["yellow"]
    ring = (
        '<circle cx="0" cy="0" r="82" fill="#1F1B3D" stroke="url(#gold)" stroke-width="24"/>'
        f'<path d="{letters("1", (-2, 0), 138)}" fill="#FBFAF6"/>'
    )
    corners = "".join(
        emblem(color, (x, y), 46, PALETTE[color].light, 0.9)
        for color, x, y in zip(COLORS, (-74, 74, 74, -74), (-126, -126, 126, 126), strict=True)
    )
    return (
        "<defs>"
        + linear("red", (-80, -166), (80, 166), (0, red.base, 1), (1, red.dark, 1))
        + linear("yellow", (-80, -166), (80, 166), (0, gold.base, 1), (1, gold.dark, 1))
        + linear("indigo", (-80, -166), (80, 166), (0, "#4A4490", 1), (1, "#1F1B3D", 1))
        + linear("gold", (0, -94), (0, 94), (0, "#FFE7A3", 1), (1, "#F7BE45", 1))
        + "</defs>"
        + card(176, 262, -19, "url(#yellow)", emblem("yellow", (-76, -126), 46, "#FFFFFF", rim=gold.deep))
        + card(332, 254, 16, "url(#red)", emblem("red", (76, -126), 46, "#FFFFFF", rim=red.deep))
        + card(252, 272, -2, "url(#indigo)", corners + ring)
    )


def small_icon() -> str:
    """Draw the small icon: one card, as large as the square allows, with a bold 1."""
    return (
        "<defs>"
        + linear("indigo", (0, 0), (0, 48), (0, "#5A53A8", 1), (1, "#2A2450", 1))
        + "</defs>"
        + '<rect x="8" y="1" width="32" height="46" rx="6" fill="#FBFAF6"/>'
        + '<rect x="11" y="4" width="26" height="40" rx="3.5" fill="url(#indigo)"/>'
        + f'<path d="{letters("1", (23.6, 24), 34)}" fill="#FFD166" stroke="#FFD166" stroke-width="1"/>'
    )


def render(svg: Path, size: int, png: Path) -> None:
    """Rasterise a square picture at a size in pixels."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame

    pygame.image.save(pygame.image.load_sized_svg(svg, (size, size)), png)


def write_icns(pngs: dict[int, Path], target: Path) -> None:
    """Pack PNG files, by their side in pixels, into a macOS icon."""
    kinds = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
    parts = [(kind, pngs[side].read_bytes()) for side, kind in kinds.items()]
    body = b"".join(kind + (len(png) + 8).to_bytes(4, "big") + png for kind, png in parts)
    target.write_bytes(b"icns" + (len(body) + 8).to_bytes(4, "big") + body)


def write_ico(pngs: list[tuple[int, Path]], target: Path) -> None:
    """Pack PNG files into a Windows icon; a side of 256 is written as 0."""
    blobs = [(size, path.read_bytes()) for size, path in pngs]
    offset = 6 + 16 * len(blobs)
    directory = struct.pack("<HHH", 0, 1, len(blobs))
    for size, blob in blobs:
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(blob), offset)
        offset += len(blob)
    target.write_bytes(directory + b"".join(blob for _, blob in blobs))


def main() -> None:
    """Write all files."""
    for color in COLORS:
        path = f'<path d="{EMBLEMS[color]}" fill="#FFFFFF" fill-rule="evenodd"/>'
        write_svg(HERE / f"emblem_{color}.svg", 100, 100, path)
    write_svg(HERE / "icon.svg", 512, 512, application_icon())
    write_svg(HERE / "icon_small.svg", 48, 48, small_icon())
    for size in SIZES:
        source = HERE / ("icon.svg" if size >= 48 else "icon_small.svg")
        render(source, size, HERE / f"icon_{size}.png")
    write_ico([(size, HERE / f"icon_{size}.png") for size in SIZES if size <= 256], HERE / "icon.ico")
    write_icns({size: HERE / f"icon_{size}.png" for size in SIZES}, HERE / "icon.icns")


if __name__ == "__main__":
    main()
