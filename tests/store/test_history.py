"""The history: what the sums say is what was played; damaged and newer files; many matches; the table of it all."""

from __future__ import annotations

import csv
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest

from game.ai.characters import Level
from game.paths import Folders
from game.rules.cards import card, total_points
from game.rules.record import Record, RoundEntry
from game.rules.ruleset import OFFICIAL, PRESETS, Ruleset
from game.rules.seat import Seat
from game.session.lineup import seat_entry
from game.session.seats import SeatPlan, plan_table
from game.store.errors import StoreError
from game.store.finished import FinishedRound
from game.store.history import History, open_history
from game.store.history_csv import export_csv
from game.store.history_rows import CardKind, Scope, Streak
from game.store.history_tally import WEEK_S, card_kind, week_of
from game.store.keep import HISTORY_FILE, Keep
from game.store.notices import NoticeKind

MONDAY = 1_700_438_400  # 20 November 2023, 0:00 UTC
PLANS = plan_table([None, Level.NORMAL, Level.NORMAL])
HANDS = ((), ("r5", "W"), ("bS", "y+2", "g0"))


def finished(
    key: str,
    number: int = 1,
    winner: int = 0,
    *,
    at: int = MONDAY,
    plans: tuple[SeatPlan, ...] = PLANS,
    rules: Ruleset = OFFICIAL,
    is_last: bool = False,
) -> FinishedRound:
    """A round in which the hands other than the winner's are those above."""
    left = [tuple(card(text) for text in HANDS[1 + seat % 2]) for seat in range(len(plans))]
    left[winner] = ()
    total = sum(map(total_points, left))
    points = tuple(total if seat == winner else 0 for seat in range(len(plans)))
    return FinishedRound(
        key=key,
        started=at,
        ended=at + number,
        plans=plans,
        rules=rules,
        number=number,
        winner=Seat(winner),
        hands=tuple(left),
        points=points,
        scores=points,
        record=Record(rules, tuple(map(seat_entry, plans)), 1, (RoundEntry(Seat(0), (), None),)),
        called=1,
        caught=number % 2,
        match_winners=(Seat(winner),) if is_last else (),
    )


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    opened = open_history(tmp_path / "h" / HISTORY_FILE)
    yield opened
    opened.close()


def test_an_empty_history_has_zeros(history: History) -> None:
    sums = history.statistics()
    assert sums.total.matches == sums.total.rounds == 0
    assert (sums.rates, sums.weeks, sums.left, sums.opponents, sums.presets) == ((), (), (), (), ())
    assert sums.round_streak == Streak()
    assert history.matches() == ()
    with pytest.raises(StoreError, match="no such match"):
        history.record(1)


def test_the_sums_are_those_of_the_rounds(history: History) -> None:
    history.add(finished("a", 1, 0))
    history.add(finished("a", 2, 1))
    history.add(finished("a", 3, 0, is_last=True))
    history.add(finished("b", 1, 0, at=MONDAY + WEEK_S, rules=PRESETS["party"], is_last=True))
    sums = history.statistics()
    assert (sums.total.matches, sums.total.won, sums.total.rounds, sums.total.rounds_won) == (2, 2, 4, 3)
    assert sums.total.expected == pytest.approx(2 / 3)
    assert sums.total.points == 3 * (55 + 40)
    assert (sums.total.called, sums.total.caught) == (4, 3)
    assert sums.presets == ("official", "party")
    assert [week.start for week in sums.weeks] == [MONDAY, MONDAY + WEEK_S]
    assert [(rate.level, rate.seats, rate.matches, rate.rounds) for rate in sums.rates] == [("normal", 3, 2, 4)]
    assert [(place.seats, place.place, place.matches) for place in sums.places] == [(3, 1, 2)]
    assert {left.kind: (left.cards, left.points) for left in sums.left} == {
        CardKind.NUMBER: (1, 5),
        CardKind.WILD: (1, 50),
    }
    first = next(one for one in sums.opponents if one.name == PLANS[1].name)
    assert (first.rounds, first.you, first.they, first.avatar) == (4, 3, 1, PLANS[1].avatar)
    assert sums.round_streak == Streak(2, 2, MONDAY + WEEK_S + 1)
    assert sums.match_streak.best == 2
    assert history.statistics(Scope("party")).total.rounds == 1
    assert history.statistics(Scope(since=MONDAY + WEEK_S)).total.rounds == 1
    assert history.statistics(Scope("vintage")).total.rounds == 0


def test_rows_come_back(history: History) -> None:
    history.add(finished("a", 1, 0))
    history.add(finished("b", 1, 2, is_last=True))
    later, earlier = history.matches()
    assert (later.winners, later.ended, later.rounds, later.viewer) == ((2,), MONDAY + 1, 1, 0)
    assert (earlier.winners, earlier.ended) == ((), None)
    assert [seat.name for seat in later.seats] == [plan.name for plan in PLANS]
    (played,) = history.rounds(later.id)
    assert played.left == ("r5 W", "bS y+2 g0", "")
    assert history.matches(most=1, skip=1) == (earlier,)
    assert history.record(earlier.id).rounds[0].moves == ()


def test_a_round_counts_once(history: History) -> None:
    for _ in range(3):
        history.add(finished("a", 1, 0, is_last=True))
    assert history.statistics().total.rounds == history.statistics().total.matches == 1


def test_watched_matches_are_kept_but_not_counted(history: History) -> None:
    history.add(finished("a", plans=plan_table([Level.EASY] * 3), is_last=True))
    assert len(history.matches()) == 1
    assert history.statistics().total.matches == 0


def test_everything_can_be_deleted(history: History) -> None:
    history.add(finished("a", is_last=True))
    history.clear()
    assert history.matches() == ()
    assert history.statistics().total.rounds == 0
    history.add(finished("a", is_last=True))
    assert history.statistics().total.rounds == 1


def test_two_programs_write_at_once(tmp_path: Path) -> None:
    path = tmp_path / HISTORY_FILE
    one, other = open_history(path), open_history(path)
    for number in range(10):
        one.add(finished(f"a{number}", is_last=True))
        other.add(finished(f"b{number}", is_last=True))
    assert one.statistics() == other.statistics()
    assert one.statistics().total.matches == 20
    one.close()
    other.close()


@pytest.mark.parametrize(
    "content", [b"nothing of a database, but long enough" * 100, b"SQLite format 3\x00" + b"\x07" * 4000]
)
def test_a_damaged_history_is_set_aside(tmp_path: Path, content: bytes) -> None:
    folders = Folders(tmp_path, tmp_path)
    (tmp_path / HISTORY_FILE).write_bytes(content)
    keep = Keep(folders)
    history = keep.history()
    assert history is not None
    history.add(finished("a"))
    (notice,) = keep.notices
    assert notice.kind is NoticeKind.HISTORY_DAMAGED
    assert (tmp_path / notice.file).read_bytes() == content
    keep.close()


def test_a_history_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / HISTORY_FILE
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version = 99")
    base.close()
    keep = Keep(Folders(tmp_path, tmp_path))
    assert keep.history() is None
    assert keep.notices[0].kind is NoticeKind.HISTORY_NEWER
    keep.close()


def test_the_table_for_spreadsheets(history: History, tmp_path: Path) -> None:
    evil = tuple(
        SeatPlan("=1+1" if not seat else plan.name, plan.kind, plan.level, plan.avatar)
        for seat, plan in enumerate(PLANS)
    )
    history.add(finished("a", 1, 0, plans=evil))
    history.add(finished("a", 2, 1, plans=evil, is_last=True))
    export_csv(history, tmp_path / "out.csv")
    with open(tmp_path / "out.csv", encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert len(rows) == 6
    assert rows[0]["name"] == "'=1+1"
    assert rows[0]["won"] == "1"
    assert rows[0]["started"] == "2023-11-20 00:00:00"
    with pytest.raises(StoreError):
        export_csv(history, tmp_path / "nowhere" / "out.csv")


def test_weeks_begin_on_monday() -> None:
    assert week_of(MONDAY) == week_of(MONDAY + WEEK_S - 1) == MONDAY
    assert week_of(MONDAY - 1) == MONDAY - WEEK_S


def test_every_card_has_a_kind() -> None:
    kinds = Counter(card_kind(shown) for shown in PRESETS["official_112"].cards)
    assert kinds[CardKind.NUMBER] == 76
    assert set(kinds) == set(CardKind)


def test_a_hundred_thousand_matches_open_at_once(tmp_path: Path) -> None:
    path = tmp_path / HISTORY_FILE
    open_history(path).close()
    base = sqlite3.connect(path)
    base.execute("PRAGMA synchronous = OFF")
    seats = '[["", "human", "", "fox", 100], ["Nora", "bot", "normal", "owl", 500]]'
    base.executemany(
        "INSERT INTO matches VALUES (?, ?, ?, ?, 'official', 1, 0, '[1]', ?)",
        (
            (number, f"k{number}", MONDAY + 600 * number, MONDAY + 600 * number + 300, seats)
            for number in range(1, 100_001)
        ),
    )
    base.executemany(
        "INSERT INTO tally_play VALUES ('official', ?, ?, ?, 3, 1, 0.75, 12, 3, 3.0, 400, 9, 1)",
        (
            (MONDAY + WEEK_S * week, level, seats)
            for week in range(100)
            for level in ("easy", "hard")
            for seats in (2, 4)
        ),
    )
    base.commit()
    base.close()
    start = perf_counter()
    history = open_history(path)
    sums = history.statistics()
    page = history.matches(most=50)
    taken = perf_counter() - start
    assert sums.total.matches == 3 * 400
    assert len(page) == 50
    history.close()
    print(f"opened in {1000 * taken:.1f} ms")  # noqa: T201 - shown with -s; the budget itself is checked by hand
