"""The director shows every event and ends where the layout says, however it is hurried, resized or slowed."""

import random
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from game.rules.cards import Card
from game.rules.events import Event
from game.rules.seat import Seat
from game.rules.view import PlayerView
from game.settings import Sorting
from game.table.departures import Pace
from game.table.director import Director, Told
from game.table.geometry import CardPlace
from game.table.layout import Options, layout
from game.table.tableau import empty_table, tableau_of
from tests.table.matches import RULES, moves_of
from tests.table.tables import SIZES

THEME = tomllib.loads((Path(__file__).parents[2] / "assets/themes/felt/theme.toml").read_text("utf-8"))
MOTION = {name: float(value) for name, value in THEME["motion"].items() if name != "speed"}
PACES = (Pace(MOTION, 1.4), Pace(MOTION), Pace(MOTION, 0.55), Pace(MOTION, 0.0), Pace(MOTION, 1.0, True))


def seen_now(director: Director) -> Counter[tuple[CardPlace, Card | None, float, int]]:
    return Counter((s.place, s.face, s.flat, s.alpha) for s in director.sprites.values())


def wanted(director: Director, view: PlayerView) -> Counter[tuple[CardPlace, Card | None, float, int]]:
    table = tableau_of(view, None, director.table.bottom)
    places = layout(table, director.places.size, director.options)
    faces = {piece.id: piece.card for pile in (*table.hands, table.discards) for piece in pile}
    return Counter((place, faces[piece], 1.0, 255) for piece, place in places.cards.items())


def run_to_rest(director: Director, rng: random.Random) -> list[Told]:
    told: list[Told] = []
    for _ in range(4000):
        told += director.update(rng.choice((8.0, 16.7, 33.0)))
        if director.is_idle:
            return told
        if rng.random() < 0.004:
            told += director.finish()
        if rng.random() < 0.002:
            told += director.resize(rng.choice(SIZES))
    raise AssertionError("it never comes to rest")


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("pace", PACES, ids=["relaxed", "normal", "fast", "instant", "reduced"])
def test_idle_sprites_lie_where_the_layout_says(name: str, pace: Pace) -> None:
    rng = random.Random(f"{name} {pace.factor}")
    seats, reader = rng.choice(((2, Seat(0)), (4, Seat(1)), (7, Seat(3)), (3, None), (10, Seat(6))))
    director = Director(
        empty_table(seats, reader, len(RULES[name].cards)), (1280, 720), pace, Options(rng.choice(list(Sorting)))
    )
    for events, view in moves_of(RULES[name], seats, 5, reader, 90):
        director.show(events)
        told = run_to_rest(director, rng)
        assert [entry.event for entry in told] == list(events)
        director.rest(view)
        if rng.random() < 0.5:
            while director.is_moving:
                director.update(16.7)
        else:
            director.finish()
        assert seen_now(director) == wanted(director, view)
        assert director.count(Seat(0)) == view.counts[0]
        assert director.pile_count() == view.draw_count


def test_calls_that_arrive_meanwhile_are_shown_in_their_turn() -> None:
    director = Director(empty_table(3, Seat(0), 108), (1280, 720), PACES[1])
    shown: list[Event] = []
    happened: list[Event] = []
    for events, _ in moves_of(RULES["official"], 3, 9, Seat(0), 40):
        director.show(events)
        happened += events
        shown += [entry.event for entry in director.update(40)]
    shown += [entry.event for entry in director.finish()]
    assert shown == happened


def test_faces_of_other_hands_are_never_shown() -> None:
    reader = Seat(2)
    for name, rules in RULES.items():
        director = Director(empty_table(4, reader, len(rules.cards)), (1280, 720), PACES[1])
        for events, view in moves_of(rules, 4, 3, reader, 60):
            director.show(events)
            while not director.is_idle:
                director.update(50)
                for seat, hand in enumerate(director.table.hands):
                    if seat != reader:
                        assert all(
                            director.sprites[piece.id].face is None
                            or not director.sprites[piece.id].place.is_shown
                            or director.sprites[piece.id].place.level >= 2000
                            for piece in hand
                        ), name
            director.rest(view)
