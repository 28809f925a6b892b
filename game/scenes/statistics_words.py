"""Turn the sums of the history into words and marks for the statistics; knows no pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from game.i18n import Translator
from game.rules.cards import Card, card
from game.scenes.statistics_charts import Guide, Mark
from game.scenes.times import day_words
from game.store.history_rows import CardKind, HeadToHead, Place, Statistics, Week, WinRate

MOST_WEEKS: Final = 12
_WILDS: Final = (CardKind.WILD, CardKind.WILD_DRAW_FOUR, CardKind.SHUFFLE_HANDS, CardKind.CUSTOMIZABLE)
_ACTIONS: Final = (CardKind.SKIP, CardKind.REVERSE, CardKind.DRAW_TWO)


@dataclass(frozen=True, slots=True)
class Tile:
    """A number that stands out, with what it counts and a line of detail."""

    icon: str
    number: str
    title: str
    line: str


@dataclass(frozen=True, slots=True)
class Left:
    """Points left over in cards of one sort, shown by a card."""

    card: Card
    title: str
    points: int


def percent(tr: Translator, part: float, whole: float) -> str:
    """Write a share, a dash where there is nothing to share."""
    return tr._("{percent} %", percent=round(100 * part / whole)) if whole else "–"


def day(tr: Translator, seconds: int) -> str:
    """Write a day."""
    return day_words(tr, datetime.fromtimestamp(seconds, UTC))


def tiles(tr: Translator, sums: Statistics) -> tuple[Tile, ...]:
    """Give the four numbers at the top."""
    total, streak = sums.total, sums.round_streak
    chance = percent(tr, total.expected, total.matches)
    calls = total.called + total.caught
    ended = day(tr, streak.best_at) if streak.best_at is not None and streak.best else tr._("none so far")
    return (
        Tile(
            "deck",
            str(total.matches),
            tr._("Matches played"),
            tr.ngettext("{count} round", "{count} rounds", total.rounds),
        ),
        Tile(
            "trophy",
            percent(tr, total.won, total.matches),
            tr._("Matches won"),
            tr._("{chance} would be chance", chance=chance) if total.matches else tr._("none finished yet"),
        ),
        Tile("bolt", str(streak.best), tr._("Rounds won in a row"), ended),
        Tile(
            "check",
            percent(tr, total.called, calls),
            tr._("UNO called in time"),
            tr._("{caught} of {calls} caught", caught=total.caught, calls=calls),
        ),
    )


def week_marks(tr: Translator, weeks: Sequence[Week], *, points: bool) -> tuple[Mark, ...]:
    """Give the last weeks as marks: the share of rounds won, or the points scored."""
    shown = weeks[-MOST_WEEKS:]
    most = max([1, *(week.points for week in shown)]) if points else 1
    marks = []
    for week in shown:
        # Translators: the number of a week in the year, as short as can be.
        label = tr._("W{week}", week=datetime.fromtimestamp(week.start, UTC).isocalendar().week)
        if points:
            marks.append(Mark(label, 0.92 * week.points / most, str(week.points)))
        else:
            share = week.rounds_won / week.rounds if week.rounds else 0.0
            marks.append(Mark(label, 0.92 * share / _top(weeks), percent(tr, week.rounds_won, week.rounds)))
    return tuple(marks)


def week_guides(tr: Translator, sums: Statistics, *, points: bool) -> tuple[Guide, ...]:
    """Give the level lines of the weeks, with what chance would give."""
    if points:
        most = max([1, *(week.points for week in sums.weeks[-MOST_WEEKS:])])
        return (Guide(0.0, "0"), Guide(0.46, str(round(most / 2))), Guide(0.92, str(most)))
    top, total = _top(sums.weeks), sums.total
    parts = [part for part in (0, 25, 50, 75, 100) if part <= 100 * top]
    levels = tuple(Guide(0.92 * part / 100 / top, tr._("{percent} %", percent=part)) for part in parts)
    if not total.rounds:
        return levels
    share = total.rounds_expected / total.rounds
    words = tr._("Chance: {percent} %", percent=round(100 * share))
    return (*levels, Guide(0.92 * share / top, words, is_chance=True))


def _top(weeks: Sequence[Week]) -> float:
    """Return the highest level line: the first that leaves the best week below it."""
    best = max([0.0, *(week.rounds_won / week.rounds for week in weeks[-MOST_WEEKS:] if week.rounds)])
    return next((top for top in (0.5, 0.75) if best <= top), 1.0)


def usual_seats(places: Sequence[Place]) -> int:
    """Return at how many seats most matches were played."""
    counts: dict[int, int] = {}
    for place in places:
        counts[place.seats] = counts.get(place.seats, 0) + place.matches
    return max(counts, key=lambda seats: (counts[seats], seats), default=0)


def place_marks(tr: Translator, places: Sequence[Place], seats: int) -> tuple[Mark, ...]:
    """Count the matches finished at every place of a table of so many seats."""
    counts = {place.place: place.matches for place in places if place.seats == seats}
    most = max([1, *counts.values()])
    return tuple(
        Mark(place_words(tr, place, seats), counts.get(place, 0) / most, str(counts.get(place, 0)))
        for place in range(1, seats + 1)
    )


def place_words(tr: Translator, place: int, seats: int) -> str:
    """Name a place."""
    if place == seats:
        return tr._("Last")
    # Translators: places at the end of a match: first, second, third, then {place}th, and the last.
    names = {1: tr._("First"), 2: tr._("Second"), 3: tr._("Third")}
    return names.get(place) or tr._("{place}th", place=place)


def rate_marks(tr: Translator, rates: Sequence[WinRate]) -> tuple[Mark, ...]:
    """Give the share of rounds won against every level, over all numbers of seats."""
    names = {
        "easy": tr._("Easy"),
        "normal": tr.pgettext("level", "Normal"),
        "hard": tr._("Hard"),
        "expert": tr._("Expert"),
        "mixed": tr._("Mixed"),
    }
    marks = []
    for level, name in names.items():
        rounds = sum(rate.rounds for rate in rates if rate.level == level)
        won = sum(rate.rounds_won for rate in rates if rate.level == level)
        if rounds:
            marks.append(Mark(name, won / rounds, percent(tr, won, rounds)))
    return tuple(marks)


def seats_marks(tr: Translator, rates: Sequence[WinRate]) -> tuple[Mark, ...]:
    """Give the share of rounds won at tables of every number of seats."""
    marks = []
    for seats in sorted({rate.seats for rate in rates if rate.rounds}):
        rounds = sum(rate.rounds for rate in rates if rate.seats == seats)
        won = sum(rate.rounds_won for rate in rates if rate.seats == seats)
        label = tr.ngettext("{count} seat", "{count} seats", seats)
        marks.append(Mark(label, won / rounds, percent(tr, won, rounds)))
    return tuple(marks)


def left_rows(tr: Translator, sums: Statistics) -> tuple[Left, ...]:
    """Give the points left over in wilds, action cards and numbers."""
    points = {left.kind: left.points for left in sums.left}
    return (
        Left(card("W"), tr._("Wilds"), sum(points.get(kind, 0) for kind in _WILDS)),
        Left(card("gS"), tr._("Action cards"), sum(points.get(kind, 0) for kind in _ACTIONS)),
        Left(card("r7"), tr._("Numbers"), points.get(CardKind.NUMBER, 0)),
    )


def opponent_rows(opponents: Sequence[HeadToHead], most: int) -> tuple[HeadToHead, ...]:
    """Give the opponents met most often."""
    return tuple(sorted(opponents, key=lambda one: -one.rounds)[:most])
