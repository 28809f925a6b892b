"""Replace a file of ours as a whole, and set a damaged one aside under another name."""

import os
import tempfile
import time
from pathlib import Path


def replace_text(path: Path, text: str) -> None:
    """Write a file so that, whenever the program is killed, the old one or the new one is there.

    It is not forced to the disk: only a failing computer, not a killed program, can cost the latest change.

    Raises:
        OSError: the file can't be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    number, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with open(number, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
        os.replace(part, path)
    except BaseException:
        os.unlink(part)
        raise


def set_aside(path: Path) -> str:
    """Give a damaged file another name, never one that is taken; return that name, empty if it can't be moved."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in range(1, 100):
        mark = stamp if number == 1 else f"{stamp}-{number}"
        other = path.with_name(f"{path.stem}.damaged-{mark}{path.suffix}")
        if other.exists():
            continue
        try:
            path.rename(other)
        except OSError:
            return ""
        return other.name
    return ""
