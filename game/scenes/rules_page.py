"""A page of the rules as blocks from the top down: heading, how the table has it, examples, steps, notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.i18n import Translator
from game.rules.cards import Color
from game.rules.ruleset import Ruleset
from game.scenes.pieces import CARD_RATIO, card_picture, emblem, heading_line
from game.scenes.setup_texts import option_texts, value_words
from game.table.card_art import COLOR_NAMES
from game.table.reference_page import Example, Page
from game.table.words import color_word
from game.ui.compositor import Canvas
from game.ui.geometry import columns
from game.ui.kit import ColorName, Kit
from game.ui.vector import Box

_CARD = 150
_EXAMPLE_CARD = 104
_NARROW = 820
_STEP_COLUMNS = 4


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a page: its height in pixels, and what draws it with its top at a rectangle."""

    height: int
    draw: Callable[[Canvas, Rect], None]


class PageView:
    """The blocks of a page for one width in pixels."""

    def __init__(self, kit: Kit, tr: Translator, rules: Ruleset, page: Page, width: int) -> None:
        self._kit = kit
        self._tr = tr
        self._rules = rules
        self._page = page
        self._width = width
        self._is_narrow = width < kit.px(_NARROW)
        self.blocks = self._blocks()

    @property
    def height(self) -> int:
        """Give the height of all blocks with the gaps between them, in pixels."""
        return sum(block.height for block in self.blocks) + self._gap * max(0, len(self.blocks) - 1)

    @property
    def _gap(self) -> int:
        return self._kit.px(30)

    def draw(self, canvas: Canvas, at: Rect, scrolled: int) -> None:
        """Declare what is in view of a rectangle, moved up by so many pixels."""
        y = at.top - scrolled
        with canvas.clip(at):
            for block in self.blocks:
                if y < at.bottom and y + block.height > at.top:
                    block.draw(canvas, Rect(at.left, y, self._width, block.height))
                y += block.height + self._gap

    def _blocks(self) -> list[Block]:
        page = self._page
        blocks = [self._head()]
        if page.examples and page.color is not None:
            blocks.append(self._color_chip(page.color))
        step = 1 if self._is_narrow else 2
        starts = range(0, len(page.examples), step)
        blocks += [self._examples(page.examples[start : start + step]) for start in starts]
        if page.options:
            blocks.append(self._in_force())
        if page.steps:
            blocks.append(self._steps())
        if page.notes:
            blocks.append(self._notes())
        return blocks

    def _head(self) -> Block:
        kit, page = self._kit, self._page
        card = kit.px(_CARD if not self._is_narrow else 104) if page.card is not None else 0
        left = round(card * 1.14) + kit.px(28) if card else 0
        room = self._width - left
        title = heading_line(kit, page.title, "title", width=room)
        chips = [_pill(kit, words, first=not index) for index, words in enumerate(page.facts)]
        lead = kit.paragraph(page.lead, room, "body", "text")
        rows = _wrapped(chips, room, kit.px(10))
        chips_height = sum(max(chip.get_height() for chip in row) + kit.px(8) for row in rows)
        words_height = title.get_height() + kit.px(6) + chips_height + kit.px(6) + lead.get_height()
        height = max(words_height, round(card * CARD_RATIO * 1.06))

        def draw(canvas: Canvas, at: Rect) -> None:
            if page.card is not None:
                picture = card_picture(kit, page.card, card, turn=-4)
                canvas.blit_centered(picture, (at.left + round(card * 0.57), at.top + height // 2))
            y = at.top + (height - words_height) // 2
            canvas.blit(title, (at.left + left, y))
            y += title.get_height() + kit.px(6)
            for row in rows:
                x = at.left + left
                for chip in row:
                    canvas.blit(chip, (x, y))
                    x += chip.get_width() + kit.px(10)
                y += max(chip.get_height() for chip in row) + kit.px(8)
            canvas.blit(lead, (at.left + left, y + kit.px(6)))

        return Block(height, draw)

    def _in_force(self) -> Block:
        """Say how this table has the options of the page."""
        kit, tr = self._kit, self._tr
        texts = option_texts(tr)
        pad = kit.px(18)
        rows = [(texts[name].title, value_words(tr, self._rules, name)) for name in self._page.options]
        head = kit.text(tr._("At this table"), "small", "mint")
        line = kit.line_height("body") + kit.px(6)
        height = 2 * pad + head.get_height() + kit.px(6) + line * len(rows)

        def draw(canvas: Canvas, at: Rect) -> None:
            look = Box(at.size, kit.radius("row"), kit.color("raised"))
            kit.draw_box(canvas, look, at)
            canvas.blit(head, (at.left + pad, at.top + pad))
            y = at.top + pad + head.get_height() + kit.px(6)
            inner = at.width - 2 * pad
            for title, value in rows:
                said = kit.text(value, "body", "text", width=round(inner * 0.48))
                canvas.blit(kit.text(title, "body", "text-2", width=round(inner * 0.5)), (at.left + pad, y))
                canvas.blit(said, (at.left + pad + round(inner * 0.52), y))
                y += line

        return Block(height, draw)

    def _color_chip(self, color: Color) -> Block:
        kit, tr = self._kit, self._tr
        words = kit.text(tr._("Example: {color} is in force", color=color_word(tr, color)), "strong")
        height = max(kit.px(48), words.get_height() + 8)
        side = round(height * 0.74)

        def draw(canvas: Canvas, at: Rect) -> None:
            width = words.get_width() + side + kit.px(40)
            kit.draw_box(canvas, Box((width, height), height / 2, kit.color("plate")), at)
            middle = (at.left + kit.px(8) + side // 2, at.top + height // 2)
            edge = max(1.5, 3 * kit.u)
            canvas.blit_centered(kit.disc(side, f"{COLOR_NAMES[color]}.base", "card", edge), middle)
            canvas.blit_centered(emblem(kit, color, round(side * 0.56)), middle)
            canvas.blit(words, (at.left + side + kit.px(20), middle[1] - words.get_height() // 2))

        return Block(height, draw)

    def _examples(self, examples: Sequence[Example]) -> Block:
        kit = self._kit
        gap = kit.px(24)
        width = (self._width - gap * (len(examples) - 1)) // len(examples)
        if not self._is_narrow:
            width = (self._width - gap) // 2
        tiles = [_example(kit, example, width) for example in examples]
        height = max(tile.height for tile in tiles)

        def draw(canvas: Canvas, at: Rect) -> None:
            for index, tile in enumerate(tiles):
                tile.draw(canvas, Rect(at.left + index * (width + gap), at.top, width, height))

        return Block(height, draw)

    def _steps(self) -> Block:
        kit, page = self._kit, self._page
        heading = heading_line(kit, page.steps_title, "section", width=self._width)
        across = 1 if self._is_narrow else min(len(page.steps), _STEP_COLUMNS)
        gap, pad, side = kit.px(14), kit.px(14), kit.px(40)
        places = columns(Rect(0, 0, self._width, 10), [1] * across, gap)
        room = places[0].width - 3 * pad - side
        words = [kit.paragraph(step, room, "small") for step in page.steps]
        tall = max([side, *(text.get_height() for text in words)]) + 2 * pad
        rows = -(-len(words) // across)
        top = heading.get_height() + kit.px(12)
        height = top + rows * tall + (rows - 1) * gap

        def draw(canvas: Canvas, at: Rect) -> None:
            canvas.blit(heading, at.topleft)
            for index, text in enumerate(words):
                place = places[index % across]
                box = Rect(at.left + place.left, at.top + top + index // across * (tall + gap), place.width, tall)
                kit.draw_box(canvas, Box(box.size, kit.radius("row"), kit.color("raised")), box)
                middle = (box.left + pad + side // 2, box.centery)
                canvas.blit_centered(kit.disc(side, "card"), middle)
                canvas.blit_centered(kit.text(str(index + 1), "label", "on-card"), middle)
                canvas.blit(text, (box.left + 2 * pad + side, box.centery - text.get_height() // 2))

        return Block(height, draw)

    def _notes(self) -> Block:
        kit = self._kit
        indent, gap = kit.px(26), kit.px(10)
        words = [kit.paragraph(note, self._width - indent, "body", "text-2") for note in self._page.notes]
        height = sum(text.get_height() + gap for text in words) - gap

        def draw(canvas: Canvas, at: Rect) -> None:
            y = at.top
            dot = kit.disc(kit.px(9), "mint")
            for text in words:
                canvas.blit_centered(dot, (at.left + kit.px(8), y + kit.line_height("body") / 2))
                canvas.blit(text, (at.left + indent, y))
                y += text.get_height() + gap

        return Block(height, draw)


def _example(kit: Kit, example: Example, width: int) -> Block:
    """Show a hand, whether it goes, and the card it is about; the sentence stands below."""
    tint: ColorName = "good" if example.is_allowed else "danger-2"
    pad = kit.px(20)
    card = kit.px(_EXAMPLE_CARD)
    title = heading_line(kit, example.title, "section", width=width - 2 * pad - kit.px(40))
    words = kit.paragraph(example.sentence, width - 2 * pad, "body")
    stage = round(card * CARD_RATIO * 1.12)
    height = 2 * pad + title.get_height() + kit.px(14) + stage + kit.px(14) + words.get_height()

    def draw(canvas: Canvas, at: Rect) -> None:
        look = Box(at.size, kit.radius("panel"), kit.color("raised"), kit.color(tint), max(1.5, 2 * kit.u))
        kit.draw_box(canvas, look, at)
        icon = kit.icon("check" if example.is_allowed else "close", 26, tint)
        y = at.top + pad
        canvas.blit(icon, (at.left + pad, y + (title.get_height() - icon.get_height()) // 2))
        canvas.blit(title, (at.left + pad + icon.get_width() + kit.px(10), y))
        row = Rect(at.left + pad, y + title.get_height() + kit.px(14), width - 2 * pad, stage)
        _draw_cards(canvas, kit, example, row, card, tint)
        canvas.blit(words, (at.left + pad, row.bottom + kit.px(14)))

    return Block(height, draw)


def _draw_cards(canvas: Canvas, kit: Kit, example: Example, row: Rect, card: int, tint: ColorName) -> None:
    mark = kit.px(90) if example.card is not None else 0
    target = card if example.card is not None else 0
    count = len(example.cards)
    step = min(round(card * 0.74), (row.width - mark - target - card) // max(1, count - 1)) if count > 1 else 0
    x = row.left + card // 2
    for index, held in enumerate(example.cards):
        turn = (index - (count - 1) / 2) * 4
        covered = index + 1 < count
        center = (x + index * step, row.centery)
        canvas.blit_centered(card_picture(kit, held, card, turn=turn, index=covered), center)
        if held is example.marked:
            _draw_mark(canvas, kit, center, card, step if covered else card, tint)
    if example.card is None:
        return
    right = x + (count - 1) * step + card // 2
    icon = kit.icon("right" if example.is_allowed else "close", 44, tint)
    canvas.blit_centered(icon, (right + mark // 2, row.centery))
    alpha = 255 if example.is_allowed else 130
    canvas.blit_centered(
        card_picture(kit, example.card, card, turn=3), (right + mark + card // 2, row.centery), alpha=alpha
    )


def _draw_mark(canvas: Canvas, kit: Kit, center: tuple[int, int], card: int, strip: int, tint: ColorName) -> None:
    """Put a dashed frame round the part of a card that is seen."""
    height = round(card * CARD_RATIO)
    frame = Rect(center[0] - card // 2, center[1] - height // 2, strip, height).inflate(kit.px(8), kit.px(8))
    dash = (kit.px(9), kit.px(6))
    kit.draw_box(canvas, Box(frame.size, card * 0.13, None, kit.color(tint), max(2.0, 4 * kit.u), dash), frame)


def _pill(kit: Kit, words: str, *, first: bool) -> Surface:
    """Draw a fact as a pill, the first in cream."""
    label = kit.text(words, "least", "on-card" if first else "text")
    size = (label.get_width() + kit.px(24), label.get_height() + kit.px(8))
    fill = kit.color("card") if first else None
    edge = None if first else kit.color("outline")
    key = ("fact", words, size, first, kit.theme.name)

    def make() -> Surface:
        surface = kit.box(Box(size, size[1] / 2, fill, edge, max(1.0, 2 * kit.u))).copy()
        surface.blit(
            label,
            (
                (surface.get_width() - label.get_width()) // 2,
                (surface.get_height() - label.get_height()) // 2,
            ),
        )
        return surface

    return kit.assets.cache.get(key, make)


def _wrapped(pictures: Sequence[Surface], room: int, gap: int) -> list[list[Surface]]:
    """Put pictures into rows that are no wider than the room."""
    rows: list[list[Surface]] = []
    used = room + 1
    for picture in pictures:
        if used + gap + picture.get_width() > room:
            rows.append([])
            used = -gap
        rows[-1].append(picture)
        used += gap + picture.get_width()
    return rows
