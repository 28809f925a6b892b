"""The count of a round: what is shown when, the layout of the hands, skipping, scrolling, coming to rest."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.i18n import Translator
from game.rules.cards import card, total_points
from game.rules.ruleset import Length, Ruleset, Scoring
from game.rules.seat import Seat
from game.scenes.round_layout import content_height, result_layout, row_layouts
from game.scenes.round_report import RoundReport
from game.scenes.round_result import RoundAnswer, RoundResult
from game.scenes.tally import Pace, Tally
from game.services import Services, make_services
from game.settings import Settings, Speed
from game.ui.scene import Scene
from tests.scenes.asking import SIZES, Table, asked, round_report
from tests.support.pilot import Pilot

PACE = Pace(opening=300, card=100, row_pause=50, flight=400, bars=200)
ROWS = ((3, 20, 50), (7,), (8, 6))
TR = Translator()


def test_cards_are_counted_one_after_the_other() -> None:
    tally = Tally(ROWS, PACE)
    assert [tally.counted(0, at) for at in (0, 300, 399, 400, 500, 600, 9_999)] == [0, 0, 0, 1, 2, 3, 3]
    assert [tally.subtotal(0, at) for at in (300, 400, 500, 600)] == [0, 3, 23, 73]
    assert tally.counted(1, 649) == 0
    assert tally.counted(1, 750) == 1
    assert tally.counted_cards(tally.end) == 6


def test_sums_fly_when_their_hand_is_counted_and_arrive_whole() -> None:
    tally = Tally(ROWS, PACE)
    assert [tally.flight(0, at) for at in (600, 800, 1000, 5000)] == [0, 0.5, 1, 1]
    assert [tally.gathered(at) for at in (999, 1000, 1150, tally.bars_start)] == [0, 73, 80, 94]
    assert tally.bars(tally.bars_start) == 0
    assert tally.bars(tally.end) == 1


def test_at_no_pace_everything_is_shown_at_once() -> None:
    tally = Tally(ROWS, Pace(0, 0, 0, 0, 0))
    assert tally.end == 0
    assert tally.gathered(0) == 94
    assert [tally.subtotal(row, 0) for row in range(3)] == [73, 7, 14]
    assert tally.bars(0) == 1


def test_many_cards_are_counted_faster() -> None:
    tally = Tally([[5] * 30] * 9, Pace(300, 150, 120, 700, 600))
    assert tally.end < 7_000


def test_the_winner_gets_what_all_hands_hold() -> None:
    for seats in range(2, 11):
        report = round_report(seats)
        assert report.won == sum(total_points(hand.cards) for hand in report.hands())
        assert len(report.hands()) == seats - 1
        assert report.hands()[0].seat == 0
        totals = [row.total for row in report.totals()]
        assert totals == sorted(totals, reverse=True)


def test_the_lowest_total_stands_first_where_it_wins() -> None:
    report = round_report(5, rules=Ruleset(scoring=Scoring.LOWEST, length=Length.ROUNDS, rounds=6))
    totals = [row.total for row in report.totals()]
    assert totals == sorted(totals)
    assert not report.flies
    assert report.heading(TR) == "Round 3 of 6"


def test_a_blocked_round_lays_every_hand_open_and_says_so() -> None:
    report = round_report(3, winner=None)
    assert len(report.hands()) == 3
    assert report.title(TR) == "Round 3 is blocked"
    assert report.won == 0


def words(report: RoundReport) -> list[str]:
    return [report.title(TR), report.sentence(TR), report.next_words(TR)]


def test_it_says_who_won_with_what_and_who_deals() -> None:
    assert words(round_report(4)) == ["Nora wins round 3", "The last card was blue 7.", "Nora deals next"]
    mine = round_report(4, winner=0, last=True)
    assert words(mine) == ["You win round 3", "The last card was blue 7.", ""]
    assert [hand.seat for hand in mine.hands()] == [1, 2, 3]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("counts", [(1,), (25,), (60,), (3, 40), (7, 7, 7), (6,) * 9, (30, 1) * 4])
def test_rows_keep_every_card_and_number_apart(size: tuple[int, int], counts: tuple[int, ...]) -> None:
    view = result_layout(size).rows
    number = max(18, round(26 * size[1] / 1080))
    rows = row_layouts(size, view, counts, number)
    bottom = 0
    for row, count in zip(rows, counts, strict=True):
        assert row.top >= bottom
        bottom = row.top + row.height
        assert len(row.cards) == len(row.points) == count
        for rect, (_, y) in zip(row.cards, row.points, strict=True):
            assert 0 <= rect.top < rect.bottom <= row.height
            assert rect.right <= row.sum.left
            assert rect.bottom <= y <= row.height
        places = sorted(row.points, key=lambda place: (place[1], place[0]))
        for (x, y), (next_x, next_y) in pairwise(places):
            assert next_y > y or next_x - x >= number - 1
        assert row.sum.right <= view.width
    assert content_height(rows) == bottom
    assert len(counts) > 3 or max(counts) > 20 or bottom <= view.height


def test_a_hand_of_few_seats_is_not_scrolled_and_one_of_many_is() -> None:
    for size in SIZES:
        view = result_layout(size).rows
        assert content_height(row_layouts(size, view, (7, 7, 7), 26)) <= view.height
        assert content_height(row_layouts(size, view, (7,) * 9, 26)) > view.height or size[1] > 1080


def result(services: Services, table: Table) -> Scene[RoundAnswer]:
    return RoundResult(services, round_report(10))


def top_of(pilot: Pilot) -> RoundResult:
    scene = pilot.scene
    assert isinstance(scene, RoundResult)
    return scene


def test_a_click_beside_the_controls_shows_the_end_and_stays() -> None:
    with asked(result) as (pilot, table):
        assert top_of(pilot).moving
        pilot.click((640, 10))
        assert not top_of(pilot).moving
        assert table.answers == []


def test_the_count_ends_by_itself_and_then_nothing_is_drawn() -> None:
    with asked(result) as (pilot, _):
        pilot.settle(within_ms=15_000)
        pilot.advance(100)
        frames = pilot.frames
        pilot.advance(3_000)
        assert pilot.frames == frames


def test_many_hands_scroll_by_wheel_and_arrows_within_their_bounds() -> None:
    with asked(result) as (pilot, _):
        pilot.click((640, 10))
        scene = top_of(pilot)
        assert scene.scrolled == 0
        for _ in range(40):
            pilot.press("down")
        lowest = scene.scrolled
        assert lowest > 0
        pilot.press("up")
        assert scene.scrolled < lowest
        for _ in range(40):
            pilot.press("up")
        assert scene.scrolled == 0


@pytest.mark.parametrize("settings", [Settings(speed=Speed.INSTANT), Settings(reduced_motion=True)])
def test_instant_speed_and_reduced_motion_shorten_it(settings: Settings) -> None:
    with asked(result):
        services = make_services(settings=settings)
        still, usual = RoundResult(services, round_report(4)), RoundResult(make_services(), round_report(4))
        for scene in (still, usual):
            scene.resize((1280, 720))
        steps = {id(still): 0, id(usual): 0}
        for scene in (still, usual):
            while scene.moving:
                scene.update(50)
                steps[id(scene)] += 1
        assert steps[id(still)] < steps[id(usual)]


def test_the_last_round_leads_to_the_final_result() -> None:
    with asked(lambda services, table: RoundResult(services, round_report(2, last=True))) as (pilot, table):
        assert getattr(pilot.widget("next"), "label", "") == "Final result"
        pilot.click("next")
        assert table.answers == [RoundAnswer.NEXT]


def test_seats_are_named() -> None:
    report = round_report(3)
    assert [report.name(TR, Seat(seat)) for seat in range(3)] == ["You", "Nora", "Felix"]
    assert report.last_card is card("b7")
