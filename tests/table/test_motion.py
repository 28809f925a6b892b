"""Every event is seen, told and heard; hands travel whole, cards turn in a wave, and fade where that is wished."""

from collections import defaultdict
from dataclasses import replace
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import get_args

import pytest

from game.rules.events import DealerDrawn, Event, HandsDealt, HandsSwapped, MatchEnded, TurnStarted
from game.rules.notation import parse_cards
from game.rules.seat import Seat
from game.settings import Sorting
from game.table.aftermath import after
from game.table.choreography import choreograph
from game.table.cues import DealerDraw, Reveal, Riffle, end_of
from game.table.departures import Pace
from game.table.director import Director
from game.table.geometry import Spot
from game.table.interludes import dealer_cards, dealer_departures, reveal_cards
from game.table.layout import Options, layout
from game.table.narration import narrate
from game.table.sounds import card_sound, sound
from game.table.tableau import Piece, PieceMaker, Tableau, empty_table
from tests.table.matches import RULES, moves_of
from tests.table.test_director import MOTION
from tests.table.test_words import SAID, TR, YOU

SOUNDS = {path.stem for path in (Path(__file__).parents[2] / "assets/sounds").glob("*.wav")}
UNSEEN = (TurnStarted, MatchEnded)
"""The gold outline and the podium show these."""
UNTOLD = (TurnStarted, HandsDealt)
SIZE = (1280, 720)


def table_of(*hands: str | int) -> Tableau:
    maker = PieceMaker(1)
    held = tuple(maker.make(parse_cards(hand) if isinstance(hand, str) else (None,) * hand) for hand in hands)
    return replace(empty_table(len(hands), Seat(0), 108), hands=held, next_id=maker.next_id)


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_event_is_seen_told_and_heard(kind: type[Event]) -> None:
    found = 0
    for name, rules in RULES.items():
        table = empty_table(3, Seat(0), len(rules.cards))
        for events, _ in moves_of(rules, 3, 2, Seat(0), 120):
            for event in events:
                now = after(table, event)
                if isinstance(event, kind):
                    found += 1
                    check(event, table, now)
                table = now
        assert name
    if not found:  # rare ones are taken from the sentences' samples
        for event, _ in SAID.values():
            if isinstance(event, kind) and not isinstance(event, HandsDealt):
                found += 1
                assert narrate(TR, YOU, event) is not None
                assert sound(event, Seat(0)) in {None, *SOUNDS}
    assert found


def check(event: Event, before: Tableau, now: Tableau) -> None:
    cues = choreograph(event, before, now, MOTION)
    assert bool(cues) is not isinstance(event, UNSEEN)
    assert isinstance(event, UNTOLD) is (narrate(TR, YOU, event) is None)
    assert sound(event, Seat(0)) in {None, *SOUNDS}
    assert card_sound(event) in {None, *SOUNDS}


def director_of(table: Tableau, pace: Pace, sorting: Sorting = Sorting.COLOR) -> Director:
    return Director(table, SIZE, pace, Options(sorting))


def test_swapped_hands_travel_whole_and_pass_each_other() -> None:
    director = director_of(table_of("r1 r2 r3 r4", 4), Pace(MOTION))
    own, other = ({piece.id for piece in hand} for hand in director.table.hands)
    director.show([HandsSwapped(Seat(0), Seat(1))])
    closest = 1000.0
    while not director.is_idle:
        director.update(10)
        middles = [middle(director, ids) for ids in (own, other)]
        closest = min(closest, hypot(middles[0][0] - middles[1][0], middles[0][1] - middles[1][1]))
        for ids in (own, other):
            xs, ys = zip(*[(director.sprites[i].place.x, director.sprites[i].place.y) for i in ids], strict=True)
            assert hypot(max(xs) - min(xs), max(ys) - min(ys)) > 40, "the fan collapses on its way"
    assert closest > 120


def middle(director: Director, ids: set[int]) -> Spot:
    places = [director.sprites[piece].place for piece in ids]
    return sum(place.x for place in places) / len(places), sum(place.y for place in places) / len(places)


def test_cards_that_turn_over_at_rest_do_so_one_after_the_other() -> None:
    director = director_of(table_of(5, 3), Pace(MOTION))
    shown = parse_cards("r1 r2 r3 r4 r5")
    hand = tuple(Piece(piece.id, face) for piece, face in zip(director.table.hands[0], shown, strict=True))
    table = replace(director.table, hands=(hand, director.table.hands[1]))
    director._change(table, director.options, (), 160, holds=False)
    assert director.is_turning
    open_now = []
    while director.is_moving:
        director.update(16)
        open_now.append(sum(director.sprites[piece.id].face is not None for piece in hand))
    assert sorted(set(open_now)) == [0, 1, 2, 3, 4, 5]
    assert not director.is_turning


def test_a_hand_is_dealt_as_it_comes_and_then_sorted() -> None:
    hands = (tuple(parse_cards("b9 r1 g5 y2")), (None,) * 4)
    director = director_of(replace(table_of("", 0), next_id=50), Pace(MOTION))
    director.show([HandsDealt(Seat(0), hands)])
    while not director.is_idle:
        director.update(16)
    assert order(director) == ["b9", "r1", "g5", "y2"]
    director.show([TurnStarted(Seat(0))])
    director.finish()
    assert order(director) == ["r1", "y2", "g5", "b9"]
    assert director.sorting is Sorting.COLOR


def order(director: Director) -> list[str]:
    hand = sorted(director.table.hands[0], key=lambda piece: director.sprites[piece.id].place.x)
    return [piece.card.text for piece in hand if piece.card]


@pytest.mark.parametrize("name", RULES)
def test_nothing_travels_with_reduced_motion(name: str) -> None:
    director = director_of(empty_table(4, Seat(0), len(RULES[name].cards)), Pace(MOTION, 1.0, True))
    pile = director.places.pile
    rested: dict[int, set[Spot]] = defaultdict(lambda: {(pile.x, pile.y)})
    for events, view in moves_of(RULES[name], 4, 3, Seat(0), 60):
        director.show(events)
        while not director.is_idle:
            director.update(16)
            for piece, place in director.places.cards.items():
                rested[piece].add((place.x, place.y))
            for piece, sprite in director.sprites.items():
                assert (sprite.place.x, sprite.place.y) in rested[piece]
                assert sprite.flat == 1
        director.rest(view)


def test_interludes_keep_still_with_reduced_motion() -> None:
    lay = layout(table_of("r1 r2", 5, 4), SIZE)
    drawn = DealerDraw(
        tuple((Seat(seat), card) for seat, card in enumerate(parse_cards("r1 g9 b2"))), Seat(1), 160, 2000
    )
    shown = Reveal(Seat(1), tuple(parse_cards("r1 g7 r9 W")), True, 4000, 3000)
    for passed in range(0, 1500, 50):
        still = dealer_cards(drawn, passed, 2000, lay, is_still=True)
        assert [s.place for s in still] == [s.place for s in dealer_cards(drawn, 1500, 2000, lay)][: len(still)]
        cards = reveal_cards(shown, passed, 4000, lay, is_still=True)
        rested = reveal_cards(shown, 2000, 4000, lay)
        assert [s.place.x for s in cards] == pytest.approx([s.place.x for s in rested])
        assert [s.place.y for s in cards] == pytest.approx([s.place.y for s in rested])


def test_every_card_drawn_for_the_deal_is_heard() -> None:
    draws = tuple((Seat(seat), card) for seat, card in enumerate(parse_cards("r1 g9 b2 y4")))
    event = DealerDrawn(draws, Seat(1))
    table = table_of("r1", 1, 1, 1)
    (cue,) = choreograph(event, table, table, MOTION)
    assert isinstance(cue, DealerDraw)
    times = range(0, 3000, 17)
    heard = sum(dealer_departures(cue, a, b, cue.duration) for a, b in pairwise(times))
    assert heard == 3
    assert card_sound(event) == "slide"


def test_hands_are_gathered_before_they_are_riffled() -> None:
    table = table_of("r1 r2", 5, 4)
    event = next(event for event, _ in SAID.values() if type(event).__name__ == "HandsGathered")
    cues = choreograph(event, table, after(table, event), MOTION)
    (riffle,) = (cue for cue in cues if isinstance(cue, Riffle))
    assert riffle.delay >= max(end_of(cue) for cue in cues if not isinstance(cue, Riffle))


def test_cards_drawn_for_the_deal_go_back_to_the_pile() -> None:
    lay = layout(table_of("r1 r2", 5, 4), SIZE)
    drawn = DealerDraw(
        tuple((Seat(seat), card) for seat, card in enumerate(parse_cards("r1 g9 b2"))), Seat(1), 160, 3000
    )
    for sprite in dealer_cards(drawn, 2999, 3000, lay):
        assert hypot(sprite.place.x - lay.pile.x, sprite.place.y - lay.pile.y) < 2
        assert sprite.face is None
