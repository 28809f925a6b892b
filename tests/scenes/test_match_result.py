"""The podium: places, shared wins, layout."""

from __future__ import annotations

import pytest

from game.i18n import Translator
from game.rules.ruleset import Ruleset, Scoring
from game.rules.seat import Seat
from game.scenes.match_result import MatchReport, MatchResult, podium_layout
from tests.scenes.asking import SIZES, asked, match_report, plans

TR = Translator()


def test_equal_totals_share_a_place() -> None:
    standings = match_report((100, 510, 510, 90, 100), (1, 2)).standings()
    assert [(one.seat, one.rank, one.total) for one in standings] == [
        (1, 1, 510),
        (2, 1, 510),
        (0, 3, 100),
        (4, 3, 100),
        (3, 5, 90),
    ]


def test_the_lowest_total_stands_first_where_it_wins() -> None:
    rules = Ruleset(scoring=Scoring.LOWEST)
    report = MatchReport(plans(3), (300, 20, 510), (Seat(1),), rules, 4, Seat(0))
    assert [one.seat for one in report.standings()] == [1, 0, 2]


def test_it_says_who_won() -> None:
    assert match_report((510, 1), (0,)).title(TR) == "You win the match!"
    assert match_report((1, 510), (1,)).title(TR) == "Nora wins the match!"
    assert match_report((510, 510), (0, 1)).title(TR) == "You and Nora share the win"
    assert match_report((5, 5, 5), (0, 1, 2)).title(TR) == "You, Nora and Felix share the win"
    assert match_report((510, 1), (0,)).sentence(TR) == "After 5 rounds"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 11))
def test_steps_stand_side_by_side_inside_the_window(size: tuple[int, int], seats: int) -> None:
    standings = match_report(tuple(range(100, 100 + seats)), (seats - 1,)).standings()
    layout = podium_layout(size, standings)
    rects = [step.rect for step in layout.steps]
    assert len(rects) == min(3, seats)
    for index, step in enumerate(layout.steps):
        assert step.rect.collidelist(rects[:index]) == -1
        assert 0 <= step.rect.left < step.rect.right <= size[0]
        assert step.rect.bottom <= layout.foot.top
        assert step.rect.top - 1.6 * step.avatar >= layout.title.top
    assert rects[0].height == max(rect.height for rect in rects)
    if layout.others is not None:
        assert layout.others.collidelist(rects) == -1
        assert layout.others.right <= size[0]


def test_the_podium_rises_and_rests() -> None:
    with asked(lambda services, table: MatchResult(services, match_report((510, 90, 20, 30), (0,)))) as (pilot, table):
        assert pilot.scene.moving
        pilot.settle(within_ms=8_000)
        pilot.advance(100)
        frames = pilot.frames
        pilot.advance(2_000)
        assert pilot.frames == frames
        assert table.answers == []
