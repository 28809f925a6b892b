"""A sheet of every card of both decks and of the backs, in the colours of now, each under its short name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from pygame import Rect

from game.i18n import Translator
from game.look import BACKS
from game.rules.cards import FACES, card
from game.scenes.pieces import CARD_RATIO, heading_line
from game.scenes.settings_rows import value_words
from game.scenes.stage import Stage
from game.settings import CardBack
from game.table.card_art import picture_name
from game.ui.compositor import Canvas
from game.ui.scene import Change, Pop

_WILDS = ("W", "W+4", "WS", "WC")


class CardsSheet(Stage[None]):
    """Shows all pictures at once; Escape leaves it."""

    def place(self) -> None:
        """Place the button that leaves."""
        kit = self.kit
        margin = kit.px(36)
        head = Rect(margin, margin // 2, kit.size[0] - 2 * margin, max(kit.px(70), 44))
        self.form.replace([self.back_button(self.tr._("Back"), head)])
        if self.form.focused is None:
            self.form.focus("back")

    def aloud(self) -> Sequence[str]:
        """Read the heading."""
        return (self.tr._("The cards"),)

    def chosen(self, name: str) -> Change[None]:
        """Leave."""
        return Pop(None)

    def back(self) -> Change[None]:
        """Leave."""
        return Pop(None)

    def draw(self, canvas: Canvas) -> None:
        """Declare the felt, the heading, and the cards row by row."""
        kit = self.kit
        canvas.background(kit.felt())
        button = self.form["back"].rect
        title = heading_line(kit, self.tr._("The cards"), "title")
        canvas.blit(title, (button.right + kit.px(20), button.centery - title.get_height() // 2))
        rows = [list(row) for row in _rows(self.tr)]
        least = kit.theme.least_pixels
        top, margin = button.bottom + kit.px(16), kit.px(36)
        high = (kit.size[1] - margin // 2 - top) // len(rows)
        wide = (kit.size[0] - 2 * margin) // max(map(len, rows))
        width = min(round(wide * 0.86), round((high - least - kit.px(16)) / CARD_RATIO))
        for number, row in enumerate(rows):
            for place, (picture, label) in enumerate(row):
                middle = (margin + place * wide + wide // 2, top + number * high + round(width * CARD_RATIO) // 2)
                shown = kit.assets.image(picture, (width, round(width * CARD_RATIO)), shadow=kit.shadow(8, 5))
                canvas.blit_centered(shown, middle)
                words = kit.type.line(label, "least", least, kit.color("text-felt"))
                canvas.blit_centered(words, (middle[0], middle[1] + round(width * CARD_RATIO / 2) + least))
        self.form.draw(canvas, kit)


def _rows(tr: Translator) -> Iterator[Iterator[tuple[str, str]]]:
    """Yield the pictures with their names: a row for each colour, one for wilds and backs."""
    colored = [face for face in FACES if not face.is_wild]
    for _, row in groupby(colored, key=lambda face: face.color):
        yield ((picture_name(face), face.text) for face in row)
    words = value_words(tr)
    wilds = [(picture_name(card(text)), text) for text in _WILDS]
    yield iter([*wilds, *((BACKS[back], words[back]) for back in CardBack)])
