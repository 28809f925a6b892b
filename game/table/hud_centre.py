"""Draw the middle of the table: the felt's line, the draw pile, the ring in the colour in force and its badge."""

from dataclasses import dataclass
from math import ceil

from pygame import Surface

from game.rules.cards import Color
from game.table.card_art import BACK, COLOR_NAMES, emblem_name
from game.table.geometry import CardPlace
from game.table.hud_plates import on_circle
from game.table.layout import Layout
from game.table.soft import blurred
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.vector import Box, converted, hexed, picture, tinted

_ARROWS = (20, 140, 260)
_LAYERS = 6
_PIECE = 96


def draw_line(canvas: Canvas, kit: Kit, lay: Layout) -> None:
    """Declare the table's line on the felt, in small pieces, as nearly all of the oval is empty."""
    stage = lay.stage
    size = (round(stage.width * 0.68), round(stage.height * 0.56))
    left, top = round(stage.center[0] - size[0] / 2), round(stage.height * 0.454 - size[1] / 2)
    oval = _oval(kit, size)
    for y in range(0, size[1], _PIECE):
        for x in range(0, size[0], _PIECE):
            piece = oval.subsurface((x, y, min(_PIECE, size[0] - x), min(_PIECE, size[1] - y)))
            seen = piece.get_bounding_rect()
            if seen:
                canvas.blit(piece.subsurface(seen).copy(), (left + x + seen.x, top + y + seen.y))


def draw_pile(canvas: Canvas, kit: Kit, lay: Layout, count: int, deck: int, *, is_offered: bool) -> None:
    """Declare the draw pile as thick as it is; `is_offered` outlines it in gold."""
    pile = lay.pile
    layers = min(_LAYERS, ceil(_LAYERS * count / max(1, deck * 0.6)))
    if is_offered:
        canvas.blit_centered(_pile_ring(kit, pile, layers, lay.scale), _pile_middle(pile, layers, lay.scale))
    if layers == 0:
        canvas.blit_centered(_empty(kit, pile), (pile.x, pile.y))
        return
    key = ("pile", pile.width, layers, kit.theme.name)
    surface = kit.assets.cache.get(key, lambda: _stack(kit, pile, layers, lay.scale))
    canvas.blit_centered(surface, (pile.x, pile.y))


def draw_pile_label(canvas: Canvas, kit: Kit, lay: Layout, text: str) -> None:
    """Declare the words under the draw pile."""
    area = lay.pile_label
    pixels = max(kit.theme.least_pixels, min(kit.font_px("body"), round(area.height * 0.86)))
    words = kit.type.fitting(text, "body", pixels, kit.color("text-felt"), area.width)
    canvas.blit_centered(words, area.center)


@dataclass(slots=True)
class RingInk:
    """Keeps the ring with its glow in white, so that it can be given any colour for little."""

    _white: Surface | None = None
    _radius: float = 0.0

    def ring(self, kit: Kit, lay: Layout, color: Color | None) -> Surface:
        """Return the ring in a colour."""
        key = ("ring", color, round(lay.ring_radius), kit.theme.name)
        role = kit.color("outline") if color is None else kit.color(f"{COLOR_NAMES[color]}.base")
        return kit.assets.cache.get(key, lambda: tinted(self._in_white(lay), (*role[:3], 255)))

    def _in_white(self, lay: Layout) -> Surface:
        if self._white is None or self._radius != lay.ring_radius:
            self._white, self._radius = _make_ring(lay), lay.ring_radius
        return self._white


@dataclass(frozen=True, slots=True)
class RingLook:
    """The colours the ring leaves and takes on, how far it has got, and the arrowheads' turn: 1 clockwise, -1 not.

    While they turn round they run on: `sweep` is the share of the way from one arrowhead's place to the next.
    """

    before: Color | None
    color: Color | None
    progress: float
    arrows: float
    sweep: float = 0.0


def draw_ring(canvas: Canvas, kit: Kit, lay: Layout, ink: RingInk, ring: RingLook) -> None:
    """Declare the ring on its way from one colour to another, its arrowheads and its badge."""
    before, color, progress = ring.before, ring.color, ring.progress
    if progress < 1 and before is not color:
        canvas.blit_centered(ink.ring(kit, lay, before), lay.ring, alpha=round(255 * (1 - progress)))
    alpha = 255 if before is color else round(255 * progress)
    canvas.blit_centered(ink.ring(kit, lay, color), lay.ring, alpha=alpha)
    for angle in _ARROWS:
        place = angle + 120 * ring.sweep
        turn = round((place + 90 * ring.arrows) / 5) * 5 % 360
        canvas.blit_centered(_arrow(kit, lay.scale, turn), on_circle(lay.ring, lay.ring_radius, place))
    draw_badge(canvas, kit, lay, before, color, progress)


def draw_badge(
    canvas: Canvas, kit: Kit, lay: Layout, before: Color | None, color: Color | None, progress: float
) -> None:
    """Declare the badge of the colour in force."""
    if color is None:
        return
    pixels = lay.badge.width
    if progress < 1 and before is not None and before is not color:
        canvas.blit_centered(color_badge(kit, before, pixels), lay.badge.center)
        canvas.blit_centered(color_badge(kit, color, pixels), lay.badge.center, alpha=round(255 * progress))
    else:
        canvas.blit_centered(color_badge(kit, color, pixels), lay.badge.center)


def color_badge(kit: Kit, color: Color, pixels: int) -> Surface:
    """Return a disc in a colour with its emblem and a cream edge."""
    key = ("colour badge", color, pixels, kit.theme.name)
    return kit.assets.cache.get(key, lambda: _badge(kit, color, pixels))


def _badge(kit: Kit, color: Color, pixels: int) -> Surface:
    ground = kit.disc(pixels, f"{COLOR_NAMES[color]}.dark", "card", max(1.5, pixels * 0.07)).copy()
    side = round(pixels * 0.54)
    emblem = kit.assets.image(emblem_name(color), (side, side), tint=kit.color(f"{COLOR_NAMES[color]}.mark"))
    ground.blit(emblem, ((pixels - side) // 2, (pixels - side) // 2))
    return converted(ground)


def _oval(kit: Kit, size: tuple[int, int]) -> Surface:
    line = max(1.5, 3 * kit.u)
    style = f'fill="none" stroke="#ffffff" stroke-opacity="0.07" stroke-width="{line:.1f}"'
    place = f'cx="{size[0] / 2}" cy="{size[1] / 2}" rx="{size[0] / 2 - line}" ry="{size[1] / 2 - line}"'
    return picture(size, f"<ellipse {place} {style}/>")


def _pile_middle(pile: CardPlace, layers: int, scale: float) -> tuple[float, float]:
    lift = max(0, layers - 1)
    return pile.x - lift * scale, pile.y - 1.25 * lift * scale


def _stack(kit: Kit, pile: CardPlace, layers: int, scale: float) -> Surface:
    """Draw the pile: backs lying one above the other, each a little further to the top left beneath."""
    width, height = pile.width, pile.height
    blur, drop = max(2, round(width * 0.06)), round(6 * scale)
    margin = blur * 2 + drop + round(_LAYERS * 3 * scale)
    size = (width + 2 * margin, height + 2 * margin)
    shape = f'<rect x="{margin}" y="{margin + drop}" width="{width}" height="{height}" rx="{width * 0.11}"/>'
    ground = blurred(size, shape, kit.color("shadow"), blur).copy()
    back = kit.assets.image(BACK, (width, height))
    for layer in range(layers - 1, -1, -1):
        ground.blit(back, (round(margin - layer * 2 * scale), round(margin - layer * 2.5 * scale)))
    return converted(ground)


def _pile_ring(kit: Kit, pile: CardPlace, layers: int, scale: float) -> Surface:
    lift = max(0, layers - 1)
    gap, line = 6 * scale, max(2.0, 5 * scale)
    width = pile.width + 2 * lift * scale + 2 * gap + line
    height = pile.height + 2.5 * lift * scale + 2 * gap + line
    size = (round(width + line) + 2, round(height + line) + 2)
    x, y = (size[0] - width) / 2, (size[1] - height) / 2
    color = hexed(kit.color("gold"))
    shape = (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{pile.width * 0.11 + gap:.1f}" '
        f'fill="none" stroke="{color}" stroke-width="{line:.1f}"/>'
    )
    return kit.assets.cache.get(("pile ring", size, color), lambda: picture(size, shape))


def _empty(kit: Kit, pile: CardPlace) -> Surface:
    look = Box((pile.width, pile.height), pile.width * 0.11, (0, 0, 0, 41), kit.color("outline"), 2.5, (9, 7))
    return kit.box(look)


def _make_ring(lay: Layout) -> Surface:
    scale, radius = lay.scale, lay.ring_radius
    blur = max(2, round(13 * scale))
    side = round(2 * (radius + 3 * blur + 14 * scale))

    def circle(width: float) -> str:
        return (
            f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius:.1f}" fill="none" stroke="#ffffff" '
            f'stroke-width="{width:.1f}"/>'
        )

    glow = blurred((side, side), circle(26 * scale), (255, 255, 255, 150), blur)
    glow.blit(picture((side, side), circle(max(3.0, 7 * scale))), (0, 0))
    return glow


def _arrow(kit: Kit, scale: float, turn: int) -> Surface:
    side = max(14, round(36 * scale))
    color = hexed(kit.color("card"))
    k = side / 36
    path = (
        f'<g transform="translate({side / 2} {side / 2}) rotate({turn}) scale({k})"><path d="M-12 -14 L13 0 L-12 14 Z" '
        f'fill="{color}" stroke="{color}" stroke-width="2" stroke-linejoin="round"/></g>'
    )
    return kit.assets.cache.get(("arrow", side, turn, color), lambda: picture((side, side), path))
