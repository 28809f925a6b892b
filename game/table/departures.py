"""Make the flights by which cards go to where the layout has them now; pure numbers, no clock."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.table.cues import Depart, Travel
from game.table.flight import CardSprite, Convoy, Flight
from game.table.geometry import CardPlace, Spot

FLIP: Final = 220.0
_FLIPS_APART: Final = 30.0
_LONGEST_WAVE: Final = 420.0
LONGEST_TURN: Final = FLIP + _LONGEST_WAVE
"""So long takes a hand of any size to turn over, card by card."""
_LONGEST_FADE: Final = 260.0
_HALF_ROUND: Final = 150.0


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things move: the theme's durations in milliseconds, a factor on them, and whether they only fade."""

    motion: Mapping[str, float]
    factor: float = 1.0
    is_reduced: bool = False


def departure(way: Travel, sprite: CardSprite, convoy: Convoy | None, pace: Pace, u: float, *, is_new: bool) -> Flight:
    """Return the flight of a card that travels; `u` is real pixels per design pixel."""
    duration = min(way.duration, _LONGEST_FADE) if pace.is_reduced else way.duration
    return Flight(
        start=sprite.place,
        start_face=sprite.face,
        duration=duration * pace.factor,
        delay=way.delay * pace.factor,
        lift=way.lift * u,
        spin=way.spin,
        convoy=convoy,
        flies=True,
        fades=pace.is_reduced,
        is_new=is_new,
    )


def removal(cue: Depart, sprite: CardSprite, pace: Pace) -> Flight:
    """Return the flight of a card into the draw pile."""
    return departure(Travel(cue.piece, cue.duration, cue.delay), sprite, None, pace, 1.0, is_new=False)


def settling(sprite: CardSprite, duration: float, delay: float, pace: Pace, *, holds: bool, is_new: bool) -> Flight:
    """Return the small movement of a card that only makes room or turns over."""
    return Flight(
        start=sprite.place,
        start_face=sprite.face,
        duration=duration * pace.factor,
        delay=delay * pace.factor,
        holds=holds,
        fades=pace.is_reduced,
        is_new=is_new,
    )


def wave(turning: Iterable[tuple[int, CardPlace]]) -> dict[int, float]:
    """Return the delays of cards that turn over where they lie: one after the other from the left."""
    ordered = sorted(turning, key=_from_left)
    apart = min(_FLIPS_APART, _LONGEST_WAVE / max(1, len(ordered)))
    return {piece: index * apart for index, (piece, _) in enumerate(ordered)}


def convoys(
    ways: Iterable[Travel], sprites: Mapping[int, CardSprite], cards: Mapping[int, CardPlace], u: float
) -> dict[int, Convoy]:
    """Return what the pieces of every convoy have in common, by the number of the convoy."""
    members: dict[int, list[Travel]] = defaultdict(list)
    for way in ways:
        if way.convoy is not None and way.piece in sprites and way.piece in cards:
            members[way.convoy].append(way)
    return {
        number: _convoy([sprites[way.piece].place for way in own], [cards[way.piece] for way in own], own[0].bow * u)
        for number, own in members.items()
    }


def _convoy(first: Sequence[CardPlace], last: Sequence[CardPlace], bow: float) -> Convoy:
    turn = (_middle_angle(last) - _middle_angle(first) + 180) % 360 - 180
    if abs(turn) > _HALF_ROUND and (turn < 0) is not (bow < 0):
        turn += 360 if turn < 0 else -360  # turn as the way bends
    start, end = _middle(first), _middle(last)
    most = 0.45 * ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    return Convoy(start, end, turn, max(-most, min(most, bow)))


def _middle(places: Sequence[CardPlace]) -> Spot:
    return sum(place.x for place in places) / len(places), sum(place.y for place in places) / len(places)


def _middle_angle(places: Sequence[CardPlace]) -> float:
    """Return the angle of the card in the middle, near which the others are turned."""
    return sorted(places, key=lambda place: place.level)[len(places) // 2].angle


def _from_left(entry: tuple[int, CardPlace]) -> tuple[float, int]:
    return entry[1].x, entry[0]
