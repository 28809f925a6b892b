"""Let seats at a table change hands while the match goes on: ask who is to sit there, tell the match and the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ai.characters import Level
from game.ai.policy_book import NO_POLICIES, PolicyBook
from game.i18n import Translator
from game.rules.seat import Seat
from game.scenes.at_table import AtThisTable
from game.scenes.people import player_name
from game.scenes.pin_forgotten import PinForgotten
from game.scenes.table_ends import table_names
from game.scenes.table_feed import TableFeed
from game.scenes.table_log import Line
from game.scenes.table_passing import Passing
from game.scenes.table_screen import TableScreen
from game.services import Services
from game.session.lineup import make_agent
from game.session.reseating import Reseating, Wanted
from game.session.roster import SeatChange
from game.session.seats import SeatPlan
from game.ui.scene import AnyChange, Push, Relayout


class Seating:
    """The seats of one table; `done` is called when some have changed hands."""

    def __init__(
        self,
        services: Services,
        feed: TableFeed,
        screen: TableScreen,
        passing: Passing,
        done: Callable[[], None],
    ) -> None:
        self._services = services
        self._feed = feed
        self._screen = screen
        self._passing = passing
        self._done = done
        self._resting: set[Seat] = set()

    def ask(self) -> AnyChange:
        """Ask who is to sit where, and carry it out."""
        page = AtThisTable(self._services, self._feed.match.roster, sealed=self._passing.sealed)
        return Push(page, self._answered)

    def let_rest(self, seat: Seat) -> AnyChange:
        """Ask whether a bot is to play a person's cards until others are dealt, since they have forgotten their PIN."""
        name = self._feed.match.plans[seat].name
        return Push(PinForgotten(self._services, name), lambda sure: self._rest(seat) if sure else None)

    def bring_back(self) -> None:
        """Let those who rested come back, before cards are dealt that nobody has seen."""
        wish = Reseating(self._feed.match.roster)
        for seat in self._resting:
            wish.come_back(seat)
        self._resting.clear()
        self._answered(wish.wanted(self._nameless))

    def _rest(self, seat: Seat) -> AnyChange:
        wish = Reseating(self._feed.match.roster)
        wish.leave(seat, Level.NORMAL)
        self._resting.add(seat)
        return self._answered(wish.wanted(self._nameless))

    def _nameless(self, seat: Seat) -> str:
        return player_name(self._services.translator, seat + 1)

    def _answered(self, wanted: tuple[Wanted, ...]) -> AnyChange:
        if wanted:
            self.carry_out(wanted)
            self._done()
        return Relayout()

    def carry_out(self, wanted: Sequence[Wanted]) -> None:
        """Seat everybody, and show the table to whoever may see it now.

        The only person sees their hand at once, if nobody else saw one before; else it has to be handed over.
        """
        feed, director, log = self._feed, self._screen.director, self._screen.log
        before, plans = feed.people, feed.match.plans
        book = self._services.policies() if any(one.brings_somebody for one in wanted) else NO_POLICIES
        for one in wanted:
            self._seat(one, book)
        feed.seats_changed(director)
        if len(feed.people) == 1 and len(before) <= 1:
            feed.look_alone(feed.people[0], director)
        only = feed.people[0] if len(feed.people) == 1 else feed.you
        seen = feed.match.events_since(0, feed.viewer)
        log.start_over(table_names(self._services.translator, feed.match.plans, only), seen)
        log.say([self._line(one.change, plans[one.change.seat]) for one in wanted if one.brings_somebody])

    def _seat(self, one: Wanted, book: PolicyBook) -> None:
        match, change = self._feed.match, one.change
        if not one.brings_somebody:
            match.seat(change)
            return
        match.seat(change, make_agent(change.plan, change.seat, match.seed, book))
        self._passing.forget(change.seat)

    def _line(self, change: SeatChange, before: SeatPlan) -> Line:
        words = taken_over(self._services.translator, before.name, change.plan.name)
        return Line(words, frozenset({change.seat}))


def taken_over(tr: Translator, before: str, now: str) -> str:
    """Say that one takes over from another; nobody's name is empty but that of the person at the screen."""
    if before == now:
        return tr._("{name} plays on at another level.", name=now)
    if not now:
        return tr._("You take over from {name}.", name=before)
    if not before:
        return tr._("{name} takes over from you.", name=now)
    return tr._("{name} takes over from {other}.", name=now, other=before)
