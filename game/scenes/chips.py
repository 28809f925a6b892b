"""Chips of which one is chosen: cream with a tick; each can show faces beside its words."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.ui.compositor import Canvas
from game.ui.geometry import Size, shared
from game.ui.kit import Kit
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import Widget, mixed

_HEIGHT = 60
_FACE = 34
_FACE_STEP = 22
_TICK = 28
_GIVE = 30
"""How much narrower than it would like to be a chip can get before its words do."""


def place_chips(kit: Kit, chips: Sequence[Chip], room: Rect, gap: int) -> None:
    """Place chips side by side: in equal parts, or where that is too tight as their words need it."""
    widths = [chip.natural_size(kit)[0] for chip in chips]
    if max(widths) > (room.width - gap * (len(chips) - 1)) / len(chips):
        widths = [width - (0 if chip.chosen else kit.px(_TICK)) for chip, width in zip(chips, widths, strict=True)]
    for chip, rect in zip(chips, shared(room, widths, gap, kit.px(_GIVE)), strict=True):
        chip.rect = rect


class Chip(Widget):
    """One of several; `faces` are names of avatars shown overlapping at its left."""

    def __init__(self, name: str, label: str, *, faces: Sequence[str] = (), key: str = "") -> None:
        super().__init__(name, key=key)
        self.label = label
        self.faces = tuple(faces)
        self.chosen = False

    def natural_size(self, kit: Kit) -> Size:
        """Give room for a tick, the faces and the words."""
        faces = _FACE + _FACE_STEP * (len(self.faces) - 1) + 12 if self.faces else 0
        width = kit.text_width(self.label, "label") + kit.px(26 + faces + 40)
        return width, max(kit.px(_HEIGHT), 36)

    def spoken(self) -> Spoken:
        """Say the words on it, and whether it is the chosen one."""
        return Spoken(self.title or self.label, Role.OPTION, self.value_words, is_on=self.chosen, detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the chip in its present state."""
        kit.draw_box(canvas, self._look(kit), self.rect)
        color = "on-card" if self.chosen else "text"
        tick = kit.icon("check", 22, color) if self.chosen else None
        face, step, gap = kit.px(_FACE), kit.px(_FACE_STEP), kit.px(10)
        faces = face + step * (len(self.faces) - 1) + gap if self.faces else 0
        marks = faces + (tick.get_width() + kit.px(6) if tick else 0)
        label = kit.text(self.label, "label", color, width=self.rect.width - marks - kit.px(20))
        x = self.rect.centerx - (marks + label.get_width()) // 2
        if tick:
            canvas.blit(tick, (x, self.rect.centery - tick.get_height() // 2))
            x += tick.get_width() + kit.px(6)
        for index, name in enumerate(self.faces):
            picture = kit.assets.image(f"avatars/{name}", (face, face))
            canvas.blit(picture, (x + index * step, self.rect.centery - face // 2))
        canvas.blit(label, (x + faces, self.rect.centery - label.get_height() // 2))

    def _look(self, kit: Kit) -> Box:
        ring = kit.focus_ring() if self.focused else None
        edge_width = max(1.0, 2 * kit.u)
        radius = self.rect.height / 2
        if self.chosen:
            fill = kit.color("card")
            if self.pressed:
                fill = mixed(fill, kit.color("card-lip"), 0.5)
            return Box(self.rect.size, radius, fill, None, ring=ring, shadow=kit.shadow(8, 5))
        fill = kit.color("hover" if self.hovered else "raised")
        if self.pressed:
            fill = mixed(fill, kit.color("panel"), 0.5)
        edge = mixed(kit.color("outline"), kit.color("text"), 0.4 if self.hovered else 0.0)
        return Box(self.rect.size, radius, fill, edge, edge_width, ring=ring)
