"""NOTATION.md: one text form for cards, moves and scripts."""

import copy
import pickle

import pytest

from game.rules.cards import FACES, Color, Rank, card, color
from game.rules.moves import (
    CallUno,
    CatchSeat,
    ChallengePlay,
    DrawCard,
    GiveCards,
    KeepCard,
    Move,
    NameColor,
    PlayCard,
    TakePenalty,
)
from game.rules.notation import (
    format_cards,
    format_move,
    format_position,
    format_script,
    parse_cards,
    parse_move,
    parse_script,
    parse_seat,
    parse_seat_move,
)
from game.rules.seat import Seat
from tests.support.scenario import Scenario

ME = Seat(1)
MOVES: list[tuple[str, Move]] = [
    ("r5", PlayCard(ME, card("r5"))),
    ("W=b", PlayCard(ME, card("W"), Color.BLUE)),
    ("W+4=g", PlayCard(ME, card("W+4"), Color.GREEN)),
    ("WS=y", PlayCard(ME, card("WS"), Color.YELLOW)),
    ("WC=r", PlayCard(ME, card("WC"), Color.RED)),
    ("WC2=r", PlayCard(ME, card("WC2"), Color.RED)),
    ("W", PlayCard(ME, card("W"))),
    ("r7>2", PlayCard(ME, card("r7"), target=Seat(2))),
    ("WC=r>2", PlayCard(ME, card("WC"), Color.RED, Seat(2))),
    ("WC>2", PlayCard(ME, card("WC"), target=Seat(2))),
    ("r5!", PlayCard(ME, card("r5"), call=True)),
    ("W=b!", PlayCard(ME, card("W"), Color.BLUE, call=True)),
    ("r7>2!", PlayCard(ME, card("r7"), target=Seat(2), call=True)),
    ("jump r5", PlayCard(ME, card("r5"), jump=True)),
    ("jump r7>2!", PlayCard(ME, card("r7"), target=Seat(2), call=True, jump=True)),
    ("draw", DrawCard(ME)),
    ("keep", KeepCard(ME)),
    ("take", TakePenalty(ME)),
    ("challenge", ChallengePlay(ME)),
    ("color g", NameColor(ME, Color.GREEN)),
    ("give r5 b2", GiveCards(ME, (card("r5"), card("b2")))),
    ("give", GiveCards(ME, ())),
    ("uno", CallUno(ME)),
    ("catch 2", CatchSeat(ME, Seat(2))),
]
NO_MOVES = [
    *("", "r", "r10", "5r", "R5", "w", "W+2", "x5", "WC4", "WC0", "r5!!", "!r5", "r5 !", "r5 b2", "=b", ">2", "!"),
    *("W=", "W=x", "W=rr", "W=r=b", "r7>", "r7>x", "r7>10", "r7>-1", "r7>2>3", "r7>2=r", "WC=r>²", "jump", "jump draw"),
    *(
        "color",
        "color x",
        "color r g",
        "give x",
        "catch",
        "catch x",
        "catch 10",
        "catch 1 2",
        "uno 1",
        "draw 1",
        "Draw",
    ),
    *("keep r5", "take 2", "challenge 0", "jump jump r5", "give r5 x9"),
]


@pytest.mark.parametrize(("text", "move"), MOVES, ids=[text for text, _ in MOVES])
def test_every_form_of_a_move(text: str, move: Move) -> None:
    assert parse_move(text, ME) == move
    assert format_move(move) == text
    assert parse_seat_move(f"1:{text}") == move


@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # every part of the notation words its own refusal
        parse_move(text, ME)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.text)
def test_every_card(face: object) -> None:
    assert parse_cards(format_cards([face])) == [face]  # type: ignore[list-item]  # a card
    assert copy.deepcopy(face) is face
    assert pickle.loads(pickle.dumps(face)) is face


def test_a_card_shows_itself() -> None:
    assert repr(card("W+4")) == "<W+4>"
    assert card("r+2").rank is Rank.DRAW_TWO


@pytest.mark.parametrize("text", ["", "r", "R5", "r5 ", "W+", "10"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        card(text)


def test_what_is_no_colour() -> None:
    assert color("y") is Color.YELLOW
    with pytest.raises(ValueError, match="no colour"):
        color("red")


@pytest.mark.parametrize("text", ["", "x", "10", "-1", "²", "٣", " 1"])
def test_what_is_no_seat(text: str) -> None:
    with pytest.raises(ValueError, match="no seat"):
        parse_seat(text)


class TestScripts:
    TEXT = "0:r5! 1:draw 1:keep 2:jump r5 0:give r5 b2 1:give 2:color g 9:W+4=b>3!"

    def test_moves_with_blanks_in_them(self) -> None:
        moves = parse_script(self.TEXT)
        assert len(moves) == 8
        assert format_script(moves) == self.TEXT

    def test_an_empty_one(self) -> None:
        assert parse_script("") == []
        assert format_script([]) == ""

    def test_any_white_space_will_do(self) -> None:
        assert parse_script("0:draw\n 1:jump\tr5 ") == parse_script("0:draw 1:jump r5")

    @pytest.mark.parametrize("text", ["draw 1:draw", "x:draw", ":draw", "10:draw", "0:", "0:draw draw", "0:r5:b2"])
    def test_what_is_no_script(self, text: str) -> None:
        with pytest.raises(ValueError):  # noqa: PT011  # every part of the notation words its own refusal
            parse_script(text)

    def test_a_move_needs_its_seat(self) -> None:
        with pytest.raises(ValueError, match="with its seat"):
            parse_seat_move("draw")


def test_a_position_in_one_line() -> None:
    scenario = Scenario("r9", hands=["r4", "b1 b2"], direction=-1)
    assert format_position(scenario.state) == "play turn 0- top r9 color r pending 0 hands r4 | b1 b2"
    scenario.move("0:r4")
    assert format_position(scenario.state) == "over turn -- top r4 color r pending 0 hands  | b1 b2"
