"""Every picture is there, holds only what SDL_image can read, and comes out at every size the table asks for."""

import re
import struct
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pygame
import pytest

ASSETS = Path(__file__).parents[2] / "assets"
COLORED = [color + kind for color in "rygb" for kind in (*"0123456789", "S", "R", "+2")]
FACES = [*COLORED, "W", "W+4", "WS", "WC"]
CARDS = [*FACES, *(f"{face}@index" for face in FACES), "back"]
ICONS = [
    "menu",
    "help",
    "sound",
    "mute",
    "close",
    "check",
    "plus",
    "minus",
    "down",
    "up",
    "left",
    "right",
    "person",
    "people",
    "bot",
    "play",
    "pause",
    "next",
    "prev",
    "gear",
    "chart",
    "book",
    "replay",
    "quit",
    "tune",
    "eye",
    "clock",
    "trophy",
    "info",
    "warn",
    "pencil",
    "lock",
    "palette",
    "pad",
    "access",
    "screen",
    "deck",
    "flag",
    "save",
    "leave",
    "star",
    "dice",
    "bolt",
    "file",
    "swap",
    "folder",
    "home",
    "search",
    "crown",
    "emblem_red",
    "emblem_yellow",
    "emblem_green",
    "emblem_blue",
    "icon",
]
AVATARS = ["fox", "owl", "cat", "bear", "rabbit", "frog", "penguin", "panda", "koala", "chick"]
PICTURES = sorted(ASSETS.rglob("*.svg"))
ALLOWED = {"svg", "g", "defs", "path", "rect", "circle", "ellipse", "linearGradient", "radialGradient", "stop"}


def test_every_picture_is_there() -> None:
    missing = [f"cards/{name}" for name in CARDS if not (ASSETS / "cards" / f"{name}.svg").is_file()]
    missing += [f"icons/{name}" for name in ICONS if not (ASSETS / "icons" / f"{name}.svg").is_file()]
    missing += [f"avatars/{name}" for name in AVATARS if not (ASSETS / "avatars" / f"{name}.svg").is_file()]
    assert missing == []
    assert (ASSETS / "logo.svg").is_file()


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_picture_holds_only_what_the_reader_knows(path: Path) -> None:
    text = path.read_text("utf-8")
    elements = list(ElementTree.fromstring(text).iter())
    assert {element.tag.rpartition("}")[2] for element in elements} <= ALLOWED
    assert not any({"style", "class", "paint-order", "mask", "clip-path", "filter"} & set(e.attrib) for e in elements)
    gradients = [element for element in elements if element.tag.endswith("Gradient")]
    assert all(element.get("gradientUnits") == "userSpaceOnUse" for element in gradients)
    used = set(re.findall(r"url\(#([\w-]+)\)", text))
    assert used <= {element.get("id") for element in gradients}


@pytest.mark.parametrize("size", [(40, 60), (120, 180), (241, 361)])
def test_cards_come_out_at_any_size_with_rim_and_rounded_corners(size: tuple[int, int]) -> None:
    width, height = size
    for name in CARDS:
        surface = pygame.image.load_sized_svg(ASSETS / "cards" / f"{name}.svg", size)
        assert abs(surface.get_width() - width) <= 1
        assert abs(surface.get_height() - height) <= 1
        assert surface.get_at((0, 0)).a < 40, name
        rim = surface.get_at((surface.get_width() // 2, max(1, height // 60)))
        assert rim.a == 255, name
        assert min(rim.r, rim.g, rim.b) > 180, name


def test_faces_differ_from_each_other_without_their_colours() -> None:
    pictures = {}
    for name in FACES:
        surface = pygame.image.load_sized_svg(ASSETS / "cards" / f"{name}.svg", (40, 60))
        pictures[pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB")] = name
    assert len(pictures) == len(FACES)


@pytest.mark.parametrize("color", "rygb")
def test_index_variant_carries_the_emblem_at_the_left_edge(color: str) -> None:
    usual = pygame.image.load_sized_svg(ASSETS / "cards" / f"{color}5.svg", (200, 300))
    index = pygame.image.load_sized_svg(ASSETS / "cards" / f"{color}5@index.svg", (200, 300))
    under_the_numeral = pygame.Rect(12, 72, 32, 32)
    assert pygame.image.tobytes(usual.subsurface(under_the_numeral), "RGB") != pygame.image.tobytes(
        index.subsurface(under_the_numeral), "RGB"
    )


def test_line_icons_are_white_on_nothing() -> None:
    for name in ICONS:
        if name == "icon":
            continue
        surface = pygame.image.load_sized_svg(ASSETS / "icons" / f"{name}.svg", (48, 48))
        box = surface.get_bounding_rect(min_alpha=128)
        assert max(box.size) >= 20, name
        assert surface.get_at((0, 0)).a == 0, name
        colors = set(re.findall(r"#[0-9A-Fa-f]{6}", (ASSETS / "icons" / f"{name}.svg").read_text("utf-8")))
        assert colors == {"#FFFFFF"}, name


@pytest.mark.parametrize("size", [16, 32, 48, 64, 128, 256, 512])
def test_application_icon_has_every_size(size: int) -> None:
    assert pygame.image.load(ASSETS / "icons" / f"icon_{size}.png").get_size() == (size, size)


def test_windows_icon_is_a_sound_directory_of_pngs() -> None:
    blob = (ASSETS / "icons" / "icon.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", blob)
    assert (reserved, kind, count) == (0, 1, 6)
    for i in range(count):
        length, offset = struct.unpack_from("<II", blob, 6 + 16 * i + 8)
        assert blob[offset : offset + 8] == b"\x89PNG\r\n\x1a\n"
        assert offset + length <= len(blob)
