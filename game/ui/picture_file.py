"""Write what a window shows into a PNG file; knows no scenes."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

_MOST = 10_000


def write_picture(folder: Path, name: str, surface: Surface) -> Path | None:
    """Write a picture under a name and the first number that is free, and return where; None if it can’t be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = next(path for number in range(1, _MOST) if not (path := folder / f"{name}-{number}.png").exists())
        pygame.image.save(surface, str(path))
    except (OSError, StopIteration, pygame.error):
        return None
    return path
