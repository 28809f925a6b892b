"""Sets text: fonts by size, rendered lines kept, wrapping, shrinking to fit; knows no widgets.

What must be read is never cut: a line first shrinks to the least size, then its letters get narrower; only then
does an ellipsis end it.
Small text is rendered at three times its size and scaled down, since SDL would put every letter on whole pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import pygame
from pygame import Surface
from pygame.font import Font

from game.ui.assets import Assets
from game.ui.compositor import Rgba
from game.ui.theme import Theme
from game.ui.vector import converted

_STOP_SHRINKING = 800 / 1080
_ELLIPSIS = "…"
_TITLE_FONT = "Fredoka"
_NUMERAL = "numeral"
_FINE_BELOW = 44
_FINE = 3
_NARROWEST = 0.78
"""Letters are made narrower by so much at most before a line is cut."""
_MOST_FONTS = 32
"""Each keeps the letters it has drawn, which in large windows takes much memory."""
_MOST_WIDTHS = 20_000


class Align(Enum):
    """Where the lines of a paragraph stand."""

    LEFT = 0.0
    CENTER = 0.5
    RIGHT = 1.0


class Typesetter:
    """Renders text in the theme's styles for any scale; all sizes it takes and gives are real pixels."""

    def __init__(self, theme: Theme, assets: Assets) -> None:
        self._theme = theme
        self._assets = assets
        self._fonts: dict[tuple[str, int], Font] = {}
        self._widths: dict[tuple[str, str, int, bool], int] = {}
        self.plain_titles = False
        """Whether titles are set in the font that has every letter, as some languages need."""

    def pixels(self, style: str, scale: float, text_scale: float = 1.0) -> int:
        """Give the font size of a style: body text stops shrinking below 800 lines, nothing under the least."""
        entry = self._theme.styles[style]
        heading = entry.font.startswith(_TITLE_FONT)
        factor = scale if heading else max(scale, _STOP_SHRINKING)
        return max(self._theme.least_pixels, round(entry.size * factor * text_scale))

    def font(self, name: str, pixels: int) -> Font:
        """Give a font by its file's name without ending, opened when it is needed; the last few are kept."""
        font = self._fonts.pop((name, pixels), None)
        if font is None:
            font = Font(str(self._assets.path(f"fonts/{name}.ttf")), pixels)
            while len(self._fonts) >= _MOST_FONTS:
                del self._fonts[next(iter(self._fonts))]
        self._fonts[(name, pixels)] = font
        return font

    def width(self, text: str, style: str, pixels: int) -> int:
        """Measure a line."""
        key = (text, style, pixels, self.plain_titles)
        width = self._widths.get(key)
        if width is None:
            fine = _fineness(pixels)
            width = -(-self._font_for(text, style, pixels * fine).size(text)[0] // fine)
            if len(self._widths) >= _MOST_WIDTHS:
                self._widths.clear()
            self._widths[key] = width
        return width

    def height(self, style: str, pixels: int) -> int:
        """Give the height of a rendered line."""
        fine = _fineness(pixels)
        return -(-self.font(self._font_name(style), pixels * fine).get_height() // fine)

    def line(self, text: str, style: str, pixels: int, color: Rgba, tracking: int = 0) -> Surface:
        """Render one line; `tracking` adds pixels between letters."""
        key = ("line", text, style, pixels, color, tracking, self.plain_titles)
        if tracking:
            return self._assets.cache.get(key, lambda: self._tracked(text, style, pixels, color, tracking))
        return self._assets.cache.get(key, lambda: self._line(text, style, pixels, color))

    def fitted(self, text: str, style: str, pixels: int, width: int) -> tuple[str, int]:
        """Find the largest size up to `pixels` at which a line fits; at the least size it ends in an ellipsis."""
        size = self._largest(text, style, pixels, width)
        return self._shortened(text, style, size, width), size

    def fits(self, text: str, style: str, width: int) -> bool:
        """Say whether `fitting` would show a line whole."""
        return self.width(text, style, self._theme.least_pixels) * _NARROWEST <= width

    def fitting(self, text: str, style: str, pixels: int, color: Rgba, width: int, tracking: float = 0.0) -> Surface:
        """Render a line that fits a width: smaller where it must be, then with narrower letters, at last cut.

        `tracking` is the space between letters, as a share of their size.
        """
        size = self._largest(text, style, pixels, width)
        measured = self.width(text, style, size)
        if not width < measured <= width / _NARROWEST:
            text = self._shortened(text, style, size, width)
            return self.line(text, style, size, color, round(tracking * size))
        key = ("line", text, style, size, color, ("narrow", width), self.plain_titles)
        return self._assets.cache.get(key, lambda: _narrowed(self._line(text, style, size, color), width))

    def wrapped_within(self, text: str, style: str, pixels: int, width: int, most: int) -> tuple[list[str], int]:
        """Break text into so many lines at most, to be set by `fitting`: smaller where needed, then narrower."""
        lines = self.wrapped(text, style, pixels, width)
        while len(lines) > most and pixels > self._theme.least_pixels:
            pixels -= 1
            lines = self.wrapped(text, style, pixels, width)
        if len(lines) > most:
            lines = self.wrapped(text, style, pixels, int(width / _NARROWEST))
        return [*lines[: most - 1], " ".join(lines[most - 1 :])], pixels

    def wrapped(self, text: str, style: str, pixels: int, width: int) -> list[str]:
        """Break text at spaces (and at line feeds) into lines that fit a width; a word too long is broken."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            lines.extend(self._wrapped(paragraph.split(" "), style, pixels, width))
        return lines

    def paragraph(
        self,
        text: str,
        style: str,
        pixels: int,
        color: Rgba,
        width: int,
        *,
        align: Align = Align.LEFT,
        leading: float = 1.0,
    ) -> Surface:
        """Render wrapped text as one surface, as wide as `width` unless it is left-aligned and shorter."""
        key = ("paragraph", text, style, pixels, color, width, align, leading, self.plain_titles)
        return self._assets.cache.get(
            key,
            lambda: self._stack(
                [self.line(line, style, pixels, color) for line in self.wrapped(text, style, pixels, width)],
                width,
                align,
                round(self.height(style, pixels) * leading),
            ),
        )

    def _largest(self, text: str, style: str, pixels: int, width: int) -> int:
        """Find the largest size at which a line fits, or the least there is."""
        least = min(pixels, self._theme.least_pixels)
        size = pixels
        while size > least:
            measured = self.width(text, style, size)
            if measured <= width:
                return size
            size = max(least, min(size - 1, size * width // measured))
        return least

    def _font_name(self, style: str) -> str:
        font = self._theme.styles[style].font
        is_title = style != _NUMERAL and font.startswith(_TITLE_FONT)
        return self._theme.fallback_font if is_title and self.plain_titles else font

    def _font_for(self, text: str, style: str, pixels: int) -> Font:
        font = self.font(self._font_name(style), pixels)
        if text.isascii() or all(metric is not None for metric in font.metrics(text)):
            return font
        return self.font(self._theme.fallback_font, pixels)

    def _line(self, text: str, style: str, pixels: int, color: Rgba) -> Surface:
        fine = _fineness(pixels)
        surface = converted(self._font_for(text, style, pixels * fine).render(text, True, color[:3]))
        if fine > 1:
            size = (-(-surface.get_width() // fine), -(-surface.get_height() // fine))
            surface = pygame.transform.smoothscale(surface, size)
        if color[3] != 255:
            surface.fill((255, 255, 255, color[3]), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def _tracked(self, text: str, style: str, pixels: int, color: Rgba, tracking: int) -> Surface:
        letters = [self.line(letter, style, pixels, color) for letter in text]
        width = sum(letter.get_width() + tracking for letter in letters) - tracking
        surface = Surface((max(1, width), self.height(style, pixels)), pygame.SRCALPHA)
        x = 0
        for letter in letters:
            surface.blit(letter, (x, 0))
            x += letter.get_width() + tracking
        return converted(surface)

    def _shortened(self, text: str, style: str, pixels: int, width: int) -> str:
        if self.width(text, style, pixels) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + _ELLIPSIS, style, pixels) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + _ELLIPSIS

    def _wrapped(self, words: Sequence[str], style: str, pixels: int, width: int) -> list[str]:
        lines: list[str] = []
        current = ""
        for word in words:
            longer = f"{current} {word}" if current else word
            if self.width(longer, style, pixels) <= width:
                current = longer
                continue
            if current:
                lines.append(current)
            while len(word) > 1 and self.width(word, style, pixels) > width:
                head = self._prefix(word, style, pixels, width)
                lines.append(head)
                word = word[len(head) :]
            current = word
        return [*lines, current]

    def _prefix(self, word: str, style: str, pixels: int, width: int) -> str:
        length = len(word) - 1
        while length > 1 and self.width(word[:length], style, pixels) > width:
            length -= 1
        return word[:length]

    def _stack(self, lines: Sequence[Surface], width: int, align: Align, step: int) -> Surface:
        if align is Align.LEFT:
            width = max([1, *(line.get_width() for line in lines)])
        height = step * (len(lines) - 1) + lines[-1].get_height()
        surface = Surface((width, height), pygame.SRCALPHA)
        for index, line in enumerate(lines):
            surface.blit(line, (round((width - line.get_width()) * align.value), index * step))
        return converted(surface)


def _narrowed(line: Surface, width: int) -> Surface:
    return pygame.transform.smoothscale(line, (max(1, width), line.get_height()))


def _fineness(pixels: int) -> int:
    return _FINE if pixels < _FINE_BELOW else 1
