"""Read the command line: one clear sentence on standard error and exit status 2 for anything not understood."""

import argparse
import sys
from typing import NoReturn

from game.rules.ruleset import PRESETS, RulesError, Ruleset, from_plain

WRONG_USE = 2


class UsageError(Exception):
    """Refuse what was asked for; the message is one sentence, the exit status 2."""


class Parser(argparse.ArgumentParser):
    """Parse like argparse, but answer a mistake with one sentence instead of a page."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage and ending the program."""
        raise UsageError(f"{message[:1].upper()}{message[1:]}. Try {self.prog} --help.")


def complain(error: Exception) -> int:
    """Print the sentence of an error and return the exit status for wrong use."""
    print(f"down-to-one: {error}", file=sys.stderr)  # noqa: T201 - the sentence the person is owed
    return WRONG_USE


def seed(text: str) -> int:
    """Read a match seed of 64 bits."""
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) < 2**64):
        raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 to {2**64 - 1}, not {text!r}")
    return int(text)


def count(text: str) -> int:
    """Read a whole number of 1 or more, a billion at most."""
    if not (text.isascii() and text.isdigit() and len(text) <= 10 and 1 <= int(text) <= 10**9):
        raise argparse.ArgumentTypeError(f"a whole number of 1 or more is wanted, not {text!r}")
    return int(text)


def rules(text: str) -> Ruleset:
    """Read a preset's name, or rules as JSON with the fields that differ from the defaults."""
    if text in PRESETS:
        return PRESETS[text]
    if not text.lstrip().startswith("{"):
        names = ", ".join(PRESETS)
        raise argparse.ArgumentTypeError(f"there are no rules called {text!r}; there are {names}, or JSON")
    from game.store.errors import StoreError
    from game.store.json_text import decode

    try:
        plain = decode(text.encode("utf-8", "surrogateescape"))
        return from_plain(plain if isinstance(plain, dict) else {})
    except (RulesError, StoreError) as error:
        raise argparse.ArgumentTypeError(f"the rules can't be read: {str(error).rstrip('.')}") from None
