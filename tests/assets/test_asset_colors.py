"""The theme's table of colours, the palettes that replace it, and the cards that use it agree."""

import re
import tomllib
from pathlib import Path

import pytest

ASSETS = Path(__file__).parents[2] / "assets"
COLORS = ("red", "yellow", "green", "blue", "wild")
SHADES = ("base", "dark", "light", "deep", "text-on-dark", "mark")
ROLES = [
    "felt-hi",
    "felt",
    "felt-lo",
    "panel",
    "raised",
    "hover",
    "line",
    "outline",
    "text",
    "text-2",
    "text-3",
    "text-felt",
    "gold",
    "on-gold",
    "card",
    "on-card",
    "danger",
    "danger-2",
    "good",
    "info",
    "mint",
    "plate",
    "scrim",
]

Table = dict[str, dict[str, str]]


def _theme() -> dict[str, Table]:
    return tomllib.loads((ASSETS / "themes" / "felt" / "theme.toml").read_text("utf-8"))


def _palette(name: str) -> Table:
    colors: Table = tomllib.loads((ASSETS / "palettes" / f"{name}.toml").read_text("utf-8"))["colors"]
    return colors


def _luminance(color: str) -> float:
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_theme_names_every_role_as_a_colour() -> None:
    roles: object = _theme()["roles"]
    assert isinstance(roles, dict)
    assert set(ROLES) <= set(roles)
    assert all(re.fullmatch(r"#[0-9A-F]{6}([0-9A-F]{2})?", color) for color in roles.values())


@pytest.mark.parametrize("name", ["safe", "contrast"])
def test_palette_has_every_shade(name: str) -> None:
    colors = _palette(name)
    assert tuple(colors) == COLORS
    assert all(tuple(shades) == SHADES for shades in colors.values())


def test_every_shade_of_the_cards_has_one_meaning() -> None:
    colors = _theme()["colors"]
    shades = [colors[c][s] for c in COLORS for s in SHADES if s != "text-on-dark"]
    assert len(shades) == len(set(shades))


@pytest.mark.parametrize("color", COLORS[:4])
def test_cards_use_the_shades_of_the_table(color: str) -> None:
    shades = _theme()["colors"][color]
    text = (ASSETS / "cards" / f"{color[0]}7.svg").read_text("utf-8")
    assert all(shades[shade] in text for shade in ("base", "dark", "light", "deep", "mark"))


def test_high_contrast_marks_reach_seven_to_one_on_their_face() -> None:
    for color, shades in _palette("contrast").items():
        assert _contrast(shades["mark"], shades["base"]) >= 7, color
        assert _contrast(shades["mark"], shades["dark"]) >= 7, color


@pytest.mark.parametrize("name", ["felt", "safe", "contrast"])
def test_rims_set_marks_off(name: str) -> None:
    colors = _theme()["colors"] if name == "felt" else _palette(name)
    for color, shades in colors.items():
        assert _contrast(shades["mark"], shades["deep"]) >= 7, color
