"""Judge a play by rules of thumb, each a function of its own; a value of 1 is about what shedding a card is worth.

What matters is known from measurements (the cost of leaving a thing out): shedding, the timing of attacks, holding
wilds, cards that fit together at the end, colours, and what the next seat has shown.
"""

from typing import Final

from game.ai.hand_moves import cards_gained
from game.ai.impressions import Impressions
from game.ai.outlook import Outlook, without
from game.rules.cards import Card, Color, Rank
from game.rules.moves import PlayCard
from game.rules.ruleset import Wild4
from game.rules.seat import Seat

GOING_OUT: Final = 100.0
DRAWING: Final = -3.0
"""What drawing is worth although a card could be played: only a play that hurts more is worse."""
KEEPING: Final = -2.5
BLUFFING: Final = -6.0


def play_value(outlook: Outlook, impressions: Impressions, move: PlayCard) -> float:
    """Return how good a play looks; going out beats everything."""
    rest = without(outlook.view.hand, move.card)
    if not rest:
        return GOING_OUT
    color = move.color or move.card.color
    return (
        _shedding(outlook, move.card)
        + _staying(outlook, move.card, color, rest)
        + _holding_wilds(outlook, move.card, rest)
        + _attacking(outlook, move.card, rest)
        + _last_cards(rest, move.card, color)
        + _leaving(outlook, impressions, move, color)
        + _bluffing(outlook, move.card)
        + 1.2 * cards_gained(outlook, move, rest)
    )


def _shedding(outlook: Outlook, card: Card) -> float:
    """Number cards go before symbols, high ones first, and points leave in a hurry when somebody is nearly out."""
    if outlook.smallest <= 2:
        return card.points / 40
    return 0.6 + card.points / 15 if card.is_number else 0.0


def _staying(outlook: Outlook, card: Card, color: Color | None, rest: list[Card]) -> float:
    """Stay where the hand is strong: many cards of the colour, others of the same rank, few colours left over."""
    same_color = outlook.held[color] - (card.color is color)
    same_rank = 0 if card.is_wild else sum(held.rank is card.rank and held.color is not card.color for held in rest)
    colors_left = len({held.color for held in rest if held.color is not None})
    return 0.45 * min(same_color, 4) + 0.3 * min(same_rank, 2) - 0.5 * colors_left


def _holding_wilds(outlook: Outlook, card: Card, rest: list[Card]) -> float:
    """A wild is a key to every door: it stays in the hand until the end is near."""
    if not card.is_wild:
        return 0.0
    cost = 2.6 if card.rank is Rank.WILD_DRAW_FOUR else 1.6
    if any(held.is_wild for held in rest):
        cost -= 0.8
    if len(rest) <= 2 or outlook.smallest <= 2:
        cost -= 1.0
    return -cost


def _attacking(outlook: Outlook, card: Card, rest: list[Card]) -> float:
    """Attacks are for the moment when the next hand is small; with two seats they also keep the turn."""
    view = outlook.view
    if card.rank is Rank.REVERSE and view.seats > 2:
        return _turning_back(outlook)
    if card.rank not in (Rank.SKIP, Rank.REVERSE, Rank.DRAW_TWO, Rank.WILD_DRAW_FOUR):
        return 0.0
    victim = view.counts[outlook.next_seat]
    value = 2.5 if victim <= 1 else 1.6 if victim == 2 else 0.8 if victim <= 4 else 0.2
    if card.rank in (Rank.DRAW_TWO, Rank.WILD_DRAW_FOUR):
        value += 1.6 if victim <= 2 else 0.3
    if view.seats == 2:
        return value + 1.0 if len(rest) == 1 else value
    return value - 1.2 if victim > 2 >= view.counts[view.seat_after(outlook.seat, 2)] else value


def _turning_back(outlook: Outlook) -> float:
    """Turn play away from a small hand, not towards one."""
    view = outlook.view
    difference = view.counts[view.seat_after(outlook.seat, -1)] - view.counts[outlook.next_seat]
    return 0.5 + 0.35 * max(-3, min(3, difference))


def _last_cards(rest: list[Card], card: Card, color: Color | None) -> float:
    """Keep last cards that can follow one another."""
    if len(rest) > 2:
        return 0.0
    follow_up = any(held.is_wild or held.color is color or held.rank is card.rank for held in rest)
    if len(rest) == 1:
        return 1.6 if follow_up else -0.4
    return 0.4 if follow_up else -0.4


def _leaving(outlook: Outlook, impressions: Impressions, move: PlayCard, color: Color | None) -> float:
    """Leave the receiver of the turn a colour it has shown it lacks, not one it chose, and rather a rare one."""
    receiver = _receiver(outlook, move.card)
    if color is None or receiver == outlook.seat:
        return 0.0
    weight = 2.2 if outlook.view.counts[receiver] <= 2 else 1.0
    shown = impressions.shown(receiver)
    value = 2.0 * (0.23 - outlook.share(color))
    if color in shown.lacks:
        value += 0.9
    if color is shown.chose:
        value -= 0.6
    return weight * value


def _receiver(outlook: Outlook, card: Card) -> Seat:
    view = outlook.view
    match card.rank:
        case Rank.SKIP | Rank.DRAW_TWO | Rank.WILD_DRAW_FOUR:
            return view.seat_after(outlook.seat, 2)
        case Rank.REVERSE:
            return outlook.seat if view.seats == 2 else view.seat_after(outlook.seat, -1)
        case _:
            return outlook.next_seat


def _bluffing(outlook: Outlook, card: Card) -> float:
    """A bluff is caught too often to pay, but for stopping somebody on the last card."""
    view = outlook.view
    if card.rank is not Rank.WILD_DRAW_FOUR or view.rules.wild4 is not Wild4.CHALLENGE or not outlook.held[view.color]:
        return 0.0
    return BLUFFING / 2 if view.counts[outlook.next_seat] == 1 and view.seats > 2 else BLUFFING
