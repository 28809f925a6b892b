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
from game.table.stations import Station
from game.table.tableau import Piece
from game.ui.tween import ease_in_out, ease_out

_OUT: Final = 420.0
_BACK: Final = 300.0
_TURNED_APART: Final = 45.0
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


def reveal_cards(
    cue: Reveal, passed: float, duration: float, lay: Layout, *, is_still: bool = False
) -> list[CardSprite]:
    """Return the challenged hand on its way from its owner to the row, at rest there, or on its way back.

    One card follows the other; where everything keeps still they appear in the row instead.
    """
    hand = cue.hand or ()
    width, strip = _row_measures(len(hand), lay)
    middle = _row_middle(lay)
    station = lay.station(cue.accused)
    speed = min(1.0, duration / (_OUT + _BACK + 1))
    back = ease_in_out(min(1.0, max(0.0, (passed - duration + _BACK * speed) / (_BACK * speed))))
    apart = min(_TURNED_APART, _OUT / max(1, len(hand)))
    x, y = hand_spot(lay, station)
    homes = _homes(station, len(hand), CardPlace(x, y, 0, round(width), FLYING_LEVEL))
    cards = []
    for index, held in enumerate(hand):
        out = ease_out(min(1.0, max(0.0, passed - index * apart * speed) / (_OUT * speed)))
        share = out * (1 - back)
        proves = held.color is cue.color is not None
        row = CardPlace(
            x=middle[0] + (index - (len(hand) - 1) / 2) * strip,
            y=middle[1] - width * 0.12 * proves,
            angle=0,
            width=round(width),
            level=FLYING_LEVEL + 500 + index,
            is_covered=index + 1 < len(hand) and strip < width * 0.9,
        )
        if is_still:
            cards.append(CardSprite(replace(row, is_lifted=proves), held, alpha=round(255 * share)))
            continue
        place = _between(homes[index], row, share)
        cards.append(_turned(replace(place, is_lifted=proves and out >= 1 and back <= 0), held, share, row.width))
    return cards


def dealer_cards(
    cue: DealerDraw, passed: float, duration: float, lay: Layout, *, is_still: bool = False
) -> list[CardSprite]:
    """Return the cards drawn for the deal: each flies to its seat and turns over; a later draw covers the first.

    In the end they go back to the pile. Where everything keeps still they appear there one after the other.
    """
    speed = _dealer_speed(cue, duration)
    back = ease_in_out(1 - dealer_stay(passed, duration))
    width = _dealer_width(lay)
    pile = CardPlace(lay.pile.x, lay.pile.y, 0, width, FLYING_LEVEL)
    cards = []
    for index, (seat, drawn) in enumerate(cue.draws):
        progress = (passed / speed - index * cue.apart) / _DEALER_FLIGHT if speed > 0 else 1.0
        if progress <= 0:
            continue
        share = ease_out(min(1.0, progress)) * (1 - back)
        spot = dealer_spot(lay, lay.station(seat))
        place = CardPlace(spot[0], spot[1], 0, width, FLYING_LEVEL + index)
        if is_still:
            cards.append(CardSprite(place, drawn, alpha=round(255 * share)))
        else:
            cards.append(_turned(_between(pile, place, share), drawn, share, width))
    return cards


def dealer_stay(passed: float, duration: float) -> float:
    """Return 1 while the cards drawn for the deal lie at their seats, and less and less as they go back."""
    return min(1.0, max(0.0, (duration - passed) / max(1.0, min(_BACK, duration / 4))))


def dealer_departures(cue: DealerDraw, since: float, until: float, duration: float) -> int:
    """Return how many of the cards that follow the first leave the pile between two times of the draw."""
    apart = cue.apart * _dealer_speed(cue, duration)
    return sum(since < index * apart <= until for index in range(1, len(cue.draws)))


def _dealer_speed(cue: DealerDraw, duration: float) -> float:
    return min(1.0, duration / max(1.0, cue.apart * len(cue.draws) + _DEALER_FLIGHT))


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
                goal=lay.pile.width,
            )
        )
    return cards


def tag_spot(station: Station, lay: Layout) -> Area:
    """Return where a passing tag at a seat stands: over its fan, or over the hand at the lower edge."""
    if station.fan is None:
        return area_around(lay.prompt.center, station.tag.width * 1.2, station.tag.height * 1.2)
    if not station.fan.most:
        return station.tag
    return area_around(station.fan.middle, station.tag.width, station.tag.height)


def _row_measures(count: int, lay: Layout) -> tuple[float, float]:
    width = 124 * lay.u
    room = min(lay.stage.width * 0.62, 1240 * lay.u) - width
    return width, min(width * 1.06, room / max(1, count - 1))


def _row_middle(lay: Layout) -> Spot:
    return lay.stage.center[0], lay.ring[1] - 10 * lay.u


def _homes(station: Station, count: int, row: CardPlace) -> list[CardPlace]:
    """Return where the cards of a seat come from, each from its place in the fan; the bottom ones from their middle."""
    if station.fan is None:
        return [row] * count
    fan = station.fan.places([Piece(index, None) for index in range(count)], row.level)
    return [fan[index] for index in range(count)]


def _between(start: CardPlace, end: CardPlace, share: float) -> CardPlace:
    return replace(
        end,
        x=start.x + (end.x - start.x) * share,
        y=start.y + (end.y - start.y) * share,
        angle=((start.angle - end.angle + 180) % 360 - 180) * (1 - share) + end.angle,
        width=round(start.width + (end.width - start.width) * share),
    )


def _turned(place: CardPlace, face: Shown, share: float, goal: int) -> CardSprite:
    """Turn a card over while it goes the last part of its way."""
    over = min(1.0, max(0.0, (share - 0.35) / 0.6))
    flat = max(0.05, abs(cos(pi * over))) if over < 1 else 1.0
    return CardSprite(place, face if over >= 0.5 else None, flat, goal=goal if share < 1 else 0)
