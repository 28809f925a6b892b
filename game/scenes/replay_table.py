"""The table of a replay: one position drawn as the real table draws it, in a part of the window, and the way there."""

from __future__ import annotations

from dataclasses import replace
from math import hypot

from game.rules.events import Event
from game.rules.moves import DrawCard, Move, PlayCard, TakePenalty
from game.rules.seat import Seat
from game.rules.state import GameState
from game.rules.view import redact_all, view
from game.scenes.replay_reel import Shot
from game.scenes.table_ends import seat_looks, table_names
from game.services import Services
from game.session.seats import SeatPlan
from game.table.departures import Pace
from game.table.director import Director, Told
from game.table.geometry import Spot
from game.table.hud import Hud, HudLook
from game.table.layout import Layout, Options
from game.table.tableau import Piece, Tableau, empty_table, tableau_of
from game.ui.compositor import Canvas
from game.ui.geometry import SMALLEST_WINDOW, Size
from game.ui.kit import Kit

_DOTS_APART = 17.0
_DOT = 6.0
_HEAD = 26.0


class ReplayTable:
    """Shows positions as everybody or as one seat sees them, still or on the way from one to the next.

    While `is_open` all hands are seen; while `is_secret` none is, else that of `seat`.
    """

    def __init__(self, services: Services, plans: tuple[SeatPlan, ...], deck: int, seat: Seat) -> None:
        self._services = services
        self.seat = seat
        self.is_open = True
        self.is_secret = False
        self._plans = plans
        self._you = seat if not plans[seat].name else None
        self.names = table_names(services.translator, plans, self._you)
        self._look = HudLook(seat_looks(services.translator, plans), has_log=False)
        self.kit = services.kit(SMALLEST_WINDOW)
        options = Options(services.settings.sorting, text_scale=services.settings.text_scale)
        self.director = Director(empty_table(len(plans), None, deck, seat), SMALLEST_WINDOW, self.pace(1.0), options)
        self.hud = Hud(self.kit, services.translator, self.names)

    @property
    def places(self) -> Layout:
        """Give where everything lies, in pixels of the table's own area, which begins at the window's corner."""
        return self.director.places

    def pace(self, speed: float) -> Pace:
        """Give how fast cards move at a speed of the replay."""
        settings, theme = self._services.settings, self._services.theme
        return Pace(theme.motion, theme.speeds[settings.speed.value] / speed, settings.reduced_motion)

    def resize(self, size: Size) -> None:
        """Take an area of so many pixels, from the window's upper left corner."""
        tr = self._services.translator
        self.kit = self._services.kit(size)
        self.names = table_names(tr, self._plans, self._you)
        self._look = replace(self._look, seats=seat_looks(tr, self._plans))
        self.director.resize(size, self._services.settings.text_scale)
        self.hud = Hud(self.kit, tr, self.names)

    def show(self, shot: Shot) -> None:
        """Show a position at once."""
        self.director.finish()
        self.director.table = self._tableau(shot.state)
        self.director.finish()

    def play(self, shot: Shot) -> None:
        """Begin the way to a position from the one before it."""
        self.director.show(self.seen(shot.events))

    def seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Return events as the replay may show them now."""
        return events if self.is_open else redact_all(events, self._reader)

    def update(self, dt: float) -> list[Told]:
        """Let milliseconds pass, and return what began to be shown."""
        return self.director.update(dt)

    def draw(self, canvas: Canvas, following: Move | None) -> None:
        """Declare the table on the window's felt; `following` is drawn as a dotted way, unless something moves."""
        inner = Canvas(self.director.places.size)
        self.hud.draw(inner, self.director, self._look)
        canvas.items.extend(inner.items)
        canvas.rects.extend(inner.rects)
        if following is not None and self.director.is_idle:
            self._draw_way(canvas, following)

    @property
    def _reader(self) -> Seat | None:
        return None if self.is_secret else self.seat

    def _tableau(self, state: GameState) -> Tableau:
        before = replace(self.director.table, bottom=self.seat)
        if not self.is_open:
            return tableau_of(view(state, self._reader), before, self.seat)
        table = tableau_of(view(state, None), before, self.seat)
        return replace(
            table,
            hands=tuple(
                tuple(Piece(piece.id, card) for piece, card in zip(hand, cards, strict=True))
                for hand, cards in zip(table.hands, state.hands, strict=True)
            ),
        )

    def _way(self, move: Move) -> tuple[Spot, Spot] | None:
        """Return where the next move begins and ends on the table, None if no card goes anywhere."""
        lay, table = self.places, self.director.table
        match move:
            case PlayCard(seat, card):
                held = table.hands[seat]
                alike = [piece for piece in held if piece.card is card] or list(held[len(held) // 2 :])
                if not alike or alike[0].id not in lay.cards:
                    return None
                place = lay.cards[alike[0].id]
                return (place.x, place.y), lay.ring
            case DrawCard(seat) | TakePenalty(seat):
                ends = [lay.cards[piece.id] for piece in table.hands[seat]]
                if not ends:
                    return None
                middle = ends[len(ends) // 2]
                return (lay.pile.x, lay.pile.y), (middle.x, middle.y)
            case _:
                return None

    def _draw_way(self, canvas: Canvas, move: Move) -> None:
        way = self._way(move)
        if way is None:
            return
        points = _curve(*way, stop=0.62 * self.places.ring_radius)
        dot = self.kit.disc(self.kit.px(_DOT), "gold")
        for point in _spread(points, _DOTS_APART * self.places.u):
            canvas.blit_centered(dot, point)
        _draw_head(canvas, self.kit, points)


def _curve(start: Spot, end: Spot, *, stop: float) -> list[Spot]:
    """Return points on a bow from one place towards another, ending `stop` pixels before it."""
    way = hypot(end[0] - start[0], end[1] - start[1])
    if way <= stop:
        return [start, end]
    side = 0.22 if end[0] > start[0] else -0.22
    middle = (
        (start[0] + end[0]) / 2 + side * (end[1] - start[1]),
        (start[1] + end[1]) / 2 - side * (end[0] - start[0]),
    )
    points: list[Spot] = []
    for step in range(101):
        t = step / 100
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1]
        if hypot(end[0] - x, end[1] - y) < stop and points:
            break
        points.append((x, y))
    return points


def _spread(points: list[Spot], apart: float) -> list[Spot]:
    """Return points of a line that lie so many pixels apart, from some way off its beginning on."""
    spread, left, last = [], 1.6 * apart, points[0]
    for point in points[1:]:
        left -= hypot(point[0] - last[0], point[1] - last[1])
        last = point
        if left <= 0:
            spread.append(point)
            left = apart
    return spread


def _draw_head(canvas: Canvas, kit: Kit, points: list[Spot]) -> None:
    """Declare the head of the arrow: dots along its two edges."""
    if len(points) < 8:
        return
    tip, before = points[-1], points[-7]
    length = hypot(tip[0] - before[0], tip[1] - before[1]) or 1.0
    back = ((before[0] - tip[0]) / length, (before[1] - tip[1]) / length)
    dot = kit.disc(kit.px(_DOT + 1), "gold")
    steps, reach = 9, _HEAD * kit.u
    for side in (-1, 1):
        along = (back[0] - side * 0.55 * back[1], back[1] + side * 0.55 * back[0])
        for step in range(steps + 1):
            by = reach * step / steps
            canvas.blit_centered(dot, (tip[0] + along[0] * by, tip[1] + along[1] * by))
