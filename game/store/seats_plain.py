"""Write seats as JSON and read them strictly, for the last set-up and for journals."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.ai.characters import CHARACTERS, Level
from game.rules.seat import MAX_SEATS, MIN_SEATS
from game.session.seats import SeatKind, SeatPlan
from game.store.errors import StoreError

MAX_NAME: Final = 100
_KEYS: Final = frozenset({"name", "kind", "level", "avatar"})
_LEVELS: Final = frozenset(level.value for level in Level)
_AVATARS: Final = frozenset(character.avatar for character in CHARACTERS)
_KINDS: Final = frozenset(kind.value for kind in SeatKind)


def seats_to_plain(plans: Sequence[SeatPlan]) -> list[dict[str, str]]:
    """Return the JSON form of the seats."""
    return [seat_to_plain(plan) for plan in plans]


def seat_to_plain(plan: SeatPlan) -> dict[str, str]:
    """Return the JSON form of one seat."""
    return {"name": plan.name, "kind": plan.kind.value, "level": plan.level, "avatar": plan.avatar}


def seats_from_plain(plain: object) -> tuple[SeatPlan, ...]:
    """Read seats.

    Raises:
        StoreError: they are not two to ten seats as this program knows them.
    """
    if not isinstance(plain, list) or not MIN_SEATS <= len(plain) <= MAX_SEATS:
        raise StoreError(f"there have to be {MIN_SEATS} to {MAX_SEATS} seats.")
    return tuple(seat_from_plain(entry, number) for number, entry in enumerate(plain))


def seat_from_plain(entry: object, number: int) -> SeatPlan:
    """Read one seat.

    Raises:
        StoreError: it is nobody this program knows.
    """
    if not isinstance(entry, Mapping) or set(entry) != _KEYS or not all(isinstance(v, str) for v in entry.values()):
        raise StoreError(f"seat {number} has to have {', '.join(sorted(_KEYS))}, and nothing else.")
    name, kind, level, avatar = (entry[key] for key in ("name", "kind", "level", "avatar"))
    is_level = level in _LEVELS if kind == SeatKind.BOT.value else not level
    if kind not in _KINDS or not is_level or avatar not in _AVATARS or len(name) > MAX_NAME:
        raise StoreError(f"seat {number} is nobody this program knows.")
    return SeatPlan(name, SeatKind(kind), level, avatar)
