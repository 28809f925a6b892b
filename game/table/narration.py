"""Say in a sentence what happened: one for every event that is worth one; plain, warm, short.

Whoever is addressed is "you", the others have names. Sentences come from what the reader may see, nothing else.
"""

from typing import assert_never

from game.i18n import Translator
from game.rules.cards import Color
from game.rules.events import (
    CardKept,
    CardPlayed,
    CardReturned,
    CardsChosen,
    CardsDrawn,
    CardsPassed,
    CardTurned,
    ColorDiscarded,
    ColorNamed,
    DealerDrawn,
    DirectionReversed,
    DrawCause,
    Ending,
    Event,
    HandsDealt,
    HandsGathered,
    HandsPassed,
    HandsSwapped,
    MatchEnded,
    NothingDrawn,
    PenaltyCancelled,
    PenaltySet,
    PileRecycled,
    PlayChallenged,
    RoundEnded,
    RoundStarted,
    SeatCaught,
    TurnSkipped,
    TurnStarted,
    UnoCalled,
)
from game.rules.seat import CLOCKWISE, Seat
from game.table.words import Names, card_words, color_word, listed, starting

_COSTS_THE_TURN = (DrawCause.DRAW_TWO, DrawCause.WILD_DRAW_FOUR, DrawCause.STACK, DrawCause.CHALLENGE_LOST)


def narrate(  # noqa: C901  # one exhaustive match over a closed union
    tr: Translator, names: Names, event: Event, previous: Event | None = None, following: Event | None = None
) -> str | None:
    """Return a sentence about an event, None if it needs none; the events beside it tell what was said already."""
    match event:
        case DealerDrawn(_, dealer):
            if names.is_you(dealer):
                return tr._("You drew the highest card and deal.")
            return tr._("{name} drew the highest card and deals.", name=names.of(dealer))
        case RoundStarted(number, dealer):
            if names.is_you(dealer):
                return tr._("Round {number}. You deal.", number=number)
            return tr._("Round {number}. {name} deals.", number=number, name=names.of(dealer))
        case CardTurned(card, ignored):
            if ignored:
                return starting(tr._("{card} is turned, but a number begins.", card=card_words(tr, card)))
            return tr._("The first card is {card}.", card=card_words(tr, card))
        case CardReturned():
            return tr._("A Wild Draw Four can’t begin. It goes back into the pile.")
        case CardPlayed():
            return _played(tr, names, event)
        case ColorNamed(seat, color):
            return _named(tr, names, seat, color)
        case CardsDrawn():
            return _drawn(tr, names, event, following)
        case PileRecycled():
            return tr._("The discard pile was shuffled into a new draw pile.")
        case NothingDrawn(seat):
            if names.is_you(seat):
                return tr._("No card is left to draw. Your turn passes.")
            return tr._("No card is left to draw. {name} passes.", name=names.of(seat))
        case CardKept(seat):
            if names.is_you(seat):
                return tr._("You kept the card.")
            return tr._("{name} kept the card.", name=names.of(seat))
        case TurnSkipped(seat):
            return None if _told_already(previous, seat) else _skipped(tr, names, seat)
        case DirectionReversed(direction):
            if direction == CLOCKWISE:
                return tr._("Play goes clockwise now.")
            return tr._("Play goes counterclockwise now.")
        case PenaltySet(seat, total):
            if names.is_you(seat):
                return tr.ngettext("You face {count} card.", "You face {count} cards.", total)
            return tr.ngettext("{name} faces {count} card.", "{name} faces {count} cards.", total, name=names.of(seat))
        case PenaltyCancelled(seat, amount):
            if names.is_you(seat):
                return tr.ngettext("That saves you {count} card.", "That saves you {count} cards.", amount)
            return tr.ngettext(
                "That saves {name} {count} card.", "That saves {name} {count} cards.", amount, name=names.of(seat)
            )
        case PlayChallenged(challenger, accused, guilty):
            return _challenged(tr, names, challenger, accused, guilty=guilty)
        case UnoCalled(seat):
            if names.is_you(seat):
                return tr._("You called UNO!")
            return tr._("{name} called UNO!", name=names.of(seat))
        case SeatCaught(seat, by):
            return _caught(tr, names, seat, by)
        case HandsSwapped(seat, other):
            return _swapped(tr, names, seat, other)
        case HandsPassed(direction):
            if direction == CLOCKWISE:
                return tr._("Every hand moves one seat to the left.")
            return tr._("Every hand moves one seat to the right.")
        case HandsGathered():
            return tr._("All hands are gathered, shuffled and dealt again.")
        case CardsChosen(seat, cards):
            return _chosen(tr, names, seat, len(cards))
        case CardsPassed(direction):
            if direction == CLOCKWISE:
                return tr._("The chosen cards move one seat to the left.")
            return tr._("The chosen cards move one seat to the right.")
        case ColorDiscarded(seat, cards):
            return _put_under(tr, names, seat, len(cards))
        case RoundEnded():
            return _round_ended(tr, names, event)
        case MatchEnded(winners):
            return _match_ended(tr, names, winners)
        case HandsDealt() | TurnStarted():
            return None
        case _:
            assert_never(event)


def _played(tr: Translator, names: Names, event: CardPlayed) -> str:
    is_you, name, card = names.is_you(event.seat), names.of(event.seat), card_words(tr, event.card)
    if event.jump:
        if is_you:
            return tr._("You jumped in with {card}.", card=card)
        return tr._("{name} jumped in with {card}.", name=name, card=card)
    if event.card.is_wild and event.color is not None:
        color = color_word(tr, event.color)
        if is_you:
            return tr._("You played {card} and named {color}.", card=card, color=color)
        return tr._("{name} played {card} and named {color}.", name=name, card=card, color=color)
    if is_you:
        return tr._("You played {card}.", card=card)
    return tr._("{name} played {card}.", name=name, card=card)


def _named(tr: Translator, names: Names, seat: Seat, color: Color) -> str:
    if names.is_you(seat):
        return tr._("You named {color}.", color=color_word(tr, color))
    return tr._("{name} named {color}.", name=names.of(seat), color=color_word(tr, color))


def _drawn(tr: Translator, names: Names, event: CardsDrawn, following: Event | None) -> str:
    if event.cause is DrawCause.TURN:
        return _drew(tr, names, event)
    count, seat, name = len(event.cards), event.seat, names.of(event.seat)
    if event.cause is DrawCause.CAUGHT:
        if names.is_you(seat):
            return tr.ngettext(
                "You forgot to call UNO and draw {count} card.", "You forgot to call UNO and draw {count} cards.", count
            )
        return tr.ngettext(
            "{name} forgot to call UNO and draws {count} card.",
            "{name} forgot to call UNO and draws {count} cards.",
            count,
            name=name,
        )
    if isinstance(following, TurnSkipped) and following.seat == seat and event.cause in _COSTS_THE_TURN:
        if names.is_you(seat):
            return tr.ngettext(
                "You draw {count} card and lose your turn.", "You draw {count} cards and lose your turn.", count
            )
        return tr.ngettext(
            "{name} draws {count} card and loses the turn.",
            "{name} draws {count} cards and loses the turn.",
            count,
            name=name,
        )
    if names.is_you(seat):
        return tr.ngettext("You draw {count} card.", "You draw {count} cards.", count)
    return tr.ngettext("{name} draws {count} card.", "{name} draws {count} cards.", count, name=name)


def _drew(tr: Translator, names: Names, event: CardsDrawn) -> str:
    count = len(event.cards)
    first = event.cards[0] if count == 1 else None
    if names.is_you(event.seat):
        if first is not None:
            return tr._("You drew {card}.", card=card_words(tr, first))
        return tr.ngettext("You drew {count} card.", "You drew {count} cards.", count)
    if count == 1:
        return tr._("{name} drew a card.", name=names.of(event.seat))
    return tr.ngettext("{name} drew {count} card.", "{name} drew {count} cards.", count, name=names.of(event.seat))


def _told_already(previous: Event | None, seat: Seat) -> bool:
    """Tell whether the sentence before has said that this seat loses its turn."""
    return isinstance(previous, CardsDrawn) and previous.seat == seat and previous.cause in _COSTS_THE_TURN


def _skipped(tr: Translator, names: Names, seat: Seat) -> str:
    if names.is_you(seat):
        return tr._("You lose your turn.")
    return tr._("{name} loses the turn.", name=names.of(seat))


def _challenged(tr: Translator, names: Names, challenger: Seat, accused: Seat, *, guilty: bool) -> str:
    who, whom = names.of(challenger), names.of(accused)
    if names.is_you(challenger):
        if guilty:
            return tr._("You challenged {whom}, who was bluffing.", whom=whom)
        return tr._("You challenged {whom}, but the play was fair.", whom=whom)
    if names.is_you(accused):
        if guilty:
            return tr._("{who} challenged you and caught the bluff.", who=who)
        return tr._("{who} challenged you, but your play was fair.", who=who)
    if guilty:
        return tr._("{who} challenged {whom}, who was bluffing.", who=who, whom=whom)
    return tr._("{who} challenged {whom}, but the play was fair.", who=who, whom=whom)


def _caught(tr: Translator, names: Names, seat: Seat, by: Seat) -> str:
    if names.is_you(seat):
        return tr._("{by} caught you before you called UNO.", by=names.of(by))
    if names.is_you(by):
        return tr._("You caught {name} before the call.", name=names.of(seat))
    return tr._("{by} caught {name} before the call.", by=names.of(by), name=names.of(seat))


def _swapped(tr: Translator, names: Names, seat: Seat, other: Seat) -> str:
    if names.is_you(seat):
        return tr._("You swapped hands with {name}.", name=names.of(other))
    if names.is_you(other):
        return tr._("{name} swapped hands with you.", name=names.of(seat))
    return tr._("{name} swapped hands with {other}.", name=names.of(seat), other=names.of(other))


def _chosen(tr: Translator, names: Names, seat: Seat, count: int) -> str:
    if names.is_you(seat):
        return tr.ngettext("You chose {count} card to pass on.", "You chose {count} cards to pass on.", count)
    return tr.ngettext(
        "{name} chose {count} card to pass on.", "{name} chose {count} cards to pass on.", count, name=names.of(seat)
    )


def _put_under(tr: Translator, names: Names, seat: Seat, count: int) -> str:
    if names.is_you(seat):
        return tr.ngettext("{count} card of yours goes under it.", "{count} cards of yours go under it.", count)
    return tr.ngettext(
        "{count} card of {name} goes under it.", "{count} cards of {name} go under it.", count, name=names.of(seat)
    )


def _round_ended(tr: Translator, names: Names, event: RoundEnded) -> str:
    winner = event.winner
    if event.ending is Ending.BLOCKED or winner is None:
        return tr._("Nobody can go on. The round is blocked and scores nothing.")
    points = event.points[winner]
    if names.is_you(winner):
        if not points:
            return tr._("You are out and win the round.")
        return tr.ngettext("You win the round and {count} point.", "You win the round and {count} points.", points)
    if not points:
        return tr._("{name} is out and wins the round.", name=names.of(winner))
    return tr.ngettext(
        "{name} wins the round and {count} point.",
        "{name} wins the round and {count} points.",
        points,
        name=names.of(winner),
    )


def _match_ended(tr: Translator, names: Names, winners: tuple[Seat, ...]) -> str:
    if len(winners) == 1 and names.is_you(winners[0]):
        return tr._("You win the match!")
    if len(winners) == 1:
        return tr._("{name} wins the match!", name=names.of(winners[0]))
    everybody = [tr._("you") if names.is_you(seat) else names.of(seat) for seat in winners]
    # Translators: {names} may hold “you”: “You and Iris share the win!”; best without a verb: “A shared win: …”.
    return starting(tr._("{names} share the win!", names=listed(tr, everybody)))
