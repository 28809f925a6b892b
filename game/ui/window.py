"""The program's one window: opening, showing what was painted, full screen, closing."""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.ui.geometry import SMALLEST_WINDOW, Size

_WITHOUT_SCREEN = ("offscreen", "dummy", "evdev")


class NoDisplayError(Exception):
    """There is no screen to open a window on."""


class Window:
    """An open window; sizes are in pixels."""

    def __init__(self, size: Size, title: str, icon: Surface | None = None) -> None:
        """Open it.

        Raises:
            NoDisplayError: There is no screen, and the environment did not ask for none.
        """
        try:
            pygame.display.init()
            self._check_driver()
            pygame.display.set_caption(title)
            if icon is not None:
                pygame.display.set_icon(icon)
            pygame.display.set_mode(size, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        pygame.font.init()
        pygame.key.set_repeat(400, 60)
        self._windowed = size
        self._full = False
        self._set_smallest()

    @property
    def surface(self) -> Surface:
        """Give the surface that is painted on; a new one after every change of size."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise NoDisplayError("the window is gone")
        return surface

    @property
    def size(self) -> Size:
        """Give the size of what is painted on."""
        return self.surface.get_size()

    def show(self, rects: Sequence[Rect]) -> None:
        """Bring painted rectangles to the screen."""
        if rects:
            pygame.display.update(list(rects))

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window of before."""
        try:
            if self._full:
                pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
                self._set_smallest()
            else:
                self._windowed = self.size
                pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
            self._full = not self._full
        except pygame.error:
            pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
            self._full = False

    def close(self) -> None:
        """Close it and let SDL go."""
        pygame.quit()

    def _check_driver(self) -> None:
        asked = os.environ.get("SDL_VIDEODRIVER") or os.environ.get("SDL_VIDEO_DRIVER")
        if not asked and pygame.display.get_driver() in _WITHOUT_SCREEN:
            raise NoDisplayError(pygame.display.get_driver())

    def _set_smallest(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            pygame.Window.from_display_module().minimum_size = SMALLEST_WINDOW
