"""Asks which seat a card is aimed at: a plate for every other seat, with the number of its cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.bindings import BACK
from game.rules.seat import Seat
from game.scenes.pieces import draw_key_hint, heading_line
from game.scenes.portraits import draw_avatar
from game.scenes.question import Lit, Question
from game.services import Services
from game.session.seats import SeatPlan
from game.table.hud_plates import draw_count
from game.ui.caps import key_cap
from game.ui.compositor import Canvas
from game.ui.geometry import Size, unit
from game.ui.kit import Kit
from game.ui.scene import Change, Pop
from game.ui.spoken import Role, Spoken
from game.ui.widgets import Tile

_PAD, _GAP, _ROW, _WIDTH, _FOOT = 40, 18, 96, 400, 44


@dataclass(frozen=True, slots=True)
class Target:
    """A seat that can be chosen, with its plan and the number of its cards."""

    seat: Seat
    plan: SeatPlan
    count: int


@dataclass(frozen=True, slots=True)
class TargetLayout:
    """Where the dialog, its title and its plates are, in window pixels."""

    panel: Rect
    title: Rect
    plates: tuple[Rect, ...]


def target_layout(size: Size, count: int, foot: int) -> TargetLayout:
    """Put plates into as many columns as keep the dialog flat: one for one seat, three for nine."""
    u = unit(size)
    pad, gap = round(_PAD * u), round(_GAP * u)
    columns = 1 if count == 1 else 2 if count in (2, 4) else 3
    rows = -(-count // columns)
    width, height = round(_WIDTH * u), max(48, round(_ROW * u))
    head = round(84 * u)
    inner = max(columns * width + (columns - 1) * gap, round(620 * u))
    panel = Rect(0, 0, inner + 2 * pad, 2 * pad + head + rows * height + (rows - 1) * gap + foot)
    panel.midtop = (size[0] // 2, max(round(24 * u), min(round(110 * u), round(0.64 * size[1]) - panel.height)))
    plates = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        left = panel.centerx - (in_row * width + (in_row - 1) * gap) // 2
        top = panel.top + pad + head + row * (height + gap)
        plates.append(Rect(left + column * (width + gap), top, width, height))
    return TargetLayout(panel, Rect(panel.left + pad, panel.top + pad, inner, head), tuple(plates))


class SeatTile(Tile):
    """A plate that can be chosen: avatar, name, cards, key."""

    def __init__(self, name: str, target: Target, cards: str, *, key: str, key_cap: str) -> None:
        super().__init__(name, key=key, key_cap=key_cap, radius="row")
        self.target = target
        self.cards = cards

    def spoken(self) -> Spoken:
        """Say who sits there, and with how many cards."""
        return Spoken(self.target.plan.name, Role.BUTTON, self.cards)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the plate."""
        super().draw(canvas, kit)
        rect = self.rect
        side = round(rect.height * 0.68)
        draw_avatar(canvas, kit, self.target.plan, (rect.left + rect.height / 2, rect.centery), side)
        cap = key_cap(kit, self.key_cap)
        right = rect.right - kit.px(18) - cap.get_width()
        canvas.blit(cap, (right, rect.centery - cap.get_height() // 2))
        count = round(rect.height * 0.46)
        right -= kit.px(20) + count
        draw_count(canvas, kit, self.target.count, (right + count / 2, rect.centery), count / 44)
        left = rect.left + rect.height + kit.px(6)
        room = right - kit.px(10) - left
        name = heading_line(kit, self.target.plan.name, "section", width=room)
        words = kit.text(self.cards, "least", "text-2", width=room)
        top = rect.centery - (name.get_height() + words.get_height()) // 2
        canvas.blit(name, (left, top))
        canvas.blit(words, (left, top + name.get_height()))


class TargetChooser(Question[Seat | None]):
    """Asks for a seat under a heading of the caller's; None takes the card back."""

    def __init__(
        self,
        services: Services,
        targets: Sequence[Target],
        lit: Lit | None = None,
        *,
        heading: str = "",
        can_take_back: bool = True,
    ) -> None:
        super().__init__(services, lit)
        self.targets = tuple(targets)
        self._heading = heading
        self.can_take_back = can_take_back
        self.layout = target_layout(self.kit.size, len(self.targets), self._foot())

    @property
    def heading(self) -> str:
        """Give the caller's heading, or that of a swap."""
        return self._heading or self.tr._("Swap hands with whom?")

    @property
    def hand_below(self) -> int | None:
        """Keep the hand under the dialog."""
        return self.layout.panel.bottom + self.kit.px(24)

    def aloud(self) -> Sequence[str]:
        """Read what is asked."""
        return (self.heading,)

    def place(self) -> None:
        """Place a plate for every seat; the one with the fewest cards has the focus."""
        self.layout = target_layout(self.kit.size, len(self.targets), self._foot())
        tiles = []
        for number, (target, rect) in enumerate(zip(self.targets, self.layout.plates, strict=True), 1):
            key = f"choice_{number}"
            cards = self.tr.ngettext("{count} card", "{count} cards", target.count)
            tile = SeatTile(f"seat_{target.seat}", target, cards, key=key, key_cap=self.services.key_cap(key))
            tile.rect = rect
            tiles.append(tile)
        self.form.replace(tiles)
        if self.form.focused is None:
            fewest = min(self.targets, key=lambda target: target.count)
            self.form.focus(f"seat_{fewest.seat}")

    def chosen(self, name: str) -> Change[Seat | None]:
        """Answer with the plate's seat."""
        return Pop(Seat(int(name.removeprefix("seat_"))))

    def back(self) -> Change[Seat | None]:
        """Take the card back."""
        return Pop(None) if self.can_take_back else None

    def draw_question(self, canvas: Canvas) -> None:
        """Declare the dialog."""
        kit, layout = self.kit, self.layout
        kit.draw_panel(canvas, layout.panel, fill="panel", edge="outline", radius="dialog", lifted=True)
        title = kit.text(self.heading, "title", width=layout.title.width)
        canvas.blit(title, (layout.title.centerx - title.get_width() // 2, layout.title.top))
        self.form.draw(canvas, kit)
        if self.can_take_back:
            middle = layout.panel.bottom - kit.px(24) - self._foot() // 3
            right = layout.panel.right - kit.px(_PAD)
            cap, words = self.services.key_cap(BACK), self.tr._("Take the card back")
            draw_key_hint(canvas, kit, cap, words, right=right, middle=middle)

    def _foot(self) -> int:
        return max(self.kit.px(_FOOT), self.kit.line_height("small")) if self.can_take_back else 0
