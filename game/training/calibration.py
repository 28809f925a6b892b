"""Compare how likely Expert thinks a bluff with how often there was one, against seats that bluff at a known rate."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.bot import Bot
from game.ai.characters import Temper
from game.ai.habits import Habits, Reaction
from game.ai.policy import answers
from game.ai.policy_book import PolicyBook
from game.ai.stream import Stream, stream_seed
from game.ai.trained import FAULTLESS, TrainedPolicy
from game.rules.cards import WILD_DRAW_FOUR
from game.rules.events import Event, PlayChallenged
from game.rules.moves import ChallengePlay, Move, PlayCard
from game.rules.ruleset import OFFICIAL
from game.rules.view import PlayerView
from game.session.match import Match
from game.session.seats import SeatKind, SeatPlan

BLUFFING: Final = (0.1, 0.3, 0.6)
"""How often the seats of a match play a Wild Draw Four although they hold the colour in force."""
_SURE: Final = Habits(1.0, Reaction(1.0, 0, 0), Reaction(1.0, 0, 0), Reaction(1.0, 0, 0), 0)
_SIZE: Final = 360
_EDGE: Final = 48


@dataclass(frozen=True, slots=True)
class Bin:
    """Hold challenges whose guilt was thought about equally likely: the mean of it, how often it was so, how many."""

    predicted: float
    observed: float
    count: int


class _Challenger(TrainedPolicy):
    """Bluff at a known rate and challenge always, noting what was expected and what was found."""

    def __init__(self, book: PolicyBook, bluffing: float, found: list[tuple[float, bool]]) -> None:
        super().__init__(book, FAULTLESS, Temper.EVEN)
        self._bluffing = bluffing
        self._found = found
        self._expected: float | None = None

    def observe(self, events: Sequence[Event]) -> None:
        super().observe(events)
        for event in events:
            if isinstance(event, PlayChallenged) and self._expected is not None:
                self._found.append((self._expected, event.guilty))
                self._expected = None

    def choose(self, view: PlayerView, stream: Stream) -> Move:
        possible = answers(view)
        for move in possible:
            if isinstance(move, ChallengePlay):
                self._expected = self.guilt(view)
                return move
        fours = [move for move in possible if isinstance(move, PlayCard) and move.card is WILD_DRAW_FOUR]
        if fours and (not any(card.color is view.color for card in view.hand) or stream.chance(self._bluffing)):
            return stream.pick(fours)
        return super().choose(view, stream)


def calibrate(book: PolicyBook, seats: int, matches: int, bins: int = 10) -> list[Bin]:
    """Play matches in which every Wild Draw Four is challenged, and sort the challenges by their expected guilt."""
    found: list[tuple[float, bool]] = []
    for number in range(matches):
        bluffing = BLUFFING[number % len(BLUFFING)]
        plans = [SeatPlan(str(seat), SeatKind.BOT, "policy", "bear") for seat in range(seats)]
        agents = [Bot(_Challenger(book, bluffing, found), _SURE, stream_seed(number, seat)) for seat in range(seats)]
        Match.start(OFFICIAL, plans, number, agents).run_to_end()
    return _sorted_into(found, bins)


def _sorted_into(found: Sequence[tuple[float, bool]], bins: int) -> list[Bin]:
    by_bin: list[list[tuple[float, bool]]] = [[] for _ in range(bins)]
    for expected, guilty in found:
        by_bin[min(int(expected * bins), bins - 1)].append((expected, guilty))
    return [
        Bin(sum(e for e, _ in group) / len(group), sum(guilty for _, guilty in group) / len(group), len(group))
        for group in by_bin
        if group
    ]


def plot(found: Sequence[Bin]) -> str:
    """Return the picture of predicted against observed guilt as SVG; the area of a dot is its number of challenges."""
    most = max(one.count for one in found)
    inner = _SIZE - 2 * _EDGE
    dots = "\n".join(
        f'<circle cx="{_EDGE + inner * one.predicted:.1f}" cy="{_SIZE - _EDGE - inner * one.observed:.1f}" '
        f'r="{3 + 9 * (one.count / most) ** 0.5:.1f}" fill="#1f6fd6" fill-opacity="0.8"/>'
        for one in found
    )
    low, high = _EDGE, _SIZE - _EDGE
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_SIZE} {_SIZE}" font-size="12">
<rect width="{_SIZE}" height="{_SIZE}" fill="#ffffff"/>
<path d="M{low} {low}V{high}H{high}" fill="none" stroke="#333333"/>
<path d="M{low} {high}L{high} {low}" fill="none" stroke="#999999" stroke-dasharray="4 4"/>
{dots}
<text x="{_SIZE / 2}" y="{_SIZE - 12}" text-anchor="middle">predicted guilt</text>
<text x="16" y="{_SIZE / 2}" text-anchor="middle" transform="rotate(-90 16 {_SIZE / 2})">observed guilt</text>
<text x="{low}" y="{high + 16}" text-anchor="middle">0</text>
<text x="{high}" y="{high + 16}" text-anchor="middle">1</text>
<text x="{low - 10}" y="{low + 4}" text-anchor="end">1</text>
</svg>
"""
