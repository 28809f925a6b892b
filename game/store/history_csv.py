"""Write the history as a table for spreadsheets: a line for every seat of every finished round."""

import csv
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from game.store.errors import StoreError
from game.store.history import History

_HEAD: Final = ("match", "started", "rules", "round", "ended", "seat", "name", "kind", "level", "points", "left", "won")
_FORMULA: Final = ("=", "+", "-", "@")


def export_csv(history: History, path: Path) -> None:
    """Write all finished rounds to a file; times are UTC.

    Raises:
        StoreError: the history can't be read, or the file not written.
    """
    try:
        with open(path, "w", encoding="utf-8-sig", newline="") as stream:
            table = csv.writer(stream)
            table.writerow(_HEAD)
            for match, played in history.every_round():
                for seat, who in enumerate(match.seats):
                    table.writerow(
                        (
                            match.id,
                            _time(match.started),
                            match.preset,
                            played.number,
                            _time(played.ended),
                            seat + 1,
                            _harmless(who.name),
                            who.kind,
                            who.level,
                            played.points[seat],
                            _harmless(played.left[seat]),
                            int(played.winner == seat),
                        )
                    )
    except OSError as error:
        raise StoreError(f"{path} can't be written: {error.strerror or error}.") from None


def _time(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _harmless(text: str) -> str:
    """Keep a spreadsheet from taking a name for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text
