"""Carries a match to the director: makes it go on when the table is at rest, passes calls on at once.

Everything that comes out is what one reader may see. It knows no pixels.
"""

from __future__ import annotations

from game.rules.events import CardPlayed, Event, RoundEnded, RoundStarted
from game.rules.moves import Move
from game.rules.seat import Seat
from game.rules.view import PlayerView
from game.session.agent import HumanAgent
from game.session.match import Match
from game.session.seats import SeatKind
from game.table.director import Director, Told
from game.table.tableau import Tableau, empty_table

_SLICES = 3


class TableFeed:
    """A match as its viewer follows it; `viewer` None is an onlooker at a table of bots.

    `bot_pace` stretches the match's time, so that bots take so many times as long to act.
    """

    def __init__(self, match: Match, viewer: Seat | None) -> None:
        self.match = match
        self.viewer = viewer
        self.view: PlayerView = match.view(viewer)
        self.ended: RoundEnded | None = None
        self.last_play: CardPlayed | None = None
        self.scores_before = self.view.scores
        self._cursor = 0
        self._is_rested = False
        self.bot_pace = 1.0

    @property
    def person(self) -> HumanAgent | None:
        """Give who answers for the viewer, if that is a person."""
        if self.viewer is None:
            return None
        agent = self.match.agents[self.viewer]
        return agent if isinstance(agent, HumanAgent) else None

    @property
    def is_rested(self) -> bool:
        """Say whether the table agrees with the view: moves of a turn may be made."""
        return self._is_rested

    def first_table(self) -> Tableau:
        """Return what the table shows before anything is shown."""
        return empty_table(len(self.match.plans), self.viewer, len(self.match.rules.cards))

    def catch_up(self) -> tuple[Event, ...]:
        """Return what happened since the last time, as seen and not to be shown any more."""
        events = self.match.events_since(self._cursor, self.viewer)
        self._cursor = self.match.log_length
        for event in events:
            self._note(event)
        self.view = self.match.view(self.viewer)
        return events

    def submit(self, move: Move) -> None:
        """Hand a move of the person to the match, and have it made as soon as it can be."""
        if self.person is not None:
            self.person.submit(move)

    def pull(self, director: Director) -> None:
        """Give the director what happened since it was last asked."""
        if self._cursor < self.match.log_length:
            self._is_rested = False
            director.show(self.catch_up())

    def go_on(self, director: Director, dt: float) -> list[Told]:
        """Let milliseconds pass for both: the match's clock stands while something is shown."""
        self.pull(director)
        told = director.update(dt)
        while self.match.advance_calls():
            self.pull(director)
        if not director.is_idle:
            return told
        if not self._is_rested:
            director.rest(self.view)
            self._is_rested = True
        if not self.match.is_round_over:
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

    def _think(self) -> None:
        for _ in range(_SLICES):
            if not self.match.think():
                return

    def _note(self, event: Event) -> None:
        match event:
            case RoundStarted():
                self.ended = None
            case RoundEnded(points=points, scores=scores):
                self.ended = event
                self.scores_before = tuple(now - new for now, new in zip(scores, points, strict=True))
            case CardPlayed():
                self.last_play = event
            case _:
                pass


def only_person(match: Match) -> Seat | None:
    """Return the seat of the only person at the table, None if there is nobody or more than one."""
    people = [Seat(seat) for seat, plan in enumerate(match.plans) if plan.kind is SeatKind.HUMAN]
    return people[0] if len(people) == 1 else None
