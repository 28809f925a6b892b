"""Write down what the rules do, to be compared by test_goldens: perft counts and played-through rounds per preset.

After a wanted change of the rules, write the files anew and read the difference before committing it::

    python -m tests.support.goldens
"""

import random
from collections.abc import Iterator
from pathlib import Path

from game.rules.deal import start_match
from game.rules.events import Event, MatchEnded, RoundEnded
from game.rules.kernel import push
from game.rules.legal import actors, legal_moves
from game.rules.notation import format_cards, format_move, format_position, format_seat_move
from game.rules.record import round_result
from game.rules.ruleset import PRESETS, Ruleset, from_plain
from game.rules.state import GameState, Phase
from tests.support.play import random_move

GOLDENS = Path(__file__).parents[1] / "goldens"
PERFT_DEALS = ((2, 1), (3, 7), (4, 11))
"""The fixed deals of the counts: seats and seed."""

DEPTHS = (1, 2, 3, 4, 5)

HOUSE: dict[str, Ruleset] = {
    **PRESETS,
    "customizable": from_plain(
        {
            "deck": "modern",
            "first_card": "effect",
            "seven_zero": True,
            "jump_in": True,
            "custom_rules": [
                {"title": "Gift", "effects": ["draw next 2", "skip 1"]},
                {"title": "Round trip", "effects": ["pass_cards 2 left", "reverse"]},
                {"title": "Clean sweep", "effects": ["discard_color", "draw chosen 1", "again"]},
            ],
        }
    ),
}
"""The presets, and one table with rules of its own."""


def perft(state: GameState, depth: int) -> int:
    """Count the sequences of so many moves from a position; a finished round ends its sequence."""
    moves = [move for seat in actors(state) for move in legal_moves(state, seat)]
    if depth == 1 or not moves:
        return len(moves) or 1
    count = 0
    for move in moves:
        following = state.copy()
        push(following, move)
        count += perft(following, depth - 1)
    return count


def perft_counts(rules: Ruleset) -> dict[str, list[int]]:
    """Return the counts of depths 1 to 5 from every fixed deal, and from where twelve random moves lead."""
    counts: dict[str, list[int]] = {}
    for seats, seed in PERFT_DEALS:
        state = start_match(rules, seats, seed)
        counts[f"{seats} seats, seed {seed}"] = [perft(state, depth) for depth in DEPTHS]
        rng = random.Random(seed)
        for _ in range(12):
            push(state, random_move(rng, state))
        counts[f"{seats} seats, seed {seed}, 12 moves on"] = [perft(state, depth) for depth in DEPTHS]
    return counts


def perft_lines(name: str, rules: Ruleset) -> Iterator[str]:
    """Yield the counts of one table's rules, a line per position."""
    for position, counts in perft_counts(rules).items():
        yield f"{name}, {position}: {' '.join(map(str, counts))}"


def playthrough(rules: Ruleset, seats: int, seed: int) -> Iterator[str]:
    """Yield a random round as text: every position with the moves there are, and what happened."""
    rng = random.Random(seed)
    events: list[Event] = []
    state = start_match(rules, seats, seed, events)
    yield from map(repr_event, events)
    while state.phase is not Phase.OVER:
        yield ""
        yield format_position(state)
        yield f"  draw pile {len(state.draw_pile)}, discard pile {len(state.discard_pile)}"
        for seat in actors(state):
            yield f"  seat {seat}: {', '.join(format_move(move) for move in legal_moves(state, seat))}"
        move = random_move(rng, state)
        events = []
        push(state, move, events)
        yield f"> {format_seat_move(move)}"
        yield from map(repr_event, events)
    yield ""
    yield f"{round_result(state)}, hands {' | '.join(map(format_cards, state.hands))}"


def repr_event(event: Event) -> str:
    """Write an event on a line; the end of a round is written in full below the playthrough."""
    if isinstance(event, RoundEnded | MatchEnded):
        return f"  {type(event).__name__}"
    parts = (f"{name}={_plain(getattr(event, name))}" for name in event.__slots__)
    return f"  {type(event).__name__}({', '.join(parts)})"


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{' '.join(map(_plain, value))}]"
    return str(getattr(value, "text", getattr(value, "value", value)))


def texts() -> Iterator[tuple[str, str]]:
    """Yield every golden file's name and what belongs into it."""
    yield "perft.txt", "\n".join(line for name, rules in HOUSE.items() for line in perft_lines(name, rules)) + "\n"
    for name, rules in HOUSE.items():
        seats = 2 + list(HOUSE).index(name) % 3
        yield f"playthrough_{name}.txt", "\n".join(playthrough(rules, seats, seed=len(name))) + "\n"


def write() -> None:
    """Write every golden file anew."""
    GOLDENS.mkdir(exist_ok=True)
    for name, text in texts():
        (GOLDENS / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
