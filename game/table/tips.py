"""Say in a few words what somebody new at the table might not know, when it matters, and each thing once."""

from collections.abc import Callable, Collection
from enum import Enum
from typing import Final

from game.bindings import RULES, SUGGEST
from game.i18n import Translator
from game.rules.cards import WILD_DRAW_FOUR
from game.rules.moves import CatchSeat, DrawCard, KeepCard, PlayCard
from game.rules.ruleset import Wild4
from game.rules.state import Phase
from game.rules.view import PlayerView
from game.table.words import Names, color_word


class Tip(Enum):
    """What a tip is about, the urgent ones first; the values are what the settings remember."""

    CATCH = "catch"
    CALL = "call"
    JUMP = "jump"
    KEEP = "keep"
    BLUFF = "bluff"
    WILD = "wild"
    DRAW = "draw"
    SUGGEST = "suggest"
    RULES = "rules"
    LOG = "log"


URGENT: Final = (Tip.CATCH, Tip.CALL, Tip.JUMP)
"""Tips that push another one aside."""

_KEYS: Final = {
    Tip.CATCH: "catch",
    Tip.CALL: "uno",
    Tip.SUGGEST: SUGGEST,
    Tip.RULES: RULES,
    Tip.LOG: "log",
}
"""The bindings that tips are about."""


def tips_due(view: PlayerView, *, hints: bool) -> tuple[Tip, ...]:
    """Return what somebody might not know in this position, the most urgent first; `hints` are to be had."""
    moves = view.legal_moves
    plays = [move for move in moves if isinstance(move, PlayCard)]
    is_turn = view.turn == view.seat and view.phase is Phase.PLAY
    due = {
        Tip.CATCH: any(isinstance(move, CatchSeat) for move in moves),
        Tip.CALL: any(play.call for play in plays) and is_turn,
        Tip.JUMP: any(play.jump for play in plays),
        Tip.KEEP: any(isinstance(move, KeepCard) for move in moves) and bool(plays),
        Tip.BLUFF: is_turn and _would_bluff(view, plays),
        Tip.WILD: is_turn and any(play.card.is_wild for play in plays),
        Tip.DRAW: is_turn and bool(plays) and any(isinstance(move, DrawCard) for move in moves),
        Tip.SUGGEST: is_turn and hints,
        Tip.RULES: is_turn,
        Tip.LOG: is_turn,
    }
    return tuple(tip for tip in Tip if due[tip])


def tip_words(tr: Translator, names: Names, view: PlayerView, tip: Tip, cap: Callable[[str], str]) -> str:
    """Return the sentence of a tip that is due; `cap` names the key or button of a binding.

    It is empty where the tip is about a key and there is none.
    """
    key = cap(_KEYS[tip]) if tip in _KEYS else ""
    if tip in _KEYS:
        return _words_about_key(tr, names, view, tip, key) if key else ""
    match tip:
        case Tip.JUMP:
            return tr._("You hold the same card: play it out of turn.")
        case Tip.KEEP:
            return tr._("You may keep the card you drew, or play it.")
        case Tip.BLUFF:
            color = "" if view.color is None else color_word(tr, view.color)
            return tr._("While you hold {color}, a Wild Draw Four is a bluff.", color=color)
        case Tip.WILD:
            return tr._("A Wild fits on everything: you name the colour.")
        case _:
            return tr._("You may draw even if a card of yours fits.")


def _words_about_key(tr: Translator, names: Names, view: PlayerView, tip: Tip, key: str) -> str:
    match tip:
        case Tip.CATCH:
            owing = "" if view.uncalled is None else names.of(view.uncalled)
            return tr._("{key} catches {name}: no call yet!", key=key, name=owing)
        case Tip.CALL:
            return tr._("Two cards left: press {key} to call UNO, then play.", key=key)
        case Tip.SUGGEST:
            return tr._("{key} suggests a play.", key=key)
        case Tip.RULES:
            return tr._("{key} or the right mouse button explains a card.", key=key)
        case _:
            return tr._("{key} opens the log of the round.", key=key)


def _would_bluff(view: PlayerView, plays: Collection[PlayCard]) -> bool:
    if view.rules.wild4 is not Wild4.CHALLENGE or view.color is None:
        return False
    holds = any(held.color is view.color for held in view.hand)
    return holds and any(play.card is WILD_DRAW_FOUR for play in plays)
