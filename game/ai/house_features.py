"""See what house rules add to a move: answers to a penalty, hands that move, jumping in, giving cards."""

from typing import Final

from game.ai.faces import DRAW_TWO, FIELD, NO_COLOR, RANK_SHIFT, SHUFFLE_HANDS, WILD_DRAW_FOUR
from game.ai.features import By, On, bucket
from game.ai.situation import Prospect, Situation
from game.rules.cards import Card
from game.rules.state import Phase

TAKE: Final = 90
TAKE_BY_TOTAL: Final = 91
TAKE_LATE: Final = 92
STACK: Final = 93
STACK_BY_TOTAL: Final = 94
STACK_ON_FEW: Final = 95
ANSWERS_KEPT: Final = 96  # three: 0, 1, 2 and more, after an attack
ANSWER_SPENT_QUIETLY: Final = 99
HAND_MOVES: Final = 100
GETS: Final = 101  # five: the hand that comes has 1, 2, 3-4, 5-6, 7 and more cards
GIVES: Final = 106  # five: the hand that goes
GAIN: Final = 111
GIVES_TO_RECEIVER: Final = 112
GETS_FROM_LACKING: Final = 113
SEVENS_KEPT: Final = 114
SEVENS_KEPT_BEHIND: Final = 115
ZEROS_KEPT_BEHIND: Final = 116
UNDER_SWAP_LATE: Final = 117
SHUFFLE: Final = 118
JUMP: Final = 119
JUMP_ATTACK: Final = 120
JUMP_LATE: Final = 121
WAIT: Final = 122
WAIT_ON_TURN: Final = 123
TWIN_KEPT: Final = 124
CUSTOM: Final = 125
CUSTOM_DRAWS_NEXT: Final = 126
CUSTOM_DRAWS_OTHERS: Final = 127
CUSTOM_DRAWS_SELF: Final = 128
CUSTOM_DRAWS_CHOSEN: Final = 129
CUSTOM_CHOSEN_LOW: Final = 130
CUSTOM_AGAIN: Final = 131
CUSTOM_SHEDS: Final = 132
CUSTOM_PASSES: Final = 133
GIVE_POINTS: Final = 134
GIVE_WILD: Final = 135
GIVE_ACTION: Final = 136
GIVE_LONE: Final = 137
GIVE_POINTS_NEAR: Final = 138
DRAW_UNTIL: Final = 139
FREE_WILD4: Final = 140
GAIN_TO_LOWEST: Final = 141
TAKE_CHEAP: Final = 142
BLUFF: Final = 143


def answer(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Hand a penalty on rather than take it, the more so the bigger it is and the fewer cards its next victim holds."""
    on.append(STACK)
    by.append((STACK_BY_TOTAL, here.pending * 0.1))
    if here.counts[here.following] <= 2:
        on.append(STACK_ON_FEW)


def answers_kept(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Keep an answer where penalties are handed on: the attack may come round."""
    held = here.packed
    answers = (held >> RANK_SHIFT[DRAW_TWO] & FIELD) + (held >> RANK_SHIFT[WILD_DRAW_FOUR] & FIELD)
    if play.rank == DRAW_TWO or play.rank == WILD_DRAW_FOUR:
        on.append(ANSWERS_KEPT + min(answers - 1, 2))
        if answers == 1 and here.phase is not Phase.PENALTY:
            on.append(ANSWER_SPENT_QUIETLY)


def hand_moves(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Swap for a smaller hand, and never hand a good one to whoever plays next."""
    gets, left = play.gets, play.left
    on.append(HAND_MOVES)
    on.append(GETS + bucket(gets))
    on.append(GIVES + bucket(left))
    gain = (left - gets) * 0.1
    by.append((GAIN, gain))
    if play.taker == play.receiver:
        by.append((GIVES_TO_RECEIVER, 1.0 / left))
    if gets == here.lowest:
        by.append((GAIN_TO_LOWEST, gain))
    if play.rank == SHUFFLE_HANDS:
        on.append(SHUFFLE)
    elif play.taker >= 0 and play.color != NO_COLOR and here.lacks[play.taker] >> play.color & 1:
        on.append(GETS_FROM_LACKING)


def swaps_kept(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Keep a seven or zero while behind: it fetches a small hand when somebody gets near the end."""
    held = here.packed
    sevens = (held >> RANK_SHIFT[7] & FIELD) - (play.rank == 7)
    zeros = (held >> RANK_SHIFT[0] & FIELD) - (play.rank == 0)
    if sevens:
        on.append(SEVENS_KEPT)
        by.append((SEVENS_KEPT_BEHIND, (play.left - here.lowest) * 0.1))
    if zeros:
        by.append((ZEROS_KEPT_BEHIND, (play.left - here.counts[here.preceding]) * 0.1))
    if 0 < play.left <= 2:
        on.append(UNDER_SWAP_LATE)


def jump(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Jump in: a card gone for nothing, and the turns between are lost to the others."""
    on.append(JUMP)
    if play.attacks:
        on.append(JUMP_ATTACK)
    if play.left <= 2:
        on.append(JUMP_LATE)


def twin_kept(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Play one of twins where jumping in is allowed: the other may follow at once."""
    if not play.is_wild and here.hand.count(play.card) > 1:
        on.append(TWIN_KEPT)


def waiting(here: Situation, on: On, by: By) -> None:
    """Let a chance to jump in pass."""
    on.append(WAIT)
    if here.turn == here.seat:
        on.append(WAIT_ON_TURN)


def table_rule(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Weigh what the table's own rule makes the others draw, against what it costs."""
    effect = play.effect
    on.append(CUSTOM)
    by.append((CUSTOM_DRAWS_NEXT, effect.draw_next * 0.1))
    by.append((CUSTOM_DRAWS_OTHERS, effect.draw_others * 0.1))
    by.append((CUSTOM_DRAWS_SELF, effect.draw_self * 0.1))
    if effect.draw_chosen:
        chosen = here.following if play.taker < 0 else play.taker
        by.append((CUSTOM_DRAWS_CHOSEN, effect.draw_chosen * 0.1))
        by.append((CUSTOM_CHOSEN_LOW, 1.0 / max(here.counts[chosen], 1)))
    if effect.again:
        on.append(CUSTOM_AGAIN)
    if effect.discard:
        by.append((CUSTOM_SHEDS, (here.size - 1 - play.left) * 0.1))
    if effect.cards_passed:
        on.append(CUSTOM_PASSES)


def free_wild4(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Mark a Wild Draw Four that holds the colour in force: a bluff where it can be challenged."""
    if here.color != NO_COLOR and here.of_color[here.color]:
        on.append(FREE_WILD4 if here.house.free_wild4 else BLUFF)


def taking(here: Situation, on: On, by: By) -> None:
    """Take a penalty: small ones cost little while the hand is full."""
    on.append(TAKE)
    by.append((TAKE_BY_TOTAL, here.pending * 0.1))
    if here.size <= 2:
        on.append(TAKE_LATE)
    if here.pending <= 2:
        on.append(TAKE_CHEAP)


def drawing_until(here: Situation, on: On, by: By) -> None:
    """Draw where drawing goes on until a card fits: dearer than one card."""
    on.append(DRAW_UNTIL)


def giving(here: Situation, cards: tuple[Card, ...], on: On, by: By) -> None:
    """Give away points and lone colours; keep wilds and actions unless somebody is about to win."""
    points = sum(card.points for card in cards) * 0.1
    by.append((GIVE_POINTS, points))
    if here.lowest <= 2:
        by.append((GIVE_POINTS_NEAR, points))
    wilds = sum(card.is_wild for card in cards)
    actions = sum(not card.is_wild and not card.is_number for card in cards)
    if wilds:
        by.append((GIVE_WILD, float(wilds)))
    if actions:
        by.append((GIVE_ACTION, float(actions)))
    lone = sum(1 for card in cards if not card.is_wild and _is_lone(here, card))
    if lone:
        by.append((GIVE_LONE, float(lone)))


def _is_lone(here: Situation, card: Card) -> bool:
    return sum(held.color is card.color for held in here.hand) == 1


FEATURES: Final = 144
"""How many features there are in all, house rules included."""
