"""Name the picture of a card in `assets/cards`."""

from typing import Final

from game.rules.cards import Card, Color
from game.rules.events import Shown

BACK: Final = "cards/back"
COLOR_NAMES: Final = {Color.RED: "red", Color.YELLOW: "yellow", Color.GREEN: "green", Color.BLUE: "blue"}
"""The theme's names of the colours, also those of the emblems' pictures."""


def picture_name(shown: Shown, *, is_covered: bool = False) -> str:
    """Return the asset of a card as it is seen, None being its back.

    A card whose right side others cover has its emblem under the corner numeral.
    """
    if shown is None:
        return BACK
    return f"cards/{_face(shown)}@index" if is_covered else f"cards/{_face(shown)}"


def emblem_name(color: Color) -> str:
    """Return the asset of a colour's emblem."""
    return f"icons/emblem_{COLOR_NAMES[color]}"


def _face(card: Card) -> str:
    return card.rank.value if card.is_wild else card.text
