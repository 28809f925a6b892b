"""Asks which cards to pass on: the hand laid open, the chosen ones raised, and a button that confirms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.rules.cards import Card
from game.scenes.outcome_tile import draw_card_outline
from game.scenes.pieces import card_picture
from game.scenes.question import Lit, Question
from game.services import Services
from game.session.seats import SeatPlan
from game.table.words import card_words
from game.ui.compositor import Canvas
from game.ui.geometry import Point, Size, unit
from game.ui.kit import Kit
from game.ui.scene import Change, Pop
from game.ui.spoken import Role, Spoken
from game.ui.widgets import LARGE, Button, ButtonKind, Widget

_MOST_LINES = 4
_CARD_WIDTH = 150
_LEAST_STRIP = 0.28


@dataclass(frozen=True, slots=True)
class GiveLayout:
    """Where the panel, the title, every card and the button's line are, in window pixels; `rise` is a chosen card's."""

    panel: Rect
    title: Point
    cards: tuple[Rect, ...]
    strips: tuple[int, ...]
    rise: int
    foot: int


def give_layout(size: Size, count: int) -> GiveLayout:
    """Lay a hand of any size open in as few lines as leave every card a strip to read and to hit."""
    u = unit(size)
    page, head, foot = round(40 * u), round(170 * u), round(150 * u)
    room = size[1] - 2 * page - head - foot
    area = Rect(2 * page, 0, size[0] - 4 * page, room)
    gap = round(26 * u)
    for lines in range(1, _MOST_LINES + 1):
        height = min((area.height - gap * (lines - 1)) // lines, round(_CARD_WIDTH * 1.5 * u))
        width = round(height / 1.5)
        per_line = -(-count // lines)
        step = width * 1.1 if per_line == 1 else min(width * 1.1, (area.width - width) / (per_line - 1))
        if step >= width * (_LEAST_STRIP + 0.12 * (_MOST_LINES - lines)) or lines == _MOST_LINES:
            break
    total = lines * height + (lines - 1) * gap
    top = (size[1] - head - total - foot) // 2 + head
    cards, strips = [], []
    for index in range(count):
        line, place = divmod(index, per_line)
        in_line = min(per_line, count - line * per_line)
        left = area.centerx - ((in_line - 1) * step + width) / 2
        cards.append(Rect(round(left + place * step), top + line * (height + gap), width, height))
        strips.append(width if place == in_line - 1 else min(width, round(step)))
    rise = min(gap, round(20 * u))
    right = max([card.right for card in cards], default=0)
    width = max(2 * (right - size[0] // 2) + 2 * page, round(860 * u))
    panel = Rect(0, top - head, width, head + total + foot)
    panel.centerx = size[0] // 2
    title = (size[0] // 2, panel.top + round(68 * u))
    return GiveLayout(panel, title, tuple(cards), tuple(strips), rise, panel.bottom - round(76 * u))


class HandCard(Widget):
    """A card of the hand that is chosen or not; the part that others cover takes no pointer."""

    def __init__(self, name: str, card: Card, strip: int, rise: int, *, tip: str) -> None:
        super().__init__(name, tip=tip)
        self.card = card
        self.strip = strip
        self.rise = rise
        self.chosen = False

    def hit(self, pos: Point) -> bool:
        """Say whether a point is on the strip that shows."""
        rect = self.rect.move(0, -self.rise) if self.chosen else self.rect
        return self.visible and Rect(rect.left, rect.top, self.strip, rect.height).collidepoint(pos)

    def spoken(self) -> Spoken:
        """Say which card it is, and whether it is chosen."""
        return Spoken("", Role.CARD, is_on=self.chosen, private=self.title or self.tip)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the card, raised and ticked when it is chosen."""
        rect = self.rect.move(0, -self.rise) if self.chosen else self.rect
        index = self.strip < rect.width
        canvas.blit_centered(card_picture(kit, self.card, rect.width, index=index), rect.center)
        if self.hovered or self.focused:
            draw_card_outline(canvas, kit, rect)
        if self.chosen:
            side = max(20, round(rect.width * 0.3))
            center = (rect.left + self.strip - side * 0.55, rect.bottom - side * 0.7)
            canvas.blit_centered(kit.disc(side, "gold", "on-gold", max(1.0, side * 0.07)), center)
            canvas.blit_centered(kit.assets.icon("check", round(side * 0.7), kit.color("on-gold")), center)


class GiveCardsQuestion(Question[tuple[Card, ...]]):
    """Asks for `count` cards of the hand, or for all of a smaller one; cannot be put off."""

    def __init__(
        self,
        services: Services,
        hand: Sequence[Card],
        count: int,
        receiver: SeatPlan,
        lit: Lit | None = None,
    ) -> None:
        super().__init__(services, lit)
        self.hand = tuple(hand)
        self.count = min(count, len(self.hand))
        self.receiver = receiver
        self._picked: list[int] = list(range(len(self.hand))) if self.count == len(self.hand) else []
        self.layout = give_layout(self.kit.size, len(self.hand))

    def place(self) -> None:
        """Lay the hand open and place the button."""
        kit = self.kit
        self.layout = layout = give_layout(kit.size, len(self.hand))
        cards: list[Widget] = []
        for index, (card, rect, strip) in enumerate(zip(self.hand, layout.cards, layout.strips, strict=True)):
            widget = HandCard(f"card_{index}", card, strip, layout.rise, tip=card_words(self.tr, card))
            widget.rect = rect
            widget.chosen = index in self._picked
            cards.append(widget)
        words = self.tr.ngettext("Give {count} card", "Give {count} cards", self.count)
        button = Button("give", words, ButtonKind.PRIMARY, icon="check", size=LARGE)
        missing = self.count - len(self._picked)
        if missing:
            button.disabled = self.tr.ngettext("Choose {count} more card.", "Choose {count} more cards.", missing)
        button.rect = Rect((0, 0), button.natural_size(kit))
        button.rect.center = (kit.size[0] // 2, layout.foot)
        self.form.replace([*cards, button])
        if self.form.focused is None and self.form.widgets:
            self.form.focus(self.form.widgets[0].name if missing else "give")

    def aloud(self) -> Sequence[str]:
        """Read what is asked, and how many cards are chosen."""
        return (self._heading, self._chosen_words)

    def chosen(self, name: str) -> Change[tuple[Card, ...]]:
        """Choose a card, put it back, or give what is chosen in the order of choosing."""
        if name == "give":
            return Pop(tuple(self.hand[index] for index in self._picked))
        index = int(name.removeprefix("card_"))
        if index in self._picked:
            self._picked.remove(index)
        elif self.count:
            if len(self._picked) == self.count:
                self._picked.pop(0)
            self._picked.append(index)
        self.place()
        return None

    @property
    def _heading(self) -> str:
        return self.tr._("Choose the cards for {name}", name=self.receiver.name)

    @property
    def _chosen_words(self) -> str:
        return self.tr._("{chosen} of {count} chosen", chosen=len(self._picked), count=self.count)

    def draw_question(self, canvas: Canvas) -> None:
        """Declare the heading, the hand and the button."""
        kit = self.kit
        panel = self.layout.panel
        kit.draw_panel(canvas, panel, fill="panel", edge="outline", radius="dialog", lifted=True)
        title = kit.text(self._heading, "title", width=panel.width - 2 * kit.space("page"))
        canvas.blit_centered(title, self.layout.title)
        left = len(self._picked)
        sub = kit.text(self._chosen_words, "body", "gold" if left == self.count else "text-2")
        canvas.blit_centered(sub, (self.layout.title[0], self.layout.title[1] + title.get_height()))
        self.form.draw(canvas, kit)
