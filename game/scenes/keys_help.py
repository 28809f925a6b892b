"""Shows what every key or gamepad button does, out of the table of bindings: those of the device used last."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.bindings import BACK, KEYS
from game.key_names import cap_name
from game.scenes.binding_words import binding_groups
from game.scenes.pieces import draw_key_hint, heading_line
from game.scenes.stage import Stage
from game.services import Services
from game.ui.actions import Device, Key, UiAction
from game.ui.binding_table import CORE, FIXED_KEYS, Bindings, button_words, key_words
from game.ui.caps import PadCap, key_cap
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.round_buttons import IconButton
from game.ui.scene import Change, Pop, Push
from game.ui.scroll import ScrollArea
from game.ui.widgets import SMALL, Button

_CHOICES = "choice_"
_ARROW_IDS = ("left", "right", "up", "down")
_LEAST_COLUMN, _CAPS_SHARE = 560, 0.34


@dataclass(frozen=True, slots=True)
class HelpLine:
    """Some caps and what they do; a heading where there are none."""

    caps: tuple[str, ...]
    words: str


class KeysHelp(Stage[None]):
    """Answers nothing; covers everything beneath, so that nobody's hand is seen meanwhile."""

    def __init__(self, services: Services, *, can_change: bool = True) -> None:
        super().__init__(services)
        self.area = ScrollArea("list")
        self._can_change = can_change
        self._pictures: list[tuple[Surface, int, int]] = []
        self._head = Rect(0, 0, 1, 1)

    def place(self) -> None:
        """Lay the lines out in as many columns as there is room for."""
        kit, tr = self.kit, self.tr
        margin = kit.space("page")
        self._head = Rect(margin, kit.px(36), kit.size[0] - 2 * margin, max(kit.px(68), 44))
        back = IconButton("back", "left", tip=tr._("Back"), key_cap=self.services.key_cap(BACK))
        side = back.natural_size(kit)
        back.rect = Rect(self._head.left, self._head.centery - side[1] // 2, *side)
        change = Button("change", tr._("Change them"), icon="gear", size=SMALL)
        size = change.natural_size(kit)
        change.rect = Rect(self._head.right - size[0], self._head.centery - size[1] // 2, *size)
        change.visible = self._can_change
        top = self._head.bottom + kit.px(20)
        panel = self.panel(top)
        inner = panel.inflate(-2 * kit.px(28), -2 * kit.px(20))
        self.area.lay_out(kit, inner, self._fill(inner.width - kit.px(36)))
        self.form.replace([back, change, self.area])
        if self.form.focused is None:
            self.form.focus("back")

    def panel(self, top: int) -> Rect:
        """Give the panel below the heading."""
        margin = self.kit.space("page")
        return Rect(margin, top, self.kit.size[0] - 2 * margin, self.kit.size[1] - top - self.kit.px(40))

    def aloud(self) -> Sequence[str]:
        """Read the title, then every line."""
        return (self.title, *(f"{', '.join(line.caps)}: {line.words}" for line in self.lines() if line.caps))

    @property
    def title(self) -> str:
        """Say whose keys are shown."""
        return self.tr._("Keys") if self._device is Device.KEYBOARD else self.tr._("Gamepad")

    def lines(self) -> tuple[HelpLine, ...]:
        """Give everything to be shown."""
        bindings = self.services.input.bindings
        found: list[HelpLine] = []
        for group in binding_groups(self.tr):
            lines = list(self._lines_of(bindings, group.wishes))
            if lines:
                found += [HelpLine((), group.title), *lines]
        return tuple(found)

    def handle(self, action: UiAction) -> Change[None]:
        """Close by the key that opened it, too."""
        return Pop(None) if action == Key(KEYS) else super().handle(action)

    def chosen(self, name: str) -> Change[None]:
        """Leave, or go where they can be changed."""
        if name == "back":
            return Pop(None)
        from game.scenes.settings import SettingsScene
        from game.scenes.settings_rows import Section

        return Push(SettingsScene(self.services, Section.CONTROLS), self._changed_them)

    def back(self) -> Change[None]:
        """Leave."""
        return Pop(None)

    def draw(self, canvas: Canvas) -> None:
        """Declare the felt, the heading and the lines."""
        kit, head = self.kit, self._head
        canvas.background(kit.felt())
        left = self.form["back"].rect.right + kit.px(20)
        title = heading_line(kit, self.title, "title", width=self.form["change"].rect.left - left - kit.px(16))
        canvas.blit(title, (left, head.centery - title.get_height() // 2))
        kit.draw_panel(canvas, self.panel(head.bottom + kit.px(20)))
        if not self._can_change:
            cap = self.services.key_cap(BACK)
            draw_key_hint(canvas, kit, cap, self.tr._("Back"), right=head.right, middle=head.centery)
        area = self.area.rect
        with canvas.clip(area):
            for surface, x, y in self._pictures:
                if -surface.get_height() < y - self.area.offset < area.height:
                    canvas.blit(surface, (area.left + x, area.top + y - self.area.offset))
        self.form.draw(canvas, kit)

    @property
    def _device(self) -> Device:
        return self.services.input.prompts

    def _changed_them(self, _: None) -> None:
        self.resize(self.kit.size)

    def _lines_of(self, bindings: Bindings, wishes: Mapping[str, str]) -> Iterator[HelpLine]:
        choices = [cap for name in wishes if name.startswith(_CHOICES) for cap in self._caps(bindings, name)]
        if choices:
            words = self.tr._("Answers by their number; at a shared screen, the seat of this number jumps in")
            yield HelpLine(tuple(choices), words)
        if any(name in _ARROW_IDS for name in wishes):
            yield self._arrow_line(bindings)
        for name, words in wishes.items():
            caps = self._caps(bindings, name)
            if caps and name not in _ARROW_IDS and not name.startswith(_CHOICES):
                yield HelpLine(caps, words)

    def _arrow_line(self, bindings: Bindings) -> HelpLine:
        """Put the four directions into one line."""
        tr = self.tr
        if self._device is Device.PAD:
            return HelpLine((PadCap(tr._("D-pad")), PadCap(tr._("Left stick"))), tr._("Move from one thing to another"))
        caps = [cap for name in _ARROW_IDS for cap in self._caps(bindings, name)]
        return HelpLine(tuple(caps), tr._("Move from one thing to another"))

    def _caps(self, bindings: Bindings, name: str) -> tuple[str, ...]:
        """Give the caps of all keys, or of all buttons, of a binding."""
        struck = bindings[name].struck_by(self._device)
        if self._device is Device.PAD:
            return tuple(PadCap(button_words(button)) for button in struck)
        fixed = (FIXED_KEYS[name],) if name in CORE else ()
        return tuple(cap_name(self.tr, cap) for cap in (*fixed, *(key_words(key) for key in struck)))

    def _fill(self, width: int) -> int:
        """Make the pictures, and give the height of the content in pixels."""
        kit = self.kit
        count = max(1, min(3, width // max(kit.px(_LEAST_COLUMN), 400)))
        gap = kit.px(36)
        column = (width - (count - 1) * gap) // count
        lines = self.lines()
        blocks = [_picture(kit, line, column) for line in lines]
        heights = [height for _, height in blocks]
        share = sum(heights) / count
        self._pictures, x, y, tallest = [], 0, 0, 0
        used = 0.0
        for number, (pictures, height) in enumerate(blocks):
            block = height + (heights[number + 1] if _is_heading(lines[number]) else 0)
            if y and x < (count - 1) * (column + gap) and used + block / 2 > share * (1 + x // (column + gap)):
                x, y = x + column + gap, 0
            self._pictures += [(surface, x + left, y + top) for surface, left, top in pictures]
            y += height
            used += heights[number]
            tallest = max(tallest, y)
        return tallest


def _is_heading(line: HelpLine) -> bool:
    return not line.caps


def _picture(kit: Kit, line: HelpLine, width: int) -> tuple[list[tuple[Surface, int, int]], int]:
    """Give the pictures of a line with their places, and its height."""
    if _is_heading(line):
        title = kit.text(line.words.upper(), "least", "mint", tracking=0.09, width=width)
        return [(title, 0, kit.px(14))], title.get_height() + kit.px(22)
    room = round(width * _CAPS_SHARE)
    words = kit.paragraph(line.words, width - room - kit.px(16), "small")
    pictures: list[tuple[Surface, int, int]] = []
    x = y = 0
    tall = 0
    for cap in line.caps:
        surface = key_cap(kit, cap)
        if x and x + surface.get_width() > room:
            x, y = 0, y + tall + kit.px(4)
        pictures.append((surface, x, y))
        x += surface.get_width() + kit.px(6)
        tall = surface.get_height()
    height = max(y + tall, words.get_height())
    pictures.append((words, room + kit.px(16), max(0, (tall - words.get_height()) // 2)))
    return pictures, height + kit.px(12)
