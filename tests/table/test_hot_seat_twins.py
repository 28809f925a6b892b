"""Two tables that differ only in what nobody at the screen may see: frames, sounds, words and times are the same."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import pygame
import pytest
from pygame import Rect, Surface

from game.rules.engine import apply, start_match
from game.rules.legal import actors, legal_moves
from game.rules.moves import Move, PlayCard
from game.rules.ruleset import Ruleset
from game.rules.seat import Seat, all_seats
from game.rules.state import GameState, Phase
from game.rules.view import redact_all, view
from game.scenes.hand_over import HandOver
from game.scenes.pause import PauseScene
from game.scenes.table import TableScene
from game.services import make_services
from game.session import gate
from game.session.agent import HumanAgent
from game.session.match import Match
from game.session.seats import plan_table
from game.settings import Opening, Settings, Speed
from game.ui.compositor import Canvas, Sprite
from tests.support.hidden import twin_of
from tests.support.pilot import Pilot
from tests.support.sofa import NAMES
from tests.table.matches import RULES

SEATS = 3


@dataclass(frozen=True, slots=True)
class Moment:
    """What could be seen and heard at one step of the loop."""

    scenes: tuple[str, ...]
    picture: int
    sounds: tuple[str, ...]
    words: tuple[str, ...]


class Recorder(Pilot):
    """A pilot that plays one position and writes down what there was to see and hear at every step."""

    def __init__(self, state: GameState) -> None:
        services = make_services(seed=7, settings=Settings(speed=Speed.FAST, opening=Opening.CLICK))
        plans = plan_table([None] * state.seats, NAMES)
        self.agents = [HumanAgent() for _ in plans]
        self.match = Match.at(state, plans, self.agents)
        self.moments: list[Moment] = []
        self._sounds: list[str] = []
        self._hashes: WeakKeyDictionary[Surface, int] = WeakKeyDictionary()
        self._picture = 0
        services.audio.play = self._heard  # type: ignore[method-assign]  # written down in place of played
        super().__init__(lambda offered: TableScene(offered, self.match), (1024, 600), services=services)
        self.loop.compositor.compose = self._seen  # type: ignore[method-assign]  # nothing is painted

    def __enter__(self) -> Recorder:
        return self

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.scenes if isinstance(scene, TableScene))

    def step(self) -> None:
        super().step()
        names = tuple(type(scene).__name__ for scene in self.scenes)
        words = tuple(
            scene.screen.log.lines[-1]
            for scene in self.scenes
            if isinstance(scene, TableScene) and scene.screen.log.lines
        )
        self.moments.append(Moment(names, self._picture, tuple(self._sounds), words))
        self._sounds.clear()

    def play(self, reader: Seat, claims: Sequence[Seat], move: Move) -> None:
        """Take the screen as the reader, let others claim what is not true, look away and back, and move."""
        self.until(lambda: isinstance(self.scene, HandOver))
        self._claim(claims)
        self._take()
        self._claim(claims)
        self.resize((1280, 720))
        self.post(pygame.WINDOWFOCUSLOST)
        self.until(lambda: isinstance(self.scene, HandOver))
        self._take()
        for _ in range(2):  # a question is put off first
            if not isinstance(self.scene, PauseScene):
                self.press("esc")
                self.advance(300)
        self.click("resume")
        self.until(lambda: isinstance(self.scene, HandOver))
        self._take()
        before = self.match.log_length
        self.agents[reader].submit(move)
        self.until(lambda: self.match.log_length > before)
        self.until(lambda: isinstance(self.scene, HandOver) or self.table.feed.is_rested)
        self.advance(400)

    def _take(self) -> None:
        self.advance(300)
        self.click("open")
        self.until(lambda: self.table.feed.viewer is not None)
        self.advance(400)

    def _claim(self, seats: Sequence[Seat]) -> None:
        for seat in seats:
            self.press(str(seat + 1))
        self.advance(100)

    def _heard(self, name: str, *, volume: float = 1.0) -> None:
        self._sounds.append(f"{name} {volume}")

    def _seen(self, canvas: Canvas, target: Surface) -> list[Rect]:
        items = [
            (item.x, item.y, item.area, item.alpha, self._hash(item.surface)) if isinstance(item, Sprite) else item
            for item in canvas.items
        ]
        self._picture = hash((tuple(items), None if canvas.backdrop is None else canvas.backdrop.get_size()))
        return []

    def _hash(self, surface: Surface) -> int:
        if surface not in self._hashes:
            self._hashes[surface] = hash((surface.get_size(), pygame.image.tobytes(surface, "RGBA")))
        return self._hashes[surface]


def twins(rules: Ruleset, seed: int, count: int) -> Iterator[tuple[GameState, GameState, Seat, Move]]:
    """Yield positions with their twins for whoever decides, and a move that tells nothing that is hidden."""
    rng = random.Random(seed)
    step, found = start_match(rules, SEATS, seed), 0
    while step.state.phase is not Phase.OVER and found < count:
        state = step.state
        reader = gate.next_person(view(state, None), all_seats(SEATS))
        moves = [] if reader is None else legal_moves(state, reader)
        if reader is not None and moves and rng.random() < 0.25:
            move, twin = rng.choice(moves), twin_of(state, reader, rng)
            if is_quiet(state, twin, reader, move):
                found += 1
                yield state, twin, reader, move
        step = apply(state, rng.choice(legal_moves(state, rng.choice(actors(state)))))


def is_quiet(state: GameState, twin: GameState, reader: Seat, move: Move) -> bool:
    """Tell whether the move leads to the same for all who look, so that nothing hidden comes to light by it."""
    if move not in legal_moves(twin, reader):
        return False
    one, other = apply(state, move), apply(twin, move)
    if redact_all(one.events, None) != redact_all(other.events, None):
        return False
    return one.state.phase is not Phase.OVER and view(one.state, None) == view(other.state, None)


def false_claims(state: GameState, twin: GameState, reader: Seat) -> list[Seat]:
    """Return who could say that they jump in without holding the card, in neither of the positions."""
    if not view(state, None).jump_open:
        return []
    return [seat for seat in all_seats(SEATS) if seat != reader and not (_jumps(state, seat) or _jumps(twin, seat))]


def _jumps(state: GameState, seat: Seat) -> bool:
    return any(isinstance(move, PlayCard) and move.jump for move in legal_moves(state, seat))


@pytest.mark.parametrize("name", ["official", "party", "custom"])
def test_nothing_shown_heard_or_timed_depends_on_a_hidden_card(name: str) -> None:
    seen = 0
    for state, twin, reader, move in twins(RULES[name], 11, 3):
        claims = false_claims(state, twin, reader)
        traces = []
        for position in (state, state, twin):  # the first run may still get window events of other tests
            with Recorder(position) as recorder:
                recorder.play(reader, claims, move)
                traces.append(recorder.moments)
        _, one, other = traces
        differing = [index for index, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]]
        assert not differing, (name, move, one[differing[0]], other[differing[0]])
        assert len(one) == len(other), "it took the same time"
        assert {"HandOver", "PauseScene"} <= {scene for moment in one for scene in moment.scenes}
        seen += 1
    assert seen
