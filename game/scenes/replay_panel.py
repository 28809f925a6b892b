"""The panel at the right of a replay: which round, its moves in words, and whether all hands are seen."""

from __future__ import annotations

from pygame import Rect

from game.scenes.chips import Chip, place_chips
from game.scenes.pieces import heading_line
from game.scenes.replay_parts import MoveList, Told
from game.scenes.replay_reel import Reel
from game.scenes.replay_table import ReplayTable
from game.scenes.replay_words import tell_move
from game.services import Services
from game.ui.compositor import Canvas
from game.ui.controls import Toggle
from game.ui.kit import Kit
from game.ui.round_buttons import IconButton
from game.ui.widgets import Widget

_PAD = 22


class ReplayPanel:
    """Tells the moves of one round of a reel, each when it comes into sight, as the table shows them."""

    def __init__(self, services: Services, reel: Reel, table: ReplayTable) -> None:
        self._services = services
        self._reel = reel
        self._table = table
        self.round = 0
        self.only_marked = False
        self.moves = MoveList("moves")
        self._told: dict[int, Told] = {}
        self._told_for: tuple[object, ...] = ()

    def controls(self, kit: Kit, panel: Rect) -> list[Widget]:
        """Place the round's two arrows, the two chips, the switch and the list into the panel."""
        tr = self._services.translator
        inner = _inner(kit, panel)
        head = max(kit.px(52), 40)
        chips = [Chip("all_moves", tr._("All moves")), Chip("turning_points", tr._("Turning points"))]
        chips[self.only_marked].chosen = True
        top, height = inner.top + head + kit.px(8), max(kit.px(46), 34)
        place_chips(kit, chips, Rect(inner.left, top, inner.width, height), kit.px(8))
        switch = self._switch(kit, inner)
        list_top = top + height + kit.px(14)
        bottom = inner.bottom - _foot_height(kit) - kit.px(14)
        area = Rect(inner.left - kit.px(8), list_top, inner.width + kit.px(16), bottom - list_top)
        shots = self._reel.shots(self.round)
        positions = [at for at, shot in enumerate(shots) if shot.mark is not None or not self.only_marked]
        self.moves.lay_out_rows(kit, area, positions, self.tell)
        return [*self._arrows(kit, inner), *chips, switch, self.moves]

    def draw(self, canvas: Canvas, kit: Kit, panel: Rect, at: int) -> None:
        """Declare the panel with its words, controls excepted."""
        tr, inner = self._services.translator, _inner(kit, panel)
        kit.draw_panel(canvas, panel)
        side = 2 * max(kit.px(44), 34) + kit.px(20) if self._reel.rounds > 1 else 0
        heading = heading_line(kit, tr._("Round {number}", number=self.round + 1), "section", width=inner.width - side)
        canvas.blit(heading, inner.topleft)
        words = tr._("Move {number} of {count}", number=at, count=len(self._reel.shots(self.round)) - 1)
        line = kit.text(words, "least", "text-2", width=inner.width - side)
        canvas.blit(line, (inner.left, inner.top + heading.get_height() - kit.px(2)))
        self._draw_foot(canvas, kit, inner)

    def _draw_foot(self, canvas: Canvas, kit: Kit, inner: Rect) -> None:
        tr, names = self._services.translator, self._table.names
        foot = inner.bottom - _foot_height(kit)
        canvas.fill(kit.color("line"), Rect(inner.left, foot - kit.px(10), inner.width, max(1, kit.px(1.5))))
        room = inner.width - kit.px(84)
        title = kit.text(tr._("Show all hands"), "strong", width=room)
        canvas.blit(title, (inner.left, foot))
        if self._table.is_secret:
            seen = tr._("Not while the round is played")
        elif names.is_you(self._table.seat):
            seen = tr._("Off: what you could see")
        else:
            seen = tr._("Off: what {name} could see", name=names.of(self._table.seat))
        canvas.blit(kit.text(seen, "least", "text-2", width=room), (inner.left, foot + title.get_height()))

    def _arrows(self, kit: Kit, inner: Rect) -> list[Widget]:
        tr = self._services.translator
        if self._reel.rounds == 1:
            return []
        before = IconButton("round_before", "prev", tip=tr._("Round before"), design=44)
        after = IconButton("round_after", "next", tip=tr._("Next round"), design=44)
        before.disabled = None if self.round else tr._("This is the first round.")
        after.disabled = None if self.round + 1 < self._reel.rounds else tr._("This is the last round.")
        side = max(kit.px(44), 34)
        after.rect = Rect(inner.right - side, inner.top, side, side)
        before.rect = after.rect.move(-side - kit.px(6), 0)
        return [before, after]

    def _switch(self, kit: Kit, inner: Rect) -> Toggle:
        switch = Toggle("open", on=self._table.is_open)
        switch.title = self._services.translator._("Show all hands")
        if not self._reel.is_over(self.round):
            switch.disabled = self._services.translator._("This round is still being played.")
        width, tall = switch.natural_size(kit)
        middle = inner.bottom - _foot_height(kit) // 2
        switch.rect = Rect(inner.right - width, middle - tall // 2, width, tall)
        return switch

    def tell(self, position: int) -> Told:
        """Put the move that led to a position into words, once for a round and a way of looking."""
        table, tr = self._table, self._services.translator
        key = (self.round, table.is_open, table.is_secret, table.seat, tr.language)
        if key != self._told_for:
            self._told_for = key
            self._told.clear()
        told = self._told.get(position)
        if told is None:
            shot = self._reel.shots(self.round)[position]
            told = tell_move(tr, table.names, self._reel.plans, position, shot, table.seen(shot.events))
            self._told[position] = told
        return told


def _inner(kit: Kit, panel: Rect) -> Rect:
    return panel.inflate(-2 * kit.px(_PAD), -2 * kit.px(_PAD))


def _foot_height(kit: Kit) -> int:
    return kit.line_height("strong") + kit.line_height("least")
