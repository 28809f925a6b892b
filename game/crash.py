"""What is left to do after an unexpected error: keep a report without names, and start again."""

from __future__ import annotations

import contextlib
import os
import platform
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from game import __version__, paths


def write_report(error: Exception, reports: Iterable[Callable[[], str]]) -> Path | None:
    """Write the error and what the scenes report into a file; None where that can't be done.

    Neither the names at the table nor the name of the player's folder are in it.
    """
    folder = paths.made(paths.log_dir())
    if folder is None:
        return None
    path = folder / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    text = "\n".join([_where(), "".join(traceback.format_exception(error)), *_told(reports)])
    try:
        path.write_text(text.replace(str(Path.home()), "~"), "utf-8")
    except OSError:
        return None
    return path


def start_again() -> None:
    """Put a fresh start of the program in the place of this one; files that are still open are let go."""
    built = bool(getattr(sys, "frozen", False))
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"  # a program in one file unpacks itself anew
    os.execv(sys.executable, [sys.executable] if built else [sys.executable, "-m", "game"])


def _where() -> str:
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return f"Down to One {__version__}, Python {platform.python_version()}, {system}\n"


def _told(reports: Iterable[Callable[[], str]]) -> Iterator[str]:
    """Give what each scene reports; one that can't any more is passed over."""
    for report in reports:
        with contextlib.suppress(Exception):
            text = report()
            if text:
                yield text
