"""The trained levels answer any position legally, by what their seat may know and by nothing else."""

import random

import pytest

from game.ai.characters import Temper
from game.ai.levels import CLUB_PLAYER
from game.ai.policy import answers, jumps
from game.ai.stream import Stream
from game.ai.trained import FAULTLESS, Skill, TrainedPolicy
from game.rules.moves import Move, PlayCard
from game.rules.ruleset import OFFICIAL
from game.rules.seat import Seat
from game.rules.view import redact_all, view
from tests.ai.positions import book, random_table, some_actor, walk
from tests.support.hidden import twin_of

BOOK = book()


@pytest.mark.parametrize("skill", [FAULTLESS, CLUB_PLAYER])
@pytest.mark.parametrize("seed", range(12))
def test_answers_are_legal_and_follow_from_the_view_alone(seed: int, skill: Skill) -> None:
    rules, seats = random_table(seed)
    rng = random.Random(seed)
    for number, (state, _, events) in enumerate(walk(rules, seats, seed)):
        seat = some_actor(state)
        seen = view(state, seat)
        if number % 7 or not (answers(seen) or jumps(seen)):
            continue
        told = redact_all(events, seat)
        found: list[Move | None] = []
        for position in (state, twin_of(state, seat, rng)):
            player = TrainedPolicy(BOOK, skill, Temper.BOLD)
            player.observe(told)
            shown = view(position, seat)
            found.append(player.choose(shown, Stream(seed)) if answers(shown) else player.jump(shown, Stream(seed)))
        assert found[0] == found[1]
        assert found[0] is None or found[0] in seen.legal_moves


def test_a_bluff_needs_a_victim_with_one_card_that_seldom_challenges() -> None:
    for state, _, events in walk(OFFICIAL, 3, 5, moves=60):
        seat = Seat(state.on_turn)
        shown = view(state, seat)
        player = TrainedPolicy(BOOK, FAULTLESS, Temper.EVEN)
        player.observe(redact_all(events, seat))
        chosen = player.choose(shown, Stream(1))
        if isinstance(chosen, PlayCard) and chosen.card.text == "W+4":
            assert not any(card.color is shown.color for card in shown.hand)
