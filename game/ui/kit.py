"""Everything a widget draws with, for one window size: scale, colours, text, icons and boxes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from pygame import Rect, Surface

from game.ui.assets import Assets
from game.ui.compositor import Canvas, Rgba
from game.ui.geometry import Size, unit
from game.ui.slices import may_slice, plain_middle, rim_places, rims
from game.ui.text import Align, Typesetter
from game.ui.theme import Theme
from game.ui.vector import Box, Gradient, Ring, Shadow, box, hexed, soft_ground

ColorName: TypeAlias = str | Rgba


@dataclass(frozen=True)
class Kit:
    """A theme at the scale of one window; lengths in arguments called `design` are pixels at 1080 lines."""

    size: Size
    theme: Theme
    assets: Assets
    type: Typesetter
    text_scale: float = 1.0

    @property
    def u(self) -> float:
        """Give real pixels per design pixel."""
        return unit(self.size)

    @property
    def rect(self) -> Rect:
        """Give the whole window."""
        return Rect((0, 0), self.size)

    def px(self, design: float) -> int:
        """Scale a length to whole real pixels, never below one."""
        return max(1, round(design * self.u))

    def space(self, name: str) -> int:
        """Give a distance of the theme (`unit`, `control`, `panel`, `page`) in real pixels."""
        return self.px(self.theme.spacing[name])

    def radius(self, name: str) -> int:
        """Give a corner radius of the theme (`key`, `field`, `button`, `panel`, ...) in real pixels."""
        return self.px(self.theme.radii[name])

    def color(self, color: ColorName) -> Rgba:
        """Resolve a role (`text-2`), a shade (`red.base`) or a colour given outright."""
        return self.theme.color(color) if isinstance(color, str) else color

    def faded(self, color: ColorName, opacity: float) -> Rgba:
        """Give a colour at an opacity of 0-1 of its own."""
        red, green, blue, alpha = self.color(color)
        return (red, green, blue, round(alpha * opacity))

    def font_px(self, style: str) -> int:
        """Give a type style's size in real pixels."""
        return self.type.pixels(style, self.u, self.text_scale)

    def line_height(self, style: str) -> int:
        """Give the height of a line of a style in real pixels."""
        return self.type.height(style, self.font_px(style))

    def text_width(self, text: str, style: str = "body") -> int:
        """Measure a line in real pixels."""
        return self.type.width(text, style, self.font_px(style))

    def text(
        self,
        text: str,
        style: str = "body",
        color: ColorName = "text",
        *,
        width: int | None = None,
        tracking: float = 0,
    ) -> Surface:
        """Render one line; with a width in real pixels it shrinks until it fits."""
        pixels = self.font_px(style)
        if width is not None:
            return self.type.fitting(text, style, pixels, self.color(color), width, tracking)
        return self.type.line(text, style, pixels, self.color(color), round(tracking * pixels))

    def paragraph(
        self,
        text: str,
        width: int,
        style: str = "body",
        color: ColorName = "text",
        *,
        align: Align = Align.LEFT,
        leading: float = 1.0,
    ) -> Surface:
        """Render text wrapped to a width in real pixels."""
        pixels = self.font_px(style)
        return self.type.paragraph(text, style, pixels, self.color(color), width, align=align, leading=leading)

    def icon(self, name: str, design: float = 24, color: ColorName = "text") -> Surface:
        """Give a line icon of a design size in a colour."""
        return self.assets.icon(name, self.px(design), self.color(color))

    def box(self, look: Box) -> Surface:
        """Draw a box once and keep it; it reaches beyond the box by `look.margin`."""
        return self.assets.cache.get(look, lambda: box(look))

    def draw_box(self, canvas: Canvas, look: Box, at: Rect, *, alpha: int = 255) -> None:
        """Show a box with its body (not its margin) at a rectangle's top left corner."""
        if may_slice(look):
            self._draw_slices(canvas, look, at, alpha)
            return
        margin = look.margin
        canvas.blit(self.box(look), (at.x - margin, at.y - margin), alpha=alpha)

    def _draw_slices(self, canvas: Canvas, look: Box, at: Rect, alpha: int) -> None:
        """Show a large box rim by rim, and fill its middle."""
        for rim, (x, y) in zip(self._rims(look), rim_places(look), strict=True):
            canvas.blit(rim, (at.x + x, at.y + y), alpha=alpha)
        if look.fill is not None and not isinstance(look.fill, Gradient):
            red, green, blue, opacity = look.fill
            canvas.fill((red, green, blue, opacity * alpha // 255), plain_middle(look).move(at.topleft))

    def _rims(self, look: Box) -> list[Surface]:
        cache = self.assets.cache
        keys = [("rim", look, side) for side in range(4)]
        kept = [surface for key in keys if (surface := cache.find(key)) is not None]
        if len(kept) == len(keys):
            return kept
        made = rims(look)
        for key, rim in zip(keys, made, strict=True):
            cache.put(key, rim)
        return list(made)

    def draw_panel(
        self,
        canvas: Canvas,
        rect: Rect,
        *,
        fill: ColorName = "plate",
        edge: ColorName | None = "line",
        radius: str = "panel",
        lifted: bool = False,
    ) -> None:
        """Show a panel: on felt as it is, as a dialog with `fill="panel"`, `edge="outline"` and `lifted`."""
        look = Box(
            rect.size,
            self.radius(radius),
            self.color(fill),
            None if edge is None else self.color(edge),
            max(1.0, 1.5 * self.u),
            shadow=self.shadow(24, 14) if lifted else None,
        )
        self.draw_box(canvas, look, rect)

    def shadow(self, blur: float = 8, drop: float = 5) -> Shadow:
        """Give the theme's soft shadow; blur and drop in design pixels."""
        return Shadow(self.color("shadow"), self.px(blur), round(drop * self.u))

    def focus_ring(self) -> Ring:
        """Give the gold ring of what has the focus."""
        spacing = self.theme.spacing
        return Ring(self.color("gold"), self.px(spacing["focus-width"]), self.px(spacing["focus-gap"]))

    def gradient(self, top: ColorName, bottom: ColorName) -> Gradient:
        """Give a fill from one colour down to another."""
        return Gradient(self.color(top), self.color(bottom))

    def disc(
        self,
        pixels: int,
        fill: ColorName | None,
        edge: ColorName | None = None,
        edge_width: float = 0,
    ) -> Surface:
        """Give a circle of a real diameter; the edge's real width lies inside it."""
        return self.box(
            Box(
                (pixels, pixels),
                pixels / 2,
                None if fill is None else self.color(fill),
                None if edge is None else self.color(edge),
                edge_width,
            )
        )

    def felt(self) -> Surface:
        """Give the window's background: felt, lighter near the middle, soft towards the corners."""
        key = ("felt", self.size, self.theme.name)
        return self.assets.cache.get(key, self.new_felt)

    def new_felt(self) -> Surface:
        """Make the felt anew, to be painted on."""
        width, height = self.size
        stops = "".join(
            f'<stop offset="{offset}" stop-color="{hexed(self.color(role))}"/>'
            for offset, role in ((0, "felt-hi"), (0.55, "felt"), (1, "felt-lo"))
        )
        place = f'cx="{width / 2}" cy="{height * 0.42:.1f}" r="{max(width * 0.62, height * 0.9):.1f}"'
        defs = f'<radialGradient id="felt" gradientUnits="userSpaceOnUse" {place}>{stops}</radialGradient>'
        return soft_ground(self.size, f'<rect width="{width}" height="{height}" fill="url(#felt)"/>', defs)
