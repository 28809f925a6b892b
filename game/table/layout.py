"""Say where everything on the table is, for any number of seats and cards and any window; pure numbers.

`layout` is the one place the table's geometry comes from: the director moves sprites to it, the scene asks it what
the pointer is on, tests hold it to its promises.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.rules.seat import Seat
from game.settings import Sorting
from game.table.flat import Centre, flat_stations, inner_edge, news_areas
from game.table.geometry import Area, CardPlace, PixelSize, Spot, area_around, unit
from game.table.hand import PLAIN, Emphasis, Stretch, hand_places, in_order
from game.table.kept import Seated, kept_places
from game.table.stations import CROWD, Side, Station, Surroundings, seat_level, stations
from game.table.tableau import SHOWN_DISCARDS, Piece, Tableau

PILE_LEVEL: Final = 500
DISCARD_LEVEL: Final = 520
GATHERED_LEVEL: Final = 1500
_WIDEST: Final = 2.3
_PILE_CARD: Final = 132.0
_GATHERED: Final = 370.0
"""How far above the lower edge hands lie while they are shuffled: where the bottom hand was, below the piles."""
_GATHERED_SHOWN: Final = 14
"""So many of them can be told apart, the rest lies beneath."""
_FAN_BREADTH: Final = 100.0
"""Half the breadth of the widest fan at a side."""
_LEAST_NEWS: Final = 14.0
"""The least height of the sentences that are turned to the other sides, in pixels, however small text is wanted."""
_LOG_GROWTH: Final = 1.35
"""The log may grow by so much with the size of text: the seats at the right sit below it."""
_LYING: Final = ((0, 0, -3.0), (8, -6, 9.0), (-10, 6, -14.0), (5, 7, 6.0), (-6, -5, -9.0))
"""How the discards lie, by their number from the bottom: moved by design pixels and turned by degrees."""


@dataclass(frozen=True, slots=True)
class Options:
    """What else decides the places: the order of the hand, what stands out, the text scale.

    `is_flat` tells that the screen lies between the people, so that all is turned to its seat; `keeps_places` that
    upright everybody keeps their place in the picture, whoever has come to the lower edge; `home` who sits at that edge
    of a screen that lies flat, None if it is whoever looks.
    """

    sorting: Sorting = Sorting.COLOR
    emphasis: Emphasis = field(default=PLAIN)
    text_scale: float = 1.0
    is_flat: bool = False
    keeps_places: bool = False
    home: Seat | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything is, in window pixels; `cards` by the id of the piece, `stations` in seat order.

    `prompt` is the row between piles and hand, for the hint and the buttons of an answer. `ring_radius` goes round
    the discard pile at `ring`. `news` are the places of the newest sentence for the sides it has to be turned to;
    `left_free` is the plate's place of who has come to the lower edge, where everybody else keeps theirs.
    """

    size: PixelSize
    u: float
    scale: float
    cards: Mapping[int, CardPlace]
    stations: tuple[Station, ...]
    pile: CardPlace
    pile_area: Area
    pile_label: Area
    ring: Spot
    ring_radius: float
    badge: Area
    prompt: Area
    hand: Area
    menu: Area
    help: Area
    sound: Area
    log: Area
    log_lines: int
    uno: Area
    sort: Area
    gathered: Spot
    stage: Area
    news: Mapping[Side, Area]
    left_free: Area | None

    def station(self, seat: Seat) -> Station:
        """Return the place of a seat."""
        return self.stations[seat]


def layout(table: Tableau, size: PixelSize, options: Options | None = None) -> Layout:
    """Return the places of everything the table shows in a window of `size` pixels."""
    options = Options() if options is None else options
    u = unit(size)
    stage = _stage(size)
    bar = _bar(u)
    log, lines = _log(size, u, options.text_scale)
    around = Surroundings(stage, _across(bar), log, u)
    seats = _seated(table, options, around)
    seated = seats.stations
    own = next(station for station in seated if station.side is Side.BOTTOM)
    uno = _uno(stage, u)
    where = Stretch(
        left=own.plate.right + 9 * own.scale + 14 * u,
        right=_hand_right(options, seated, uno, around),
        middle=stage.center[0],
        bottom=stage.bottom,
    )
    scale = u * (0.92 if seats.places >= CROWD else 1.0)
    middle = (stage.center[0], stage.height * 0.4445)
    ring = (middle[0] + 50 * scale, middle[1])
    pile = CardPlace(middle[0] - 170 * scale, middle[1], 0, round(_PILE_CARD * scale), PILE_LEVEL)
    gathered = (stage.center[0], stage.bottom - _GATHERED * u)
    pile_area = _pile_area(pile, scale)
    badge = area_around((ring[0] + 152 * scale, ring[1] - 112 * scale), 70 * scale, 70 * scale)
    prompt = _prompt(stage, seated, u)
    return Layout(
        size=size,
        u=u,
        scale=scale,
        cards=_cards(table, seated, where, u, scale, ring, gathered, options),
        stations=seated,
        pile=pile,
        pile_area=pile_area,
        pile_label=area_around((pile.x, middle[1] + 134 * scale), 190 * scale, max(28 * scale, 19)),
        ring=ring,
        ring_radius=148 * scale,
        badge=badge,
        prompt=prompt,
        hand=_hand_area(where, u),
        menu=bar[0],
        help=bar[1],
        sound=bar[2],
        log=log,
        log_lines=lines,
        uno=uno,
        sort=_sort(own, u),
        gathered=gathered,
        stage=stage,
        news=_news(options, seated, Centre.of(pile_area, ring, badge, scale), prompt, around),
        left_free=seats.left_free,
    )


def _seated(table: Tableau, options: Options, around: Surroundings) -> Seated:
    """Return everybody's place, and how many places there are round the table but for the lower edge."""
    if options.keeps_places and not options.is_flat:
        return kept_places(table.bottom, table.seats, around)
    if options.is_flat:
        return Seated(flat_stations(table.bottom, table.seats, around, options.home), table.seats - 1)
    return Seated(stations(table.bottom, table.seats, around), table.seats - 1)


def _news(
    options: Options, seated: tuple[Station, ...], centre: Centre, prompt: Area, around: Surroundings
) -> Mapping[Side, Area]:
    if not options.is_flat:
        return {}
    return news_areas(seated, centre, prompt, around, max(max(20 * around.u, 14.8) * options.text_scale, _LEAST_NEWS))


def _stage(size: PixelSize) -> Area:
    width = min(size[0], round(size[1] * _WIDEST))
    return Area((size[0] - width) // 2, 0, width, size[1])


def _bar(u: float) -> tuple[Area, Area, Area]:
    side = max(60 * u, 36.0)
    pitch = max(74 * u, side + 8)
    first = 22 * u + side / 2
    menu, guide, sound = (area_around((first + i * pitch, first), side, side) for i in range(3))
    return menu, guide, sound


def _across(bar: tuple[Area, Area, Area]) -> Area:
    return Area(bar[0].x, bar[0].y, bar[2].right - bar[0].x, bar[0].height)


def _log(size: PixelSize, u: float, text_scale: float) -> tuple[Area, int]:
    """Return the place of the log's last lines; in low windows, and of large type, it drops a line or two."""
    lines = 3 if u >= 0.6 else 2
    usual = max(20 * u, 14.8)
    text, most = usual * text_scale, _log_height(lines, usual) * _LOG_GROWTH
    while lines > 1 and _log_height(lines, text) > most:
        lines -= 1
    width = round(max(356 * u, 236.0) * min(1.25, max(1.0, text_scale)))
    height = round(_log_height(lines, text))
    margin = round(24 * u)
    return Area(size[0] - margin - width, margin, width, height), lines


def _log_height(lines: int, text: float) -> float:
    return lines * text * 1.6 + text * 0.9


def _uno(stage: Area, u: float) -> Area:
    side = max(146 * u, 76.0)
    inset = side / 2 + 28 * u + min(90 * u, max(0.0, stage.width - 1440 * u) * 0.25)
    return area_around((stage.right - inset, stage.bottom - 155 * u), side, side)


def _sort(own: Station, u: float) -> Area:
    height = max(46 * u, 32.0)
    return area_around((own.plate.center[0], own.plate.y - 54 * own.scale - height / 2), max(160 * u, 116.0), height)


def _pile_area(pile: CardPlace, scale: float) -> Area:
    thick = 16 * scale
    card = area_around((pile.x, pile.y), pile.width, pile.height)
    return Area(round(card.x - thick), round(card.y - thick), round(card.width + thick), round(card.height + thick))


def _prompt(stage: Area, seated: tuple[Station, ...], u: float) -> Area:
    """Return the row for hint and answers: as wide as the seats beside it leave it."""
    height = round(max(44 * u, 32.0))
    y = round(stage.bottom - 429 * u - (height - 44 * u) * 0.7)
    half = 620 * u
    for station in seated:
        if station.side in (Side.LEFT, Side.RIGHT) and _reaches_down(station, u) > y - 6 * u:
            fan = station.fan
            reach = abs(stage.center[0] - (station.plate.right if station.side is Side.LEFT else station.plate.x))
            if fan is not None and station.is_compact:
                reach = min(reach, abs(stage.center[0] - fan.middle[0]) - 62 * u)
            half = min(half, reach - 16 * u)
    return area_around((stage.center[0], y + height / 2), 2 * half, height)


def _reaches_down(station: Station, u: float) -> float:
    """Return how far down a seat at a side reaches, with its fan and the outline of its plate."""
    fan = 0.0 if station.fan is None else station.fan.middle[1] + _FAN_BREADTH * u
    return max(station.plate.bottom + 10 * station.scale, fan)


def _hand_right(options: Options, seated: tuple[Station, ...], uno: Area, around: Surroundings) -> float:
    right = uno.x - 14 * around.u
    if options.is_flat and any(station.side is Side.RIGHT for station in seated):
        return min(right, inner_edge(seated, Side.RIGHT, around))
    return right


def _hand_area(where: Stretch, u: float) -> Area:
    top = where.bottom - 373 * u
    return Area(round(where.left), round(top), round(where.right - where.left), round(where.bottom - top))


def _cards(
    table: Tableau,
    seated: tuple[Station, ...],
    where: Stretch,
    u: float,
    scale: float,
    ring: Spot,
    gathered: Spot,
    options: Options,
) -> dict[int, CardPlace]:
    places: dict[int, CardPlace] = {}
    for station in seated:
        hand = table.hands[station.seat]
        if station.fan is not None:
            places.update(station.fan.places(hand, seat_level(station.seat)))
        elif hand:
            places.update(hand_places(shown_hand(table, options.sorting), where, u, options.emphasis))
    for index, piece in enumerate(table.discards):
        places[piece.id] = _discard(piece, table.buried + index, index, ring, scale)
    for index, piece in enumerate(table.gathered):
        slide = (index % 7 - 3) * 3 * scale
        places[piece.id] = CardPlace(
            gathered[0] + slide,
            gathered[1],
            (index % 5 - 2) * 4.0,
            round(_PILE_CARD * scale),
            GATHERED_LEVEL + index,
            is_shown=index >= len(table.gathered) - _GATHERED_SHOWN,
        )
    return places


def shown_hand(table: Tableau, sorting: Sorting) -> list[Piece]:
    """Return the bottom hand from left to right; a card just drawn is shown last."""
    hand = table.hands[table.bottom]
    drawn = hand[-1:] if table.has_drawn and table.turn == table.bottom else ()
    return [*in_order(hand[: len(hand) - len(drawn)], sorting), *drawn]


def _discard(piece: Piece, number: int, index: int, ring: Spot, scale: float) -> CardPlace:
    x, y, turn = _LYING[number % len(_LYING)]
    return CardPlace(
        ring[0] + x * scale,
        ring[1] + y * scale,
        turn,
        round(_PILE_CARD * scale),
        DISCARD_LEVEL + index % SHOWN_DISCARDS,
    )


def hand_piece_at(places: Layout, table: Tableau, spot: Spot) -> int | None:
    """Return the topmost piece of the bottom hand under a point; `places` should have none lifted.

    The strip below a raised card counts as the card, so that it does not slip from under the pointer.
    """
    held = [piece.id for piece in table.hands[table.bottom] if _under(places.cards[piece.id], spot)]
    return max(held, key=lambda piece: places.cards[piece].level, default=None)


def _under(place: CardPlace, spot: Spot) -> bool:
    return place.holds(spot) or place.holds((spot[0], spot[1] - 0.12 * place.height))
