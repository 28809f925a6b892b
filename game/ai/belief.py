"""Judge Wild Draw Fours by what was seen: how likely the last one was a bluff, how likely a bluff would be challenged.

Everything comes from redacted events: who was found guilty, who challenged, what a seat had shown before it played.
A seat's rate of bluffing is learned by Bayes: a seat is found guilty by how often it bluffs if it can, but also by how
likely it could.
"""

from math import comb
from typing import Final, TypeAlias

from game.ai.faces import FIELD, NO_COLOR, color_index
from game.ai.memory import Memory
from game.ai.situation import Situation
from game.rules.cards import WILD_DRAW_FOUR
from game.rules.events import CardPlayed, CardsDrawn, DrawCause, Event, MatchEnded, PlayChallenged
from game.rules.seat import Seat
from game.rules.view import PlayerView

BLUFFS_AT_FIRST: Final = 0.3
"""How often an unknown seat is thought to bluff when it could: a guess about people."""
CHALLENGES_AT_FIRST: Final = 0.6
"""How often an unknown seat is thought to challenge."""
_WEIGHT_AT_FIRST: Final = 2
"""How many observations the first guess counts for."""
DRAWN_SINCE: Final = 0.25
"""How likely a hand that has shown it lacks a colour is to have drawn another card since."""
BLUFF_BELOW: Final = (0.5, 0.21)
"""A bluff against a single card pays if it is challenged less often than this: with two seats, with more."""
_LEAST_GUILT: Final = {1: 0.04, 2: 0.11, 3: 0.16, 4: 0.16}
_LEAST_GUILT_FULL: Final = 0.17
_LEAST_GUILT_TWO_SEATS: Final = 0.01


_RATES: Final = tuple((2 * step + 1) / 20 for step in range(10))
"""The rates of bluffing that are weighed against each other."""
_Weights: TypeAlias = tuple[float, ...]


def _beta(mean: float, weight: float) -> _Weights:
    """Return how likely each of the rates is by a beta distribution that is worth so many observations."""
    guilty, innocent = weight * mean, weight * (1 - mean)
    return tuple(rate ** (guilty - 1) * (1 - rate) ** (innocent - 1) for rate in _RATES)


_AT_FIRST: Final = _beta(BLUFFS_AT_FIRST, _WEIGHT_AT_FIRST)


class Belief:
    """Weigh, by seat, how often it bluffs, and count challenges; hold what is known of the Wild Draw Four on top."""

    def __init__(self, seats: int) -> None:
        self._rates = [_AT_FIRST] * seats
        self._challenges = [0] * seats
        self._offers = [0] * seats
        self._held = 0.0
        self._lacked = False
        self._waits = False

    def observe(self, event: Event, memory: Memory) -> None:
        """Learn from an event, before the memory does."""
        match event:
            case CardPlayed(seat, card, left=left):
                self._waits = card is WILD_DRAW_FOUR
                if self._waits and memory.color != NO_COLOR:
                    self._lacked = bool(memory.lacks[seat] >> memory.color & 1)
                    self._held = _seemed_held(memory, left, lacked=self._lacked)
            case PlayChallenged(challenger, accused, guilty):
                self._rates[accused] = _learned(self._rates[accused], self._held, guilty=guilty)
                self._challenges[challenger] += 1
                self._offers[challenger] += 1
                self._waits = False
            case CardsDrawn(seat, _, DrawCause.WILD_DRAW_FOUR | DrawCause.STACK) if self._waits:
                self._offers[seat] += 1
                self._waits = False
            case MatchEnded():
                self._waits = False
            case _:
                pass  # says nothing about bluffs

    def challenge_rate(self, seat: Seat) -> float:
        """Return how often this seat challenges, from 0 to 1."""
        first = CHALLENGES_AT_FIRST * _WEIGHT_AT_FIRST
        return (first + self._challenges[seat]) / (_WEIGHT_AT_FIRST + self._offers[seat])

    def guilt(self, view: PlayerView, here: Situation) -> float:
        """Return the probability that the Wild Draw Four on top was a bluff."""
        if view.accused is None or view.color_before is None:
            return 0.0
        weights = self._rates[view.accused]
        expected = _guilts(self._chance_held(view, here, view.accused))
        return sum(weight * guilt for weight, guilt in zip(weights, expected, strict=True)) / sum(weights)

    def challenges(self, view: PlayerView, here: Situation) -> bool:
        """Tell whether a challenge pays, by the probability of guilt and the hand of the accused."""
        if view.accused is None:
            return False
        if view.seats == 2:
            least = _LEAST_GUILT_TWO_SEATS
        else:
            least = _LEAST_GUILT.get(view.counts[view.accused], _LEAST_GUILT_FULL)
        return self.guilt(view, here) > least

    def bluffs(self, here: Situation) -> bool:
        """Tell whether a bluff pays: only against a single card, and where it is seldom challenged."""
        if here.counts[here.following] != 1:
            return False
        return self.challenge_rate(Seat(here.following)) < BLUFF_BELOW[here.seats > 2]

    def _chance_held(self, view: PlayerView, here: Situation, accused: Seat) -> float:
        color = color_index(view.color_before)
        unseen_color = 25 - (here.seen >> 6 * color & FIELD) - here.of_color[color]
        if view.counts[accused] == 0 or unseen_color <= 0 or here.unseen <= 0:
            return 0.0
        if self._lacked:
            return DRAWN_SINCE * min(unseen_color / here.unseen, 1.0)
        cards = min(view.counts[accused], here.unseen)
        return 1 - comb(max(here.unseen - unseen_color, 0), cards) / comb(here.unseen, cards)


def _guilts(held: float) -> list[float]:
    """Return how likely a Wild Draw Four is a bluff for each of the rates b: b·h / (b·h + 1 - h).

    `held` is h, the chance that its player held the colour in force.
    """
    return [rate * held / (rate * held + 1 - held) for rate in _RATES]


def _learned(weights: _Weights, held: float, *, guilty: bool) -> _Weights:
    """Return the weights of the rates after it came to light whether a Wild Draw Four was a bluff."""
    if not 0 < held < 1:
        return weights
    found = [guilt if guilty else 1 - guilt for guilt in _guilts(held)]
    return tuple(weight * likely for weight, likely in zip(weights, found, strict=True))


def _seemed_held(memory: Memory, cards: int, *, lacked: bool) -> float:
    """Return how likely it seems to everybody that so many cards hold the colour in force, by the discards alone."""
    unseen = max(memory.house.deck_size - memory.seen_length, 1)
    share = min((25 - (memory.seen >> 6 * memory.color & FIELD)) / unseen, 1.0)
    return DRAWN_SINCE * share if lacked else 1 - (1 - share) ** cards
