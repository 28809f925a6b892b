"""Characters speak when there is an occasion, each as often as its temper has it."""

from game.ai.characters import Temper
from game.ai.remarks import Remark, remark_on
from game.ai.stream import Stream
from game.rules.cards import card
from game.rules.events import CardPlayed, CardsDrawn, DrawCause, Event, PlayChallenged, SeatCaught
from game.rules.seat import Seat


def said(event: Event, seat: int, temper: Temper) -> list[Remark]:
    stream = Stream(1)
    remarks = (remark_on([event], Seat(seat), temper, stream) for _ in range(400))
    return [remark for remark in remarks if remark is not None]


def test_the_chatty_speak_more_than_the_careful() -> None:
    caught = SeatCaught(Seat(1), Seat(2))
    assert len(said(caught, 1, Temper.CHATTY)) > 2 * len(said(caught, 1, Temper.CAREFUL)) > 0


def test_every_side_has_its_say() -> None:
    challenged = PlayChallenged(Seat(1), Seat(0), guilty=True, hand=None)
    assert set(said(challenged, 1, Temper.CHATTY)) == {Remark.CHALLENGED_WELL}
    assert set(said(challenged, 0, Temper.CHATTY)) == {Remark.BLUFF_FOUND_OUT}
    assert not said(challenged, 2, Temper.CHATTY)
    four = CardsDrawn(Seat(3), (None,) * 4, DrawCause.WILD_DRAW_FOUR)
    assert set(said(four, 3, Temper.CHATTY)) == {Remark.DREW_MANY}


def test_nothing_is_said_about_an_ordinary_card() -> None:
    assert not said(CardPlayed(Seat(0), card("r5"), None, None, False, 4), 0, Temper.CHATTY)
