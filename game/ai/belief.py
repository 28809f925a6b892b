"""Judge Wild Draw Fours by what was seen: how likely the last one was a bluff, how likely a bluff would be challenged.

Everything comes from redacted events: who was found guilty, who challenged, what a seat had shown before it played.
"""

from math import comb
from typing import Final

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
BLUFF_BELOW: Final = (0.5, 0.21)
"""A bluff against a single card pays if it is challenged less often than this: with two seats, with more."""
_LEAST_GUILT: Final = {1: 0.04, 2: 0.11, 3: 0.16, 4: 0.16}
_LEAST_GUILT_FULL: Final = 0.17
_LEAST_GUILT_TWO_SEATS: Final = 0.01


class Belief:
    """Count, by seat, bluffs found out and challenges made; hold what is known of the Wild Draw Four on top."""

    def __init__(self, seats: int) -> None:
        self._bluffs = [0] * seats
        self._found_out = [0] * seats
        self._challenges = [0] * seats
        self._offers = [0] * seats
        self._lacked = False
        self._waits = False

    def observe(self, event: Event, memory: Memory) -> None:
        """Learn from an event, before the memory does."""
        match event:
            case CardPlayed(seat, card):
                self._waits = card is WILD_DRAW_FOUR
                if self._waits and memory.color != NO_COLOR:
                    self._lacked = bool(memory.lacks[seat] >> memory.color & 1)
            case PlayChallenged(challenger, accused, guilty):
                self._bluffs[accused] += guilty
                self._found_out[accused] += 1
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

    def bluff_rate(self, seat: Seat) -> float:
        """Return how often this seat bluffs when it could, from 0 to 1."""
        return _rate(self._bluffs[seat], self._found_out[seat], BLUFFS_AT_FIRST)

    def challenge_rate(self, seat: Seat) -> float:
        """Return how often this seat challenges, from 0 to 1."""
        return _rate(self._challenges[seat], self._offers[seat], CHALLENGES_AT_FIRST)

    def guilt(self, view: PlayerView, here: Situation) -> float:
        """Return the probability that the Wild Draw Four on top was a bluff: b·h / (b·h + 1 - h).

        `h` is the chance that the accused held the colour, given the cards seen; `b` how often it bluffs if it does.
        """
        if view.accused is None or view.color_before is None:
            return 0.0
        held = self._chance_held(view, here, view.accused)
        bluffed = self.bluff_rate(view.accused) * held
        return bluffed / (bluffed + 1 - held) if held < 1 else 1.0

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
        cards = 1 if self._lacked else view.counts[accused]
        if view.counts[accused] == 0 or unseen_color <= 0 or here.unseen <= 0:
            return 0.0
        cards = min(cards, here.unseen)
        return 1 - comb(max(here.unseen - unseen_color, 0), cards) / comb(here.unseen, cards)


def _rate(seen: int, trials: int, at_first: float) -> float:
    return (at_first * _WEIGHT_AT_FIRST + seen) / (_WEIGHT_AT_FIRST + trials)
