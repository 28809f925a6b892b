"""Open the file of the history: its tables, its version, and what is done with a damaged or a newer one."""

import sqlite3
from pathlib import Path
from typing import Final

from game.store.keeping import set_aside
from game.store.notices import Notice, NoticeKind

VERSION: Final = 1
_PATIENCE_S: Final = 2.0
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS matches (
  id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, started INTEGER NOT NULL, ended INTEGER, preset TEXT NOT NULL,
  rounds INTEGER NOT NULL, viewer INTEGER, winners TEXT NOT NULL, seats TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS rounds (
  match INTEGER NOT NULL, number INTEGER NOT NULL, ended INTEGER NOT NULL, winner INTEGER, points TEXT NOT NULL,
  left TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS records (match INTEGER PRIMARY KEY, content BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS tally_play (
  preset TEXT NOT NULL, week INTEGER NOT NULL, level TEXT NOT NULL, seats INTEGER NOT NULL,
  matches INTEGER NOT NULL DEFAULT 0, won INTEGER NOT NULL DEFAULT 0, expected REAL NOT NULL DEFAULT 0,
  rounds INTEGER NOT NULL DEFAULT 0, rounds_won INTEGER NOT NULL DEFAULT 0, rounds_expected REAL NOT NULL DEFAULT 0,
  points INTEGER NOT NULL DEFAULT 0, called INTEGER NOT NULL DEFAULT 0, caught INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (preset, week, level, seats)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tally_left (
  preset TEXT NOT NULL, week INTEGER NOT NULL, kind TEXT NOT NULL, cards INTEGER NOT NULL, points INTEGER NOT NULL,
  PRIMARY KEY (preset, week, kind)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tally_names (
  preset TEXT NOT NULL, week INTEGER NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, avatar TEXT NOT NULL,
  rounds INTEGER NOT NULL, you INTEGER NOT NULL, they INTEGER NOT NULL,
  PRIMARY KEY (preset, week, name, kind)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tally_places (
  preset TEXT NOT NULL, week INTEGER NOT NULL, seats INTEGER NOT NULL, place INTEGER NOT NULL,
  matches INTEGER NOT NULL, PRIMARY KEY (preset, week, seats, place)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS streaks (
  what TEXT PRIMARY KEY, current INTEGER NOT NULL, best INTEGER NOT NULL, best_at INTEGER) WITHOUT ROWID;
"""
TABLES: Final = ("matches", "rounds", "records", "tally_play", "tally_left", "tally_names", "tally_places", "streaks")


def open_database(path: Path) -> tuple[sqlite3.Connection | None, Notice | None]:
    """Open the history for reading and writing, or say why it is not; a damaged file is set aside for a new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _opened(path)
    except sqlite3.OperationalError:
        return None, Notice(NoticeKind.NOT_KEPT)
    except sqlite3.DatabaseError:
        return _anew(path)
    except OSError:
        return None, Notice(NoticeKind.NOT_KEPT)


def _anew(path: Path) -> tuple[sqlite3.Connection | None, Notice | None]:
    name = set_aside(path)
    if not name:
        return None, Notice(NoticeKind.NOT_KEPT)
    for tail in ("-wal", "-shm"):
        beside = path.with_name(path.name + tail)
        if beside.exists():
            beside.rename(path.with_name(name + tail))
    return _opened(path)[0], Notice(NoticeKind.HISTORY_DAMAGED, name)


def _opened(path: Path) -> tuple[sqlite3.Connection | None, Notice | None]:
    connection = sqlite3.connect(path, timeout=_PATIENCE_S, isolation_level=None)
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            connection.close()
            return None, Notice(NoticeKind.HISTORY_NEWER)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # see `History.tidy`: never while a round is added
        if version < VERSION:
            connection.executescript(f"BEGIN IMMEDIATE; {_TABLES} PRAGMA user_version = {VERSION}; COMMIT;")
        connection.execute("SELECT count(*) FROM matches").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection, None
