"""Make up rules and tables for fuzzing: any option, in any combination that the rules accept."""

import random
from dataclasses import replace
from typing import Any, Final

from game.rules.ruleset import (
    RANGES,
    Deck,
    DrawnCard,
    FirstCard,
    Length,
    RulesError,
    Ruleset,
    Scoring,
    ShuffleHandsLast,
    Wild4,
)
from game.rules.seat import MAX_SEATS, MIN_SEATS
from game.rules.table_rule import (
    MAX_COUNT,
    MAX_EFFECTS,
    MAX_PASSED,
    Again,
    DiscardColor,
    Draw,
    Effect,
    PassCards,
    PassHands,
    Reverse,
    Skip,
    SwapHands,
    TableRule,
    Who,
)

_FLAGS: Final = (
    "force_play",
    "draw_until_playable",
    "stack_draw2_on_draw2",
    "stack_wild4_on_wild4",
    "stack_wild4_on_draw2",
    "stack_draw2_on_wild4",
    "jump_in",
    "seven_zero",
)


def random_table(rng: random.Random) -> tuple[Ruleset, int]:
    """Return rules and a number of seats that fit each other."""
    while True:
        rules, seats = _any_rules(rng), rng.randint(MIN_SEATS, MAX_SEATS)
        try:
            rules.validate(seats)
        except RulesError:
            continue
        return rules, seats


def _any_rules(rng: random.Random) -> Ruleset:
    rules = Ruleset(
        deck=rng.choice(tuple(Deck)),
        hand_size=rng.choice((1, 2, 3, 5, 7, 7, 10)),
        first_card=rng.choice(tuple(FirstCard)),
        drawn_card=rng.choice(tuple(DrawnCard)),
        wild4=rng.choice(tuple(Wild4)),
        uno_penalty=rng.randint(*RANGES["uno_penalty"]),
        shuffle_hands_last=rng.choice(tuple(ShuffleHandsLast)),
        scoring=rng.choice(tuple(Scoring)),
        length=rng.choice(tuple(Length)),
        target=rng.choice((50, 100, 500, 2000)),
        rounds=rng.randint(1, 4),
        custom_rules=tuple(_any_table_rule(rng) for _ in range(rng.choice((0, 1, 1, 3)))),
    )
    share = rng.random()
    flags: dict[str, Any] = {flag: rng.random() < share for flag in _FLAGS}
    return replace(rules, **flags)


def _any_table_rule(rng: random.Random) -> TableRule:
    return TableRule("Fuzz", tuple(_any_effect(rng) for _ in range(rng.randint(0, MAX_EFFECTS))))


def _any_effect(rng: random.Random) -> Effect:
    direction = rng.choice((1, -1))
    effects: tuple[Effect, ...] = (
        Draw(rng.choice(tuple(Who)), rng.randint(1, MAX_COUNT)),
        Skip(rng.randint(1, MAX_COUNT)),
        Reverse(),
        Again(),
        PassHands(direction),
        PassCards(rng.randint(1, MAX_PASSED), direction),
        SwapHands(),
        DiscardColor(),
    )
    return rng.choice(effects)
