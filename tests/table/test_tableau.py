"""The table, shown event by event, agrees with the view at the end of every move."""

import pytest

from game.rules.seat import Seat
from game.rules.view import PlayerView
from game.table.aftermath import after
from game.table.tableau import Tableau, empty_table, tableau_of
from tests.table.matches import RULES, moves_of


def ids(table: Tableau) -> list[int]:
    return [piece.id for pile in (*table.hands, table.discards, table.gathered) for piece in pile]


def agree(table: Tableau, seen: PlayerView) -> None:
    assert tuple(len(hand) for hand in table.hands) == seen.counts
    assert table.draw_count == seen.draw_count
    assert table.buried + len(table.discards) == len(seen.discards)
    assert [piece.card for piece in table.discards] == list(seen.discards[-4:])
    shown = (table.color, table.direction, table.turn, table.pending)
    assert shown == (seen.color, seen.direction, seen.turn, seen.pending)
    for seat, hand in enumerate(table.hands):
        if seat == seen.seat:
            known = zip(hand, seen.hand, strict=True)
            assert all(piece.card is None or piece.card is held for piece, held in known)
        else:
            assert all(piece.card is None for piece in hand)
    assert not table.gathered
    assert len(set(ids(table))) == len(ids(table))


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_events_lead_to_what_the_view_says(name: str, seats: int) -> None:
    for seed in range(4):
        reader = (None, Seat(0), Seat(1), Seat(seats - 1))[seed % 4]
        table = empty_table(seats, reader, len(RULES[name].cards))
        for events, seen in moves_of(RULES[name], seats, seed, reader, 250):
            for event in events:
                table = after(table, event)
            agree(table, seen)
            table = tableau_of(seen, table)
            agree(table, seen)
