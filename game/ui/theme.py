"""The colours, distances, type sizes and durations by role, read strictly from a theme's TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from game.ui.compositor import Rgba

_V = TypeVar("_V")
_ROLES = frozenset(
    [
        "felt-hi",
        "felt",
        "felt-lo",
        "panel",
        "raised",
        "hover",
        "plate",
        "scrim",
        "shadow",
        "line",
        "outline",
        "text",
        "text-2",
        "text-3",
        "text-felt",
        "gold",
        "gold-hi",
        "gold-lo",
        "gold-lip",
        "on-gold",
        "card",
        "card-lip",
        "on-card",
        "danger",
        "danger-hi",
        "danger-lip",
        "danger-2",
        "good",
        "info",
        "mint",
    ]
)
_NUMBERS = {
    "radii": frozenset(["key", "field", "button", "row", "panel", "dialog", "card"]),
    "spacing": frozenset(["unit", "control", "panel", "page", "lip", "focus-width", "focus-gap"]),
    "sizes": frozenset(["control", "field", "small", "main", "target"]),
    "motion": frozenset(("fade", "hover", "press")),
}
_STYLES = frozenset(["display", "title", "heading", "section", "label", "body", "small", "least", "strong", "numeral"])
_DEFAULT_LEAST = 13


class ThemeError(Exception):
    """A theme file cannot be used; the text is one sentence that names the place."""


@dataclass(frozen=True, slots=True)
class TypeStyle:
    """A font by its file's name and its size in pixels at 1080 lines."""

    font: str
    size: int


@dataclass(frozen=True)
class Theme:
    """One look: roles instead of colours, everything measured at 1080 lines of height."""

    name: str
    roles: Mapping[str, Rgba]
    colors: Mapping[str, Mapping[str, Rgba]]
    radii: Mapping[str, float]
    spacing: Mapping[str, float]
    sizes: Mapping[str, float]
    styles: Mapping[str, TypeStyle]
    motion: Mapping[str, float]
    speeds: Mapping[str, float]
    least_pixels: int
    fallback_font: str

    def color(self, role: str) -> Rgba:
        """Give the colour of a role, or of a named colour's shade written `red.base`."""
        if "." in role:
            name, shade = role.split(".", 1)
            return self.colors[name][shade]
        return self.roles[role]


def read_theme(path: Path) -> Theme:
    """Read and check a theme file.

    Raises:
        ThemeError: The file is missing, is not TOML, or lacks or garbles a value.
    """
    return _theme(_document(path))


def read_palette(path: Path, colors: Mapping[str, Mapping[str, Rgba]]) -> Mapping[str, Mapping[str, Rgba]]:
    """Read a file of colours that stand in for a theme's: the same names with the same shades.

    Raises:
        ThemeError: The file is missing, is not TOML, or lacks or garbles a colour.
    """
    document = _document(path)
    tables = _table(document, "colors")
    return MappingProxyType(
        {
            name: _complete(_colors(tables.get(name), f"colors.{name}"), frozenset(shades), f"colors.{name}")
            for name, shades in colors.items()
        }
    )


def _document(path: Path) -> Mapping[str, object]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ThemeError(f"The theme file {path.name} cannot be read.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ThemeError(f"The theme file {path.name} is not valid TOML: {error}.") from error


def _theme(document: Mapping[str, object]) -> Theme:
    numbers = {name: _numbers(document, name, needed) for name, needed in _NUMBERS.items()}
    motion = _table(document, "motion")
    limits = _table(document, "type-limits")
    least = limits.get("least-pixels", _DEFAULT_LEAST)
    colors = {name: _colors(shades, f"colors.{name}") for name, shades in _table(document, "colors").items()}
    return Theme(
        name=str(document.get("name", "")),
        roles=_complete(_colors(_table(document, "roles"), "roles"), _ROLES, "roles"),
        colors=MappingProxyType(colors),
        radii=numbers["radii"],
        spacing=numbers["spacing"],
        sizes=numbers["sizes"],
        styles=_complete(_styles(document), _STYLES, "type"),
        motion=numbers["motion"],
        speeds=_numbers(motion, "speed", frozenset(("normal",))) if "speed" in motion else {"normal": 1.0},
        least_pixels=least if isinstance(least, int) else _DEFAULT_LEAST,
        fallback_font=str(limits.get("fallback", "Nunito-ExtraBold")),
    )


def parse_color(text: object, place: str) -> Rgba:
    """Read `#RRGGBB` or `#RRGGBBAA`.

    Raises:
        ThemeError: It is neither.
    """
    if isinstance(text, str) and text.startswith("#") and len(text) in (7, 9):
        try:
            parts = bytes.fromhex(text[1:])
        except ValueError:
            parts = b""
        if parts:
            return (parts[0], parts[1], parts[2], parts[3] if len(parts) == 4 else 255)
    raise ThemeError(f"The theme's {place} is not a colour like #1F6F6B: {text!r}.")


def _table(document: Mapping[str, object], name: str) -> Mapping[str, object]:
    table = document.get(name)
    if not isinstance(table, Mapping):
        raise ThemeError(f"The theme lacks its section [{name}].")
    return table


def _complete(values: dict[str, _V], needed: frozenset[str], section: str) -> Mapping[str, _V]:
    missing = sorted(needed - values.keys())
    if missing:
        raise ThemeError(f"The theme's section [{section}] lacks {', '.join(missing)}.")
    return MappingProxyType(values)


def _colors(table: object, section: str) -> dict[str, Rgba]:
    if not isinstance(table, Mapping):
        raise ThemeError(f"The theme's [{section}] is not a section of colours.")
    return {role: parse_color(text, f"{section}.{role}") for role, text in table.items()}


def _numbers(document: Mapping[str, object], section: str, needed: frozenset[str]) -> Mapping[str, float]:
    values: dict[str, float] = {}
    for key, value in _table(document, section).items():
        if isinstance(value, Mapping):
            continue
        if not isinstance(value, int | float) or isinstance(value, bool) or value < 0:
            raise ThemeError(f"The theme's {section}.{key} is not a number from 0 up: {value!r}.")
        values[key] = float(value)
    return _complete(values, needed, section)


def _styles(document: Mapping[str, object]) -> dict[str, TypeStyle]:
    styles = {}
    for name, entry in _table(document, "type").items():
        font = entry.get("font") if isinstance(entry, Mapping) else None
        size = entry.get("size") if isinstance(entry, Mapping) else None
        if not isinstance(font, str) or not isinstance(size, int) or not 1 <= size <= 400:
            raise ThemeError(f"The theme's [type.{name}] lacks a font or a size between 1 and 400.")
        styles[name] = TypeStyle(font, size)
    return styles
