"""Let people act who do not hold the screen: call UNO, catch somebody, jump in; knows no pixels.

Claims to jump in are heard in the order in which they are made, and tried when the table is at rest. A false one does
nothing at all, so that nobody learns from it who holds what.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.rules.moves import CallUno, CatchSeat, PlayCard
from game.rules.seat import Seat
from game.rules.view import PlayerView
from game.scenes.table_feed import TableFeed
from game.scenes.table_outsiders import jump_key
from game.scenes.target_chooser import Target, TargetChooser
from game.services import Services
from game.session import gate
from game.table.words import card_words
from game.ui.scene import AnyChange, Push


@dataclass(frozen=True, slots=True)
class _Claim:
    """A seat says that it holds the twin of the card on top; `moment` is the position it said so in."""

    seat: Seat
    moment: tuple[Any, ...]


class Claims:
    """What people at a shared screen do out of turn; `cover` hides the open hand before somebody else is asked."""

    def __init__(self, services: Services, feed: TableFeed, cover: Callable[[], None]) -> None:
        self._services = services
        self._feed = feed
        self._cover = cover
        self._claims: deque[_Claim] = deque()
        self.is_asking = False

    def call(self) -> bool:
        """Call UNO for the person who owes the call, whoever presses, and tell whether there is one."""
        owes = self._feed.view.uncalled
        if not self._feed.is_shared or owes is None or owes not in self._feed.people:
            return False
        self._feed.submit_for(CallUno(owes))
        return True

    def catch(self, caught: Seat) -> bool:
        """Catch a seat for the first other person in turn order, and tell whether there is one at a shared screen."""
        feed = self._feed
        by = gate.first_other(feed.people, caught, feed.view) if feed.is_shared else None
        if by is None:
            return False
        feed.submit_for(CatchSeat(by, caught))
        return True

    def jump(self, seat: Seat) -> None:
        """Hear that a person wants to jump in, while the table may hear it."""
        view = self._feed.view
        if self._feed.is_shared and view.jump_open and seat in self._feed.people:
            self._claims.append(_Claim(seat, _moment(view)))

    def hears(self, key: str) -> bool:
        """Tell whether a key is that by which somebody jumps in who does not hold the screen, while all may."""
        feed = self._feed
        if not (feed.is_shared and feed.view.jump_open) or self.is_asking:
            return False
        return any(key == jump_key(seat) for seat in feed.people if seat != feed.viewer)

    def settle(self) -> AnyChange:
        """Try what was claimed, the earliest first; ask for the target of a card that needs one."""
        feed = self._feed
        while self._claims and feed.is_rested and not self.is_asking:
            claim = self._claims.popleft()
            plays = feed.jumps_of(claim.seat) if claim.moment == _moment(feed.view) else ()
            if plays:
                self._claims.clear()
                return self._make(claim.seat, plays)
        return None

    def drop(self) -> None:
        """Forget what was claimed and asked."""
        self._claims.clear()
        self.is_asking = self._feed.is_held = False

    def _make(self, seat: Seat, plays: tuple[PlayCard, ...]) -> AnyChange:
        targets = tuple(dict.fromkeys(play.target for play in plays))
        if len(targets) == 1:
            self._submit(plays, targets[0])
            return None
        self.is_asking = self._feed.is_held = True
        self._cover()
        return Push(self._question(seat, plays), lambda target: self._aimed(plays, target))

    def _question(self, seat: Seat, plays: tuple[PlayCard, ...]) -> TargetChooser:
        view, plans = self._feed.view, self._feed.match.plans
        targets = {play.target for play in plays if play.target is not None}
        ordered = sorted(targets, key=lambda target: (target - seat) % view.seats)
        tr = self._services.translator
        heading = tr._(
            "{name} jumps in with {card}. Swap with whom?", name=plans[seat].name, card=card_words(tr, plays[0].card)
        )
        offered = [Target(target, plans[target], view.counts[target]) for target in ordered]
        return TargetChooser(self._services, offered, heading=heading)

    def _aimed(self, plays: tuple[PlayCard, ...], target: Seat | None) -> AnyChange:
        self.drop()
        if target is not None:
            self._submit(plays, target)
        return None

    def _submit(self, plays: tuple[PlayCard, ...], target: Seat | None) -> None:
        aimed = [play for play in plays if play.target == target]
        calls = self._services.settings.auto_uno and any(play.call for play in aimed)
        self._feed.submit_for(next(play for play in aimed if play.call is calls))


def _moment(view: PlayerView) -> tuple[Any, ...]:
    return (view.round_number, view.top, len(view.discards))
