"""Find out, without anything that takes long, whether somebody uses a screen reader on this system."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

_PROCESSES: Final = Path("/proc")
_ON_LINUX: Final = frozenset({"orca"})
_GET_SCREEN_READER: Final = 0x0046
"""Windows: the question whether a screen reader runs (`SPI_GETSCREENREADER`)."""


def is_screen_reader_running(processes: Path = _PROCESSES) -> bool:
    """Say whether a screen reader runs; what can't be found out is taken for no."""
    try:
        if sys.platform == "win32":
            return _on_windows()
        if sys.platform == "darwin":
            return _on_macos()
        return _on_linux(processes)
    except Exception:  # a question to the system that fails must not keep anybody from playing
        return False


def _on_linux(processes: Path) -> bool:
    """Look for Orca among the names of the processes: some milliseconds."""
    for folder in processes.iterdir():
        if folder.name.isdigit():
            try:
                name = (folder / "comm").read_text("utf-8", "replace")
            except OSError:  # it has ended meanwhile
                continue
            if name.strip() in _ON_LINUX:
                return True
    return False


def _on_windows() -> bool:
    """Ask for the flag that every screen reader sets."""
    import ctypes

    answer = ctypes.c_int(0)
    library = getattr(ctypes, "windll")  # noqa: B009  # it is there on Windows alone
    asked = library.user32.SystemParametersInfoW(_GET_SCREEN_READER, 0, ctypes.byref(answer), 0)
    return bool(asked and answer.value)


def _on_macos() -> bool:
    """Ask the workspace whether VoiceOver is on."""
    import ctypes
    from ctypes.util import find_library

    runtime = ctypes.cdll.LoadLibrary(find_library("objc") or "libobjc.dylib")
    ctypes.cdll.LoadLibrary(find_library("AppKit") or "AppKit")
    runtime.objc_getClass.restype = runtime.sel_registerName.restype = ctypes.c_void_p
    runtime.objc_getClass.argtypes = runtime.sel_registerName.argtypes = [ctypes.c_char_p]
    give = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", runtime))
    say = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", runtime))
    workspace = give(runtime.objc_getClass(b"NSWorkspace"), runtime.sel_registerName(b"sharedWorkspace"))
    return bool(say(workspace, runtime.sel_registerName(b"isVoiceOverEnabled")))
