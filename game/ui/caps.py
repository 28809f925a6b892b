"""Pictures of keys and of a gamepad's buttons, to be shown beside what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pygame import Rect, Surface

from game.ui.geometry import centered
from game.ui.kit import Kit
from game.ui.vector import Box

ARROWS: Final[Mapping[str, str]] = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
"""What the arrow keys are called; they are drawn as the icons of these names."""

_ICONS: Final = {arrow: name for name, arrow in ARROWS.items()}


class PadCap(str):
    """The name of a gamepad's button as a person reads it; its picture is round where that of a key is square."""

    __slots__ = ()


def key_cap(kit: Kit, text: str, *, dark: bool = False, design: int = 34) -> Surface:
    """Draw a key as a cap with its name, or a gamepad's button as a disc; dark on cream tooltips."""
    pixels = max(kit.theme.least_pixels, round(kit.font_px("body") * design / 40))
    ink = kit.color("card" if dark else "on-card")
    icon = _ICONS.get(text)
    label = kit.type.line(text, "strong", pixels, ink) if icon is None else kit.assets.icon(icon, pixels, ink)
    if isinstance(text, PadCap):
        return _pad_cap(kit, label, dark=dark, design=design, is_round=len(text) == 1)
    height = max(kit.px(design), label.get_height() + 2)
    width = max(height, label.get_width() + kit.px(18))
    lip = 0 if dark else kit.px(3)
    look = Box(
        (width, height),
        kit.radius("key"),
        kit.color("on-card" if dark else "card"),
        lip=None if dark else kit.color("card-lip"),
        lip_height=lip,
    )
    ground = kit.box(look).copy()
    ground.blit(label, centered(label.get_size(), Rect(look.margin, look.margin, width, height)))
    return ground


def _pad_cap(kit: Kit, label: Surface, *, dark: bool, design: int, is_round: bool) -> Surface:
    """Draw a button as a disc, or as a pill where its name is longer than a letter, with a ring inside its edge."""
    height = max(kit.px(design), label.get_height() + 6)
    width = height if is_round else max(height, label.get_width() + max(16, kit.px(30)))
    ground, ink = kit.color("on-card" if dark else "card"), kit.color("card" if dark else "on-card")
    edge = max(1.0, 2.5 * kit.u)
    inner = max(1, round(edge * 1.4))
    look = Box((width, height), height / 2, ground)
    ring = Box((width - 2 * inner, height - 2 * inner), height / 2 - inner, None, ink, edge)
    result = kit.box(look).copy()
    place = Rect(look.margin, look.margin, width, height)
    picture = kit.box(ring)
    result.blit(picture, centered(picture.get_size(), place))
    result.blit(label, centered(label.get_size(), place))
    return result
