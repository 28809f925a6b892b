"""Lock an open file for one program at a time; the system lets go of it when the program ends, however it ends."""

import os
import sys
from pathlib import Path

_FAR = 2**30  # beyond any content: on Windows a locked byte can't be read by others

if sys.platform == "win32":
    import msvcrt

    def lock(number: int) -> bool:
        """Lock an open file by its descriptor; tell whether nobody else had."""
        os.lseek(number, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(number, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def lock(number: int) -> bool:
        """Lock an open file by its descriptor; tell whether nobody else had."""
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # a file system without locks
        return True


def is_locked(path: Path) -> bool:
    """Tell whether a program, this one or another, holds the lock of a file."""
    try:
        number = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        return not lock(number)
    finally:
        os.close(number)
