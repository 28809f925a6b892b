"""The page of the settings that changes keys and gamepad buttons: a row for every wish of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from pygame import Rect

from game.bindings import DEFAULT_BINDINGS
from game.i18n import Translator
from game.key_names import cap_name
from game.scenes.binding_words import binding_groups
from game.scenes.column import Column
from game.scenes.key_capture import Cleared, KeyCapture, KeyConflict, Stroke
from game.scenes.pieces import heading_line
from game.services import Services
from game.settings import Settings
from game.ui.actions import Device, Struck
from game.ui.binding_table import CORE, ESSENTIAL, FIXED_KEYS, Binding, Bindings, button_words, key_words
from game.ui.caps import PadCap, key_cap
from game.ui.compositor import Canvas
from game.ui.controls import well
from game.ui.geometry import LEAST_TARGET, Size
from game.ui.kit import Kit
from game.ui.scene import AnyChange, Push
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import Widget

PREFIX = "bind_"
OWN: Final = ("own_keys", "own_buttons")
"""The fields of the settings that hold what the player changed."""
AnyThen: TypeAlias = Callable[[Settings | None], AnyChange]
"""Takes the settings that hold from now on, or None where the wish can't have what was struck."""


class BindingButton(Widget):
    """Shows the key and the button of a wish side by side; pressed, it asks for another."""

    def __init__(self, tr: Translator, binding: Binding) -> None:
        super().__init__(f"{PREFIX}{binding.id}", tip=tr._("Press to change"))
        self.key_words = cap_name(tr, _named_keys(binding))
        self.button_words = PadCap(button_words(binding.buttons[0]) if binding.buttons else "")

    def natural_size(self, kit: Kit) -> Size:
        """Give room for a long key and a button."""
        return kit.px(300), max(kit.px(52), LEAST_TARGET)

    def spoken(self) -> Spoken:
        """Say which key and which button it is."""
        value = ", ".join(filter(None, (self.key_words, self.button_words))) or "–"
        return Spoken(self.title, Role.BUTTON, value, detail=self.tip)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the ground and both caps, a dash where there is none."""
        lit = self.hovered or self.focused
        ring = kit.focus_ring() if self.focused else None
        ground = kit.color("hover") if lit else well(kit)
        edge = kit.color("mint" if lit else "outline")
        look = Box(self.rect.size, kit.radius("field"), ground, edge, max(1.0, 2 * kit.u), ring=ring)
        kit.draw_box(canvas, look, self.rect)
        middle = self.rect.left + round(self.rect.width * 0.6)
        canvas.fill(kit.color("line"), Rect(middle, self.rect.top + kit.px(10), 1, self.rect.height - kit.px(20)))
        for words, left, right in (
            (self.key_words, self.rect.left, middle),
            (self.button_words, middle, self.rect.right),
        ):
            center = ((left + right) // 2, self.rect.centery)
            picture = key_cap(kit, words) if words else kit.text("–", "body", "text-3")
            canvas.blit_centered(picture, center)


def fill_controls(column: Column, services: Services, complaint: str = "") -> None:
    """Put a row for every wish into the column, group by group, below what is wrong."""
    tr = services.translator
    if complaint:
        column.warning(complaint)
        column.space(16)
    for group in binding_groups(tr):
        column.group(group.title)
        for name, words in group.wishes.items():
            button = BindingButton(tr, services.input.bindings[name])
            column.row(words, "", button)


def ask_for_key(services: Services, binding_id: str, then: AnyThen) -> AnyChange:
    """Wait for the key or button of a wish; `then` is handed the settings that come of it."""
    bindings = services.input.bindings

    def struck(stroke: Stroke) -> AnyChange:
        match stroke:
            case Cleared():
                return then(settings_with(services.settings, bindings.without(binding_id, Device.KEYBOARD)))
            case Struck(device, name):
                owner = bindings.owner(device, name)
                if owner is None or owner.id == binding_id:
                    return then(settings_with(services.settings, bindings.swapped(binding_id, device, name)))
                if leaves_bare(bindings, binding_id, device, owner):
                    return then(None)
                conflict = KeyConflict(services, stroke, binding_id, owner.id)
                return Push(conflict, lambda swaps: swapped(device, name) if swaps else None)
            case _:
                return None

    def swapped(device: Device, name: str) -> AnyChange:
        return then(settings_with(services.settings, bindings.swapped(binding_id, device, name)))

    return Push(KeyCapture(services, binding_id), struck)


def leaves_bare(bindings: Bindings, binding_id: str, device: Device, owner: Binding) -> bool:
    """Tell whether a swap would leave a gamepad without a button for what it can't do without."""
    return device is Device.PAD and owner.id in ESSENTIAL and not bindings[binding_id].buttons


def bare_words(tr: Translator) -> str:
    """Say why a gamepad's button can't be taken away."""
    return tr._("A gamepad needs its buttons to choose and to go back. Give this a button of its own first.")


def settings_with(settings: Settings, bindings: Bindings) -> Settings:
    """Give the settings with what of a table is not as usual."""
    return replace(
        settings,
        own_keys=bindings.changes(DEFAULT_BINDINGS, Device.KEYBOARD),
        own_buttons=bindings.changes(DEFAULT_BINDINGS, Device.PAD),
    )


def draw_about_controls(canvas: Canvas, kit: Kit, tr: Translator, room: Rect) -> None:
    """Declare how keys and buttons are changed, and what every device does."""
    side, about = kit.icon("pad", 30).get_width() + kit.px(16), _about(tr)
    for style, gap in (("small", kit.px(26)), ("least", kit.px(8))):
        heads = [heading_line(kit, title, "label", width=room.width - side) for _, title, _ in about]
        lines = [kit.paragraph(line, room.width - side, style, "text-2") for _, _, line in about]
        heights = [head.get_height() + line.get_height() + gap for head, line in zip(heads, lines, strict=True)]
        if sum(heights) <= room.height:
            break
    y = room.top
    for (icon, _, _), head, line, height in zip(about, heads, lines, heights, strict=True):
        if y + height - gap > room.bottom:
            return
        picture = kit.icon(icon, 30, "gold")
        canvas.blit(picture, (room.left, y + (head.get_height() - picture.get_height()) // 2))
        canvas.blit(head, (room.left + side, y))
        canvas.blit(line, (room.left + side, y + head.get_height()))
        y += height


def _about(tr: Translator) -> tuple[tuple[str, str, str], ...]:
    """Give an icon, a name and a line about every device."""
    return (
        (
            "keyboard",
            tr._("Keyboard"),
            tr._("Arrows, Tab, Enter, Space and Escape always work, beside what is set here."),
        ),
        ("pad", tr._("Gamepad"), tr._("Cross and left stick move, the right stick scrolls. Plug it in at any time.")),
        ("mouse", tr._("Mouse"), tr._("The left button does everything. The right one opens the rules of a card.")),
        ("hand", tr._("Touch"), tr._("Hold a finger on something to learn more of it.")),
    )


def _named_keys(binding: Binding) -> str:
    if binding.keys:
        return key_words(binding.keys[0])
    return FIXED_KEYS[binding.id] if binding.id in CORE else ""
