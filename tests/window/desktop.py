"""A screen of our own and the program on it, worked by real pointer and key events; knows no game."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType

from tests.window.sight import Place, Sight

ROOT = Path(__file__).resolve().parents[2]
SCREEN = (3200, 1900)
PATIENCE = 60.0
"""Seconds after which something awaited is held not to come; on a machine with nothing else to do it takes a few."""
_POLL = 0.02


def missing_tools() -> list[str]:
    """Name the programs that a real window needs and that are not here."""
    return [tool for tool in ("Xvfb", "xdotool", "import", "identify") if shutil.which(tool) is None]


def environment(home: Path, display: str | None) -> dict[str, str]:
    """Give an environment with folders of its own, a silent sound card, and this display or none at all."""
    strange = ("SDL_", "XDG_", "PYGAME_", "DISPLAY", "WAYLAND_DISPLAY", "PYTHON", "COV")
    own = {name: value for name, value in os.environ.items() if not name.startswith(strange)}
    own |= {"HOME": str(home), "XDG_RUNTIME_DIR": str(home), "SDL_AUDIODRIVER": "dummy"}
    own |= {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    return own if display is None else own | {"DISPLAY": display}


@contextlib.contextmanager
def screen(size: Place = SCREEN) -> Iterator[str]:
    """Start an X server on a free display and give its name, such as `:3`."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading, "rb") as numbers:
            yield f":{int(numbers.readline())}"
    finally:
        server.terminate()
        server.wait()


class Program:
    """A program of ours with a window on a display; use it in a `with` block, which ends it whatever happens."""

    def __init__(
        self, arguments: Sequence[str], display: str, home: Path, *, built: Path | None = None, cwd: Path = ROOT
    ) -> None:
        """Start a module of the checkout with its arguments, or a built program."""
        self.environment = environment(home, display)
        self.sights: list[Sight] = []
        self._lines: list[str] = []
        self._errors: list[str] = []
        self._news = threading.Condition()
        self._process = subprocess.Popen(
            [sys.executable, "-m", *arguments] if built is None else [str(built), *arguments],
            cwd=cwd,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._readers = [
            threading.Thread(target=self._read, args=(stream, lines), daemon=True)
            for stream, lines in ((self._process.stdout, self._lines), (self._process.stderr, self._errors))
        ]
        for reader in self._readers:
            reader.start()
        self.window = ""

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            for number in reversed(self._processes()):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL)
        self._process.wait()
        for reader in self._readers:
            reader.join()
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()

    @property
    def printed(self) -> str:
        """What was written to standard output so far."""
        return "".join(self._lines)

    @property
    def complaints(self) -> str:
        """What was written to standard error so far."""
        return "".join(self._errors)

    @property
    def is_running(self) -> bool:
        """Say whether the program has not ended."""
        return self._process.poll() is None

    def appear(self) -> None:
        """Wait for the window and put it into the screen's corner."""
        within = time.monotonic() + PATIENCE
        while not self.window:
            assert self.is_running, f"it ended: {self.complaints}"
            assert time.monotonic() < within, "no window appears"
            found = [self._ask("xdotool", "search", "--onlyvisible", "--pid", str(pid)) for pid in self._processes()]
            self.window = "".join(found).strip()
            time.sleep(_POLL)
        self.xdotool("windowmove", self.window, "0", "0")

    def _processes(self) -> list[int]:
        """Give the numbers of the process and of those it started: a program in one file starts itself once more."""
        numbers = [self._process.pid]
        for number in numbers:
            with contextlib.suppress(OSError):
                numbers += map(int, Path(f"/proc/{number}/task/{number}/children").read_text().split())
        return numbers

    def size(self) -> Place:
        """Give the window's size as the display server has it."""
        found = self.geometry()
        return found["WIDTH"], found["HEIGHT"]

    def geometry(self) -> dict[str, int]:
        """Give what the display server says of the window."""
        lines = self._ask("xdotool", "getwindowgeometry", "--shell", self.window).split()
        return {name: int(value) for name, _, value in (line.partition("=") for line in lines)}

    def title(self) -> str:
        """Give the words in the window's frame."""
        return self._ask("xdotool", "getwindowname", self.window).rstrip("\n")

    def resize(self, size: Place) -> None:
        """Give the window another size, as pulling at its frame does."""
        self.xdotool("windowsize", self.window, str(size[0]), str(size[1]))

    def click(self, at: Place) -> None:
        """Click with the left button."""
        self.xdotool(*self._to(at), "click", "1")

    def press(self, at: Place) -> None:
        """Move somewhere and press the left button."""
        self.xdotool(*self._to(at), "mousedown", "1")

    def move(self, at: Place) -> None:
        """Move the pointer."""
        self.xdotool(*self._to(at))

    def release(self) -> None:
        """Let the left button go."""
        self.xdotool("mouseup", "1")

    def key(self, name: str) -> None:
        """Press and let go a key with the pointer over the window; names are X11's, such as F11."""
        self.xdotool("key", name)

    def xdotool(self, *words: str) -> None:
        """Run one command of xdotool on the display."""
        subprocess.run(["xdotool", *words], env=self.environment, check=True, timeout=PATIENCE)

    def picture_size(self, path: Path) -> tuple[Place, int]:
        """Take a picture of the window into a file; give its size and how many colours it has."""
        command = ["import", "-silent", "-window", self.window, str(path)]
        subprocess.run(command, env=self.environment, check=True, timeout=PATIENCE)
        width, height, colors = self._ask("identify", "-format", "%w %h %k", str(path)).split()
        return (int(width), int(height)), int(colors)

    def close_window(self) -> None:
        """Ask the window to close, as the cross in a window's frame does."""
        ask_to_close(self.environment["DISPLAY"], int(self.window))

    def ended(self) -> int:
        """Wait for the end and give the exit status."""
        status = self._process.wait(PATIENCE)
        for reader in self._readers:
            reader.join()
        return status

    def until(self, condition: Callable[[Sight], bool], *, within: float = PATIENCE) -> Sight | None:
        """Wait until what is seen is so, and give that sight; None if it does not come to that."""
        with self._news:
            self._news.wait_for(lambda: not self.is_running or condition(self.sight), within)
        return self.sight if condition(self.sight) else None

    def see(self, condition: Callable[[Sight], bool]) -> Sight:
        """Wait until what is seen is so; it has to come to that."""
        seen = self.until(condition)
        assert seen is not None, f"still seen: {self.sight}\nwritten: {self.complaints}"
        return seen

    @property
    def sight(self) -> Sight:
        """What was seen last."""
        return self.sights[-1] if self.sights else Sight()

    def _to(self, at: Place) -> tuple[str, ...]:
        return ("mousemove", "--window", self.window, str(at[0]), str(at[1]))

    def _ask(self, *command: str) -> str:
        run = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        return run.stdout

    def _read(self, stream: Iterable[str], lines: list[str]) -> None:
        for line in stream:
            with self._news:
                lines.append(line)
                if line.startswith("{") and lines is self._lines:
                    self.sights.append(Sight.from_json(json.loads(line)))
                self._news.notify_all()
        with self._news:
            self._news.notify_all()


class _ClientMessage(ctypes.Structure):
    """X11's XClientMessageEvent, filled up to the size of an XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 24),
    )


def ask_to_close(display: str, window: int) -> None:
    """Send a window WM_DELETE_WINDOW as a window manager does (`xdotool windowquit` is not in every xdotool)."""
    x11 = ctypes.CDLL("libX11.so.6")  # xdotool stands on it
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    x11.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    x11.XSendEvent.argtypes = (ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p)
    x11.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    server = x11.XOpenDisplay(display.encode())
    assert server, f"there is no display {display}"
    protocols, delete = (x11.XInternAtom(server, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = _ClientMessage(
        type=33, send_event=1, window=window, message_type=protocols, format=32, data=(ctypes.c_long * 5)(delete, 0)
    )
    x11.XSendEvent(server, window, 0, 0, ctypes.byref(message))
    x11.XCloseDisplay(server)
