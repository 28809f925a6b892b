"""Shows the captions of sounds along the bottom of the window, above whatever scene is on; knows no scene."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.services import Services
from game.table.captions import captions
from game.ui.compositor import Canvas
from game.ui.geometry import SMALLEST_WINDOW, Size
from game.ui.vector import Box

_LASTS_MS: Final = 2200.0
_MOST: Final = 3
_WIDEST: Final = 0.56


@dataclass(slots=True)
class _Heard:
    name: str
    left: float = _LASTS_MS


class CaptionRow:
    """The captions of the last sounds; each stays for a while, the newest at the right."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kit = services.kit(SMALLEST_WINDOW)
        self._heard: list[_Heard] = []
        self._is_new = False

    @property
    def names(self) -> tuple[str, ...]:
        """Give the sounds whose captions are shown, the newest last."""
        return tuple(heard.name for heard in self._heard)

    @property
    def moving(self) -> bool:
        """Say that captions only come and go."""
        return False

    def hear(self, name: str) -> None:
        """Show the caption of a sound, if it has one and captions are wanted."""
        if not self._services.settings.captions or captions(self._services.translator).get(name) is None:
            return
        self._heard = [heard for heard in self._heard if heard.name != name]
        self._heard = [*self._heard[1 - _MOST :], _Heard(name)]
        self._is_new = True

    def resize(self, size: Size) -> None:
        """Lay out for a window of so many pixels."""
        self._kit = self._services.kit(size)

    def update(self, dt: float) -> bool:
        """Let milliseconds pass, and say whether it looks different now."""
        if not self._heard:
            return False
        before, is_new = len(self._heard), self._is_new
        self._is_new = False
        for heard in self._heard:
            heard.left -= dt
        self._heard = [heard for heard in self._heard if heard.left > 0]
        return is_new or len(self._heard) != before

    def draw(self, canvas: Canvas) -> None:
        """Declare a pill for every caption, side by side in the middle."""
        if not self._heard:
            return
        kit = self._services.kit(self._kit.size)
        texts = captions(self._services.translator)
        icon = kit.icon("sound", 24, "text")
        pad, gap = kit.px(18), kit.px(12)
        lines = [kit.text(texts[heard.name] or "", "body", "text") for heard in self._heard]
        widths = [2 * pad + icon.get_width() + gap + line.get_width() for line in lines]
        height = max(lines[0].get_height(), icon.get_height()) + kit.px(14)
        while len(lines) > 1 and sum(widths) + gap * len(widths) > kit.size[0] * _WIDEST:
            lines, widths = lines[1:], widths[1:]
        x = (kit.size[0] - sum(widths) - gap * (len(widths) - 1)) // 2
        y = kit.size[1] - height - kit.px(12)
        for line, width in zip(lines, widths, strict=True):
            red, green, blue, _ = kit.color("felt-lo")
            look = Box(
                (width, height),
                height / 2,
                (red // 3, green // 3, blue // 3, 238),
                kit.color("outline"),
                max(1.0, 2 * kit.u),
            )
            kit.draw_box(canvas, look, Rect(x, y, width, height))
            canvas.blit(icon, (x + pad, y + (height - icon.get_height()) // 2))
            canvas.blit(line, (x + pad + icon.get_width() + gap, y + (height - line.get_height()) // 2))
            x += width + gap
