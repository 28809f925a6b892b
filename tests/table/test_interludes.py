"""What is shown for a moment says what it should: which cards tell, and that a settled penalty waits no more."""

from dataclasses import replace

import pytest

from game.rules.cards import Color
from game.rules.events import CardPlayed, CardsDrawn, DrawCause, PenaltySet, PlayChallenged
from game.rules.notation import parse_cards
from game.rules.seat import Seat
from game.table.aftermath import after
from game.table.choreography import choreograph
from game.table.cues import Reveal, Riffle
from game.table.geometry import around
from game.table.hud_effects import win_growth
from game.table.interludes import reveal_cards, riffle_cards
from game.table.layout import layout
from game.table.tableau import PieceMaker, Tableau, empty_table
from tests.table.tables import SIZES

MOTION = {"reveal": 400.0}
HAND = tuple(parse_cards("r1 g7 r9 W"))
BLUFF = parse_cards("W+4")[0]


def table_after_wild4() -> Tableau:
    maker = PieceMaker(1)
    hands = (maker.make(parse_cards("b1 b2")), maker.make((None,) * 5))
    table = replace(empty_table(2, Seat(0), 108), hands=hands, color=Color.RED, next_id=maker.next_id)
    table = after(table, CardPlayed(Seat(1), BLUFF, Color.BLUE, None, False, 4))
    return after(table, PenaltySet(Seat(0), 4))


def reveal(guilty: bool) -> Reveal:
    table = table_after_wild4()
    event = PlayChallenged(Seat(0), Seat(1), guilty, HAND)
    (cue,) = choreograph(event, table, after(table, event), MOTION)
    assert isinstance(cue, Reveal)
    return cue


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_that_tell_stand_out_of_a_challenged_hand(size: tuple[int, int]) -> None:
    cue, lay = reveal(guilty=True), layout(table_after_wild4(), size)
    cards = reveal_cards(cue, cue.duration / 2, cue.duration, lay)
    assert tuple(card.face for card in cards) == HAND
    assert [card.place.is_lifted for card in cards] == [True, False, True, False]
    assert cards[0].place.y < cards[1].place.y
    assert not any(card.place.is_lifted for card in reveal_cards(cue, 10, cue.duration, lay))


def test_a_hand_is_shown_for_longer_the_more_cards_it_holds() -> None:
    cue = reveal(guilty=False)
    table = table_after_wild4()
    event = PlayChallenged(Seat(0), Seat(1), False, HAND * 4)
    (longer,) = choreograph(event, table, table, MOTION)
    assert isinstance(longer, Reveal)
    assert longer.reading > cue.reading


@pytest.mark.parametrize("cause", list(DrawCause))
def test_a_penalty_waits_no_more_once_its_cards_are_drawn(cause: DrawCause) -> None:
    drawn = after(table_after_wild4(), CardsDrawn(Seat(0), (None,) * 4, cause))
    settles = cause not in (DrawCause.TURN, DrawCause.CAUGHT, DrawCause.TABLE_RULE, DrawCause.EMPTY_HAND)
    assert drawn.pending == (0 if settles else 4)


@pytest.mark.parametrize("size", SIZES)
def test_gathered_hands_are_riffled_beside_the_piles(size: tuple[int, int]) -> None:
    lay = layout(table_after_wild4(), size)
    riffled = around([c.place.bounds for c in riffle_cards(Riffle(at_pile=False, duration=1), 0.4, lay)])
    assert riffled.y >= lay.pile.bounds.bottom - lay.pile.height * 0.1
    assert riffled.bottom <= size[1]


def test_the_winners_plate_grows_in_few_steps() -> None:
    grown = [win_growth(step / 100) for step in range(101)]
    assert grown[0] == 1
    assert grown == sorted(grown)
    assert len(set(grown)) <= 6
