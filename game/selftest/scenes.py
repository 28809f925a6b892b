"""Check that every scene can be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from game.selftest.check import Check, FaultError

_SIZE: Final = (1280, 720)
_SEED: Final = 7
_SEATS: Final = 4
_MOVES: Final = 12
_LIVED_MS: Final = 500.0
_SAMPLES: Final = 16
_FEWEST_COLORS: Final = 12


def scene_checks() -> Iterator[Check]:
    """Give a check for every scene."""
    from game.scenes.registry import SCENES

    for name in SCENES:
        yield Check(f"the scene {name}", partial(_drawn, name))


def _drawn(name: str) -> str:
    from game import app
    from game.scenes.registry import SCENES
    from game.scenes.staging import ShotOptions

    options = ShotOptions(_SEATS, _SEED, _MOVES, _SIZE)
    make = SCENES[name]
    picture = app.render_offscreen(lambda services: make(services, options), _SIZE, seed=_SEED, advance_ms=_LIVED_MS)
    columns, rows = range(0, _SIZE[0], _SAMPLES), range(0, _SIZE[1], _SAMPLES)
    colors = {tuple(picture.get_at((x, y))) for x in columns for y in rows}
    if len(colors) < _FEWEST_COLORS:
        raise FaultError(f"the picture has {len(colors)} colours only")
    return f"{_SIZE[0]}x{_SIZE[1]} drawn"
