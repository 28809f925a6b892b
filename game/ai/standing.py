"""See how a seat stands: the features its chance to win the round is estimated from, whatever it plays next."""

from typing import Final

from game.ai.faces import POINT_SHIFT
from game.ai.features import Active, By, On, bucket
from game.ai.situation import Situation

OWN: Final = 1  # nine: 1 to 8, 9 and more cards
FOLLOWING: Final = 10  # five steps
LOWEST: Final = 15  # five steps
PRECEDING: Final = 20  # five steps
CLEAR_LEAD: Final = 25
OTHERS: Final = 26
WILDS: Final = 27
COLORS: Final = 28
POINTS: Final = 29
FITS: Final = 30
PENDING: Final = 31
DRAWN: Final = 32
WILDS_LATE: Final = 33
OTHERS_POINTS: Final = 34
STANDING_FEATURES: Final = 35


def standing_features(here: Situation) -> Active:
    """Return the features of a seat's standing when it has to decide; the first is always there."""
    counts, size = here.counts, here.size
    others = sum(counts) - counts[here.seat]
    on: On = [
        0,
        OWN + min(size, 9) - 1,
        FOLLOWING + bucket(counts[here.following]),
        LOWEST + bucket(here.lowest),
        PRECEDING + bucket(counts[here.preceding]),
    ]
    if here.lowest > size:
        on.append(CLEAR_LEAD)
    by: By = [
        (OTHERS, others / (here.seats - 1) * 0.1),
        (COLORS, here.spread * 0.25),
        (POINTS, (here.packed >> POINT_SHIFT) * 0.01),
        (OTHERS_POINTS, others * 0.02),
        (PENDING, here.pending * 0.1),
        (FITS, here.of_color_in_force / (size or 1)),
    ]
    if here.wilds:
        by.append((WILDS, float(here.wilds)))
        if size <= 3:
            by.append((WILDS_LATE, here.wilds / size))
    if here.drawn is not None:
        on.append(DRAWN)
    return on, by
