"""Draw the plates of the seats: portrait, name, total, count, and what has to be seen of them now."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, radians, sin

from pygame import Rect, Surface

from game.table.geometry import Area
from game.table.stations import PLATE_HEIGHT, Side, Station
from game.ui.compositor import Canvas
from game.ui.kit import ColorName, Kit
from game.ui.turned import turned_line
from game.ui.vector import Box, Ring, hexed, picture


@dataclass(frozen=True, slots=True)
class PlateLook:
    """What a plate shows; `total` is the words of its points, `short` the same where there is little room.

    `key` is the key by which a person at a shared screen jumps in, nothing where there is none.
    """

    name: str
    avatar: str
    is_bot: bool
    total: str
    short: str
    count: int
    is_on_turn: bool = False
    can_be_caught: bool = False
    is_winner: bool = False
    growth: float = 1.0
    key: str = ""
    is_key_lit: bool = False


def draw_plate(canvas: Canvas, kit: Kit, station: Station, look: PlateLook) -> None:
    """Declare a seat's plate, its outline and its pointer; it grows about its middle, but never out of the window."""
    plate, k = grown(kit, station.plate, look.growth), station.scale * look.growth
    draw_plate_in(canvas, kit, plate, k, look)
    if look.is_on_turn:
        draw_pointer(canvas, kit, station.pointer, is_left=station.side is Side.RIGHT)


def draw_plate_in(canvas: Canvas, kit: Kit, plate: Area, k: float, look: PlateLook) -> None:
    """Declare a plate that stands by itself, in an area and at a scale."""
    rect = Rect(plate)
    kit.draw_box(canvas, Box(rect.size, rect.height / 2, kit.color("plate"), ring=plate_ring(kit, look, k)), rect)
    middle = plate.y + plate.height / 2
    draw_portrait(canvas, kit, look.avatar, (plate.x + 38 * k, middle), round(58 * k), is_bot=look.is_bot)
    if look.key:
        draw_key(canvas, kit, look, (plate.x + 14 * k, plate.y + 12 * k), k)
    _draw_names(canvas, kit, plate, k, look)
    draw_count(canvas, kit, look.count, (plate.right - 37 * k, middle), k)


def draw_left_free(canvas: Canvas, kit: Kit, plate: Area, name: str) -> None:
    """Declare the place of one who has come to the lower edge: an outline, and whose it is."""
    rect, k = Rect(plate), plate.height / PLATE_HEIGHT
    edge = kit.faded("text-felt", 0.4)
    kit.draw_box(canvas, Box(rect.size, rect.height / 2, None, edge, max(1.5, 2 * k), (10 * k, 8 * k)), rect)
    least = kit.theme.least_pixels
    words = kit.type.fitting(name, "strong", max(least, round(21 * k)), kit.color("text-felt"), round(rect.width * 0.7))
    canvas.blit_centered(words, rect.center, alpha=150)


def plate_ring(kit: Kit, look: PlateLook, k: float) -> Ring | None:
    """Return the outline of a plate at a scale: gold for the seat on turn, dashed for one that can be caught."""
    if look.can_be_caught:
        return Ring(kit.color("danger-2"), 5 * k, 3.5 * k, (14 * k, 9 * k))
    return Ring(kit.color("gold"), 5 * k, 3.5 * k) if look.is_on_turn or look.is_winner else None


def grown(kit: Kit, plate: Area, growth: float) -> Area:
    """Return a plate grown about its middle, kept in the window."""
    if growth == 1:
        return plate
    rect = Rect(0, 0, round(plate.width * growth), round(plate.height * growth))
    rect.center = round(plate.center[0]), round(plate.center[1])
    rect.clamp_ip(kit.rect.inflate(-kit.px(16), -kit.px(16)))
    return Area(*rect)


def draw_portrait(
    canvas: Canvas, kit: Kit, avatar: str, center: tuple[float, float], pixels: int, *, is_bot: bool | None = None
) -> None:
    """Declare an animal so many pixels wide; with a badge at the bottom right that tells a bot from a person."""
    canvas.blit_centered(kit.assets.image(f"avatars/{avatar}", (pixels, pixels)), center)
    if is_bot is None:
        return
    side = max(15, round(pixels * 0.4))
    at = (center[0] + pixels * 0.37, center[1] + pixels * 0.37)
    fill, edge = ("on-bot", "bot") if is_bot else ("on-card", "text-2")
    canvas.blit_centered(kit.disc(side, fill, edge, max(1.0, side * 0.08)), at)
    icon = kit.assets.icon("bot" if is_bot else "person", round(side * 0.68), kit.color("text"))
    canvas.blit_centered(icon, at)


def draw_count(canvas: Canvas, kit: Kit, count: int, center: tuple[float, float], k: float) -> None:
    """Declare how many cards a seat holds, on two stacked cards."""
    side = round(44 * k)
    canvas.blit_centered(_under_card(kit, side), (center[0] + 4 * k, center[1] - 4 * k))
    face = Box((side, round(40 * k)), 9 * k, kit.color("card"))
    canvas.blit_centered(kit.box(face), center)
    pixels = max(kit.theme.least_pixels, round(25 * k))
    text, pixels = kit.type.fitted(str(count), "numeral", pixels, side - 4)
    canvas.blit_centered(kit.type.line(text, "numeral", pixels, kit.color("on-card")), center)


def draw_tag(
    canvas: Canvas,
    kit: Kit,
    area: Area,
    text: str,
    *,
    scale: float = 1.0,
    fill: ColorName = "danger",
    alpha: int = 255,
    facing: int = 0,
) -> None:
    """Declare a red tag with a word, at a scale of its area and turned clockwise by quarters."""
    if scale <= 0.05:
        return
    wide, high = (area.height, area.width) if facing % 180 else (area.width, area.height)
    height = max(2, round(high * scale))
    pixels = max(8, round(high * 0.56 * scale))
    word = turned_line(kit, text, "display", pixels, "text", facing)
    width = max(round(wide * scale), max(word.get_size()) + height // 2)
    size = (height, width) if facing % 180 else (width, height)
    look = Box(size, height / 2, kit.color(fill), kit.color("card"), max(1.5, height * 0.075))
    canvas.blit_centered(kit.box(look), area.center, alpha=alpha)
    canvas.blit_centered(word, area.center, alpha=alpha)


def draw_key(canvas: Canvas, kit: Kit, look: PlateLook, center: tuple[float, float], k: float) -> None:
    """Declare the key that jumps in, gold while it may."""
    pixels = max(kit.theme.least_pixels, round(19 * k))
    ink, fill, lip = ("on-gold", "gold", "gold-lip") if look.is_key_lit else ("on-card", "card", "card-lip")
    text = kit.type.line(look.key, "strong", pixels, kit.color(ink))
    height = max(round(27 * k), text.get_height())
    width = max(height, text.get_width() + round(10 * k))
    cap = Box(
        (width, height), kit.radius("key") * 0.8, kit.color(fill), lip=kit.color(lip), lip_height=max(2, round(3 * k))
    )
    canvas.blit_centered(kit.box(cap), center)
    canvas.blit_centered(text, center)


def _draw_names(canvas: Canvas, kit: Kit, plate: Area, k: float, look: PlateLook) -> None:
    x = round(plate.x + 82 * k)
    room = round(plate.right - 68 * k) - x
    least = kit.theme.least_pixels
    title = kit.type.fitting(look.name, "strong", max(least, round(23 * k)), kit.color("text"), room)
    pixels = max(least, round(19 * k))
    is_long = kit.type.width(look.total, "small", pixels) > room
    ink = kit.color("gold" if look.is_winner else "text-2")
    points = kit.type.fitting(look.short if is_long else look.total, "small", pixels, ink, room)
    height = title.get_height() + points.get_height() - round(5 * k)
    y = plate.y + (plate.height - height) // 2
    canvas.blit(title, (x, y))
    canvas.blit(points, (x, y + height - points.get_height()))


def draw_pointer(canvas: Canvas, kit: Kit, area: Area, *, is_left: bool) -> None:
    """Declare the golden arrowhead beside the plate of the seat on turn."""
    size = (area.width, area.height)
    color = hexed(kit.color("gold"))

    def make() -> Surface:
        width, height = size
        tip, base = (1, width - 1) if is_left else (width - 1, 1)
        style = f'fill="{color}" stroke="{color}" stroke-width="2" stroke-linejoin="round"'
        return picture(size, f'<path d="M{base} 2 L{tip} {height / 2} L{base} {height - 2} Z" {style}/>')

    canvas.blit_centered(kit.assets.cache.get(("pointer", size, is_left, color), make), area.center)


def _under_card(kit: Kit, side: int) -> Surface:
    color = hexed(kit.color("text-3"))

    def make() -> Surface:
        outer = round(side * 1.3)
        reach = outer / 2
        turned = f'<g transform="translate({reach} {reach}) rotate(7)">'
        edge = side * 0.96
        return picture(
            (outer, outer),
            f'{turned}<rect x="{-edge / 2}" y="{-edge / 2}" width="{edge}" height="{edge}" rx="{edge * 0.19}" '
            f'fill="{color}"/></g>',
        )

    return kit.assets.cache.get(("under card", side, color), make)


def on_circle(center: tuple[float, float], radius: float, degrees: float) -> tuple[float, float]:
    """Return a point on a circle, degrees clockwise from the right."""
    return center[0] + radius * cos(radians(degrees)), center[1] + radius * sin(radians(degrees))


class Memo:
    """Keeps what was declared for a key, so that a part of the picture that has not changed costs next to nothing."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[object, Canvas]] = {}

    def draw(self, canvas: Canvas, part: str, key: object, draw: Callable[[Canvas], None]) -> None:
        """Declare a part of the picture: as it was, if its key is as it was."""
        kept = self._kept.get(part)
        if kept is None or kept[0] != key:
            inner = Canvas(canvas.size)
            draw(inner)
            kept = (key, inner)
            self._kept[part] = kept
        canvas.items.extend(kept[1].items)
        canvas.rects.extend(kept[1].rects)

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
