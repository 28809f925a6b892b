"""The fonts are static, hold the letters the game needs, and come with their licences."""

from pathlib import Path

import pytest

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
LATIN = "".join(map(chr, range(0x20, 0x7F))) + "ÄÖÜäöüßéèçñåø–—’“”…·×"
EXTENDED = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻěščřžůőűğışİ"
CYRILLIC = "".join(map(chr, range(0x410, 0x450))) + "ЁёЇїІіЄєҐґ"
WANTED = {
    "Fredoka-SemiBold": LATIN,
    "Fredoka-Bold": LATIN,
    "Nunito-Bold": LATIN + EXTENDED + CYRILLIC,
    "Nunito-ExtraBold": LATIN + EXTENDED + CYRILLIC,
}


@pytest.mark.parametrize(("name", "letters"), WANTED.items())
def test_font_holds_the_letters(name: str, letters: str) -> None:
    import pygame

    pygame.font.init()
    font = pygame.font.Font(FONTS / f"{name}.ttf", 24)
    missing = [letter for letter, metric in zip(letters, font.metrics(letters), strict=True) if metric is None]
    assert missing == []


@pytest.mark.parametrize("name", WANTED)
def test_font_is_static(name: str) -> None:
    assert b"fvar" not in (FONTS / f"{name}.ttf").read_bytes()[:1000]


@pytest.mark.parametrize("family", ["Fredoka", "Nunito"])
def test_licence_stands_beside_the_font(family: str) -> None:
    text = (FONTS / f"OFL-{family}.txt").read_text("utf-8")
    assert text.startswith("Copyright 20")
    assert f"The {family} Project Authors" in text
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
