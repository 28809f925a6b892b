"""Show events one after the other: every event's cues run to their end, then the next begins; knows no pixels drawn.

What it shows is always on the way to `layout(table, size)`. `finish` jumps there: whatever was running, whatever
was waiting. When it is idle, every sprite lies where the layout says.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from game.rules.cards import Color
from game.rules.events import Event, HandsDealt, Shown
from game.rules.seat import Seat
from game.rules.view import PlayerView
from game.settings import Sorting
from game.table.aftermath import after
from game.table.choreography import choreograph
from game.table.cues import Cue, DealerDraw, Depart, Flood, Reveal, Travel
from game.table.departures import FLIP, LONGEST_TURN, Pace, convoys, departure, removal, settling, wave
from game.table.flight import FLYING_LEVEL, CardSprite, Convoy, Flight, step
from game.table.geometry import CardPlace, PixelSize, Spot
from game.table.hand import PLAIN, Emphasis
from game.table.interludes import dealer_departures
from game.table.layout import Layout, Options, layout, shown_hand
from game.table.playing import Playing, timed
from game.table.tableau import Piece, Tableau, covered, tableau_of, uncovered

_SETTLE: Final = 160.0
_SORT: Final = 260.0
_COVER: Final = 150.0
_UNCOVER: Final = 250.0
"""A hand-over of the screen covers one hand and opens another: so many milliseconds at most."""
_FORESEEN: Final = 3
_DRAGGED_LEVEL: Final = FLYING_LEVEL - 1


@dataclass(frozen=True, slots=True)
class Told:
    """An event whose showing has begun, with its neighbours, for sentences and sounds.

    `is_hurried` tells that it was jumped over.
    """

    event: Event
    previous: Event | None
    following: Event | None
    is_hurried: bool


class Director:
    """Shows a table in a window of `size` pixels."""

    def __init__(self, table: Tableau, size: PixelSize, pace: Pace, options: Options | None = None) -> None:
        self.table = table
        self.pace = pace
        self.options = Options() if options is None else options
        self.sorting = self.options.sorting
        """How the hand is sorted once it is dealt: while it is, its cards lie as they come."""
        self.places = layout(table, size, self.options)
        self.sprites: dict[int, CardSprite] = {}
        self.playing: list[Playing] = []
        self.departed = 0
        """How many cards have followed the first of their event within the last `update`."""
        self._flights: dict[int, Flight] = {}
        self._leaving: dict[int, CardPlace] = {}
        self._queue: deque[Event] = deque()
        self._foreseen: list[CardSprite] | None = None
        self._previous: Event | None = None
        self._put_all()

    @property
    def is_idle(self) -> bool:
        """Tell whether nothing is left to show, so that the match may go on."""
        return not self._queue and not self._is_busy

    @property
    def is_moving(self) -> bool:
        """Tell whether the picture changes by itself now."""
        return bool(self._queue or self._flights or self.playing)

    @property
    def is_turning(self) -> bool:
        """Tell whether cards turn over where they lie."""
        if not self._flights:
            return False
        faces = _faces(self.table)
        return any(not f.flies and f.start_face is not faces.get(piece) for piece, f in self._flights.items())

    @property
    def _is_busy(self) -> bool:
        return bool(self.playing) or any(flight.holds for flight in self._flights.values())

    def show(self, events: Iterable[Event]) -> None:
        """Queue redacted events to be shown one after the other."""
        self._foreseen = None
        self._queue.extend(events)

    def update(self, dt: float) -> list[Told]:
        """Let milliseconds pass and return the events whose showing began."""
        told: list[Told] = []
        self._advance(dt)
        while self._queue and not self._is_busy:
            told.append(self._begin(is_hurried=False))
            if self.pace.factor <= 0:
                self._land_unless_read()
        return told

    def finish(self) -> list[Told]:
        """Jump to the end of everything that runs or waits, and return the events that were not told yet."""
        told = []
        self._land()
        while self._queue:
            told.append(self._begin(is_hurried=True))
            self._land()
        return told

    def rest(self, view: PlayerView, bottom: Seat | None = None) -> None:
        """Agree with a view, once its events are shown: faces that events could not tell turn over."""
        options = replace(self.options, sorting=self.sorting)
        self._change(tableau_of(view, self.table, bottom), options, (), _SETTLE, holds=False)

    def cover(self) -> None:
        """Turn the open hand over where it lies: nobody's cards are seen any more."""
        table = covered(self.table, shown_hand(self.table, self.options.sorting))
        self._turn_over(table, replace(self.options, emphasis=PLAIN, sorting=self.sorting), _COVER, holds=True)

    def uncover(self, view: PlayerView) -> None:
        """Turn the bottom hand, which lies face down, over where it lies: its owner looks at it."""
        table = tableau_of(view, self.table, view.seat)
        before = shown_hand(self.table, self.options.sorting)
        if len(before) == len(table.hands[table.bottom]) and table.bottom == self.table.bottom:
            table = uncovered(table, before, shown_hand(table, self.sorting))
        self._turn_over(table, replace(self.options, emphasis=PLAIN, sorting=self.sorting), _UNCOVER, holds=False)

    def set_out(self, view: PlayerView, bottom: Seat | None = None) -> None:
        """Show a position at once, without any way there."""
        self._queue.clear()
        self.table = tableau_of(view, self.table, bottom)
        self._land()

    def emphasize(self, emphasis: Emphasis, duration: float) -> None:
        """Raise, dim and lift pieces of the hand within milliseconds."""
        if emphasis != self.options.emphasis:
            self._change(self.table, replace(self.options, emphasis=emphasis), (), duration, holds=False)

    def sort(self, sorting: Sorting) -> None:
        """Put the hand into another order."""
        self.sorting = sorting
        if sorting is not self.options.sorting:
            self._change(self.table, replace(self.options, sorting=sorting), (), _SORT, holds=False)

    def resize(
        self,
        size: PixelSize,
        text_scale: float = 1.0,
        *,
        is_flat: bool = False,
        keeps_places: bool = False,
        home: Seat | None = None,
    ) -> list[Told]:
        """Jump to the end of everything and lay out for another window, or for people who sit otherwise."""
        told = self.finish()
        self.options = replace(
            self.options, text_scale=text_scale, is_flat=is_flat, keeps_places=keeps_places, home=home
        )
        self.places = layout(self.table, size, self.options)
        self._put_all()
        return told

    def drag(self, piece: int, spot: Spot) -> None:
        """Hold a card of the hand at a point, as long as it is dragged."""
        sprite = self.sprites[piece]
        self._flights.pop(piece, None)
        place = replace(sprite.place, x=spot[0], y=spot[1], angle=0.0, level=_DRAGGED_LEVEL, is_lifted=True)
        self.sprites[piece] = CardSprite(replace(place, is_dimmed=False, is_covered=False), sprite.face)

    def drop(self, piece: int) -> None:
        """Let a dragged card go back to its place."""
        faces = _faces(self.table)
        if piece in self.places.cards:
            self._settle(piece, faces[piece], _SETTLE, None, holds=False)

    def coming(self) -> Iterator[CardSprite]:
        """Yield the cards that will soon be seen from the front, as they will lie, so that they can be made ready."""
        faces = _faces(self.table)
        for piece, flight in self._flights.items():
            face, place = faces.get(piece), self.places.cards.get(piece)
            if face is not None and place is not None and place.is_shown and flight.start_face is not face:
                yield CardSprite(place, face)
        if self._foreseen is None:
            self._foreseen = self._foresee()
        yield from self._foreseen

    def _foresee(self) -> list[CardSprite]:
        """Return the bottom hand that is about to be dealt, if it is: all its cards will be seen within moments."""
        table = self.table
        for event in islice(self._queue, _FORESEEN):
            table = after(table, event)
            if isinstance(event, HandsDealt):
                places = layout(table, self.places.size, replace(self.options, sorting=Sorting.DEALT)).cards
                return [CardSprite(places[held.id], held.card) for held in table.hands[table.bottom] if held.card]
        return []

    def base_places(self) -> Layout:
        """Return the layout as if no card were lifted: what the pointer is compared with."""
        emphasis = replace(self.options.emphasis, lifted=None)
        return layout(self.table, self.places.size, replace(self.options, emphasis=emphasis))

    def count(self, seat: Seat) -> int:
        """Return how many cards have arrived at a seat."""
        held = self.table.hands[seat]
        if not self._flights:
            return len(held)
        coming = {piece for piece, flight in self._flights.items() if flight.flies}
        return len(held) - sum(1 for piece in held if piece.id in coming) if coming else len(held)

    def pile_count(self) -> int:
        """Return how many cards lie on the draw pile, those counted that have not left it yet."""
        waiting = sum(1 for flight in self._flights.values() if flight.is_new and flight.is_waiting)
        return self.table.draw_count + waiting

    def color_of_ring(self) -> tuple[Color | None, Color | None, float]:
        """Return the colour the ring leaves, the one it takes on, and how far it has got, from 0 to 1."""
        for playing in self.playing:
            if isinstance(playing.effect, Flood):
                return playing.effect.before, playing.effect.color, max(0.0, playing.progress)
        return self.table.color, self.table.color, 1.0

    def _turn_over(self, table: Tableau, options: Options, within: float, *, holds: bool) -> None:
        """Show a hand from its other side, within milliseconds at most however many cards it has."""
        pace = self.pace
        self.pace = replace(pace, factor=min(pace.factor, within / LONGEST_TURN))
        self._change(table, options, (), _SETTLE, holds=holds)
        self.pace = pace

    def _begin(self, *, is_hurried: bool) -> Told:
        event = self._queue.popleft()
        self._foreseen = None
        following = self._queue[0] if self._queue else None
        before, now = self.table, after(self.table, event)
        cues = choreograph(event, before, now, self.pace.motion)
        options = self.options if now.turn == before.turn and not cues else replace(self.options, emphasis=PLAIN)
        options = replace(options, sorting=Sorting.DEALT if isinstance(event, HandsDealt) else self.sorting)
        settle = _SETTLE if options.sorting is self.options.sorting else _SORT
        self._change(now, options, cues, settle, holds=True)
        told = Told(event, self._previous, following, is_hurried)
        self._previous = event
        return told

    def _change(self, table: Tableau, options: Options, cues: Sequence[Cue], settle: float, *, holds: bool) -> None:
        """Show another table or layout: pieces with a cue travel, others settle, new ones come from the pile."""
        self.table, self.options = table, options
        self.places = layout(table, self.places.size, options)
        ways = {cue.piece: cue for cue in cues if isinstance(cue, Travel)}
        faces = _faces(table)
        self._leaving = {
            piece: sprite.place for piece, sprite in self.sprites.items() if piece not in self.places.cards
        }
        together = convoys(ways.values(), self.sprites, self.places.cards, self.places.u)
        for way in ways.values():
            if way.piece in self.places.cards:
                self._send(way, None if way.convoy is None else together.get(way.convoy))
        delays = wave((piece, place) for piece, place in self.places.cards.items() if self._turns(piece, faces[piece]))
        for piece in self.places.cards:
            if piece not in ways:
                self._settle(piece, faces[piece], settle, delays.get(piece), holds=holds)
        for cue in cues:
            if isinstance(cue, Depart) and cue.piece in self.sprites:
                self._dismiss(cue)
            elif not isinstance(cue, Travel | Depart):
                self.playing.append(timed(cue, self.pace))
        if not cues:
            self._leaving = {}
        self._step_all()

    def _send(self, way: Travel, convoy: Convoy | None) -> None:
        """Let a card travel, a new one from the draw pile."""
        is_new = way.piece not in self.sprites
        sprite = self.sprites.setdefault(way.piece, CardSprite(self.places.pile, None))
        self._flights[way.piece] = departure(way, sprite, convoy, self.pace, self.places.u, is_new=is_new)

    def _settle(self, piece: int, face: Shown, settle: float, flip: float | None, *, holds: bool) -> None:
        """Let a card that does not travel make room, or turn over after `flip` milliseconds."""
        target, sprite, current = self.places.cards[piece], self.sprites.get(piece), self._flights.get(piece)
        is_new = sprite is None
        if sprite is None:
            sprite = CardSprite(self.places.pile, None)
        elif current is None and sprite.place == target and sprite.face is face:
            return
        elif current is not None and (current.flies or (flip is None and current.start_face is not face)):
            return  # it is on its way, or turns over already, and will arrive where the layout has it by then
        self.sprites[piece] = sprite
        if self.pace.is_reduced and sprite.face is face and not is_new:
            self._flights.pop(piece, None)
            self.sprites[piece] = CardSprite(target, face)
            return
        duration, delay = (settle, 0.0) if flip is None else (FLIP, flip)
        self._flights[piece] = settling(sprite, duration, delay, self.pace, holds=holds, is_new=is_new)

    def _turns(self, piece: int, face: Shown) -> bool:
        """Tell whether a card has to begin to turn over."""
        sprite, current = self.sprites.get(piece), self._flights.get(piece)
        return sprite is not None and sprite.face is not face and (current is None or current.start_face is face)

    def _dismiss(self, cue: Depart) -> None:
        self._leaving[cue.piece] = self.places.pile
        self._flights[cue.piece] = removal(cue, self.sprites[cue.piece], self.pace)

    def _advance(self, dt: float) -> None:
        self.departed = 0
        for playing in self.playing:
            since = playing.passed
            playing.elapsed += dt
            if isinstance(playing.effect, DealerDraw):
                self.departed += dealer_departures(playing.effect, since, playing.passed, playing.duration)
        self.playing = [playing for playing in self.playing if not playing.is_over]
        if self._flights:
            for flight in self._flights.values():
                was_waiting = flight.is_waiting
                flight.elapsed += dt
                self.departed += was_waiting and flight.flies and not flight.is_waiting
            self._step_all()
        if len(self.sprites) != len(self.places.cards) and not self._is_busy:
            self._forget_left()

    def _step_all(self) -> None:
        faces = _faces(self.table)
        for piece, flight in list(self._flights.items()):
            target = self.places.cards.get(piece) or self._leaving.get(piece)
            if target is None:
                del self._flights[piece]
                continue
            self.sprites[piece] = step(flight, target, faces.get(piece))
            if flight.is_over:
                del self._flights[piece]

    def _forget_left(self) -> None:
        for piece in [piece for piece in self.sprites if piece not in self.places.cards]:
            del self.sprites[piece]
            self._flights.pop(piece, None)
        self._leaving = {}

    def _land_unless_read(self) -> None:
        """Jump to the end, but leave what has to be read its time."""
        reading = [playing for playing in self.playing if isinstance(playing.effect, Reveal)]
        self._land()
        self.playing = reading

    def _land(self) -> None:
        self.playing = []
        self._flights = {}
        self._leaving = {}
        self.options = replace(self.options, sorting=self.sorting)
        self.places = layout(self.table, self.places.size, self.options)
        self._put_all()

    def _put_all(self) -> None:
        faces = _faces(self.table)
        self.sprites = {piece: CardSprite(place, faces[piece]) for piece, place in self.places.cards.items()}


def _faces(table: Tableau) -> dict[int, Shown]:
    return {piece.id: piece.card for piece in _pieces(table)}


def _pieces(table: Tableau) -> Iterable[Piece]:
    for hand in table.hands:
        yield from hand
    yield from table.discards
    yield from table.gathered
