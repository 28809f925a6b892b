"""Hidden information is never there to leak: shuffle all that a seat can't see, and it must not notice.

Not its view of the position, nor its redacted events of any move that follows, nor its view after that move.
"""

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from game.rules.cards import Rank
from game.rules.deal import start_match
from game.rules.events import (
    CardsDrawn,
    CardsPassed,
    Event,
    HandsDealt,
    HandsPassed,
    HandsSwapped,
    MatchEnded,
    RoundEnded,
)
from game.rules.kernel import push
from game.rules.legal import actors, legal_moves
from game.rules.moves import ChallengePlay, DrawCard, GiveCards, Move, PlayCard
from game.rules.notation import format_position, format_seat_move
from game.rules.ruleset import PRESETS, Ruleset, from_plain
from game.rules.seat import Seat, all_seats
from game.rules.state import GameState, Phase
from game.rules.table_rule import DiscardColor
from game.rules.view import PlayerView, redact_all, view
from tests.support.hidden import places_of, twin_of
from tests.support.play import random_move, random_ruleset


def check_views(state: GameState, rng: random.Random) -> None:
    """Check that no reader's view of the position tells it from its twin."""
    for reader in (None, *all_seats(state.seats)):
        twin = twin_of(state, reader, rng)
        assert view(twin, reader) == view(state, reader), (reader, format_position(state))


def check_following(state: GameState, move: Move, rng: random.Random) -> None:
    """Check that what a reader sees of a move, and its view after it, do not tell the position from its twin."""
    after, events = made(state, move)
    for reader in (None, *all_seats(state.seats)):
        kept = places_of(state, _hands_shown(state, move, events, reader))
        if isinstance(move, PlayCard):
            kept.add((move.seat, _place_played_from(state, move)))
        twin = twin_of(state, reader, rng, kept=kept, kept_draws=_draws_shown(state, move, events, reader))
        if isinstance(move, ChallengePlay) and not _same_verdict(state, twin):
            continue
        other, other_events = made(twin, move)
        where = (reader, format_seat_move(move), format_position(state))
        assert _open(redact_all(other_events, reader)) == _open(redact_all(events, reader)), where
        assert _during(view(other, reader)) == _during(view(after, reader)), where


def made(state: GameState, move: Move) -> tuple[GameState, list[Event]]:
    following, events = state.copy(), list[Event]()
    push(following, move, events)
    return following, events


def _hands_shown(state: GameState, move: Move, events: Sequence[Event], reader: Seat | None) -> Iterable[int]:
    """Return whose hands the reader gets, or gets to see, by the move."""
    everyone = range(state.seats)
    if _may_show_all(state, move, events):
        return everyone
    if isinstance(move, GiveCards) and any(isinstance(event, CardsPassed) for event in events):
        return everyone if reader is None else {(reader - 1) % state.seats, (reader + 1) % state.seats, move.seat}
    if isinstance(move, ChallengePlay) and move.seat == reader and state.accusation is not None:
        return {state.accusation.seat}
    return {move.seat} if isinstance(move, DrawCard | GiveCards) else ()


def _may_show_all(state: GameState, move: Move, events: Sequence[Event]) -> bool:
    moves_hands = any(isinstance(event, HandsDealt | HandsPassed | HandsSwapped) for event in events)
    return moves_hands or _may_discard(state, move)


def _may_discard(state: GameState, move: Move) -> bool:
    """Tell whether cards of a colour may be laid open: which ones depends on a hidden hand."""
    if isinstance(move, GiveCards) and state.unfinished is not None:
        return DiscardColor() in state.unfinished.effects
    if not isinstance(move, PlayCard) or move.card.rank is not Rank.CUSTOMIZABLE:
        return False
    return DiscardColor() in state.rules.table_rule(move.card).effects


def _draws_shown(state: GameState, move: Move, events: Sequence[Event], reader: Seat | None) -> int:
    """Return how many cards of the draw pile the move shows the reader, or lets it infer something of."""
    draws = [event for event in events if isinstance(event, CardsDrawn)]
    to_reader = any(event.seat == reader for event in draws)
    if to_reader or isinstance(move, DrawCard) or _may_show_all(state, move, events):
        return sum(len(event.cards) for event in draws)
    return 0


def _place_played_from(state: GameState, move: PlayCard) -> int:
    hand = state.hands[move.seat]
    return len(hand) - 1 if state.phase is Phase.DRAWN else hand.index(move.card)


def _same_verdict(state: GameState, twin: GameState) -> bool:
    assert state.accusation is not None
    assert twin.accusation is not None
    return state.accusation.guilty is twin.accusation.guilty


def _open(events: Sequence[Event]) -> list[Event]:
    """Leave out what lies open at the end of a round: every hand, and the points that follow from them."""
    kept = [event for event in events if not isinstance(event, MatchEnded)]
    return [
        replace(event, hands=(), points=(), scores=()) if isinstance(event, RoundEnded) else event for event in kept
    ]


def _during(seen: PlayerView) -> PlayerView:
    return replace(seen, scores=()) if seen.phase is Phase.OVER else seen


def follow(rules: Ruleset, seats: int, seed: int, length: int = 80) -> None:
    """Play at random and check every position and some of what may follow on it."""
    rng = random.Random(seed)
    state = start_match(rules, seats, seed)
    for _ in range(length):
        if state.phase is Phase.OVER:
            return
        check_views(state, rng)
        moves = [move for seat in actors(state) for move in legal_moves(state, seat)]
        for move in rng.sample(moves, min(3, len(moves))):
            check_following(state, move, rng)
        push(state, random_move(rng, state))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4, 7, 10])
def test_presets(preset: str, seats: int) -> None:
    for seed in range(6 if seats < 7 else 2):
        follow(PRESETS[preset], seats, seed)


@pytest.mark.parametrize("seed", range(60))
def test_any_rules(seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.choice((2, 2, 3, 4, 5, 8))
    follow(random_ruleset(rng, seats), seats, seed, length=50)


@pytest.mark.parametrize(
    "effect", ["pass_cards 2 left", "pass_hands right", "swap_hands", "discard_color", "draw next 3"]
)
def test_every_effect(effect: str) -> None:
    rules = from_plain({"deck": "modern", "hand_size": 4, "custom_rules": [{"title": "", "effects": [effect]}]})
    for seed in range(8):
        follow(rules, 3, seed)
