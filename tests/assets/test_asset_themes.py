"""Every theme has the same colours of cards and can be read: text and edges stand out from what they lie on."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.compositor import Rgba
from game.ui.theme import Theme, read_theme

THEMES = Path(__file__).parents[2] / "assets" / "themes"
NAMES = sorted(path.name for path in THEMES.iterdir())
FELT = read_theme(THEMES / "felt" / "theme.toml")


def luminance(color: Rgba) -> float:
    parts = [part / 255 for part in color[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(theme: Theme, one: str, other: str) -> float:
    low, high = sorted((luminance(theme.color(one)), luminance(theme.color(other))))
    return (high + 0.05) / (low + 0.05)


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


@pytest.mark.parametrize("name", NAMES)
def test_words_and_edges_stand_out(name: str) -> None:
    theme = read_theme(THEMES / name / "theme.toml")
    for ground in ("panel", "raised", "felt", "felt-lo"):
        for words in ("text", "text-2", "text-felt"):
            assert contrast(theme, words, ground) >= 4.5, (words, ground)
    assert contrast(theme, "text-felt", "felt-hi") >= 4.5
    assert contrast(theme, "on-card", "card") >= 7
    assert contrast(theme, "outline", "panel") >= 3
    assert contrast(theme, "gold", "felt-hi") >= 3
    assert contrast(theme, "mint", "panel") >= 4.5
