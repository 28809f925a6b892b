"""The program's one window: opening, showing what was painted, full screen, closing."""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui.geometry import SMALLEST_WINDOW, Size, kept_on

_WITHOUT_SCREEN = ("offscreen", "dummy", "evdev")


@dataclass(frozen=True, slots=True)
class Wish:
    """How the window should be shown: filling the screen, or in a size of pixels (None: whichever it has)."""

    full: bool = False
    size: Size | None = None


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
            _start_driver()
            pygame.display.set_caption(title)
            if icon is not None:
                pygame.display.set_icon(icon)
            pygame.display.set_mode(size, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        pygame.font.init()
        pygame.key.set_repeat(400, 60)
        self._full = False
        with warnings.catch_warnings():  # the class is promised another way to get at the window, not there yet
            warnings.simplefilter("ignore")
            self._frame = pygame.Window.from_display_module()
        self._frame.minimum_size = SMALLEST_WINDOW

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
        self._full = not self._full
        with contextlib.suppress(pygame.error):
            if self._full:
                self._frame.set_fullscreen(True)
            else:
                screen = Rect(self._frame.position, self._frame.size)
                self._frame.set_windowed()
                self._keep_on(screen)

    def _keep_on(self, screen: Rect) -> None:
        here = Rect(self._frame.position, self._frame.size)
        if (kept := kept_on(screen, here)) != here:
            self._frame.position = kept.topleft

    def follow(self, before: Wish, wish: Wish) -> None:
        """Show the window as it is wished, as far as that differs from the wish before."""
        if wish.full != self._full:
            self.toggle_full_screen()
        if wish.size is not None and wish.size != before.size and not wish.full:
            with contextlib.suppress(pygame.error):
                pygame.display.set_mode(wish.size, pygame.RESIZABLE)

    def close(self) -> None:
        """Close it and let SDL go."""
        pygame.quit()


def is_on_a_screen() -> bool:
    """Say whether somebody can see the window: SDL has drivers that show it nowhere."""
    return pygame.display.get_init() and pygame.display.get_driver() not in _WITHOUT_SCREEN


def _start_driver() -> None:
    """Start SDL's video, but not on one of its drivers without a screen unless the environment names it.

    Raises:
        NoDisplayError: There is no screen.
    """
    asked = os.environ.get("SDL_VIDEODRIVER") or os.environ.get("SDL_VIDEO_DRIVER")
    if not asked and sys.platform.startswith("linux") and not os.environ.get("WAYLAND_DISPLAY"):
        if not os.environ.get("DISPLAY"):
            raise NoDisplayError("neither X11 nor Wayland is there")
        os.environ["SDL_VIDEODRIVER"] = "x11"  # else SDL's other drivers print complaints when X11 fails
    pygame.display.init()
    if not asked and not is_on_a_screen():
        raise NoDisplayError(pygame.display.get_driver())
