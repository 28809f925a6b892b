"""The coach advises a legal move, gives a reason and chances, and is left by every way."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.explain import MoveExplanation
from game.ai.policy import answers
from game.i18n import Translator
from game.rules.cards import Color, card
from game.rules.moves import ChallengePlay, DrawCard, GiveCards, KeepCard, Move, NameColor, PlayCard, TakePenalty
from game.rules.ruleset import OFFICIAL, PRESETS, Ruleset
from game.rules.seat import Seat
from game.rules.view import PlayerView
from game.scenes.coach import CoachScene
from game.scenes.coach_advice import SURELY, WORLDS, Coach, advised
from game.scenes.coach_words import chance_words, move_words, reason_words
from game.scenes.staging import ShotOptions, played_match
from game.session.match import Match
from game.store.policies import policy_folder, read_policies
from game.table.words import Names
from tests.scenes.asking import SIZES, asked

TR = Translator()
NAMES = Names(("You", "Nora", "Felix", "Iris"), Seat(0))
BOOK = read_policies(policy_folder())


def position(rules: Ruleset = OFFICIAL, seed: int = 7) -> tuple[Match, PlayerView]:
    """Play until the first seat has a choice."""
    for moves in range(3, 90):
        match = played_match(ShotOptions(4, seed, moves, (0, 0)), rules)
        view = match.view(Seat(0))
        if not match.is_round_over and view.turn == 0 and len(view.legal_moves) > 2:
            return match, view
    raise AssertionError("no position with a choice")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_advice_is_legal_and_comes_at_once_and_the_chances_later(preset: str) -> None:
    match, view = position(PRESETS[preset])
    coach = Coach(BOOK, view, match.events_since(0, Seat(0)))
    assert coach.advice is not None
    assert coach.advice.best.move in view.legal_moves
    assert coach.advice.best.chance is None
    assert coach.progress == 0
    progress = []
    while coach.is_thinking:
        coach.think()
        progress.append(coach.progress)
    assert progress == sorted(progress)
    assert len(progress) == WORLDS * len(answers(view)) + 1
    assert coach.progress == 1
    chances = [one.chance for one in (coach.advice.best, *coach.advice.others)]
    assert all(chance is not None and 0 <= chance <= 1 for chance in chances)
    for one in (coach.advice.best, *coach.advice.others):
        assert move_words(TR, NAMES, view, one.move)
        assert reason_words(TR, NAMES, view, one).endswith(".")


def explained(text: str, chance: float | None) -> MoveExplanation:
    return MoveExplanation(PlayCard(Seat(0), card(text)), 0.0, chance, (), ())


def test_a_clear_chance_outweighs_the_judgement() -> None:
    chosen, better = explained("r3", 0.3), explained("b3", 0.3 + SURELY * 1.5)
    advice = advised((chosen, better), chosen.move)
    assert advice is not None
    assert advice.best is better
    advice = advised((chosen, explained("b3", 0.3 + SURELY * 0.5)), chosen.move)
    assert advice is not None
    assert advice.best is chosen
    assert advised((), None) is None


def test_every_kind_of_move_has_words() -> None:
    _, view = position()
    seat = Seat(0)
    moves: list[tuple[Move, str]] = [
        (PlayCard(seat, card("W"), Color.GREEN), "Wild, name green"),
        (PlayCard(seat, card("r7"), target=Seat(1)), "Red 7, swap with Nora"),
        (DrawCard(seat), "Draw a card"),
        (KeepCard(seat), "Keep the card"),
        (TakePenalty(seat), "Take 0 cards"),
        (ChallengePlay(seat), "Challenge the Wild Draw Four"),
        (NameColor(seat, Color.RED), "Name red"),
        (GiveCards(seat, (card("r1"), card("b2"))), "Pass on red 1 and blue 2"),
    ]
    for move, words in moves:
        assert move_words(TR, NAMES, view, move) == words
        assert reason_words(TR, NAMES, view, MoveExplanation(move, None, None, (), (), 0.4)).endswith(".")
    assert chance_words(TR, 0.456) == "46 %"
    assert chance_words(TR, None) == ""


@pytest.mark.parametrize("way", ["esc", "a", "close", "enter"])
def test_it_is_left(way: str) -> None:
    match, view = position()
    seen = match.events_since(0, Seat(0))
    with asked(lambda services, table: CoachScene(services, view, seen, NAMES)) as (pilot, table):
        pilot.click(way) if way == "close" else pilot.press(way)
        assert table.answers == [None]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_fits_while_thinking_and_after(size: tuple[int, int]) -> None:
    match, view = position(PRESETS["party"])
    seen = match.events_since(0, Seat(0))
    made: list[CoachScene] = []

    def make(services: Any, table: Any) -> CoachScene:
        made.append(CoachScene(services, view, seen, NAMES))
        return made[0]

    with asked(make, size) as (pilot, _):
        window = pilot.picture().get_rect()
        assert window.contains(made[0].panel)
        while made[0].coach.is_thinking:
            made[0].coach.think()
        pilot.advance(200)
        assert window.contains(made[0].panel)
        close = made[0].find("close")
        assert close is not None
        assert made[0].panel.contains(close)


def test_without_anything_to_decide_it_says_so() -> None:
    match, view = position()
    waiting = match.view(Seat(2))
    with asked(lambda services, table: CoachScene(services, waiting, (), NAMES)) as (pilot, table):
        pilot.press("esc")
        assert table.answers == [None]
    assert view is not waiting
