"""Show on a terminal how far a long job is; anywhere else stay silent."""

import shutil
import sys
from typing import Final, TextIO

_BAR: Final = 40


class ProgressBar:
    """Draw a bar on standard error if that is a terminal, and take it away at the end."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self._total = total
        self._stream = sys.stderr if stream is None else stream
        self._shown = ""

    def __enter__(self) -> "ProgressBar":
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            self._write("\r" + " " * len(self._shown) + "\r")

    def show(self, done: int) -> None:
        """Show that so much of the total is done."""
        if not self._stream.isatty():
            return
        filled = _BAR * done // self._total
        line = f"[{'#' * filled}{'.' * (_BAR - filled)}] {done} of {self._total}"
        line = line[: shutil.get_terminal_size().columns - 1]
        if line != self._shown:
            self._write("\r" + line.ljust(len(self._shown)))
            self._shown = line

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
