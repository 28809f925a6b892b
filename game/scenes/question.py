"""A question over the table: the table dimmed, what the person needs of it lit, calls and catches let through."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Protocol, TypeVar, runtime_checkable

from game.bindings import RULES
from game.scenes.pieces import veiled
from game.scenes.stage import Stage
from game.services import Services
from game.ui.actions import Key, PointerLeft, PointerMoved, PointerPressed, PointerReleased, UiAction
from game.ui.compositor import Canvas
from game.ui.geometry import Point
from game.ui.scene import Change, Pass, Push, Scene
from game.ui.tween import ease_out

T = TypeVar("T")
_LET_THROUGH = ("uno", "catch")
_RISE = 18


@runtime_checkable
class Lit(Protocol):
    """What stays lit of the table under a question; the table scene offers it."""

    def draw_lit(self, canvas: Canvas, below: int | None) -> None:
        """Declare the own plate, a usable UNO! or Catch button and the own hand above the dimmed table.

        `below` is the line in window pixels that the hand has to stay under; None leaves the hand out.
        """
        ...

    def guide(self) -> Scene[None] | None:
        """Make the rules at the page about the position, if there are any to show."""
        ...

    def takes(self, pos: Point) -> bool:
        """Say whether a lit control (UNO!, Catch) is at a point in window pixels."""
        ...

    def takes_key(self, name: str) -> bool:
        """Say whether the key of a binding belongs to somebody else at the table now, such as to jump in."""
        ...


class Unlit:
    """A table of which nothing stays lit."""

    def draw_lit(self, canvas: Canvas, below: int | None) -> None:
        """Declare nothing."""

    def guide(self) -> Scene[None] | None:
        """Make nothing."""
        return None

    def takes(self, pos: Point) -> bool:
        """Say that nothing is there."""
        return False

    def takes_key(self, name: str) -> bool:
        """Say that nobody else is there."""
        return False


class Question(Stage[T]):
    """A see-through scene that asks one thing; the table beneath lives on, and UNO! and Catch still reach it."""

    opaque: ClassVar[bool] = False
    holds_below: ClassVar[bool] = False

    def __init__(self, services: Services, lit: Lit | None = None) -> None:
        super().__init__(services)
        self.lit: Lit = Unlit() if lit is None else lit
        self._passing = False
        self._elapsed = 0.0

    @property
    def hand_below(self) -> int | None:
        """Give the line in window pixels that the lit hand stays under; None when no hand is shown."""
        return None

    @property
    def moving(self) -> bool:
        """Say whether the question is still opening."""
        return self.openness < 1

    @property
    def openness(self) -> float:
        """Give how far the question has opened, from 0 to 1."""
        duration = self.duration("chooser")
        return 1.0 if duration <= 0 else ease_out(min(1.0, self._elapsed / duration))

    @abstractmethod
    def draw_question(self, canvas: Canvas) -> None:
        """Declare the question itself."""

    def handle(self, action: UiAction) -> Change[T]:
        """Let calls and catches through to the table, and answer the rest."""
        if action == Key(RULES):
            guide = self.lit.guide()
            return None if guide is None else Push(guide)
        if self._passes(action):
            self.form.handle(PointerLeft())
            return Pass()
        return super().handle(action)

    def update(self, dt: float) -> Change[T]:
        """Open."""
        self._elapsed += dt
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Dim the table, light what is needed of it, and declare the question."""
        openness = self.openness
        canvas.fill(self.kit.faded("scrim", openness))
        self.lit.draw_lit(canvas, self.hand_below)
        if openness >= 1:
            self.draw_question(canvas)
        else:
            rise = 0 if self.services.settings.reduced_motion else round(self.kit.px(_RISE) * (1 - openness))
            veiled(canvas, self.draw_question, openness, rise)

    def _passes(self, action: UiAction) -> bool:
        match action:
            case Key(name):
                return name in _LET_THROUGH or self.lit.takes_key(name)
            case PointerPressed(pos):
                self._passing = self.lit.takes(pos)
                return self._passing
            case PointerReleased():
                passing, self._passing = self._passing, False
                return passing
            case PointerMoved(pos):
                return self._passing or self.lit.takes(pos)
            case _:
                return False
