"""Draw the whole table for one moment: felt, piles, plates, cards, words and what happens; knows no rules.

A `HudLook` says in words and numbers what to show; the director says where the cards are.
"""

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pygame import Rect

from game.i18n import Translator
from game.rules.seat import Seat
from game.table.advice import Hint
from game.table.cues import PopTag, Reveal, TurnRound, Win
from game.table.director import Director
from game.table.hud_centre import RingInk, RingLook, draw_line, draw_pile, draw_pile_label, draw_ring
from game.table.hud_effects import EffectPainter, win_growth, win_total
from game.table.hud_flat import draw_news, draw_turned_plate
from game.table.hud_plates import Memo, PlateLook, draw_left_free, draw_plate, draw_portrait, draw_tag
from game.table.layout import Layout
from game.table.sprites import CardPainter
from game.table.words import Names
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.tween import ease_in_out
from game.ui.vector import Box

_LEAST_HINT: Final = 0.72
"""A hint that would have to be smaller than this share of its size is left out."""
_LOG_STYLES: Final = (("strong", "text"), ("body", "text-2"), ("body", "text-3"))


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What never changes of a seat during a match."""

    name: str
    avatar: str
    is_bot: bool


@dataclass(frozen=True, slots=True)
class HudLook:
    """What is shown beside the cards: hint or refusal, the log's last lines, who can be caught, what stands out.

    `news` is the newest sentence for everybody else round a screen that lies flat.
    `prompt_width` is what the answers' buttons leave of the prompt's row, in real pixels. `bluffs` are the pieces
    that would be a bluff, `suggested` the one to play, or else maybe the draw pile. `keys` are those by which people
    at a shared screen jump in, lit while they may.
    """

    seats: tuple[SeatLook, ...]
    hint: Hint | None = None
    refusal: str = ""
    log: tuple[str, ...] = ()
    uncalled: Seat | None = None
    is_pile_offered: bool = False
    prompt: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    bluffs: frozenset[int] = frozenset()
    suggested: int | None = None
    is_pile_suggested: bool = False
    hint_seat: Seat | None = None
    has_log: bool = True
    news: str = ""
    keys: tuple[str, ...] = ()
    is_key_lit: bool = False


class Hud:
    """Draws a table in one window size."""

    def __init__(self, kit: Kit, tr: Translator, names: Names) -> None:
        self.kit = kit
        self.tr = tr
        self.cards = CardPainter(kit)
        self._effects = EffectPainter(kit, tr, names, self.cards)
        self._ink = RingInk()
        self._memo = Memo()

    def draw(self, canvas: Canvas, director: Director, look: HudLook, *, without_hand: bool = False) -> None:
        """Declare the table, maybe without the bottom hand; its controls are drawn by their form, above it."""
        lay = director.places
        canvas.background(self.kit.felt())
        self._memo.draw(canvas, "line", lay.stage, partial(draw_line, kit=self.kit, lay=lay))
        self._draw_middle(canvas, director, look)
        self._draw_plates(canvas, director, look)
        self._draw_words(canvas, lay, look)
        hidden = _laid_open(director)
        if without_hand:
            hidden |= {piece.id for piece in director.table.hands[director.table.bottom]}
        sprites = director.sprites
        if hidden:
            sprites = {piece: sprite for piece, sprite in sprites.items() if piece not in hidden}
        self.cards.draw(canvas, sprites, is_moving=director.is_moving)
        self.cards.prepare(director.coming())
        if not without_hand:
            self._draw_bluffs(canvas, director, look)
            self._draw_suggested(canvas, director, look)
        self._draw_tags(canvas, director)
        for playing in director.playing:
            self._effects.draw(canvas, playing, lay, is_still=director.pace.is_reduced)

    def draw_plate_of(self, canvas: Canvas, director: Director, look: HudLook, seat: Seat) -> None:
        """Declare one plate alone, as under a question."""
        station = director.places.station(seat)
        paint = draw_turned_plate if station.facing else draw_plate
        paint(canvas, self.kit, station, self._plate_look(director, look, seat))

    def _draw_middle(self, canvas: Canvas, director: Director, look: HudLook) -> None:
        kit, lay, table = self.kit, director.places, director.table
        count = director.pile_count()
        key = (lay.pile, count, look.is_pile_offered)
        label = self.tr._("Draw · {count}", count=count)

        def draw(inner: Canvas) -> None:
            draw_pile(inner, kit, lay, count, table.deck_count, is_offered=look.is_pile_offered)
            draw_pile_label(inner, kit, lay, label)

        self._memo.draw(canvas, "pile", key, draw)
        before, color, progress = director.color_of_ring()
        arrows, sweep = _arrows(director)
        ring = RingLook(before, color, round(progress, 3), round(arrows, 3), round(sweep, 3))
        self._memo.draw(canvas, "ring", (lay.ring, ring), lambda inner: draw_ring(inner, kit, lay, self._ink, ring))

    def _draw_plates(self, canvas: Canvas, director: Director, look: HudLook) -> None:
        kit = self.kit
        if director.places.left_free is not None:
            draw_left_free(canvas, kit, director.places.left_free, look.seats[director.table.bottom].name)
        for station in director.places.stations:
            plate = self._plate_look(director, look, station.seat)
            key = (station.plate, station.scale, plate)
            paint = draw_turned_plate if station.facing else draw_plate
            self._memo.draw(canvas, f"plate {station.seat}", key, partial(paint, kit=kit, station=station, look=plate))

    def _plate_look(self, director: Director, look: HudLook, seat: Seat) -> PlateLook:
        table, sits = director.table, look.seats[seat]
        total, is_winner, growth = table.scores[seat], False, 1.0
        for playing in director.playing:
            if isinstance(playing.effect, Win) and playing.effect.winner == seat:
                total, is_winner = win_total(playing.effect, max(0.0, playing.progress)), True
                growth = 1.0 if director.pace.is_reduced else win_growth(max(0.0, playing.progress))
        return PlateLook(
            name=sits.name,
            avatar=sits.avatar,
            is_bot=sits.is_bot,
            total=self.tr.ngettext("{count} point", "{count} points", total),
            short=self.tr.ngettext("{count} pt", "{count} pts", total),
            count=director.count(seat),
            is_on_turn=table.turn == seat,
            can_be_caught=look.uncalled == seat,
            is_winner=is_winner,
            growth=growth,
            key=look.keys[seat] if look.keys else "",
            is_key_lit=look.is_key_lit,
        )

    def _draw_tags(self, canvas: Canvas, director: Director) -> None:
        lay, table = director.places, director.table
        popping = {playing.effect.seat for playing in director.playing if isinstance(playing.effect, PopTag)}
        word = self.tr._("UNO!")
        for station in lay.stations:
            seat = station.seat
            if table.pending and table.turn == seat:
                draw_tag(canvas, self.kit, station.tag, f"+{table.pending}", facing=station.facing)
            elif table.has_called(seat) and seat not in popping:
                draw_tag(canvas, self.kit, station.tag, word, facing=station.facing)

    def _draw_words(self, canvas: Canvas, lay: Layout, look: HudLook) -> None:
        if look.has_log:
            self._memo.draw(canvas, "log", (lay.log, look.log), lambda inner: draw_log(inner, self.kit, lay, look.log))
            self._draw_news(canvas, lay, look)
        key = (look.prompt.topleft, look.prompt.size, look.hint, look.refusal, look.hint_seat)
        self._memo.draw(canvas, "prompt", key, lambda inner: self._draw_prompt(inner, look))

    def _draw_news(self, canvas: Canvas, lay: Layout, look: HudLook) -> None:
        """Tell the newest sentence to people at the other sides of a screen that lies flat."""
        people = {station.side: station.facing for station in lay.stations if not look.seats[station.seat].is_bot}
        for side, area in lay.news.items():
            if side in people and look.news:
                draw_news(canvas, self.kit, area, people[side], look.news)

    def _draw_prompt(self, canvas: Canvas, look: HudLook) -> None:
        if look.refusal:
            draw_refusal(canvas, self.kit, look.prompt, look.refusal)
        elif look.hint is not None:
            seat = None if look.hint_seat is None else look.seats[look.hint_seat]
            draw_hint(canvas, self.kit, look.prompt, look.hint, seat)

    def _draw_bluffs(self, canvas: Canvas, director: Director, look: HudLook) -> None:
        """Mark what would be a bluff at its upper edge; of several cards alike the foremost."""
        kit = self.kit
        places = [director.sprites[piece].place for piece in look.bluffs if piece in director.sprites]
        for place in sorted(places, key=lambda place: place.level)[-1:]:
            text = kit.type.line(
                self.tr._("bluff"), "strong", max(kit.theme.least_pixels, round(17 * kit.u)), kit.color("on-gold")
            )
            box = Box((text.get_width() + kit.px(16), text.get_height()), text.get_height() / 2, kit.color("gold"))
            at = (place.x - place.width * 0.5 + box.size[0] * 0.5, place.y - (place.height + box.size[1]) * 0.5)
            canvas.blit_centered(kit.box(box), at)
            canvas.blit_centered(text, at)

    def _draw_suggested(self, canvas: Canvas, director: Director, look: HudLook) -> None:
        """Mark what the coach would play with a bulb at its upper edge."""
        kit = self.kit
        if look.suggested in director.sprites:
            place = director.sprites[look.suggested].place
            at = (place.x + place.width * 0.28, place.y - place.height * 0.5)
        elif look.is_pile_suggested:
            area = Rect(director.places.pile_area)
            at = (area.right - kit.px(12), area.top + kit.px(4))
        else:
            return
        side = max(26, kit.px(46))
        canvas.blit_centered(kit.disc(side, "gold", "on-gold", max(1.5, 2.5 * kit.u)), at)
        canvas.blit_centered(kit.assets.icon("bulb", round(side * 0.62), kit.color("on-gold")), at)


def draw_log(canvas: Canvas, kit: Kit, lay: Layout, said: tuple[str, ...]) -> None:
    """Declare the last sentences, the newest at the top; long ones take two lines, and what has no room is left out."""
    area = Rect(lay.log)
    pad = round(area.height / (lay.log_lines * 1.6 + 0.9) * 0.9)
    kit.draw_box(canvas, Box(area.size, pad, kit.color("plate")), area)
    step = (area.height - pad * 0.9) / lay.log_lines
    pixels = kit.font_px("body")
    free, y = lay.log_lines, area.y + pad * 0.45
    for index, sentence in enumerate(said):
        style, color = _LOG_STYLES[min(index, 2)]
        lines = kit.type.wrapped(sentence, style, pixels, area.width - 2 * pad)
        while not index and len(lines) > free and pixels > kit.theme.least_pixels:  # the newest is always told whole
            pixels -= 1
            lines = kit.type.wrapped(sentence, style, pixels, area.width - 2 * pad)
        if len(lines) > free and not index:
            lines = [*lines[: free - 1], f"{lines[free - 1]} …"]
        if len(lines) > free:
            break
        free -= len(lines)
        for line in lines:
            surface = kit.type.line(line, style, pixels, kit.color(color))
            canvas.blit(surface, (area.x + pad, round(y + (step - surface.get_height()) / 2)))
            y += step


def draw_hint(canvas: Canvas, kit: Kit, row: Rect, hint: Hint, seat: SeatLook | None) -> None:
    """Declare the pill over the hand: whose turn it is, and what they can do; as wide as its words."""
    pixels = _prompt_pixels(kit, row)
    lead = kit.type.line(hint.lead, "strong", pixels, kit.color("text"))
    gap, pad = round(row.height * 0.2), round(row.height * 0.45)
    portrait = round(row.height * 0.68) if seat is not None else 0
    head = pad + lead.get_width() + (portrait + gap if portrait else 0)
    room = row.width - head - pad - gap
    ink = kit.color("text-2")
    words = kit.type.fitting(hint.text, "body", pixels, ink, room) if _is_told(kit, row, hint, room) else None
    width = head + pad + (gap + words.get_width() if words else 0)
    pill = Rect(row.centerx - width // 2, row.y, width, row.height)
    kit.draw_box(canvas, Box(pill.size, pill.height / 2, kit.color("plate")), pill)
    x = pill.x + pad
    if seat is not None:
        x = pill.x + round(row.height * 0.16)
        draw_portrait(canvas, kit, seat.avatar, (x + portrait / 2, pill.centery), portrait)
        x += portrait + gap
    canvas.blit(lead, (x, pill.centery - lead.get_height() // 2))
    if words:
        canvas.blit(words, (x + lead.get_width() + gap, pill.centery - words.get_height() // 2))


def draw_refusal(canvas: Canvas, kit: Kit, row: Rect, sentence: str) -> None:
    """Declare why something can't be done, in place of the hint."""
    pad, gap = round(row.height * 0.4), round(row.height * 0.25)
    icon = kit.assets.icon("warn", round(row.height * 0.56), kit.color("danger-2"))
    room = row.width - 2 * pad - gap - icon.get_width()
    words = kit.type.fitting(sentence, "body", _prompt_pixels(kit, row), kit.color("text"), max(20, room))
    pill = Rect(0, 0, words.get_width() + icon.get_width() + gap + 2 * pad, row.height)
    pill.center = row.center
    fill = (74, 23, 28, 240)
    look = Box(pill.size, pill.height / 2, fill, kit.color("danger-2"), max(1.5, 2 * kit.u))
    kit.draw_box(canvas, look, pill)
    canvas.blit(icon, (pill.x + pad, pill.centery - icon.get_height() // 2))
    canvas.blit(words, (pill.x + pad + icon.get_width() + gap, pill.centery - words.get_height() // 2))


def hint_width(kit: Kit, row: Rect, hint: Hint | None, refusal: str, most: int) -> int:
    """Return how wide the pill of a hint or a refusal is in a row, of so many pixels at most."""
    pixels, height = _prompt_pixels(kit, row), row.height
    if refusal:
        return min(most, kit.type.width(refusal, "body", pixels) + round(height * 1.7))
    if hint is None:
        return 0
    head = kit.type.width(hint.lead, "strong", pixels) + round(height * 1.9)
    if not _is_told(kit, row, hint, most - head - round(height * 0.2)):
        return min(most, head)
    return min(most, head + kit.type.width(hint.text, "body", pixels) + round(height * 0.2))


def _is_told(kit: Kit, row: Rect, hint: Hint, room: int) -> bool:
    """Tell whether what can be done has room beside whose turn it is; else the buttons have to say it."""
    least = max(kit.theme.least_pixels, round(_prompt_pixels(kit, row) * _LEAST_HINT))
    return bool(hint.text) and kit.type.width(hint.text, "body", least) <= room


def _prompt_pixels(kit: Kit, row: Rect) -> int:
    return max(kit.theme.least_pixels, min(kit.font_px("body"), round(row.height * 0.5)))


def _laid_open(director: Director) -> set[int]:
    """Return the pieces of a hand that lies open for a moment elsewhere."""
    return {
        piece.id
        for playing in director.playing
        if isinstance(playing.effect, Reveal) and playing.effect.hand is not None
        for piece in director.table.hands[playing.effect.accused]
    }


def _arrows(director: Director) -> tuple[float, float]:
    """Return where the arrowheads are on their way from one direction to the other, and how far they have swept."""
    for playing in director.playing:
        if isinstance(playing.effect, TurnRound) and not director.pace.is_reduced:
            t, direction = max(0.0, min(1.0, playing.progress)), playing.effect.direction
            return direction * (2 * ease_in_out(t) - 1), direction * ease_in_out(t)
    return float(director.table.direction), 0.0
