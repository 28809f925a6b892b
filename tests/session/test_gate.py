"""The gate: whose hand may lie open on a shared screen, and to whom it is handed over."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.ai.characters import Level
from game.rules.engine import apply, start_match
from game.rules.events import DirectionReversed, Event, HandsSwapped, PlayChallenged, RoundEnded
from game.rules.legal import actors, legal_moves
from game.rules.ruleset import PRESETS
from game.rules.seat import Seat
from game.rules.state import GameState, Phase
from game.rules.view import redact_all, view
from game.session import gate
from game.session.seats import people_of, plan_table
from tests.support.hidden import twin_of
from tests.table.matches import RULES

PEOPLE = (Seat(0), Seat(2))
NOTHING: tuple[Event, ...] = ()


def positions(name: str, seats: int, seed: int) -> Iterator[tuple[GameState, tuple[Event, ...]]]:
    rng = random.Random(seed)
    step = start_match(RULES[name], seats, seed)
    while step.state.phase is not Phase.OVER:
        yield step.state, step.events
        step = apply(step.state, rng.choice(legal_moves(step.state, rng.choice(actors(step.state)))))
    yield step.state, step.events


def test_people_are_found_among_bots() -> None:
    assert people_of(plan_table([Level.EASY, None, Level.EASY, None])) == (1, 3)
    assert people_of(plan_table([Level.EASY, Level.EASY])) == ()


@pytest.mark.parametrize("name", sorted(RULES))
def test_the_screen_goes_to_who_decides_next_and_nobody_else(name: str) -> None:
    for state, _ in positions(name, 4, 3):
        public = view(state, None)
        person = gate.next_person(public, PEOPLE)
        if person is not None:
            assert person in actors(state)
        elif state.phase is Phase.GIVE:
            assert all(state.given[seat] is not None for seat in PEOPLE)
        else:
            assert state.turn not in PEOPLE
        assert gate.wanted(public, PEOPLE) == person
        alone = gate.wanted(public, (Seat(1),))
        assert alone == (None if state.phase is Phase.OVER else Seat(1))


def test_who_passes_cards_on_is_asked_in_order_of_play() -> None:
    state = start_match(PRESETS["official"], 5, 1).state
    state.phase, state.turn, state.given = Phase.GIVE, Seat(3), [None] * 5
    people = (Seat(1), Seat(2), Seat(4))
    assert gate.next_person(view(state, None), people) == 4
    state.direction = -1
    assert gate.next_person(view(state, None), people) == 2
    state.given[2] = ()
    assert gate.next_person(view(state, None), people) == 1


@pytest.mark.parametrize("name", sorted(RULES))
def test_a_hand_is_covered_before_another_persons_decision_and_before_hands_change(name: str) -> None:
    for state, events in positions(name, 4, 5):
        public = view(state, None)
        for seat in PEOPLE:
            stays = gate.stays_open(seat, redact_all(events, None), public, PEOPLE)
            person = gate.next_person(public, PEOPLE)
            assert not (stays and person not in (None, seat))
            assert not (stays and any(isinstance(event, HandsSwapped | RoundEnded) for event in events))
            assert gate.stays_open(seat, events, public, (seat,))
            assert not gate.stays_open(None, events, public, PEOPLE)
            assert not gate.stays_open(Seat(1), events, public, PEOPLE)
    turned = replace(view(start_match(PRESETS["official"], 4, 1).state, None), turn=Seat(1))
    assert gate.stays_open(PEOPLE[0], (DirectionReversed(1),), turned, PEOPLE), "a bot decides: it may stay"


def test_a_challenged_hand_is_a_secret_where_several_could_see_it() -> None:
    asked = PlayChallenged(Seat(0), Seat(2), True, None)
    assert gate.first_secret((DirectionReversed(1), asked), PEOPLE) == 1
    assert gate.first_secret((asked,), (Seat(0),)) is None
    assert gate.first_secret((PlayChallenged(Seat(1), Seat(2), True, None),), PEOPLE) is None


def test_a_catch_is_recorded_for_the_first_other_person_in_order_of_play() -> None:
    state = start_match(PRESETS["official"], 4, 1).state
    assert gate.first_other(PEOPLE, Seat(0), view(state, None)) == 2
    assert gate.first_other(PEOPLE, Seat(1), view(state, None)) == 2
    state.direction = -1
    assert gate.first_other(PEOPLE, Seat(1), view(state, None)) == 0
    assert gate.first_other((Seat(0),), Seat(0), view(state, None)) is None


@pytest.mark.parametrize("name", ["official", "party", "custom"])
def test_no_answer_depends_on_a_hidden_card(name: str) -> None:
    rng = random.Random(2)
    for state, events in positions(name, 4, 7):
        twin = twin_of(state, None, rng)
        for one, other in ((view(state, None), view(twin, None)),):
            assert gate.wanted(one, PEOPLE) == gate.wanted(other, PEOPLE)
            for seat in PEOPLE:
                public = redact_all(events, None)
                assert gate.stays_open(seat, public, one, PEOPLE) == gate.stays_open(seat, public, other, PEOPLE)
