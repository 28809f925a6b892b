"""The base of all controls, and the controls that are only pressed: buttons, icon buttons, discs and tiles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, assert_never

from pygame import Rect, Surface

from game.ui.actions import Confirm, PointerButton, PointerPressed, PointerReleased, UiAction
from game.ui.compositor import Canvas, Rgba
from game.ui.geometry import Point, Size
from game.ui.kit import ColorName, Kit
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box, Gradient, Paint

WHITE: Rgba = (255, 255, 255, 255)
BLACK: Rgba = (0, 0, 0, 255)


@dataclass(frozen=True, slots=True)
class Activated:
    """A control of this name was pressed and let go, or confirmed."""

    name: str


@dataclass(frozen=True, slots=True)
class Changed:
    """A control of this name has a new value."""

    name: str
    value: bool | int | float | str


WidgetEvent: TypeAlias = Activated | Changed


class Widget(ABC):
    """A control with a name, a place in window pixels, and the states that a form keeps up to date.

    `disabled` holds the reason it cannot be used now, shown as its tooltip; None when it can. `key` is the id of
    the binding that activates it, `key_cap` the key as a person reads it. `clip` is the part of the window it
    may be seen and hit in (inside a scroll area). `title`, `value_words` and `detail` are for those who only hear of
    it: what it is called, what its value is and what is known of it, where that does not stand on the control.
    """

    def __init__(
        self, name: str, *, tip: str = "", key: str = "", key_cap: str = "", disabled: str | None = None
    ) -> None:
        self.name = name
        self.rect = Rect(0, 0, 0, 0)
        self.tip = tip
        self.key = key
        self.key_cap = key_cap
        self.disabled = disabled
        self.title = ""
        self.value_words = ""
        self.detail = ""
        self.visible = True
        self.clip: Rect | None = None
        self.hovered = False
        self.focused = False
        self.pressed = False

    def natural_size(self, kit: Kit) -> Size:
        """Give the size in pixels it wants; a scene may give it more."""
        return kit.px(56), kit.px(56)

    def hit(self, pos: Point) -> bool:
        """Say whether a point in window pixels is on it."""
        seen = self.visible and (self.clip is None or bool(self.clip.collidepoint(pos)))
        return seen and bool(self.rect.collidepoint(pos))

    def handle(self, action: UiAction) -> WidgetEvent | None:
        """Answer a pointer action on it, or a key while it has the focus."""
        if self.disabled is not None:
            return None
        match action:
            case Confirm():
                return Activated(self.name)
            case PointerPressed(_, PointerButton.LEFT):
                self.pressed = True
            case PointerReleased(pos, PointerButton.LEFT):
                was_pressed, self.pressed = self.pressed, False
                if was_pressed and self.hit(pos):
                    return Activated(self.name)
            case _:
                pass
        return None

    @property
    def on_top(self) -> bool:
        """Say whether it is drawn above, and pointed at before, all others."""
        return False

    @property
    def takes_focus(self) -> bool:
        """Say whether the keyboard can reach it."""
        return self.visible

    def leave(self) -> None:
        """Notice that the focus went elsewhere."""
        return

    def takes(self, action: UiAction) -> bool:
        """Say whether, having the focus, it keeps an action of the keyboard for itself."""
        return False

    @abstractmethod
    def spoken(self) -> Spoken:
        """Say what it is to somebody who does not see it."""

    @abstractmethod
    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare its picture."""


class ButtonKind(Enum):
    """How much a button asks to be pressed."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    QUIET = "quiet"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class ButtonSize:
    """The measures of a button, in design pixels."""

    height: int
    text: int
    padding: int
    radius: int
    icon: int
    gap: int


SMALL = ButtonSize(44, 18, 16, 13, 20, 8)
NORMAL = ButtonSize(56, 22, 26, 16, 24, 12)
LARGE = ButtonSize(72, 28, 36, 20, 30, 14)
MAIN = ButtonSize(104, 40, 44, 26, 42, 18)


class Button(Widget):
    """A button with a label and perhaps an icon before it."""

    def __init__(
        self,
        name: str,
        label: str,
        kind: ButtonKind = ButtonKind.SECONDARY,
        *,
        icon: str = "",
        size: ButtonSize = NORMAL,
        tip: str = "",
        key: str = "",
        key_cap: str = "",
        disabled: str | None = None,
    ) -> None:
        super().__init__(name, tip=tip, key=key, key_cap=key_cap, disabled=disabled)
        self.label = label
        self.kind = kind
        self.icon = icon
        self.size = size

    def natural_size(self, kit: Kit) -> Size:
        """Give the label's width with padding, and the height of its size."""
        size = self.size
        content = kit.type.width(self.label, "label", self._text_px(kit)) if self.label else 0
        if self.icon:
            content += kit.px(size.icon) + (kit.px(size.gap) if self.label else 0)
        height = max(kit.px(size.height), kit.type.height("label", self._text_px(kit)) + kit.px(8))
        return content + 2 * kit.px(size.padding), height

    def spoken(self) -> Spoken:
        """Say the label, or what the tooltip says of an icon alone."""
        return Spoken(self.title or self.label or self.tip, Role.BUTTON, self.value_words, detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the button in its present state."""
        lip = kit.px(kit.theme.spacing["lip"])
        sunk = self.pressed and self.disabled is None
        body = self.rect.move(0, lip) if sunk else self.rect
        look = self._look(kit, body.size, lip)
        kit.draw_box(canvas, look, body)
        self._draw_content(canvas, kit, body)

    def _text_px(self, kit: Kit) -> int:
        return round(kit.font_px("label") * self.size.text / 22)

    def _draw_content(self, canvas: Canvas, kit: Kit, body: Rect) -> None:
        color = self._text_color(kit)
        room = body.width - kit.px(16)
        icon: Surface | None = kit.icon(self.icon, self.size.icon, color) if self.icon else None
        gap = kit.px(self.size.gap) if icon and self.label else 0
        if icon and self.label and not kit.type.fits(self.label, "label", room - icon.get_width() - gap):
            icon, gap = None, 0
        if icon:
            room -= icon.get_width() + gap
        label = kit.type.fitting(self.label, "label", self._text_px(kit), color, room)
        width = label.get_width() + gap + (icon.get_width() if icon else 0)
        x = body.centerx - width // 2
        if icon:
            canvas.blit(icon, (x, body.centery - icon.get_height() // 2))
            x += icon.get_width() + gap
        canvas.blit(label, (x, body.centery - label.get_height() // 2))

    def _text_color(self, kit: Kit) -> Rgba:
        if self.disabled is not None:
            return kit.color("text-3")
        return kit.color("on-gold" if self.kind is ButtonKind.PRIMARY else "text")

    def _look(self, kit: Kit, size: Size, lip: int) -> Box:
        radius = kit.px(self.size.radius)
        ring = kit.focus_ring() if self.focused else None
        edge_width = max(1.0, 2 * kit.u)
        if self.disabled is not None:
            dash = (kit.px(7), kit.px(5))
            edge = mixed(kit.color("line"), kit.color("outline"), 0.2)
            return Box(size, radius, kit.color("raised"), edge, edge_width, dash, ring=ring)
        fill, edge_or_none, lip_color = _paints(kit, self.kind, hovered=self.hovered, pressed=self.pressed)
        flat = self.pressed or lip_color is None
        return Box(
            size,
            radius,
            fill,
            edge_or_none,
            edge_width,
            lip=None if flat else lip_color,
            lip_height=0 if flat else lip,
            shadow=None if flat else kit.shadow(9, 10),
            ring=ring,
        )


class Tile(Widget):
    """A rectangle that can be chosen; the scene draws what stands on it after it."""

    def __init__(
        self,
        name: str,
        *,
        tip: str = "",
        key: str = "",
        key_cap: str = "",
        disabled: str | None = None,
        fill: ColorName = "raised",
        radius: str = "panel",
    ) -> None:
        super().__init__(name, tip=tip, key=key, key_cap=key_cap, disabled=disabled)
        self.fill = fill
        self.radius = radius

    def spoken(self) -> Spoken:
        """Say what the scene calls it."""
        return Spoken(self.title or self.tip, Role.BUTTON, self.value_words, detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the ground: one step lighter when pointed at or focused."""
        lit = (self.hovered or self.focused) and self.disabled is None
        fill = kit.color("hover" if lit else self.fill)
        if self.pressed:
            fill = mixed(fill, BLACK, 0.2)
        disabled = self.disabled is not None
        look = Box(
            self.rect.size,
            kit.radius(self.radius),
            fill,
            kit.color("line" if disabled else "outline"),
            max(1.0, 2 * kit.u),
            (kit.px(7), kit.px(5)) if disabled else None,
            ring=kit.focus_ring() if self.focused else None,
        )
        kit.draw_box(canvas, look, self.rect)


def mixed(color: Rgba, other: Rgba, share: float) -> Rgba:
    """Mix a share of 0-1 of another colour into a colour, keeping its opacity."""
    return (
        round(color[0] + (other[0] - color[0]) * share),
        round(color[1] + (other[1] - color[1]) * share),
        round(color[2] + (other[2] - color[2]) * share),
        color[3],
    )


def _paints(kit: Kit, kind: ButtonKind, *, hovered: bool, pressed: bool) -> tuple[Paint, Rgba | None, Rgba | None]:
    """Give the fill, the edge and the lip of a button."""
    match kind:
        case ButtonKind.PRIMARY:
            gold, high, low = kit.color("gold"), kit.color("gold-hi"), kit.color("gold-lo")
            if pressed:
                return low, None, None
            if hovered:
                return Gradient(mixed(high, WHITE, 0.35), gold), None, kit.color("gold-lip")
            return Gradient(mixed(high, gold, 0.3), mixed(gold, low, 0.5)), None, kit.color("gold-lip")
        case ButtonKind.SECONDARY:
            base, edge = kit.color("hover"), kit.color("outline")
            lip = mixed(kit.color("panel"), BLACK, 0.2)
            if pressed:
                return mixed(base, BLACK, 0.2), edge, None
            if hovered:
                top, bottom = mixed(base, edge, 0.42), mixed(base, edge, 0.24)
                return Gradient(top, bottom), mixed(edge, WHITE, 0.45), lip
            return Gradient(mixed(base, edge, 0.16), mixed(base, edge, 0.02)), edge, lip
        case ButtonKind.QUIET:
            if pressed:
                return (0, 0, 0, 71), None, None
            return (255, 255, 255, 41 if hovered else 16), None, None
        case ButtonKind.DANGER:
            base, high = kit.color("danger"), kit.color("danger-hi")
            if pressed:
                return mixed(base, BLACK, 0.18), None, None
            edge_or_none = kit.color("danger-2") if hovered else None
            if hovered:
                high, base = mixed(high, WHITE, 0.08), mixed(base, WHITE, 0.06)
            return Gradient(high, base), edge_or_none, kit.color("danger-lip")
        case _:
            assert_never(kind)
