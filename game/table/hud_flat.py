"""Draw what is turned to its seat where the screen lies flat: the seats' cards and the newest sentence."""

from functools import partial
from math import ceil

from pygame import Rect, Surface

from game.table.geometry import Area, area_around
from game.table.hud_plates import PlateLook, draw_count, draw_key, draw_pointer, draw_portrait, grown, plate_ring
from game.table.stations import Station
from game.ui.compositor import Canvas
from game.ui.geometry import Size
from game.ui.kit import Kit
from game.ui.turned import flattened, turned
from game.ui.vector import Box

_MARGIN = 38.0
"""How far pointer and outline reach beyond a card, in design pixels."""

_LEADING = 1.36
_RATHER_SMALLER = 0.85
"""Type may be smaller by so much where that saves a line."""


def draw_turned_plate(canvas: Canvas, kit: Kit, station: Station, look: PlateLook) -> None:
    """Declare a seat's card, turned to the seat: portrait and count above, name and points below."""
    plate, k = grown(kit, station.plate, look.growth), station.scale * look.growth
    margin = ceil(_MARGIN * k)
    width, height = _upright((plate.width, plate.height), station.facing)
    card = Rect(margin, margin, width, height)
    upright = flattened(
        (width + 2 * margin, height + 2 * margin), partial(_draw_card, kit=kit, card=card, k=k, look=look)
    )
    canvas.blit_centered(turned(upright, station.facing), plate.center)


def _upright(size: Size, facing: int) -> Size:
    return (size[1], size[0]) if facing % 180 else size


def _draw_card(canvas: Canvas, kit: Kit, card: Rect, k: float, look: PlateLook) -> None:
    kit.draw_box(canvas, Box(card.size, 26 * k, kit.color("plate"), ring=plate_ring(kit, look, k)), card)
    if look.is_on_turn:
        draw_pointer(canvas, kit, area_around((card.left - 21 * k, card.centery), 20 * k, 24 * k), is_left=False)
    inset, line = 36 * k, card.top + 33 * k
    draw_portrait(canvas, kit, look.avatar, (card.left + inset, line), round(52 * k), is_bot=look.is_bot)
    draw_count(canvas, kit, look.count, (card.right - inset + 2 * k, line + 2 * k), k)
    if look.key:
        draw_key(canvas, kit, look, (card.left + 14 * k, card.top + 12 * k), k)
    _draw_words(canvas, kit, card, k, look)


def _draw_words(canvas: Canvas, kit: Kit, card: Rect, k: float, look: PlateLook) -> None:
    room, least = card.width - round(20 * k), kit.theme.least_pixels
    name = kit.type.fitting(look.name, "strong", max(least, round(23 * k)), kit.color("text"), room)
    pixels = max(least, round(19 * k))
    is_long = kit.type.width(look.total, "small", pixels) > room
    ink = kit.color("gold" if look.is_winner else "text-2")
    points = kit.type.fitting(look.short if is_long else look.total, "small", pixels, ink, room)
    bottom = card.bottom - round(4 * k)
    y = bottom - points.get_height()
    canvas.blit(points, (card.centerx - points.get_width() // 2, y))
    canvas.blit(name, (card.centerx - name.get_width() // 2, y - name.get_height() + round(5 * k)))


def draw_news(canvas: Canvas, kit: Kit, area: Area, facing: int, sentence: str) -> None:
    """Declare the newest sentence of the log in a strip of the table, turned to one side of it."""
    size = _upright((area.width, area.height), facing)
    key = ("news", size, facing, sentence, kit.font_px("body"), kit.theme.name)
    canvas.blit(kit.assets.cache.get(key, lambda: turned(_news(kit, size, sentence), facing)), (area.x, area.y))


def _news(kit: Kit, size: Size, sentence: str) -> Surface:
    """Return a pill about the words, in the middle of the strip."""
    lines, pixels = _broken(kit, size, sentence)
    pad, step, room = round(pixels * 0.9), round(pixels * _LEADING), size[0] - round(pixels * 1.8)
    words = [kit.type.fitting(line, "body", pixels, kit.color("text"), room) for line in lines]
    pill = Rect(0, 0, max(word.get_width() for word in words) + 2 * pad, min(size[1], step * len(words) + pad // 2))
    pill.center = size[0] // 2, size[1] // 2

    def draw(canvas: Canvas) -> None:
        kit.draw_box(canvas, Box(pill.size, min(pill.height / 2, 20 * kit.u), kit.color("plate")), pill)
        top = pill.centery - step * len(words) // 2
        for index, word in enumerate(words):
            middle = top + step * index + step // 2
            canvas.blit(word, (pill.centerx - word.get_width() // 2, middle - word.get_height() // 2))

    return flattened(size, draw)


def _broken(kit: Kit, size: Size, sentence: str) -> tuple[list[str], int]:
    """Break a sentence into lines that fit a strip, in the largest type that does."""
    least = kit.theme.least_pixels
    best: tuple[list[str], int] | None = None
    for pixels in range(max(least, kit.font_px("body")), least - 1, -1):
        if best is not None and pixels < best[1] * _RATHER_SMALLER:
            break
        lines = kit.type.wrapped(sentence, "body", pixels, size[0] - round(pixels * 1.8))
        fits = pixels * (len(lines) * _LEADING + 0.3) <= size[1]
        if fits and (best is None or len(lines) < len(best[0])):
            best = (lines, pixels)
    if best is not None:
        return best
    most = max(1, int((size[1] / least - 0.3) / _LEADING))
    return [*lines[: most - 1], " ".join(lines[most - 1 :])], least
