"""Play by sensible rules of thumb, as somebody does who has played the game for years; every option is covered."""

from collections.abc import Sequence
from typing import Final, assert_never

from game.ai.appraisal import DRAWING, GOING_OUT, KEEPING, play_value
from game.ai.impressions import Impressions
from game.ai.outlook import Outlook, look
from game.ai.policy import PromptPolicy, answers, jumps
from game.ai.stream import Stream
from game.rules.cards import Card
from game.rules.events import Event
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
from game.rules.view import PlayerView

JUMPING: Final = -1.0
"""The least value of a play worth jumping in with: the card would otherwise stay in the hand."""
SURE_BLUFF: Final = 0.6
"""How likely a bluff has to be for a challenge to be better than adding to the stack."""


class HeuristicPolicy(PromptPolicy):
    """Choose the answer with the highest value; of equal ones, any.

    `slips` is how often the best answer is overlooked and the next best given, from 0 to 1.
    """

    def __init__(self, slips: float = 0.0) -> None:
        self._slips = slips
        self._impressions = Impressions()

    def observe(self, events: Sequence[Event]) -> None:
        """Remember what the hands have shown."""
        self._impressions.observe(events)

    def choose(self, view: PlayerView, stream: Stream) -> Move:
        """Return the answer that looks best."""
        possible = answers(view)
        if len(possible) == 1:
            return possible[0]
        outlook = look(view)
        values = [self._value(outlook, move) for move in possible]
        best = max(values)
        if best < GOING_OUT and self._slips and stream.chance(self._slips):
            best = sorted(values)[-2]
            return possible[values.index(best)]
        return stream.pick([move for move, value in zip(possible, values, strict=True) if value > best - 1e-9])

    def jump(self, view: PlayerView, stream: Stream) -> PlayCard | None:
        """Return the best jump-in if it helps."""
        outlook = look(view)
        best = max(jumps(view), key=lambda move: play_value(outlook, self._impressions, move))
        return best if play_value(outlook, self._impressions, best) > JUMPING else None

    def _value(self, outlook: Outlook, move: Move) -> float:
        match move:
            case PlayCard():
                return play_value(outlook, self._impressions, move)
            case DrawCard():
                return DRAWING
            case KeepCard():
                return KEEPING
            case TakePenalty():
                return _TAKING
            case ChallengePlay():
                return self._challenge_value(outlook)
            case NameColor(color=color):
                return outlook.held[color] - outlook.share(color)
            case GiveCards(cards=cards):
                return sum(_riddance(outlook, card) for card in cards)
            case CallUno() | CatchSeat():
                return _NEVER
            case _:
                assert_never(move)

    def _challenge_value(self, outlook: Outlook) -> float:
        guilt = chance_of_bluff(outlook, self._impressions)
        if guilt > SURE_BLUFF:
            return -_TAKING
        return _TAKING / 2 if guilt > least_guilt(outlook) else 2 * _TAKING


_TAKING: Final = -50.0
"""Taking a penalty comes after every answer to it."""
_NEVER: Final = -1000.0


def chance_of_bluff(outlook: Outlook, impressions: Impressions) -> float:
    """Return how likely the Wild Draw Four on top was a bluff: P = b·h / (b·h + 1 - h).

    `h` is the chance that such a hand holds the colour, `b` how readily its player bluffs when it does.
    """
    view = outlook.view
    if view.accused is None or view.color_before is None:
        return 0.0
    held = outlook.chance_held(view.color_before, view.counts[view.accused])
    bluffed = impressions.bluff_rate(view.accused) * held
    innocent = 1 - held
    return bluffed / (bluffed + innocent) if bluffed + innocent else 0.0


def least_guilt(outlook: Outlook) -> float:
    """Return from which probability on a challenge pays, by the number of seats and the hand of the accused."""
    view = outlook.view
    if view.seats == 2:
        return 0.01
    cards = 0 if view.accused is None else view.counts[view.accused]
    return 0.04 if cards <= 1 else 0.11 if cards == 2 else 0.16 if cards <= 4 else 0.17


def _riddance(outlook: Outlook, card: Card) -> float:
    """Return how gladly a card is given away: lonely colours and many points go, wilds stay."""
    if card.is_wild:
        return -4.0
    return card.points / 20 - 0.8 * outlook.held[card.color] - (0.0 if card.is_number else 1.5)
