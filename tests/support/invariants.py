"""Say what holds in every position and after every move, whatever the rules of the match are."""

from collections import Counter
from collections.abc import Iterable, Sequence

from game.rules.cards import COLORS, Card
from game.rules.events import (
    CardPlayed,
    CardsChosen,
    CardsDrawn,
    CardsPassed,
    CardTurned,
    ColorDiscarded,
    Event,
    HandsDealt,
    HandsPassed,
    HandsSwapped,
    PileRecycled,
)
from game.rules.legal import actors, legal_moves, why_illegal
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
from game.rules.notation import format_move, format_position, parse_move
from game.rules.seat import Seat, all_seats
from game.rules.state import GameState, Phase
from game.rules.view import view


def cards_in_play(state: GameState) -> Counter[Card]:
    """Count every card of the position, wherever it lies."""
    held = Counter(state.draw_pile) + Counter(state.discard_pile)
    for hand in state.hands:
        held.update(hand)
    return held


def audit(state: GameState, deck: Counter[Card]) -> None:
    """Check what holds in every position."""
    where = format_position(state)
    assert cards_in_play(state) == deck, where
    _audit_phase(state, where)
    _audit_calls(state, where)
    moves = [move for seat in all_seats(state.seats) for move in legal_moves(state, seat)]
    assert len(set(moves)) == len(moves), where
    assert {move.seat for move in moves} == set(actors(state)), where
    assert bool(moves) is (state.phase is not Phase.OVER), where
    for move in moves:
        assert why_illegal(state, move) is None, (move, where)
        assert parse_move(format_move(move), move.seat) == move
    for reader in (None, *all_seats(state.seats)):
        seen = view(state, reader)
        assert sum(seen.counts) + seen.draw_count + len(seen.discards) == deck.total(), where


def _audit_phase(state: GameState, where: str) -> None:
    is_over = state.phase is Phase.OVER
    assert is_over is (state.turn is None) is (state.ending is not None), where
    assert (state.pending > 0) is (state.phase is Phase.PENALTY), where
    assert (state.unfinished is not None) is (state.phase is Phase.GIVE) is bool(state.given), where
    assert state.accusation is None or state.phase is Phase.PENALTY, where
    assert state.direction in (1, -1), where
    if not is_over:
        assert state.moves_made < 2000, where
        assert (state.color is None) is (state.phase is Phase.COLOR), where
        assert state.top.color in (None, state.color), where
        assert all(hand or seat == state.out for seat, hand in enumerate(state.hands)), where


def _audit_calls(state: GameState, where: str) -> None:
    if state.uncalled is not None:
        assert len(state.hands[state.uncalled]) == 1, where
        assert not state.has_called(state.uncalled), where
    assert not (state.jumpable and state.phase in (Phase.DRAWN, Phase.COLOR, Phase.OVER)), where


def universe(state: GameState, seat: Seat) -> Iterable[Move]:
    """Yield every move a seat could write down, and more: near misses, other seats, cards it has not got."""
    yield from (DrawCard(seat), KeepCard(seat), TakePenalty(seat), ChallengePlay(seat), CallUno(seat))
    yield from (NameColor(seat, named) for named in COLORS)
    yield from (CatchSeat(seat, Seat(caught)) for caught in range(-1, state.seats + 1))
    yield from _universe_of_plays(state, seat)
    yield from _universe_of_gifts(state, seat)


def _universe_of_plays(state: GameState, seat: Seat) -> Iterable[Move]:
    foreign = state.hands[(seat + 1) % state.seats][:2]
    for played in dict.fromkeys([*state.hands[seat], *foreign, state.top]):
        for named in (None, *COLORS):
            for target in (None, *(Seat(other) for other in range(-1, state.seats + 1))):
                for call in (False, True):
                    for jump in (False, True):
                        yield PlayCard(seat, played, named, target, call, jump)


def _universe_of_gifts(state: GameState, seat: Seat) -> Iterable[Move]:
    hand = state.hands[seat]
    for count in range(4):
        yield GiveCards(seat, tuple(hand[:count]))
        yield GiveCards(seat, tuple(hand[len(hand) - count :]))
        yield GiveCards(seat, tuple(hand[:1] * count))
        yield GiveCards(seat, tuple(state.hands[(seat + 1) % state.seats][:count]))


def check_universe(state: GameState) -> None:
    """Check that the list of moves and the check of one move agree on every move of the universe."""
    for seat in all_seats(state.seats):
        listed = {_whatever_order(move) for move in legal_moves(state, seat)}
        for move in universe(state, seat):
            legal = why_illegal(state, move) is None
            assert legal is (_whatever_order(move) in listed), (move, format_position(state))


def _whatever_order(move: Move) -> Move | tuple[Seat, tuple[str, ...]]:
    if isinstance(move, GiveCards):
        return (move.seat, tuple(sorted(given.text for given in move.cards)))
    return move


class EventReader:
    """Follow the hands and piles by events alone and compare: what the table shows is what the rules did."""

    def __init__(self, state: GameState) -> None:
        self.hands = [list(hand) for hand in state.hands]
        self.draw_count = len(state.draw_pile)
        self.discards = list(state.discard_pile)

    def read(self, events: Sequence[Event], state: GameState) -> None:
        """Take in the events of one move and compare with the position it led to."""
        for event in events:
            self._take_in(event)
        assert [Counter(hand) for hand in self.hands] == [Counter(hand) for hand in state.hands]
        assert self.draw_count == len(state.draw_pile)
        assert self.discards == state.discard_pile

    def _take_in(self, event: Event) -> None:
        match event:
            case CardPlayed(seat, card, _, _, _, left):
                self.hands[seat].remove(card)
                assert len(self.hands[seat]) == left
                self.discards.append(card)
            case CardsDrawn(seat, cards):
                assert cards
                self.hands[seat].extend(_known(cards))
                self.draw_count -= len(cards)
                assert self.draw_count >= 0
            case PileRecycled(count):
                self._recycle(count)
            case HandsSwapped(seat, other):
                self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            case HandsPassed(direction):
                self.hands = [self.hands[(seat - direction) % len(self.hands)] for seat in range(len(self.hands))]
            case HandsDealt(_, hands):
                self.hands = [_known(hand) for hand in hands]
            case ColorDiscarded(seat, cards):
                self._discard(seat, _known(cards))
            case CardsPassed(direction, passed):
                self._pass(direction, [_known(cards) for cards in passed])
            case CardTurned(card):
                self.discards.append(card)
            case CardsChosen(seat, cards):
                assert not Counter(_known(cards)) - Counter(self.hands[seat])
            case _:
                pass

    def _recycle(self, count: int) -> None:
        assert count == len(self.discards) - 1
        self.discards = self.discards[-1:]
        # The recycle happens within a draw: the pile is found empty once its cards are counted out.
        self.draw_count += count

    def _discard(self, seat: Seat, cards: list[Card]) -> None:
        for discarded in cards:
            self.hands[seat].remove(discarded)
        self.discards[-1:-1] = cards

    def _pass(self, direction: int, passed: list[list[Card]]) -> None:
        for seat, cards in enumerate(passed):
            for given in cards:
                self.hands[seat].remove(given)
        for seat, cards in enumerate(passed):
            self.hands[(seat + direction) % len(self.hands)].extend(cards)


def _known(cards: Iterable[Card | None]) -> list[Card]:
    known = [shown for shown in cards if shown is not None]
    assert len(known) == len(list(cards)), "the truth shows every card"
    return known
