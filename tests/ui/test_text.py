"""Text fits, is never below the least size, and loses nothing that fits."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.services import make_services
from game.ui.kit import Kit
from game.ui.text import Align


@pytest.fixture
def kit() -> Iterator[Kit]:
    pygame.font.init()
    yield make_services().kit((1440, 1080))
    pygame.font.quit()


def test_a_line_that_fits_keeps_its_size(kit: Kit) -> None:
    pixels = kit.font_px("body")
    assert kit.type.fitted("Nora", "body", pixels, 400) == ("Nora", pixels)


@pytest.mark.parametrize("width", [60, 90, 140, 220, 320])
def test_a_long_line_shrinks_before_it_is_cut(kit: Kit, width: int) -> None:
    sentence = "Iris played Draw Two. You draw 2."
    text, pixels = kit.type.fitted(sentence, "body", kit.font_px("body"), width)
    assert kit.type.width(text, "body", pixels) <= width
    assert pixels >= kit.theme.least_pixels
    assert text == sentence or (pixels == kit.theme.least_pixels and text.endswith("…"))


def test_nothing_is_under_the_least_size(kit: Kit) -> None:
    for size in ((1024, 600), (1280, 720), (3840, 600)):
        small = Kit(size, kit.theme, kit.assets, kit.type, text_scale=0.8)
        assert all(small.font_px(style) >= 13 for style in kit.theme.styles)


def test_wrapping_keeps_every_word_and_the_width(kit: Kit) -> None:
    text = "It is saved after every move. You can continue from the title.\nWhenever you like"
    lines = kit.type.wrapped(text, "body", 20, 200)
    assert " ".join(lines).split() == text.split()
    assert all(kit.type.width(line, "body", 20) <= 200 for line in lines)


def test_a_word_wider_than_the_line_is_broken(kit: Kit) -> None:
    lines = kit.type.wrapped("W" * 40, "body", 20, 100)
    assert "".join(lines) == "W" * 40
    assert all(kit.type.width(line, "body", 20) <= 100 for line in lines)


def test_a_centered_paragraph_has_its_width(kit: Kit) -> None:
    assert kit.paragraph("One two", 300, align=Align.CENTER).get_width() == 300
    assert kit.paragraph("One two", 300).get_width() < 300


def test_letters_that_a_font_lacks_come_from_another(kit: Kit) -> None:
    assert kit.text_width("Правила", "title") > 100


def test_rendered_lines_are_kept(kit: Kit) -> None:
    assert kit.text("Nora") is kit.text("Nora")
