"""The questions made from views offer exactly what the rules allow, in games under every house rule."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.ai.characters import Level
from game.rules.moves import ChallengePlay, GiveCards, PlayCard, TakePenalty
from game.rules.ruleset import PRESETS, Deck, Ruleset
from game.rules.seat import Seat, all_seats
from game.rules.state import Phase
from game.rules.table_rule import TableRule, parse_effect
from game.rules.view import PlayerView
from game.scenes.challenge import ChallengeQuestion
from game.scenes.questions import color_question, give_question, penalty_question, target_question
from game.services import Services, make_services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.table.intents import narrow

PASSING = TableRule("Gift", tuple(parse_effect(text) for text in ("pass_cards 2 right",)))
SWAPPING = TableRule("Swap", tuple(parse_effect(text) for text in ("swap_hands",)))
RULES = {
    "official": PRESETS["official"],
    "party": PRESETS["party"],
    "family": PRESETS["family"],
    "passing": Ruleset(deck=Deck.MODERN, custom_rules=(PASSING,)),
    "swapping": replace(PRESETS["party"], deck=Deck.MODERN, custom_rules=(SWAPPING,)),
}


@pytest.fixture(scope="module")
def services() -> Services:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return make_services(seed=7)


def check_penalty(services: Services, view: PlayerView, match: Match) -> None:
    question = penalty_question(services, view, match.plans)
    question.resize((1280, 720))
    names = {widget.name for widget in question.form.widgets}
    stacked = {move.card for move in view.legal_moves if isinstance(move, PlayCard) and not move.jump}
    can_challenge = any(isinstance(move, ChallengePlay) for move in view.legal_moves)
    assert ("challenge" in names) == can_challenge == isinstance(question, ChallengeQuestion)
    assert set(question.penalty.addable) == stacked
    assert "take" in names
    assert question.penalty.total == view.pending > 0
    assert question.penalty.attacker is not match.plans[view.seat or 0]


def check_give(services: Services, view: PlayerView, match: Match) -> None:
    question = give_question(services, view, match.plans)
    question.resize((1280, 720))
    assert question.count == min(2, len(view.hand))
    assert question.receiver is match.plans[((view.seat or 0) - 1) % view.seats]


def check_plays(services: Services, view: PlayerView, match: Match) -> None:
    for card in set(view.hand):
        plays = [move for move in view.legal_moves if isinstance(move, PlayCard) and move.card is card]
        targets = {play.target for play in plays if play.target is not None}
        if targets and len({play.color for play in plays}) == 1:
            question = target_question(services, view, match.plans, plays)
            assert {target.seat for target in question.targets} == targets
            assert [target.count for target in question.targets] == [view.counts[t.seat] for t in question.targets]
            assert narrow(plays)
        if any(play.color for play in plays):
            held = color_question(services, view, card).held
            assert sum(held.values()) == sum(other.color is not None for other in view.hand)


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("seats", [2, 4])
def test_questions_offer_what_the_rules_allow(name: str, seats: int, services: Services) -> None:
    asked = set()
    for seed in range(4):
        plans = plan_table([Level.RANDOM] * seats)
        match = Match.start(RULES[name], plans, seed, make_agents(plans, seed))
        for _ in range(400):
            if match.is_round_over:
                break
            for seat in all_seats(seats):
                view = match.view(Seat(seat))
                if any(isinstance(move, TakePenalty) for move in view.legal_moves):
                    check_penalty(services, view, match)
                    asked.add("penalty")
                elif view.phase is Phase.GIVE and any(isinstance(move, GiveCards) for move in view.legal_moves):
                    check_give(services, view, match)
                    asked.add("give")
                elif view.legal_moves:
                    check_plays(services, view, match)
            match.advance(600_000)
    assert "penalty" in asked
    assert ("give" in asked) == (name == "passing")
