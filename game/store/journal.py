"""Write a match down as it is played: a header line, then a line for every move, deal and change of seats.

Each has a check, and that covers all lines before it too. A line is handed to the system in one piece as soon as it is
known, so that a program killed at any moment loses at most the move it was about to write. It is forced to the disk
(`fsync`) at the end of a round and when the match is left; in between, only a failing computer could cost moves.
"""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zlib import crc32

from game.rules.ruleset import RulesError, Ruleset, from_plain, to_plain
from game.rules.seat import Seat
from game.session.roster import SeatChange
from game.session.seats import SeatPlan
from game.store.errors import InUseError, StoreError
from game.store.json_text import decode
from game.store.locks import lock
from game.store.seats_plain import seat_from_plain, seat_to_plain, seats_from_plain, seats_to_plain
from game.store.source import read_whole

DEAL: Final = "deal"
_SEAT: Final = "seat "
_FORMAT: Final = 1
_KEYS: Final = frozenset({"journal", "started", "rules", "seats", "seed"})
_BINARY: Final = getattr(os, "O_BINARY", 0)


class NewerJournalError(StoreError):
    """Refuse a journal that a newer version of the program wrote."""


@dataclass(frozen=True, slots=True)
class Header:
    """Say what match it is: when it began (seconds since 1970), by which rules, who sat down, and the seed."""

    started: int
    rules: Ruleset
    plans: tuple[SeatPlan, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class JournalText:
    """Hold what a journal says; `size` are the bytes that are good, `check` the check of the last line."""

    header: Header
    lines: tuple[str, ...]
    size: int
    check: int


class Journal:
    """An open journal, locked for this program; after the first failure it writes nothing more."""

    def __init__(self, path: Path, number: int, check: int) -> None:
        self.path = path
        self._number = number
        self._check = check
        self._is_open = True
        self._is_kept = True

    @classmethod
    def begin(cls, path: Path, header: Header) -> "Journal":
        """Begin a journal; the file appears under its name with its header in it.

        Raises:
            OSError: it can't be written.
        """
        part = path.with_name(f".{path.name}.part")
        number = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | _BINARY, 0o644)
        lock(number)
        journal = cls(path, number, 0)
        try:
            journal._append(_header_text(header))
            os.rename(part, path)
        except OSError:
            journal.close()
            raise
        return journal

    @classmethod
    def go_on(cls, path: Path) -> tuple["Journal", JournalText]:
        """Open a journal to go on with it, cutting off a torn last line.

        Raises:
            StoreError: it can't be used, or another program has it open.
        """
        try:
            number = os.open(path, os.O_RDWR | os.O_APPEND | _BINARY)
        except OSError as error:
            raise StoreError(f"it can't be opened: {error.strerror or error}.") from None
        try:
            if not lock(number):
                raise InUseError("another window has it open.")
            said = read_journal(path)
            os.ftruncate(number, said.size)
        except OSError as error:
            os.close(number)
            raise StoreError(f"it can't be written: {error.strerror or error}.") from None
        except StoreError:
            os.close(number)
            raise
        return cls(path, number, said.check), said

    @property
    def is_kept(self) -> bool:
        """Tell whether everything so far has been written."""
        return self._is_kept

    def write(self, line: str) -> None:
        """Add a line and hand it to the system at once; a failure is noted in `is_kept` and the play goes on."""
        if not (self._is_open and self._is_kept):
            return
        try:
            self._append(line)
        except OSError:
            self._is_kept = False

    def sync(self) -> None:
        """Force everything to the disk."""
        if self._is_open:
            try:
                os.fsync(self._number)
            except OSError:
                self._is_kept = False

    def close(self) -> None:
        """Let go of the file."""
        if self._is_open:
            self._is_open = False
            os.close(self._number)

    def _append(self, line: str) -> None:
        content = line.encode("utf-8")
        check = crc32(content, self._check)
        whole = content + f"\t{check:08x}\n".encode("ascii")
        if os.write(self._number, whole) != len(whole):
            raise OSError("the disk is full")
        self._check = check


def read_journal(path: Path) -> JournalText:
    """Read a journal; a torn last line is left out.

    Raises:
        NewerJournalError: a newer version wrote it.
        StoreError: it is damaged.
    """
    content = read_whole(path)
    pieces = content.split(b"\n")
    lines: list[str] = []
    size = check = 0
    for number, piece in enumerate(pieces[:-1]):
        text, _, mark = piece.rpartition(b"\t")
        check_now = crc32(text, check)
        if mark != f"{check_now:08x}".encode("ascii"):
            if lines and number == len(pieces) - 2:
                break
            raise StoreError(f"line {number + 1} was altered or damaged.")
        lines.append(_decoded(text, number))
        size += len(piece) + 1
        check = check_now
    if not lines:
        raise StoreError("it has no header.")
    return JournalText(_read_header(lines[0]), tuple(lines[1:]), size, check)


def _decoded(text: bytes, number: int) -> str:
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError:
        raise StoreError(f"line {number + 1} is not UTF-8.") from None


def _header_text(header: Header) -> str:
    plain = {
        "journal": _FORMAT,
        "started": header.started,
        "rules": to_plain(header.rules),
        "seats": seats_to_plain(header.plans),
        "seed": header.seed,
    }
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def _read_header(text: str) -> Header:
    plain = decode(text.encode("utf-8"))
    if not isinstance(plain, dict) or type(plain.get("journal")) is not int:
        raise StoreError("its first line is no header.")
    if plain["journal"] > _FORMAT:
        raise NewerJournalError("it is from a newer version of the game.")
    if set(plain) != _KEYS or plain["journal"] != _FORMAT or not isinstance(plain["rules"], dict):
        raise StoreError("its first line is no header.")
    if not all(type(plain[key]) is int and 0 <= plain[key] < 2**64 for key in ("started", "seed")):
        raise StoreError("its header has no time or no seed.")
    plans = seats_from_plain(plain["seats"])
    try:
        rules = from_plain(plain["rules"])
        rules.validate(len(plans))
    except RulesError as error:
        raise StoreError(f"rules: {error}") from None
    return Header(plain["started"], rules, plans, plain["seed"])


def is_deal(line: str) -> bool:
    """Tell whether a line stands for the deal of the next round."""
    return line == DEAL


def seat_line(change: SeatChange) -> str:
    """Return the line that stands for a seat given to somebody else."""
    plain = json.dumps(seat_to_plain(change.plan), ensure_ascii=False, separators=(",", ":"))
    return f"{_SEAT}{change.seat} {plain}"


def seat_changes(said: JournalText) -> tuple[SeatChange, ...]:
    """Return which seats were given to somebody else, in that order.

    Raises:
        StoreError: a line names no seat of the table, or nobody this program knows.
    """
    seats = len(said.header.plans)
    return tuple(_seat_change(line, seats) for line in said.lines if line.startswith(_SEAT))


def _seat_change(line: str, seats: int) -> SeatChange:
    number, _, text = line.removeprefix(_SEAT).partition(" ")
    if number not in map(str, range(seats)):
        raise StoreError(f"{line[:40]}: the table has no such seat.")
    return SeatChange(Seat(int(number)), seat_from_plain(decode(text.encode("utf-8")), int(number)))


def split_rounds(lines: Sequence[str]) -> list[list[str]]:
    """Return the moves of every round, as written."""
    rounds: list[list[str]] = [[]]
    for line in lines:
        if is_deal(line):
            rounds.append([])
        elif not line.startswith(_SEAT):
            rounds[-1].append(line)
    return rounds
