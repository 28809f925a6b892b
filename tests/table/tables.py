"""Tables made up for layout tests."""

import random
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

"""The sizes that are looked at."""


def any_sizes(count: int, seed: int = 5) -> tuple[tuple[int, int], ...]:
    """Give usual sizes and random ones, from 1024x600 to 3840x2160 and from 4:3 to 32:9."""
    rng = random.Random(seed)
    usual = ((1067, 600), (1366, 768), (1600, 900), (1920, 1200), (2048, 1536), (2133, 600), (2880, 2160), (3440, 1440))
    found = list(SIZES + usual)
    while len(found) < count:
        size = rng.randrange(1024, 3841), rng.randrange(600, 2161)
        if 4 / 3 - 0.01 <= size[0] / size[1] <= 32 / 9 + 0.01:
            found.append(size)
    return tuple(found[:count])


def table_with(counts: Sequence[int], discards: int = 4) -> Tableau:
    """Seat 0 sees its hand; the others hold so many backs."""
    made = iter(range(1, 10_000))
    hands = tuple(
        tuple(Piece(next(made), CLASSIC_DECK[(7 * i) % 108] if seat == 0 else None) for i in range(count))
        for seat, count in enumerate(counts)
    )
    shown = tuple(Piece(next(made), CLASSIC_DECK[i]) for i in range(discards))
    return replace(empty_table(len(counts), Seat(0), 108), hands=hands, discards=shown, draw_count=40)
