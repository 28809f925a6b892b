"""Read a file that somebody gives to the game, told apart by what it holds: rules, or a match to look at again."""

from pathlib import Path
from typing import TypeAlias

from game.rules.record import Record, RecordError, from_json
from game.store.documents import check_record
from game.store.errors import StoreError
from game.store.json_text import decode
from game.store.presets import Preset, preset_of
from game.store.shelf import SUFFIX, read_saved
from game.store.source import read_whole

Given: TypeAlias = Preset | Record


def read_given(path: Path) -> Given:
    """Return the rules or the match in a file, each checked as if it came from anybody.

    Raises:
        StoreError: it can't be read, or holds neither.
    """
    if path.name.endswith(SUFFIX):
        return read_saved(path)
    plain = decode(read_whole(path))
    if isinstance(plain, dict) and "name" in plain:
        return preset_of(plain, path)
    try:
        return from_json(check_record(plain))
    except RecordError as error:
        raise StoreError(f"{error}") from None
