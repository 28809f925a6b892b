"""Hold the truth of a match at one moment: every hand, both piles, whose turn it is, what waits for an answer.

The state knows nothing of what a move does: `legal` says which moves there are, `kernel` carries them out.
Only `kernel`, `effects`, `piles` and `deal` change a state, and only one that they were handed.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.rules.cards import Card, Color
from game.rules.events import Ending
from game.rules.rng import SplitMix64
from game.rules.ruleset import Ruleset
from game.rules.seat import CLOCKWISE, Seat
from game.rules.table_rule import Effect

MAX_MOVES: Final = 2000
"""A round not over after this many moves is blocked (RULES.md section 5)."""


class Phase(Enum):
    """Say what kind of answer the round waits for."""

    PLAY = "play"
    DRAWN = "drawn"
    PENALTY = "penalty"
    COLOR = "color"
    GIVE = "give"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Accusation:
    """Hold what a challenge of the Wild Draw Four on top would find; fixed when the card is played.

    `hand` is what the player of the card held then, without the card; `color` was in force before it.
    """

    seat: Seat
    guilty: bool
    color: Color
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Unfinished:
    """Hold a Customizable card whose effects are being carried out.

    `step` says who plays next: that many seats are skipped, and -1 lets the same seat play again.
    """

    seat: Seat
    effects: tuple[Effect, ...]
    color: Color | None
    target: Seat | None
    step: int = 0
    touched: bool = False


@dataclass(frozen=True, slots=True)
class Revealed:
    """Hold the hand that the last challenge of the round showed to its challenger."""

    to: Seat
    hand: tuple[Card, ...]


class GameState:
    """Hold one position of a match; `hands` are in seat order, each in the order its cards were received.

    The top of a pile is its last element. `color` is the colour in force; None only while it has yet to be named
    or after a last wild. `turn` is None when the round is over. `pending` counts the cards of a waiting penalty.
    `uncalled` is the seat that may still be caught; `jumpable` tells whether somebody has just played the top
    card; `called` holds a bit for every seat whose single card has been called.
    """

    __slots__ = (
        "accusation",
        "called",
        "color",
        "dealer",
        "direction",
        "discard_pile",
        "draw_pile",
        "empty_draws",
        "ending",
        "given",
        "hands",
        "jumpable",
        "moves_made",
        "out",
        "pending",
        "phase",
        "points",
        "revealed",
        "rng",
        "round_number",
        "rules",
        "scores",
        "seats",
        "turn",
        "uncalled",
        "unfinished",
        "winner",
    )

    def __init__(self, rules: Ruleset, seats: int, seed: int) -> None:
        self.rules = rules
        self.seats = seats
        self.rng = SplitMix64(seed)
        self.scores = [0] * seats
        self.round_number = 0
        self.dealer = Seat(0)
        self.clear_round()

    def clear_round(self) -> None:
        """Forget everything but the match: rules, seats, generator, scores, round number and dealer."""
        self.hands: list[list[Card]] = [[] for _ in range(self.seats)]
        self.draw_pile: list[Card] = []
        self.discard_pile: list[Card] = []
        self.color: Color | None = None
        self.direction = CLOCKWISE
        self.turn: Seat | None = None
        self.phase = Phase.OVER
        self.pending = 0
        self.accusation: Accusation | None = None
        self.uncalled: Seat | None = None
        self.called = 0
        self.jumpable = False
        self.out: Seat | None = None
        self.empty_draws = 0
        self.moves_made = 0
        self.unfinished: Unfinished | None = None
        self.given: list[tuple[Card, ...] | None] = []
        self.revealed: Revealed | None = None
        self.ending: Ending | None = None
        self.winner: Seat | None = None
        self.points = [0] * self.seats

    @property
    def top(self) -> Card:
        """Return the card on the discard pile that counts."""
        return self.discard_pile[-1]

    @property
    def on_turn(self) -> Seat:
        """Return the seat on turn.

        Raises:
            ValueError: the round is over.
        """
        if self.turn is None:
            raise ValueError("nobody is on turn: the round is over")
        return self.turn

    def seat_after(self, seat: Seat, steps: int = 1) -> Seat:
        """Return the seat so many places on in the direction of play."""
        return Seat((seat + self.direction * steps) % self.seats)

    def has_called(self, seat: Seat) -> bool:
        """Tell whether this seat holds a single card and has called it."""
        return bool(self.called >> seat & 1) and len(self.hands[seat]) == 1

    def copy(self) -> "GameState":
        """Return a position that can be changed without changing this one."""
        twin = GameState.__new__(GameState)
        twin.rules = self.rules
        twin.seats = self.seats
        twin.rng = self.rng.copy()
        twin.scores = self.scores[:]
        twin.round_number = self.round_number
        twin.dealer = self.dealer
        twin.hands = [hand[:] for hand in self.hands]
        twin.draw_pile = self.draw_pile[:]
        twin.discard_pile = self.discard_pile[:]
        twin.color = self.color
        twin.direction = self.direction
        twin.turn = self.turn
        twin.phase = self.phase
        twin.pending = self.pending
        twin.accusation = self.accusation
        twin.uncalled = self.uncalled
        twin.called = self.called
        twin.jumpable = self.jumpable
        twin.out = self.out
        twin.empty_draws = self.empty_draws
        twin.moves_made = self.moves_made
        twin.unfinished = self.unfinished
        twin.given = self.given[:]
        twin.revealed = self.revealed
        twin.ending = self.ending
        twin.winner = self.winner
        twin.points = self.points[:]
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return self.fingerprint() == other.fingerprint()

    __hash__ = None  # type: ignore[assignment]  # a state can change, so it has no hash

    def fingerprint(self) -> tuple[object, ...]:
        """Return everything the position consists of, to compare it by."""
        parts = (getattr(self, name) for name in self.__slots__ if name != "rng")
        return (*[repr(part) if isinstance(part, list) else part for part in parts], self.rng.position)
