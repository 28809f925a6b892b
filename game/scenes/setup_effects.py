"""Put the effects of a Customizable card into words, and make one from the choices of a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from game.i18n import Translator
from game.rules.seat import CLOCKWISE, COUNTERCLOCKWISE
from game.rules.table_rule import (
    MAX_COUNT,
    MAX_PASSED,
    Again,
    DiscardColor,
    Draw,
    Effect,
    PassCards,
    PassHands,
    Reverse,
    Skip,
    SwapHands,
    Who,
    effect_text,
)

FIRST_EFFECTS: Final[Mapping[str, Effect]] = {
    "draw": Draw(Who.NEXT, 2),
    "skip": Skip(1),
    "reverse": Reverse(),
    "again": Again(),
    "pass_hands": PassHands(CLOCKWISE),
    "pass_cards": PassCards(1, CLOCKWISE),
    "swap_hands": SwapHands(),
    "discard_color": DiscardColor(),
}
"""From the word an effect is written with to how it begins when it is chosen."""

WAYS: Final = {"left": CLOCKWISE, "right": COUNTERCLOCKWISE}


def kind_of(effect: Effect) -> str:
    """Give the word an effect is written with."""
    return effect_text(effect).split()[0]


def kind_words(tr: Translator) -> Mapping[str, str]:
    """Name every kind of effect."""
    return {
        "draw": tr._("Cards are drawn"),
        "skip": tr._("Seats are skipped"),
        "reverse": tr._("Direction turns"),
        "again": tr.pgettext("effect", "Play again"),
        "pass_hands": tr._("Hands move on"),
        "pass_cards": tr._("Cards are passed"),
        "swap_hands": tr._("Swap hands"),
        "discard_color": tr._("Discard the colour"),
    }


def who_words(tr: Translator) -> Mapping[Who, str]:
    """Name whom an effect can reach."""
    return {
        Who.NEXT: tr._("Next seat"),
        Who.PREVIOUS: tr._("Seat before"),
        Who.OTHERS: tr._("All others"),
        Who.EVERYONE: tr._("Everyone"),
        Who.CHOSEN: tr._("A chosen seat"),
    }


def most_of(effect: Effect) -> int:
    """Give the greatest number an effect takes, 0 if it takes none."""
    match effect:
        case Draw() | Skip():
            return MAX_COUNT
        case PassCards():
            return MAX_PASSED
        case _:
            return 0


def effect_sentence(tr: Translator, effect: Effect) -> str:
    """Say in a sentence what an effect does."""
    match effect:
        case Draw(who, count):
            return _draw_sentence(tr, who, count)
        case Skip(count):
            return tr.ngettext("The next seat loses its turn.", "The next {count} seats lose their turns.", count)
        case Reverse():
            return tr._("The direction of play turns round.")
        case Again():
            return tr._("Whoever played the card plays again.")
        case PassHands(direction):
            if direction == CLOCKWISE:
                return tr._("Every hand moves one seat to the left.")
            return tr._("Every hand moves one seat to the right.")
        case PassCards(count, direction):
            if direction == CLOCKWISE:
                return tr.ngettext("Everyone passes a card left.", "Everyone passes {count} cards left.", count)
            return tr.ngettext("Everyone passes a card right.", "Everyone passes {count} cards right.", count)
        case SwapHands():
            return tr._("Whoever played the card swaps hands with a chosen seat.")
        case DiscardColor():
            return tr._("Whoever played the card discards all cards of the named colour.")
        case _:
            assert_never(effect)


def _draw_sentence(tr: Translator, who: Who, count: int) -> str:
    match who:
        case Who.NEXT:
            return tr.ngettext("The next seat draws a card.", "The next seat draws {count} cards.", count)
        case Who.PREVIOUS:
            return tr.ngettext("The seat before draws a card.", "The seat before draws {count} cards.", count)
        case Who.OTHERS:
            return tr.ngettext("All others draw a card.", "All others draw {count} cards.", count)
        case Who.EVERYONE:
            return tr.ngettext("Everyone draws a card.", "Everyone draws {count} cards.", count)
        case Who.CHOSEN:
            return tr.ngettext("A chosen seat draws a card.", "A chosen seat draws {count} cards.", count)
        case _:
            assert_never(who)
