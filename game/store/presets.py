"""Keep rules under a name, each in a file of its own that can be handed to somebody else; read them strictly."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from game.rules.ruleset import RulesError, Ruleset, from_plain, to_plain
from game.store.errors import StoreError
from game.store.json_text import decode
from game.store.source import read_whole

SUFFIX: Final = ".rules.json"
MAX_PRESET_NAME: Final = 24
MOST_PRESETS: Final = 50
_FORMAT: Final = 1
_KEYS: Final = frozenset({"format", "name", "rules"})


@dataclass(frozen=True, slots=True)
class Preset:
    """Hold rules under a name, and the file they are in."""

    name: str
    rules: Ruleset
    path: Path


@dataclass(frozen=True, slots=True)
class DamagedPreset:
    """Say in one sentence why a file of the folder can't be used."""

    path: Path
    reason: str


PresetFile: TypeAlias = Preset | DamagedPreset


def read_preset(path: Path) -> Preset:
    """Read one file.

    Raises:
        StoreError: it is no file of rules, or one of a newer version; the message names the place.
    """
    return preset_of(decode(read_whole(path)), path)


def preset_of(plain: object, path: Path) -> Preset:
    """Return the rules that the decoded content of a file holds.

    Raises:
        StoreError: it holds none, or those of a newer version; the message names the place.
    """
    if not isinstance(plain, dict) or not isinstance(plain.get("format"), int):
        raise StoreError("it holds no rules.")
    if plain["format"] != _FORMAT:
        raise StoreError("it is from a newer version of the game.")
    if set(plain) != _KEYS:
        raise StoreError(f"it has to hold {', '.join(sorted(_KEYS))} and nothing else.")
    name, rules = plain["name"], plain["rules"]
    if not isinstance(name, str) or not is_name(name):
        raise StoreError(f"its name has to have 1 to {MAX_PRESET_NAME} printable characters.")
    if not isinstance(rules, dict):
        raise StoreError("its rules have to be an object.")
    try:
        return Preset(name, from_plain(rules), path)
    except RulesError as error:
        raise StoreError(f"rules: {error}") from None


def read_presets(folder: Path) -> tuple[PresetFile, ...]:
    """Read the files of rules in a folder in the order of their names; no folder holds none."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.name.endswith(SUFFIX))
    except OSError:
        return ()
    return tuple(_read(path) for path in paths[:MOST_PRESETS])


def write_preset(folder: Path, name: str, rules: Ruleset) -> Path:
    """Write rules under a name into a folder, replacing those that had it; the old file or the new one is there.

    Raises:
        StoreError: the name can't be used, or the file can't be written.
    """
    if not is_name(name):
        raise StoreError(f"a name has 1 to {MAX_PRESET_NAME} printable characters.")
    path = _path_of(folder, name)
    text = json.dumps(preset_plain(name, rules), ensure_ascii=False, indent=1) + "\n"
    part = path.with_name(f".{path.name}.part")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        part.write_text(text, "utf-8", newline="\n")
        os.replace(part, path)
    except OSError as error:
        raise StoreError(f"{path} can't be written: {error.strerror or error}.") from None
    return path


def take_in(folder: Path, given: Preset) -> Preset:
    """Keep rules from elsewhere in a folder and return them there; under another name if other rules have theirs.

    Raises:
        StoreError: the file can't be written.
    """
    here = {found.name.casefold(): found for found in read_presets(folder) if isinstance(found, Preset)}
    name, number = given.name, 1
    while (found := here.get(name.casefold())) is not None:
        if found.rules == given.rules:
            return found
        number += 1
        name = f"{given.name[: MAX_PRESET_NAME - len(str(number)) - 1].rstrip()} {number}"
    return Preset(name, given.rules, write_preset(folder, name, given.rules))


def delete_preset(path: Path) -> None:
    """Delete a file of rules.

    Raises:
        StoreError: it can't be deleted.
    """
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"{path} can't be deleted: {error.strerror or error}.") from None


def preset_plain(name: str, rules: Ruleset) -> Mapping[str, object]:
    """Return the JSON form of a file of rules."""
    return {"format": _FORMAT, "name": name, "rules": to_plain(rules)}


def is_name(name: str) -> bool:
    """Tell whether rules may be called so."""
    return bool(name.strip()) and name == name.strip() and len(name) <= MAX_PRESET_NAME and name.isprintable()


def _read(path: Path) -> PresetFile:
    try:
        return read_preset(path)
    except StoreError as error:
        return DamagedPreset(path, str(error))


def _path_of(folder: Path, name: str) -> Path:
    """Return the file that has this name already, or a new one called after it."""
    for found in read_presets(folder):
        if isinstance(found, Preset) and found.name.casefold() == name.casefold():
            return found.path
    stem = "".join(letter if letter.isalnum() else "-" for letter in name.casefold()).strip("-") or "rules"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path
