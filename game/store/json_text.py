"""Decode JSON that nobody vouches for into plain values, more strictly than the standard does.

Refused are: anything but UTF-8, a byte order mark, deep nesting, very many values, numbers with a fraction, numbers
of many digits, a key written twice, half a surrogate pair.
"""

import codecs
import json
from collections import Counter
from collections.abc import Sequence
from typing import Final, NoReturn

from game.store.errors import StoreError

MAX_DEPTH: Final = 12
MAX_VALUES: Final = 250_000
MAX_DIGITS: Final = 20
_SHOWN: Final = 40

_STRUCTURE: Final = b'"[]{},'
_REST: Final = bytes(byte for byte in range(256) if byte not in _STRUCTURE)


def decode(content: bytes) -> object:
    """Return the value that a JSON text holds: objects, arrays, strings, whole numbers, true, false, null.

    Raises:
        StoreError: it is not such a text; the message names the place.
    """
    if content.startswith(codecs.BOM_UTF8):
        raise StoreError("it begins with a byte order mark: UTF-8 without one is wanted.")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise StoreError(f"it is not UTF-8 (byte {error.start}).") from None
    _check_structure(content)
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole_number,
            parse_float=_no_fraction,
            parse_constant=_no_constant,
        )
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column" if "\n" in text else "column"
        raise StoreError(f"it is not JSON: {error.msg} ({place} {error.colno}).") from None
    if "\\u" in text:
        _check_surrogates(value)
    return value


def _check_structure(content: bytes) -> None:
    """Measure nesting and count values before anything is decoded, so that neither stack nor memory can be exhausted.

    Brackets inside strings don't count; escapes are taken out first, so that every quote left is a string's end.
    """
    bare = content.replace(rb"\\", b"").replace(rb"\"", b"").translate(None, _REST)
    depth = values = 0
    quoted = False
    for byte in bare:
        if byte == 0x22:  # "
            quoted = not quoted
        elif quoted:
            continue
        elif byte == 0x2C:  # ,
            values += 1
        elif byte in b"[{":
            depth += 1
            values += 1
            if depth > MAX_DEPTH:
                raise StoreError(f"it is nested deeper than {MAX_DEPTH} levels.")
        else:
            depth -= 1
    if values > MAX_VALUES:
        raise StoreError(f"it holds more than {MAX_VALUES} values.")


def _object(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
        raise StoreError(f"the key {twice[:_SHOWN]!r} is written twice in one object.")
    return found


def _whole_number(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise StoreError(f"a number of {len(digits)} digits ({digits[:MAX_DIGITS]}…) is too large.")
    return int(digits)


def _no_fraction(digits: str) -> NoReturn:
    raise StoreError(f"numbers are whole, not {digits[:_SHOWN]}.")


def _no_constant(word: str) -> NoReturn:
    raise StoreError(f"{word} is no number.")


def _check_surrogates(value: object) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise StoreError("a string holds half a surrogate pair (\\ud800 to \\udfff).") from None
