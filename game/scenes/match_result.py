"""The result of a match: a podium for the best three, the others beside it, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from pygame import Rect

from game.i18n import Translator
from game.rules.ruleset import Ruleset, Scoring
from game.rules.seat import Seat
from game.scenes.confetti import draw_confetti, scraps
from game.scenes.pieces import heading_line
from game.scenes.portraits import draw_avatar
from game.scenes.round_report import called
from game.scenes.stage import Stage
from game.scenes.winner_plate import crown_picture
from game.services import Services
from game.session.seats import SeatPlan
from game.table.words import listed
from game.ui.actions import Confirm, PointerPressed, UiAction
from game.ui.compositor import Canvas
from game.ui.geometry import Size, unit
from game.ui.kit import Kit
from game.ui.scene import Change, Pop
from game.ui.tween import ease_out
from game.ui.vector import Box, Gradient
from game.ui.widgets import LARGE, Button, ButtonKind, mixed

_PODIUM = 3
_STEP_WIDTH, _STEP_GAP = 290, 18
_HEIGHTS = (330, 240, 170)
_AVATARS = (156, 128, 116)
_RISE_MS, _RISE_APART_MS = 500.0, 350.0
_BLACK = (0, 0, 0, 255)


class MatchAnswer(Enum):
    """What the person wants after the match."""

    AGAIN = "again"
    TITLE = "title"


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place (1 is the best, equals share it) and total."""

    seat: Seat
    rank: int
    total: int


@dataclass(frozen=True, slots=True)
class MatchReport:
    """A match that ended after so many rounds; `viewer` is called "You"."""

    plans: tuple[SeatPlan, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rules: Ruleset
    rounds: int
    viewer: Seat | None = None

    def standings(self) -> tuple[Standing, ...]:
        """List the seats, the best first."""
        sign = 1 if self.rules.scoring is Scoring.LOWEST else -1
        ordered = sorted(range(len(self.scores)), key=lambda seat: (sign * self.scores[seat], seat))
        return tuple(
            Standing(Seat(seat), 1 + sum(sign * other < sign * self.scores[seat] for other in self.scores), score)
            for seat in ordered
            for score in (self.scores[seat],)
        )

    def name(self, tr: Translator, seat: Seat) -> str:
        """Name a seat: "You" for the viewer."""
        return called(tr, self.plans[seat], you=seat == self.viewer)

    def title(self, tr: Translator) -> str:
        """Say who won, or who shares the win."""
        names = [self.name(tr, seat) for seat in self.winners]
        if len(self.winners) > 1:
            return tr._("{names} share the win", names=listed(tr, names))
        if self.winners and self.winners[0] == self.viewer:
            return tr._("You win the match!")
        return tr._("{name} wins the match!", name=names[0] if names else "")

    def sentence(self, tr: Translator) -> str:
        """Say how long it took."""
        return tr.ngettext("After {count} round", "After {count} rounds", self.rounds)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the podium in window pixels, and its avatar's diameter."""

    rect: Rect
    avatar: int


@dataclass(frozen=True, slots=True)
class PodiumLayout:
    """Where the title, the steps (best first), the list of the others and the buttons are, in window pixels."""

    title: Rect
    steps: tuple[Step, ...]
    others: Rect | None
    foot: Rect


def podium_layout(size: Size, standings: tuple[Standing, ...]) -> PodiumLayout:
    """Put the best in the middle, the second left of it, the third right; a list beside them for the others."""
    u = unit(size)
    page = round(48 * u)
    foot = Rect(page, size[1] - round(112 * u), size[0] - 2 * page, round(72 * u))
    title = Rect(page, round(56 * u), size[0] - 2 * page, round(150 * u))
    floor = foot.top - round(44 * u)
    rest = len(standings) - _PODIUM
    others = None
    center = size[0] // 2
    if rest > 0:
        width = round(420 * u)
        others = Rect(size[0] - page - width, title.bottom + round(40 * u), width, 0)
        others.height = floor - others.top
        center = (page + others.left - round(40 * u)) // 2
    width = round(_STEP_WIDTH * u)
    if len(standings) == 2:
        center += (width + round(_STEP_GAP * u)) // 2
    steps = []
    for place, standing in enumerate(standings[:_PODIUM]):
        aside = (0, -1, 1)[place] * (width + round(_STEP_GAP * u))
        height = round(_HEIGHTS[min(standing.rank, _PODIUM) - 1] * u)
        rect = Rect(center + aside - width // 2, floor - height, width, height)
        steps.append(Step(rect, round(_AVATARS[min(standing.rank, _PODIUM) - 1] * u)))
    return PodiumLayout(title, tuple(steps), others, foot)


class MatchResult(Stage[MatchAnswer]):
    """Lets the podium rise; a click beside the buttons, or Enter, shows it at once."""

    def __init__(self, services: Services, report: MatchReport) -> None:
        super().__init__(services)
        self.ended = report
        self.standings = report.standings()
        self.layout = podium_layout(self.kit.size, self.standings)
        self._elapsed = 0.0
        self._confetti = scraps(report.rounds, 150)

    @property
    def moving(self) -> bool:
        """Say whether the podium rises or the confetti flies."""
        return self._elapsed < self._end

    def place(self) -> None:
        """Lay out the podium and the buttons."""
        kit, tr = self.kit, self.tr
        self.layout = layout = podium_layout(kit.size, self.standings)
        again = Button("again", tr._("Play again"), ButtonKind.PRIMARY, icon="replay", size=LARGE)
        # Translators: back to the title screen.
        title = Button("title", tr._("Title"), ButtonKind.QUIET, icon="home")
        width, height = again.natural_size(kit)
        width = max(width, kit.px(300))
        again.rect = Rect(layout.foot.right - width, layout.foot.centery - height // 2, width, height)
        width, height = title.natural_size(kit)
        title.rect = Rect(layout.foot.left, layout.foot.centery - height // 2, width, height)
        self.form.replace([title, again])
        if self.form.focused is None:
            self.form.focus("again")

    def aloud(self) -> Sequence[str]:
        """Read who won, after how long, and all totals."""
        tr, ended = self.tr, self.ended
        totals = [
            f"{ended.name(tr, one.seat)}: {tr.ngettext('{count} point', '{count} points', one.total)}"
            for one in self.standings
        ]
        return (ended.title(tr), ended.sentence(tr), *totals)

    def handle(self, action: UiAction) -> Change[MatchAnswer]:
        """Skip the rise or answer the buttons."""
        match action:
            case Confirm() if self.moving and self.form.focused == "again":
                self.finish()
            case PointerPressed(pos) if self.moving and self.form.at(pos) is None:
                self.finish()
            case _:
                return super().handle(action)
        return None

    def chosen(self, name: str) -> Change[MatchAnswer]:
        """Play again or go to the title."""
        return Pop(MatchAnswer(name))

    def back(self) -> Change[MatchAnswer]:
        """Go to the title."""
        return Pop(MatchAnswer.TITLE)

    def update(self, dt: float) -> Change[MatchAnswer]:
        """Let the podium rise."""
        if self.moving:
            self._elapsed = min(self._end, self._elapsed + dt)
        return super().update(dt)

    def finish(self) -> None:
        """Show the end at once."""
        self._elapsed = self._end
        self.touch()

    def draw(self, canvas: Canvas) -> None:
        """Declare felt, confetti, title, podium, list and buttons."""
        kit, layout = self.kit, self.layout
        canvas.background(kit.felt())
        self._draw_confetti(canvas)
        title = self.ended.title(self.tr)
        words = kit.type.fitting(title, "display", kit.px(76), kit.color("text"), layout.title.width)
        canvas.blit(words, (layout.title.centerx - words.get_width() // 2, layout.title.top))
        sub = heading_line(kit, self.ended.sentence(self.tr), "section", "text-felt")
        canvas.blit(sub, (layout.title.centerx - sub.get_width() // 2, layout.title.top + words.get_height()))
        for place in range(len(layout.steps) - 1, -1, -1):
            self._draw_step(canvas, place)
        if layout.others is not None:
            self._draw_others(canvas, layout.others)
        self.form.draw(canvas, kit)

    @property
    def _factor(self) -> float:
        settings = self.services.settings
        return 0.0 if settings.reduced_motion else self.services.theme.speeds[settings.speed.value]

    @property
    def _risen_at(self) -> float:
        return (_RISE_MS + _RISE_APART_MS * (len(self.layout.steps) - 1)) * self._factor

    @property
    def _end(self) -> float:
        return 0.0 if self._factor <= 0 else self._risen_at + self.duration("confetti")

    def _risen(self, place: int) -> float:
        """Give how far a step has risen: the lowest begins, the best comes last."""
        duration = _RISE_MS * self._factor
        if duration <= 0:
            return 1.0
        passed = self._elapsed - _RISE_APART_MS * self._factor * (len(self.layout.steps) - 1 - place)
        return ease_out(min(1.0, max(0.0, passed / duration)))

    def _draw_confetti(self, canvas: Canvas) -> None:
        kit, layout = self.kit, self.layout
        passed = self._elapsed - self._risen_at * 0.75
        duration = self.duration("confetti")
        progress = 1.0 if self._factor <= 0 or duration <= 0 else min(1.0, max(0.0, passed / duration))
        area = Rect(kit.px(40), kit.px(10), kit.size[0] - kit.px(80), layout.foot.top - kit.px(60))
        keep_off = [layout.title, *([layout.others] if layout.others is not None else [])]
        keep_off += [step.rect.inflate(0, 2 * step.avatar + kit.px(120)) for step in layout.steps]
        draw_confetti(canvas, kit, self._confetti, area, layout.steps[0].rect, progress, keep_off)

    def _draw_step(self, canvas: Canvas, place: int) -> None:
        kit, step, standing = self.kit, self.layout.steps[place], self.standings[place]
        risen = self._risen(place)
        if risen <= 0:
            return
        lower = round((1 - risen) * step.rect.height)
        rect = step.rect.move(0, lower)
        won = standing.seat in self.ended.winners
        with canvas.clip(Rect(0, 0, kit.size[0], step.rect.bottom)):
            _draw_block(canvas, kit, rect, won=won)
            color = "on-gold" if won else "text"
            name = heading_line(
                kit, self.ended.name(self.tr, standing.seat), "heading", color, width=rect.width - kit.px(32)
            )
            words = self.tr.ngettext("{count} point", "{count} points", standing.total)
            points = kit.text(words, "body", color, width=rect.width - kit.px(32))
            top = rect.top + kit.px(22)
            canvas.blit(name, (rect.centerx - name.get_width() // 2, top))
            canvas.blit(points, (rect.centerx - points.get_width() // 2, top + name.get_height()))
            _draw_rank(canvas, kit, rect, standing.rank, top + name.get_height() + points.get_height(), won=won)
            center = (rect.centerx, rect.top - step.avatar * 0.5 - kit.px(14))
            plan = self.ended.plans[standing.seat]
            if won:
                canvas.blit_centered(kit.disc(step.avatar + kit.px(14), None, "gold", kit.px(6)), center)
            draw_avatar(canvas, kit, plan, center, step.avatar)
            if won:
                crown = crown_picture(kit, round(step.avatar * 0.6))
                bottom = round(center[1] - step.avatar / 2 + kit.px(8))
                canvas.blit(crown, (rect.centerx - crown.get_width() // 2, bottom - crown.get_height()))

    def _draw_others(self, canvas: Canvas, rect: Rect) -> None:
        kit = self.kit
        rest = self.standings[_PODIUM:]
        row = min(kit.px(76), rect.height // len(rest))
        panel = Rect(rect.left, rect.bottom - row * len(rest), rect.width, row * len(rest))
        kit.draw_panel(canvas, panel.inflate(0, kit.px(16)))
        for index, standing in enumerate(rest):
            slot = Rect(panel.left + kit.px(20), panel.top + index * row, panel.width - kit.px(40), row)
            self._draw_other(canvas, standing, slot)

    def _draw_other(self, canvas: Canvas, standing: Standing, slot: Rect) -> None:
        kit = self.kit
        rank = heading_line(kit, str(standing.rank), "label", "text-3")
        canvas.blit(rank, (slot.left, slot.centery - rank.get_height() // 2))
        side = round(slot.height * 0.72)
        left = slot.left + kit.px(40)
        plan = self.ended.plans[standing.seat]
        draw_avatar(canvas, kit, plan, (left + side / 2, slot.centery), side)
        total = heading_line(kit, str(standing.total), "numeral")
        canvas.blit(total, (slot.right - total.get_width(), slot.centery - total.get_height() // 2))
        left += side + kit.px(20)
        words = self.ended.name(self.tr, standing.seat)
        name = kit.text(words, "strong", width=slot.right - total.get_width() - kit.px(12) - left)
        canvas.blit(name, (left, slot.centery - name.get_height() // 2))


def _draw_block(canvas: Canvas, kit: Kit, rect: Rect, *, won: bool) -> None:
    """Declare a step: rounded at the top, its lower end cut off by the floor."""
    radius = kit.radius("panel")
    if won:
        fill = Gradient(kit.color("gold-hi"), kit.color("gold-lo"))
        edge = kit.color("gold")
    else:
        fill = Gradient(kit.color("hover"), mixed(kit.color("raised"), _BLACK, 0.25))
        edge = kit.color("outline")
    size = (rect.width, rect.height + radius)
    kit.draw_box(canvas, Box(size, radius, fill, edge, max(1.0, 2 * kit.u), shadow=kit.shadow(12, 6)), rect)


def _draw_rank(canvas: Canvas, kit: Kit, rect: Rect, rank: int, top: int, *, won: bool) -> None:
    """Declare the place as a big number on what is left of the step."""
    room = rect.bottom - top
    pixels = min(kit.px(150), round(room * 0.9))
    if pixels < kit.px(30):
        return
    color = kit.faded("on-gold" if won else "text", 0.5 if won else 0.28)
    number = kit.type.line(str(rank), "display", pixels, color)
    canvas.blit_centered(number, (rect.centerx, top + room / 2))
