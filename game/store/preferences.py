"""Keep the settings in a file: strict to read, whole at any moment, set aside when damaged."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from os.path import exists  # unlike that of `Path` it says False where a folder may not be entered
from pathlib import Path
from typing import Any, Final

from game.settings import Settings
from game.store.errors import StoreError
from game.store.json_text import decode
from game.store.keeping import replace_text, set_aside
from game.store.notices import Notice, NoticeKind
from game.store.source import read_whole

_FORMAT: Final = 1
_KEYS: Final = frozenset({"format", "settings"})
_WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,31}")
_STRUCK: Final = re.compile(r"[^\s\x00-\x1f](?:[^\x00-\x1f]{0,30}[^\s\x00-\x1f])?|")
_MOST_OWN: Final = 100
_USUAL: Final = Settings()
_PERCENT: Final = {
    "text_scale": (80, 160),
    "volume": (0, 100),
    "effects_volume": (0, 100),
    "music_volume": (0, 100),
    "bot_pace": (50, 300),
    "speech_rate": (0, 100),
}
_SIZES: Final = ((1024, 7680), (600, 4320))


@dataclass(frozen=True, slots=True)
class ReadSettings:
    """Hold the settings to use, what to tell about their file, and whether it may be written to."""

    settings: Settings
    notice: Notice | None = None
    may_write: bool = True


class _NewerError(Exception):
    """The file is from a newer version."""


def read_settings(path: Path) -> ReadSettings:
    """Read the settings; without a file, with a damaged or a newer one they are the usual ones."""
    if not exists(path):
        return ReadSettings(_USUAL)
    try:
        return ReadSettings(_read(decode(read_whole(path))))
    except _NewerError:
        return ReadSettings(_USUAL, Notice(NoticeKind.SETTINGS_NEWER), may_write=False)
    except StoreError:
        name = set_aside(path)
        return ReadSettings(_USUAL, Notice(NoticeKind.SETTINGS_DAMAGED, name), may_write=bool(name))


def write_settings(path: Path, settings: Settings) -> None:
    """Write the settings; the old file or the new one is there.

    Raises:
        OSError: the file can't be written.
    """
    plain = {"format": _FORMAT, "settings": to_plain(settings)}
    replace_text(path, json.dumps(plain, ensure_ascii=False, indent=1) + "\n")


def to_plain(settings: Settings) -> dict[str, object]:
    """Return the JSON form: choices by their values, shares in whole percent."""
    return {field.name: _written(getattr(settings, field.name)) for field in fields(Settings)}


def from_plain(plain: Mapping[str, object]) -> Settings:
    """Build settings from their JSON form; what is left out is as usual.

    Raises:
        StoreError: a field is unknown, of the wrong type or out of range.
    """
    known = {field.name for field in fields(Settings)}
    values: dict[str, Any] = {}
    for name, value in plain.items():
        if name not in known:
            raise StoreError(f"there is no setting called {name[:40]!r}.")
        values[name] = _read_value(name, value, getattr(_USUAL, name))
    return Settings(**values)


def _read(plain: object) -> Settings:
    if not isinstance(plain, dict) or type(plain.get("format")) is not int:
        raise StoreError("it holds no settings.")
    if plain["format"] > _FORMAT:
        raise _NewerError
    if plain["format"] != _FORMAT or set(plain) != _KEYS or not isinstance(plain["settings"], dict):
        raise StoreError("it holds no settings.")
    return from_plain(plain["settings"])


def _written(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple) and value and all(isinstance(part, str) for part in value):
        return list(value)
    if isinstance(value, tuple) and not any(isinstance(part, int) for part in value):
        return dict(value)
    return round(value * 100) if isinstance(value, float) else value


def _read_value(name: str, value: object, usual: object) -> object:
    match usual:
        case Enum():
            found = next((member for member in type(usual) if member.value == value), None)
            if found is not None:
                return found
        case bool():
            if isinstance(value, bool):
                return value
        case float():
            low, high = _PERCENT[name]
            if type(value) is int and low <= value <= high:
                return value / 100
        case str():
            if isinstance(value, str) and (value == usual or _WORD.fullmatch(value)):
                return value
        case tuple() if name == "seen_tips":
            return _read_words(name, value)
        case tuple():
            return _read_own(name, value)
        case None:
            return _read_size(name, value)
        case _:
            pass
    raise StoreError(f"the setting {name} can't be {str(value)[:40]!r}.")


def _read_own(name: str, value: object) -> tuple[tuple[str, str], ...]:
    """Read what the player bound: ids with the names of keys or buttons."""
    if isinstance(value, dict) and len(value) <= _MOST_OWN:
        pairs = tuple(value.items())
        if all(_WORD.fullmatch(key) and isinstance(to, str) and _STRUCK.fullmatch(to) for key, to in pairs):
            return pairs
    raise StoreError(f"the setting {name} can't be {str(value)[:40]!r}.")


def _read_words(name: str, value: object) -> tuple[str, ...]:
    """Read names that were noted; an empty table stands for none as well."""
    if value == {}:
        return ()
    words = value[:_MOST_OWN] if isinstance(value, list) else [None]
    if all(isinstance(word, str) and _WORD.fullmatch(word) for word in words):
        return tuple(words)
    raise StoreError(f"the setting {name} can't be {str(value)[:40]!r}.")


def _read_size(name: str, value: object) -> tuple[int, int] | None:
    match value:
        case None:
            return None
        case [int(width), int(height)] if all(
            low <= side <= high for side, (low, high) in zip((width, height), _SIZES, strict=True)
        ):
            return (width, height)
    raise StoreError(f"the setting {name} can't be {str(value)[:40]!r}.")
