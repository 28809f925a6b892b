"""The result of a round: every hand laid open, counted card by card, the sums flying to the winner, the totals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from pygame import Rect

from game.i18n import Translator
from game.scenes.confetti import draw_confetti, scraps
from game.scenes.pieces import card_picture, heading_line
from game.scenes.portraits import draw_avatar
from game.scenes.round_layout import RowLayout, content_height, result_layout, row_layouts
from game.scenes.round_report import HandRow, RoundReport
from game.scenes.score_bars import Bar, draw_score_bars
from game.scenes.stage import Stage
from game.scenes.tally import CARD_MS, OPENING_MS, ROW_PAUSE_MS, Pace, Tally
from game.scenes.ways import Way, along, spread
from game.scenes.winner_plate import PlateWords, draw_sum_box, draw_winner_plate
from game.services import Services
from game.table.words import card_words, listed
from game.ui.actions import Confirm, Direction, Move, PointerPressed, UiAction, Wheel
from game.ui.compositor import Canvas
from game.ui.scene import Change, Pop, Push, Scene
from game.ui.tween import between, ease_in_out, ease_out
from game.ui.vector import Box
from game.ui.widgets import LARGE, Button, ButtonKind

_BARS_MS = 600.0
_NOTCH = 90
_DOT, _DOTS_APART, _CHIP = 5, 16, 54
_MOST_WAYS = 40


class RoundAnswer(Enum):
    """What the person wants after the round."""

    NEXT = "next"
    LEAVE = "leave"


class RoundResult(Stage[RoundAnswer]):
    """Counts the round out; a click beside the controls, or Enter, shows the end at once.

    `watch` makes the scene that shows the round again, None if it can't; without `watch` that is not offered.
    `is_alone` tells that no other round follows, and no result of a match.
    """

    def __init__(
        self,
        services: Services,
        report: RoundReport,
        *,
        watch: Callable[[], Scene[None] | None] | None = None,
        is_alone: bool = False,
    ) -> None:
        super().__init__(services)
        self._is_alone = is_alone
        self._watch = watch
        self.ended = report
        self.hands = report.hands()
        self.tally = Tally([hand.points for hand in self.hands], self._pace())
        self.layout = result_layout(self.kit.size)
        self.rows: list[RowLayout] = []
        self._elapsed = 0.0
        self._scroll = 0.0
        self._ticks = 0
        self._dots: dict[Way, list[tuple[float, float]]] = {}
        self._confetti = scraps(report.number) if report.event.winner is not None else ()

    @property
    def moving(self) -> bool:
        """Say whether the count, or the confetti, goes on."""
        return self._elapsed < self._end

    @property
    def scrolled(self) -> int:
        """Give by how many pixels the hands are scrolled."""
        return round(self._scroll)

    def place(self) -> None:
        """Lay out the parts and the hands."""
        kit = self.kit
        self.layout = layout = result_layout(kit.size)
        widest = kit.type.width("50", "label", self._points_pixels()) + kit.px(6)
        self.rows = row_layouts(kit.size, layout.rows, [len(hand.cards) for hand in self.hands], widest)
        self._scroll_to(self._scroll)
        self._dots.clear()
        button = self._next_button()
        leave = Button("leave", self.tr._("Leave"), ButtonKind.QUIET, icon="leave")
        width, height = button.natural_size(kit)
        width = max(width, kit.px(300))
        button.rect = Rect(layout.foot.right - width, layout.foot.centery - height // 2, width, height)
        width, height = leave.natural_size(kit)
        leave.rect = Rect(layout.foot.left, layout.foot.centery - height // 2, width, height)
        self.form.replace([leave, *self._watch_button(leave.rect), button])
        if self.form.focused is None:
            self.form.focus("next")

    def aloud(self) -> Sequence[str]:
        """Read who won, what the others held, the totals, and who deals next."""
        tr, ended = self.tr, self.ended
        hands = [self._hand_words(hand) for hand in self.hands]
        totals = [f"{ended.name(tr, row.seat)}: {_points(tr, row.total)}" for row in ended.totals()]
        return (ended.title(tr), ended.sentence(tr), *hands, ended.heading(tr), *totals, ended.next_words(tr))

    def handle(self, action: UiAction) -> Change[RoundAnswer]:
        """Skip the count, scroll the hands, or answer the buttons."""
        match action:
            case Confirm() if self.moving and self.form.focused == "next":
                self.finish()
            case Wheel(pos, notches) if self.layout.hands.collidepoint(pos):
                self._scroll_to(self._scroll - notches * self.kit.px(_NOTCH))
            case Move(Direction.UP) if self._overflow:
                self._scroll_to(self._scroll - self.kit.px(_NOTCH))
            case Move(Direction.DOWN) if self._overflow:
                self._scroll_to(self._scroll + self.kit.px(_NOTCH))
            case PointerPressed(pos) if self.moving and self.form.at(pos) is None:
                self.finish()
            case _:
                return super().handle(action)
        return None

    def _hand_words(self, hand: HandRow) -> str:
        tr = self.tr
        cards = listed(tr, [card_words(tr, card) for card in hand.cards])
        return f"{self.ended.name(tr, hand.seat)}: {cards}. {_points(tr, sum(hand.points))}"

    def _next_button(self) -> Button:
        """Make the button that goes on."""
        tr, is_last = self.tr, self.ended.next_dealer is None
        words = tr._("Go on") if self._is_alone else tr._("Final result") if is_last else tr._("Next round")
        icon = "trophy" if is_last and not self._is_alone else "next"
        return Button("next", words, ButtonKind.PRIMARY, icon=icon, size=LARGE)

    def _watch_button(self, leave: Rect) -> list[Button]:
        """Place the button that shows the round again, if that can be done."""
        if self._watch is None:
            return []
        button = Button("watch", self.tr._("Watch the round again"), ButtonKind.QUIET, icon="replay")
        width, height = button.natural_size(self.kit)
        button.rect = Rect(leave.right + self.kit.space("control"), leave.top, width, height)
        return [button]

    def chosen(self, name: str) -> Change[RoundAnswer]:
        """Go on, leave, or show the round again above this."""
        if name == "watch" and self._watch is not None:
            self.finish()
            scene = self._watch()
            return None if scene is None else Push(scene)
        return Pop(RoundAnswer(name))

    def back(self) -> Change[RoundAnswer]:
        """Leave."""
        return Pop(RoundAnswer.LEAVE)

    def update(self, dt: float) -> Change[RoundAnswer]:
        """Count on, and keep the row being counted in view."""
        if self.moving:
            self._elapsed = min(self._end, self._elapsed + dt)
            self._follow()
            counted = self.tally.counted_cards(self._elapsed)
            if counted > self._ticks and self._elapsed < self.tally.bars_start:
                self.services.audio.play("tick", volume=0.4)
            self._ticks = counted
        return super().update(dt)

    def finish(self) -> None:
        """Jump to the end of the count."""
        self._elapsed = self._end
        self._scroll_to(0)
        self.touch()

    def draw(self, canvas: Canvas) -> None:
        """Declare felt, confetti, hands, totals, plate and buttons."""
        kit, layout = self.kit, self.layout
        canvas.background(kit.felt())
        self._draw_confetti(canvas)
        kit.draw_panel(canvas, layout.hands)
        with canvas.clip(layout.rows):
            for index, (hand, row) in enumerate(zip(self.hands, self.rows, strict=True)):
                self._draw_row(canvas, index, hand, row)
        self._draw_scrollbar(canvas)
        self._draw_totals(canvas)
        if self.ended.flies:
            self._draw_paths(canvas)
        draw_winner_plate(canvas, kit, layout.plate, self._plate_words())
        self.form.draw(canvas, kit)
        words = kit.text(self.ended.next_words(self.tr), "body", "text-felt")
        right = self.form["next"].rect.left - kit.px(20)
        canvas.blit(words, (right - words.get_width(), layout.foot.centery - words.get_height() // 2))

    def _pace(self) -> Pace:
        settings = self.services.settings
        factor = self.services.theme.speeds[settings.speed.value]
        flies = self.ended.flies and not settings.reduced_motion
        flight = self.duration("points") if flies else 0.0
        return Pace(OPENING_MS * factor, CARD_MS * factor, ROW_PAUSE_MS * factor, flight, _BARS_MS * factor)

    @property
    def _end(self) -> float:
        return max(self.tally.end, 0.0 if self._still else self.duration("confetti"))

    @property
    def _still(self) -> bool:
        return self.services.settings.reduced_motion or not self._confetti

    @property
    def _overflow(self) -> int:
        return max(0, content_height(self.rows) - self.layout.rows.height)

    def _scroll_to(self, offset: float) -> None:
        self._scroll = min(max(0.0, offset), float(self._overflow))

    def _follow(self) -> None:
        """Scroll the row being counted into view; back to the first when all are counted."""
        if not self._overflow:
            return
        row = self.rows[self.tally.row_at(self._elapsed)]
        target = 0.0
        if self._elapsed < self.tally.bars_start:
            target = row.top + row.height - self.layout.rows.height
        self._scroll_to(between(self._scroll, target, 0.15) if self.moving else target)

    def _points_pixels(self) -> int:
        return max(self.kit.theme.least_pixels, round(20 * self.kit.u))

    def _plate_words(self) -> PlateWords:
        report, winner = self.ended, self.ended.event.winner
        plan = None if winner is None else report.plans[winner]
        gathered = self.tally.gathered(self._elapsed) if report.flies else report.won
        sum_words = "" if winner is None else f"+{gathered}"
        return PlateWords(plan, report.title(self.tr), report.sentence(self.tr), sum_words)

    def _draw_confetti(self, canvas: Canvas) -> None:
        if not self._confetti:
            return
        kit, layout = self.kit, self.layout
        duration = self.duration("confetti")
        progress = 1.0 if self._still or duration <= 0 else min(1.0, self._elapsed / duration)
        area = Rect(round(0.16 * kit.size[0]), kit.px(10), round(0.68 * kit.size[0]), layout.hands.top - kit.px(30))
        path = Rect(layout.hands.right, 0, layout.totals.left - layout.hands.right, kit.size[1])
        keep_off = (layout.plate.inflate(kit.px(20), kit.px(20)), path)
        draw_confetti(canvas, kit, self._confetti, area, layout.plate, progress, keep_off)

    def _draw_row(self, canvas: Canvas, index: int, hand: HandRow, row: RowLayout) -> None:
        kit, view = self.kit, self.layout.rows
        top = view.top + row.top - self.scrolled
        if top > view.bottom or top + row.height < view.top:
            return
        if index:
            line = Rect(view.left + kit.px(28), top, view.width - kit.px(56), max(1, round(1.5 * kit.u)))
            canvas.fill(kit.color("line"), line)
        self._draw_seat(canvas, hand, Rect(view.left, top, kit.px(170), row.height), compact=row.compact)
        counted = self.tally.counted(index, self._elapsed)
        for place, (card, rect) in enumerate(zip(hand.cards, row.cards, strict=True)):
            at = rect.move(view.left, top)
            canvas.blit_centered(card_picture(kit, card, rect.width, index=row.overlapped), at.center)
            if place < counted:
                x, y = row.points[place]
                self._draw_points(canvas, card.points, (view.left + x, top + y), row.chip)
        if counted or self._elapsed >= self.tally.bars_start:
            words = str(self.tally.subtotal(index, self._elapsed))
            draw_sum_box(canvas, kit, row.sum.move(view.left, top), words, gold=not self.ended.is_blocked)

    def _draw_seat(self, canvas: Canvas, hand: HandRow, rect: Rect, *, compact: bool) -> None:
        kit, plan = self.kit, self.ended.plans[hand.seat]
        words = self.ended.name(self.tr, hand.seat)
        if compact:
            side = min(kit.px(56), round(rect.height * 0.6))
            center = (rect.left + kit.px(20) + side // 2, rect.centery)
            draw_avatar(canvas, kit, plan, center, side)
            left = center[0] + side // 2 + kit.px(12)
            name = heading_line(kit, words, "label", width=rect.right - left)
            canvas.blit(name, (left, rect.centery - name.get_height() // 2))
            return
        side = min(kit.px(80), round(rect.height * 0.42))
        name = heading_line(kit, words, "section", width=rect.width - kit.px(16))
        gap = kit.px(12)
        top = rect.centery - (side + gap + name.get_height()) // 2
        draw_avatar(canvas, kit, plan, (rect.left + kit.px(76), top + side // 2), side)
        x = max(rect.left + kit.px(8), rect.left + kit.px(76) - name.get_width() // 2)
        canvas.blit(name, (x, top + side + gap))

    def _draw_points(self, canvas: Canvas, points: int, center: tuple[int, int], chip: int) -> None:
        kit = self.kit
        pixels = self._points_pixels()
        if chip:
            size = (chip, max(kit.px(30), pixels + 4))
            canvas.blit_centered(kit.box(Box(size, 999, kit.color("raised"))), center)
        canvas.blit_centered(kit.type.line(str(points), "label", pixels, kit.color("text")), center)

    def _draw_scrollbar(self, canvas: Canvas) -> None:
        if not self._overflow:
            return
        kit, view = self.kit, self.layout.rows
        track = Rect(self.layout.hands.right - kit.px(18), view.top, kit.px(8), view.height)
        kit.draw_box(canvas, Box(track.size, track.width / 2, kit.color("field")), track)
        share = view.height / content_height(self.rows)
        thumb = Rect(track.left, 0, track.width, round(track.height * share))
        thumb.top = track.top + round((track.height - thumb.height) * self._scroll / self._overflow)
        kit.draw_box(canvas, Box(thumb.size, thumb.width / 2, kit.color("text-2")), thumb)

    def _draw_totals(self, canvas: Canvas) -> None:
        report = self.ended
        bars = [
            Bar(report.plans[row.seat], report.name(self.tr, row.seat), row.before, row.added)
            for row in report.totals()
        ]
        draw_score_bars(
            canvas,
            self.kit,
            self.layout.totals,
            bars,
            heading=report.heading(self.tr),
            legend=report.legend(self.tr),
            goal=report.goal(),
            growth=ease_out(self.tally.bars(self._elapsed)),
        )

    def _draw_paths(self, canvas: Canvas) -> None:
        """Declare the dotted ways to the winner, and the sums that fly along them."""
        kit, layout = self.kit, self.layout
        flying = []
        for index, row in enumerate(self.rows):
            way = self._way(row)
            flown = self.tally.flight(index, self._elapsed)
            counted = self.tally.counted(index, self._elapsed)
            if counted < len(self.hands[index].cards):
                continue
            if layout.rows.collidepoint(layout.rows.left, layout.rows.top + row.top - self.scrolled + row.sum.centery):
                self._draw_dots(canvas, way)
            if 0 < flown < 1:
                flying.append((along(way, ease_in_out(flown)), sum(self.hands[index].points)))
        for center, points in flying:
            side = kit.px(_CHIP)
            canvas.blit_centered(kit.disc(side, "gold", "on-gold", side * 0.075), center)
            text, pixels = kit.type.fitted(f"+{points}", "numeral", round(side * 0.42), round(side * 0.8))
            canvas.blit_centered(kit.type.line(text, "numeral", pixels, kit.color("on-gold")), center)

    def _draw_dots(self, canvas: Canvas, way: Way) -> None:
        """Declare dots evenly along a curve; where they lie is worked out once."""
        dots = self._dots.get(way)
        if dots is None:
            if len(self._dots) > _MOST_WAYS:
                self._dots.clear()
            dots = self._dots[way] = spread(way, self.kit.px(_DOTS_APART))
        dot = self.kit.disc(self.kit.px(_DOT), "gold")
        for place in dots:
            canvas.blit_centered(dot, place)

    def _way(self, row: RowLayout) -> Way:
        """Give the four points of the curve from a row's sum to the winner's plate."""
        layout = self.layout
        y = layout.rows.top + row.top - self.scrolled + row.sum.centery
        y = min(max(y, layout.rows.top + self.kit.px(20)), layout.rows.bottom - self.kit.px(20))
        start = (layout.rows.left + row.sum.right + self.kit.px(8), y)
        return start, (layout.path_x + self.kit.px(40), y), (layout.path_x, layout.hands.top), layout.arrival


def _points(tr: Translator, count: int) -> str:
    return tr.ngettext("{count} point", "{count} points", count)
