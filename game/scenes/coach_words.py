"""Put a coach's advice into words; every reason said is true of the position, whatever the weights."""

from __future__ import annotations

from typing import assert_never

from game.ai.explain import MoveExplanation
from game.i18n import Translator
from game.rules.cards import WILD_DRAW_FOUR, Card, Color, Rank
from game.rules.moves import (
    CallUno,
    CatchSeat,
    ChallengePlay,
    DrawCard,
    GiveCards,
    KeepCard,
    Move,
    NameColor,
    PlayCard,
    TakePenalty,
)
from game.rules.ruleset import Scoring
from game.rules.seat import Seat
from game.rules.view import PlayerView
from game.table.words import Names, card_words, color_word, listed, starting

_MOST_REASONS = 2
_CHEAP = 10
_ALWAYS_TRUE = ("played_last", "attack", "skip", "color_left", "wild_kept", "shed")
"""What is said of a play where its weights name nothing that can be put into words, in this order."""


def move_words(tr: Translator, names: Names, view: PlayerView, move: Move) -> str:
    """Name a move as advice: `Play blue 7`, `Wild, name green`, `Draw a card`."""
    match move:
        case PlayCard(_, card, color, target):
            words = card_words(tr, card)
            if color is not None:
                # Translators: advice: play this card and name this colour.
                words = tr._("{card}, name {color}", card=words, color=color_word(tr, color))
            if target is not None:
                words = tr._("{card}, swap with {name}", card=words, name=names.of(target))
            return starting(words)
        case DrawCard():
            return tr._("Draw a card")
        case KeepCard():
            return tr._("Keep the card")
        case TakePenalty():
            return tr.ngettext("Take {count} card", "Take {count} cards", view.pending)
        case ChallengePlay():
            return tr._("Challenge the Wild Draw Four")
        case NameColor(_, color):
            return tr._("Name {color}", color=color_word(tr, color))
        case GiveCards(_, cards):
            return tr._("Pass on {cards}", cards=listed(tr, [card_words(tr, card) for card in cards]))
        case CallUno():
            return tr._("Call UNO!")
        case CatchSeat(_, caught):
            return tr._("Catch {name}", name=names.of(caught))
        case _:
            assert_never(move)


def chance_words(tr: Translator, chance: float | None) -> str:
    """Write a chance as people read it."""
    return "" if chance is None else tr._("{percent} %", percent=round(100 * chance))


def reason_words(tr: Translator, names: Names, view: PlayerView, one: MoveExplanation) -> str:
    """Say in a sentence why a move is good here."""
    if isinstance(one.move, ChallengePlay):
        guilt = round(100 * (one.chance_of_guilt or 0.0))
        return tr._("A bluff is {percent} % likely, by what has been played so far.", percent=guilt)
    reasons = _reasons(tr, names, view, one)
    if not reasons:
        return tr._("It leaves you with the best cards for what may come.")
    return " ".join(reasons[:_MOST_REASONS])


def _reasons(tr: Translator, names: Names, view: PlayerView, one: MoveExplanation) -> list[str]:
    """Return what speaks for a move, the weightiest first, each once."""
    features = [argument.feature for argument in one.arguments_for]
    match one.move:
        case PlayCard() as play:
            found = [_of_play(tr, names, view, play, feature) for feature in features]
            found += [_of_play(tr, names, view, play, feature) for feature in _ALWAYS_TRUE]
        case KeepCard():
            found = [tr._("The card is worth more later.")]
        case TakePenalty():
            found = [tr._("What you hold is better kept than spent here.")]
        case NameColor(_, color):
            found = [_of_color(tr, view, color, None)]
        case GiveCards():
            found = [tr._("These are the cards you can best do without.")]
        case DrawCard():
            playable = any(isinstance(move, PlayCard) for move in view.legal_moves)
            found = [
                tr._("What could be played is worth more later.") if playable else tr._("Nothing in your hand fits.")
            ]
        case _:
            found = []
    unique: list[str] = []
    for reason in found:
        if reason and reason not in unique:
            unique.append(reason)
    weak = _better_than_drawing(tr)
    return [reason for reason in unique if reason != weak] or unique


def _of_play(tr: Translator, names: Names, view: PlayerView, play: PlayCard, feature: str) -> str:
    """Return the reason a feature stands for, as far as it is true of this play; else nothing."""
    card = play.card
    if feature.startswith(("attack", "draw2", "wild4_played", "draws", "chain", "stack")) and _draws(card):
        return _attack(tr, names, view, card)
    if feature.startswith(("skip", "reverse", "unused")) and card.rank is Rank.SKIP:
        return tr._("{name} loses a turn.", name=names.of(_next(view)))
    if feature == "played_last" and len(view.hand) == 1:
        return tr._("It is your last card.")
    if feature.startswith(("color_left", "spread", "longer_color", "wild_to_longest", "color_changed")):
        color = play.color or card.color
        return "" if color is None else _of_color(tr, view, color, card)
    if feature.startswith(("wild_", "wild4_with", "answers_kept")) and not card.is_wild:
        return tr._("It keeps your wild for later.") if any(held.is_wild for held in view.hand) else ""
    if feature.startswith(("points_shed", "shed")) and card.points >= _CHEAP:
        return _shed(tr, view, card)
    if feature.startswith("receiver_lacks"):
        color = play.color or card.color
        name = names.of(_next(view))
        return "" if color is None else tr._("{name} seems short of {color}.", name=name, color=color_word(tr, color))
    if feature.startswith("draw") and not _draws(card):
        return _better_than_drawing(tr)
    if feature.startswith(("last_fits", "last_is_wild", "two_fit", "one_of_two", "few_left")) and len(view.hand) <= 4:
        return tr._("What is left of your hand is easy to play.")
    return ""


def _draws(card: Card) -> bool:
    return card.rank is Rank.DRAW_TWO or card is WILD_DRAW_FOUR


def _next(view: PlayerView) -> Seat:
    return view.seat_after(view.seat) if view.seat is not None else view.dealer


def _attack(tr: Translator, names: Names, view: PlayerView, card: Card) -> str:
    total = view.pending + (2 if card.rank is Rank.DRAW_TWO else 4)
    following = _next(view)
    held = view.counts[following]
    return tr.ngettext(
        "{count} card goes to {name}, who holds {held}.",
        "{count} cards go to {name}, who holds {held}.",
        total,
        name=names.of(following),
        held=held,
    )


def _of_color(tr: Translator, view: PlayerView, color: Color, played: Card | None) -> str:
    left = sum(held.color is color for held in view.hand) - (played is not None and played.color is color)
    if left <= 0:
        return ""
    return tr.ngettext(
        "You hold {count} more card of the colour {color}.",
        "You hold {count} more cards of the colour {color}.",
        left,
        color=color_word(tr, color),
    )


def _shed(tr: Translator, view: PlayerView, card: Card) -> str:
    if view.rules.scoring is Scoring.LOWEST or min(view.counts) <= 3:
        return tr.ngettext("It gets rid of {count} point.", "It gets rid of {count} points.", card.points)
    return ""


def _better_than_drawing(tr: Translator) -> str:
    return tr._("Playing is better than drawing here.")
