"""Hold a match as the exchange form of NOTATION.md does: rules, seats, seed and moves, and the digest of it all."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from game.rules.deal import deal_round, start_match
from game.rules.events import Ending
from game.rules.kernel import push
from game.rules.legal import why_illegal
from game.rules.moves import Move
from game.rules.notation import format_script, format_seat_move, parse_script
from game.rules.ruleset import Ruleset, from_plain, to_plain
from game.rules.scoring import match_winners
from game.rules.seat import Seat
from game.rules.state import GameState, Phase

FORMAT: Final = 1


class RecordError(ValueError):
    """Refuse a record; the message is one sentence that names the place."""


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """Say who sat down at a seat when the match began: `kind` is `human` or `bot`, `level` a bot's."""

    name: str
    kind: str
    level: str


@dataclass(frozen=True, slots=True)
class RoundEntry:
    """Hold one round: its moves with their seats, and its result, None while it is being played."""

    dealer: Seat
    moves: tuple[Move, ...]
    result: str | None


@dataclass(frozen=True, slots=True)
class Record:
    """Hold one match, from which every position of it can be reproduced."""

    rules: Ruleset
    seats: tuple[SeatEntry, ...]
    seed: int
    rounds: tuple[RoundEntry, ...]


def round_result(state: GameState) -> str | None:
    """Write how the round ended, such as `out 3 [0,0,0,87]`; None while it is being played."""
    if state.phase is not Phase.OVER or state.ending is None:
        return None
    points = ",".join(str(scored) for scored in state.points)
    who = f"out {state.winner}" if state.ending is Ending.OUT else "blocked"
    return f"{who} [{points}]"


def to_json(record: Record) -> dict[str, Any]:
    """Return the JSON form of a record, its digest included."""
    plain = {
        "format": FORMAT,
        "rules": to_plain(record.rules),
        "seats": [_seat_json(entry) for entry in record.seats],
        "seed": record.seed,
        "rounds": [_round_json(entry) for entry in record.rounds],
    }
    return {**plain, "digest": digest(plain)}


def _seat_json(entry: SeatEntry) -> dict[str, str]:
    plain = {"name": entry.name, "kind": entry.kind, "level": entry.level}
    return plain if entry.level else {key: plain[key] for key in ("name", "kind")}


def _round_json(entry: RoundEntry) -> dict[str, object]:
    plain: dict[str, object] = {"dealer": entry.dealer, "moves": format_script(entry.moves)}
    return plain if entry.result is None else {**plain, "result": entry.result}


def digest(plain: Mapping[str, Any]) -> str:
    """Return the SHA-256 of a record's canonical JSON without its `digest`, as lower-case hexadecimal."""
    content = {key: value for key, value in plain.items() if key != "digest"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def from_json(plain: Mapping[str, Any]) -> Record:
    """Read a record whose JSON has been decoded strictly (see `game.store`); its digest is checked.

    Raises:
        RecordError: the digest does not fit, or the rules or a move can't be read.
    """
    if plain.get("digest") != digest(plain):
        raise RecordError("the digest does not fit the content: the record was altered or damaged.")
    if plain["format"] != FORMAT:
        raise RecordError(f"format {plain['format']} is not known; this program reads format {FORMAT}.")
    try:
        rules = from_plain(plain["rules"])
    except ValueError as error:
        raise RecordError(f"rules: {error}") from None
    seats = tuple(SeatEntry(s["name"], s["kind"], s.get("level", "")) for s in plain["seats"])
    rounds = tuple(_read_round(number, entry) for number, entry in enumerate(plain["rounds"], 1))
    return Record(rules, seats, plain["seed"], rounds)


def _read_round(number: int, entry: Mapping[str, Any]) -> RoundEntry:
    try:
        moves = tuple(parse_script(entry["moves"]))
    except ValueError as error:
        raise RecordError(f"round {number}: {error}.") from None
    return RoundEntry(Seat(entry["dealer"]), moves, entry.get("result"))


def replay(record: Record) -> Iterator[GameState]:
    """Yield every position of a match, each a state of its own, checking moves, dealers and results on the way.

    Raises:
        RecordError: the record does not hold together.
    """
    state = _start(record)
    for index, entry in enumerate(record.rounds):
        number = index + 1
        if index:
            if state.phase is not Phase.OVER or match_winners(state):
                raise RecordError(f"round {number}: the match has no such round.")
            state = state.copy()
            deal_round(state)
        if entry.dealer != state.dealer:
            raise RecordError(f"round {number}: seat {state.dealer} deals, not {entry.dealer}.")
        yield state
        for count, move in enumerate(entry.moves, 1):
            reason = why_illegal(state, move)
            if reason is not None:
                raise RecordError(f"round {number}, move {count} ({format_seat_move(move)}): {reason.value}.")
            state = state.copy()
            push(state, move)
            yield state
        if round_result(state) != entry.result:
            raise RecordError(f"round {number}: the result is {round_result(state)}, not {entry.result}.")


def _start(record: Record) -> GameState:
    if not record.rounds:
        raise RecordError("the record has no round.")
    try:
        return start_match(record.rules, len(record.seats), record.seed)
    except ValueError as error:
        raise RecordError(f"seats: {error}") from None


def with_names(record: Record, names: Sequence[str]) -> Record:
    """Return the record with other names at its seats, such as for a report that tells nobody who played."""
    renamed = (replace(entry, name=name) for entry, name in zip(record.seats, names, strict=True))
    return replace(record, seats=tuple(renamed))
