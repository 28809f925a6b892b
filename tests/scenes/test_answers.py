"""Every answer of every question can be given by pointer and by keys, and is exact."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.rules.cards import COLORS, Card, Color, card
from game.rules.seat import Seat
from game.scenes.challenge import ChallengeQuestion
from game.scenes.color_chooser import ColorChooser
from game.scenes.give_cards import GiveCardsQuestion
from game.scenes.match_result import MatchAnswer, MatchResult
from game.scenes.pause import PauseAnswer, PauseScene
from game.scenes.penalty import AddCard, PenaltyQuestion, Reply
from game.scenes.quit_confirm import QuitConfirm
from game.scenes.round_result import RoundAnswer, RoundResult
from game.scenes.target_chooser import TargetChooser
from game.scenes.title import QuitGame, StartGame, TitleScene, quick_set_up
from game.services import Services
from game.settings import Speed
from game.ui.actions import Key, PointerPressed, PointerReleased
from game.ui.scene import Scene
from tests.scenes.asking import HAND, Table, asked, match_report, penalty, plans, round_report, targets

ADDABLE = (card("g+2"), card("W+4"))
Maker = Callable[[Services, Table], Scene[Any]]


def chooser(services: Services, table: Table) -> Scene[Any]:
    return ColorChooser(services, HAND, table)


def challenge(services: Services, table: Table) -> Scene[Any]:
    return ChallengeQuestion(services, penalty(addable=ADDABLE), table, color_before=Color.BLUE, attacker_count=5)


def stacked(services: Services, table: Table) -> Scene[Any]:
    return PenaltyQuestion(services, penalty(8, ADDABLE[:1]), table)


def target(services: Services, table: Table) -> Scene[Any]:
    return TargetChooser(services, targets(9), table)


def title(services: Services, table: Table) -> Scene[Any]:
    return TitleScene(services)


def pause(services: Services, table: Table) -> Scene[Any]:
    return PauseScene(services)


def leaving(services: Services, table: Table) -> Scene[Any]:
    return QuitConfirm(services)


def round_result(services: Services, table: Table) -> Scene[Any]:
    return RoundResult(services, round_report(4))


def match_result(services: Services, table: Table) -> Scene[Any]:
    return MatchResult(services, match_report((510, 90, 20, 30), (0,)))


BY_POINTER: list[tuple[Maker, str, object]] = [
    *((chooser, color.name.lower(), color) for color in COLORS),
    (challenge, "take", Reply.TAKE),
    (challenge, "challenge", Reply.CHALLENGE),
    (challenge, "add_0", AddCard(ADDABLE[0])),
    (challenge, "add_1", AddCard(ADDABLE[1])),
    (stacked, "take", Reply.TAKE),
    (stacked, "add_0", AddCard(ADDABLE[0])),
    *((target, f"seat_{seat}", Seat(seat)) for seat in range(1, 10)),
    (title, "play", StartGame(quick_set_up(3))),
    (title, "quit", QuitGame()),
    (pause, "resume", PauseAnswer.RESUME),
    (leaving, "leave", True),
    (leaving, "stay", False),
    (round_result, "next", RoundAnswer.NEXT),
    (round_result, "leave", RoundAnswer.LEAVE),
    (match_result, "again", MatchAnswer.AGAIN),
    (match_result, "title", MatchAnswer.TITLE),
]
BY_KEYS: list[tuple[Maker, str, object]] = [
    *((chooser, str(number), color) for number, color in enumerate(COLORS, 1)),
    (chooser, "enter", Color.BLUE),
    (chooser, "right enter", Color.RED),
    (chooser, "down space", Color.GREEN),
    (chooser, "tab enter", Color.RED),
    (chooser, "esc", None),
    (challenge, "1", Reply.TAKE),
    (challenge, "2", Reply.CHALLENGE),
    (challenge, "enter", Reply.TAKE),
    (challenge, "t", Reply.TAKE),
    (challenge, "h", Reply.CHALLENGE),
    (challenge, "right enter", Reply.CHALLENGE),
    (challenge, "3 enter", AddCard(ADDABLE[0])),
    (challenge, "3 right enter", AddCard(ADDABLE[1])),
    (challenge, "esc", None),
    (stacked, "2", AddCard(ADDABLE[0])),
    (stacked, "t", Reply.TAKE),
    *((target, str(seat), Seat(seat)) for seat in range(1, 10)),
    (target, "enter", Seat(4)),
    (target, "up enter", Seat(1)),
    (target, "esc", None),
    (title, "enter", StartGame(quick_set_up(3))),
    (title, "1 enter", StartGame(quick_set_up(1))),
    (title, "down enter up enter", StartGame(quick_set_up(2))),
    (title, "shift+tab enter", QuitGame()),
    (pause, "enter", PauseAnswer.RESUME),
    (pause, "esc", PauseAnswer.RESUME),
    (pause, "left left enter left enter", PauseAnswer.LEAVE),
    (leaving, "enter", False),
    (leaving, "esc", False),
    (leaving, "left enter", True),
    (round_result, "enter enter", RoundAnswer.NEXT),
    (round_result, "esc", RoundAnswer.LEAVE),
    (match_result, "enter enter", MatchAnswer.AGAIN),
    (match_result, "esc", MatchAnswer.TITLE),
]


@pytest.mark.parametrize(("make", "name", "answer"), BY_POINTER)
def test_by_pointer(make: Maker, name: str, answer: object) -> None:
    with asked(make) as (pilot, table):
        pilot.click(name)
        assert table.answers == [answer]


@pytest.mark.parametrize(("make", "keys", "answer"), BY_KEYS)
def test_by_keys(make: Maker, keys: str, answer: object) -> None:
    with asked(make) as (pilot, table):
        for key in keys.split():
            pilot.press(key)
        assert table.answers == [answer]


def choosing_with(hand: tuple[Card, ...]) -> Maker:
    return lambda services, table: ColorChooser(services, hand, table)


def test_the_colour_held_most_is_the_default() -> None:
    for text, color in (("r1 b2 b3", Color.BLUE), ("y1 y2 b3", Color.YELLOW), ("W", Color.RED)):
        hand = tuple(card(face) for face in text.split())
        with asked(choosing_with(hand)) as (pilot, table):
            pilot.press("enter")
            assert table.answers == [color]


def test_a_wild_that_was_turned_up_cannot_be_taken_back() -> None:
    with asked(lambda services, table: ColorChooser(services, HAND, table, can_take_back=False)) as (pilot, table):
        pilot.press("esc")
        assert table.answers == []


def give(hand: tuple[Card, ...], count: int) -> Maker:
    return lambda services, table: GiveCardsQuestion(services, hand, count, plans(3)[1], table)


def test_cards_are_given_in_the_order_they_were_chosen() -> None:
    with asked(give(HAND, 2)) as (pilot, table):
        pilot.click("give")
        assert table.answers == []
        for name in ("card_4", "card_1", "give"):
            pilot.click(name)
        assert table.answers == [(HAND[4], HAND[1])]


def test_a_chosen_card_can_be_put_back_and_one_too_many_takes_the_place_of_the_first() -> None:
    with asked(give(HAND, 2)) as (pilot, table):
        for name in ("card_0", "card_0", "card_3", "card_5", "card_7", "give"):
            pilot.click(name)
        assert table.answers == [(HAND[5], HAND[7])]


def test_cards_are_given_by_keys() -> None:
    with asked(give(HAND, 2)) as (pilot, table):
        for key in ("enter", "right", "right", "space", "down", "enter"):
            pilot.press(key)
        assert table.answers == [(HAND[0], HAND[2])]


@pytest.mark.parametrize("held", [0, 1, 2])
def test_a_smaller_hand_is_given_whole(held: int) -> None:
    with asked(give(HAND[:held], 2)) as (pilot, table):
        pilot.press("enter")
        assert table.answers == [HAND[:held]]


def test_of_covered_cards_the_strip_that_shows_is_hit() -> None:
    hand = (HAND * 6)[:50]
    with asked(give(hand, 1)) as (pilot, table):
        rect = pilot.widget("card_20").rect
        pilot.click((rect.left + 4, rect.centery))
        pilot.click("give")
        assert table.answers == [(hand[20],)]


def test_calls_and_catches_reach_the_table_through_a_question() -> None:
    for make in (chooser, challenge, stacked, target):
        with asked(make) as (pilot, table):
            table.lit_at = (1200, 690)
            pilot.press("u")
            pilot.press("c")
            pilot.click((1200, 690))
            passed = [action for action in table.actions if isinstance(action, Key | PointerPressed | PointerReleased)]
            assert passed[:2] == [Key("uno"), Key("catch")]
            assert passed[2:] == [PointerPressed((1200, 690)), PointerReleased((1200, 690))]
            assert table.answers == []


def test_the_lit_hand_stays_under_the_question() -> None:
    for make in (chooser, challenge, stacked, target):
        with asked(make, (1024, 600)) as (pilot, table):
            below = table.hands_below[-1]
            assert below is not None
            assert all(widget.rect.bottom <= below for widget in pilot.scene.form.widgets)  # type: ignore[attr-defined]  # questions have a form


def test_the_number_of_opponents_is_chosen() -> None:
    for number in (1, 2, 3):
        with asked(title) as (pilot, table):
            pilot.click(f"opponents_{number}")
            pilot.click("play")
            assert table.answers == [StartGame(quick_set_up(number))]


def test_the_pause_sets_sound_and_speed_at_once() -> None:
    with asked(pause) as (pilot, table):
        services = pilot.scene.services  # type: ignore[attr-defined]  # the pause holds the services
        pilot.click("sound_off")
        assert services.settings.muted
        pilot.press("m")
        assert not services.settings.muted
        for speed in Speed:
            pilot.click(f"speed_{speed.value}")
            assert services.settings.speed is speed
        assert table.answers == []


def test_leaving_asks_first() -> None:
    with asked(pause) as (pilot, table):
        pilot.click("leave")
        pilot.click("stay")
        assert table.answers == []
        pilot.click("leave")
        pilot.advance(300)
        assert isinstance(pilot.scene, QuitConfirm)
        pilot.click("leave")
        assert table.answers == [PauseAnswer.LEAVE]
