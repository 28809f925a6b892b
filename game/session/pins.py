"""Keep the short numbers that open people's hands, so that nobody can read them back."""

import hashlib
import hmac
import secrets
from typing import Final

from game.rules.seat import Seat

PIN_LENGTH: Final = 4
_ROUNDS: Final = 20_000


class Pins:
    """The PINs of one table, as salted hashes in memory: they are in no record, save, log or report."""

    def __init__(self) -> None:
        self._salt = secrets.token_bytes(16)
        self._kept: dict[Seat, bytes] = {}

    def has(self, seat: Seat) -> bool:
        """Tell whether a seat has chosen its PIN."""
        return seat in self._kept

    def choose(self, seat: Seat, digits: str) -> None:
        """Take a PIN for a seat.

        Raises:
            ValueError: it is not four digits.
        """
        if len(digits) != PIN_LENGTH or not (digits.isascii() and digits.isdigit()):
            raise ValueError(f"a PIN has {PIN_LENGTH} digits")
        self._kept[seat] = self._hash(seat, digits)

    def opens(self, seat: Seat, digits: str) -> bool:
        """Tell whether these digits are the seat's PIN."""
        kept = self._kept.get(seat)
        return kept is not None and hmac.compare_digest(kept, self._hash(seat, digits))

    def forget(self, seat: Seat) -> None:
        """Let a seat choose anew, as when somebody else sits there."""
        self._kept.pop(seat, None)

    def _hash(self, seat: Seat, digits: str) -> bytes:
        return hashlib.pbkdf2_hmac("sha256", digits.encode(), self._salt + bytes([seat]), _ROUNDS)
