"""Describe the exact shape of vectors and records (NOTATION.md): no other field, everything bounded.

The bounds keep a file from exhausting the machine; what the rules allow within them, `game.rules` decides.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

MAX_SEED: Final = 2**64 - 1
MAX_ROUNDS: Final = 1000
MAX_CASES: Final = 5000

Number: TypeAlias = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Sentence: TypeAlias = Annotated[str, Meta(max_length=500)]
Cards: TypeAlias = Annotated[str, Meta(max_length=1000)]
Hands: TypeAlias = Annotated[list[Cards], Meta(max_length=20)]
Numbers: TypeAlias = Annotated[list[Number], Meta(max_length=20)]
MoveTexts: TypeAlias = Annotated[list[Word], Meta(max_length=2000)]
Name: TypeAlias = Annotated[str, Meta(max_length=100)]


class Shape(Struct, forbid_unknown_fields=True):
    """Refuse every field that is not named."""


class TableRuleShape(Shape):
    """Describe the table's own rule for a Customizable card."""

    title: Annotated[str, Meta(max_length=200)]
    effects: Annotated[list[Word], Meta(max_length=10)]


Option: TypeAlias = bool | Number | Word | Annotated[list[TableRuleShape], Meta(max_length=10)]
Options: TypeAlias = Annotated[dict[Word, Option], Meta(max_length=40)]


class PositionShape(Shape):
    """Describe the position a case starts from."""

    hands: Hands
    discard: Cards
    color: Word | UnsetType = UNSET
    draw: Cards | UnsetType = UNSET
    draw_exact: bool | UnsetType = UNSET
    direction: Number | UnsetType = UNSET
    turn: Number | UnsetType = UNSET
    dealer: Number | UnsetType = UNSET
    scores: Numbers | UnsetType = UNSET
    seed: int | UnsetType = UNSET
    round: Count | UnsetType = UNSET


class DealShape(Shape):
    """Describe the deal a case starts from."""

    seats: Number
    seed: int | UnsetType = UNSET


class RevealedShape(Shape):
    """Describe what the last challenge is to have shown."""

    to: Number
    hand: Cards


class ExpectShape(Shape):
    """Describe what is to be found after the moves; every key is optional."""

    hands: Hands | UnsetType = UNSET
    counts: Numbers | UnsetType = UNSET
    top: Word | UnsetType = UNSET
    color: Word | UnsetType | None = UNSET
    direction: Number | UnsetType = UNSET
    turn: Number | UnsetType | None = UNSET
    pending: Number | UnsetType = UNSET
    phase: Word | UnsetType = UNSET
    legal: MoveTexts | UnsetType = UNSET
    illegal: MoveTexts | UnsetType = UNSET
    legal_exactly: MoveTexts | UnsetType = UNSET
    actors: Numbers | UnsetType = UNSET
    draw_count: Number | UnsetType = UNSET
    discard_count: Number | UnsetType = UNSET
    over: Word | UnsetType | None = UNSET
    winner: Number | UnsetType | None = UNSET
    points: Numbers | UnsetType = UNSET
    scores: Numbers | UnsetType = UNSET
    match_winners: Numbers | UnsetType = UNSET
    revealed: RevealedShape | UnsetType | None = UNSET
    error: bool | UnsetType = UNSET


class CaseShape(Shape):
    """Describe one conformance case."""

    id: Annotated[str, Meta(min_length=1, max_length=200)]
    source: Sentence | UnsetType = UNSET
    rules: Options | UnsetType = UNSET
    position: PositionShape | UnsetType = UNSET
    deal: DealShape | UnsetType = UNSET
    moves: MoveTexts | UnsetType = UNSET
    expect: ExpectShape | UnsetType = UNSET


class SeatShape(Shape):
    """Describe who sat down at a seat."""

    name: Name
    kind: Literal["human", "bot"]
    level: Name | UnsetType = UNSET


class RoundShape(Shape):
    """Describe one round of a match."""

    dealer: SeatNumber
    moves: Annotated[str, Meta(max_length=65_536)]
    result: Name | UnsetType = UNSET


class RecordShape(Shape):
    """Describe one match."""

    format: Literal[1]
    rules: Options
    seats: Annotated[list[SeatShape], Meta(min_length=2, max_length=10)]
    seed: int
    rounds: Annotated[list[RoundShape], Meta(min_length=1, max_length=MAX_ROUNDS)]
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


CaseShapes: TypeAlias = Annotated[list[CaseShape], Meta(min_length=1, max_length=MAX_CASES)]
