"""Read files of vectors and records, told apart by what they hold, each part checked to be what it says it is."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from game.store.errors import StoreError
from game.store.json_text import decode
from game.store.shapes import MAX_SEED, CaseShape, CaseShapes, RecordShape
from game.store.source import MAX_BYTES, read_lines, read_whole

LINES_SUFFIX: Final = ".jsonl"
_RECORD_KEYS: Final = frozenset({"format", "digest", "rounds"})
_FORMATS: Final = (1,)


@dataclass(frozen=True, slots=True)
class CaseDocument:
    """Hold a conformance case, ready for `rules.vectors.run_case`; `place` is where in its file it stands."""

    place: str
    plain: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class RecordDocument:
    """Hold a record, ready for `rules.record.from_json`; `place` is where in its file it stands."""

    place: str
    plain: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class DamagedDocument:
    """Say in one sentence why a file, or the part of it at `place`, can't be used."""

    place: str
    reason: str


Document: TypeAlias = CaseDocument | RecordDocument | DamagedDocument


def read_documents(path: Path) -> Iterator[Document]:
    """Yield what a file holds: a list of cases or one, a record, or one of these on every line of a `.jsonl`."""
    try:
        if _is_lines(path):
            yield from _read_lines(path)
        else:
            yield from _documents(decode(read_whole(path)), "")
    except StoreError as error:
        yield DamagedDocument("", str(error))


def read_record(path: Path) -> Mapping[str, Any]:
    """Return the one record of a file, ready for `rules.record.from_json`.

    Raises:
        StoreError: the file can't be read or holds anything else.
    """
    plain = decode(read_whole(path))
    if not _is_record(plain):
        raise StoreError("it is not a record.")
    return check_record(plain)


def check_record(plain: object) -> Mapping[str, Any]:
    """Return a decoded record unaltered if its shape is right.

    Raises:
        StoreError: it is not; the message names the place.
    """
    if not isinstance(plain, dict):
        raise StoreError("a record is an object.")
    known = plain.get("format")
    if type(known) is int and known not in _FORMATS:
        raise StoreError(f"it has format {known}, which this program does not know.")
    _check_shape(plain, RecordShape)
    _check_seed(plain["seed"], "$.seed")
    return plain


def check_case(plain: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a decoded case unaltered if its shape is right.

    Raises:
        StoreError: it is not; the message names the place.
    """
    _check_shape(plain, CaseShape)
    _check_case_seeds(plain, "$")
    return plain


def _check_case_seeds(plain: Mapping[str, Any], place: str) -> None:
    for name in ("position", "deal"):
        _check_seed(plain.get(name, {}).get("seed", 0), f"{place}.{name}.seed")


def _documents(plain: object, place: str) -> Iterator[CaseDocument | RecordDocument]:
    """Check the whole first: a damaged file is one failure, whatever else it holds."""
    match plain:
        case list():
            _check_shape(plain, CaseShapes)
            for index, case in enumerate(plain):
                _check_case_seeds(case, f"$[{index}]")
            yield from (CaseDocument(place, case) for case in plain)
        case dict() if _is_record(plain):
            yield RecordDocument(place, check_record(plain))
        case dict():
            yield CaseDocument(place, check_case(plain))
        case _:
            raise StoreError("it holds neither vectors nor a record.")


def _is_record(plain: object) -> bool:
    return isinstance(plain, dict) and "id" not in plain and bool(_RECORD_KEYS & plain.keys())


def _check_shape(plain: object, shape: Any) -> None:  # a type or an alias of one, as msgspec takes them
    try:
        msgspec.convert(plain, shape)
    except msgspec.ValidationError as error:
        raise StoreError(f"{error}.") from None


def _check_seed(seed: int, place: str) -> None:
    if not 0 <= seed <= MAX_SEED:
        raise StoreError(f"Expected a seed from 0 to {MAX_SEED} - at `{place}`.")


def _is_lines(path: Path) -> bool:
    """Tell whether every line stands for itself: the first one does, or the name says so and the whole does not."""
    lines = read_lines(path)
    first = next(lines, None)
    if first is None or (next(lines, None) is None and path.suffix != LINES_SUFFIX):
        return False
    if first[1] is not None and _is_object(first[1]):
        return True
    return path.suffix == LINES_SUFFIX and not _is_whole(path)


def _is_object(line: bytes) -> bool:
    try:
        return isinstance(decode(line), dict)
    except StoreError:
        return False


def _is_whole(path: Path) -> bool:
    try:
        decode(read_whole(path))
    except StoreError:
        return False
    return True


def _read_lines(path: Path) -> Iterator[Document]:
    for number, line in read_lines(path):
        place = f"line {number}"
        try:
            if line is None:
                raise StoreError(f"it is longer than the limit of {MAX_BYTES} bytes.")
            plain = decode(line)
            if not isinstance(plain, dict):
                raise StoreError("it holds neither a vector nor a record.")
            yield from _documents(plain, place)
        except StoreError as error:
            yield DamagedDocument(place, str(error))
