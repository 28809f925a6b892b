"""Judge what a card does to whole hands: swaps, rotations, redeals and the table's own rules, in cards gained."""

from game.ai.outlook import Outlook
from game.rules.cards import Card, Rank
from game.rules.moves import PlayCard
from game.rules.seat import Seat, seats_from
from game.rules.table_rule import (
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
)


def cards_gained(outlook: Outlook, move: PlayCard, rest: list[Card]) -> float:
    """Return by how many cards this play betters the seat's standing through hands that move or draw."""
    view, left = outlook.view, len(rest)
    match move.card.rank:
        case Rank.SEVEN if view.rules.seven_zero:
            return left - view.counts[target_of(outlook, move)]
        case Rank.ZERO if view.rules.seven_zero:
            return left - view.counts[view.seat_after(outlook.seat, -1)]
        case Rank.SHUFFLE_HANDS:
            return left - (sum(view.counts) - 1) / view.seats
        case Rank.CUSTOMIZABLE:
            return _rule_gain(outlook, move, rest)
        case _:
            return 0.0


def target_of(outlook: Outlook, move: PlayCard) -> Seat:
    """Return the seat a card reaches: the one named with it, or with two seats the other."""
    return outlook.next_seat if move.target is None else move.target


def _rule_gain(outlook: Outlook, move: PlayCard, rest: list[Card]) -> float:
    held, gain = float(len(rest)), 0.0
    for effect in outlook.view.rules.table_rule(move.card).effects:
        better = _effect_gain(outlook, move, effect, held, rest)
        if isinstance(effect, PassHands | SwapHands | DiscardColor):
            held -= better
        gain += better
    return gain


def _effect_gain(outlook: Outlook, move: PlayCard, effect: Effect, held: float, rest: list[Card]) -> float:
    view = outlook.view
    match effect:
        case Draw(who, count):
            return count * _draw_gain(outlook, move, who)
        case Skip() | Reverse():
            return _stop_gain(outlook) if isinstance(effect, Skip) or view.seats == 2 else 0.0
        case Again():
            return 1.0
        case PassHands(direction):
            return held - view.counts[(outlook.seat - direction) % view.seats]
        case SwapHands():
            return held - view.counts[target_of(outlook, move)]
        case DiscardColor():
            return float(sum(card.color is move.color for card in rest))
        case PassCards():
            return 0.3  # the worst cards leave, others' worst arrive


def _draw_gain(outlook: Outlook, move: PlayCard, who: Who) -> float:
    """Return what one card drawn by these seats is worth: their loss, shared with the table, or the own."""
    others = seats_from(outlook.next_seat, outlook.view.seats, outlook.view.direction)[:-1]
    match who:
        case Who.NEXT:
            return _burden(outlook, others[0])
        case Who.PREVIOUS:
            return _burden(outlook, others[-1])
        case Who.CHOSEN:
            return _burden(outlook, target_of(outlook, move))
        case Who.OTHERS:
            return sum(_burden(outlook, other) for other in others)
        case Who.EVERYONE:
            return sum(_burden(outlook, other) for other in others) - 1.0


def _burden(outlook: Outlook, victim: Seat) -> float:
    """Return how welcome it is that a seat draws a card: most where the hand is small."""
    return (1.0 if outlook.view.counts[victim] <= 2 else 0.5) / (outlook.view.seats - 1)


def _stop_gain(outlook: Outlook) -> float:
    return 1.5 if outlook.view.counts[outlook.next_seat] <= 2 else 0.4
