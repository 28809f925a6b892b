"""Sample sums for a picture of the statistics, never taken from a real history."""

from __future__ import annotations

from pathlib import Path

from game.scenes.statistics import StatisticsScene
from game.services import Services
from game.store.history_rows import (
    CardKind,
    HeadToHead,
    LeftWith,
    Place,
    Statistics,
    Streak,
    Total,
    Week,
    WinRate,
)

_FIRST_WEEK = 1_757_289_600
_WEEK = 7 * 86_400
_WON = (4, 5, 5, 8, 6, 11, 9, 10, 12, 11, 14, 15)
_PLAYED = (20, 20, 22, 24, 20, 27, 25, 26, 27, 27, 30, 29)


def sample() -> Statistics:
    """Give the sums of a player who gets better."""
    weeks = tuple(
        Week(_FIRST_WEEK + index * _WEEK, 5, 2, 1.3, played, won, won * 61)
        for index, (won, played) in enumerate(zip(_WON, _PLAYED, strict=True))
    )
    return Statistics(
        total=Total(61, 23, 15.3, sum(_PLAYED), sum(_WON), sum(_PLAYED) / 4, 6710, 93, 8),
        rates=(
            WinRate("easy", 4, 20, 12, 60, 30),
            WinRate("normal", 4, 30, 10, 160, 52),
            WinRate("hard", 2, 11, 4, 77, 28),
        ),
        weeks=weeks,
        places=(Place(4, 1, 23), Place(4, 2, 17), Place(4, 3, 13), Place(4, 4, 8)),
        left=(
            LeftWith(CardKind.WILD, 9, 450),
            LeftWith(CardKind.WILD_DRAW_FOUR, 4, 200),
            LeftWith(CardKind.SKIP, 21, 420),
            LeftWith(CardKind.NUMBER, 70, 310),
        ),
        opponents=(
            HeadToHead("Nora", "bot", "owl", 60, 21, 18),
            HeadToHead("Felix", "bot", "fox", 55, 25, 10),
            HeadToHead("Iris", "bot", "cat", 52, 19, 19),
            HeadToHead("Otto", "bot", "bear", 33, 9, 11),
        ),
        round_streak=Streak(2, 7, _FIRST_WEEK + 10 * _WEEK),
        match_streak=Streak(1, 3, _FIRST_WEEK + 9 * _WEEK),
        presets=("official", "party"),
    )


def shot_statistics(services: Services) -> StatisticsScene:
    """Make the statistics with sample sums."""
    scene = StatisticsScene(services, None, Path())
    scene.sums = sample()
    return scene
