"""Place cards shown for a moment that belong to no hand or pile: a dealer's draw, a challenged hand, a riffle.

Pure numbers: from a cue and its progress to card sprites.
"""

from dataclasses import replace
from math import cos, pi, sin
from typing import Final

from game.rules.events import Shown
from game.table.cues import DealerDraw, Reveal, Riffle
from game.table.flight import FLYING_LEVEL, CardSprite
from game.table.geometry import Area, CardPlace, Spot, area_around
from game.table.layout import Layout
from game.table.stations import Side, Station
from game.ui.tween import ease_in_out, ease_out

_OUT: Final = 420.0
_BACK: Final = 300.0
_DEALER_FLIGHT: Final = 300.0
_RIFFLED: Final = 7


def hand_spot(lay: Layout, station: Station) -> Spot:
    """Return where a seat's cards are, as one point."""
    return lay.hand.center if station.fan is None else station.fan.middle


def reveal_row(cue: Reveal, lay: Layout) -> Area:
    """Return the row in which a challenged hand is laid open."""
    count = max(1, len(cue.hand or ()))
    width, strip = _row_measures(count, lay)
    return area_around(_row_middle(lay), strip * (count - 1) + width, width * 1.5)


def reveal_cards(cue: Reveal, passed: float, duration: float, lay: Layout) -> list[CardSprite]:
    """Return the challenged hand on its way from its owner to the row, at rest there, or on its way back."""
    hand = cue.hand or ()
    width, strip = _row_measures(len(hand), lay)
    middle = _row_middle(lay)
    home = hand_spot(lay, lay.station(cue.accused))
    speed = min(1.0, duration / (_OUT + _BACK + 1))
    out = ease_out(min(1.0, passed / (_OUT * speed)))
    back = ease_in_out(max(0.0, (passed - duration + _BACK * speed) / (_BACK * speed)))
    share = out * (1 - min(1.0, back))
    cards = []
    for index, held in enumerate(hand):
        x = middle[0] + (index - (len(hand) - 1) / 2) * strip
        proves = held.color is cue.color is not None
        y = middle[1] - width * 0.12 * proves
        place = _between(home, (x, y), share, round(width), FLYING_LEVEL + 500 + index)
        is_covered = index + 1 < len(hand) and strip < width * 0.9
        place = replace(place, is_covered=is_covered, is_lifted=proves and out >= 1 and back <= 0)
        cards.append(_turned(place, held, share))
    return cards


def dealer_cards(cue: DealerDraw, passed: float, duration: float, lay: Layout) -> list[CardSprite]:
    """Return the cards drawn for the deal: each flies to its seat and turns over; a later draw covers the first."""
    lasts = cue.apart * len(cue.draws) + _DEALER_FLIGHT
    speed = min(1.0, duration / max(1.0, lasts))
    cards = []
    for index, (seat, drawn) in enumerate(cue.draws):
        progress = (passed / speed - index * cue.apart) / _DEALER_FLIGHT if speed > 0 else 1.0
        if progress <= 0:
            continue
        share = ease_out(min(1.0, progress))
        place = _between(
            (lay.pile.x, lay.pile.y),
            dealer_spot(lay, lay.station(seat)),
            share,
            _dealer_width(lay),
            FLYING_LEVEL + index,
        )
        cards.append(_turned(place, drawn, share))
    return cards


def dealer_spot(lay: Layout, station: Station) -> Spot:
    """Return where the card a seat draws for the deal lies."""
    if station.fan is None:
        return lay.stage.center[0], lay.hand.y + 150 * lay.u
    return station.fan.middle


def _dealer_width(lay: Layout) -> int:
    crowded = any(station.is_compact for station in lay.stations)
    return round((72 if crowded else 96) * lay.u)


def riffle_cards(cue: Riffle, progress: float, lay: Layout) -> list[CardSprite]:
    """Return backs that leave the pile to both sides and fall in again, one after the other."""
    x, y = (lay.pile.x, lay.pile.y) if cue.at_pile else lay.gathered
    cards = []
    for index in range(_RIFFLED):
        own = min(1.0, max(0.0, progress * 1.5 - index * 0.07))
        away = sin(pi * own) * (1 if index % 2 else -1)
        cards.append(
            CardSprite(
                CardPlace(
                    x=x + away * lay.pile.width * 0.62,
                    y=y - abs(away) * 10 * lay.scale,
                    angle=away * 9,
                    width=lay.pile.width,
                    level=FLYING_LEVEL + index,
                ),
                None,
            )
        )
    return cards


def tag_spot(station: Station, lay: Layout) -> Area:
    """Return where a passing tag at a seat stands: over its fan, or above the plate of the bottom seat."""
    if station.side is Side.BOTTOM or station.fan is None:
        return station.tag
    return area_around(station.fan.middle, station.tag.width, station.tag.height)


def _row_measures(count: int, lay: Layout) -> tuple[float, float]:
    width = 124 * lay.u
    room = min(lay.stage.width * 0.62, 1240 * lay.u) - width
    return width, min(width * 1.06, room / max(1, count - 1))


def _row_middle(lay: Layout) -> Spot:
    return lay.stage.center[0], lay.ring[1] - 10 * lay.u


def _between(start: Spot, end: Spot, share: float, width: int, level: int) -> CardPlace:
    return CardPlace(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share, 0, width, level)


def _turned(place: CardPlace, face: Shown, share: float) -> CardSprite:
    """Turn a card over while it goes the last part of its way."""
    over = min(1.0, max(0.0, (share - 0.35) / 0.6))
    return CardSprite(place, face if over >= 0.5 else None, max(0.05, abs(cos(pi * over))) if over < 1 else 1.0)
