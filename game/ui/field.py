"""Controls for words: a text field, and a choice that opens a list."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.ui.actions import (
    Back,
    Confirm,
    Direction,
    Erase,
    Erased,
    Move,
    PointerButton,
    PointerMoved,
    PointerPressed,
    TextTyped,
    UiAction,
)
from game.ui.compositor import Canvas
from game.ui.controls import Option, well
from game.ui.geometry import LEAST_TARGET, Point, Size
from game.ui.kit import Kit
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import Activated, Changed, Widget, WidgetEvent


class TextField(Widget):
    """One line of text; `error` is a sentence shown below it, `caret` how many letters stand before the caret."""

    def __init__(
        self,
        name: str,
        text: str = "",
        *,
        placeholder: str = "",
        most: int = 24,
        icon: str = "",
        tip: str = "",
        disabled: str | None = None,
    ) -> None:
        super().__init__(name, tip=tip, disabled=disabled)
        self.text = text
        self.placeholder = placeholder
        self.most = most
        self.icon = icon
        self.error = ""
        self.caret = len(text)

    def natural_size(self, kit: Kit) -> Size:
        """Give a usual width and the height of a field."""
        return kit.px(280), kit.px(kit.theme.sizes["field"])

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Take typed text, erase, move the caret; Enter activates."""
        if self.disabled is not None:
            return None
        match action:
            case TextTyped(text):
                return self._insert("".join(letter for letter in text if letter.isprintable()))
            case Erased(Erase.BEFORE) if self.caret > 0:
                self.caret -= 1
                return self._without(self.caret)
            case Erased(Erase.AFTER) if self.caret < len(self.text):
                return self._without(self.caret)
            case Move(Direction.LEFT):
                self.caret = max(0, self.caret - 1)
            case Move(Direction.RIGHT):
                self.caret = min(len(self.text), self.caret + 1)
            case Confirm(by_space=False):
                return Activated(self.name)
            case _:
                pass
        return None

    def takes(self, action: UiAction) -> bool:
        """Keep what is typed, and the arrows along the line; keys of letters don't come here while it has the focus."""
        match action:
            case TextTyped() | Erased() | Confirm() | Move(Direction.LEFT) | Move(Direction.RIGHT):
                return True
            case _:
                return False

    def spoken(self) -> Spoken:
        """Say what is written in it, and what is wrong with that."""
        name = self.title or self.tip or self.placeholder
        return Spoken(name, Role.FIELD, self.text, detail=self.error or self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the field, its text, the caret and the error."""
        edge = "danger-2" if self.error else "mint" if self.hovered or self.focused else "outline"
        draw_field(canvas, kit, self, edge)
        pad = kit.px(16)
        x = self.rect.left + pad
        icon = "warn" if self.error else self.icon
        if icon:
            picture = kit.icon(icon, 22, "danger-2" if self.error else "text-2")
            canvas.blit(picture, (x, self.rect.centery - picture.get_height() // 2))
            x += picture.get_width() + kit.px(10)
        shown = self.text or self.placeholder
        label = kit.text(shown, "body", "text" if self.text else "text-3", width=self.rect.right - pad - x)
        canvas.blit(label, (x, self.rect.centery - label.get_height() // 2))
        if self.focused:
            before = kit.text_width(self.text[: self.caret], "body") if self.text else 0
            caret = min(x + before, self.rect.right - pad)
            height = round(self.rect.height * 0.5)
            line = Rect(caret, self.rect.centery - height // 2, max(2, kit.px(2)), height)
            canvas.fill(kit.color("gold"), line)
        if self.error:
            sentence = kit.text(self.error, "least", "danger-2", width=self.rect.width)
            canvas.blit(sentence, (self.rect.left, self.rect.bottom + kit.px(6)))

    def _insert(self, text: str) -> WidgetEvent | None:
        text = text[: self.most - len(self.text)]
        if not text:
            return None
        self.text = self.text[: self.caret] + text + self.text[self.caret :]
        self.caret += len(text)
        return Changed(self.name, self.text)

    def _without(self, position: int) -> WidgetEvent:
        self.text = self.text[:position] + self.text[position + 1 :]
        return Changed(self.name, self.text)


class Choice(Widget):
    """One of several values; opens a list over what is below it. Put it last in the form while it is open."""

    def __init__(
        self,
        name: str,
        options: Sequence[Option],
        value: str,
        *,
        tip: str = "",
        disabled: str | None = None,
    ) -> None:
        super().__init__(name, tip=tip, disabled=disabled)
        self.options = tuple(options)
        self.value = value
        self.open = False
        self._marked = 0
        self._row = 40
        self._window_height = 1 << 30

    @property
    def on_top(self) -> bool:
        """Say whether it must be drawn, and asked about the pointer, before all others."""
        return self.open

    def natural_size(self, kit: Kit) -> Size:
        """Give the width of the longest label and the height of a field."""
        widest = max(kit.text_width(option.label, "body") for option in self.options)
        return widest + kit.px(80), kit.px(kit.theme.sizes["field"])

    def least_width(self, kit: Kit) -> int:
        """Give the width below which the longest label would be set in narrow letters."""
        natural, widest = (
            self.natural_size(kit)[0],
            max(kit.text_width(option.label, "body") for option in self.options),
        )
        least = max(kit.type.width(option.label, "body", kit.theme.least_pixels) for option in self.options)
        return natural - widest + least

    def hit(self, pos: Point) -> bool:
        """Say whether a point is on the field or on its open list."""
        return super().hit(pos) or (self.open and bool(self._list.collidepoint(pos)))

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Open and close, and choose from the open list."""
        if self.disabled is not None:
            return None
        match action:
            case PointerPressed(pos, PointerButton.LEFT):
                if self.open and self._list.collidepoint(pos):
                    return self._choose(self._at(pos))
                self._toggle()
            case PointerMoved(pos) if self.open and self._list.collidepoint(pos):
                self._marked = self._at(pos)
            case Confirm():
                if self.open:
                    return self._choose(self._marked)
                self._toggle()
            case Back() if self.open:
                self.open = False
            case Move(Direction.UP) if self.open:
                self._marked = max(0, self._marked - 1)
            case Move(Direction.DOWN) if self.open:
                self._marked = min(len(self.options) - 1, self._marked + 1)
            case _:
                pass
        return None

    def takes(self, action: UiAction) -> bool:
        """Keep arrows and Escape while the list is open."""
        return self.open and isinstance(action, Move | Back)

    def spoken(self) -> Spoken:
        """Say which value is chosen, or marked in the open list and where that stands."""
        chosen = [option.value for option in self.options].index(self.value)
        index = self._marked if self.open else chosen
        place = (index + 1, len(self.options)) if self.open else None
        label = self.options[index].label
        return Spoken(self.title or self.tip, Role.CHOICE, label, place=place, detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the field and, when open, the list below it (or above, where the window ends)."""
        self._row = max(kit.px(44), LEAST_TARGET)
        self._window_height = kit.size[1]
        draw_field(canvas, kit, self, "mint" if self.hovered else "outline")
        pad = kit.px(16)
        arrow = kit.icon("up" if self.open else "down", 22)
        chosen = next(option for option in self.options if option.value == self.value)
        room = self.rect.width - 3 * pad - arrow.get_width()
        label = kit.text(chosen.label, "body", width=room)
        canvas.blit(label, (self.rect.left + pad, self.rect.centery - label.get_height() // 2))
        x = self.rect.right - pad - arrow.get_width()
        canvas.blit(arrow, (x, self.rect.centery - arrow.get_height() // 2))
        if self.open:
            self._draw_list(canvas, kit)

    def leave(self) -> None:
        """Close the list without choosing."""
        self.open = False

    @property
    def _list(self) -> Rect:
        height = self._row * len(self.options) + 12
        top = self.rect.bottom + 6
        if top + height > self._window_height:
            top = self.rect.top - 6 - height
        top = max(0, min(top, self._window_height - height))
        return Rect(self.rect.left, top, self.rect.width, height)

    def _at(self, pos: Point) -> int:
        return min(len(self.options) - 1, max(0, (pos[1] - self._list.top - 6) // self._row))

    def _toggle(self) -> None:
        self.open = not self.open
        self._marked = [option.value for option in self.options].index(self.value)

    def _choose(self, index: int) -> WidgetEvent | None:
        self.open = False
        value = self.options[index].value
        if value == self.value:
            return None
        self.value = value
        return Changed(self.name, value)

    def _draw_list(self, canvas: Canvas, kit: Kit) -> None:
        rect = self._list
        look = Box(
            rect.size,
            kit.px(14),
            kit.color("panel"),
            kit.color("outline"),
            max(1.0, 2 * kit.u),
            shadow=kit.shadow(14, 10),
        )
        kit.draw_box(canvas, look, rect)
        for index, option in enumerate(self.options):
            row = Rect(rect.left + 6, rect.top + 6 + index * self._row, rect.width - 12, self._row)
            if index == self._marked:
                kit.draw_box(canvas, Box(row.size, kit.px(9), kit.color("hover")), row)
            label = kit.text(option.label, "body", width=row.width - kit.px(52))
            canvas.blit(label, (row.left + kit.px(12), row.centery - label.get_height() // 2))
            if option.value == self.value:
                tick = kit.icon("check", 20, "gold")
                canvas.blit(tick, (row.right - kit.px(12) - tick.get_width(), row.centery - tick.get_height() // 2))


def draw_field(canvas: Canvas, kit: Kit, widget: Widget, edge: str) -> None:
    """Declare the sunk ground of a field."""
    dash = (kit.px(7), kit.px(5)) if widget.disabled is not None else None
    ring = kit.focus_ring() if widget.focused else None
    look = Box(
        widget.rect.size,
        kit.radius("field"),
        well(kit),
        kit.color(edge),
        max(1.0, 2 * kit.u),
        dash,
        ring=ring,
    )
    kit.draw_box(canvas, look, widget.rect)
