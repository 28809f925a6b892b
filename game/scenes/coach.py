"""The coach: what a strong player would do in the viewer's place, why, and the chance of every legal move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pygame import Rect

from game.ai.explain import MoveExplanation
from game.rules.events import Event
from game.rules.moves import GiveCards, Move, NameColor, PlayCard
from game.rules.view import PlayerView
from game.scenes.coach_advice import Coach
from game.scenes.coach_words import chance_words, move_words, reason_words
from game.scenes.dialog import Dialog
from game.scenes.pieces import card_picture, emblem, heading_line
from game.services import Services
from game.table.card_art import COLOR_NAMES
from game.table.words import Names
from game.ui.actions import Key, UiAction
from game.ui.compositor import Canvas
from game.ui.controls import well
from game.ui.geometry import centered
from game.ui.scene import Change, Pop
from game.ui.scroll import ScrollArea
from game.ui.vector import Box
from game.ui.widgets import Button, ButtonKind, Widget

_WIDTH, _PAD = 860, 36
_LIST = 330
_CARD = 104
_SLICES = 2
"""So many slices are thought between two frames: some 3 ms on average, seldom more than 8."""


class CoachScene(Dialog[None]):
    """Thinks in slices while it is open; it knows the viewer's view and what the viewer has seen, nothing else."""

    is_private: ClassVar[bool] = True

    def __init__(self, services: Services, view: PlayerView, seen: Sequence[Event], names: Names) -> None:
        super().__init__(services)
        self.view = view
        self.names = names
        self.coach = Coach(services.policies(), view, seen)
        self._scroll = ScrollArea("list")

    @property
    def moving(self) -> bool:
        """Say whether the panel opens or the coach still thinks."""
        return super().moving or self.coach.is_thinking

    def place(self) -> None:
        """Place the panel, the list and the button below it."""
        kit = self.kit
        width, pad = min(kit.px(_WIDTH), kit.size[0] - kit.px(60)), kit.px(_PAD)
        head = self._head_height
        listed = min(kit.px(_LIST), max(self._row, self._row * len(self._others)))
        close = Button("close", self.tr._("Thank you"), ButtonKind.PRIMARY, icon="check")
        wide, tall = close.natural_size(kit)
        title = self._title_height
        height = 2 * pad + head + title + listed + kit.px(24) + tall
        self.panel = centered((width, min(height, kit.size[1] - kit.px(40))), kit.rect)
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        close.rect = Rect(inner.right - wide, inner.bottom - tall, wide, tall)
        top = inner.top + head + title
        area = Rect(inner.left, top, inner.width, close.rect.top - kit.px(24) - top)
        self._scroll.lay_out(kit, area, self._row * len(self._others))
        widgets: list[Widget] = [self._scroll, close]
        self.form.replace(widgets)
        if self.form.focused is None:
            self.form.focus("close")

    def aloud(self) -> Sequence[str]:
        """Read the advice, its reason, and the chances of all other moves."""
        tr, advice = self.tr, self.coach.advice
        if advice is None:
            return (tr._("There is nothing to decide now."),)
        if self.coach.is_thinking:
            return (tr._("Working out the chances …"),)
        best = ", ".join(filter(None, (self._name(advice.best), chance_words(tr, advice.best.chance))))
        reason = reason_words(tr, self.names, self.view, advice.best)
        others = [", ".join(filter(None, (self._name(one), chance_words(tr, one.chance)))) for one in advice.others]
        heading = tr._("Chance to win the round with the other moves") if others else ""
        return (tr._("A strong player would choose"), best, reason, heading, *others)

    def handle(self, action: UiAction) -> Change[None]:
        """Close by the key that opened it, too."""
        return Pop(None) if action == Key("coach") else super().handle(action)

    def chosen(self, name: str) -> Change[None]:
        """Go back to the table."""
        return Pop(None)

    def back(self) -> Change[None]:
        """Go back to the table."""
        return Pop(None)

    def update(self, dt: float) -> Change[None]:
        """Think on."""
        was_thinking = self.coach.is_thinking
        for _ in range(_SLICES):
            self.coach.think()
        if was_thinking:
            if not self.coach.is_thinking:
                self.place()
            self.touch()
        return super().update(dt)

    def draw_inside(self, canvas: Canvas) -> None:
        """Declare the advice, or how far the thinking has got."""
        kit, pad = self.kit, self.kit.px(_PAD)
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        advice = self.coach.advice
        if advice is None:
            self._draw_nothing(canvas, inner)
            return
        self._draw_best(canvas, inner, advice.best)
        top = inner.top + self._head_height
        if self.coach.is_thinking:
            self._draw_thinking(canvas, Rect(inner.left, top, inner.width, self._title_height))
        elif advice.others:
            words = self.tr._("Chance to win the round with the other moves")
            canvas.blit(kit.text(words, "small", "mint", width=inner.width), (inner.left, top))
        view = self._scroll.viewport
        with canvas.clip(view):
            for index, one in enumerate(advice.others):
                top = view.top + index * self._row - self._scroll.offset
                if top < view.bottom and top + self._row > view.top:
                    self._draw_move(canvas, one, Rect(view.left, top, view.width, self._row))

    def _name(self, one: MoveExplanation) -> str:
        return move_words(self.tr, self.names, self.view, one.move)

    @property
    def _others(self) -> tuple[MoveExplanation, ...]:
        return self.coach.advice.others if self.coach.advice is not None else ()

    @property
    def _title_height(self) -> int:
        return self.kit.line_height("small") + self.kit.px(10)

    @property
    def _row(self) -> int:
        return max(self.kit.px(58), self.kit.line_height("body") + 8)

    @property
    def _head_height(self) -> int:
        kit = self.kit
        words = kit.line_height("small") + kit.line_height("heading") + 3 * kit.line_height("body")
        return max(round(kit.px(_CARD) * 1.5), words + kit.px(16)) + kit.px(24)

    def _draw_nothing(self, canvas: Canvas, inner: Rect) -> None:
        kit = self.kit
        icon = kit.icon("bulb", 40, "gold")
        words = self.tr._("There is nothing to decide now.")
        heading = heading_line(kit, words, "heading", width=inner.width - kit.px(60))
        canvas.blit(icon, (inner.left, inner.top))
        canvas.blit(heading, (inner.left + icon.get_width() + kit.px(16), inner.top))

    def _draw_thinking(self, canvas: Canvas, row: Rect) -> None:
        """Say that the chances are being worked out, and how far that has got."""
        kit = self.kit
        words = kit.text(self.tr._("Working out the chances …"), "small", "mint", width=round(row.width * 0.6))
        canvas.blit(words, row.topleft)
        bar = Rect(0, 0, round(row.width * 0.32), kit.px(14))
        bar.midright = (row.right, row.top + words.get_height() // 2)
        self._draw_bar(canvas, bar, self.coach.progress, "gold")

    def _draw_best(self, canvas: Canvas, inner: Rect, best: MoveExplanation) -> None:
        kit, tr = self.kit, self.tr
        card = kit.px(_CARD)
        self._draw_picture(canvas, best.move, (inner.left + card // 2, inner.top + round(card * 0.75)), card)
        left = inner.left + card + kit.px(28)
        room = inner.right - left
        y = inner.top
        hint = kit.text(tr._("A strong player would choose"), "small", "mint", width=room)
        canvas.blit(hint, (left, y))
        y += hint.get_height()
        chance = chance_words(tr, best.chance)
        value = kit.text(chance, "heading", "gold") if chance else None
        taken = value.get_width() + kit.px(20) if value is not None else 0
        title = heading_line(kit, move_words(tr, self.names, self.view, best.move), "heading", width=room - taken)
        canvas.blit(title, (left, y))
        if value is not None:
            canvas.blit(value, (inner.right - value.get_width(), y + (title.get_height() - value.get_height()) // 2))
        y += title.get_height() + kit.px(4)
        reason = kit.paragraph(reason_words(tr, self.names, self.view, best), room, "body", "text-2")
        canvas.blit(reason, (left, y))

    def _draw_move(self, canvas: Canvas, one: MoveExplanation, row: Rect) -> None:
        kit = self.kit
        side = round(row.height * 0.52)
        self._draw_picture(canvas, one.move, (row.left + row.height // 2, row.centery), side)
        left = row.left + row.height + kit.px(8)
        number = kit.text(chance_words(self.tr, one.chance) or "–", "strong")
        bar = Rect(0, 0, round(row.width * 0.32), kit.px(14))
        bar.midright = (row.right - kit.px(24) - kit.text_width("100 %", "strong"), row.centery)
        words = kit.text(
            move_words(self.tr, self.names, self.view, one.move), "body", width=bar.left - kit.px(16) - left
        )
        canvas.blit(words, (left, row.centery - words.get_height() // 2))
        self._draw_bar(canvas, bar, one.chance or 0.0, "mint")
        canvas.blit(number, (row.right - number.get_width() - kit.px(8), row.centery - number.get_height() // 2))

    def _draw_picture(self, canvas: Canvas, move: Move, center: tuple[int, int], width: int) -> None:
        """Declare the card of a move, a colour, or the draw pile's back."""
        kit = self.kit
        match move:
            case PlayCard(_, card, color):
                canvas.blit_centered(card_picture(kit, card, width), center)
                if color is not None:
                    side = max(12, round(width * 0.46))
                    at = (center[0] + width // 2 - side // 4, center[1] + round(width * 0.75) - side // 4)
                    canvas.blit_centered(kit.disc(side, f"{COLOR_NAMES[color]}.base", "card", max(1.0, 2 * kit.u)), at)
                    canvas.blit_centered(emblem(kit, color, round(side * 0.6)), at)
            case NameColor(_, color):
                canvas.blit_centered(kit.disc(width, f"{COLOR_NAMES[color]}.base", "card", max(1.0, 3 * kit.u)), center)
                canvas.blit_centered(emblem(kit, color, round(width * 0.6)), center)
            case GiveCards(_, cards):
                canvas.blit_centered(card_picture(kit, cards[0] if cards else None, width), center)
            case _:
                canvas.blit_centered(card_picture(kit, None, width), center)

    def _draw_bar(self, canvas: Canvas, rect: Rect, share: float, color: str) -> None:
        kit = self.kit
        kit.draw_box(canvas, Box(rect.size, rect.height / 2, well(kit), kit.color("outline"), 1.0), rect)
        width = round(rect.width * share)
        if width >= rect.height:
            kit.draw_box(canvas, Box((width, rect.height), rect.height / 2, kit.color(color)), rect)


def shot_coach(services: Services, seats: int, seed: int) -> CoachScene:
    """Make the coach's panel for a picture: at a turn with some choice, thought to the end."""
    from game.rules.seat import Seat
    from game.scenes.staging import ShotOptions, played_match, shown_plans
    from game.scenes.table_ends import table_names

    seat = Seat(0)
    for moves in range(4, 80):
        match = played_match(ShotOptions(seats, seed, moves, (0, 0)))
        view = match.view(seat)
        if match.is_round_over or (view.turn == seat and len(view.legal_moves) > 3):
            break
    names = table_names(services.translator, shown_plans(seats), seat)
    return CoachScene(services, view, match.events_since(0, seat), names)
