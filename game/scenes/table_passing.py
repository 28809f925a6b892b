"""Have the screen handed over when somebody else has to decide: the cover comes, and goes when their hand is opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.rules.seat import Seat, all_seats
from game.scenes.hand_over import HandOver, HandOverAnswer
from game.scenes.handing import Handing
from game.scenes.table_claims import Claims
from game.scenes.table_feed import TableFeed
from game.scenes.table_questions import Dismissal
from game.scenes.table_screen import TableScreen
from game.services import Services
from game.session.pins import Pins
from game.settings import Opening
from game.table.recap import recap
from game.table.stations import Side, side_of
from game.ui.scene import AnyChange, Push


class Passing:
    """The covers of one table; `menu` opens the menu from a cover, `forgotten` helps who has forgotten their PIN."""

    def __init__(
        self,
        services: Services,
        feed: TableFeed,
        screen: TableScreen,
        claims: Claims,
        menu: Callable[[], AnyChange],
        forgotten: Callable[[Seat], AnyChange],
    ) -> None:
        self._services = services
        self._feed = feed
        self._screen = screen
        self._claims = claims
        self._menu = menu
        self._forgotten = forgotten
        self._shown: HandOver | None = None
        self._before: Seat | None = None
        self.pins = Pins()
        self._left: set[Seat] = set()
        self._round = 0

    @property
    def is_covered(self) -> bool:
        """Say whether the cover is there."""
        return self._shown is not None and not self._shown.is_closed

    @property
    def holder(self) -> Seat | None:
        """Give the person whom the screen is for now: who takes it over, else who looked at it last."""
        if self._shown is not None:
            return self._shown.handing.seat
        return self._feed.viewer if self._feed.viewer is not None else self._before

    @property
    def is_turned(self) -> bool:
        """Say whether the screen lies flat and is for somebody who sits opposite the first person."""
        feed, holder = self._feed, self.holder
        if holder is None or not (feed.is_shared and self._services.settings.flat_table):
            return False
        return side_of(feed.people[0], holder, len(feed.match.plans)) is Side.TOP

    @property
    def taker(self) -> Seat | None:
        """Give the person who has to take the screen over now."""
        director = self._screen.director
        if self._claims.is_asking or not director.is_idle:
            return None
        return self._feed.secret if self._feed.secret is not None else self._feed.wanted

    def follow(self) -> AnyChange:
        """Put the cover up, or take one away that has passed; None if it is as it should be."""
        self._renew_pins()
        taker = self.taker
        if self._shown is not None and self._shown.is_closed:
            self._shown = None
        if self._shown is not None:
            if taker == self._shown.handing.seat:
                return None
            self._shown = None
            return Push(Dismissal())
        return None if taker is None else self._cover(taker)

    @property
    def sealed(self) -> frozenset[Seat]:
        """Give the seats whose cards open by a PIN until others are dealt, whoever sits there."""
        is_over = self._feed.match.is_round_over
        return frozenset(seat for seat in all_seats(len(self._feed.match.plans)) if self.pins.has(seat) and not is_over)

    def forget(self, seat: Seat) -> None:
        """Know nothing of who sat there, because somebody else does; until the next deal the cards keep their PIN."""
        self._left.add(seat)
        self._before = None if self._before == seat else self._before

    def _renew_pins(self) -> None:
        """Let the PINs go that are of no use from a new deal on."""
        number = self._feed.view.round_number
        if number == self._round:
            return
        self._round = number
        is_by_pin = self._services.settings.opening is Opening.PIN
        for seat in self._left if is_by_pin else all_seats(len(self._feed.match.plans)):
            self.pins.forget(seat)
        self._left.clear()

    def _cover(self, taker: Seat) -> AnyChange:
        feed = self._feed
        if feed.viewer is not None:
            self._screen.log.tell(feed.close(self._screen.director), None)
        feed.turn_to(taker, self._screen.director)
        self._services.audio.play("chime")
        self._shown = HandOver(self._services, self._handing(taker), self._claims, self.pins)
        return Push(self._shown, self._answered)

    def _handing(self, taker: Seat) -> Handing:
        feed, names = self._feed, self._screen.log.names
        if feed.accused is not None:
            view = feed.before_secret
            return Handing(taker, feed.match.plans, names.names, view, before=taker, accused=feed.accused)
        return Handing(
            seat=taker,
            plans=feed.match.plans,
            names=names.names,
            view=feed.match.view(None),
            before=self._before,
            recap=partial(recap, self._services.translator, names, feed.since_looked(taker), taker),
            has_looked=feed.has_looked(taker),
            people=feed.people if feed.is_shared else (),
        )

    def _answered(self, answer: HandOverAnswer) -> AnyChange:
        shown, self._shown = self._shown, None
        if answer is HandOverAnswer.MENU:
            return self._menu()
        if answer is HandOverAnswer.FORGOTTEN:
            return None if shown is None else self._forgotten(shown.handing.seat)
        if shown is not None:
            self._before = shown.handing.seat
            self._feed.open(shown.handing.seat, self._screen.director)
        return None
