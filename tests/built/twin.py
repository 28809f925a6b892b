"""Foresees where a built program shows what: reads the match it wrote and lays the same table out without a window."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from game.paths import Folders
from game.scenes import flow
from game.services import make_services
from game.store.journal import read_journal
from game.ui.geometry import Size
from tests.support.pilot import Pilot
from tests.window.player import Deed, next_deed
from tests.window.sight import Eye, Place, Sight

_DATA = "data/down-to-one"


def title_spot(name: str, size: Size, seed: int) -> Place:
    """Give the middle of a control of a title that nothing was played from yet."""
    with Pilot(flow.title, size, seed=seed) as pilot:
        return pilot.point(name)


def journal(home: Path) -> Path | None:
    """Find the match that the program writes."""
    return next((home / _DATA / "matches").glob("*.match"), None)


def lines_written(home: Path) -> int:
    """Count the moves and deals that are on the disk."""
    path = journal(home)
    return 0 if path is None else len(read_journal(path).lines)


def moves_of(home: Path, seat: int) -> list[str]:
    """Give the moves of one seat that are on the disk."""
    path = journal(home)
    return [] if path is None else [line for line in read_journal(path).lines if line.startswith(f"{seat}:")]


def seen(home: Path, size: Size) -> Sight:
    """Give what the program shows once it rests, from what is on the disk."""
    with TemporaryDirectory() as name:
        shutil.copytree(home / _DATA, Path(name) / "data")
        services = make_services(folders=Folders(Path(name) / "config", Path(name) / "data"))
        waiting = services.keep.waiting()
        if waiting is None:
            return Sight()
        with Pilot(lambda services: flow.go_on(services, waiting), size, services=services) as pilot:
            pilot.settle()
            return Eye(pilot.loop).look()


def deed(home: Path, size: Size, *, called: bool) -> Deed | None:
    """Choose what somebody at the mouse would do; `called` says that UNO was pressed already.

    Wilds stay in the hand: that a colour is being chosen is not on the disk.
    """
    sight = seen(home, size)
    plain = {card: at for card, at in sight.playable.items() if not card.startswith("W")}
    return next_deed(replace(sight, armed=sight.armed or called, playable=plain))
