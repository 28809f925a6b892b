"""The one event pump and the main loop: events to actions, time to scenes, changes to the window.

While something moves it runs at sixty frames a second; while nothing does, it draws nothing and only looks for
events: sixty times a second just after the last one, later thirty and twenty times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

import pygame
from pygame import Surface
from pygame.event import Event

from game.ui.actions import Key, PointerMoved, Quit, UiAction
from game.ui.assets import Assets
from game.ui.clock import Clock
from game.ui.compositor import Canvas, Compositor
from game.ui.half_turn import HalfTurn, turned_back
from game.ui.input import Input
from game.ui.scene import SceneStack
from game.ui.window import Window, Wish

FRAME_MS = 1000 / 60
_PAUSES_MS = ((300.0, FRAME_MS), (2000.0, 2 * FRAME_MS))  # (until so long after the last input, rest)
_LONGEST_PAUSE_MS = 50.0
_LONGEST_STEP_MS = 100.0
_SLICE_MS = 4.0
"""So much of a frame has to be left for a slice of what can wait."""
_RESIZED = (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.VIDEORESIZE)
_UNCOVERED = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.VIDEOEXPOSE)


class Companion(Protocol):
    """Follows all that goes on and tells of it by other means than the picture."""

    def take(self, action: UiAction, stack: SceneStack) -> bool:
        """Say whether an action was meant for it alone; it is asked before the scenes."""
        ...

    def follow(self, stack: SceneStack, dt: float) -> None:
        """Look at what has become of the scenes, so many milliseconds after the last time."""
        ...


class Overlay(Protocol):
    """Shows something above all scenes, whichever they are."""

    @property
    def moving(self) -> bool:
        """Say whether it moves by itself."""
        ...

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out for a window of so many pixels."""
        ...

    def update(self, dt: float) -> bool:
        """Let milliseconds pass, and say whether it looks different now."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Declare the picture; changes nothing."""
        ...


class Loop:
    """Runs a stack of scenes in a window until the stack is empty or the window is closed."""

    def __init__(
        self,
        stack: SceneStack,
        window: Window,
        clock: Clock,
        inputs: Input,
        *,
        assets: Assets | None = None,
        full_screen_key: str = "full_screen",
        after_first_frame: Callable[[], None] | None = None,
        resized: Callable[[tuple[int, int]], None] | None = None,
        closed: Callable[[], None] | None = None,
        wish: Callable[[], Wish] | None = None,
        full_screen_pressed: Callable[[], None] | None = None,
        screenshot_key: str = "screenshot",
        take_picture: Callable[[Surface], None] | None = None,
        companion: Companion | None = None,
        overlay: Overlay | None = None,
        between_frames: Callable[[], bool] | None = None,
        passing: Callable[[float], None] | None = None,
    ) -> None:
        """Run with these; `wish` is asked before every step, and `full_screen_pressed` has to change what it says.

        `take_picture` is handed what the window shows once nothing is seen that one person alone may see.
        `between_frames` does a slice of what can wait, and tells whether another can be done at once; `passing` is told
        of the milliseconds that pass.
        """
        self.stack = stack
        self.compositor = Compositor()
        self._half_turn = HalfTurn()
        self._window = window
        self._clock = clock
        self._input = inputs
        self._assets = assets
        self._full_screen_key = full_screen_key
        self._after_first_frame = after_first_frame
        self._resized = resized
        self._closed = closed
        self._wish = wish
        self._wished = Wish() if wish is None else Wish(size=wish().size)
        self._full_screen_pressed = full_screen_pressed
        self._screenshot_key = screenshot_key
        self._take_picture = take_picture
        self._picture_is_due = False
        self._companion = companion
        self._between_frames = between_frames
        self._passing = passing
        self._overlay = overlay
        self._size = window.size
        if overlay is not None:
            overlay.resize(self._size)
        self._last = clock.now()
        self._last_input = self._last
        self._closing = False

    @property
    def frames_drawn(self) -> int:
        """Give how many frames changed the window so far."""
        return self.compositor.frames_drawn

    @property
    def busy(self) -> bool:
        """Say whether something moves, or pictures are still being made sharp."""
        moves = self.stack.moving or (self._overlay is not None and self._overlay.moving)
        return moves or (self._assets is not None and self._assets.owing)

    @property
    def overlay(self) -> Overlay | None:
        """Give what is shown above all scenes."""
        return self._overlay

    @property
    def surface(self) -> Surface:
        """Give what the window shows."""
        return self._window.surface

    def run(self) -> None:
        """Go on until the end."""
        while self.step():
            self.rest()

    def step(self) -> bool:
        """Handle what happened, let the time since the last step pass, draw; False when it is over."""
        start = self._clock.now()
        dt = min(start - self._last, _LONGEST_STEP_MS)
        self._last = start
        self._follow_wish()
        self._pump(pygame.event.get(), start)
        self._take_all(self._input.due(start), start)
        if self._closing:
            return False
        self.stack.update(dt)
        if self.stack.top is None:
            return False
        if self._passing is not None:
            self._passing(dt)
        if self._companion is not None:
            self._companion.follow(self.stack, dt)
        if self._overlay is not None and self._overlay.update(dt):
            self.stack.ask_for_frame()
        if self.stack.take_frame():
            self.draw()
        self._shoot()
        return True

    def draw(self) -> bool:
        """Draw what changed and say whether anything did."""
        canvas = Canvas(self._size)
        if self._assets is not None:
            self._assets.begin_frame()
        self.stack.draw(canvas)
        if self._overlay is not None:
            self._overlay.draw(canvas)
        if self._assets is not None and self._assets.owing:
            self.stack.ask_for_frame()
        painted = self._half_turn.compose(self.compositor, canvas, self._window.surface, is_turned=self.stack.is_turned)
        self._window.show(painted)
        return bool(painted)

    def _shoot(self) -> None:
        due, self._picture_is_due = self._picture_is_due, False
        if due and self._take_picture is not None:
            self._take_picture(self._window.surface)

    def rest(self) -> None:
        """Sleep until the next step is due; after the first frame, first do what had to wait for it."""
        call = self._after_first_frame
        if call is not None and self.frames_drawn:
            self._after_first_frame = None
            call()
        now = self._clock.now()
        due = self._last + (FRAME_MS if self.busy else _pause(now - self._last_input))
        if self._between_frames is not None:
            while due - now >= _SLICE_MS and self._between_frames():
                now = self._clock.now()
        if due > now:
            self._clock.sleep(due - now)

    def close(self) -> None:
        """Close every scene, what `closed` closes, and the window."""
        self.stack.clear()
        if self._closed is not None:
            self._closed()
        self._window.close()

    def _pump(self, events: Iterable[Event], now: float) -> None:
        pointer: PointerMoved | None = None
        for event in events:
            if event.type in _RESIZED:
                self._fit()
                continue
            if event.type in _UNCOVERED:
                self.compositor.mark()
                self.stack.ask_for_frame()
                continue
            prompts = self._input.prompts
            for action in self._actions(event, now):
                if isinstance(action, PointerMoved):
                    pointer = action
                    continue
                if pointer is not None:
                    self.stack.handle(pointer)
                    pointer = None
                self._handle(action)
            if self._input.prompts is not prompts:
                self.stack.relabel()
        if pointer is not None:
            self.stack.handle(pointer)

    def _actions(self, event: Event, now: float) -> Iterator[UiAction]:
        """Give what an event comes to, as it is meant where the picture is turned."""
        stack = self.stack
        for action in self._input.actions(event, self._size, now, is_typing=stack.is_typing, listens=stack.listens):
            self._last_input = now
            yield turned_back(action, self._size) if stack.is_turned else action

    def _take_all(self, actions: Iterable[UiAction], now: float) -> None:
        for action in actions:
            self._last_input = now
            self._handle(turned_back(action, self._size) if self.stack.is_turned else action)

    def _handle(self, action: UiAction) -> None:
        if self._companion is not None and self._companion.take(action, self.stack):
            self.stack.ask_for_frame()
            return
        match action:
            case Key(name) if name == self._screenshot_key and self._take_picture is not None:
                self.stack.look_away()
                self._picture_is_due = True
            case Key(name) if name == self._full_screen_key:
                if self._full_screen_pressed is None:
                    self._window.toggle_full_screen()
                    self._fit()
                else:
                    self._full_screen_pressed()
                    self._follow_wish()
            case Quit():
                self.stack.handle(action)
                self._closing = True
            case _:
                self.stack.handle(action)

    def _follow_wish(self) -> None:
        wish = self._wished if self._wish is None else self._wish()
        if wish != self._wished:
            self._window.follow(self._wished, wish)
            self._wished = wish
            self._fit()

    def _fit(self) -> None:
        size = self._window.size
        self.compositor.mark()
        self.stack.ask_for_frame()
        if size != self._size:
            self._size = size
            if self._resized is not None:
                self._resized(size)
            self.stack.resize(size)
            if self._overlay is not None:
                self._overlay.resize(size)


def _pause(quiet: float) -> float:
    for until, pause in _PAUSES_MS:
        if quiet < until:
            return pause
    return _LONGEST_PAUSE_MS
