"""Everybody keeps their place in the picture: only who holds the screen comes to its lower edge, and nothing covers."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.rules.seat import Seat
from game.settings import Opening, Settings, Speed
from game.table.geometry import Area
from game.table.hand import Emphasis
from game.table.layout import Layout, Options, layout
from game.table.stations import Side
from game.table.tableau import Tableau
from tests.table.tables import any_sizes, table_with
from tests.table.test_hot_seat import Round
from tests.table.test_layout import check_hand, fan_area, fixed_areas

KEPT = Options(keeps_places=True)


def kept_areas(lay: Layout, table: Tableau) -> dict[str, Area]:
    """Everything that must be read or clicked, and the place left free."""
    areas = fixed_areas(lay, table)
    for station in lay.stations:
        if station.side is not Side.BOTTOM:
            areas[f"fan {station.seat}"] = fan_area(lay, table, station.seat)
    return areas if lay.left_free is None else areas | {"free": lay.left_free}


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("text_scale", [0.8, 1.0, 1.3, 1.6])
def test_nothing_covers_anything(text_scale: float, seats: int) -> None:
    for number, size in enumerate(any_sizes(48)):
        for others in (1, 2, 7, 25) if text_scale == 1 else (7,):
            table = replace(table_with([others] * seats), bottom=Seat(number % seats))
            lay = layout(table, size, replace(KEPT, text_scale=text_scale))
            areas = kept_areas(lay, table)
            for name, area in areas.items():
                assert Area(0, 0, *size).contains(area), (size, name, area, others)
            for (name, area), (other_name, other) in combinations(areas.items(), 2):
                if name.startswith(("plate", "fan")) and other_name == name.replace("plate", "pointer"):
                    continue
                assert not area.overlaps(other), (size, name, area, other_name, other, others)


@pytest.mark.parametrize("seats", range(2, 11))
def test_tags_and_catch_buttons_have_room(seats: int) -> None:
    table = table_with([7] + [1] * (seats - 1))
    for size in any_sizes(48):
        lay = layout(table, size, KEPT)
        areas = fixed_areas(lay, table)
        for station in lay.stations:
            for sign in (station.tag, station.catch):
                assert Area(0, 0, *size).contains(sign), (size, station.seat, sign)
                for name, area in areas.items():
                    assert not sign.overlaps(area) or name == f"plate {station.seat}", (size, station.seat, sign, name)


@pytest.mark.parametrize("seats", range(2, 11))
def test_hands_of_any_size_lie_free(seats: int) -> None:
    for number, size in enumerate(any_sizes(30)):
        for count in (1, 7, 25, 60, 1 + (7 * number + seats) % 60):
            table = table_with([count] + [7] * (seats - 1))
            ids = frozenset(piece.id for piece in table.hands[0])
            check_hand(layout(table, size, replace(KEPT, emphasis=Emphasis(ids, frozenset(), max(ids)))), table)


@pytest.mark.parametrize("seats", range(2, 10))
def test_nobody_else_moves_when_the_screen_goes_round(seats: int) -> None:
    places: list[dict[int, Area]] = []
    for bottom in range(seats):
        lay = layout(replace(table_with([7] * seats), bottom=Seat(bottom)), (1280, 720), KEPT)
        assert lay.stations[bottom].side is Side.BOTTOM
        places.append({s.seat: lay.left_free if s.seat == bottom else s.plate for s in lay.stations})  # type: ignore[misc]  # it is there
    assert all(found == places[0] for found in places)


def test_at_a_full_table_the_others_close_up_in_their_order() -> None:
    for bottom in range(10):
        lay = layout(replace(table_with([7] * 10), bottom=Seat(bottom)), (1024, 600), KEPT)
        usual = layout(table_with([7] * 10), (1024, 600))
        assert [s.seat for s in lay.stations] == list(range(10))
        assert [s.plate for s in lay.stations if s.seat != bottom] == [s.plate for s in usual.stations[1:]]


def test_one_screen_lying_flat_has_everybody_at_their_edge() -> None:
    table = table_with([7] * 4)
    assert layout(table, (1280, 720), replace(KEPT, is_flat=True)) == layout(table, (1280, 720), Options(is_flat=True))


@pytest.mark.parametrize("view_turns", [False, True])
def test_the_picture_turns_with_the_screen_only_where_it_is_wished(view_turns: bool) -> None:
    settings = Settings(speed=Speed.FAST, opening=Opening.CLICK, view_turns=view_turns)
    with Round("r9", ("r1 r2 r3", "g5 g6 b5", "y5 y6 y7"), settings=settings) as at:
        at.take()
        places = at.table.screen.director.places
        assert (places.left_free is None) is view_turns
        before = places.stations[2].plate
        at.pilot.click("hand r1")
        assert at.take() == 1
        assert at.table.screen.director.table.bottom == 1
        after = at.table.screen.director.places.stations[2].plate
        assert (after == before) is not view_turns


def test_one_person_has_no_place_to_leave_free() -> None:
    settings = Settings(speed=Speed.FAST, view_turns=False)
    with Round("r9", ("r1 r2 r3", "g5 g6 b5"), bots=1, settings=settings) as at:
        at.pilot.until(lambda: at.table.feed.is_rested)
        assert at.table.screen.director.places.left_free is None
