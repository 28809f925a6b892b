"""Round buttons: an icon straight on felt, and a big red disc with a word."""

from __future__ import annotations

from game.ui.compositor import Canvas
from game.ui.geometry import Point, Size
from game.ui.kit import Kit
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box, Gradient
from game.ui.widgets import BLACK, WHITE, Widget, mixed


class IconButton(Widget):
    """A round button that shows an icon straight on felt."""

    def __init__(
        self,
        name: str,
        icon: str,
        *,
        tip: str = "",
        key: str = "",
        key_cap: str = "",
        disabled: str | None = None,
        design: int = 56,
    ) -> None:
        super().__init__(name, tip=tip, key=key, key_cap=key_cap, disabled=disabled)
        self.icon = icon
        self.design = design

    def natural_size(self, kit: Kit) -> Size:
        """Give a square never smaller than 36 real pixels."""
        side = max(kit.px(self.design), 36)
        return side, side

    def spoken(self) -> Spoken:
        """Say what the tooltip says."""
        return Spoken(self.title or self.tip, Role.BUTTON, self.value_words, detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the disc and its icon."""
        fill = kit.color("hover" if self.hovered and self.disabled is None else "plate")
        if self.pressed:
            fill = mixed(fill, BLACK, 0.35)
        edge = kit.color("outline") if self.hovered else None
        ring = kit.focus_ring() if self.focused else None
        look = Box(self.rect.size, self.rect.height / 2, fill, edge, max(1.0, 2 * kit.u), ring=ring)
        kit.draw_box(canvas, look, self.rect)
        color = kit.color("text-3" if self.disabled is not None else "text")
        pixels = round(self.rect.height * 0.46)
        canvas.blit_centered(kit.assets.icon(self.icon, pixels, color), self.rect.center)


class DiscButton(Widget):
    """A big round red button with a word on it."""

    def __init__(
        self,
        name: str,
        label: str,
        *,
        tip: str = "",
        key: str = "",
        key_cap: str = "",
        disabled: str | None = None,
        design: int = 148,
    ) -> None:
        super().__init__(name, tip=tip, key=key, key_cap=key_cap, disabled=disabled)
        self.label = label
        self.design = design
        self.dimmed = False

    def natural_size(self, kit: Kit) -> Size:
        """Give a square of its design size."""
        return kit.px(self.design), kit.px(self.design)

    def hit(self, pos: Point) -> bool:
        """Say whether a point is on the disc."""
        x, y = pos[0] - self.rect.centerx, pos[1] - self.rect.centery
        return self.visible and x * x + y * y <= (self.rect.width / 2) ** 2

    def spoken(self) -> Spoken:
        """Say the word on it."""
        return Spoken(self.title or self.label, Role.BUTTON, self.value_words, detail=self.detail or self.tip)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the disc: dimmed when it is of no use now, though it can be pressed."""
        lip = kit.px(kit.theme.spacing["lip"])
        body = self.rect.move(0, lip) if self.pressed else self.rect
        top, bottom = kit.color("danger-hi"), kit.color("danger")
        if self.pressed:
            top = bottom = mixed(kit.color("danger"), BLACK, 0.2)
        elif self.hovered:
            top, bottom = mixed(top, WHITE, 0.1), mixed(bottom, WHITE, 0.1)
        look = Box(
            body.size,
            body.width / 2,
            Gradient(top, bottom),
            kit.color("card"),
            max(2.0, body.width * 0.03),
            lip=None if self.pressed else kit.color("danger-lip"),
            lip_height=0 if self.pressed else lip,
            shadow=None if self.pressed else kit.shadow(12, 8),
            ring=kit.focus_ring() if self.focused else None,
        )
        alpha = 120 if self.dimmed and not (self.hovered or self.focused) else 255
        kit.draw_box(canvas, look, body, alpha=alpha)
        pixels = max(kit.theme.least_pixels, round(body.width * 0.27))
        label = kit.type.fitting(self.label, "display", pixels, kit.color("text"), round(body.width * 0.8))
        canvas.blit_centered(label, body.center, alpha=alpha)
