"""Every theme has the same colours of cards and can be read: text and edges stand out from what they lie on."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.compositor import Rgba
from game.ui.stark import stark
from game.ui.theme import Theme, read_palette, read_theme

ASSETS = Path(__file__).parents[2] / "assets"
THEMES, PALETTES = ASSETS / "themes", ASSETS / "palettes"
NAMES = sorted(path.name for path in THEMES.iterdir())
FELT = read_theme(THEMES / "felt" / "theme.toml")
WRITTEN = {
    "text": "panel raised hover felt-hi felt felt-lo plate button-hi button-lo field danger danger-hi cover cover-lo",
    "text-2": "panel raised hover felt felt-lo plate field cover cover-lo",
    "text-3": "panel raised plate field",
    "text-felt": "felt-hi felt felt-lo plate cover cover-lo",
    "danger-2": "panel raised plate cover-lo",
    "mint": "panel raised plate felt felt-lo",
    "gold": "panel raised plate felt felt-lo cover-lo",
    "on-gold": "gold gold-hi gold-lo",
    "on-card": "card",
    "good": "panel raised",
    "info": "panel raised",
    "disabled-text": "disabled",
}
"""Which colours words are written in, and what they are written on."""


def luminance(color: Rgba) -> float:
    parts = [part / 255 for part in color[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Rgba, other: Rgba) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def themed(name: str, is_stark: bool = False) -> Theme:
    theme = read_theme(THEMES / name / "theme.toml")
    return stark(theme) if is_stark else theme


def laid_on_felt(theme: Theme, ground: str) -> Rgba:
    """Give a ground as it looks where the felt that may show through is lightest."""
    *color, alpha = theme.color(ground)
    felt, share = theme.color("felt-hi"), alpha / 255
    red, green, blue = (round(part * share + below * (1 - share)) for part, below in zip(color, felt, strict=False))
    return (red, green, blue, 255)


@pytest.mark.parametrize("name", NAMES)
def test_a_theme_is_called_like_its_folder_and_has_the_usual_measures(name: str) -> None:
    theme = read_theme(THEMES / name / "theme.toml")
    assert theme.name == name
    assert theme.colors == FELT.colors
    assert (theme.radii, theme.spacing, theme.sizes, theme.styles) == (
        FELT.radii,
        FELT.spacing,
        FELT.sizes,
        FELT.styles,
    )
    assert theme.roles.keys() == FELT.roles.keys()


@pytest.mark.parametrize("is_stark", [False, True], ids=["usual", "high contrast"])
@pytest.mark.parametrize("name", NAMES)
def test_words_stand_out_wherever_they_are_written(name: str, is_stark: bool) -> None:
    theme = themed(name, is_stark)
    for ink, grounds in WRITTEN.items():
        for ground in grounds.split():
            assert contrast(theme.color(ink), laid_on_felt(theme, ground)) >= 4.5, (ink, ground)


@pytest.mark.parametrize("is_stark", [False, True], ids=["usual", "high contrast"])
@pytest.mark.parametrize("palette", [None, "safe", "contrast"])
@pytest.mark.parametrize("name", NAMES)
def test_the_names_of_colours_stand_out(name: str, palette: str | None, is_stark: bool) -> None:
    theme = themed(name, is_stark)
    colors = read_palette(PALETTES / f"{palette}.toml", theme.colors) if palette else theme.colors
    for color, shades in colors.items():
        for ground in ("panel", "raised", "plate"):
            assert contrast(shades["text-on-dark"], laid_on_felt(theme, ground)) >= 4.5, (color, ground)


@pytest.mark.parametrize("name", NAMES)
def test_edges_stand_out(name: str) -> None:
    theme = themed(name)
    assert contrast(theme.color("on-card"), theme.color("card")) >= 7
    assert contrast(theme.color("outline"), theme.color("panel")) >= 3
    assert contrast(theme.color("gold"), theme.color("felt-hi")) >= 3
    assert contrast(theme.color("text"), theme.color("switched")) >= 3
