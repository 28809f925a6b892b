"""What a person wants comes to a move, a question or a reason; what stands out is what may be played."""

import pytest

from game.rules.cards import Color, card
from game.rules.engine import apply
from game.rules.legal import Reason
from game.rules.moves import CallUno, CatchSeat, DrawCard, KeepCard, PlayCard, TakePenalty
from game.rules.notation import parse_script
from game.rules.seat import Seat
from game.rules.vectors import set_up
from game.rules.view import PlayerView, view
from game.table.intents import (
    AskColor,
    AskTarget,
    Catch,
    Challenge,
    Intent,
    Keep,
    Outcome,
    Ready,
    Refused,
    SayUno,
    SelectCard,
    Take,
    UsePile,
    can_say_uno_with_a_play,
    narrow,
    resolve,
)
from game.table.spotlight import bluffs, emphasis, playable
from game.table.tableau import Tableau, tableau_of

ME = Seat(0)


def seen(
    discard: str, hands: list[str], script: str = "", rules: dict[str, object] | None = None, **more: object
) -> PlayerView:
    state = set_up({"rules": rules or {}, "position": {"hands": hands, "discard": discard, **more}})
    for move in parse_script(script):
        state = apply(state, move).state
    return view(state, ME)


def texts(table: Tableau, ids: frozenset[int]) -> list[str]:
    return [piece.card.text for piece in table.hands[0] if piece.id in ids and piece.card]


def test_a_card_with_one_way_to_play_it_is_a_move() -> None:
    now = seen("r5", ["r7 b2 g1", "b1"])
    assert resolve(SelectCard(card("r7")), now) == Ready(PlayCard(ME, card("r7")))


def test_the_call_goes_with_the_play() -> None:
    now = seen("r5", ["r7 b2", "b1"])
    assert can_say_uno_with_a_play(now)
    assert resolve(SelectCard(card("r7"), call=True), now) == Ready(PlayCard(ME, card("r7"), call=True))
    assert resolve(SelectCard(card("r7")), now) == Ready(PlayCard(ME, card("r7")))
    assert not can_say_uno_with_a_play(seen("r5", ["r7 b2 b3", "b1"]))


def test_a_wild_asks_for_its_colour_and_a_seven_for_its_target() -> None:
    now = seen("r5", ["W r7 g1", "b1", "b2"], rules={"seven_zero": True})
    asked = resolve(SelectCard(card("W")), now)
    assert isinstance(asked, AskColor)
    assert {play.color for play in asked.plays} == set(Color)
    named = resolve(SelectCard(card("W"), color=Color.GREEN), now)
    assert named == Ready(PlayCard(ME, card("W"), Color.GREEN))
    aimed = resolve(SelectCard(card("r7")), now)
    assert isinstance(aimed, AskTarget)
    assert resolve(SelectCard(card("r7"), target=Seat(2)), now) == Ready(PlayCard(ME, card("r7"), target=Seat(2)))


def test_jumping_in_is_playing_the_same_card_out_of_turn() -> None:
    hands = ["r7 b2 b3", "r7 g1 g2", "y1 y2"]
    now = seen("r5", hands, "1:r7", {"jump_in": True}, turn=1)
    assert resolve(SelectCard(card("r7")), now) == Ready(PlayCard(ME, card("r7"), jump=True))
    assert resolve(SelectCard(card("b2")), now) == Refused(Reason.NO_JUMP_IN, card("b2"))
    table = tableau_of(now)
    assert texts(table, playable(now, table)) == ["r7"]
    assert not emphasis(now, table, None).dimmed


@pytest.mark.parametrize(
    ("intent", "now", "reason"),
    [
        (SelectCard(card("b2")), seen("r5", ["b2 r1", "b1"]), Reason.NO_MATCH),
        (SelectCard(card("b2")), seen("r5", ["b2 r1", "b1"], turn=1), Reason.NOT_YOUR_TURN),
        (SelectCard(card("b2")), seen("r5", ["b2 r1", "b1 b3"], "0:draw", draw="r9"), Reason.NOT_THE_DRAWN_CARD),
        (
            SelectCard(card("b2")),
            seen("r5", ["b2 r1", "r+2 b3"], "1:r+2", {"jump_in": True}, turn=1),
            Reason.ANSWER_THE_PENALTY,
        ),
        (SelectCard(card("W+4")), seen("r5", ["W+4 r1", "b1"], rules={"wild4": "strict"}), Reason.WOULD_BLUFF),
        (UsePile(), seen("r5", ["r1 r2", "b1"], rules={"force_play": True}), Reason.MUST_PLAY),
        (UsePile(), seen("r5", ["r1 r2", "b1"], turn=1), Reason.NOT_YOUR_TURN),
        (Keep(), seen("r5", ["r1 r2", "b1"]), Reason.NOTHING_DRAWN),
        (Take(), seen("r5", ["r1 r2", "b1"]), Reason.NO_PENALTY),
        (Challenge(), seen("r5", ["r1 r2", "b1"]), Reason.NO_CHALLENGE),
        (SayUno(), seen("r5", ["r1 r2", "b1"]), Reason.NO_CALL_DUE),
        (Catch(), seen("r5", ["r1 r2", "b1"]), Reason.NOBODY_TO_CATCH),
    ],
)
def test_reasons(intent: Intent, now: PlayerView, reason: Reason) -> None:
    outcome: Outcome = resolve(intent, now)
    assert isinstance(outcome, Refused)
    assert outcome.reason is reason


def test_plain_wishes() -> None:
    assert resolve(UsePile(), seen("r5", ["r1 r2", "b1"])) == Ready(DrawCard(ME))
    drawn = seen("r5", ["b2 r1", "b1 b3"], "0:draw", draw="r9")
    assert resolve(Keep(), drawn) == Ready(KeepCard(ME))
    table = tableau_of(drawn)
    assert texts(table, playable(drawn, table)) == ["r9"]
    attacked = seen("r5", ["b2 r1", "r+2 b3 b4"], "1:r+2", {"jump_in": True}, turn=1)
    assert resolve(UsePile(), attacked) == Ready(TakePenalty(ME))
    caught = seen("r5", ["b2 r1", "r7 b3", "g1"], "1:r7", turn=1)
    assert resolve(Catch(), caught) == Ready(CatchSeat(ME, Seat(1)))
    late = seen("r5", ["r7 b1", "g1", "g2"], "0:r7")
    assert resolve(SayUno(), late) == Ready(CallUno(ME))


def test_bluffs_are_marked_only_where_they_can_be_challenged() -> None:
    for rules, marked in (({}, ["W+4"]), ({"wild4": "free"}, []), ({"wild4": "strict"}, [])):
        now = seen("r5", ["W+4 r1 b1", "b1"], rules=dict(rules))
        table = tableau_of(now)
        assert texts(table, bluffs(now, table)) == marked
    honest = seen("r5", ["W+4 b1 b2", "b1"])
    assert not bluffs(honest, tableau_of(honest))


def test_nothing_to_choose_among_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no move"):
        narrow([])
