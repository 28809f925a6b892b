"""The guided first round: an ordinary table that says what to do, marks it, and waits until it is done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from game.bindings import COACH, SUGGEST
from game.rules.moves import Move, PlayCard
from game.scenes.confirm import Act, Confirm, Doubt
from game.scenes.round_report import RoundReport
from game.scenes.round_result import RoundAnswer, RoundResult
from game.scenes.table import TableAnswer, TableScene
from game.scenes.table_suggestion import Suggestion, suggested
from game.scenes.tutorial_plate import GO_ON, LEAVE, LessonPlate
from game.scenes.tutorial_words import lesson_words, objection_words
from game.services import Services
from game.session.lesson import Ask, Lesson, lesson_match
from game.ui.actions import Key, UiAction
from game.ui.scene import AnyChange, Change, Pop, Push
from game.ui.widgets import ButtonKind

_HELP = ("suggest", "coach")


class TutorialScene(TableScene):
    """Teaches by doing; nothing of it is kept, and it can be left at any time."""

    may_reseat: ClassVar[bool] = False
    gives_tips: ClassVar[bool] = False

    def __init__(self, services: Services) -> None:
        self.lesson = Lesson()
        super().__init__(services, lesson_match(self.lesson))
        self._plate = LessonPlate(services)
        self._marked: object = None
        self.screen.may_lie_flat = self.screen.advises = False
        self.screen.plates.append(self._plate)
        self._follow()

    def aloud(self) -> Sequence[str]:
        """Read the lesson's sentence before what can be done."""
        return (self.tr._("Learn to play"), self._plate.words, *super().aloud()[1:])

    def place(self) -> None:
        """Lay out, with the lesson in the language of now."""
        self._put_into_words()
        super().place()

    def objection(self, moves: Sequence[Move]) -> str:
        """Let nothing through but what the lesson asks for."""
        found = self.lesson.objection(moves)
        return "" if found is None else objection_words(self.tr, found)

    def update(self, dt: float) -> Change[TableAnswer]:
        """Say what the lesson says now, and mark what is to be done."""
        change = super().update(dt)
        self._follow()
        if self.feed.is_rested and not self.screen.is_asking:
            self._mark()
        return change

    def chosen(self, name: str) -> Change[TableAnswer]:
        """Go on, end the lesson, show what to do, or answer the table's own controls."""
        if name == GO_ON:
            self.lesson.read_on()
            self._follow()
            return None
        if name == LEAVE:
            return Pop(TableAnswer.TITLE)
        if name in _HELP:
            self._marked = None
            return None
        return super().chosen(name)

    def unanswered(self, action: UiAction) -> Change[TableAnswer]:
        """Show what to do when advice is asked for."""
        if isinstance(action, Key) and action.id in (COACH, SUGGEST):
            self._marked = None
            return None
        return super().unanswered(action)

    def result(self, report: RoundReport) -> RoundResult:
        """Count the round out; nothing of it can be watched again."""
        return RoundResult(self.services, report, is_alone=True)

    def after_round(self, answer: RoundAnswer) -> AnyChange:
        """Offer a first game."""
        if answer is RoundAnswer.LEAVE:
            return Pop(TableAnswer.TITLE)
        return Push(LessonDone(self.services, self.feed.match.rules.target), _after_lesson)

    def _follow(self) -> None:
        """Hold the match while something is to be read, and bring the plate up to date."""
        is_shown = self.feed.is_rested
        self.feed.is_held = self.lesson.is_talking
        if is_shown or not self._plate.words or self.lesson.step is None:
            self._put_into_words()
        self.screen.refresh()

    def _put_into_words(self) -> None:
        self._plate.words = lesson_words(self.tr, self.screen.log.names, self.lesson)
        self._plate.asks_to_go_on = self.lesson.is_talking

    def _mark(self) -> None:
        """Mark what is to be done, once for every step, and again when it is asked for."""
        step, screen = self.lesson.step, self.screen
        moment = (self.lesson.left, screen.is_armed)
        if self._marked == moment:
            return
        self._marked = moment
        if self.lesson.is_talking:
            self.form.focus(GO_ON)
        elif isinstance(step, Ask):
            screen.suggest(self._suggestion(step.move))
        screen.refresh()

    def _suggestion(self, move: Move) -> Suggestion:
        screen = self.screen
        table = screen.director.table
        found = suggested(self.services, self.feed.view, screen.log.names, table.hands[table.bottom], move)
        calls_first = isinstance(move, PlayCard) and move.call and not screen.is_armed
        return replace(found, piece=None, control="uno") if calls_first else found


class LessonDone(Confirm):
    """Answers whether to go back to the title rather than to play a first game."""

    def __init__(self, services: Services, target: int) -> None:
        super().__init__(services)
        self._target = target

    def doubt(self) -> Doubt:
        """Say what a match is, and offer one."""
        tr = self.tr
        return Doubt(
            heading=tr._("That was your first round!"),
            sentence=tr._(
                "Every round begins with seven cards each. Whoever comes to {count} points first wins the match.",
                count=self._target,
            ),
            icon="trophy",
            tint="gold",
            act=Act("title", tr._("Back to the title"), "left", ButtonKind.QUIET),
            refrain=Act("play", tr._("Play"), "play"),
        )


def _after_lesson(is_title: bool) -> AnyChange:
    return Pop(TableAnswer.TITLE if is_title else TableAnswer.AGAIN)
