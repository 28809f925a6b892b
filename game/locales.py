"""Finds out which language the player's system speaks, and which of ours comes nearest."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Final

from game.i18n import SOURCE

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_NO_LANGUAGE: Final = frozenset({"", "C", "POSIX"})


def system_language(shipped: Sequence[str]) -> str:
    """Give the shipped language the system prefers, English if there is none."""
    wished = wished_by_environment(os.environ) if sys.platform != "win32" else ()
    return nearest(wished or _wished_by_system(), shipped)


def wished_by_environment(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Give the locales a Unix environment names, best first, as `gettext` reads them; none if it names none."""
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    if _bare(locale) in _NO_LANGUAGE:
        return (SOURCE,) if locale else ()
    return tuple(_bare(wish) for wish in (*environment.get("LANGUAGE", "").split(":"), locale) if _bare(wish))


def nearest(wished: Sequence[str], shipped: Sequence[str]) -> str:
    """Give the first language that is shipped: the same locale, else the same language in another country."""
    for wish in wished:
        if wish in shipped:
            return wish
        language = wish.partition("_")[0].lower()
        for name in shipped:
            if name.partition("_")[0] == language:
                return name
    return SOURCE


def _bare(locale: str) -> str:
    """Give `de_AT` of `de_AT.UTF-8@euro`."""
    return locale.partition(".")[0].partition("@")[0].replace("-", "_").strip()


def _wished_by_system() -> tuple[str, ...]:
    """Ask the desktop: a program started by a click on macOS or Windows has no locale in its environment."""
    import pygame

    try:
        locales = pygame.system.get_pref_locales()
    except (AttributeError, pygame.error):
        return ()
    return tuple("_".join(filter(None, (each["language"], each.get("country")))) for each in locales)
