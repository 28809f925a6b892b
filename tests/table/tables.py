"""Tables made up for layout tests."""

from collections.abc import Sequence
from dataclasses import replace

from game.rules.cards import CLASSIC_DECK
from game.rules.seat import Seat
from game.table.tableau import Piece, Tableau, empty_table

SIZES = (
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1440, 1080),
    (1920, 1080),
    (2560, 1080),
    (3840, 1080),
    (3840, 2160),
)


def table_with(counts: Sequence[int], discards: int = 4) -> Tableau:
    """Seat 0 sees its hand; the others hold so many backs."""
    made = iter(range(1, 10_000))
    hands = tuple(
        tuple(Piece(next(made), CLASSIC_DECK[(7 * i) % 108] if seat == 0 else None) for i in range(count))
        for seat, count in enumerate(counts)
    )
    shown = tuple(Piece(next(made), CLASSIC_DECK[i]) for i in range(discards))
    return replace(empty_table(len(counts), Seat(0), 108), hands=hands, discards=shown, draw_count=40)
