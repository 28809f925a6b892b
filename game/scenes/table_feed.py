"""Carries a match to the director: makes it go on when the table is at rest, passes calls on at once.

Everything that comes out is what one reader may see. Where several people share the screen the reader changes: the
gate says whose hand may lie open, what happens meanwhile is shown to nobody in particular. It knows no pixels.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.rules.events import CardPlayed, Event, PlayChallenged, RoundEnded, RoundStarted
from game.rules.moves import Move, PlayCard
from game.rules.seat import Seat
from game.rules.view import PlayerView, redact_all
from game.session import gate
from game.session.agent import HumanAgent
from game.session.match import Match
from game.session.seats import people_of
from game.table.director import Director, Told
from game.table.tableau import Tableau, empty_table

_SLICES = 3


@dataclass(frozen=True, slots=True)
class _Part:
    """Events that are shown to one reader.

    With a `secret` they are for the reader alone and wait until the screen is theirs; it is the position in which the
    reader saw their own hand last, or one in which nobody does.
    """

    events: tuple[Event, ...]
    reader: Seat | None
    secret: PlayerView | None = None


class TableFeed:
    """A match as it is followed on one screen; `viewer` sees their hand now, nobody does where it is None.

    The only person always sees theirs, a table of bots has onlookers. `bot_pace` stretches the match's time, so that
    bots take so many times as long to act.
    """

    def __init__(self, match: Match, viewer: Seat | None) -> None:
        self.match = match
        self.viewer = viewer
        self.view: PlayerView = match.view(viewer)
        self.ended: RoundEnded | None = None
        self.last_play: CardPlayed | None = None
        self.scores_before = self.view.scores
        self.bot_pace = 1.0
        self.is_held = False
        """Whether the match waits although the table is at rest, as while a person says at whom a card is aimed."""
        self._is_fixed = viewer is not None and len(self.people) > 1
        self._cursor = 0
        self._is_rested = False
        self._waiting: deque[_Part] = deque()
        self._looked: dict[Seat, int] = {}
        self._round_began = 0

    @property
    def people(self) -> tuple[Seat, ...]:
        """Give the seats of the people at the table."""
        return people_of(self.match.plans)

    @property
    def is_shared(self) -> bool:
        """Say whether several people look at this screen in turn."""
        return not self._is_fixed and len(self.people) > 1

    @property
    def you(self) -> Seat | None:
        """Give who may be called "you": the viewer, unless others read it too."""
        return None if self.is_shared else self.viewer

    @property
    def person(self) -> HumanAgent | None:
        """Give who answers for the viewer, if that is a person."""
        return None if self.viewer is None else self._human(self.viewer)

    @property
    def is_rested(self) -> bool:
        """Say whether the table agrees with the view: moves of a turn may be made."""
        return self._is_rested

    @property
    def secret(self) -> Seat | None:
        """Give who alone may see what comes next, once everything before it has been shown."""
        return self._waiting[0].reader if self._waiting and self._waiting[0].secret is not None else None

    @property
    def before_secret(self) -> PlayerView:
        """Give the position before what one person alone may see, as all know it."""
        seen = self._waiting[0].secret if self._waiting else None
        seen = self.view if seen is None else seen
        return replace(seen, seat=None, hand=(), drawn=None, legal_moves=())

    @property
    def accused(self) -> Seat | None:
        """Give whose hand waits to be seen by the one who challenged it."""
        event = self._waiting[0].events[0] if self.secret is not None else None
        return event.accused if isinstance(event, PlayChallenged) else None

    @property
    def wanted(self) -> Seat | None:
        """Give the person to whom the screen has to be handed over before anything goes on."""
        if self._is_fixed or not self._is_rested:
            return None
        person = gate.wanted(self.view, self.people)
        return None if person == self.viewer else person

    def first_table(self) -> Tableau:
        """Return what the table shows before anything is shown."""
        bottom = self.people[0] if self.viewer is None and self.people else None
        return empty_table(len(self.match.plans), self.viewer, len(self.match.rules.cards), bottom)

    def catch_up(self) -> tuple[Event, ...]:
        """Return what happened since the last time, as seen and not to be shown any more."""
        start, self._cursor = self._cursor, self.match.log_length
        events = self.match.events_since(start, self.viewer)
        for number, event in enumerate(events, start):
            self._note(event, number)
        self.view = self.match.view(self.viewer)
        return events

    def since_looked(self, seat: Seat) -> tuple[Event, ...]:
        """Return what all saw happen since a person last looked at their hand, in this round."""
        start = max(self._looked.get(seat, 0), self._round_began)
        return self.match.events_since(start, None)

    def has_looked(self, seat: Seat) -> bool:
        """Tell whether a person has looked at the hand that they hold in this round."""
        return self._looked.get(seat, 0) > self._round_began

    def submit(self, move: Move) -> None:
        """Hand a move of the person to the match, and have it made as soon as it can be."""
        if self.person is not None:
            self.person.submit(move)

    def submit_for(self, move: Move) -> None:
        """Hand a move of any person at the table to the match, whoever holds the screen."""
        person = self._human(move.seat)
        if person is not None:
            person.submit(move)

    def jumps_of(self, seat: Seat) -> tuple[PlayCard, ...]:
        """Return how a person could jump in now; nothing that shows or sounds may depend on it."""
        moves = self.match.view(seat).legal_moves
        return tuple(move for move in moves if isinstance(move, PlayCard) and move.jump)

    def pull(self, director: Director) -> None:
        """Give the director what happened since it was last asked."""
        if self._cursor < self.match.log_length:
            self._is_rested = False
            self._waiting.extend(self._parts())
        self._show(director)

    def go_on(self, director: Director, dt: float) -> list[Told]:
        """Let milliseconds pass for both: the match's clock stands while something is shown."""
        self.pull(director)
        told = director.update(dt)
        while self.match.advance_calls():
            self.pull(director)
        if self._waiting and director.is_idle:
            self._show(director)
            told += director.update(0)
        if not director.is_idle or self._waiting:
            return told
        if not self._is_rested:
            director.rest(self.view)
            self._is_rested = True
        if not self.match.is_round_over and not self.is_held:
            self._think()
            if self.match.advance(round(dt / self.bot_pace)):
                self.pull(director)
                told += director.update(0)
        return told

    def next_round(self, director: Director) -> None:
        """Have the next round dealt."""
        self.ended = None
        self.scores_before = self.view.scores
        self.match.start_next_round()
        self.pull(director)

    def turn_to(self, seat: Seat, director: Director) -> None:
        """Draw the table from a person's place, all hands covered; under the cover of a hand-over."""
        if self._is_rested and self.viewer is None:
            director.set_out(self.view, seat)

    def open(self, seat: Seat, director: Director) -> None:
        """Show a person their hand, and what they alone may look at: the screen is theirs now."""
        if self.secret == seat:
            self._open_secret(director)
            return
        self._look_as(seat)
        director.uncover(self.view)

    def close(self, director: Director) -> list[Told]:
        """Cover the hand at once, with all that was still being shown: others may look now."""
        told = director.finish()
        if self.is_shared and (self.viewer is not None or director.table.viewer is not None):
            self._look_as(None)
            director.cover()
            told += director.finish()
        return told

    def seats_changed(self, director: Director) -> list[Told]:
        """Notice that a seat was given to somebody else: nobody sees a hand that is not theirs."""
        told = director.finish()
        if self.viewer is not None and (self.is_shared or self._human(self.viewer) is None):
            self._look_as(None)
            director.cover()
            told += director.finish()
        people = self.people
        self._waiting = deque(part if part.reader in people else _public(part) for part in self._waiting)
        return told

    def look_alone(self, seat: Seat, director: Director) -> None:
        """Show their hand at once to the only person, who has just sat down: nobody else's may be seen by then."""
        self.pull(director)
        director.finish()
        if not self._waiting and self.viewer is None:
            director.rest(self.view)
            self._is_rested = True
            self.turn_to(seat, director)
            self.open(seat, director)

    def _human(self, seat: Seat) -> HumanAgent | None:
        agent = self.match.agents[seat]
        return agent if isinstance(agent, HumanAgent) else None

    def _look_as(self, viewer: Seat | None) -> None:
        if self.viewer is not None and self.viewer != viewer:
            self._looked[self.viewer] = self._cursor
        self.viewer = viewer
        self.view = self.match.view(viewer)

    def _parts(self) -> list[_Part]:
        """Return what happened since the last time, each part for those who may see it."""
        start, seen = self._cursor, self.view
        if self.is_shared:
            self._close_before(self.match.events_since(start, None))
        events = self.catch_up()
        secret = gate.first_secret(events, self.people) if self.is_shared else None
        if secret is None:
            return [_Part(events, self.viewer)]
        return [_Part(events[:secret], None), *self._secret_parts(start + secret, seen)]

    def _close_before(self, events: Sequence[Event]) -> None:
        """Close the viewer's hand if it may not lie open while these events are shown."""
        is_secret = gate.first_secret(events, self.people) is not None
        if is_secret or not gate.stays_open(self.viewer, events, self.match.view(None), self.people):
            self._look_as(None)

    def _secret_parts(self, number: int, seen: PlayerView) -> list[_Part]:
        """Return a challenged hand for the challenger alone, and what follows it, beside their hand if it may be."""
        asked, *following = self.match.events_since(number, None)
        assert isinstance(asked, PlayChallenged), "nothing else is secret"
        reader = asked.challenger
        told, *for_reader = self.match.events_since(number, reader)
        own = seen if seen.seat == reader else None
        if own is not None and gate.stays_open(reader, following, self.match.view(None), self.people):
            return [_Part((told,), reader, secret=own), _Part(tuple(for_reader), reader)]
        return [_Part((told,), reader, secret=own or self.view), _Part(tuple(following), None)]

    def _open_secret(self, director: Director) -> None:
        """Show what waits for one person's eyes, beside their own hand as they saw it last."""
        part = self._waiting.popleft()
        if part.secret is not None and part.secret.seat is not None:
            director.uncover(part.secret)
        director.show(part.events)
        self._look_as(self._waiting[0].reader)

    def _show(self, director: Director) -> None:
        """Give the director what waits, as far as it may be shown: another reader's only when all else was shown."""
        while self._waiting and self._waiting[0].secret is None:
            part = self._waiting[0]
            if part.reader != director.table.viewer:
                if not director.is_idle:
                    return
                director.cover()
            self._waiting.popleft()
            director.show(part.events)

    def _think(self) -> None:
        for _ in range(_SLICES):
            if not self.match.think():
                return

    def _note(self, event: Event, number: int) -> None:
        match event:
            case RoundStarted():
                self.ended = None
                self._round_began = number
            case RoundEnded(points=points, scores=scores):
                self.ended = event
                self.scores_before = tuple(now - new for now, new in zip(scores, points, strict=True))
            case CardPlayed():
                self.last_play = event
            case _:
                pass


def _public(part: _Part) -> _Part:
    """Return a part as everybody may see it, such as a challenged hand whose challenger has left."""
    return _Part(redact_all(part.events, None), None)
