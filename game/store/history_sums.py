"""Read the sums of the statistics."""

import sqlite3
from typing import Any

from game.store.history_rows import (
    CardKind,
    HeadToHead,
    LeftWith,
    Place,
    Scope,
    Statistics,
    Streak,
    Total,
    Week,
    WinRate,
)
from game.store.history_tally import week_of

_IN_SCOPE = "WHERE (:preset IS NULL OR preset = :preset) AND (:week IS NULL OR week >= :week)"
_TOTAL = (
    "SELECT coalesce(sum(matches), 0), coalesce(sum(won), 0), coalesce(sum(expected), 0.0), coalesce(sum(rounds), 0), "
    "coalesce(sum(rounds_won), 0), coalesce(sum(rounds_expected), 0.0), coalesce(sum(points), 0), "
    f"coalesce(sum(called), 0), coalesce(sum(caught), 0) FROM tally_play {_IN_SCOPE}"
)
_RATES = (
    "SELECT level, seats, sum(matches), sum(won), sum(rounds), sum(rounds_won) "
    f"FROM tally_play {_IN_SCOPE} GROUP BY level, seats ORDER BY seats, level"
)
_WEEKS = (
    "SELECT week, sum(matches), sum(won), sum(expected), sum(rounds), sum(rounds_won), sum(points) "
    f"FROM tally_play {_IN_SCOPE} GROUP BY week ORDER BY week"
)
_PLACES = f"SELECT seats, place, sum(matches) FROM tally_places {_IN_SCOPE} GROUP BY seats, place ORDER BY seats, place"
_LEFT = (
    f"SELECT kind, sum(cards), sum(points) FROM tally_left {_IN_SCOPE} GROUP BY kind ORDER BY sum(points) DESC, kind"
)
_NAMES = (
    "SELECT name, kind, max(avatar), sum(rounds), sum(you), sum(they) "
    f"FROM tally_names {_IN_SCOPE} GROUP BY name, kind ORDER BY sum(rounds) DESC, name LIMIT 20"
)


def statistics(base: sqlite3.Connection, scope: Scope) -> Statistics:
    """Read everything the statistics show of a scope; streaks are always those of all matches."""
    values = {"preset": scope.preset, "week": None if scope.since is None else week_of(scope.since)}

    def rows(query: str) -> list[Any]:
        return base.execute(query, values).fetchall()

    return Statistics(
        total=Total(*rows(_TOTAL)[0]),
        rates=tuple(WinRate(*row) for row in rows(_RATES)),
        weeks=tuple(Week(*row) for row in rows(_WEEKS)),
        places=tuple(Place(*row) for row in rows(_PLACES)),
        left=tuple(LeftWith(CardKind(kind), cards, points) for kind, cards, points in rows(_LEFT)),
        opponents=tuple(HeadToHead(*row) for row in rows(_NAMES)),
        round_streak=_streak(base, "rounds"),
        match_streak=_streak(base, "matches"),
        presets=tuple(name for (name,) in base.execute("SELECT DISTINCT preset FROM tally_play ORDER BY preset")),
    )


def _streak(base: sqlite3.Connection, what: str) -> Streak:
    row = base.execute("SELECT current, best, best_at FROM streaks WHERE what = ?", (what,)).fetchone()
    return Streak() if row is None else Streak(*row)
