"""What everything looks like now: the chosen theme in the chosen colours, and card pictures painted to match."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from game.settings import CardBack, Palette, Settings
from game.ui.assets import Assets
from game.ui.stark import stark
from game.ui.theme import Theme, read_palette, read_theme

_BACK: Final = "cards/back"
BACKS: Final = {
    CardBack.INDIGO: _BACK,
    CardBack.TEAL: "cards/back_woven",
    CardBack.PLUM: "cards/back_radiant",
}
"""The picture of each back; the first is the one that is asked for everywhere."""


class Look:
    """The theme of now; the assets are repainted with it."""

    def __init__(self, assets: Assets, settings: Settings) -> None:
        """Dress for the settings.

        Raises:
            MissingAssetError: A theme or palette is not there.
            ThemeError: It cannot be used.
        """
        self._assets = assets
        self._worn = _chosen(settings)
        self.theme = self._dressed(settings)

    def wear(self, settings: Settings) -> bool:
        """Dress for other settings and say whether anything looks different now; all kept pictures are forgotten then.

        Raises:
            MissingAssetError: A theme or palette is not there.
            ThemeError: It cannot be used.
        """
        if _chosen(settings) == self._worn:
            return False
        self.theme = self._dressed(settings)
        self._worn = _chosen(settings)
        return True

    def _dressed(self, settings: Settings) -> Theme:
        theme = read_theme(self._assets.path(f"themes/{settings.theme}/theme.toml"))
        palette = _palette(settings)
        repaint: dict[str, str] = {}
        if palette is Palette.USUAL:
            colors = theme.colors
        else:
            colors = read_palette(self._assets.path(f"palettes/{palette.value}.toml"), theme.colors)
            for name, shades in theme.colors.items():
                for shade, old in shades.items():
                    repaint[_hex(old)] = _hex(colors[name][shade])
        repaint = {old: new for old, new in repaint.items() if old.lower() != new.lower()}
        self._assets.repaint(repaint, {_BACK: BACKS[settings.card_back]})
        parts = [theme.name, palette.value, settings.card_back.value]
        if settings.high_contrast:
            theme = stark(theme)
            parts.append("stark")
        name = "/".join(parts)
        return replace(theme, name=name, colors=MappingProxyType(dict(colors)))


def _chosen(settings: Settings) -> tuple[str, Palette, CardBack, bool]:
    return settings.theme, settings.palette, settings.card_back, settings.high_contrast


def _palette(settings: Settings) -> Palette:
    """Give the colours of the cards: with high contrast the usual ones are too soft."""
    is_soft = settings.high_contrast and settings.palette is Palette.USUAL
    return Palette.CONTRAST if is_soft else settings.palette


def _hex(color: tuple[int, int, int, int]) -> str:
    return f"#{color[0]:02X}{color[1]:02X}{color[2]:02X}"
