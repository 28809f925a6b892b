"""Damage valid files: as bytes, as JSON, and in the words of cards and moves; a digest may be made to fit again."""

import json
import random
from collections.abc import Callable
from typing import Any

from game.rules.record import digest

_HOSTILE: tuple[Any, ...] = (
    None, True, -1, 0, 9, 10, 2**31, 2**63, 2**64, 10**19, "", " ", "0", "9", "W", "WC3", "x" * 300, "\x00", "\u202e",
    [], {}, [[]], [None], ["9:uno"], ["uno", "1:uno"], {"to": 9, "hand": "r5 r5"}, "blocked [0]", "0:r5 1:draw", "over",
)  # fmt: skip
_LEXICON = """
    r5 g0 W W+4 W=b W+4=g WS WC WC1 WC=r>1 r7>2 r0 y+2 gS bR draw keep take challenge uno catch give color jump
    0:draw 1:draw 9:draw 2:take 3:uno 9:uno 1:catch 0:jump 2:r5! >1 =r ! : 5:5 out blocked [0,0] r g -1 chosen skip
    left everyone 0:give 1:keep
"""
_WORDS = _LEXICON.split()
_FRAGMENTS = (b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\", b"\\u", b"\\ud800", b"\xff", b"\xef\xbb\xbf", b"\x00")
_TEXTS = (b"NaN", b"Infinity", b"1e999", b"-0", b"1.0", b"9" * 30, b"9" * 5000, b"null", b"\n", b"\r", b"[" * 500)


def mutate(content: bytes, rng: random.Random) -> bytes:
    """Return the content with one to three kinds of damage."""
    for _ in range(rng.randint(1, 3)):
        content = rng.choice(_MUTATIONS)(content, rng)
    return content


def _flip(content: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] + bytes([rng.randrange(256)]) + content[at + 1 :]


def _cut(content: bytes, rng: random.Random) -> bytes:
    return content[: rng.randrange(len(content) + 1)]


def _remove(content: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] + content[at + rng.randint(1, 40) :]


def _insert(content: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] + rng.choice(_FRAGMENTS + _TEXTS) + content[at:]


def _repeat(content: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(content) + 1)
    part = content[at : at + rng.randint(1, 200)]
    return content[:at] + part * rng.randint(2, 4) + content[at:]


def _alter_json(content: bytes, rng: random.Random) -> bytes:
    """Alter one value, key or word deep inside, so that the damage gets past the decoder."""
    try:
        plain = json.loads(content)
    except (ValueError, RecursionError):
        return _flip(content, rng)
    places = list(_places(plain))
    if not places:
        return content
    holder, key = rng.choice(places)
    rng.choice((_set_hostile, _set_word, _set_word, _set_number, _delete, _exchange))(holder, key, rng)
    if isinstance(plain, dict) and "digest" in plain and rng.random() < 0.9:
        plain["digest"] = digest(plain)
    return json.dumps(plain).encode()


def _places(plain: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    waiting = [plain]
    while waiting:
        holder = waiting.pop()
        if isinstance(holder, dict):
            found += [(holder, key) for key in holder]
            waiting += holder.values()
        elif isinstance(holder, list):
            found += [(holder, index) for index in range(len(holder))]
            waiting += holder
    return found


def _set_hostile(holder: Any, key: Any, rng: random.Random) -> None:
    holder[key] = rng.choice(_HOSTILE)


def _set_word(holder: Any, key: Any, rng: random.Random) -> None:
    value = holder[key]
    if not isinstance(value, str):
        return
    words = value.split() or [""]
    at = rng.randrange(len(words))
    words[at : at + rng.randint(0, 2)] = [rng.choice(_WORDS) for _ in range(rng.randint(0, 2))]
    holder[key] = " ".join(words)


def _set_number(holder: Any, key: Any, rng: random.Random) -> None:
    if isinstance(holder[key], int):
        holder[key] = rng.choice((-1, 0, 1, 2, 3, 4, 9, 10, 100))
    elif isinstance(holder[key], list):
        holder[key] = holder[key][1:] if rng.random() < 0.5 else [*holder[key], *holder[key][:1]]


def _delete(holder: Any, key: Any, rng: random.Random) -> None:
    del holder[key]


def _exchange(holder: Any, key: Any, rng: random.Random) -> None:
    other = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key], holder[other] = holder[other], holder[key]


_MUTATIONS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _flip, _cut, _remove, _insert, _repeat, _alter_json, _alter_json, _alter_json, _alter_json, _alter_json,
    _alter_json, _alter_json,
)  # fmt: skip
