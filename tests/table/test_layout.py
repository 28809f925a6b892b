"""The layout's promises in numbers: nothing leaves the window, nothing that is read or clicked is covered."""

from itertools import combinations, pairwise

import pytest

from game.settings import Sorting
from game.table.geometry import Area, PixelSize, around, unit
from game.table.hand import Emphasis
from game.table.layout import Layout, Options, hand_piece_at, layout
from game.table.stations import Side, sides
from game.table.tableau import Tableau
from tests.table.tables import SIZES, any_sizes, table_with

HANDS = (1, 2, 3, 7, 14, 25, 26, 34, 47, 60)
OTHERS = (1, 2, 7, 12, 25)


def fixed_areas(lay: Layout, table: Tableau) -> dict[str, Area]:
    """Everything that must be read or clicked, by name; of tag and Catch only one is ever shown."""
    areas = {
        "menu": lay.menu,
        "help": lay.help,
        "sound": lay.sound,
        "log": lay.log,
        "uno": lay.uno,
        "sort": lay.sort,
        "prompt": lay.prompt,
        "pile": lay.pile_area,
        "label": lay.pile_label,
        "badge": lay.badge,
    }
    for station in lay.stations:
        areas[f"plate {station.seat}"] = station.plate.grown(round(8 * station.scale))
        areas[f"pointer {station.seat}"] = station.pointer
    return areas


def fan_area(lay: Layout, table: Tableau, seat: int) -> Area:
    return around([lay.cards[p.id].bounds for p in table.hands[seat] if lay.cards[p.id].is_shown])


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("text_scale", [0.8, 1.0, 1.3, 1.6])
def test_nothing_covers_anything(text_scale: float, seats: int) -> None:
    for size in any_sizes(48):
        for others in OTHERS if text_scale == 1 else (7,):
            table = table_with([7] + [others] * (seats - 1))
            lay = layout(table, size, Options(text_scale=text_scale))
            areas = fixed_areas(lay, table)
            for seat in range(1, seats):
                areas[f"fan {seat}"] = fan_area(lay, table, seat)
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
        lay = layout(table, size)
        areas = fixed_areas(lay, table)
        for station in lay.stations:
            for sign in (station.tag, station.catch):
                assert Area(0, 0, *size).contains(sign), (size, station.seat, sign)
                for name, area in areas.items():
                    assert not sign.overlaps(area) or name == f"plate {station.seat}", (size, station.seat, sign, name)
                for other in lay.stations:
                    if other is not station and station.side is not Side.BOTTOM:
                        assert not sign.overlaps(other.tag), (size, station.seat, other.seat)
                        assert not sign.overlaps(fan_area(lay, table, other.seat)), (size, station.seat, other.seat)
            if station.side is not Side.BOTTOM:
                assert not station.catch.overlaps(fan_area(lay, table, station.seat)), size


@pytest.mark.parametrize("seats", range(2, 11))
def test_hands_of_any_size_lie_free(seats: int) -> None:
    for number, size in enumerate(any_sizes(30)):
        for count in (*HANDS[number % 3 :: 3], 1 + (7 * number + seats) % 60):
            table = table_with([count] + [7] * (seats - 1))
            ids = [piece.id for piece in table.hands[0]]
            for lifted in (None, ids[0], ids[len(ids) // 2], ids[-1]):
                lay = layout(table, size, Options(emphasis=Emphasis(frozenset(ids), frozenset(), lifted)))
                check_hand(lay, table)


def check_hand(lay: Layout, table: Tableau) -> None:
    """The hand lies in the window and over nothing; every card's corner is seen."""
    hand, held = fan_area(lay, table, 0), [lay.cards[piece.id] for piece in table.hands[0]]
    assert Area(0, 0, *lay.size).contains(hand), (lay.size, len(held), hand)
    areas = fixed_areas(lay, table)
    for station in lay.stations:
        areas |= {f"tag {station.seat}": station.tag, f"catch {station.seat}": station.catch}
        if station.side is not Side.BOTTOM:
            areas[f"fan {station.seat}"] = fan_area(lay, table, station.seat)
    for name, area in areas.items():
        if area.overlaps(hand):
            assert not any(place.bounds.overlaps(area) for place in held), (lay.size, len(held), name, area)
    rows: dict[int, list[float]] = {}
    for place in held:
        rows.setdefault(place.level // 100, []).append(place.x)
    least = 28 * unit(lay.size) - 1
    for xs in rows.values():
        assert all(right - left >= least for left, right in pairwise(sorted(xs))), (lay.size, len(held))


@pytest.mark.parametrize("size", SIZES)
def test_every_card_of_a_hand_can_be_pointed_at(size: PixelSize) -> None:
    for count in HANDS:
        table = table_with([count, 7])
        lay = layout(table, size)
        found = {
            hand_piece_at(lay, table, (place.x + dx * place.width, place.y + dy * place.height))
            for piece in table.hands[0]
            for place in (lay.cards[piece.id],)
            for dx in (-0.45, -0.4, -0.35)
            for dy in (-0.45, -0.35, -0.2)
        }
        assert {piece.id for piece in table.hands[0]} <= found


def test_opponents_sit_clockwise_from_the_left() -> None:
    for seats in range(2, 11):
        lay = layout(table_with([7] * seats), (1920, 1080))
        order = [station.side for station in lay.stations[1:]]
        assert order == sorted(order, key=[Side.LEFT, Side.TOP, Side.RIGHT].index)
        tops = [s.plate.x for s in lay.stations[1:] if s.side is Side.TOP]
        lefts = [s.plate.y for s in lay.stations[1:] if s.side is Side.LEFT]
        rights = [s.plate.y for s in lay.stations[1:] if s.side is Side.RIGHT]
        assert (tops, lefts, rights) == (sorted(tops), sorted(lefts, reverse=True), sorted(rights))
        assert sum(sides(seats - 1)) == seats - 1
        assert max(sides(seats - 1)[0], sides(seats - 1)[2]) <= 3


def test_crowded_tables_show_at_most_seven_backs() -> None:
    for seats in range(7, 11):
        table = table_with([7] + [20] * (seats - 1))
        lay = layout(table, (1280, 720))
        for seat in range(1, seats):
            assert sum(lay.cards[piece.id].is_shown for piece in table.hands[seat]) <= 7


def test_the_hand_is_sorted_as_chosen() -> None:
    table = table_with([12, 7])

    def shown(sorting: Sorting) -> list[str]:
        lay = layout(table, (1920, 1080), Options(sorting))
        pieces = sorted(table.hands[0], key=lambda piece: lay.cards[piece.id].x)
        return [piece.card.text for piece in pieces if piece.card]

    dealt = [piece.card.text for piece in table.hands[0] if piece.card]
    assert shown(Sorting.DEALT) == dealt
    colors = [text[0] for text in shown(Sorting.COLOR) if text[0] in "rygb"]
    assert colors == sorted(colors, key="rygb".index)
    numbers = [text[1:] for text in shown(Sorting.NUMBER) if text[1:].isdigit()]
    assert numbers == sorted(numbers)
