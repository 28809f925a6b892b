"""Choose rules and moves at random, from seeds alone, so that every failure can be told by its seed."""

import random
from collections.abc import Iterator

from game.rules.deal import deal_round, start_match
from game.rules.kernel import push
from game.rules.legal import actors, legal_moves
from game.rules.moves import CallUno, CatchSeat, ChallengePlay, DrawCard, KeepCard, Move, PlayCard
from game.rules.ruleset import (
    MAX_DEALT,
    RANGES,
    Deck,
    DrawnCard,
    FirstCard,
    Length,
    Ruleset,
    Scoring,
    ShuffleHandsLast,
    Wild4,
)
from game.rules.scoring import match_winners
from game.rules.state import GameState, Phase
from game.rules.table_rule import (
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


def random_effect(rng: random.Random) -> Effect:
    """Return any effect of RULES.md section 4."""
    direction = rng.choice((1, -1))
    effects: tuple[Effect, ...] = (
        Draw(rng.choice(tuple(Who)), rng.randint(1, 10)),
        Draw(rng.choice(tuple(Who)), rng.randint(1, 3)),
        Skip(rng.randint(1, 10)),
        Reverse(),
        Again(),
        PassHands(direction),
        PassCards(rng.randint(1, 3), direction),
        SwapHands(),
        DiscardColor(),
    )
    return rng.choice(effects)


def random_table_rule(rng: random.Random) -> TableRule:
    """Return a table rule of none to three effects."""
    return TableRule(f"Rule {rng.randint(1, 99)}", tuple(random_effect(rng) for _ in range(rng.randint(0, 3))))


def random_ruleset(rng: random.Random, seats: int) -> Ruleset:
    """Return rules in which every field may have every value, as long as they fit together and the table."""

    def flag() -> bool:
        return rng.random() < 0.5

    draw_until_playable = rng.random() < 0.25
    rules = Ruleset(
        deck=rng.choice((Deck.CLASSIC, Deck.MODERN, Deck.MODERN)),
        hand_size=rng.randint(1, min(10, MAX_DEALT // seats)),
        first_card=rng.choice(tuple(FirstCard)),
        drawn_card=rng.choice((DrawnCard.MAY, DrawnCard.MUST) if draw_until_playable else tuple(DrawnCard)),
        force_play=rng.random() < 0.3,
        draw_until_playable=draw_until_playable,
        wild4=rng.choice(tuple(Wild4)),
        uno_penalty=rng.randint(*RANGES["uno_penalty"]),
        shuffle_hands_last=rng.choice(tuple(ShuffleHandsLast)),
        scoring=rng.choice(tuple(Scoring)),
        length=rng.choice(tuple(Length)),
        target=rng.randint(50, 200),
        rounds=rng.randint(1, 3),
        stack_draw2_on_draw2=flag(),
        stack_wild4_on_wild4=flag(),
        stack_wild4_on_draw2=flag(),
        stack_draw2_on_wild4=flag(),
        jump_in=flag(),
        seven_zero=flag(),
        custom_rules=tuple(random_table_rule(rng) for _ in range(rng.choice((0, 1, 3, 3)))),
    )
    rules.validate(seats)
    return rules


def random_move(rng: random.Random, state: GameState) -> Move:
    """Return a legal move of any seat; plays are preferred, so that rounds come to an end."""
    moves = [move for seat in actors(state) for move in legal_moves(state, seat)]
    chosen = rng.choice(moves)
    if isinstance(chosen, DrawCard | KeepCard) or (
        isinstance(chosen, CallUno | CatchSeat | ChallengePlay) and rng.random() < 0.5
    ):
        plays = [move for move in moves if isinstance(move, PlayCard)]
        if plays and rng.random() < 0.9:
            return rng.choice(plays)
    return chosen


def play_round(rng: random.Random, state: GameState) -> Iterator[Move]:
    """Play a round to its end in place, yielding every move before it is made."""
    while state.phase is not Phase.OVER:
        move = random_move(rng, state)
        yield move
        push(state, move)


def random_positions(rng: random.Random, rules: Ruleset, seats: int, seed: int) -> Iterator[GameState]:
    """Yield the positions of a random match, each before its move; they must not be kept."""
    state = start_match(rules, seats, seed)
    while True:
        for _ in play_round(rng, state):
            yield state
        if match_winners(state):
            return
        deal_round(state)
