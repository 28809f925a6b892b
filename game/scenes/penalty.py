"""Asks a seat under a penalty for its answer: take the cards, or add one where stacking allows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias

from pygame import Rect

from game.bindings import BACK
from game.rules.cards import Card, Color, Rank
from game.scenes.outcome_tile import (
    Backs,
    CardButton,
    Outcome,
    OutcomeTile,
    Picture,
    draw_head,
    draw_lines,
    head_height,
    lines_height,
)
from game.scenes.penalty_head import Heading, draw_heading, heading_height
from game.scenes.pieces import draw_key_hint, one_or_two_lines
from game.scenes.question import Lit, Question
from game.services import Services
from game.session.seats import SeatPlan
from game.table.words import card_words
from game.ui.actions import Key, UiAction
from game.ui.compositor import Canvas
from game.ui.scene import Change, Pop
from game.ui.widgets import Tile, Widget

_WIDTH, _PAD, _GAP, _TILE_PAD, _FOOT = 1120, 40, 20, 24, 34
_CARD, _CARD_GAP = 76, 14
_LEAST_SCALE = 0.85
ADDS = {Rank.DRAW_TWO: 2, Rank.WILD_DRAW_FOUR: 4}
"""How many cards each kind adds to a penalty."""


class Reply(Enum):
    """An answer to a penalty other than adding a card."""

    TAKE = "take"
    CHALLENGE = "challenge"


@dataclass(frozen=True, slots=True)
class AddCard:
    """Add this card to the penalty; the colour of a wild is still to be named."""

    card: Card


PenaltyAnswer: TypeAlias = Reply | AddCard | None
"""None: the person wants to see the table first."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """What a seat faces: `total` cards, after `attacker` played `card` onto `covered`.

    `color` is in force now; `next_plan` plays after the seat that takes the cards, None where that seat itself does.
    `addable` are the faces that may be added.
    """

    card: Card
    covered: Card | None
    attacker: SeatPlan
    total: int
    color: Color | None
    next_plan: SeatPlan | None
    addable: tuple[Card, ...] = ()


class PenaltyQuestion(Question[PenaltyAnswer]):
    """The dialog in the upper part of the window, with a tile for every answer."""

    def __init__(self, services: Services, penalty: Penalty, lit: Lit | None = None) -> None:
        super().__init__(services, lit)
        self.penalty = penalty
        self.panel = Rect(0, 0, 0, 0)
        self._adding: Rect | None = None

    def heading(self) -> Heading:
        """Say who attacks with what."""
        tr, penalty = self.tr, self.penalty
        total = penalty.total
        return Heading(
            cards=(penalty.covered, penalty.card),
            plan=penalty.attacker,
            title=tr._("{name} played {card}", name=penalty.attacker.name, card=card_words(tr, penalty.card)),
            colors=(),
            sentence=tr.ngettext("{count} card is coming to you.", "{count} cards are coming to you.", total),
        )

    def tiles(self) -> Sequence[OutcomeTile]:
        """Make the tiles besides that for adding a card."""
        return (self.take_tile(),)

    def note(self) -> str:
        """Give what stands at the foot of the dialog."""
        return ""

    @property
    def hand_below(self) -> int | None:
        """Keep the hand under the dialog."""
        return self.panel.bottom + self.kit.px(24)

    def place(self) -> None:
        """Size the dialog by what it says, which is as large as there is room for, and place the tiles side by side."""
        while self._lay_out() > self.kit.size[1] - 2 * self.kit.px(20) and self.kit.text_scale > _LEAST_SCALE:
            self.kit = replace(self.kit, text_scale=self.kit.text_scale - 0.1)

    def _lay_out(self) -> int:
        """Place everything and give the height of the dialog."""
        kit = self.kit
        tiles = self.tiles()
        pad, gap = kit.px(_PAD), kit.px(_GAP)
        count = len(tiles) + bool(self.penalty.addable)
        width = min(kit.px(_WIDTH), kit.size[0] - 2 * kit.space("page"))
        inner = width - 2 * pad
        tile_width = (inner - gap * (count - 1)) // count
        tile_height = max([tile.height(kit, tile_width) for tile in tiles] + self._adding_height(tile_width))
        head = heading_height(kit, self.heading(), inner) + kit.px(28)
        height = pad + head + tile_height + self._foot_height() + kit.px(24)
        top = max(kit.px(20), min(kit.px(92), round(0.64 * kit.size[1]) - height))
        self.panel = Rect((kit.size[0] - width) // 2, top, width, height)
        first = Rect(self.panel.left + pad, self.panel.top + pad + head, tile_width, tile_height)
        slots = [first.move(index * (tile_width + gap), 0) for index in range(count)]
        for tile, slot in zip(tiles, slots, strict=False):
            tile.rect = slot
        self._adding = slots[-1] if self.penalty.addable else None
        self.form.replace([*tiles, *self._card_buttons()])
        if self.form.focused is None:
            self.form.focus("take")
        return height

    def handle(self, action: UiAction) -> Change[PenaltyAnswer]:
        """Answer the tiles; the table's own keys and the number of the tile with cards work too."""
        match action:
            case Key("take" | "challenge" as name) if self.find(name) is not None:
                return self.chosen(name)
            case Key(name) if self.penalty.addable and name == self._adding_key():
                return self._add()
            case _:
                return super().handle(action)

    def aloud(self) -> Sequence[str]:
        """Read who attacks with what, and what is to be known of it."""
        heading = self.heading()
        colors = [f"{named.caption}: {named.word}" for named in heading.colors]
        return (heading.title, *colors, heading.sentence, self.note())

    def chosen(self, name: str) -> Change[PenaltyAnswer]:
        """Answer with the tile or the card of a name."""
        if name.startswith("add_"):
            return Pop(AddCard(self.penalty.addable[int(name.removeprefix("add_"))]))
        return Pop(Reply(name))

    def back(self) -> Change[PenaltyAnswer]:
        """Let the person see the table."""
        return Pop(None)

    def draw_question(self, canvas: Canvas) -> None:
        """Declare the dialog."""
        kit, pad = self.kit, self.kit.px(_PAD)
        kit.draw_panel(canvas, self.panel, fill="panel", edge="outline", radius="dialog", lifted=True)
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        draw_heading(canvas, kit, self.heading(), inner)
        if self._adding is not None:
            self._draw_adding(canvas, self._adding)
        middle = self.panel.bottom - kit.px(24) - (self._foot_height() - kit.px(20)) // 2
        words = self.tr._("Look at the table")
        hint = draw_key_hint(canvas, kit, self.services.key_cap(BACK), words, right=inner.right, middle=middle)
        if self.note():
            self._draw_note(canvas, inner.left, middle, hint.left - kit.px(24))
        self.form.draw(canvas, kit)

    def take_tile(self) -> OutcomeTile:
        """Make the tile that takes the cards."""
        tr, total = self.tr, self.penalty.total
        outcomes = [
            Outcome("plus", "gold", tr.ngettext("You draw {count} card.", "You draw {count} cards.", total)),
            Outcome("next", "gold", self._lost_turn()),
        ]
        return self.tile("take", tr._("Take {count}", count=total), Backs(total), outcomes, 1)

    def tile(self, name: str, title: str, shown: Picture, outcomes: Sequence[Outcome], number: int) -> OutcomeTile:
        """Make a tile with the key of its number."""
        key = f"choice_{number}"
        return OutcomeTile(name, title, shown, outcomes, key=key, key_cap=self.services.key_cap(key))

    def _lost_turn(self) -> str:
        tr, next_plan = self.tr, self.penalty.next_plan
        if next_plan is None:
            return tr._("You lose this turn.")
        return tr._("You lose this turn. {name} plays next.", name=next_plan.name)

    def _foot_height(self) -> int:
        return max(self.kit.px(_FOOT), self.kit.line_height("small")) + self.kit.px(20)

    def _draw_note(self, canvas: Canvas, left: int, middle: int, right: int) -> None:
        kit = self.kit
        icon = kit.icon("info", 24, "text-2")
        canvas.blit(icon, (left, middle - icon.get_height() // 2))
        left += icon.get_width() + kit.px(12)
        label = one_or_two_lines(kit, self.note(), "small", "text-2", right - left)
        canvas.blit(label, (left, middle - label.get_height() // 2))

    def _adding_key(self) -> str:
        return f"choice_{len(self.tiles()) + 1}"

    def _add(self) -> Change[PenaltyAnswer]:
        """Add the only card there is, or move the focus to the first of several."""
        if len(self.penalty.addable) == 1:
            return self.chosen("add_0")
        self.form.focus("add_0")
        return None

    def _adding_outcomes(self) -> list[Outcome]:
        tr, total = self.tr, self.penalty.total
        sums = sorted({total + ADDS[card.rank] for card in self.penalty.addable})
        if len(sums) == 1:
            grows = tr._("The penalty grows to {count}.", count=sums[0])
        else:
            grows = tr._("The penalty grows to {low} or {high}.", low=sums[0], high=sums[-1])
        outcomes = [Outcome("plus", "gold", grows)]
        if self.penalty.next_plan is not None:
            moves_on = tr._("{name} faces it then.", name=self.penalty.next_plan.name)
            outcomes.append(Outcome("right", "gold", moves_on))
        return outcomes

    def _adding_height(self, width: int) -> list[int]:
        if not self.penalty.addable:
            return []
        kit = self.kit
        lines = lines_height(kit, self._adding_outcomes(), width) + kit.px(14)
        return [2 * kit.px(_TILE_PAD) + head_height(kit) + lines + round(self._card_width(width) * 1.5)]

    def _card_width(self, slot_width: int) -> int:
        kit, count = self.kit, len(self.penalty.addable)
        room = slot_width - 2 * kit.px(_TILE_PAD) - kit.px(_CARD_GAP) * (count - 1)
        return min(kit.px(_CARD), room // count)

    def _card_buttons(self) -> list[Widget]:
        slot, kit = self._adding, self.kit
        buttons: list[Widget] = []
        for index, card in enumerate(self.penalty.addable if slot is not None else ()):
            assert slot is not None
            width = self._card_width(slot.width)
            button = CardButton(f"add_{index}", card, tip=card_words(self.tr, card))
            left = slot.left + kit.px(_TILE_PAD) + index * (width + kit.px(_CARD_GAP))
            button.rect = Rect(left, 0, width, round(width * 1.5))
            button.rect.bottom = slot.bottom - kit.px(_TILE_PAD)
            buttons.append(button)
        return buttons

    def _draw_adding(self, canvas: Canvas, slot: Rect) -> None:
        ground = Tile("add")
        ground.rect = slot
        ground.draw(canvas, self.kit)
        cap = self.services.key_cap(self._adding_key())
        draw_head(canvas, self.kit, slot, self.tr._("Add a card"), "plus", cap)
        draw_lines(canvas, self.kit, slot, self._adding_outcomes())
