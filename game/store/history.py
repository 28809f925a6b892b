"""Keep every finished round and match in SQLite, with the sums of the statistics, which grow as rounds are written.

Several programs may write at once. Every method that writes does it in one transaction.
"""

import json
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from game.rules.record import Record, RecordError, from_json, to_json
from game.store.documents import check_record
from game.store.errors import StoreError
from game.store.finished import FinishedRound, places
from game.store.history_rows import MatchRow, RoundRow, Scope, SeatRow, Statistics
from game.store.history_schema import TABLES
from game.store.history_sums import statistics
from game.store.history_tally import tally_match, tally_round
from game.store.json_text import decode


class History:
    """The open history of this player.

    Raises:
        StoreError: from each method, where the file can't be read or written.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, finished: FinishedRound, content: bytes | None = None) -> None:
        """Add a round, and the match it ended; one that is known already changes nothing.

        `content` is the record as `packed` gives it, for whoever has it already.
        """
        content = packed(finished.record) if content is None else content
        with self._writing() as base:
            match = self._match_id(base, finished)
            left = [" ".join(card.text for card in hand) for hand in finished.hands]
            added = base.execute(
                "INSERT OR IGNORE INTO rounds VALUES (?, ?, ?, ?, ?, ?)",
                (
                    match,
                    finished.number,
                    finished.ended,
                    finished.winner,
                    json.dumps(finished.points),
                    json.dumps(left),
                ),
            ).rowcount
            if not added:
                return
            tally_round(base, finished)
            self._bring_up_to_date(base, match, finished, content)
            if finished.match_winners:
                tally_match(base, finished, places(finished))

    def matches(self, *, most: int = 100, skip: int = 0, scope: Scope = Scope()) -> tuple[MatchRow, ...]:  # noqa: B008 - frozen
        """List matches, the latest first."""
        rows = self._rows(
            "SELECT id, started, ended, preset, rounds, viewer, winners, seats FROM matches "
            "WHERE (?1 IS NULL OR preset = ?1) AND (?2 IS NULL OR started >= ?2) ORDER BY id DESC LIMIT ?3 OFFSET ?4",
            (scope.preset, scope.since, most, skip),
        )
        return tuple(_match_row(row) for row in rows)

    def rounds(self, match: int) -> tuple[RoundRow, ...]:
        """List the finished rounds of a match in their order."""
        rows = self._rows(
            "SELECT match, number, ended, winner, points, left FROM rounds WHERE match = ? ORDER BY number", (match,)
        )
        return tuple(_round_row(row) for row in rows)

    def record(self, match: int) -> Record:
        """Return what happened in a match, up to its last finished round."""
        content = next((row[0] for row in self._rows("SELECT content FROM records WHERE match = ?", (match,))), None)
        if not isinstance(content, bytes):
            raise StoreError("there is no such match in the history.")
        try:
            return from_json(check_record(decode(zlib.decompress(content))))
        except (zlib.error, RecordError) as error:
            raise StoreError(f"the record is damaged: {error}") from None

    def statistics(self, scope: Scope = Scope()) -> Statistics:  # noqa: B008 - a frozen value
        """Sum up a scope; it does not grow slower with the number of matches."""
        try:
            return statistics(self._connection, scope)
        except sqlite3.Error as error:
            raise StoreError(f"the history can't be read: {error}.") from None

    def every_round(self) -> Iterator[tuple[MatchRow, RoundRow]]:
        """Yield all rounds with their matches, in the order they were played."""
        for row in self._rows(
            "SELECT id, started, m.ended, preset, rounds, viewer, winners, seats, "
            "match, number, r.ended, winner, points, left FROM matches m JOIN rounds r ON r.match = m.id "
            "ORDER BY m.id, number",
            (),
        ):
            yield _match_row(row[:8]), _round_row(row[8:])

    def clear(self) -> None:
        """Delete everything."""
        with self._writing() as base:
            for table in TABLES:
                base.execute(f"DELETE FROM {table}")

    def tidy(self) -> None:
        """Move what was written into the file itself, as far as nobody reads it; takes some milliseconds."""
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        base = self._connection
        try:
            base.execute("BEGIN IMMEDIATE")
            yield base
            base.execute("COMMIT")
        except BaseException as error:
            if base.in_transaction:
                base.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise StoreError(f"the history can't be written: {error}.") from None
            raise

    def _rows(self, query: str, values: Sequence[object]) -> Iterator[tuple[object, ...]]:
        try:
            yield from self._connection.execute(query, values)
        except sqlite3.Error as error:
            raise StoreError(f"the history can't be read: {error}.") from None

    def _match_id(self, base: sqlite3.Connection, finished: FinishedRound) -> int:
        base.execute(
            "INSERT OR IGNORE INTO matches (key, started, preset, rounds, viewer, winners, seats) "
            "VALUES (?, ?, ?, 0, ?, '[]', '[]')",
            (finished.key, finished.started, finished.preset, finished.viewer),
        )
        (match,) = base.execute("SELECT id FROM matches WHERE key = ?", (finished.key,)).fetchone()
        return int(match)

    def _bring_up_to_date(self, base: sqlite3.Connection, match: int, finished: FinishedRound, content: bytes) -> None:
        seats = [
            (plan.name, plan.kind.value, plan.level, plan.avatar, score)
            for plan, score in zip(finished.plans, finished.scores, strict=True)
        ]
        ended = finished.ended if finished.match_winners else None
        winners = json.dumps(finished.match_winners)
        base.execute(
            "UPDATE matches SET rounds = ?, ended = ?, winners = ?, seats = ? WHERE id = ?",
            (finished.number, ended, winners, json.dumps(seats, ensure_ascii=False), match),
        )
        base.execute("INSERT OR REPLACE INTO records VALUES (?, ?)", (match, content))


def packed(record: Record) -> bytes:
    """Return a record as the history holds it."""
    text = json.dumps(to_json(record), ensure_ascii=False, separators=(",", ":"))
    return zlib.compress(text.encode("utf-8"))


def open_history(path: Path) -> History:
    """Open a history for a test or a tool.

    Raises:
        StoreError: it can't be opened.
    """
    from game.store.history_schema import open_database

    connection, notice = open_database(path)
    if connection is None:
        raise StoreError(f"{path} can't be opened ({notice.kind.value if notice else ''}).")
    return History(connection)


def _match_row(row: Sequence[object]) -> MatchRow:
    number, started, ended, preset, rounds, viewer, winners, seats = row
    return MatchRow(
        id=_whole(number),
        started=_whole(started),
        ended=None if ended is None else _whole(ended),
        preset=str(preset),
        rounds=_whole(rounds),
        viewer=None if viewer is None else _whole(viewer),
        winners=tuple(json.loads(str(winners))),
        seats=tuple(SeatRow(*seat) for seat in json.loads(str(seats))),
    )


def _round_row(row: Sequence[object]) -> RoundRow:
    match, number, ended, winner, points, left = row
    return RoundRow(
        match=_whole(match),
        number=_whole(number),
        ended=_whole(ended),
        winner=None if winner is None else _whole(winner),
        points=tuple(json.loads(str(points))),
        left=tuple(json.loads(str(left))),
    )


def _whole(value: object) -> int:
    if isinstance(value, int):
        return value
    raise StoreError("the history holds something else than a number.")
