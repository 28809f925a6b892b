"""Tells a key pressed from a key held: pygame-ce sends both as KEYDOWN and does not say which it is."""

from __future__ import annotations

import pygame
from pygame.event import Event


class HeldKeys:
    """The keys that are down now, as the events so far tell."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def is_repeat(self, event: Event) -> bool:
        """Take an event into account, and say whether it repeats a key that was down already."""
        match event.type:
            case pygame.KEYDOWN if event.key in self._down:
                return True
            case pygame.KEYDOWN:
                self._down.add(event.key)
            case pygame.KEYUP:
                self._down.discard(event.key)
            case pygame.WINDOWFOCUSLOST:
                self._down.clear()
            case _:
                pass
        return False
