"""Play random games under random rules and hand out their positions with what a seat has seen of them."""

import random
from collections.abc import Iterator

from game.ai.memory import Memory
from game.ai.policy_book import PolicyBook
from game.rules.deal import start_match
from game.rules.events import Event
from game.rules.kernel import push
from game.rules.legal import actors
from game.rules.ruleset import Ruleset
from game.rules.seat import Seat
from game.rules.state import GameState, Phase
from game.rules.view import redact_all
from game.store.policies import policy_folder, read_policies
from tests.support.play import random_move, random_ruleset


def book() -> PolicyBook:
    return read_policies(policy_folder())


def random_table(seed: int) -> tuple[Ruleset, int]:
    rng = random.Random(seed)
    seats = rng.randint(2, 10)
    return random_ruleset(rng, seats), seats


def walk(rules: Ruleset, seats: int, seed: int, moves: int = 120) -> Iterator[tuple[GameState, Memory, list[Event]]]:
    """Yield the positions of a round, each with a memory kept up from events, and the true events so far."""
    rng = random.Random(seed)
    events: list[Event] = []
    state = start_match(rules, seats, seed, events)
    memory, seen = Memory.of(rules, seats), 0
    for _ in range(moves):
        for event in redact_all(events[seen:], None):
            memory.observe(event)
        seen = len(events)
        if state.phase is Phase.OVER:
            return
        yield state, memory, events
        push(state, random_move(rng, state), events)


def some_actor(state: GameState) -> Seat:
    return state.turn if state.turn is not None and state.turn in actors(state) else actors(state)[0]
