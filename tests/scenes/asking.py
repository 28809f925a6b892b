"""What the tests of scenes share: sample seats, reports and questions, and a scene that asks and notes the answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from game.ai.characters import Level
from game.rules.cards import CLASSIC_DECK, Card, Color, card, total_points
from game.rules.events import Ending, RoundEnded
from game.rules.ruleset import OFFICIAL, Ruleset, Scoring
from game.rules.seat import Seat
from game.scenes.match_result import MatchReport
from game.scenes.penalty import Penalty
from game.scenes.round_report import RoundReport
from game.scenes.target_chooser import Target
from game.services import Services
from game.session.seats import SeatPlan, plan_table
from game.ui.compositor import Canvas
from game.ui.geometry import Point
from game.ui.scene import AnyChange, Change, Push, Scene
from tests.support.pilot import Pilot

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160), (1440, 1080), (2560, 1080))
HAND = tuple(card(text) for text in ("r3", "rS", "y7", "g9", "b2", "b5", "b+2", "W", "W+4"))


def plans(seats: int) -> tuple[SeatPlan, ...]:
    return plan_table([None, *[Level.NORMAL] * (seats - 1)])


def penalty(total: int = 4, addable: tuple[Card, ...] = ()) -> Penalty:
    return Penalty(card("W+4"), card("b7"), plans(3)[2], total, Color.GREEN, plans(3)[1], addable)


def targets(count: int) -> list[Target]:
    return [Target(Seat(seat), plans(count + 1)[seat], seat * 3 % 11 + 1) for seat in range(1, count + 1)]


def round_report(
    seats: int, *, rules: Ruleset = OFFICIAL, winner: int | None = 1, most: int = 6, last: bool = False
) -> RoundReport:
    chance = random.Random(seats)
    hands = [tuple(chance.choice(CLASSIC_DECK) for _ in range(chance.randint(1, most))) for _ in range(seats)]
    before = tuple(chance.randrange(0, 480) for _ in range(seats))
    if winner is not None:
        hands[winner] = ()
    held = [total_points(hand) for hand in hands]
    points = [0] * seats
    if winner is not None:
        lowest = rules.scoring is Scoring.LOWEST
        points = held if lowest else [sum(held) if seat == winner else 0 for seat in range(seats)]
    scores = tuple(old + new for old, new in zip(before, points, strict=True))
    ending = Ending.BLOCKED if winner is None else Ending.OUT
    event = RoundEnded(ending, None if winner is None else Seat(winner), tuple(hands), tuple(points), scores)
    following = None if last else Seat(1)
    return RoundReport(3, event, plans(seats), before, rules, Seat(0), card("b7"), following)


def match_report(scores: tuple[int, ...], winners: tuple[int, ...]) -> MatchReport:
    return MatchReport(plans(len(scores)), scores, tuple(Seat(seat) for seat in winners), OFFICIAL, 5, Seat(0))


class Table(Scene[None]):
    """Stands in for the table: asks a question, notes the answer, and what the question lets through."""

    def __init__(self, make: Callable[[Services, Table], Scene[Any]], services: Services) -> None:
        self._scene: Scene[Any] | None = make(services, self)
        self.answers: list[object] = []
        self.actions: list[object] = []
        self.lit_at: Point | None = None
        self.hands_below: list[int | None] = []

    def handle(self, action: object) -> Change[None]:
        self.actions.append(action)
        return None

    def update(self, dt: float) -> Change[None]:
        scene, self._scene = self._scene, None
        return None if scene is None else Push(scene, self._note)

    def _note(self, answer: object) -> AnyChange:
        self.answers.append(answer)
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((20, 80, 79))

    def draw_lit(self, canvas: Canvas, below: int | None) -> None:
        self.hands_below.append(below)

    def guide(self) -> Scene[None] | None:
        return None

    def takes(self, pos: Point) -> bool:
        return pos == self.lit_at

    def takes_key(self, name: str) -> bool:
        return False


@contextmanager
def asked(
    make: Callable[[Services, Table], Scene[Any]], size: tuple[int, int] = (1280, 720)
) -> Iterator[tuple[Pilot, Table]]:
    """Ask over a stand-in table, until the question has opened."""
    made: list[Table] = []

    def first(services: Services) -> Scene[Any]:
        made.append(Table(make, services))
        return made[0]

    with Pilot(first, size) as pilot:
        pilot.step()
        pilot.advance(400)
        yield pilot, made[0]
