"""The table of what keys and gamepad buttons stand for: looked up by either, changed by the player; knows no scenes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from game.ui.actions import Back, Confirm, Device, Direction, Key, Move, Next, Previous, UiAction
from game.ui.caps import ARROWS, PadCap

Pairs: TypeAlias = tuple[tuple[str, str], ...]
"""Ids of bindings, each with the one key or button it has, nothing where it has none."""

CORE: Final[Mapping[str, UiAction]] = {
    "left": Move(Direction.LEFT),
    "right": Move(Direction.RIGHT),
    "up": Move(Direction.UP),
    "down": Move(Direction.DOWN),
    "confirm": Confirm(),
    "back": Back(),
    "next": Next(),
    "previous": Previous(),
}
"""What every scene understands, by the ids of its bindings."""

FIXED_KEYS: Final[Mapping[str, str]] = {
    "left": ARROWS["left"],
    "right": ARROWS["right"],
    "up": ARROWS["up"],
    "down": ARROWS["down"],
    "confirm": "Enter",
    "back": "Esc",
    "next": "Tab",
    "previous": "Shift+Tab",
}
"""The keys that keep their meaning whatever else is bound, as a person reads them."""

ESSENTIAL: Final = ("confirm", "back")
"""What a gamepad must keep a button for: it has no fixed one."""

_PAD_NAMES: Final[Mapping[str, str]] = {
    "lb": "LB",
    "rb": "RB",
    "lt": "LT",
    "rt": "RT",
    "start": "Start",
    "select": "Select",
    "l3": "L3",
    "r3": "R3",
    "home": "Home",
}


@dataclass(frozen=True, slots=True)
class Binding:
    """One named wish, the keys (SDL's names, lower case: `d`, `f1`, `1`) and the gamepad buttons that make it.

    `others` are the ids it stands for where nothing answers to its own.
    """

    id: str
    keys: tuple[str, ...] = ()
    buttons: tuple[str, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def action(self) -> UiAction:
        """Give what it comes to."""
        return CORE[self.id] if self.id in CORE else Key(self.id, self.others)

    def struck_by(self, device: Device) -> tuple[str, ...]:
        """Give its keys, or its buttons."""
        return self.buttons if device is Device.PAD else self.keys

    def with_names(self, device: Device, names: tuple[str, ...]) -> Binding:
        """Give it with other keys, or with other buttons."""
        return replace(self, buttons=names) if device is Device.PAD else replace(self, keys=names)


@dataclass(frozen=True)
class Bindings:
    """The table of named wishes; `Bindings.of` checks that no key and no button stands for two."""

    table: tuple[Binding, ...]
    _keys: Mapping[str, Binding] = field(init=False, repr=False, compare=False)
    _buttons: Mapping[str, Binding] = field(init=False, repr=False, compare=False)
    _ids: Mapping[str, Binding] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_keys", {key: one for one in self.table for key in one.keys})
        object.__setattr__(self, "_buttons", {button: one for one in self.table for button in one.buttons})
        object.__setattr__(self, "_ids", {one.id: one for one in self.table})

    @staticmethod
    def of(table: Iterable[Binding]) -> Bindings:
        """Make a table.

        Raises:
            ValueError: A key or a button is bound twice.
        """
        bindings = Bindings(tuple(table))
        for device in (Device.KEYBOARD, Device.PAD):
            names = [name for binding in bindings.table for name in binding.struck_by(device)]
            twice = sorted({name for name in names if names.count(name) > 1})
            if twice:
                raise ValueError(f"bound twice: {', '.join(twice)}")
        return bindings

    def __getitem__(self, binding_id: str) -> Binding:
        """Give the binding of an id (KeyError if there is none)."""
        return self._ids[binding_id]

    def owner(self, device: Device, name: str) -> Binding | None:
        """Give what a key or a button stands for, if anything."""
        return (self._buttons if device is Device.PAD else self._keys).get(name)

    def id_of(self, key: str) -> str | None:
        """Give the id bound to a key's name, if any."""
        found = self._keys.get(key)
        return None if found is None else found.id

    def key_of(self, binding_id: str) -> str:
        """Give the first key of a binding as a person reads it (`D`, `F1`), or nothing."""
        found = self._ids.get(binding_id)
        if found is None or not found.keys:
            return FIXED_KEYS.get(binding_id, "")
        return key_words(found.keys[0])

    def button_of(self, binding_id: str) -> PadCap:
        """Give the first gamepad button of a binding as a person reads it (`A`, `LB`), or of one it may stand for."""
        own = [one for one in self.table if one.id == binding_id or binding_id in one.others]
        buttons = [button for one in sorted(own, key=lambda one: one.id != binding_id) for button in one.buttons]
        return PadCap(button_words(buttons[0]) if buttons else "")

    def with_own(self, keys: Pairs, buttons: Pairs) -> Bindings:
        """Give the table with a player's own keys and buttons; they are taken away from whatever had them.

        Ids that are not in the table are passed over, and so is a key or a button given a second time.
        """
        return self._with(Device.KEYBOARD, keys)._with(Device.PAD, buttons)

    def changes(self, usual: Bindings, device: Device) -> Pairs:
        """Give what of the table is not as usual, for `with_own`."""
        return tuple(
            (one.id, (one.struck_by(device) or ("",))[0])
            for one in self.table
            if one.struck_by(device) != usual[one.id].struck_by(device)
        )

    def swapped(self, binding_id: str, device: Device, name: str) -> Bindings:
        """Give the table with a key or a button for a wish; what had it gets the one that this wish had before."""
        before = self[binding_id].struck_by(device)
        table = []
        for one in self.table:
            if one.id == binding_id:
                table.append(one.with_names(device, (name,)))
            else:
                table.append(one.with_names(device, before) if name in one.struck_by(device) else one)
        return Bindings(tuple(table))

    def without(self, binding_id: str, device: Device) -> Bindings:
        """Give the table with no key, or no button, for a wish."""
        return Bindings(tuple(one.with_names(device, ()) if one.id == binding_id else one for one in self.table))

    def _with(self, device: Device, pairs: Sequence[tuple[str, str]]) -> Bindings:
        own: dict[str, str] = {}
        for binding_id, name in pairs:
            if binding_id in self._ids and (not name or name not in own.values()):
                own.setdefault(binding_id, name)
        taken = {name for name in own.values() if name}
        table = []
        for one in self.table:
            if one.id in own:
                table.append(one.with_names(device, (own[one.id],) if own[one.id] else ()))
            else:
                kept = tuple(name for name in one.struck_by(device) if name not in taken)
                table.append(one.with_names(device, kept))
        return Bindings(tuple(table))


def key_words(key: str) -> str:
    """Name a key as a person reads it."""
    return key.upper() if len(key) <= 3 else key.capitalize()


def button_words(button: str) -> str:
    """Name a gamepad's button as a person reads it."""
    return _PAD_NAMES.get(button, button.upper())
