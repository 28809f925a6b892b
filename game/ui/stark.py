"""Makes a theme starker: words nearer to white, grounds nearer to black, edges that show, a wider ring of focus."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from game.ui.compositor import Rgba
from game.ui.theme import Theme

_LIGHTER: Final = {
    "text-2": 0.7,
    "text-3": 0.6,
    "text-felt": 1.0,
    "outline": 0.6,
    "danger-2": 0.35,
    "good": 0.3,
    "info": 0.35,
    "mint": 0.4,
    "disabled-text": 0.5,
    "disabled-line": 0.4,
}
"""By how much of the way to white a role goes."""
_DARKER: Final = {
    "felt-hi": 0.5,
    "felt": 0.5,
    "felt-lo": 0.6,
    "panel": 0.55,
    "raised": 0.45,
    "hover": 0.3,
    "field": 0.6,
    "danger": 0.2,
    "danger-hi": 0.25,
    "on-gold": 0.6,
    "on-card": 0.6,
    "cover": 0.4,
    "cover-lo": 0.5,
}
"""By how much of the way to black a role goes."""
_OPAQUE: Final = {"plate": 242, "scrim": 230}
_FOCUS_WIDTH: Final = 7.0


def stark(theme: Theme) -> Theme:
    """Give a theme with the strongest contrast its colours allow."""
    roles = dict(theme.roles)
    for name, share in _LIGHTER.items():
        if name in roles:
            roles[name] = _towards(roles[name], 255, share)
    for name, share in _DARKER.items():
        if name in roles:
            roles[name] = _towards(roles[name], 0, share)
    for name, alpha in _OPAQUE.items():
        roles[name] = (*_towards(roles[name], 0, 0.4)[:3], alpha)
    roles["line"] = theme.roles["outline"]
    spacing: Mapping[str, float] = {**theme.spacing, "focus-width": _FOCUS_WIDTH}
    return replace(theme, roles=MappingProxyType(roles), spacing=MappingProxyType(dict(spacing)))


def _towards(color: Rgba, end: int, share: float) -> Rgba:
    red, green, blue = (round(part + (end - part) * share) for part in color[:3])
    return (red, green, blue, color[3])
