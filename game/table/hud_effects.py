"""Draw what happens beside the cards' own ways: stamps, tags that count, a hand laid open, points that fly."""

from dataclasses import dataclass
from math import pi, sin
from typing import Final, assert_never

from pygame import Rect, Surface

from game.i18n import Translator
from game.rules.seat import Seat
from game.table.cues import (
    CountUp,
    DealerDraw,
    Flood,
    Pause,
    PopTag,
    Reveal,
    Riffle,
    Sign,
    Stamp,
    Threat,
    TurnRound,
    Win,
)
from game.table.hud_plates import draw_tag
from game.table.interludes import (
    dealer_cards,
    dealer_spot,
    dealer_stay,
    hand_spot,
    reveal_cards,
    reveal_row,
    riffle_cards,
    tag_spot,
)
from game.table.layout import Layout
from game.table.playing import Playing
from game.table.sprites import CardPainter
from game.table.stations import Station
from game.table.words import Names, color_word
from game.ui.compositor import Canvas
from game.ui.kit import ColorName, Kit
from game.ui.tween import ease_in_out, ease_out, overshoot
from game.ui.vector import Box, Ring, picture

_IN: Final = 0.22
_OUT: Final = 0.78
_JUMP: Final = 0.45
_JUMPED: Final = 1.5


@dataclass(frozen=True, slots=True)
class EffectPainter:
    """Draws effects at their progress, in one window size and language."""

    kit: Kit
    tr: Translator
    names: Names
    cards: CardPainter

    def draw(self, canvas: Canvas, playing: Playing, lay: Layout, *, is_still: bool) -> None:
        """Declare one effect; where everything keeps still it only fades in and out."""
        t = min(1.0, playing.progress)
        if t < 0:
            return
        match playing.effect:
            case Stamp():
                self._stamp(canvas, playing.effect, (1.0, _shown(t)) if is_still else _stamped(t), lay)
            case CountUp():
                self._count(canvas, playing, t, lay, is_still=is_still)
            case Threat(seat, total):
                self._pop(canvas, lay.station(seat), f"+{total}", t, is_still=is_still)
            case PopTag(seat):
                self._pop(canvas, lay.station(seat), self.tr._("UNO!"), t, is_still=is_still)
            case Reveal():
                self._reveal(canvas, playing.effect, playing, lay, is_still=is_still)
            case DealerDraw():
                self._dealer(canvas, playing.effect, playing, lay, is_still=is_still)
            case Riffle():
                self.cards.draw_some(canvas, () if is_still else riffle_cards(playing.effect, t, lay))
            case Win():
                self._win(canvas, playing.effect, t, lay, is_still=is_still)
            case Flood() | TurnRound() | Pause():
                return
            case _:
                assert_never(playing.effect)

    def _stamp(self, canvas: Canvas, stamp: Stamp, look: tuple[float, int], lay: Layout) -> None:
        station = lay.station(stamp.seat)
        scale, alpha = look
        match stamp.sign:
            case Sign.CAUGHT:
                word = self.tr._("Caught!")
                draw_tag(canvas, self.kit, station.catch, word, scale=scale, alpha=alpha, facing=station.facing)
                return
            case Sign.SKIPPED:
                icon, fill = "skip", "danger"
            case Sign.CHALLENGED:
                icon, fill = "eye", "cover"
            case Sign.CHOSEN | Sign.SAVED:
                icon, fill = "check", "switched"
            case Sign.PASSED:
                icon, fill = "next", "hover"
            case _:
                assert_never(stamp.sign)
        at = hand_spot(lay, station)
        pixels = max(20, round((64 if station.is_compact else 92) * max(lay.u, 0.62) * scale / 4) * 4)
        canvas.blit_centered(self._disc(icon, fill, pixels), at, alpha=alpha)

    def _disc(self, icon: str, fill: ColorName, pixels: int) -> Surface:
        kit = self.kit
        key = ("stamp", icon, fill, pixels, kit.theme.name)

        def make() -> Surface:
            ground = kit.disc(pixels, fill, "card", max(2.0, pixels * 0.06)).copy()
            side = round(pixels * 0.62)
            sign = _barred(kit, side) if icon == "skip" else kit.assets.icon(icon, side, kit.color("text"))
            ground.blit(sign, ((pixels - side) // 2, (pixels - side) // 2))
            return ground

        return kit.assets.cache.get(key, make)

    def _pop(self, canvas: Canvas, station: Station, text: str, t: float, *, is_still: bool) -> None:
        """Let a tag jump out at its place, with a ring that spreads from it."""
        area, facing = station.tag, station.facing
        if is_still:
            draw_tag(canvas, self.kit, area, text, alpha=round(255 * t), facing=facing)
            return
        spread, kit = ease_out(t), self.kit
        if t < 1:
            pixels = max(16, round(max(area.width, area.height) * (0.7 + 1.1 * spread) / 8) * 8)
            ring = kit.disc(pixels, None, "gold", max(2.0, min(area.width, area.height) * 0.14))
            canvas.blit_centered(ring, area.center, alpha=round(200 * (1 - spread)))
        draw_tag(canvas, kit, area, text, scale=_popped(t), facing=facing)

    def _count(self, canvas: Canvas, playing: Playing, t: float, lay: Layout, *, is_still: bool) -> None:
        cue = playing.effect
        assert isinstance(cue, CountUp)
        apart = cue.apart * playing.duration / cue.duration if cue.duration else 0.0
        arrived = cue.total if apart <= 0 else min(cue.total, 1 + int(max(0.0, playing.passed - 2 * apart) / apart))
        scale, alpha = (1.3, _shown(t)) if is_still else (1.3 * overshoot(min(1.0, t / 0.2)), _leaving(t))
        station = lay.station(cue.seat)
        spot, sum_so_far = tag_spot(station, lay), f"+{arrived}"
        draw_tag(canvas, self.kit, spot, sum_so_far, scale=scale, alpha=alpha, facing=station.facing)

    def _reveal(self, canvas: Canvas, cue: Reveal, playing: Playing, lay: Layout, *, is_still: bool) -> None:
        kit, passed, duration = self.kit, playing.passed, playing.duration
        share = ease_out(min(1.0, passed / 300)) * min(1.0, max(0.0, (duration - passed) / 260))
        row = Rect(reveal_row(cue, lay))
        pad, line = kit.px(28), kit.line_height("section") + kit.px(14)
        panel = row.inflate(2 * pad, 2 * pad)
        panel.top -= line
        panel.height += line
        width = max(panel.width, kit.px(520))
        panel = Rect(panel.centerx - width // 2, panel.top, width, panel.height)
        look = Box(
            panel.size,
            kit.radius("panel"),
            kit.color("panel"),
            kit.color("danger-2" if cue.guilty else "good"),
            max(2.0, 2.5 * kit.u),
            shadow=kit.shadow(20, 10),
        )
        kit.draw_box(canvas, look, panel, alpha=round(245 * share))
        text = kit.text(self._verdict(cue), "section", width=panel.width - 2 * pad)
        canvas.blit(
            text, (panel.centerx - text.get_width() // 2, panel.top + pad // 2 + kit.px(6)), alpha=round(255 * share)
        )
        self.cards.draw_some(canvas, reveal_cards(cue, passed, duration, lay, is_still=is_still))

    def _verdict(self, cue: Reveal) -> str:
        name = self.names.of(cue.accused)
        if cue.color is None:
            return (
                self.tr._("{name} was bluffing", name=name)
                if cue.guilty
                else self.tr._("{name} played fair", name=name)
            )
        color = color_word(self.tr, cue.color)
        if cue.guilty:
            return self.tr._("{name} was bluffing and could have played {color}", name=name, color=color)
        return self.tr._("{name} played fair and had nothing {color}", name=name, color=color)

    def _dealer(self, canvas: Canvas, cue: DealerDraw, playing: Playing, lay: Layout, *, is_still: bool) -> None:
        passed, duration = playing.passed, playing.duration
        cards = dealer_cards(cue, passed, duration, lay, is_still=is_still)
        share = max(0.0, (passed - cue.apart * len(cue.draws) * min(1.0, duration / cue.duration)) / max(1.0, duration))
        if share > 0.12 and dealer_stay(passed, duration) >= 1:
            self._dealer_ring(canvas, cue.dealer, cards[0].place.width if cards else 0, lay)
        self.cards.draw_some(canvas, cards)

    def _dealer_ring(self, canvas: Canvas, dealer: Seat, width: int, lay: Layout) -> None:
        kit = self.kit
        size = (width, round(width * 1.5))
        look = Box(size, width * 0.11, None, ring=Ring(kit.color("gold"), max(3.0, 5 * kit.u), max(2.0, 3 * kit.u)))
        middle = dealer_spot(lay, lay.station(dealer))
        kit.draw_box(canvas, look, Rect(round(middle[0] - size[0] / 2), round(middle[1] - size[1] / 2), *size))

    def _win(self, canvas: Canvas, cue: Win, t: float, lay: Layout, *, is_still: bool) -> None:
        """Let the points of every hand fly to the winner's plate; where everything keeps still they stand and fade."""
        kit = self.kit
        to = lay.station(cue.winner).plate.center
        fly = 0.0 if is_still else ease_in_out(min(1.0, max(0.0, (t - 0.25) / 0.5)))
        if fly >= 1:
            return
        alpha = _shown(t) if is_still else 255
        pixels = max(18, round(42 * kit.u * (1.0 if is_still else 0.6 + 0.4 * overshoot(min(1.0, t / 0.2)))))
        for seat, points in enumerate(cue.points):
            if seat == cue.winner or not points:
                continue
            start = hand_spot(lay, lay.station(Seat(seat)))
            rise = sin(pi * fly) * 40 * kit.u
            at = (start[0] + (to[0] - start[0]) * fly, start[1] + (to[1] - start[1]) * fly - rise)
            text = kit.type.line(f"+{points}", "numeral", pixels, kit.color("on-gold"))
            look = Box(
                (text.get_width() + pixels, round(pixels * 1.5)), pixels * 0.75, kit.gradient("gold-hi", "gold-lo")
            )
            canvas.blit_centered(kit.box(look), at, alpha=alpha)
            canvas.blit_centered(text, at, alpha=alpha)


def win_total(cue: Win, t: float) -> int:
    """Return the winner's total while the points arrive."""
    share = ease_out(min(1.0, max(0.0, (t - 0.6) / 0.35)))
    return round(cue.before + (cue.after - cue.before) * share)


def win_growth(t: float) -> float:
    """Return how much the winner's plate has grown, in a few steps, so that few sizes have to be drawn."""
    return 1.0 + 0.15 * round(5 * min(1.0, ease_out(min(1.0, t / 0.16)))) / 5


def _stamped(t: float) -> tuple[float, int]:
    """Return the scale and the opacity of a stamp: it comes down, stays, and fades."""
    if t < _IN:
        share = ease_out(t / _IN)
        return 1.7 - 0.7 * share, round(255 * share)
    return 1.0, _leaving(t)


def _popped(t: float) -> float:
    """Return the scale of a tag that jumps out: half as large again as it will be, then back to its size."""
    if t < _JUMP:
        return _JUMPED * ease_out(t / _JUMP)
    return _JUMPED + (1 - _JUMPED) * ease_in_out((t - _JUMP) / (1 - _JUMP))


def _leaving(t: float) -> int:
    """Return the opacity of what stands until it fades at its end."""
    return 255 if t < _OUT else round(255 * (1 - t) / (1 - _OUT))


def _shown(t: float) -> int:
    """Return the opacity of what fades in, stands, and fades out."""
    return round(255 * t / _IN) if t < _IN else _leaving(t)


def _barred(kit: Kit, side: int) -> Surface:
    """Draw the barred circle of the Skip."""
    shape = (
        '<g fill="none" stroke="#ffffff" stroke-width="14" stroke-linecap="round"><circle cx="50" cy="50" r="38"/>'
        '<path d="M25 75 L75 25"/></g>'
    )
    return kit.assets.cache.get(
        ("barred", side), lambda: picture((side, side), f'<g transform="scale({side / 100})">{shape}</g>')
    )
