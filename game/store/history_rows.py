"""What the history answers with: rows of matches and rounds, and the sums the statistics are drawn from."""

from dataclasses import dataclass
from enum import Enum


class CardKind(Enum):
    """Sort cards as the statistics do."""

    NUMBER = "number"
    SKIP = "skip"
    REVERSE = "reverse"
    DRAW_TWO = "draw_two"
    WILD = "wild"
    WILD_DRAW_FOUR = "wild_draw_four"
    SHUFFLE_HANDS = "shuffle_hands"
    CUSTOMIZABLE = "customizable"


@dataclass(frozen=True, slots=True)
class Scope:
    """Say what is looked at: matches by one preset's rules (`own` where no preset has them), from a time on.

    `since` is in seconds since 1970; the sums go by whole weeks, so that the week it falls in counts.
    """

    preset: str | None = None
    since: int | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Say who sat at a seat and with how many points; `kind` is `human` or `bot`; a person may have no name."""

    name: str
    kind: str
    level: str
    avatar: str
    score: int


@dataclass(frozen=True, slots=True)
class MatchRow:
    """Sum up a match of which at least one round was finished; times are seconds since 1970.

    `ended` is None and `winners` is empty while the match goes on; `viewer` is the seat of its only person.
    """

    id: int
    started: int
    ended: int | None
    preset: str
    rounds: int
    viewer: int | None
    winners: tuple[int, ...]
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class RoundRow:
    """Sum up a round: what every seat scored, and the cards it was left with in the notation's text."""

    match: int
    number: int
    ended: int
    winner: int | None
    points: tuple[int, ...]
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Total:
    """Sum up everything in a scope for the viewer.

    `expected` and `rounds_expected` are the wins that chance would give. `called` counts the viewer's calls of UNO,
    `caught` how often a call was forgotten and somebody noticed.
    """

    matches: int = 0
    won: int = 0
    expected: float = 0.0
    rounds: int = 0
    rounds_won: int = 0
    rounds_expected: float = 0.0
    points: int = 0
    called: int = 0
    caught: int = 0


@dataclass(frozen=True, slots=True)
class WinRate:
    """Count matches and rounds against bots of one level (`mixed` where they differ) at a table of so many seats."""

    level: str
    seats: int
    matches: int
    won: int
    rounds: int
    rounds_won: int


@dataclass(frozen=True, slots=True)
class Week:
    """Count a week; `start` is its Monday, 0:00 UTC, in seconds since 1970."""

    start: int
    matches: int
    won: int
    expected: float
    rounds: int
    rounds_won: int
    points: int


@dataclass(frozen=True, slots=True)
class Streak:
    """Count wins in a row, of rounds or of matches; `best_at` is when the longest row ended, in seconds since 1970."""

    current: int = 0
    best: int = 0
    best_at: int | None = None


@dataclass(frozen=True, slots=True)
class LeftWith:
    """Count the cards of a kind that the viewer held when somebody else went out, and their points."""

    kind: CardKind
    cards: int
    points: int


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Count rounds with one opponent at the table: how many there were, the viewer won, and the opponent won."""

    name: str
    kind: str
    avatar: str
    rounds: int
    you: int
    they: int


@dataclass(frozen=True, slots=True)
class Place:
    """Count matches that the viewer finished at a place (1 is the best, equals share it) at so many seats."""

    seats: int
    place: int
    matches: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """Hold everything the statistics show of a scope; weeks are in order, and those without a match are left out."""

    total: Total
    rates: tuple[WinRate, ...]
    weeks: tuple[Week, ...]
    places: tuple[Place, ...]
    left: tuple[LeftWith, ...]
    opponents: tuple[HeadToHead, ...]
    round_streak: Streak
    match_streak: Streak
    presets: tuple[str, ...]
