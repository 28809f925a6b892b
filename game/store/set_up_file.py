"""Remember the last set-up in a file; one that can't be read is forgotten, as it is quickly made again."""

import json
from pathlib import Path
from typing import Final

from game.rules.ruleset import RulesError, from_plain, to_plain
from game.session.setup import SetUp
from game.store.errors import StoreError
from game.store.json_text import decode
from game.store.keeping import replace_text
from game.store.seats_plain import seats_from_plain, seats_to_plain
from game.store.source import read_whole

_FORMAT: Final = 1
_KEYS: Final = frozenset({"format", "seats", "rules"})


def read_set_up(path: Path) -> SetUp | None:
    """Return the set-up of a file, None if there is none that can be played."""
    try:
        return set_up_from_plain(decode(read_whole(path)))
    except StoreError:
        return None


def write_set_up(path: Path, set_up: SetUp) -> None:
    """Write a set-up.

    Raises:
        OSError: the file can't be written.
    """
    replace_text(path, json.dumps(set_up_to_plain(set_up), ensure_ascii=False, indent=1) + "\n")


def set_up_to_plain(set_up: SetUp) -> dict[str, object]:
    """Return the JSON form of a set-up."""
    return {"format": _FORMAT, "seats": seats_to_plain(set_up.plans), "rules": to_plain(set_up.rules)}


def set_up_from_plain(plain: object) -> SetUp:
    """Read a set-up.

    Raises:
        StoreError: it is none, or no match can begin with it.
    """
    if not isinstance(plain, dict) or set(plain) != _KEYS or plain["format"] != _FORMAT:
        raise StoreError("it holds no set-up.")
    if not isinstance(plain["rules"], dict):
        raise StoreError("its rules have to be an object.")
    try:
        found = SetUp(seats_from_plain(plain["seats"]), from_plain(plain["rules"]))
        found.validate()
    except RulesError as error:
        raise StoreError(f"rules: {error}") from None
    return found
