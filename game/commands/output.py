"""Print to standard output, whatever the terminal can show and whether anybody still listens."""

import os
import sys


def say(text: str) -> None:
    """Print text as it is; characters the terminal can't show are escaped; a closed pipe or none is no error."""
    if sys.stdout is None:  # a built program with a window only
        return
    encoding = sys.stdout.encoding or "utf-8"
    try:
        sys.stdout.write(text.encode(encoding, "backslashreplace").decode(encoding))
        sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes once more when it ends: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def one_line(text: str, most: int) -> str:
    """Return text of foreign origin as one harmless line: nothing in it can move the cursor or reorder the line."""
    shown = "".join(char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in text)
    return shown if len(shown) <= most else f"{shown[:most]}…"
