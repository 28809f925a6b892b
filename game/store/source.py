"""Read bytes of files that nobody vouches for: regular files alone, and never more than a limit."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from game.store.errors import StoreError

MAX_BYTES: Final = 4 * 1024 * 1024
"""The limit of a whole file, and of one line of a `.jsonl` file."""


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Open a regular file; what a device or a pipe would hold is never waited for.

    Raises:
        StoreError: there is no such file, it is no regular one, or it can't be read.
    """
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise StoreError("it is a directory." if path.is_dir() else "it is not a regular file.")
        with open(path, "rb") as stream:
            yield stream
    except OSError as error:
        raise StoreError(f"it can't be read: {error.strerror or error}.") from None


def read_whole(path: Path) -> bytes:
    """Return the content of a file.

    Raises:
        StoreError: the file can't be read, is empty, or is larger than the limit.
    """
    with opened(path) as stream:
        content = stream.read(MAX_BYTES + 1)
    if not content.strip():
        raise StoreError("it is empty.")
    if len(content) > MAX_BYTES:
        raise StoreError(f"it is larger than the limit of {MAX_BYTES} bytes.")
    return content


def read_lines(path: Path) -> Iterator[tuple[int, bytes | None]]:
    """Yield the lines that hold anything with their numbers, from 1; a line over the limit is None.

    Raises:
        StoreError: the file can't be read.
    """
    with opened(path) as stream:
        number = 0
        while line := stream.readline(MAX_BYTES + 1):
            number += 1
            if len(line) > MAX_BYTES:
                _skip_line(stream, line)
                yield number, None
            elif line.strip():
                yield number, line.rstrip(b"\r\n")


def _skip_line(stream: BinaryIO, line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = stream.readline(MAX_BYTES)
