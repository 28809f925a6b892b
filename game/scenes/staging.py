"""Positions to show scenes with: matches of bots played so far from a seed, never taken from a real game."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.characters import Level
from game.rules.cards import Card, card
from game.rules.events import CardPlayed, RoundEnded
from game.rules.ruleset import OFFICIAL, Ruleset
from game.rules.seat import Seat
from game.scenes.match_result import MatchReport
from game.scenes.round_report import RoundReport
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import SeatPlan, plan_table

VIEWER = Seat(0)
_HAND = tuple(card(text) for text in ("r3", "rS", "y7", "g9", "b2", "b5", "b+2", "W+4"))
_DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class ShotOptions:
    """What a picture of a scene shows: so many seats, a match from a seed after so many moves, a size in pixels."""

    seats: int
    seed: int
    moves: int
    size: tuple[int, int]


def shown_plans(seats: int) -> tuple[SeatPlan, ...]:
    """Seat a person and bots."""
    return plan_table([None, *[Level.NORMAL] * (seats - 1)])


def played_match(options: ShotOptions, rules: Ruleset = OFFICIAL) -> Match:
    """Begin a match that bots play for every seat; it has as many moves as asked for, or one round."""
    bots = plan_table([Level.NORMAL] * options.seats)
    match = Match.start(rules, bots, options.seed, make_agents(bots, options.seed))
    for _ in range(options.moves):
        if match.is_round_over:
            break
        match.advance(_DAY_MS)
    return match


def shown_hand(options: ShotOptions) -> tuple[Card, ...]:
    """Give the viewer's hand after the moves, or a full one where that is over."""
    return played_match(options).view(VIEWER).hand or _HAND


def round_report(options: ShotOptions) -> RoundReport:
    """Play rounds until one has ended after the moves asked for, and report the last."""
    match = played_match(ShotOptions(options.seats, options.seed, 0, options.size))
    before: tuple[int, ...] = (0,) * options.seats
    made = 0
    while True:
        cursor = match.log_length
        match.run_round()
        events = match.events_since(cursor, None)
        ended = next(event for event in reversed(events) if isinstance(event, RoundEnded))
        plays = [event for event in events if isinstance(event, CardPlayed)]
        made += len(plays)
        if match.match_winners or made >= options.moves:
            break
        before = ended.scores
        match.start_next_round()
    view = match.view(None)
    return RoundReport(
        number=view.round_number,
        event=ended,
        plans=shown_plans(options.seats),
        scores_before=before,
        rules=match.rules,
        viewer=VIEWER,
        last_card=plays[-1].card if plays and ended.winner is not None else None,
        next_dealer=None if match.match_winners else Seat((view.dealer + 1) % options.seats),
    )


def match_report(options: ShotOptions) -> MatchReport:
    """Play a match to its end and report it."""
    match = played_match(ShotOptions(options.seats, options.seed, 0, options.size))
    match.run_to_end()
    view = match.view(None)
    plans = shown_plans(options.seats)
    return MatchReport(plans, view.scores, match.match_winners, match.rules, view.round_number, VIEWER)
