"""Keep the matches that wait to be gone on with, each in a journal of its own; refuse politely what can't be read."""

import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.rules.deal import deal_round, start_match
from game.rules.kernel import push
from game.rules.legal import why_illegal
from game.rules.notation import parse_seat_move
from game.rules.record import Record, RoundEntry, round_result
from game.rules.scoring import match_winners
from game.rules.state import GameState, Phase
from game.session.lineup import seat_entry
from game.session.roster import Roster, SeatChange
from game.session.seats import SeatPlan
from game.store.errors import StoreError
from game.store.journal import Header, Journal, JournalText, NewerJournalError, read_journal, seat_changes, split_rounds
from game.store.locks import is_locked
from game.store.saved import Refusal, RefusedSave, SavedMatch

SUFFIX: Final = ".match"


@dataclass(frozen=True, slots=True)
class Resumed:
    """Hold a match taken from the shelf: who sits there, everything that happened, and its journal to go on with.

    The header names who sat down at the start, `changes` who came in whose place since.
    """

    record: Record
    header: Header
    changes: tuple[SeatChange, ...]
    journal: Journal

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        """Return who sits where now."""
        return Roster(self.header.plans, self.changes).plans


class Shelf:
    """A folder of matches in play; without a folder nothing is kept."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder

    def begin(self, header: Header) -> Journal | None:
        """Begin the journal of a match, None where it can't be kept."""
        if self.folder is None:
            return None
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(header.started))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            return Journal.begin(self.folder / f"{stamp}-{secrets.token_hex(4)}{SUFFIX}", header)
        except OSError:
            return None

    def paths(self) -> tuple[Path, ...]:
        """Return the files of all matches, the one last played first."""
        if self.folder is None:
            return ()
        try:
            found = [(path.stat().st_mtime, path) for path in self.folder.iterdir() if path.name.endswith(SUFFIX)]
        except OSError:
            return ()
        return tuple(path for _, path in sorted(found, reverse=True))

    def saved(self) -> tuple[SavedMatch | RefusedSave, ...]:
        """Sum up all matches, the one last played first; those that are over are left out."""
        sums = (sum_up(path) for path in self.paths())
        return tuple(found for found in sums if found is not None)

    def latest(self) -> SavedMatch | None:
        """Sum up the match last played that can go on."""
        sums = (sum_up(path) for path in self.paths())
        return next((found for found in sums if isinstance(found, SavedMatch)), None)

    def take(self, path: Path) -> Resumed:
        """Take a match to go on with it.

        Raises:
            StoreError: it can't be read, is over, or another window has it open; it stays as it is.
        """
        journal, said = Journal.go_on(path)
        try:
            record, state = replayed(said)
            changes = seat_changes(said)
            if match_winners(state):
                raise StoreError("it is over.")
        except StoreError:
            journal.close()
            raise
        return Resumed(record, said.header, changes, journal)

    def delete(self, path: Path) -> bool:
        """Delete a match and tell whether it is gone; one that another window plays stays."""
        if is_locked(path):
            return False
        try:
            path.unlink(missing_ok=True)
        except OSError:
            return False
        return True


def sum_up(path: Path) -> SavedMatch | RefusedSave | None:
    """Sum up one file; None where its match is over, or the file is gone."""
    try:
        saved = round(path.stat().st_mtime)
    except OSError:
        return None
    try:
        if is_locked(path):
            return RefusedSave(path, saved, Refusal.IN_USE, "another window has it open.")
        said = read_journal(path)
        _, state = replayed(said)
        plans = Roster(said.header.plans, seat_changes(said)).plans
    except NewerJournalError as error:
        return RefusedSave(path, saved, Refusal.NEWER, str(error))
    except StoreError as error:
        return RefusedSave(path, saved, Refusal.DAMAGED, str(error))
    return None if match_winners(state) else _summary(path, saved, plans, state)


def read_saved(path: Path) -> Record:
    """Return what happened so far in a match on the shelf.

    Raises:
        StoreError: it can't be read.
    """
    return replayed(read_journal(path))[0]


def replayed(said: JournalText) -> tuple[Record, GameState]:
    """Play a journal through and return its record and the position it ends with.

    Raises:
        StoreError: a line is no move that was legal there.
    """
    header = said.header
    state = start_match(header.rules, len(header.plans), header.seed)
    entries: list[RoundEntry] = []
    for number, texts in enumerate(split_rounds(said.lines), 1):
        if number > 1:
            if state.phase is not Phase.OVER or match_winners(state):
                raise StoreError(f"round {number}: the match has no such round.")
            deal_round(state)
        entries.append(_play_round(state, texts, number))
    return Record(header.rules, tuple(map(seat_entry, header.plans)), header.seed, tuple(entries)), state


def _play_round(state: GameState, texts: list[str], number: int) -> RoundEntry:
    dealer, moves = state.dealer, []
    for text in texts:
        try:
            move = parse_seat_move(text)
        except ValueError as error:
            raise StoreError(f"round {number}: {error}.") from None
        if why_illegal(state, move) is not None:
            raise StoreError(f"round {number}: {text[:40]} is not legal there.")
        push(state, move)
        moves.append(move)
    return RoundEntry(dealer, tuple(moves), round_result(state))


def _summary(path: Path, saved: int, plans: tuple[SeatPlan, ...], state: GameState) -> SavedMatch:
    return SavedMatch(
        path=path,
        saved=saved,
        plans=plans,
        rules=state.rules,
        scores=tuple(state.scores),
        counts=tuple(len(hand) for hand in state.hands),
        round_number=state.round_number,
        turn=None if state.phase is Phase.OVER else state.turn,
    )
