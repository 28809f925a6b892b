"""What the table looks like now: the director's cards, the words, the controls of the position, what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import is_
from typing import Protocol

from pygame import Rect

from game.rules.seat import Seat
from game.rules.view import PlayerView
from game.scenes.table_controls import (
    CardSpot,
    Situation,
    answer_controls,
    card_spots,
    fixed_controls,
    help_controls,
    may_use_pile,
    pile_is_the_way,
    pile_spot,
)
from game.scenes.table_ends import seat_looks, table_names
from game.scenes.table_feed import TableFeed
from game.scenes.table_log import RoundLog
from game.scenes.table_log_panel import LogPanel
from game.scenes.table_outsiders import catch_controls, jump_key, jump_spots
from game.scenes.table_suggestion import Suggestion
from game.services import Services
from game.table.advice import Hint, hint
from game.table.departures import Pace
from game.table.director import Director, Told
from game.table.flight import CardSprite
from game.table.geometry import CardPlace
from game.table.hand import Emphasis
from game.table.hud import Hud, HudLook, hint_width
from game.table.layout import Layout, Options, hand_piece_at
from game.table.spotlight import bluffs, emphasis
from game.table.tableau import Tableau
from game.ui.compositor import Canvas
from game.ui.form import Form
from game.ui.geometry import SMALLEST_WINDOW, Point, Size
from game.ui.kit import Kit
from game.ui.widgets import Button, Widget

_CALLS = ("uno", "catch")
PLATE_CONTROLS = "plate_"
"""How the names of all controls begin that lie on a plate."""


class Plate(Protocol):
    """Something more that lies on the table, such as a tip; `state` is everything that it depends on."""

    @property
    def state(self) -> tuple[object, ...]:
        """Return everything its controls and words depend on."""
        ...

    def controls(self, kit: Kit, lay: Layout) -> Sequence[Widget]:
        """Make what it consists of, back to front."""
        ...


class TableScreen:
    """Keeps the picture of the table up to date; `is_armed` says that the next play carries the call of UNO.

    `plates` lie on the table beside what belongs to it. Where `may_lie_flat` is not so, everybody sits upright; where
    `advises` is not so, nothing offers to suggest a play.
    """

    def __init__(self, services: Services, feed: TableFeed, log: RoundLog, form: Form) -> None:
        self._services = services
        self._feed = feed
        self._form = form
        self.log = log
        self.log_panel = LogPanel(services, log)
        self.plates: list[Plate] = []
        self.may_lie_flat = self.advises = True
        options = Options(services.settings.sorting)
        self.director = Director(feed.first_table(), SMALLEST_WINDOW, pace_of(services), options)
        self.kit = services.kit(SMALLEST_WINDOW)
        self.hud = Hud(self.kit, services.translator, log.names)
        self.base = self.director.base_places()
        self.refusal = ""
        self.is_armed = False
        self.suggestion: Suggestion | None = None
        self.by_keys = False
        self.dragged: int | None = None
        self.asked_about: int | None = None
        self.is_asking = False
        self.look = HudLook(seat_looks(services.translator, feed.match.plans))
        self._key: tuple[object, ...] = ()
        self._emphasized: tuple[PlayerView, Tableau, int | None, Emphasis] | None = None
        self._pointed: tuple[Point, int | None] = ((-1, -1), None)

    def resize(self, size: Size) -> list[Told]:
        """Take a window of so many pixels."""
        settings = self._services.settings
        told = self.director.resize(
            size,
            settings.text_scale,
            is_flat=settings.flat_table and self.may_lie_flat,
            keeps_places=self._feed.is_shared and not settings.view_turns,
            home=self._feed.people[0] if self._feed.is_shared else None,
        )
        tr, plans = self._services.translator, self._feed.match.plans
        self.log.retell(table_names(tr, plans, self._feed.you))
        self.look = replace(self.look, seats=seat_looks(tr, plans))
        self.kit = self._services.kit(size)
        self.hud = Hud(self.kit, self._services.translator, self.log.names)
        self._key = ()
        return told

    def refresh(self) -> bool:
        """Bring controls and words up to date, and say whether anything may look different."""
        if self.suggestion is not None and self.suggestion.view is not self._feed.view:
            self.suggestion = None
        lifted = self._lifted() if self.asked_about is None else self.asked_about
        if self._feed.is_rested and self.dragged is None and not self.director.is_turning:
            self._emphasize(lifted)
        key = self._state(lifted)
        if key == self._key:
            return False
        if not self._key or key[0] is not self._key[0] or key[1:4] != self._key[1:4]:
            self.base = self.director.base_places()
            self._pointed = ((-1, -1), None)
        self._key = key
        situation = self._situation()
        aids = help_controls(
            self._services, situation, is_refused=bool(self.refusal), is_suggested=self.suggestion is not None
        )
        aids = [aid for aid in aids if self.advises or aid.name == "why"]
        answers = [*answer_controls(self._services, situation), *aids]
        prompt = self._place_prompt(answers)
        self._form.replace(
            [
                *card_spots(self._services, situation, self._is_at),
                pile_spot(self._services, situation),
                *fixed_controls(self._services, situation),
                *answers,
                *catch_controls(self._services, situation),
                *jump_spots(self._services, situation),
                *(widget for plate in self.plates for widget in plate.controls(self.kit, self.director.places)),
                *self.log_panel.controls(self.kit, self.director.places, self.look.seats),
            ]
        )
        self.look = self._new_look(prompt)
        return True

    def _emphasize(self, lifted: int | None) -> None:
        """Raise and dim the cards of the hand; at rest nothing is worked out anew."""
        view, table = self._feed.view, self.director.table
        state = (view, table, lifted, self.director.options.emphasis)
        if self._emphasized is not None and all(map(is_, self._emphasized, state)):
            return
        self.director.emphasize(emphasis(view, table, lifted), self._hover_time)
        self._emphasized = (view, table, lifted, self.director.options.emphasis)

    def draw(self, canvas: Canvas, *, without_hand: bool = False) -> None:
        """Declare the table and its controls; the hand is left out where a question shows it by itself."""
        self.hud.draw(canvas, self.director, self.look, without_hand=without_hand)
        self._form.draw(canvas, self.kit)

    def draw_lit(self, canvas: Canvas, below: int | None) -> None:
        """Declare the own plate, the calls that can be made, and the own hand under a line."""
        bottom = self.director.table.bottom
        self.hud.draw_plate_of(canvas, self.director, self.look, bottom)
        if below is not None:
            self.hud.cards.draw_again(canvas, self._lit_hand(below))
        for widget in self._form.widgets:
            if self._is_lit(widget):
                widget.draw(canvas, self.kit)

    def takes(self, pos: Point) -> bool:
        """Say whether a call that can be made is at a point."""
        return any(self._is_lit(widget) and widget.hit(pos) for widget in self._form.widgets)

    def piece_at(self, pos: Point) -> int | None:
        """Return the piece of the hand at a point; a lifted card keeps the pointer."""
        if self._pointed[0] != pos:
            piece = hand_piece_at(self.base, self.director.table, pos)
            lifted = self.director.options.emphasis.lifted
            if piece is None and lifted is not None and lifted in self.director.places.cards:
                piece = lifted if self.director.places.cards[lifted].holds(pos) else None
            self._pointed = (pos, piece)
        return self._pointed[1]

    def relabel(self) -> None:
        """Name keys or buttons anew."""
        self._key = ()
        self.refresh()

    def suggest(self, suggestion: Suggestion) -> None:
        """Mark what is suggested, and give it the focus."""
        self.suggestion = suggestion
        self.by_keys = True
        for widget in self._form.widgets:
            is_card = isinstance(widget, CardSpot) and widget.piece == suggestion.piece
            if widget.takes_focus and (is_card or widget.name == suggestion.control):
                self._form.focus(widget.name)
                return

    def hand_rect(self, text: str) -> Rect | None:
        """Return the open part of the first card written so, for pilots and screen readers."""
        faces = {piece.id: piece.card for piece in self.director.table.hands[self.director.table.bottom]}
        for widget in self._form.widgets:
            if isinstance(widget, CardSpot):
                face = faces.get(widget.piece)
                if face is not None and face.text == text:
                    return widget.rect
        return None

    @property
    def _hover_time(self) -> float:
        pace = self.director.pace
        return pace.motion["hover"] * min(1.0, pace.factor)

    def _is_at(self, piece: int, pos: Point) -> bool:
        return self.piece_at(pos) == piece

    def _is_lit(self, widget: Widget) -> bool:
        return widget.key in _CALLS and not getattr(widget, "dimmed", False)

    def _lifted(self) -> int | None:
        if self._feed.person is None:
            return None
        for widget in self._form.widgets:
            if isinstance(widget, CardSpot) and (widget.focused if self.by_keys else widget.hovered):
                return widget.piece
        return None

    def _state(self, lifted: int | None) -> tuple[object, ...]:
        """Return everything the controls and words depend on."""
        director = self.director
        hovered = self._form.hovered if not self.by_keys else self._form.focused
        return (
            director.table,
            director.sorting,
            director.options.emphasis.raised,
            director.places.size,
            self._feed.is_rested,
            id(self._feed.view),
            lifted,
            hovered == "pile",
            self.refusal,
            self.suggestion,
            self.is_armed,
            self.is_asking,
            self.log.last,
            self.log_panel.state,
            tuple(plate.state for plate in self.plates),
            self._services.settings.muted,
        )

    def _situation(self) -> Situation:
        return Situation(
            view=self._feed.view,
            table=self.director.table,
            lay=self.director.places,
            base=self.base,
            sorting=self.director.sorting,
            is_at_rest=self._feed.is_rested,
            has_person=self._feed.person is not None,
            is_armed=self.is_armed,
            muted=self._services.settings.muted,
            people=self._feed.people if self._feed.is_shared else (),
            names=self.log.names.names,
        )

    def _new_look(self, prompt: Rect) -> HudLook:
        feed, form = self._feed, self._form
        is_person = feed.person is not None
        at_pile = (form.focused if self.by_keys else form.hovered) == "pile"
        offers = feed.is_rested and is_person
        return HudLook(
            seats=self.look.seats,
            hint=self._hint(),
            refusal=self.refusal,
            log=self.log.last,
            news=self.log.news if self.director.options.is_flat else "",
            uncalled=self._catchable(),
            is_pile_offered=offers and (pile_is_the_way(feed.view) or (at_pile and may_use_pile(feed.view))),
            prompt=prompt,
            bluffs=bluffs(feed.view, self.director.table) if offers else frozenset(),
            suggested=self.suggestion.piece if offers and self.suggestion is not None else None,
            is_pile_suggested=offers and self.suggestion is not None and self.suggestion.control == "pile",
            hint_seat=feed.viewer,
            has_log=not self.is_asking,
            keys=self._jump_keys(),
            is_key_lit=feed.view.jump_open,
        )

    def _jump_keys(self) -> tuple[str, ...]:
        """Give the key by which each seat jumps in, nothing for bots, and for all where nobody needs one."""
        feed = self._feed
        if not feed.is_shared or not feed.match.rules.jump_in:
            return ()
        caps = {seat: self._services.key_cap(jump_key(seat)) for seat in feed.people}
        return tuple(caps.get(Seat(seat), "") for seat in range(feed.view.seats))

    def _hint(self) -> Hint | None:
        """Say something only to whoever can do something; whose turn it is, the gold outline says."""
        if not self._feed.is_rested or self._feed.person is None:
            return None
        if self.suggestion is not None:
            return self.suggestion.words
        return hint(self._services.translator, self.log.names, self._feed.view)

    def _catchable(self) -> Seat | None:
        view = self._feed.view
        return view.uncalled if view.rules.uno_penalty and view.uncalled != self._feed.viewer else None

    def _place_prompt(self, answers: list[Button]) -> Rect:
        """Put the answers to the right of the hint, the whole in the middle of its row; return the hint's place."""
        kit, row = self.kit, Rect(self.director.places.prompt)
        gap = kit.space("control")
        widths = [button.natural_size(kit)[0] for button in answers]
        taken = sum(widths) + gap * len(widths)
        said = hint_width(kit, row, self._hint(), self.refusal, row.width - taken)
        left = row.centerx - (said + taken) // 2
        x = left + said + gap
        for button, width in zip(answers, widths, strict=True):
            button.rect = Rect(x, row.y, width, row.height)
            x += width + gap
        return Rect(left, row.y, max(1, said), row.height)

    def _lit_hand(self, below: int) -> dict[int, CardSprite]:
        """Return the own hand from back to front, moved down under a line if it has to be."""
        table, places = self.director.table, self.director.places
        hand = [(piece, places.cards[piece.id]) for piece in table.hands[table.bottom]]
        if not hand:
            return {}
        top = min(place.bounds.y for _, place in hand)
        down = max(0, below - top)
        ordered = sorted(hand, key=lambda entry: entry[1].level)
        return {piece.id: CardSprite(_lowered(place, down), piece.card) for piece, place in ordered}


def _lowered(place: CardPlace, by: float) -> CardPlace:
    return replace(place, y=place.y + by, is_dimmed=False)


def pace_of(services: Services) -> Pace:
    """Return how fast the table moves, by the settings of now."""
    settings, theme = services.settings, services.theme
    return Pace(theme.motion, theme.speeds[settings.speed.value], settings.reduced_motion)
