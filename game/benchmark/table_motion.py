"""Measure the work of every frame of the table in motion: a deal to ten seats, hands shuffled, a whole match.

The real loop runs, by a clock that lets a sixtieth of a second pass a frame. What counts is the processor time of
the frames in which something moves: events, match, choreography, drawing and showing.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final

from game import app
from game.ai.characters import Level
from game.benchmark.still_clock import StillClock
from game.rules.cards import MODERN_DECK, Card, card
from game.rules.moves import PlayCard
from game.rules.notation import format_cards, parse_script
from game.rules.ruleset import OFFICIAL, Ruleset
from game.rules.vectors import set_up
from game.session.agent import HumanAgent, ReplayAgent
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table

if TYPE_CHECKING:
    from game.scenes.table import TableScene
    from game.ui.loop import Loop

SEED: Final = 7
SHORT_MATCH: Final = Ruleset(target=200)
MOST_FRAMES: Final = 100_000
_HELD: Final = 10
_REST_FRAMES: Final = 30


@dataclass(frozen=True, slots=True)
class Work:
    """So many frames moved; the milliseconds of work of the median one, the 99th percentile and the worst."""

    frames: int
    median_ms: float
    p99_ms: float
    worst_ms: float


def table_motion(size: tuple[int, int], name: str) -> Mapping[str, float]:
    """Return the work of the frames of a stretch (a name of `STRETCHES`) in a window of `size` pixels.

    Raises:
        NoDisplayError: there is no screen.
    """
    app.prepare_environment()
    from game.scenes.table import TableScene
    from game.services import make_services

    services = make_services(seed=SEED)
    stretch = STRETCHES[name]
    table = TableScene(services, stretch.match())
    loop = app.open_loop(lambda _: table, size=size, clock=StillClock(), services=services)
    app.spare_what_stays()
    times = list(_frame_times(loop, _Sitter(table), is_short=stretch.is_short))
    loop.close()
    return asdict(_summed(times))


def _summed(times: list[float]) -> Work:
    p99 = quantiles(times, n=100)[98]
    return Work(len(times), round(median(times), 2), round(p99, 2), round(max(times), 2))


def _frame_times(loop: Loop, sitter: _Sitter, *, is_short: bool) -> Iterator[float]:
    """Step until the table has come to rest once, or the match is over, and yield the work of what moved."""
    loop.step()
    loop.rest()
    rested = 0
    for _ in range(MOST_FRAMES):
        was_busy = loop.busy
        began = _processor_ms()
        loop.step()
        passed = _processor_ms() - began
        if was_busy or loop.busy:
            yield passed
        loop.rest()
        rested = 0 if loop.busy else rested + 1
        if sitter.has_left or (is_short and rested > _REST_FRAMES):
            return
        if not is_short:
            sitter.act(loop)


def _processor_ms() -> float:
    """Return the time this thread has worked, or the clock's where the platform counts too coarsely."""
    return 1000 * (time.perf_counter() if sys.platform == "win32" else time.thread_time())


class _Sitter:
    """Somebody on the person's seat, who plays anything that fits, and goes when the match is over."""

    def __init__(self, table: TableScene) -> None:
        self.has_left = False
        self._table = table
        self._chance = random.Random(SEED)

    def act(self, loop: Loop) -> None:
        """Answer what is asked, once nothing moves."""
        from game.scenes.match_result import MatchResult
        from game.scenes.round_result import RoundResult
        from game.ui.actions import Confirm

        top = loop.stack.top
        if loop.busy:
            return
        if isinstance(top, MatchResult):
            self.has_left = True
        elif isinstance(top, RoundResult):
            loop.stack.handle(Confirm())
        elif self._table.feed.is_rested:
            self._play()

    def _play(self) -> None:
        view = self._table.feed.view
        if view.turn != view.seat or not view.legal_moves:
            return
        plays = [move for move in view.legal_moves if isinstance(move, PlayCard)]
        self._table.feed.submit(self._chance.choice(plays or list(view.legal_moves)))


@dataclass(frozen=True, slots=True)
class Stretch:
    """What is measured: a match with a person at its first seat, until it first rests (`is_short`) or to its end."""

    match: Callable[[], Match]
    is_short: bool = True


def _deal() -> Match:
    return _match(10, OFFICIAL)


def _whole_match() -> Match:
    return _match(4, SHORT_MATCH)


def _match(seats: int, rules: Ruleset) -> Match:
    plans = plan_table([None, *[Level.NORMAL] * (seats - 1)])
    return Match.start(rules, plans, SEED, make_agents(plans, SEED))


def _shuffled_hands() -> Match:
    """Let the second of ten seats play Shuffle Hands while everybody holds ten cards or so."""
    left = Counter(MODERN_DECK) - Counter((card("WS"), card("r5")))
    cards = list(left.elements())
    random.Random(SEED).shuffle(cards)
    hands = [_taken(cards, _HELD) for _ in range(10)]
    hands[1][0] = card("WS")
    position = {"hands": [format_cards(hand) for hand in hands], "discard": "r5", "turn": 1}
    state = set_up({"rules": {"deck": "modern"}, "position": position})
    plans = plan_table([None, *[Level.NORMAL] * 9])
    others = ReplayAgent.for_table(10, parse_script("1:WS=b"), pace=500)[1:]
    return Match.at(state, plans, [HumanAgent(), *others])


def _taken(cards: list[Card], count: int) -> list[Card]:
    taken, cards[:count] = cards[:count], []
    return taken


STRETCHES: Final[Mapping[str, Stretch]] = {
    "deal to ten seats": Stretch(_deal),
    "shuffle hands": Stretch(_shuffled_hands),
    "whole match": Stretch(_whole_match, is_short=False),
}
