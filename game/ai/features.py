"""See a move as a list of active features; each function below is one family of them, with one line of why.

A feature is an index into the policy's weights: `on` takes the ones that are simply present, `by` those with a size.
`feature_names` names every index. The families for house rules are in `house_features`.
"""

from typing import Final, TypeAlias

from game.ai.faces import ATTACK_SHIFT, DRAW_TWO, FIELD, NO_COLOR, RANK_SHIFT, REVERSE, SKIP, WILD_DRAW_FOUR
from game.ai.situation import Prospect, Situation

On: TypeAlias = list[int]
By: TypeAlias = list[tuple[int, float]]
Active: TypeAlias = tuple[On, By]
"""The features of one move: those present, and those with a size."""

COLOR_LEFT: Final = 0  # six: 0 to 5 and more
RANK_LEFT: Final = 6  # four: 0 to 3 and more
WILD_PLAYED: Final = 10
WILD4_PLAYED: Final = 11
WILD_LATE: Final = 12  # four: 0 to 3 cards left
DRAW2_PLAYED: Final = 16
SKIP_PLAYED: Final = 17
REVERSE_PLAYED: Final = 18
ATTACK_NEXT: Final = 20  # five: the next seat holds 1, 2, 3-4, 5-6, 7 and more
REVERSE_GAIN: Final = 25  # five: the seat before holds 2 fewer, 1 fewer, as many, 1 more, 2 more than the next
POINTS_SHED: Final = 30
POINTS_SHED_NEAR: Final = 31
POINTS_SHED_LAST: Final = 32
COLOR_CHANGED: Final = 33
COLOR_CHANGED_LAST: Final = 34
RECEIVER_LACKS: Final = 35
RECEIVER_LACKS_NEAR: Final = 36
SECOND_LACKS: Final = 37
THIRD_LACKS: Final = 38
RECEIVER_CHOSE: Final = 39
RECEIVER_CHOSE_NEAR: Final = 40
COLOR_UNSEEN: Final = 41
COLOR_UNSEEN_NEAR: Final = 42
RANK_UNSEEN: Final = 43
DRAW: Final = 44
DRAW_BY_SIZE: Final = 45
KEEP: Final = 46
KEEP_WILD: Final = 47
KEEP_NEAR: Final = 48
NOTHING_FITS: Final = 49
LAST_FITS: Final = 50
LAST_WILD: Final = 51
LAST_UNFIT: Final = 52
TWO_FIT: Final = 53
ONE_OF_TWO_FITS: Final = 54
NONE_OF_TWO_FITS: Final = 55
SPREAD: Final = 56
LONGER_COLOR: Final = 57
CHAIN_GOES_ON: Final = 58
CHAIN_ENDS: Final = 59
CHAIN_WINS_NEXT: Final = 60
CHAIN_WON: Final = 61
ATTACKS_LEFT: Final = 62
ATTACKS_LEFT_LATE: Final = 63
DRAW_NEAR: Final = 64
KEEP_BY_SIZE: Final = 65
RECEIVER_LACKS_LAST: Final = 66
SECOND_CHOSE: Final = 67
COLOR_UNSEEN_LAST: Final = 68
RANK_UNSEEN_NEAR: Final = 69
WILD4_LATE: Final = 70  # four: 0 to 3 cards left
FEW_LEFT_FIT: Final = 74
POINTS_SHED_EARLY: Final = 75
ATTACK_LOWEST: Final = 76
ATTACK_LATE: Final = 77
NUMBER: Final = 78
NUMBER_BY_VALUE: Final = 79
WILD_NEAR: Final = 80
WILD_LAST: Final = 81
WILD_EARLY: Final = 82
WILD_KEPT: Final = 83
WILD_TO_LONGEST: Final = 84
ACTION_FITS: Final = 85
ACTION_EARLY: Final = 86
DRAWS_NEAR: Final = 87
DRAWS_LAST: Final = 88
RECEIVER_LACKS_LONG: Final = 89

_BUCKET: Final = (0, 0, 1, 2, 2, 3, 3, *[4] * 200)
"""The step of a hand's size: 1, 2, 3-4, 5-6, 7 and more cards."""


def bucket(size: int) -> int:
    """Return the step, 0 to 4, of a hand's size."""
    return _BUCKET[size]


def what_stays(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Play from the long colour: cards left that fit the new top card are next turn's choices."""
    same = play.same_color
    on.append(COLOR_LEFT + (same if same < 5 else 5))
    if not play.is_wild:
        alike = play.same_rank
        on.append(RANK_LEFT + (alike if alike < 3 else 3))


def wild_spent(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Hold wilds: one is a sure play later, so it is spent late, or when somebody is about to win."""
    if play.rank == WILD_DRAW_FOUR:
        on.append(WILD4_PLAYED)
        if play.left < 4:
            on.append(WILD4_LATE + play.left)
    else:
        on.append(WILD_PLAYED)
        if play.left < 4:
            on.append(WILD_LATE + play.left)
    if here.lowest <= 2:
        on.append(WILD_NEAR)
        if here.lowest == 1:
            on.append(WILD_LAST)
    if here.size >= 7:
        on.append(WILD_EARLY)
    if play.wilds > 0:
        on.append(WILD_KEPT)
    if play.same_color == play.most:
        on.append(WILD_TO_LONGEST)


def card_kind(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Tell numbers from actions: an action is worth more in the hand early and costs more at the end."""
    rank = play.rank
    if rank < SKIP:
        on.append(NUMBER)
        by.append((NUMBER_BY_VALUE, rank * 0.1))
        return
    on.append(DRAW2_PLAYED if rank == DRAW_TWO else SKIP_PLAYED if rank == SKIP else REVERSE_PLAYED)
    if play.same_color > 0:
        on.append(ACTION_FITS)
    if play.left >= 6:
        on.append(ACTION_EARLY)


def attack(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Attack the seat that is about to win: a lost turn costs it most with few cards."""
    following = here.counts[here.following]
    on.append(ATTACK_NEXT + _BUCKET[following])
    if following == here.lowest:
        on.append(ATTACK_LOWEST)
    if play.left <= 2:
        on.append(ATTACK_LATE)
    if following <= 2 and (play.rank == DRAW_TWO or play.rank == WILD_DRAW_FOUR or play.effect.draw_next > 0):
        on.append(DRAWS_NEAR)
        if following == 1:
            on.append(DRAWS_LAST)


def reverse(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Give the turn to the fuller neighbour."""
    gain = here.counts[here.preceding] - here.counts[here.following]
    on.append(REVERSE_GAIN + (0 if gain < -1 else 4 if gain > 1 else gain + 2))


def points_shed(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Get rid of points, the sooner the nearer another seat is to going out."""
    points = play.points * 0.1
    by.append((POINTS_SHED, points))
    if here.lowest <= 2:
        by.append((POINTS_SHED_NEAR, points))
        if here.lowest == 1:
            by.append((POINTS_SHED_LAST, points))
    if play.left >= 8:
        by.append((POINTS_SHED_EARLY, points))


def color_changed(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Change the colour on a seat with one card: it may wait for the present one."""
    if play.color != here.color and here.color != NO_COLOR:
        on.append(COLOR_CHANGED)
        if play.receiver_count == 1:
            on.append(COLOR_CHANGED_LAST)


def receiver_shown(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Name what the next player has shown it lacks, and avoid what it named itself."""
    receiver, color = play.receiver, play.color
    if receiver == here.seat:
        return
    count = play.receiver_count
    if here.lacks[receiver] >> color & 1:
        on.append(RECEIVER_LACKS)
        if count <= 2:
            on.append(RECEIVER_LACKS_NEAR)
            if count == 1:
                on.append(RECEIVER_LACKS_LAST)
        if play.same_color > 1:
            on.append(RECEIVER_LACKS_LONG)
    if here.chosen[receiver] == color:
        on.append(RECEIVER_CHOSE)
        if count <= 2:
            on.append(RECEIVER_CHOSE_NEAR)


def later_shown(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Look past the next player: a colour that nobody follows comes back."""
    seats, color, lacks = here.seats, play.color, here.lacks
    step = -here.direction if play.rank == REVERSE else here.direction
    second = (play.receiver + step) % seats
    if second != here.seat:
        if lacks[second] >> color & 1:
            on.append(SECOND_LACKS)
        if here.chosen[second] == color:
            on.append(SECOND_CHOSE)
    third = (second + step) % seats
    if third not in (here.seat, play.receiver) and lacks[third] >> color & 1:
        on.append(THIRD_LACKS)


def cards_seen(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Count cards: what is neither in the hand nor on the pile is what the others can follow with."""
    color, near = play.color, play.receiver_count <= 2
    if here.unseen > 0 and color != NO_COLOR:
        unseen = 25 - (here.seen >> 6 * color & FIELD) - play.same_color - (not play.is_wild)
        share = unseen * 4.0 / here.unseen - 1
        by.append((COLOR_UNSEEN, share))
        if near:
            by.append((COLOR_UNSEEN_NEAR, share))
            if play.receiver_count == 1:
                by.append((COLOR_UNSEEN_LAST, share))
    if not play.is_wild:
        copies = 8 if play.rank else 4
        alike = (copies - (here.seen >> RANK_SHIFT[play.rank] & FIELD) - play.same_rank - 1) * 0.125
        by.append((RANK_UNSEEN, alike))
        if near:
            by.append((RANK_UNSEEN_NEAR, alike))


def last_cards(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Keep last cards that fit each other, so that they go out one after the other."""
    left = play.left
    if not left:
        return
    fitting = play.same_color + play.same_rank
    every = fitting + play.wilds
    if not every:
        on.append(NOTHING_FITS)
    if left == 1:
        on.append(LAST_WILD if play.wilds else LAST_FITS if fitting else LAST_UNFIT)
    elif left == 2:
        on.append(TWO_FIT if every >= 2 else ONE_OF_TWO_FITS if every else NONE_OF_TWO_FITS)
    if left <= 3 and play.same_color > 0:
        on.append(FEW_LEFT_FIT)


def spread_left(here: Situation, play: Prospect, on: On, by: By) -> None:
    """Keep few colours, and stay in the longest: a hand of one colour is played out in one go."""
    by.append((SPREAD, play.spread * 0.25))
    by.append((LONGER_COLOR, (play.most - play.same_color) * 0.25))
    if play.color != NO_COLOR:
        attacks = here.packed >> ATTACK_SHIFT[play.color] & FIELD
        if play.rank >= SKIP and not play.is_wild:
            attacks -= 1
        if attacks:
            by.append((ATTACKS_LEFT, attacks * 0.5))
            if here.seats == 2 and play.left <= 4:
                by.append((ATTACKS_LEFT_LATE, attacks * 0.5))


def chain(here: Situation, play: Prospect, on: On, by: By) -> None:
    """With two seats an attack brings the turn back: chain them while something fits."""
    fits = play.same_color + play.same_rank + play.wilds
    on.append(CHAIN_GOES_ON if fits else CHAIN_ENDS)
    if play.left == 1 and fits:
        on.append(CHAIN_WINS_NEXT)
    elif play.left == 0:
        on.append(CHAIN_WON)


def drawing(here: Situation, on: On, by: By) -> None:
    """Draw although a card could be played: almost never right, so it has to be learned as a cost."""
    on.append(DRAW)
    by.append((DRAW_BY_SIZE, here.size * 0.1))
    if here.lowest <= 2:
        on.append(DRAW_NEAR)


def keeping(here: Situation, on: On, by: By) -> None:
    """Keep a playable card just drawn: sometimes a wild is worth more next turn."""
    on.append(KEEP)
    if here.drawn is not None and here.drawn.is_wild:
        on.append(KEEP_WILD)
    if here.lowest <= 2:
        on.append(KEEP_NEAR)
    by.append((KEEP_BY_SIZE, here.size * 0.1))
