"""Follow one match: write its moves into the journal and its rounds into the history, and clear up at its end.

A move is written at once. A round is summed up when there is time for it between two frames, and before the next one
is dealt or the match is left; should the program be killed until then, the journal still has it.
"""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from game.rules.events import RoundEnded, SeatCaught, UnoCalled
from game.rules.moves import Move
from game.rules.notation import format_seat_move
from game.rules.scoring import match_winners
from game.session.agent import HumanAgent
from game.session.match import Match
from game.session.roster import SeatChange
from game.session.seats import people_of
from game.store.chores import Chores
from game.store.errors import StoreError
from game.store.finished import FinishedRound
from game.store.history import History, packed
from game.store.journal import DEAL, Header, Journal, read_journal, seat_changes, seat_line
from game.store.shelf import replayed


class Ledger:
    """Write down one match; hand `take` to it as its sink, `deal` and `seat` as what it does after those.

    A match without a journal is played all the same; `is_saved` says which it is.
    """

    def __init__(
        self,
        header: Header,
        journal: Journal | None,
        history: Callable[[], History | None],
        *,
        key: str,
        chores: Chores | None = None,
    ) -> None:
        self._header = header
        self._journal = journal
        self._history = history
        self._key = key
        self._match: Match | None = None
        self._chores = Chores() if chores is None else chores

    def follow(self, match: Match) -> None:
        """Follow a match from now on; a round that ended just before the program was killed is made up for."""
        self._match = match
        self._history()
        if match.is_round_over:
            self._chores.add(self._remembering(match))

    @property
    def is_saved(self) -> bool:
        """Tell whether the match can be gone on with later."""
        return self._journal is not None and self._journal.is_kept

    def take(self, move: Move) -> None:
        """Write a move down, and the round that it ends."""
        if self._journal is not None:
            self._journal.write(format_seat_move(move))
        if self._match is not None and self._match.is_round_over:
            self._end_round(self._match)

    def deal(self) -> None:
        """Write down that the next round was dealt."""
        self._chores.finish()
        if self._journal is not None:
            self._journal.write(DEAL)

    def seat(self, change: SeatChange) -> None:
        """Write down that a seat was given to somebody else."""
        if self._journal is not None:
            self._journal.write(seat_line(change))

    def close(self) -> None:
        """Leave the match; it waits in its journal."""
        self._chores.finish()
        if self._journal is not None:
            self._journal.sync()
            self._journal.close()
        history = self._history()
        if history is not None:
            history.tidy()

    def _end_round(self, match: Match) -> None:
        if self._journal is not None:
            self._chores.add(self._forcing(self._journal))
        self._chores.add(self._remembering(match))

    @staticmethod
    def _forcing(journal: Journal) -> Iterator[None]:
        journal.sync()
        yield

    def _remembering(self, match: Match) -> Iterator[None]:
        """Add the round to the history, slice by slice; the journal of a match that is over and is there then goes."""
        history, is_kept = self._history(), False
        if history is not None:
            finished = finished_round(match, self._header, key=self._key, ended=round(time.time()))
            yield
            content = packed(finished.record)
            yield
            is_kept = self._is_added(history, finished, content)
        if match.match_winners and self._journal is not None:
            self._journal.close()
            if is_kept:
                self._journal.path.unlink(missing_ok=True)

    @staticmethod
    def _is_added(history: History, finished: FinishedRound, content: bytes) -> bool:
        try:
            history.add(finished, content)
        except StoreError:
            return False
        return True


def finished_round(match: Match, header: Header, *, key: str, ended: int) -> FinishedRound:
    """Sum up the round of a match that has just ended; it counts for those who began the match.

    Calls and forgotten calls are theirs only as long as they sit at their seats.
    """
    events = match.events_since(0, None)
    overs = [index for index, event in enumerate(events) if isinstance(event, RoundEnded)]
    over = events[overs[-1]]
    assert isinstance(over, RoundEnded)
    played = events[overs[-2] + 1 if len(overs) > 1 else 0 :]
    roster = match.roster
    you = [seat for seat in people_of(roster.starters) if roster.is_starter(seat)]
    return FinishedRound(
        key=key,
        started=header.started,
        ended=ended,
        plans=roster.starters,
        rules=match.rules,
        number=match.view(None).round_number,
        winner=over.winner,
        hands=over.hands,
        points=over.points,
        scores=over.scores,
        record=match.record(),
        called=sum(isinstance(event, UnoCalled) and event.seat in you for event in played),
        caught=sum(isinstance(event, SeatCaught) and event.seat in you for event in played),
        match_winners=match.match_winners,
    )


def settled(path: Path) -> FinishedRound:
    """Sum up the last round of a match on the shelf that is over.

    Raises:
        StoreError: it can't be read or is not over.
    """
    said = read_journal(path)
    record, state = replayed(said)
    if not match_winners(state):
        raise StoreError("it is not over.")
    plans = said.header.plans
    agents = [HumanAgent() for _ in plans]  # nobody is asked any more
    match = Match.resume(record, plans, agents, changes=seat_changes(said))
    return finished_round(match, said.header, key=path.stem, ended=round(path.stat().st_mtime))
