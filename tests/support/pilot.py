"""Drives the real loop on SDL's dummy driver with a clock that stands still until it is told to go on."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import pygame
from pygame import Rect, Surface

from game import app
from game.services import Services
from game.ui.form import Form
from game.ui.geometry import Point, Size
from game.ui.scene import Push, Scene
from game.ui.widgets import Widget

Target = str | Rect | Point
_NAMES = {"enter": "return", "esc": "escape", "shift+tab": "tab"}


class FakeClock:
    """A clock whose time passes only when somebody sleeps."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def sleep(self, ms: float) -> None:
        self.time += ms


class Pilot:
    """A person at the window: clicks, keys and patience.

    Use it in a `with` block. Targets are names of controls (or what a scene's `find` knows), rectangles or points.
    """

    def __init__(
        self,
        first_scene: Callable[[Services], Scene[Any] | Push[Any]],
        size: Size = (1280, 720),
        *,
        seed: int | None = 7,
        services: Services | None = None,
    ) -> None:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        self.clock = FakeClock()
        self.loop = app.open_loop(first_scene, size=size, seed=seed, clock=self.clock, services=services)
        self.running = True
        self._pointer: Point = (0, 0)
        pygame.event.clear()
        self.step()

    def __enter__(self) -> Pilot:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def scene(self) -> Scene[Any]:
        """The scene on top."""
        scene = self.loop.stack.top
        assert scene is not None, "no scene is left"
        return scene

    @property
    def scenes(self) -> tuple[Scene[Any], ...]:
        """All scenes, bottom first."""
        return self.loop.stack.scenes

    @property
    def frames(self) -> int:
        """Frames that changed the window so far."""
        return self.loop.frames_drawn

    def step(self) -> None:
        """One turn of the loop and the rest after it."""
        if self.running:
            self.running = self.loop.step()
        if self.running:
            self.loop.rest()

    def advance(self, ms: float) -> None:
        """Let time pass in frames."""
        end = self.clock.time + ms
        while self.running and self.clock.time < end:
            self.step()

    def until(self, condition: Callable[[], bool], *, within_ms: float = 60_000) -> None:
        """Let time pass until something is so; fails when that takes too long."""
        end = self.clock.time + within_ms
        while not condition():
            assert self.running, "the program has ended"
            assert self.clock.time < end, "that did not happen in time"
            self.step()

    def settle(self, *, within_ms: float = 60_000) -> None:
        """Let time pass until nothing moves and every picture is sharp."""
        self.until(lambda: not self.loop.busy, within_ms=within_ms)

    def move(self, target: Target) -> None:
        """Move the pointer."""
        pos = self.point(target)
        rel = (pos[0] - self._pointer[0], pos[1] - self._pointer[1])
        self._pointer = pos
        self.post(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(0, 0, 0), touch=False)
        self.step()

    def down(self, button: int = 1) -> None:
        """Press a button where the pointer is."""
        self.post(pygame.MOUSEBUTTONDOWN, pos=self._pointer, button=button, touch=False)
        self.step()

    def up(self, button: int = 1) -> None:
        """Let a button go."""
        self.post(pygame.MOUSEBUTTONUP, pos=self._pointer, button=button, touch=False)
        self.step()

    def click(self, target: Target) -> None:
        """Move to something and click it."""
        self.move(target)
        self.down()
        self.up()

    def drag(self, start: Target, end: Target, *, steps: int = 6) -> None:
        """Press on one thing, move to another and let go."""
        self.move(start)
        first, last = self._pointer, self.point(end)
        self.down()
        for step in range(1, steps + 1):
            x = first[0] + (last[0] - first[0]) * step // steps
            y = first[1] + (last[1] - first[1]) * step // steps
            self.move((x, y))
        self.up()

    def wheel(self, target: Target, notches: float) -> None:
        """Turn the wheel over something; up is positive."""
        self.move(target)
        pygame.mouse.set_pos(self._pointer)
        self.post(pygame.MOUSEWHEEL, x=0, y=round(notches), precise_x=0.0, precise_y=notches, flipped=False)
        self.step()

    def press(self, key: str) -> None:
        """Press and let go a key by its name: `enter`, `esc`, `tab`, `shift+tab`, `left`, `d`, `f11`."""
        code = pygame.key.key_code(_NAMES.get(key, key))
        mod = pygame.KMOD_SHIFT if key.startswith("shift+") else 0
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, key=code, mod=mod, unicode="", scancode=0)
            self.step()

    def type(self, text: str) -> None:
        """Type text."""
        self.post(pygame.TEXTINPUT, text=text)
        self.step()

    def resize(self, size: Size) -> None:
        """Give the window another size."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        self.step()

    def close_window(self) -> None:
        """Close the window as its frame's cross does."""
        self.post(pygame.QUIT)
        self.step()

    def widget(self, name: str) -> Widget:
        """The control of a name, in the topmost scene that has it."""
        for scene in reversed(self.scenes):
            form = getattr(scene, "form", None)
            for widget in form.widgets if isinstance(form, Form) else ():
                if widget.name == name:
                    return widget
        raise AssertionError(f"there is no control {name!r}")

    def point(self, target: Target) -> Point:
        """The middle of a target in window pixels."""
        if isinstance(target, Rect):
            return target.center
        if isinstance(target, tuple):
            return target
        for scene in reversed(self.scenes):
            found = scene.find(target)
            if found is not None:
                return found.centerx, found.centery
        x, y = self.widget(target).rect.center
        return x, y

    def picture(self) -> Surface:
        """What the window shows now."""
        return self.loop.surface.copy()

    def screenshot(self, path: Path | str) -> None:
        """Save what the window shows now as a PNG file."""
        pygame.image.save(self.picture(), str(path))

    def post(self, kind: int, **values: object) -> None:
        """Put an event of pygame into the queue."""
        pygame.event.post(pygame.event.Event(kind, values))

    def close(self) -> None:
        """Close the window."""
        self.loop.close()
