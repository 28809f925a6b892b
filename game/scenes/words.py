"""The names of colours and cards as people say them."""

from __future__ import annotations

from typing import assert_never

from game.i18n import Translator
from game.rules.cards import Card, Color, Rank

COLOR_ROLES = {Color.RED: "red", Color.YELLOW: "yellow", Color.GREEN: "green", Color.BLUE: "blue"}
"""The theme's names of the colours, also those of the emblems' pictures."""


def color_title(tr: Translator, color: Color) -> str:
    """Name a colour by itself: `Red`."""
    match color:
        case Color.RED:
            return tr._("Red")
        case Color.YELLOW:
            return tr._("Yellow")
        case Color.GREEN:
            return tr._("Green")
        case Color.BLUE:
            return tr._("Blue")
        case _:
            assert_never(color)


def color_word(tr: Translator, color: Color) -> str:
    """Name a colour within a sentence: `red`."""
    match color:
        case Color.RED:
            return tr._("red")
        case Color.YELLOW:
            return tr._("yellow")
        case Color.GREEN:
            return tr._("green")
        case Color.BLUE:
            return tr._("blue")
        case _:
            assert_never(color)


def card_words(tr: Translator, card: Card) -> str:
    """Name a card within a sentence: `blue 7`, `red Skip`, `Wild Draw Four`."""
    if card.color is None:
        return rank_words(tr, card.rank)
    return tr._("{color} {rank}", color=color_word(tr, card.color), rank=rank_words(tr, card.rank))


def rank_words(tr: Translator, rank: Rank) -> str:
    """Name what a card shows besides its colour."""
    match rank:
        case Rank.SKIP:
            return tr._("Skip")
        case Rank.REVERSE:
            return tr._("Reverse")
        case Rank.DRAW_TWO:
            return tr._("Draw Two")
        case Rank.WILD:
            return tr._("Wild")
        case Rank.WILD_DRAW_FOUR:
            return tr._("Wild Draw Four")
        case Rank.SHUFFLE_HANDS:
            return tr._("Wild Shuffle Hands")
        case Rank.CUSTOMIZABLE:
            return tr._("Wild Customizable")
        case _:
            return str(rank.value)
