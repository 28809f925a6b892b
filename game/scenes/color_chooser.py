"""Asks which colour a wild stands for: a disc of four petals, each with emblem, name, key and how many are held."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from pygame import Rect, Surface

from game.bindings import BACK
from game.rules.cards import COLORS, Card, Color
from game.scenes.pieces import draw_key_hint, rimmed_emblem
from game.scenes.question import Lit, Question
from game.services import Services
from game.table.card_art import COLOR_NAMES
from game.table.words import color_word, starting
from game.ui.caps import key_cap
from game.ui.compositor import Canvas
from game.ui.geometry import Point, Size, unit
from game.ui.kit import Kit
from game.ui.scene import Change, Pop
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box, hexed, picture
from game.ui.widgets import Widget, mixed

_SIDES = {Color.RED: (1, -1), Color.YELLOW: (1, 1), Color.GREEN: (-1, 1), Color.BLUE: (-1, -1)}
"""Where each petal lies of the middle, clockwise from the top right as on the wild card."""
_TURNS = {Color.RED: 45, Color.YELLOW: 135, Color.GREEN: 225, Color.BLUE: 315}
_PETAL = "M0 -6 C-46 -30 -40 -84 0 -92 C40 -84 46 -30 0 -6 Z"
_DISC = 336
_PETAL_SCALE = 3.2
_OVERLAP = 0.12
_WHITE = (255, 255, 255, 255)


@dataclass(frozen=True, slots=True)
class ChooserLayout:
    """Where the disc and its words are, in window pixels."""

    center: Point
    radius: int
    title: Point
    hand_below: int


def chooser_layout(size: Size) -> ChooserLayout:
    """Put a disc of 62 % of the height between the title and the hand, narrower where the window is."""
    u = unit(size)
    height = size[1]
    radius = round(min(0.31 * height, (size[0] / 2 - 24 * u) * _DISC / 452))
    center = (size[0] // 2, round(0.376 * height))
    title = (center[0], round(0.035 * height))
    return ChooserLayout(center, radius, title, center[1] + radius + round(3 * u))


def held_by_color(hand: Sequence[Card]) -> Mapping[Color, int]:
    """Count the cards of each colour."""
    return {color: sum(card.color is color for card in hand) for color in COLORS}


def most_held(held: Mapping[Color, int]) -> Color:
    """Give the colour held most, the first in the deck's order of equals."""
    return max(COLORS, key=lambda color: held[color])


class Petal(Widget):
    """One colour of the disc: a quarter of it takes the pointer."""

    def __init__(self, name: str, color: Color, label: str, held: str, *, key: str, key_cap: str) -> None:
        super().__init__(name, key=key, key_cap=key_cap)
        self.color = color
        self.label = label
        self.held = held
        self.center: Point = (0, 0)
        self.radius = 0
        self.pill_width = 0

    def hit(self, pos: Point) -> bool:
        """Say whether a point is in this quarter of the disc, or on its pill."""
        x, y = pos[0] - self.center[0], pos[1] - self.center[1]
        side_x, side_y = _SIDES[self.color]
        inside = x * side_x > 0 and y * side_y > 0 and x * x + y * y <= self.radius * self.radius
        return self.visible and (inside or bool(self._pill().collidepoint(pos)))

    def spoken(self) -> Spoken:
        """Say the colour, and how many of it are held."""
        return Spoken(self.label, Role.BUTTON, private=self.held)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare petal, emblem, name and pill."""
        side_x, side_y = _SIDES[self.color]
        scale = self.radius / _DISC
        canvas.blit(self._petal(kit), self._corner())
        at = (self.center[0] + side_x * 119 * scale, self.center[1] + side_y * 119 * scale - 14 * scale)
        canvas.blit_centered(rimmed_emblem(kit, self.color, round(104 * scale), max(2, round(6 * scale))), at)
        self._draw_name(canvas, kit, (at[0], at[1] + 86 * scale))
        self._draw_pill(canvas, kit)

    def _margin(self) -> int:
        return round(self.radius * _OVERLAP)

    def _corner(self) -> Point:
        side_x, side_y = _SIDES[self.color]
        x = self.center[0] - (self._margin() if side_x > 0 else self.radius)
        y = self.center[1] - (self._margin() if side_y > 0 else self.radius)
        return x, y

    def _petal(self, kit: Kit) -> Surface:
        key = ("petal", self.color, self.radius, self.hovered, self.focused, self.pressed, kit.theme.name)
        return kit.assets.cache.get(key, lambda: self._make(kit))

    def _make(self, kit: Kit) -> Surface:
        side_x, side_y = _SIDES[self.color]
        side = self.radius + self._margin()
        x = self._margin() if side_x > 0 else self.radius
        y = self._margin() if side_y > 0 else self.radius
        scale = _PETAL_SCALE * self.radius / _DISC
        role = COLOR_NAMES[self.color]
        top, bottom = kit.color(f"{role}.base"), mixed(kit.color(f"{role}.base"), kit.color(f"{role}.dark"), 0.75)
        if self.pressed:
            top = bottom
        elif self.hovered:
            top, bottom = mixed(top, _WHITE, 0.16), mixed(bottom, _WHITE, 0.12)
        strokes = [("card", 2.6)]
        if self.focused:
            strokes = [("gold", 13.5), ("wild.dark", 8.6), *strokes]
        turn = radians(_TURNS[self.color])  # the light comes from the top left, however the petal is turned
        light_x, light_y = -sin(turn) * 40 - cos(turn) * 20, -cos(turn) * 40 + sin(turn) * 20
        defs = (
            f'<linearGradient id="petal" gradientUnits="userSpaceOnUse" x1="{light_x:.2f}" y1="{light_y - 50:.2f}" '
            f'x2="{-light_x:.2f}" y2="{-light_y - 50:.2f}"><stop offset="0" stop-color="{hexed(top)}"/>'
            f'<stop offset="1" stop-color="{hexed(bottom)}"/></linearGradient>'
        )
        inner = "".join(
            f'<path d="{_PETAL}" fill="url(#petal)" stroke="{hexed(kit.color(color))}" stroke-width="{width}" '
            'stroke-linejoin="round"/>'
            for color, width in strokes
        )
        place = f"translate({x} {y}) rotate({_TURNS[self.color]}) scale({scale:.4f})"
        return picture((side, side), f'<g transform="{place}">{inner}</g>', defs)

    def _draw_name(self, canvas: Canvas, kit: Kit, center: tuple[float, float]) -> None:
        scale = self.radius / _DISC
        pixels = max(kit.theme.least_pixels, round(25 * scale))
        width = max(round(116 * scale), kit.type.width(self.label, "label", pixels) + round(36 * scale))
        look = Box((width, max(round(44 * scale), pixels + 8)), 999, kit.color("wild.deep"))
        canvas.blit_centered(kit.box(look), center)
        canvas.blit_centered(kit.type.line(self.label, "label", pixels, kit.color("text")), center)

    def _pill(self) -> Rect:
        side_x, side_y = _SIDES[self.color]
        scale = self.radius / _DISC
        width, height = max(round(190 * scale), self.pill_width), round(60 * scale)
        x = self.center[0] + side_x * round(262 * scale) - (0 if side_x > 0 else width)
        return Rect(x, self.center[1] + side_y * round(214 * scale) - height // 2, width, height)

    def _draw_pill(self, canvas: Canvas, kit: Kit) -> None:
        pill = self._pill()
        edge = ("gold", kit.px(4)) if self.focused else ("outline", max(1.0, 2 * kit.u))
        look = Box(pill.size, 999, kit.color("wild.deep"), kit.color(edge[0]), edge[1])
        kit.draw_box(canvas, look, pill)
        cap = key_cap(kit, self.key_cap, design=36)
        x = pill.x + (pill.height - cap.get_height()) // 2 + kit.px(2)
        canvas.blit(cap, (x, pill.centery - cap.get_height() // 2))
        left = x + cap.get_width() + kit.px(12)
        label = kit.text(self.held, "body", width=pill.right - kit.px(12) - left)
        canvas.blit(label, (left, pill.centery - label.get_height() // 2))


class ColorChooser(Question[Color | None]):
    """Asks for a colour; None takes the wild back, where that is possible."""

    def __init__(
        self, services: Services, hand: Sequence[Card], lit: Lit | None = None, *, can_take_back: bool = True
    ) -> None:
        super().__init__(services, lit)
        self.held = held_by_color(hand)
        self.can_take_back = can_take_back
        self.layout = chooser_layout(self.kit.size)

    @property
    def hand_below(self) -> int | None:
        """Keep the hand under the title."""
        return self.layout.hand_below

    def place(self) -> None:
        """Put the four petals around the middle of the disc."""
        self.layout = chooser_layout(self.kit.size)
        self.form.replace([self._petal(number, color) for number, color in enumerate(COLORS, 1)])
        if self.form.focused is None:
            self.form.focus(most_held(self.held).name.lower())

    def aloud(self) -> Sequence[str]:
        """Read what is asked."""
        return (self.tr._("Name a colour"),)

    def chosen(self, name: str) -> Change[Color | None]:
        """Answer with the petal's colour."""
        return Pop(Color[name.upper()])

    def back(self) -> Change[Color | None]:
        """Take the wild back."""
        return Pop(None) if self.can_take_back else None

    def draw_question(self, canvas: Canvas) -> None:
        """Declare the disc, its petals, the hub and the words."""
        kit, layout = self.kit, self.layout
        edge = mixed(kit.color("wild.base"), _WHITE, 0.18)
        disc = kit.disc(2 * layout.radius, kit.color("wild.dark"), edge, max(1.5, 3 * kit.u))
        canvas.blit_centered(disc, layout.center)
        for petal in sorted(self.form.widgets, key=lambda widget: (widget.focused, widget.hovered)):
            petal.draw(canvas, kit)
        self._draw_hub(canvas)
        pixels = min(round(kit.font_px("title") * 0.85), round(layout.title[1] * 1.2))
        title = kit.type.line(self.tr._("Name a colour"), "title", pixels, kit.color("text"))
        size = (title.get_width() + kit.px(56), title.get_height() + kit.px(4))
        canvas.blit_centered(kit.box(Box(size, size[1] / 2, kit.color("panel"))), layout.title)
        canvas.blit_centered(title, layout.title)
        if self.can_take_back:
            words, right = self.tr._("Take the wild back"), kit.size[0] - kit.space("page")
            cap = self.services.key_cap(BACK)
            draw_key_hint(canvas, kit, cap, words, right=right, middle=kit.px(76), ground="panel")

    def _petal(self, number: int, color: Color) -> Petal:
        held = self.tr._("{count} in hand", count=self.held[color])
        key = f"choice_{number}"
        name = color.name.lower()
        cap = self.services.key_cap(key)
        petal = Petal(name, color, starting(color_word(self.tr, color)), held, key=key, key_cap=cap)
        petal.center, petal.radius = self.layout.center, self.layout.radius
        petal.pill_width = self.kit.text_width(held, "body") + key_cap(self.kit, cap, design=36).get_width()
        petal.pill_width += self.kit.px(44)
        side_x, side_y = _SIDES[color]
        petal.rect = Rect(0, 0, petal.radius, petal.radius)
        x, y = petal.center
        petal.rect.topleft = (x - (petal.radius if side_x < 0 else 0), y - (petal.radius if side_y < 0 else 0))
        return petal

    def _draw_hub(self, canvas: Canvas) -> None:
        kit = self.kit
        radius = round(30 * self.layout.radius / _DISC)
        hub = kit.disc(2 * radius, "wild.dark", "card", radius / 6)
        canvas.blit_centered(hub, self.layout.center)
        key = ("spark", radius, kit.theme.name)
        canvas.blit_centered(kit.assets.cache.get(key, lambda: _spark(kit, radius)), self.layout.center)


def _spark(kit: Kit, radius: int) -> Surface:
    path = "M0 -15L4 -4L15 0L4 4L0 15L-4 4L-15 0L-4 -4Z"
    scale = radius / 30
    place = f"translate({radius} {radius}) scale({scale:.3f})"
    return picture(
        (2 * radius, 2 * radius), f'<path transform="{place}" d="{path}" fill="{hexed(kit.color("card"))}"/>'
    )
