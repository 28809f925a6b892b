"""How a picture looks to eyes that tell fewer colours apart, and how different two pictures look to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface

Picture: TypeAlias = NDArray[np.float64]
"""Linear light, height × width × (red, green, blue), 0 to 1."""

DEFICIENCIES: Final[Mapping[str, Picture]] = {
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
"""What linear light becomes at full severity: Machado, Oliveira and Fernandes (2009)."""

GREY: Final[Picture] = np.tile([0.2126, 0.7152, 0.0722], (3, 1))
"""Nothing but brightness, as on a grey printer or to eyes without cones."""

_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_WHITE = _XYZ.sum(axis=1)


def light_of(surface: Surface) -> Picture:
    """Give a surface's linear light."""
    width, height = surface.get_size()
    pixels: NDArray[Any] = np.frombuffer(pygame.image.tobytes(surface, "RGB"), np.uint8).reshape(height, width, 3)
    steps = np.arange(256) / 255
    linear = np.where(steps <= 0.04045, steps / 12.92, ((steps + 0.055) / 1.055) ** 2.4)
    light: Picture = linear[pixels]
    return light


def seen(light: Picture, deficiency: Picture) -> Picture:
    """Give what these eyes see."""
    return np.clip(light @ deficiency.T, 0, 1)


def difference(one: Picture, other: Picture) -> Picture:
    """Give how different two pictures look, pixel by pixel, in CIELAB units: 2 is just seen, 100 is black and white."""
    apart: Picture = np.sqrt(((_lab(one) - _lab(other)) ** 2).sum(axis=-1))
    return apart


def _lab(light: Picture) -> Picture:
    relative = light @ _XYZ.T / _WHITE
    cubic = np.where(relative > 0.008856, np.cbrt(relative), 7.787 * relative + 16 / 116)
    x, y, z = (cubic[..., index] for index in range(3))
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)
