"""A screen that lies flat between people: all is turned to its seat, and nothing covers or leaves anything."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.rules.seat import Seat
from game.table.geometry import Area, distance
from game.table.hand import Emphasis
from game.table.interludes import tag_spot
from game.table.layout import Layout, Options, layout
from game.table.stations import Side
from game.table.tableau import Tableau
from tests.table.tables import SIZES, any_sizes, table_with
from tests.table.test_layout import check_hand, fan_area, fixed_areas

FLAT = Options(is_flat=True)


def flat_areas(lay: Layout, table: Tableau) -> dict[str, Area]:
    """Everything that must be read or clicked, by name."""
    areas = fixed_areas(lay, table)
    for station in lay.stations:
        if station.fan is not None and station.fan.most:
            areas[f"fan {station.seat}"] = fan_area(lay, table, station.seat)
    return areas | {f"news {side.value}": area for side, area in lay.news.items()}


def homes(seats: int) -> tuple[Seat | None, ...]:
    """Who may sit at the lower edge where the first seat has come to it: itself, its right and its left neighbour."""
    return (None, Seat(seats - 1), Seat(1)) if seats > 2 else (None,)


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("text_scale", [0.8, 1.0, 1.3, 1.6])
def test_nothing_covers_anything(text_scale: float, seats: int) -> None:
    for size in any_sizes(60):
        for others in (1, 2, 7, 25) if text_scale == 1 else (7,):
            table = table_with([7] + [others] * (seats - 1))
            for home in homes(seats):
                lay = layout(table, size, Options(text_scale=text_scale, is_flat=True, home=home))
                areas = flat_areas(lay, table)
                for name, area in areas.items():
                    assert Area(0, 0, *size).contains(area), (size, home, name, area, others)
                for (name, area), (other_name, other) in combinations(areas.items(), 2):
                    if name.startswith("plate") and other_name == name.replace("plate", "pointer"):
                        continue
                    assert not area.overlaps(other), (size, home, name, area, other_name, other, others)


@pytest.mark.parametrize("seats", range(2, 11))
def test_signs_cover_only_the_back_they_are_about(seats: int) -> None:
    table = table_with([7] + [1] * (seats - 1))
    for size in any_sizes(60):
        lay = layout(table, size, FLAT)
        areas = flat_areas(lay, table)
        for station in lay.stations:
            for sign in (station.tag, station.catch):
                assert Area(0, 0, *size).contains(sign), (size, station.seat, sign)
                for name, area in areas.items():
                    if name not in (f"fan {station.seat}", f"plate {station.seat}"):
                        assert not sign.overlaps(area), (size, station.seat, sign, name, area)
                if station.side is not Side.BOTTOM:
                    assert not sign.overlaps(station.plate), (size, station.seat, sign)


@pytest.mark.parametrize("seats", range(2, 11))
def test_hands_of_any_size_lie_free(seats: int) -> None:
    for number, size in enumerate(any_sizes(30)):
        for count in (1, 7, 25, 60, 1 + (7 * number + seats) % 60):
            table = table_with([count] + [7] * (seats - 1))
            ids = frozenset(piece.id for piece in table.hands[0])
            check_hand(layout(table, size, replace(FLAT, emphasis=Emphasis(ids, frozenset(), max(ids)))), table)


def test_all_is_turned_to_its_seat() -> None:
    for seats in range(2, 11):
        lay = layout(table_with([7] * seats), (1920, 1080), FLAT)
        upright = layout(table_with([7] * seats), (1920, 1080))
        assert [station.side for station in lay.stations] == [station.side for station in upright.stations]
        for station in lay.stations:
            assert station.facing == {Side.BOTTOM: 0, Side.LEFT: 90, Side.TOP: 180, Side.RIGHT: 270}[station.side]
            assert station.fan is None or station.fan.direction == station.facing
            is_upright = station.facing % 180 == 0
            assert (station.tag.width > station.tag.height) is is_upright
            assert (station.catch.width > station.catch.height) is is_upright
        order = [station.seat for station in sorted(lay.stations, key=lambda s: s.seat)]
        assert order == [Seat(seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", range(3, 11))
def test_all_keep_their_cards_where_they_sit_when_somebody_from_a_side_has_come_to_the_edge(seats: int) -> None:
    for home in homes(seats)[1:]:
        assert home is not None
        table = table_with([7] * seats)
        lent = layout(table, (1280, 720), replace(FLAT, home=home))
        at_home = layout(replace(table, bottom=home), (1280, 720), FLAT)
        for station, before in zip(lent.stations, at_home.stations, strict=True):
            assert replace(station, fan=None) == replace(before, fan=None)
        assert lent.station(Seat(0)).fan is None
        assert [lent.cards[piece.id].is_shown for piece in table.hands[0]] == [True] * 7
        assert not any(lent.cards[piece.id].is_shown for piece in table.hands[home])
        for other in {Seat(seat) for seat in range(seats)} - {Seat(0), home}:
            assert lent.station(other) == at_home.station(other)
        assert tag_spot(lent.station(home), lent) == lent.station(home).tag
        assert tag_spot(lent.station(Seat(0)), lent).overlaps(lent.prompt)
        assert (lent.uno, lent.sort) == (at_home.uno, at_home.sort)


@pytest.mark.parametrize("size", SIZES)
def test_news_reach_every_side_with_seats_and_keep_off_the_ring(size: tuple[int, int]) -> None:
    for seats in range(2, 11):
        for text_scale in (0.8, 1.0, 1.6):
            lay = layout(table_with([7] * seats), size, Options(text_scale=text_scale, is_flat=True))
            assert set(lay.news) == {station.side for station in lay.stations} - {Side.BOTTOM}
            for area in lay.news.values():
                assert min(area.width, area.height) >= 20, (seats, area)
                assert max(area.width, area.height) >= 130, (seats, area)
                corners = [(x, y) for x in (area.x, area.right) for y in (area.y, area.bottom)]
                middles = [(area.center[0], y) for y in (area.y, area.bottom)]
                nearest = min(distance(lay.ring, spot) for spot in corners + middles)
                assert nearest >= lay.ring_radius, (seats, area)


def test_an_upright_screen_tells_nothing_twice() -> None:
    lay = layout(table_with([7] * 6), (1920, 1080))
    assert not lay.news
    assert {station.facing for station in lay.stations} == {0}
