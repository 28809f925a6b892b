"""Says what this program is, who owns the trademark, and shows the licences of all it is made of."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import Rect, Surface

from game import __version__
from game.scenes.stage import Stage
from game.ui.scene import Change, Pop
from game.ui.scroll import ScrollArea

if TYPE_CHECKING:
    from game.services import Services
    from game.ui.assets import Assets
    from game.ui.compositor import Canvas

BUNDLED: Final = "licences/bundled.txt"
"""The text that the build recipe collects; a checkout has the licences of its own files only."""
_RULE: Final = re.compile(r"^[-=*_]{20,}$")
_LETTERS: Final = 92
_WIDTH: Final = 1240


class AboutScene(Stage[None]):
    """A page to read; Escape or Back leaves it."""

    opaque: ClassVar[bool] = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.lines = tuple(_wrapped(licences(services.assets)))
        self._scroll = ScrollArea("licences")
        self._panel = Rect(0, 0, 0, 0)
        self._step = 1

    def place(self) -> None:
        """Place the panel below the heading, and in it as many lines as there is room for."""
        kit = self.kit
        margin = kit.px(48)
        width = min(kit.size[0] - 2 * margin, kit.px(_WIDTH))
        left = (kit.size[0] - width) // 2
        back = self.back_button(self.tr._("Back"), Rect(left, margin, width, 0))
        back.rect.top = margin
        top = back.rect.bottom + kit.px(24) + self._words().get_height() + kit.px(24)
        self._panel = Rect(left, top, width, kit.size[1] - margin - top)
        self._step = kit.line_height("least")
        pad = kit.px(28)
        self._scroll.lay_out(kit, self._panel.inflate(-2 * pad, -2 * pad), self._step * len(self.lines))
        self.form.replace([back, self._scroll])
        if self.form.focused is None:
            self.form.focus("licences")

    def aloud(self) -> Sequence[str]:
        """Read the version and what is to be known of it."""
        return (self.tr._("Down to One {version}", version=__version__), self._about())

    def all_aloud(self) -> Sequence[str]:
        """Read the licences as well, line by line."""
        return (*self.aloud(), *self.lines)

    def chosen(self, name: str) -> Change[None]:
        """Leave."""
        return Pop(None)

    def back(self) -> Change[None]:
        """Leave."""
        return Pop(None)

    def draw(self, canvas: Canvas) -> None:
        """Declare felt, heading, the sentences about us, and the lines in sight."""
        kit, panel = self.kit, self._panel
        canvas.background(kit.felt())
        button = self.form["back"].rect
        heading = kit.text(self.tr._("Down to One {version}", version=__version__), "title")
        canvas.blit(heading, (button.right + kit.px(24), button.centery - heading.get_height() // 2))
        canvas.blit(self._words(), (panel.left, button.bottom + kit.px(24)))
        kit.draw_panel(canvas, panel)
        view = self._scroll.viewport
        first, last = self._scroll.offset // self._step, (self._scroll.offset + view.height) // self._step
        for number in range(first + (self._scroll.offset % self._step > 0), min(last, len(self.lines))):
            line = self.lines[number]
            if line:
                at = (view.left, view.top + number * self._step - self._scroll.offset)
                canvas.blit(kit.text(line, "least", "text-2", width=view.width), at)
        self.form.draw(canvas, kit)

    def _words(self) -> Surface:
        kit = self.kit
        room = min(kit.size[0] - 2 * kit.px(48), kit.px(_WIDTH))
        return kit.paragraph(self._about(), room, "small", "text-felt")

    def _about(self) -> str:
        return self.tr._(
            "An independent implementation of the published rules. UNO is a trademark of Mattel, Inc.; there is no "
            "affiliation. Below are the licences of everything in this program."
        )


def licences(assets: Assets) -> str:
    """Read the licences of a built program, or those that a checkout holds."""
    if assets.has(BUNDLED):
        return assets.path(BUNDLED).read_text("utf-8")
    paths = sorted((assets.root / "fonts").glob("OFL-*.txt"))
    own = assets.root.parent / "LICENSE"
    return "\n\n".join(path.read_text("utf-8") for path in ([own] if own.is_file() else []) + paths)


def _wrapped(text: str) -> Iterator[str]:
    """Give the text in lines that fit; rules of signs become empty lines."""
    for line in text.replace("\f", "").expandtabs(4).splitlines():
        if _RULE.match(line.strip()):
            yield ""
        else:
            yield from textwrap.wrap(line, _LETTERS, drop_whitespace=True) or [""]
