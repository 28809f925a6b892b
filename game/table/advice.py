"""Say what a person may do now, and why something they tried can't be done; plain words, never blame."""

from dataclasses import dataclass
from typing import assert_never

from game.i18n import Translator
from game.rules.cards import Card
from game.rules.legal import Reason
from game.rules.moves import (
    CallUno,
    CatchSeat,
    ChallengePlay,
    DrawCard,
    GiveCards,
    KeepCard,
    PlayCard,
    TakePenalty,
)
from game.rules.state import Phase
from game.rules.view import PlayerView
from game.table.words import Names, card_words, color_word, starting, with_article


@dataclass(frozen=True, slots=True)
class Hint:
    """What the pill above the hand says: the gist, and what can be done (maybe nothing more)."""

    lead: str
    text: str


def hint(tr: Translator, names: Names, view: PlayerView) -> Hint | None:
    """Return what to say to the viewer in this position; None while there is nothing for them to do."""
    if view.phase is Phase.OVER:
        return None
    if view.phase is Phase.GIVE:
        return _hint_to_give(tr, view)
    if view.seat is None or view.turn is None:
        return None
    if view.turn != view.seat:
        aside = _aside(tr, names, view)
        return Hint(aside, "") if aside else None
    lead = tr._("Your turn") if names.is_you(view.seat) else tr._("{name}’s turn", name=names.of(view.seat))
    return Hint(lead, _what_to_do(tr, view))


def _aside(tr: Translator, names: Names, view: PlayerView) -> str:
    """Say what may be done out of turn."""
    for move in view.legal_moves:
        match move:
            case CallUno():
                return tr._("Call UNO!")
            case CatchSeat(_, caught):
                return tr._("Catch {name}!", name=names.of(caught))
            case PlayCard(jump=True):
                return tr._("You may jump in with {card}", card=card_words(tr, move.card))
            case _:
                pass
    return ""


def _hint_to_give(tr: Translator, view: PlayerView) -> Hint:
    for move in view.legal_moves:
        if isinstance(move, GiveCards):
            count = len(move.cards)
            text = tr.ngettext("Choose {count} card to pass on", "Choose {count} cards to pass on", count)
            return Hint(tr._("Your choice"), text)
    return Hint(tr._("Passing cards"), tr._("Waiting for the others"))


def _what_to_do(tr: Translator, view: PlayerView) -> str:
    match view.phase:
        case Phase.PLAY:
            return _what_to_play(tr, view)
        case Phase.DRAWN:
            return _what_of_the_drawn_card(tr, view)
        case Phase.PENALTY:
            return _what_of_the_penalty(tr, view)
        case Phase.COLOR:
            return tr._("Name the colour to begin with")
        case Phase.GIVE | Phase.OVER:
            return ""
        case _:
            assert_never(view.phase)


def _what_to_play(tr: Translator, view: PlayerView) -> str:
    if not any(isinstance(move, PlayCard) for move in view.legal_moves):
        return tr._("Nothing fits. Draw a card")
    if view.color is None:
        return tr._("Play a card")
    color = color_word(tr, view.color)
    if view.top.is_wild:
        return tr._("Play {color} or a wild", color=color)
    return tr._("Play {color}, {rank} or a wild", color=color, rank=with_article(tr, view.top.rank))


def _what_of_the_drawn_card(tr: Translator, view: PlayerView) -> str:
    drawn = card_words(tr, view.drawn) if view.drawn is not None else ""
    if any(isinstance(move, KeepCard) for move in view.legal_moves):
        return tr._("Play {card} or keep it", card=drawn)
    return tr._("Play {card}", card=drawn)


def _what_of_the_penalty(tr: Translator, view: PlayerView) -> str:
    can_answer = any(isinstance(move, PlayCard) for move in view.legal_moves)
    can_challenge = any(isinstance(move, ChallengePlay) for move in view.legal_moves)
    total = view.pending
    if can_answer and can_challenge:
        return tr.ngettext("Take {count} card, add one or challenge", "Take {count} cards, add one or challenge", total)
    if can_answer:
        return tr.ngettext("Take {count} card or add one", "Take {count} cards or add one", total)
    if can_challenge:
        return tr.ngettext("Take {count} card or challenge", "Take {count} cards or challenge", total)
    return tr.ngettext("Take {count} card", "Take {count} cards", total)


def explain(  # noqa: C901  # one exhaustive match over a closed enumeration
    tr: Translator, names: Names, reason: Reason, view: PlayerView, card: Card | None = None
) -> str:
    """Return a sentence that says why something can't be done, with the values of this position."""
    match reason:
        case Reason.ROUND_OVER:
            return tr._("The round is over.")
        case Reason.NOT_YOUR_TURN:
            if view.turn is None:
                return tr._("It is not your turn.")
            return tr._("It is {name}’s turn.", name=names.of(view.turn))
        case Reason.NOT_IN_HAND:
            return tr._("That card is not in your hand.")
        case Reason.NO_MATCH:
            return _no_match(tr, view, card)
        case Reason.WOULD_BLUFF:
            if view.color is None:
                return tr._("A Wild Draw Four can’t be played now.")
            return tr._("You hold {color}, so a Wild Draw Four can’t be played.", color=color_word(tr, view.color))
        case Reason.NOT_THE_DRAWN_CARD:
            if view.drawn is None:
                return tr._("Only the card just drawn can be played now.")
            return tr._("Only the {card} you just drew can be played now.", card=card_words(tr, view.drawn))
        case Reason.ANSWER_THE_PENALTY:
            return tr.ngettext("{count} card waits for you first.", "{count} cards wait for you first.", view.pending)
        case Reason.NAME_A_COLOR_FIRST:
            return tr._("Name a colour first.")
        case Reason.CHOOSE_CARDS_FIRST:
            return tr._("Choose the cards to pass on first.")
        case Reason.HAS_CHOSEN:
            return tr._("You have chosen already. The others are still choosing.")
        case Reason.COLOR_MISSING:
            return tr._("A wild needs a colour.")
        case Reason.COLOR_NOT_NEEDED:
            return tr._("No colour is named with this card.")
        case Reason.TARGET_MISSING:
            return tr._("This card needs another player.")
        case Reason.TARGET_NOT_NEEDED:
            return tr._("Nobody is chosen with this card.")
        case Reason.NO_CALL_DUE:
            return tr._("UNO is called with the play that leaves you one card, or right after it.")
        case Reason.NOBODY_TO_CATCH:
            return tr._("Nobody can be caught right now.")
        case Reason.MUST_PLAY:
            return tr._("You hold a card that fits, so it has to be played.")
        case Reason.NOTHING_DRAWN:
            return tr._("There is no drawn card to keep.")
        case Reason.NO_PENALTY:
            return tr._("No penalty waits for you.")
        case Reason.NO_CHALLENGE:
            return tr._("There is no Wild Draw Four to challenge.")
        case Reason.NO_COLOR_TO_NAME:
            return tr._("There is no colour to name now.")
        case Reason.NOTHING_TO_GIVE:
            return tr._("No cards are being passed on.")
        case Reason.WRONG_CARDS_GIVEN:
            return tr._("Those are not the cards to pass on.")
        case Reason.NO_JUMP_IN:
            return tr._("Jumping in takes the same card as {card}.", card=card_words(tr, view.top))
        case _:
            assert_never(reason)


def _no_match(tr: Translator, view: PlayerView, card: Card | None) -> str:
    if card is None or view.color is None:
        return tr._("That card does not match.")
    tried, top = card_words(tr, card), card_words(tr, view.top)
    if view.top.is_wild:
        color = color_word(tr, view.color)
        return starting(tr._("{card} does not match: {color} was named.", card=tried, color=color))
    return starting(tr._("{card} does not match {top}.", card=tried, top=top))


def action_label(tr: Translator, move: DrawCard | KeepCard | TakePenalty | ChallengePlay, pending: int) -> str:
    """Return what the button of an answer says."""
    match move:
        case DrawCard():
            return tr._("Draw")
        case KeepCard():
            return tr._("Keep it")
        case TakePenalty():
            return tr._("Take {count}", count=pending)
        case ChallengePlay():
            return tr._("Challenge")
        case _:
            assert_never(move)
