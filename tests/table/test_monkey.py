"""Somebody who clicks, drags, presses and resizes without any sense never breaks the table."""

import random
from collections.abc import Callable

import pygame
import pytest

from game.ai.characters import Level
from game.rules.ruleset import PRESETS
from game.scenes.table import TableScene
from game.services import Services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from tests.support.pilot import Pilot
from tests.table.person import Person

_KEYS = (
    "d",
    "k",
    "t",
    "h",
    "u",
    "c",
    "s",
    "l",
    "m",
    "1",
    "2",
    "3",
    "4",
    "tab",
    "enter",
    "space",
    "left",
    "right",
    "up",
)
_SIZES = ((1024, 600), (1280, 720), (1440, 1080), (1920, 600))


def _table(preset: str, seats: int, seed: int) -> Callable[[Services], TableScene]:
    def scene(services: Services) -> TableScene:
        plans = plan_table([None, *[Level.NORMAL] * (seats - 1)])
        return TableScene(services, Match.start(PRESETS[preset], plans, seed, make_agents(plans, seed)))

    return scene


class Monkey:
    """Does anything at all, mostly on things that can be hit; it never leaves the table on purpose."""

    def __init__(self, pilot: Pilot, seed: int) -> None:
        self.pilot = pilot
        self.rng = random.Random(seed)
        self.table = next(scene for scene in pilot.scenes if isinstance(scene, TableScene))

    @property
    def is_at_table(self) -> bool:
        return self.pilot.running and self.table in self.pilot.scenes

    def act(self) -> None:
        pilot, rng = self.pilot, self.rng
        chance = rng.random()
        if chance < 0.4:
            pilot.click(self.something())
        elif chance < 0.55:
            pilot.drag(self.something(), self.anywhere(), steps=rng.randrange(1, 5))
        elif chance < 0.8:
            pilot.press(rng.choice(_KEYS))
        elif chance < 0.83:
            pilot.press("esc")
        elif chance < 0.85:
            pilot.wheel(self.anywhere(), rng.choice((-2.0, 1.0)))
        elif chance < 0.87:
            pilot.move(self.something())
            pilot.down(rng.choice((1, 3)))
        elif chance < 0.88:
            pilot.resize(rng.choice(_SIZES))
        else:
            pilot.advance(rng.choice((20, 150, 900, 2500)))

    def anywhere(self) -> tuple[int, int]:
        width, height = self.pilot.loop.surface.get_size()
        return self.rng.randrange(width), self.rng.randrange(height)

    def something(self) -> tuple[int, int]:
        form = getattr(self.pilot.scene, "form", None)
        widgets = [] if form is None else [w for w in form.widgets if w.visible and w.name != "leave"]
        if not widgets or self.rng.random() < 0.2:
            return self.anywhere()
        x, y = self.rng.choice(widgets).rect.center
        return x, y


@pytest.mark.parametrize(
    ("preset", "seats", "seed"), [("official", 3, 1), ("party", 4, 2), ("official_112", 2, 3), ("vintage", 10, 4)]
)
def test_a_monkey_neither_breaks_nor_stops_the_match(preset: str, seats: int, seed: int) -> None:
    with Pilot(_table(preset, seats, seed), (1024, 600)) as pilot:
        monkey = Monkey(pilot, seed)
        for _ in range(150):
            if not monkey.is_at_table:
                break
            monkey.act()
        if monkey.is_at_table:
            _agrees(pilot, monkey.table)
            _goes_on(pilot, monkey.table)


def _agrees(pilot: Pilot, table: TableScene) -> None:
    """Check that what lies on the table is what the viewer may see, once all is at rest."""
    for _ in range(8):
        if table not in pilot.scenes or pilot.scene is table:
            break
        pilot.press("esc")
        pilot.advance(200)
    if table not in pilot.scenes:
        return
    pilot.advance(100)
    director, view = table.screen.director, table.feed.view
    if not table.feed.is_rested:
        return
    shown = director.table
    assert tuple(len(hand) for hand in shown.hands) == view.counts
    assert sorted(piece.card.text for piece in shown.hands[0] if piece.card) == sorted(card.text for card in view.hand)
    assert shown.draw_count == view.draw_count
    assert shown.turn == view.turn
    assert shown.pending == view.pending
    assert shown.discards[-1].card is view.top
    assert set(director.places.cards) == set(director.sprites)


def _goes_on(pilot: Pilot, table: TableScene) -> None:
    """Check that somebody with more sense can play on."""
    person = Person(pilot, 5)
    for _ in range(6000):
        if person.turns >= 2 or person.rounds or table not in pilot.scenes:
            return
        if not person.act(pilot.scene):
            pilot.step()
    raise AssertionError(f"nothing goes on in {type(pilot.scene).__name__}")


def test_closing_is_clean_whatever_happens() -> None:
    for seed in range(6):
        with Pilot(_table("party", 4, seed), (1024, 600)) as pilot:
            monkey = Monkey(pilot, seed)
            for _ in range(seed * 7):
                if monkey.is_at_table:
                    monkey.act()
            if pilot.running:
                pilot.close_window()
            assert not pilot.running
            assert pygame.display.get_init()
