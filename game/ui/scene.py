"""Scenes and the stack that shows them: typed results, changes of the stack; knows no clock."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, assert_never

from pygame import Rect

from game.ui.actions import FocusLost, UiAction
from game.ui.compositor import Canvas
from game.ui.geometry import Size

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Push(Generic[R]):
    """Show a scene above this one; its result goes to `then`, whose answer is this scene's next change."""

    scene: Scene[R]
    then: Callable[[R], AnyChange] | None = None


@dataclass(frozen=True, slots=True)
class Pop(Generic[T]):
    """Take this scene away and hand its result to whoever pushed it."""

    result: T


@dataclass(frozen=True, slots=True)
class Reset:
    """Put one scene in place of the whole stack; no scene at all ends the program."""

    scene: Scene[Any] | None


@dataclass(frozen=True, slots=True)
class Pass:
    """Hand the action on to the scene beneath (a question over a live table lets calls through)."""


@dataclass(frozen=True, slots=True)
class Relayout:
    """Lay every scene out anew, because colours, language or the size of text are others now."""


Change: TypeAlias = Push[Any] | Pop[T] | Reset | Pass | Relayout | None
AnyChange: TypeAlias = Push[Any] | Pop[Any] | Reset | Pass | Relayout | None


class Scene(ABC, Generic[T]):
    """One screen or question; `T` is the type of the answer it pops with.

    `opaque`: hides all beneath. `holds_below`: scenes beneath are not updated while it is shown.
    """

    opaque: ClassVar[bool] = True
    holds_below: ClassVar[bool] = True
    _touched: bool = True

    @property
    def moving(self) -> bool:
        """Say whether the picture changes by itself now, so that sixty frames a second are wanted."""
        return False

    def touch(self) -> None:
        """Ask for one new frame, because the picture changed otherwise than by an action."""
        self._touched = True

    @property
    def is_turned(self) -> bool:
        """Say whether the window is looked at from its far side, so that all scenes have to stand on their heads."""
        return False

    def take_touch(self) -> bool:
        """Say whether a frame was asked for, and forget it."""
        touched, self._touched = self._touched, False
        return touched

    @property
    def is_typing(self) -> bool:
        """Say whether letters are to be written now, so that they stand for nothing else."""
        return False

    @property
    def listens(self) -> bool:
        """Say whether keys and buttons are wanted by their names (`Struck`) in place of what they stand for."""
        return False

    def resize(self, size: Size) -> None:
        """Lay out for a window of so many pixels; called before all else, and whenever the window changes."""

    def relabel(self) -> None:
        """Name keys or buttons anew, because another device is used now."""

    def handle(self, action: UiAction) -> Change[T]:
        """Answer one action of the person with a change of the stack, or None."""
        return None

    def update(self, dt: float) -> Change[T]:
        """Let so many milliseconds pass."""
        return None

    def look_away(self) -> Change[T]:
        """Hide what one person alone may see, because others may look at the window now."""
        return None

    def close(self) -> None:
        """Let go of what is held open; called once, when the scene leaves the stack."""

    def find(self, name: str) -> Rect | None:
        """Give the place of something by name, in window pixels, for pilots and screen readers."""
        return None

    def report(self) -> str:
        """Give what a crash report should hold of this scene: no names of people, nothing private."""
        return ""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Declare the picture on the canvas, back to front; changes nothing."""


@dataclass(slots=True)
class _Shown:
    scene: Scene[Any]
    then: Callable[[Any], AnyChange] | None


class SceneStack:
    """The scenes on show, the top one last; alone in changing itself."""

    def __init__(self, size: Size) -> None:
        self._shown: list[_Shown] = []
        self._visible: tuple[Scene[Any], ...] = ()
        self._live: tuple[Scene[Any], ...] = ()
        self._size = size
        self._stale = True
        self._was_moving = False

    @property
    def top(self) -> Scene[Any] | None:
        """Give the scene that gets the actions."""
        return self._shown[-1].scene if self._shown else None

    @property
    def scenes(self) -> tuple[Scene[Any], ...]:
        """Give all scenes, bottom first."""
        return tuple(shown.scene for shown in self._shown)

    @property
    def is_turned(self) -> bool:
        """Say whether the picture has to be turned by half a turn."""
        return any(shown.scene.is_turned for shown in self._shown)

    @property
    def is_typing(self) -> bool:
        """Say whether letters are to be written into the top scene now."""
        return self.top is not None and self.top.is_typing

    @property
    def listens(self) -> bool:
        """Say whether the top scene wants keys and buttons by their names."""
        return self.top is not None and self.top.listens

    def push(self, scene: Scene[R], then: Callable[[R], AnyChange] | None = None) -> None:
        """Show a scene above all others."""
        self._shown.append(_Shown(scene, then))
        self._changed()
        scene.resize(self._size)

    def clear(self) -> None:
        """Close and take away every scene, the top one first."""
        while self._shown:
            self._shown.pop().scene.close()
        self._changed()

    def resize(self, size: Size) -> None:
        """Lay every scene out for a new window size in pixels."""
        self._size = size
        for shown in self._shown:
            shown.scene.resize(size)
        self._stale = True

    def relabel(self) -> None:
        """Have every scene name keys or buttons anew."""
        for shown in self._shown:
            shown.scene.relabel()
        self._stale = True

    def look_away(self) -> None:
        """Have every scene hide what one person alone may see."""
        self._stale = True
        for depth, shown in enumerate(self._shown):
            change = shown.scene.look_away()
            if change is not None:
                self._apply(change, depth)
                return

    def handle(self, action: UiAction) -> None:
        """Give an action to the top scene, and to those beneath as far as they are let through."""
        self._stale = True
        if isinstance(action, FocusLost):
            self.look_away()
        for depth in range(len(self._shown) - 1, -1, -1):
            change = self._shown[depth].scene.handle(action)
            if not isinstance(change, Pass):
                self._apply(change, depth)
                return

    def update(self, dt: float) -> None:
        """Let milliseconds pass in the top scene and, beneath scenes that do not hold them, in the others."""
        for scene in self._live:
            change = scene.update(dt)
            if change is not None:
                self._apply(change, self.scenes.index(scene))
                return

    def ask_for_frame(self) -> None:
        """Have a frame drawn with the next step."""
        self._stale = True

    def take_frame(self) -> bool:
        """Say whether a frame is due, and forget what was due."""
        moving = self.moving
        due = self._stale or moving or self._was_moving
        for scene in self._visible:
            due = scene.take_touch() or due
        self._stale, self._was_moving = False, moving
        return due

    @property
    def moving(self) -> bool:
        """Say whether a visible scene moves by itself."""
        return any(scene.moving for scene in self._visible)

    def draw(self, canvas: Canvas) -> None:
        """Declare the picture, from the topmost opaque scene upwards."""
        for scene in self._visible:
            scene.draw(canvas)

    def _changed(self) -> None:
        """Work out anew which scenes are seen and which are updated."""
        scenes = self.scenes
        self._visible = _from_topmost(scenes, [scene.opaque for scene in scenes])
        self._live = _from_topmost(scenes, [scene.holds_below for scene in scenes])
        self._stale = True

    def _apply(self, change: AnyChange, depth: int) -> None:
        """Apply a scene's change; a covered scene's change first takes away those above, unanswered."""
        while change is not None and not isinstance(change, Pass):
            while len(self._shown) > depth + 1:
                self._shown.pop().scene.close()
            self._changed()
            match change:
                case Push(scene, then):
                    self.push(scene, then)
                    return
                case Pop(result):
                    shown = self._shown.pop()
                    self._changed()
                    shown.scene.close()
                    depth -= 1
                    change = shown.then(result) if shown.then is not None else None
                case Relayout():
                    self.resize(self._size)
                    return
                case Reset(scene):
                    self.clear()
                    if scene is not None:
                        self.push(scene)
                    return
                case _:
                    assert_never(change)


def _from_topmost(scenes: Sequence[Scene[Any]], walls: Sequence[bool]) -> tuple[Scene[Any], ...]:
    """Give the scenes from the topmost wall upwards, or all if there is none."""
    for depth in range(len(scenes) - 1, -1, -1):
        if walls[depth]:
            return tuple(scenes[depth:])
    return tuple(scenes)
