"""A theme is read whole or refused in one sentence that names the place."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.assets import find_assets
from game.ui.theme import ThemeError, parse_color, read_theme

FELT = find_assets() / "themes" / "felt" / "theme.toml"


def test_the_felt_theme_is_complete() -> None:
    theme = read_theme(FELT)
    assert theme.color("gold") == (0xFF, 0xD1, 0x66, 255)
    assert theme.color("red.base")[:3] == (0xE5, 0x48, 0x4D)
    assert theme.color("plate")[3] == 0xCC
    assert theme.spacing["unit"] == 8
    assert theme.speeds["instant"] == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('gold      = "#FFD166"', 'golden = "#FFD166"', "lacks gold"),
        ('"#FFD166"', '"yellowish"', "roles.gold is not a colour"),
        ("[roles]", "[rolls]", r"lacks its section \[roles\]"),
        ("size = 48", "size = 0", r"\[type.title\] lacks"),
        ("unit = 8 ", "unit = -8 ", "spacing.unit is not a number"),
        ("[roles]", "[roles", "not valid TOML"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = FELT.read_text("utf-8")
    assert old in text
    path = tmp_path / "theme.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ThemeError, match=said):
        read_theme(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ThemeError, match="cannot be read"):
        read_theme(tmp_path / "theme.toml")


@pytest.mark.parametrize("text", ["#12345", "#1234567", "123456", "#GGGGGG", 5, None])
def test_only_hexadecimal_colours_are_colours(text: object) -> None:
    with pytest.raises(ThemeError):
        parse_color(text, "here")
