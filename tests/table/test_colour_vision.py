"""Whatever shows a colour shows it to eyes that tell fewer apart, and by a sign to those that tell none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Final

import numpy as np
import pytest
from pygame import Rect

from game.rules.cards import COLORS, Color, card
from game.scenes.challenge import ChallengeQuestion
from game.scenes.color_chooser import ColorChooser
from game.scenes.penalty import Penalty, PenaltyQuestion
from game.scenes.staging import shown_plans
from game.services import Services, make_services
from game.settings import Palette, Settings
from tests.support.eyes import DEFICIENCIES, GREY, Picture, difference, light_of, seen
from tests.support.pilot import Pilot
from tests.table.staged import StagedTable

CLEAR: Final = 15
"""So different two pixels look that nobody with usual eyes takes one colour for the other."""
LEAST: Final[Mapping[Palette, float]] = {Palette.USUAL: 5, Palette.SAFE: 10, Palette.CONTRAST: 10}
"""How different what is clear to usual eyes looks to others at the median; the palettes made for them do better."""
SIGN: Final = 150
"""Pixels by which two emblems differ at least, wherever one is shown."""


def in_force(palette: Palette, color: Color) -> Picture:
    return _table(palette, "W", "b3 b4", color=color.value)


def on_top(palette: Palette, color: Color) -> Picture:
    return _table(palette, f"{color.value}7", "b3 b4")


def in_hand(palette: Palette, color: Color) -> Picture:
    return _table(palette, "r1", f"{color.value}8 W")


def in_a_challenge(palette: Palette, color: Color) -> Picture:
    services, plans = _services(palette), shown_plans(4)
    penalty = Penalty(card("W+4"), card("W"), plans[3], 4, color, plans[1])
    with Pilot(
        lambda s: ChallengeQuestion(s, penalty, color_before=color, attacker_count=5), services=services
    ) as pilot:
        pilot.settle()
        return light_of(pilot.picture())


def in_a_penalty(palette: Palette, color: Color) -> Picture:
    services, plans = _services(palette), shown_plans(4)
    penalty = Penalty(card(f"{color.value}+2"), card("W"), plans[3], 2, color, plans[1])
    with Pilot(lambda s: PenaltyQuestion(s, penalty), services=services) as pilot:
        pilot.settle()
        return light_of(pilot.picture())


def in_the_chooser(palette: Palette, color: Color) -> Picture:
    with Pilot(lambda s: ColorChooser(s, ()), services=_services(palette)) as pilot:
        pilot.settle()
        side = 90
        spot = Rect(0, 0, side, side)
        spot.center = pilot.widget(color.name.lower()).rect.center
        return light_of(pilot.picture().subsurface(spot))


STATES: Final[tuple[Callable[[Palette, Color], Picture], ...]] = (
    in_force,
    on_top,
    in_hand,
    in_a_challenge,
    in_a_penalty,
    in_the_chooser,
)


@pytest.mark.parametrize("palette", Palette)
@pytest.mark.parametrize("state", STATES)
def test_four_colours_stay_apart(state: Callable[[Palette, Color], Picture], palette: Palette) -> None:
    pictures = {color: state(palette, color) for color in COLORS}
    for one, other in combinations(COLORS, 2):
        differ = (pictures[one] != pictures[other]).any(axis=-1)
        mine, theirs = pictures[one][differ], pictures[other][differ]
        clear = difference(mine, theirs) >= CLEAR
        assert clear.sum() > 500, (one, other)
        for name, deficiency in DEFICIENCIES.items():
            apart = difference(seen(mine, deficiency), seen(theirs, deficiency))
            assert np.median(apart[clear]) >= LEAST[palette], (one, other, name)
        grey = difference(seen(mine, GREY), seen(theirs, GREY))
        assert (grey >= CLEAR).sum() >= SIGN, (one, other)


def _table(palette: Palette, discard: str, hand: str, color: str | None = None) -> Picture:
    with StagedTable(discard, [hand, "b1 b2", "g1 g2"], palette=palette, turn=1, color=color) as staged:
        return light_of(staged.pilot.picture())


def _services(palette: Palette) -> Services:
    return make_services(seed=7, settings=Settings(palette=palette))
