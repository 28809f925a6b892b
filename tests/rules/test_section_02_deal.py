"""RULES.md sections 1 and 2: the deck, the first dealer, the deal, the first card."""

from collections import Counter

import pytest

from game.rules import deal
from game.rules.cards import CLASSIC_DECK, MODERN_DECK, MODERN_DECK_OWN_RULES, Card, card, total_points
from game.rules.deal import deal_round, start_match
from game.rules.engine import start_round
from game.rules.events import (
    CardReturned,
    CardsDrawn,
    CardTurned,
    DealerDrawn,
    DirectionReversed,
    DrawCause,
    Event,
    HandsDealt,
    RoundStarted,
    TurnSkipped,
    TurnStarted,
)
from game.rules.legal import Reason
from game.rules.notation import format_cards, parse_cards
from game.rules.ruleset import OFFICIAL, Deck, FirstCard, RulesError, Ruleset, from_plain
from game.rules.seat import Seat
from game.rules.state import GameState, Phase
from tests.support.scenario import Scenario, custom


def stacked_deck(monkeypatch: pytest.MonkeyPatch, *decks: str) -> None:
    """Let the next shuffled decks have these cards on top, the next to be drawn first."""
    waiting = [parse_cards(top) for top in decks]

    def next_deck(state: GameState) -> list[Card]:
        top = waiting.pop(0) if waiting else []
        rest = list((Counter(state.rules.cards) - Counter(top)).elements())
        return [*rest, *reversed(top)]

    monkeypatch.setattr(deal, "_shuffled_deck", next_deck)


def begun(monkeypatch: pytest.MonkeyPatch, first: str, *, seats: int = 3, **options: object) -> Scenario:
    """Begin a match of one-card hands, dealt by seat 0, in which this card is turned first."""
    rules = from_plain({"hand_size": 1, "first_card": "effect", **options})
    dealer = " ".join(["r9", "r1", "r2"][:seats])
    hands = " ".join(["g2", "g3", "g4"][:seats])
    stacked_deck(monkeypatch, dealer, f"{hands} {first} y5 y6 y7 y8 y9")
    events: list[Event] = []
    return Scenario.at(start_match(rules, seats, 0, events), events)


class TestDeck:
    def test_the_two_decks_have_108_and_112_cards(self) -> None:
        assert (len(CLASSIC_DECK), len(MODERN_DECK), len(MODERN_DECK_OWN_RULES)) == (108, 112, 112)

    def test_cards_of_a_colour(self) -> None:
        red = format_cards(shown for shown in CLASSIC_DECK if shown.text.startswith("r"))
        assert red == "r0 r1 r1 r2 r2 r3 r3 r4 r4 r5 r5 r6 r6 r7 r7 r8 r8 r9 r9 rS rS rR rR r+2 r+2"

    def test_canonical_order_ends_with_the_wilds(self) -> None:
        wilds = [shown.text for shown in MODERN_DECK_OWN_RULES[100:]]
        assert wilds == ["W"] * 4 + ["W+4"] * 4 + ["WS", "WC1", "WC2", "WC3"]
        assert [shown.text for shown in MODERN_DECK[108:]] == ["WS", "WC", "WC", "WC"]

    def test_three_table_rules_make_three_different_cards(self) -> None:
        rules = custom("again")
        assert isinstance(rules["custom_rules"], list)
        three = {**rules, "custom_rules": rules["custom_rules"] * 3}
        deck = Counter(held.text for hand in [Scenario.dealt(2, 1, three).state.rules.cards] for held in hand)
        assert (deck["WC"], deck["WC1"], deck["WC2"], deck["WC3"]) == (0, 1, 1, 1)

    def test_points(self) -> None:
        worth = [shown.points for shown in parse_cards("r0 g9 bS yR r+2 W W+4 WS WC WC2")]
        assert worth == [0, 9, 20, 20, 20, 50, 50, 50, 50, 50]
        assert total_points(parse_cards("r7 bS WS")) == 77

    def test_a_wild_is_not_recoloured_by_being_played(self) -> None:
        Scenario("r5", hands=["W r1 r2", "b3 r4", "g1 g2"], draw="").move("0:W=b 1:b3!").expect(color="b")
        scenario = Scenario("r5 W", color="b", hands=["b1 g2", "r1 r2"], draw="").move("0:b1! 1:draw")
        assert Counter(scenario.state.hands[1])[card("W")] + Counter(scenario.state.draw_pile)[card("W")] == 1


class TestDealer:
    def test_highest_number_deals_and_its_left_starts(self, monkeypatch: pytest.MonkeyPatch) -> None:
        stacked_deck(monkeypatch, "r3 g8 b5")
        events: list[Event] = []
        state = start_match(OFFICIAL, 3, 0, events)
        assert events[0] == DealerDrawn(tuple(zip(map(Seat, range(3)), parse_cards("r3 g8 b5"), strict=True)), Seat(1))
        assert (state.dealer, state.turn) == (1, 2)

    def test_any_symbol_counts_nothing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        stacked_deck(monkeypatch, "W+4 r1 bS r+2")
        assert start_match(OFFICIAL, 4, 0).dealer == 1

    def test_tied_seats_draw_again_among_themselves(self, monkeypatch: pytest.MonkeyPatch) -> None:
        stacked_deck(monkeypatch, "r5 b5 r2 g5 y9 r1 r1")
        events: list[Event] = []
        state = start_match(OFFICIAL, 4, 0, events)
        drawn = events[0]
        assert isinstance(drawn, DealerDrawn)
        assert [(seat, shown.text) for seat, shown in drawn.draws] == [
            *((0, "r5"), (1, "b5"), (2, "r2"), (3, "g5")),
            *((0, "y9"), (1, "r1"), (3, "r1")),
        ]
        assert state.dealer == 0

    def test_a_zero_ties_with_a_symbol(self, monkeypatch: pytest.MonkeyPatch) -> None:
        stacked_deck(monkeypatch, "r0 W r1 r2")
        assert start_match(OFFICIAL, 2, 0).dealer == 1

    def test_they_draw_until_one_is_ahead(self, monkeypatch: pytest.MonkeyPatch) -> None:
        stacked_deck(monkeypatch, "r5 b5 r4 b4 r3 b3 r2 r9")
        assert start_match(OFFICIAL, 2, 0).dealer == 1

    def test_a_fresh_deck_goes_on_when_the_draw_runs_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        decks = [parse_cards("r5"), parse_cards("b9"), list(reversed(CLASSIC_DECK))]
        monkeypatch.setattr(deal, "_shuffled_deck", lambda _: decks.pop(0))
        assert start_match(OFFICIAL, 2, 0).dealer == 1

    def test_the_drawn_cards_return_to_the_deck(self) -> None:
        for seed in range(20):
            state = start_match(OFFICIAL, 5, seed)
            cards = [*state.draw_pile, *state.discard_pile, *(held for hand in state.hands for held in hand)]
            assert Counter(cards) == Counter(CLASSIC_DECK)

    def test_the_deal_moves_left_whoever_won(self) -> None:
        scenario = Scenario("r5", hands=["r1", "b1", "g1"], dealer=1).move("0:r1").next_round()
        scenario.expect(over=None, turn=0, scores=[2, 0, 0], counts=[7, 7, 7], direction=1, pending=0)
        scenario.happened(RoundStarted(2, Seat(2)), TurnStarted(Seat(0)))
        assert (scenario.state.dealer, scenario.state.round_number, scenario.state.moves_made) == (2, 2, 0)

    def test_the_deal_moves_on_after_a_blocked_round(self) -> None:
        blocked = Scenario("r5", hands=["g1", "b1"], draw="", dealer=0).move("0:draw 1:draw").expect(over="blocked")
        assert blocked.next_round().state.dealer == 1

    def test_the_direction_starts_anew(self) -> None:
        Scenario("r5", hands=["r1", "b1", "g1"], direction=-1).move("0:r1").next_round().expect(direction=1)

    def test_no_deal_while_a_round_is_played(self) -> None:
        state = Scenario("r5", hands=["r1", "b1"]).state
        with pytest.raises(ValueError, match="not over"):
            start_round(state)
        with pytest.raises(ValueError, match="not over"):
            deal_round(state)


class TestDeal:
    def test_one_card_at_a_time_from_the_left_of_the_dealer(self, monkeypatch: pytest.MonkeyPatch) -> None:
        stacked_deck(monkeypatch, "r1 r2 r9", "g1 g2 g3 g4 g5 g6 b5")
        events: list[Event] = []
        state = start_match(Ruleset(hand_size=2), 3, 0, events)
        assert state.dealer == 2
        assert [[held.text for held in hand] for hand in state.hands] == [["g1", "g4"], ["g2", "g5"], ["g3", "g6"]]
        assert isinstance(events[2], HandsDealt)
        assert events[2].first == 0

    def test_ignored_cards_stay_beneath_the_first_number(self, monkeypatch: pytest.MonkeyPatch) -> None:
        stacked_deck(monkeypatch, "r1 r2", "g1 g2 W+4 bS W r+2 y0")
        events: list[Event] = []
        state = start_match(Ruleset(hand_size=1), 2, 0, events)
        assert [shown.text for shown in state.discard_pile] == ["W+4", "bS", "W", "r+2", "y0"]
        assert [event.ignored for event in events if isinstance(event, CardTurned)] == [True] * 4 + [False]
        assert (state.direction, state.turn, state.phase) == (1, 0, Phase.PLAY)

    @pytest.mark.parametrize(("seats", "hand_size"), [(10, 7), (7, 10), (2, 10), (2, 1), (10, 1)])
    def test_seats_and_hands_that_fit(self, seats: int, hand_size: int) -> None:
        for first_card in FirstCard:
            rules = Ruleset(hand_size=hand_size, first_card=first_card, deck=Deck.MODERN)
            assert all(start_match(rules, seats, seed).phase in (Phase.PLAY, Phase.COLOR) for seed in range(30))

    @pytest.mark.parametrize(("seats", "hand_size"), [(10, 8), (8, 10), (1, 7), (11, 1), (0, 7)])
    def test_seats_and_hands_that_do_not(self, seats: int, hand_size: int) -> None:
        with pytest.raises(RulesError):
            start_match(Ruleset(hand_size=hand_size), seats, 0)


class TestFirstCardEffect:
    def test_a_number_starts_normally(self, monkeypatch: pytest.MonkeyPatch) -> None:
        begun(monkeypatch, "b7", seven_zero=True).expect(turn=1, phase="play", color="b", counts=[1, 1, 1])

    def test_skip(self, monkeypatch: pytest.MonkeyPatch) -> None:
        begun(monkeypatch, "bS").expect(turn=2).happened(TurnSkipped(Seat(1)), TurnStarted(Seat(2)))
        begun(monkeypatch, "bS", seats=2).expect(turn=0)

    def test_draw_two(self, monkeypatch: pytest.MonkeyPatch) -> None:
        drawn = CardsDrawn(Seat(1), tuple(parse_cards("y5 y6")), DrawCause.DRAW_TWO)
        begun(monkeypatch, "b+2").expect(turn=2, counts=[1, 3, 1], pending=0).happened(drawn, TurnSkipped(Seat(1)))

    def test_draw_two_is_nobodys_play(self, monkeypatch: pytest.MonkeyPatch) -> None:
        scenario = begun(monkeypatch, "b+2", jump_in=True, stack_draw2_on_draw2=True, stack_wild4_on_draw2=True)
        scenario.expect(turn=2, counts=[1, 3, 1], pending=0, phase="play", actors=[2])

    def test_reverse(self, monkeypatch: pytest.MonkeyPatch) -> None:
        scenario = begun(monkeypatch, "bR").expect(turn=0, direction=-1)
        scenario.happened(DirectionReversed(-1), TurnStarted(Seat(0)))
        scenario.move("0:draw").expect(turn=2)

    def test_reverse_with_two_seats_is_the_same(self, monkeypatch: pytest.MonkeyPatch) -> None:
        begun(monkeypatch, "bR", seats=2).expect(turn=0, direction=-1)

    @pytest.mark.parametrize("first", ["W", "WS", "WC"])
    def test_a_wild_asks_for_the_colour_and_has_no_other_effect(
        self, monkeypatch: pytest.MonkeyPatch, first: str
    ) -> None:
        scenario = begun(monkeypatch, first, deck="modern")
        scenario.expect(turn=1, phase="color", color=None, actors=[1], counts=[1, 1, 1])
        scenario.refuse("1:draw", Reason.NAME_A_COLOR_FIRST).refuse("1:g2", Reason.NAME_A_COLOR_FIRST)
        scenario.refuse("2:color r", Reason.NOT_YOUR_TURN)
        scenario.move("1:color g").expect(turn=1, phase="play", color="g", legal_exactly=["g2", "draw"])
        scenario.refuse("1:color g", Reason.NO_COLOR_TO_NAME)

    def test_wild_draw_four_goes_back_and_the_pile_is_shuffled(self, monkeypatch: pytest.MonkeyPatch) -> None:
        scenario = begun(monkeypatch, "W+4")
        scenario.happened(CardTurned(card("W+4"), ignored=False), CardReturned(card("W+4")))
        assert scenario.state.top is not card("W+4")
        assert len(scenario.state.discard_pile) == 1

    def test_nobody_jumps_in_on_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        stacked_deck(monkeypatch, "r9 r1 r1", "g4 g3 b5 b5")
        state = start_match(Ruleset(hand_size=1, jump_in=True, first_card=FirstCard.EFFECT), 3, 0)
        assert state.top is card("b5")
        assert not state.jumpable
