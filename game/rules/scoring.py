"""Count the points of a round and find the winners of a match (RULES.md section 8)."""

from collections.abc import Sequence

from game.rules.cards import Card, total_points
from game.rules.ruleset import Length, Ruleset, Scoring
from game.rules.seat import Seat
from game.rules.state import GameState, Phase


def round_points(rules: Ruleset, hands: Sequence[Sequence[Card]], winner: Seat | None) -> list[int]:
    """Return what every seat scores when a round ends with these hands; without a winner nobody scores."""
    if winner is None:
        return [0] * len(hands)
    held = [total_points(hand) for hand in hands]
    if rules.scoring is Scoring.LOWEST:
        return held
    return [sum(held) if seat == winner else 0 for seat in range(len(hands))]


def match_winners(state: GameState) -> tuple[Seat, ...]:
    """Return who has won the match, several if they share it; nobody while it goes on."""
    if state.phase is not Phase.OVER or not state.round_number or state.ending is None:
        return ()
    rules, scores = state.rules, state.scores
    over = state.round_number >= rules.rounds if rules.length is Length.ROUNDS else max(scores) >= rules.target
    if not over:
        return ()
    best = max(scores) if rules.scoring is Scoring.WINNER else min(scores)
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)
