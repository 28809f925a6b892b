"""The lesson keeps to the rules, asks for one thing at a time, and lets nothing else through."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.moves import DrawCard, KeepCard, PlayCard
from game.rules.notation import parse_seat_move
from game.rules.seat import Seat
from game.session.agent import HumanAgent
from game.session.lesson import Ask, Lesson, Objection, Say, Show, Topic, lesson_match, lesson_steps
from game.session.match import Match

YOU = Seat(0)


def taught() -> Iterator[tuple[Lesson, Match]]:
    """Go through the lesson as somebody does who does what they are asked for; stop before every step of theirs."""
    lesson = Lesson()
    match = lesson_match(lesson)
    while lesson.step is not None:
        yield lesson, match
        match step := lesson.step:
            case Say():
                lesson.read_on()
            case Ask(_, move):
                agent = match.agents[YOU]
                assert isinstance(agent, HumanAgent)
                agent.submit(move)
        if not isinstance(step, Say):
            assert match.advance(5000), step
    yield lesson, match


def test_who_does_what_they_are_asked_wins_the_round_by_the_rules() -> None:
    *_, (lesson, match) = taught()
    assert lesson.left == 0
    assert match.is_round_over
    assert match.view(None).scores == (37, 0, 0)


def test_every_topic_is_taught_once() -> None:
    topics = [step.topic for step in lesson_steps() if isinstance(step, Say | Ask)]
    assert sorted(topics, key=list(Topic).index) == list(Topic)


def test_what_is_asked_for_is_allowed_and_nothing_else_is_let_through() -> None:
    for lesson, match in taught():
        step, legal = lesson.step, match.view(YOU).legal_moves
        for move in legal:
            is_wanted = isinstance(step, Ask) and step.move == move
            assert (lesson.objection([move]) is None) is is_wanted, (step, move)
        if isinstance(step, Ask):
            assert step.move in legal


@pytest.mark.parametrize(
    ("topic", "move", "objection"),
    [
        (Topic.WELCOME, "0:g7", Objection.READ_ON),
        (Topic.COLOR, "0:draw", Objection.ANOTHER_MOVE),
        (Topic.WILD, "0:W=r", Objection.ANOTHER_MOVE),
        (Topic.DRAWN, "0:keep", Objection.ANOTHER_MOVE),
        (Topic.CHALLENGE, "0:take", Objection.ANOTHER_MOVE),
        (Topic.CALL, "0:y6", Objection.CALL_FIRST),
    ],
)
def test_whoever_tries_something_else_is_told_why_it_has_to_wait(topic: Topic, move: str, objection: Objection) -> None:
    for lesson, _ in taught():
        if isinstance(lesson.step, Say | Ask) and lesson.step.topic is topic:
            assert lesson.objection([parse_seat_move(move)]) is objection
            return
    raise AssertionError("it is not taught")


def test_the_others_wait_for_the_player_however_long_it_takes() -> None:
    for lesson, match in taught():
        if not isinstance(lesson.step, Show):
            assert not match.advance(1_000_000), lesson.step


def test_nothing_fits_when_drawing_is_taught_and_the_drawn_card_does() -> None:
    for lesson, match in taught():
        if isinstance(lesson.step, Ask) and lesson.step.topic is Topic.DRAWING:
            assert match.view(YOU).legal_moves == (DrawCard(YOU),)
        if isinstance(lesson.step, Ask) and lesson.step.topic is Topic.DRAWN:
            assert {type(move) for move in match.view(YOU).legal_moves} == {PlayCard, KeepCard}


def test_a_move_that_is_not_the_scripts_stops_the_lesson() -> None:
    with pytest.raises(ValueError, match="does not go on"):
        Lesson().take(DrawCard(YOU))
