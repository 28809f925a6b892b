"""Add a finished round or match to the sums that the statistics are drawn from."""

import sqlite3
from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.rules.cards import Card, Rank
from game.store.finished import FinishedRound
from game.store.history_rows import CardKind

WEEK_S: Final = 7 * 86_400
_FIRST_MONDAY: Final = 4 * 86_400
"""The Monday after the first of January 1970, which was a Thursday."""

_KINDS: Final = {
    Rank.SKIP: CardKind.SKIP,
    Rank.REVERSE: CardKind.REVERSE,
    Rank.DRAW_TWO: CardKind.DRAW_TWO,
    Rank.WILD: CardKind.WILD,
    Rank.WILD_DRAW_FOUR: CardKind.WILD_DRAW_FOUR,
    Rank.SHUFFLE_HANDS: CardKind.SHUFFLE_HANDS,
    Rank.CUSTOMIZABLE: CardKind.CUSTOMIZABLE,
}


def week_of(seconds: int) -> int:
    """Return the Monday, 0:00 UTC, of the week a time falls in; both in seconds since 1970."""
    return seconds - (seconds - _FIRST_MONDAY) % WEEK_S


def tally_round(base: sqlite3.Connection, finished: FinishedRound) -> None:
    """Add a round to the sums; without a viewer there is nothing to add."""
    viewer = finished.viewer
    if viewer is None:
        return
    is_won = finished.winner == viewer
    values = {
        "rounds": 1,
        "rounds_won": int(is_won),
        "rounds_expected": 1 / len(finished.plans),
        "points": finished.points[viewer],
        "called": finished.called,
        "caught": finished.caught,
    }
    _add_to_play(base, finished, values)
    _tally_left(base, finished, finished.hands[viewer])
    _tally_names(base, finished)
    _tally_streak(base, "rounds", finished.ended, is_won=is_won)


def tally_match(base: sqlite3.Connection, finished: FinishedRound, places: Sequence[int]) -> None:
    """Add the match that a round ended to the sums."""
    viewer = finished.viewer
    if viewer is None:
        return
    is_won = viewer in finished.match_winners
    _add_to_play(base, finished, {"matches": 1, "won": int(is_won), "expected": 1 / len(finished.plans)})
    base.execute(
        "INSERT INTO tally_places VALUES (?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET matches = matches + 1",
        (finished.preset, week_of(finished.ended), len(finished.plans), places[viewer]),
    )
    _tally_streak(base, "matches", finished.ended, is_won=is_won)


def card_kind(card: Card) -> CardKind:
    """Return the kind the statistics count a card as."""
    return _KINDS.get(card.rank, CardKind.NUMBER)


def _add_to_play(base: sqlite3.Connection, finished: FinishedRound, values: dict[str, float]) -> None:
    names = ", ".join(values)
    marks = ", ".join("?" * len(values))
    sums = ", ".join(f"{name} = {name} + excluded.{name}" for name in values)
    base.execute(
        f"INSERT INTO tally_play (preset, week, level, seats, {names}) VALUES (?, ?, ?, ?, {marks}) "
        f"ON CONFLICT DO UPDATE SET {sums}",
        (finished.preset, week_of(finished.ended), finished.level, len(finished.plans), *values.values()),
    )


def _tally_left(base: sqlite3.Connection, finished: FinishedRound, hand: Sequence[Card]) -> None:
    cards = Counter(card_kind(card) for card in hand)
    for kind, count in cards.items():
        points = sum(card.points for card in hand if card_kind(card) is kind)
        base.execute(
            "INSERT INTO tally_left VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT DO UPDATE SET cards = cards + excluded.cards, points = points + excluded.points",
            (finished.preset, week_of(finished.ended), kind.value, count, points),
        )


def _tally_names(base: sqlite3.Connection, finished: FinishedRound) -> None:
    for seat, plan in enumerate(finished.plans):
        if seat == finished.viewer:
            continue
        you, they = int(finished.winner == finished.viewer), int(finished.winner == seat)
        base.execute(
            "INSERT INTO tally_names VALUES (?, ?, ?, ?, ?, 1, ?, ?) ON CONFLICT DO UPDATE SET "
            "avatar = excluded.avatar, rounds = rounds + 1, you = you + excluded.you, they = they + excluded.they",
            (finished.preset, week_of(finished.ended), plan.name, plan.kind.value, plan.avatar, you, they),
        )


def _tally_streak(base: sqlite3.Connection, what: str, at: int, *, is_won: bool) -> None:
    base.execute("INSERT OR IGNORE INTO streaks VALUES (?, 0, 0, NULL)", (what,))
    if not is_won:
        base.execute("UPDATE streaks SET current = 0 WHERE what = ?", (what,))
        return
    base.execute("UPDATE streaks SET current = current + 1 WHERE what = ?", (what,))
    base.execute("UPDATE streaks SET best = current, best_at = ? WHERE what = ? AND current > best", (at, what))
