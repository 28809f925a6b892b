"""Controls that hold a value: toggle, slider, stepper and a row of segments or tabs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.ui.actions import Confirm, PointerButton, PointerMoved, PointerPressed, UiAction
from game.ui.adjustable import Adjustable
from game.ui.compositor import Canvas, Rgba
from game.ui.geometry import Size
from game.ui.kit import Kit
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import Changed, Widget, WidgetEvent, mixed

_BLACK: Rgba = (0, 0, 0, 255)


def well(kit: Kit) -> Rgba:
    """Give the dark ground that controls are sunk into."""
    return mixed(kit.color("panel"), _BLACK, 0.2)


class Toggle(Widget):
    """A switch: a tick when on, a cross when off."""

    def __init__(self, name: str, *, on: bool = False, tip: str = "", disabled: str | None = None) -> None:
        super().__init__(name, tip=tip, disabled=disabled)
        self.on = on

    def natural_size(self, kit: Kit) -> Size:
        """Give the size of the switch, never too small to be hit."""
        height = max(kit.px(36), 26)
        return round(height * 64 / 36), height

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Switch over when pressed and let go."""
        if super().handle(action) is None:
            return None
        self.on = not self.on
        return Changed(self.name, self.on)

    def spoken(self) -> Spoken:
        """Say whether it is on."""
        return Spoken(self.title or self.tip, Role.SWITCH, self.value_words, is_on=self.on, detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare track, knob and mark."""
        good = mixed(kit.color("good"), kit.color("felt-lo"), 0.42)
        fill = good if self.on else well(kit)
        edge = kit.color("mint" if self.on or self.hovered else "outline")
        ring = kit.focus_ring() if self.focused else None
        dash = (kit.px(7), kit.px(5)) if self.disabled is not None else None
        look = Box(self.rect.size, self.rect.height / 2, fill, edge, max(1.0, 2 * kit.u), dash, ring=ring)
        kit.draw_box(canvas, look, self.rect)
        side = self.rect.height - 2 * kit.px(6)
        near, far = self.rect.left + kit.px(6), self.rect.right - kit.px(6) - side
        knob = kit.disc(side, "text" if self.on else "text-2")
        canvas.blit(knob, (far if self.on else near, self.rect.centery - side // 2))
        icon = kit.icon("check" if self.on else "close", 18, "text" if self.on else "text-2")
        x = near + kit.px(12) if self.on else far + side - kit.px(12)
        canvas.blit_centered(icon, (x, self.rect.centery))


class Slider(Adjustable[float]):
    """A value from 0 to 1 in steps, set by dragging or with the arrows."""

    def __init__(
        self, name: str, value: float, *, step: float = 0.05, tip: str = "", disabled: str | None = None
    ) -> None:
        super().__init__(name, tip=tip, disabled=disabled)
        self.value = value
        self.step_size = step

    def natural_size(self, kit: Kit) -> Size:
        """Give a usual width and the height of a target."""
        return kit.px(240), kit.px(44)

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Follow the pointer while pressed; step with the arrows left and right."""
        match action:
            case PointerPressed((x, _), PointerButton.LEFT) if self.disabled is None:
                self.pressed = True
                return self._set((x - self._track.left) / self._track.width)
            case PointerMoved((x, _)) if self.pressed:
                return self._set((x - self._track.left) / self._track.width)
            case _:
                return super().handle(action)

    def step(self, by: int) -> WidgetEvent | None:
        """Go one step on or back, between 0 and 1."""
        return self._set(self.value + by * self.step_size)

    def spoken(self) -> Spoken:
        """Say the value, in the words given for it or as a share."""
        return Spoken(self.title or self.tip, Role.SLIDER, self.value_words, share=self.value, detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the track, the part that is full, and the knob."""
        height = kit.px(8)
        track = Rect(self.rect.left, self.rect.centery - height // 2, self.rect.width, height)
        edge = kit.color("mint" if self.hovered else "outline")
        kit.draw_box(canvas, Box(track.size, height / 2, well(kit), edge, max(1.0, 1.5 * kit.u)), track)
        x = self._track.left + round(self._track.width * self.value)
        full = Rect(track.left, track.top, max(height, x - track.left), height)
        kit.draw_box(canvas, Box(full.size, height / 2, kit.color("gold")), full)
        side = kit.px(28)
        ring = kit.focus_ring() if self.focused else None
        knob = Box((side, side), side / 2, kit.color("card"), kit.color("felt"), max(1.0, 3 * kit.u), ring=ring)
        kit.draw_box(canvas, knob, Rect(x - side // 2, self.rect.centery - side // 2, side, side))

    @property
    def _track(self) -> Rect:
        inner = self.rect.inflate(-max(2, self.rect.height * 28 // 44), 0)
        return inner if inner.width > 0 else Rect(self.rect.left, self.rect.top, 1, 1)

    def _set(self, value: float) -> WidgetEvent | None:
        value = round(min(1.0, max(0.0, value)) / self.step_size) * self.step_size
        return self.take(min(1.0, round(value, 4)))


class Stepper(Adjustable[int]):
    """A whole number between two limits with a minus and a plus beside it."""

    def __init__(
        self,
        name: str,
        value: int,
        least: int,
        most: int,
        *,
        step: int = 1,
        tip: str = "",
        disabled: str | None = None,
    ) -> None:
        super().__init__(name, tip=tip, disabled=disabled)
        self.value = value
        self.least = least
        self.most = most
        self.step_size = step

    def natural_size(self, kit: Kit) -> Size:
        """Give room for two keys and three digits."""
        return kit.px(164), kit.px(52)

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Step with the keys' halves, or with the arrows."""
        match action:
            case PointerPressed((x, _), PointerButton.LEFT) if self.disabled is None:
                self.pressed = True
                third = self.rect.width / 3
                if x < self.rect.left + third:
                    return self.step(-1)
                return self.step(1) if x > self.rect.right - third else None
            case _:
                return super().handle(action)

    def step(self, by: int) -> WidgetEvent | None:
        """Go one step up or down, between the limits."""
        return self.take(min(self.most, max(self.least, self.value + by * self.step_size)))

    def spoken(self) -> Spoken:
        """Say the number."""
        return Spoken(self.title or self.tip, Role.NUMBER, str(self.value), detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the field, its two ends and the number."""
        radius, edge_width = kit.px(14), max(1.0, 2 * kit.u)
        edge = kit.color("mint" if self.hovered else "outline")
        ring = kit.focus_ring() if self.focused else None
        kit.draw_box(canvas, Box(self.rect.size, radius, kit.color("hover"), edge, edge_width, ring=ring), self.rect)
        third = kit.px(48)
        middle = Rect(self.rect.left + third, self.rect.top, self.rect.width - 2 * third, self.rect.height)
        inset = round(edge_width)
        canvas.fill(well(kit), middle.inflate(0, -2 * inset))
        for icon, x, usable in (
            ("minus", self.rect.left + third // 2, self.value > self.least),
            ("plus", self.rect.right - third // 2, self.value < self.most),
        ):
            color = "text" if usable and self.disabled is None else "line"
            canvas.blit_centered(kit.icon(icon, 22, color), (x, self.rect.centery))
        canvas.blit_centered(kit.text(str(self.value), "label", width=middle.width), middle.center)


@dataclass(frozen=True, slots=True)
class Option:
    """One of several values: what it is called by the program and what a person reads."""

    value: str
    label: str
    icon: str = ""


class Segments(Adjustable[str]):
    """A few values side by side, one of them chosen; `tabs` draws them as tabs on a line."""

    def __init__(
        self,
        name: str,
        options: Sequence[Option],
        value: str,
        *,
        tabs: bool = False,
        tip: str = "",
        disabled: str | None = None,
    ) -> None:
        super().__init__(name, tip=tip, disabled=disabled)
        self.options = tuple(options)
        self.value = value
        self.tabs = tabs
        self._edges: list[Rect] = []

    def natural_size(self, kit: Kit) -> Size:
        """Give the width of all labels with their padding."""
        return sum(self._widths(kit)) + kit.px(8), kit.px(48)

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Choose what is clicked, or the neighbour with the arrows."""
        match action:
            case PointerPressed(pos, PointerButton.LEFT) if self.disabled is None:
                edges = zip(self.options, self._edges, strict=False)
                hit = next((option for option, rect in edges if rect.collidepoint(pos)), None)
                return None if hit is None else self.take(hit.value)
            case Confirm() if self.disabled is None:
                return self.take(self.options[(self._index + 1) % len(self.options)].value)
            case _:
                return super().handle(action)

    def step(self, by: int) -> WidgetEvent | None:
        """Choose a neighbour, if there is one on that side."""
        return self.take(self.options[min(len(self.options) - 1, max(0, self._index + by))].value)

    @property
    def _index(self) -> int:
        return [option.value for option in self.options].index(self.value)

    def spoken(self) -> Spoken:
        """Say which one is chosen."""
        index = [option.value for option in self.options].index(self.value)
        place = (index + 1, len(self.options))
        label = self.options[index].label
        return Spoken(self.title or self.tip, Role.CHOICE, label, place=place, detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the ground, the chosen one and the labels."""
        self._edges = self._cut(kit)
        ring = kit.focus_ring() if self.focused else None
        if self.tabs:
            line = Rect(self.rect.left, self.rect.bottom - kit.px(2), self.rect.width, kit.px(2))
            canvas.fill(kit.color("line"), line)
        else:
            edge = kit.color("mint" if self.hovered else "outline")
            look = Box(self.rect.size, kit.px(13), well(kit), edge, max(1.0, 2 * kit.u), ring=ring)
            kit.draw_box(canvas, look, self.rect)
        for option, rect in zip(self.options, self._edges, strict=True):
            chosen = option.value == self.value
            if chosen:
                self._draw_chosen(canvas, kit, rect)
            ink = ("text" if self.tabs else "on-card") if chosen else "text-2"
            self._draw_label(canvas, kit, option, rect, ink)

    def _draw_chosen(self, canvas: Canvas, kit: Kit, rect: Rect) -> None:
        if not self.tabs:
            inner = rect.inflate(-kit.px(2), -kit.px(8))
            kit.draw_box(canvas, Box(inner.size, kit.px(9), kit.color("card")), inner)
            return
        ring = kit.focus_ring() if self.focused else None
        kit.draw_box(canvas, Box(rect.size, kit.px(12), kit.color("raised"), ring=ring), rect)
        bar = Rect(rect.left + kit.px(12), rect.bottom - kit.px(4), rect.width - kit.px(24), kit.px(5))
        kit.draw_box(canvas, Box(bar.size, bar.height / 2, kit.color("gold")), bar)

    def _draw_label(self, canvas: Canvas, kit: Kit, option: Option, rect: Rect, ink: str) -> None:
        room = rect.width - kit.px(12)
        icon = kit.icon(option.icon, 18, ink) if option.icon else None
        if icon:
            room -= icon.get_width() + kit.px(8)
        label = kit.type.fitting(option.label, "label", self._text_px(kit), kit.color(ink), room)
        width = label.get_width() + (icon.get_width() + kit.px(8) if icon else 0)
        x = rect.centerx - width // 2
        if icon:
            canvas.blit(icon, (x, rect.centery - icon.get_height() // 2))
            x += icon.get_width() + kit.px(8)
        canvas.blit(label, (x, rect.centery - label.get_height() // 2))

    def _text_px(self, kit: Kit) -> int:
        return max(kit.theme.least_pixels, round(kit.font_px("label") * 18 / 22))

    def _widths(self, kit: Kit) -> list[int]:
        return [
            kit.type.width(option.label, "label", self._text_px(kit)) + kit.px(30) + (kit.px(26) if option.icon else 0)
            for option in self.options
        ]

    def _cut(self, kit: Kit) -> list[Rect]:
        widths = self._widths(kit)
        pad = 0 if self.tabs else kit.px(4)
        over = (self.rect.width - 2 * pad - sum(widths)) / len(widths)  # what room there is too much, or too little
        tight = [width + max(over, -kit.px(18)) for width in widths]
        scale = (self.rect.width - 2 * pad) / max(1.0, sum(tight))
        result, x = [], float(self.rect.left + pad)
        for width in tight:
            result.append(Rect(round(x), self.rect.top, round(width * scale), self.rect.height))
            x += width * scale
        return result
