"""What somebody who looks at the window sees: which scene, whose turn, and where the things to click are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from pygame import Rect

from game.rules.moves import CallUno, CatchSeat, PlayCard
from game.scenes.table import TableScene
from game.ui.loop import Loop
from game.ui.scene import Scene

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Sight:
    """One look at the window; places are middles in window pixels.

    `rests`: nothing moves that a click would hurry. `playable` are cards of the hand as written, `made` the names of
    the moves the person has made in the match.
    """

    scene: str = ""
    beneath: tuple[str, ...] = ()
    size: Place = (0, 0)
    rests: bool = False
    own_turn: bool = False
    armed: bool = False
    dragged: bool = False
    speed: str = ""
    rounds: int = 0
    hand: int = 0
    spots: dict[str, Place] = field(default_factory=dict)
    playable: dict[str, Place] = field(default_factory=dict)
    discards: Place = (0, 0)
    made: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Give what `from_json` reads."""
        return asdict(self)

    @staticmethod
    def from_json(read: dict[str, Any]) -> Sight:
        """Take a look from its JSON form, in which tuples have become lists."""
        for name in ("beneath", "size", "discards", "made"):
            read[name] = tuple(read[name])
        for name in ("spots", "playable"):
            read[name] = {spot: tuple(place) for spot, place in read[name].items()}
        return Sight(**read)


class Eye:
    """Looks at a loop; remembers the moves made as long as the match's log does not grow."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self._made: tuple[int, int, tuple[str, ...]] = (0, 0, ())

    def look(self) -> Sight:
        """Give what is on show now."""
        scenes = self._loop.stack.scenes
        if not scenes:
            return Sight()
        top = scenes[-1]
        table = next((scene for scene in scenes if isinstance(scene, TableScene)), None)
        shown = Sight(
            scene=type(top).__name__,
            beneath=tuple(type(scene).__name__ for scene in scenes[:-1]),
            size=self._loop.surface.get_size(),
            rests=True,
            spots=dict(_spots(top)),
        )
        return shown if table is None else self._at_table(shown, table, top)

    def _at_table(self, shown: Sight, table: TableScene, top: Scene[Any]) -> Sight:
        feed, screen = table.feed, table.screen
        seat, view = feed.viewer, feed.view
        own = [move for move in view.legal_moves if not isinstance(move, CallUno | CatchSeat)]
        on_turn = view.turn == seat or top is not table
        ring = screen.director.places.ring
        return replace(
            shown,
            rests=not top.moving and (top is not table or (feed.is_rested and screen.director.is_idle)),
            own_turn=view.turn == seat and bool(own),
            armed=screen.is_armed,
            dragged=screen.dragged is not None,
            speed=table.services.settings.speed.value,
            rounds=view.round_number,
            hand=len(view.hand),
            playable=dict(_playable(table)) if on_turn else {},
            discards=(round(ring[0]), round(ring[1])),
            made=self._moves_of(table),
        )

    def _moves_of(self, table: TableScene) -> tuple[str, ...]:
        match, seat = table.feed.match, table.feed.viewer
        if (id(match), match.log_length) != self._made[:2]:
            entries = match.record().rounds
            names = tuple(type(move).__name__ for entry in entries for move in entry.moves if move.seat == seat)
            self._made = (id(match), match.log_length, names)
        return self._made[2]


def _spots(scene: Scene[Any]) -> Iterator[tuple[str, Place]]:
    form = getattr(scene, "form", None)
    for widget in form.widgets if form is not None else ():
        place = scene.find(widget.name)
        if place is not None:
            yield widget.name, _middle(place)


def _playable(table: TableScene) -> Iterator[tuple[str, Place]]:
    for move in table.feed.view.legal_moves:
        if isinstance(move, PlayCard):
            place = table.find(f"hand {move.card.text}")
            if place is not None:
                yield move.card.text, _middle(place)


def _middle(rect: Rect) -> Place:
    return rect.centerx, rect.centery
