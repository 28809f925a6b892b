"""Every event and every reason has its sentence, and the sentences say what happened to whom."""

from collections.abc import Mapping
from typing import get_args

import pytest

from game.i18n import Translator
from game.rules.cards import Color, card
from game.rules.events import (
    CardKept,
    CardPlayed,
    CardReturned,
    CardsChosen,
    CardsDrawn,
    CardsPassed,
    CardTurned,
    ColorDiscarded,
    ColorNamed,
    DealerDrawn,
    DirectionReversed,
    DrawCause,
    Ending,
    Event,
    HandsDealt,
    HandsGathered,
    HandsPassed,
    HandsSwapped,
    MatchEnded,
    NothingDrawn,
    PenaltyCancelled,
    PenaltySet,
    PileRecycled,
    PlayChallenged,
    RoundEnded,
    RoundStarted,
    SeatCaught,
    TurnSkipped,
    TurnStarted,
    UnoCalled,
)
from game.rules.legal import Reason
from game.rules.seat import Seat
from game.rules.vectors import set_up
from game.rules.view import PlayerView, view
from game.table.advice import explain, hint
from game.table.choreography import choreograph
from game.table.narration import narrate
from game.table.sounds import sound
from game.table.tableau import empty_table
from game.table.words import Names
from tests.table.matches import RULES, moves_of
from tests.table.test_director import MOTION

TR = Translator()
YOU = Names(("Maya", "Iris", "Nora"), Seat(0))
ALL = Names(("Maya", "Iris", "Nora"))
R7, W, D2 = card("r7"), card("W"), card("b+2")
A, B, C = Seat(0), Seat(1), Seat(2)

SAID: dict[str, tuple[Event, str | None]] = {
    "dealer": (DealerDrawn(((A, R7), (B, D2)), A), "You drew the highest card and deal."),
    "round": (RoundStarted(2, B), "Round 2. Iris deals."),
    "dealt": (HandsDealt(A, ((R7,), (None,), (None,))), None),
    "turned": (CardTurned(R7, False), "The first card is red 7."),
    "ignored": (CardTurned(D2, True), "Blue Draw Two is turned, but a number begins."),
    "returned": (CardReturned(card("W+4")), "A Wild Draw Four can’t begin. It goes back into the pile."),
    "turn": (TurnStarted(A), None),
    "played": (CardPlayed(B, R7, None, None, False, 3), "Iris played red 7."),
    "wild": (CardPlayed(A, W, Color.BLUE, None, False, 3), "You played Wild and named blue."),
    "jump": (CardPlayed(B, R7, None, None, True, 3), "Iris jumped in with red 7."),
    "named": (ColorNamed(A, Color.RED), "You named red."),
    "own draw": (CardsDrawn(A, (R7,), DrawCause.TURN), "You drew red 7."),
    "their draw": (CardsDrawn(B, (None,), DrawCause.TURN), "Iris drew a card."),
    "until": (CardsDrawn(B, (None, None), DrawCause.TURN), "Iris drew 2 cards."),
    "caught": (CardsDrawn(B, (None, None), DrawCause.CAUGHT), "Iris forgot to call UNO and draws 2 cards."),
    "recycled": (PileRecycled(30), "The discard pile was shuffled into a new draw pile."),
    "nothing": (NothingDrawn(B), "No card is left to draw. Iris passes."),
    "kept": (CardKept(A), "You kept the card."),
    "skipped": (TurnSkipped(B), "Iris loses the turn."),
    "reversed": (DirectionReversed(-1), "Play goes counterclockwise now."),
    "set": (PenaltySet(A, 6), "You face 6 cards."),
    "cancelled": (PenaltyCancelled(B, 2), "That saves Iris 2 cards."),
    "bluff": (PlayChallenged(A, B, True, (R7,)), "You challenged Iris, who was bluffing."),
    "fair": (PlayChallenged(B, A, False, None), "Iris challenged you, but your play was fair."),
    "called": (UnoCalled(B), "Iris called UNO!"),
    "by you": (SeatCaught(B, A), "You caught Iris before the call."),
    "swapped": (HandsSwapped(B, A), "Iris swapped hands with you."),
    "passed hands": (HandsPassed(1), "Every hand moves one seat to the left."),
    "gathered": (HandsGathered(A), "All hands are gathered, shuffled and dealt again."),
    "chosen": (CardsChosen(B, (None, None)), "Iris chose 2 cards to pass on."),
    "passed": (CardsPassed(-1, ((), (), ())), "The chosen cards move one seat to the right."),
    "under": (ColorDiscarded(A, (R7, R7)), "2 cards of yours go under it."),
    "won": (RoundEnded(Ending.OUT, B, ((R7,), (), ()), (0, 7, 0), (0, 7, 0)), "Iris wins the round and 7 points."),
    "blocked": (
        RoundEnded(Ending.BLOCKED, None, ((), (), ()), (0, 0, 0), (0, 0, 0)),
        "Nobody can go on. The round is blocked and scores nothing.",
    ),
    "match": (MatchEnded((A,)), "You win the match!"),
    "shared": (MatchEnded((A, C)), "You and Nora share the win!"),
}


@pytest.mark.parametrize("name", SAID)
def test_what_is_said(name: str) -> None:
    event, sentence = SAID[name]
    assert narrate(TR, YOU, event) == sentence


def test_every_event_is_covered() -> None:
    assert {type(event) for event, _ in SAID.values()} == set(get_args(Event))


def test_nobody_is_you_among_several_people() -> None:
    for event, _ in SAID.values():
        said = narrate(TR, ALL, event)
        assert said is None or " you" not in said.lower().replace("young", "")


def test_a_penalty_and_the_lost_turn_are_one_sentence() -> None:
    drawn, skipped = CardsDrawn(A, (R7, R7), DrawCause.DRAW_TWO), TurnSkipped(A)
    assert narrate(TR, YOU, drawn, None, skipped) == "You draw 2 cards and lose your turn."
    assert narrate(TR, YOU, skipped, drawn, None) is None


def test_matches_are_told_choreographed_and_heard() -> None:
    heard: set[str | None] = set()
    for name, rules in RULES.items():
        for events, seen in moves_of(rules, 3, 2, Seat(0), 80):
            for event in events:
                said = narrate(TR, YOU, event)
                assert said is None or (("{" not in said and said[0].isupper()) or said[0].isdigit()), name
                heard.add(sound(event, Seat(0)))
            advised = hint(TR, YOU, seen)
            assert advised is None or "{" not in advised.text
    assert {"snap", "draw", "chime", None} <= heard


def test_cues_fit_their_events() -> None:
    table = empty_table(3, Seat(0), 108)
    quiet = {"turn", "match", "shared", "dealt"}
    for name in ("dealer", "skipped", "reversed", "set", "called", "bluff", "nothing", "named", "turn", "match"):
        cues = choreograph(SAID[name][0], table, table, MOTION)
        assert bool(cues) == (name not in quiet)


def position(case: Mapping[str, object], seat: int = 0) -> PlayerView:
    return view(set_up(case), Seat(seat))


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_put_into_words(reason: Reason) -> None:
    seen = position({"position": {"hands": ["r1 b2", "g1", "g2"], "discard": "b7"}})
    said = explain(TR, YOU, reason, seen, card("r1"))
    assert said.endswith((".", "!"))
    assert "{" not in said


def test_a_refusal_names_both_cards_or_the_colour() -> None:
    number = position({"position": {"hands": ["r3 b2", "g1", "g2"], "discard": "b7"}})
    assert explain(TR, YOU, Reason.NO_MATCH, number, card("r3")) == "Red 3 does not match blue 7."
    wild = position({"position": {"hands": ["r3 b2", "g1", "g2"], "discard": "W", "color": "g"}})
    assert explain(TR, YOU, Reason.NO_MATCH, wild, card("r3")) == "Red 3 does not match: green was named."


def test_hints() -> None:
    def said(discard: str, hand: str, **more: object) -> tuple[str, str]:
        rules = more.pop("rules", {})
        seen = position({"rules": rules, "position": {"hands": [hand, "g1 g2", "g3"], "discard": discard, **more}})
        advised = hint(TR, YOU, seen)
        assert advised is not None
        return advised.lead, advised.text

    assert said("b7", "b1 r1") == ("Your turn", "Play blue, a 7 or a wild")
    assert said("b8", "b1 r1") == ("Your turn", "Play blue, an 8 or a wild")
    assert said("bS", "b1 r1") == ("Your turn", "Play blue, a Skip or a wild")
    assert said("W", "b1 r1", color="b") == ("Your turn", "Play blue or a wild")
    assert said("b7", "r1 r2") == ("Your turn", "Nothing fits. Draw a card")
    assert hint(TR, YOU, position({"position": {"hands": ["r1", "g1 g2"], "discard": "b7", "turn": 1}})) is None
