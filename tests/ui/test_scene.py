"""The stack changes only as scenes answer, and hands results to whoever asked."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.actions import Back, Confirm, Key, UiAction
from game.ui.compositor import Canvas
from game.ui.scene import AnyChange, Pass, Pop, Push, Reset, Scene, SceneStack


class Probe(Scene[int]):
    def __init__(self, name: str, log: list[str], answers: Callable[[UiAction], AnyChange] | None = None) -> None:
        self.name = name
        self.log = log
        self.answers = answers
        self.later: AnyChange = None
        self.is_moving = False

    @property
    def moving(self) -> bool:
        return self.is_moving

    def resize(self, size: tuple[int, int]) -> None:
        self.log.append(f"{self.name} {size[0]}")

    def handle(self, action: UiAction) -> AnyChange:
        self.log.append(f"{self.name} handles")
        return self.answers(action) if self.answers else None

    def update(self, dt: float) -> AnyChange:
        self.log.append(f"{self.name} updates")
        return self.later

    def close(self) -> None:
        self.log.append(f"{self.name} closes")

    def draw(self, canvas: Canvas) -> None:
        self.log.append(f"{self.name} draws")


class Question(Probe):
    opaque = False
    holds_below = False


def stack_of(*scenes: Probe) -> SceneStack:
    stack = SceneStack((100, 50))
    for scene in scenes:
        stack.push(scene)
    scenes[0].log.clear()
    return stack


def test_a_result_goes_to_the_scene_that_asked() -> None:
    log: list[str] = []
    answers: list[int] = []

    def got(result: int) -> AnyChange:
        answers.append(result)
        return None

    question = Question("question", log, lambda _: Pop(42))
    stack = stack_of(Probe("table", log, lambda _: Push(question, got)))
    stack.handle(Confirm())
    assert stack.top is question
    stack.handle(Confirm())
    assert answers == [42]
    assert [type(scene).__name__ for scene in stack.scenes] == ["Probe"]


def test_the_answer_to_a_result_is_a_change_too() -> None:
    log: list[str] = []
    question = Question("question", log, lambda _: Pop(1))
    stack = stack_of(Probe("table", log, lambda _: Push(question, lambda _: Pop(None))))
    stack.handle(Confirm())
    stack.handle(Confirm())
    assert stack.top is None


def test_drawing_starts_at_the_topmost_opaque_scene() -> None:
    log: list[str] = []
    stack = stack_of(Probe("title", log), Probe("table", log), Question("question", log))
    stack.draw(Canvas((100, 50)))
    assert log == ["table draws", "question draws"]


def test_only_live_scenes_are_updated() -> None:
    log: list[str] = []
    stack = stack_of(Probe("title", log), Probe("table", log), Question("question", log))
    stack.update(16)
    assert log == ["table updates", "question updates"]


def test_a_question_lets_a_call_through() -> None:
    log: list[str] = []
    question = Question("question", log, lambda action: Pass() if isinstance(action, Key) else None)
    stack = stack_of(Probe("table", log), question)
    stack.handle(Key("uno"))
    stack.handle(Back())
    assert log == ["question handles", "table handles", "question handles"]


def test_a_covered_scene_that_changes_takes_the_question_away() -> None:
    log: list[str] = []
    table, other = Probe("table", log), Probe("other", log)
    stack = stack_of(table, Question("question", log))
    table.later = Push(other)
    stack.update(16)
    assert stack.scenes == (table, other)
    assert "question closes" in log


def test_reset_closes_all_and_none_ends() -> None:
    log: list[str] = []
    title = Probe("title", log, lambda _: Reset(None))
    stack = stack_of(Probe("table", log), Probe("pause", log, lambda _: Reset(title)))
    stack.handle(Confirm())
    assert stack.scenes == (title,)
    assert log[1:3] == ["pause closes", "table closes"]
    stack.handle(Confirm())
    assert stack.top is None


def test_every_scene_is_laid_out_for_a_new_size() -> None:
    log: list[str] = []
    stack = stack_of(Probe("table", log), Question("question", log))
    stack.resize((200, 100))
    assert log == ["table 200", "question 200"]


def test_a_frame_is_due_after_input_while_moving_and_once_after() -> None:
    scene = Probe("table", [])
    stack = stack_of(scene)
    assert [stack.take_frame(), stack.take_frame()] == [True, False]
    stack.handle(Confirm())
    assert [stack.take_frame(), stack.take_frame()] == [True, False]
    scene.is_moving = True
    assert [stack.take_frame(), stack.take_frame()] == [True, True]
    scene.is_moving = False
    assert [stack.take_frame(), stack.take_frame()] == [True, False]
    scene.touch()
    assert [stack.take_frame(), stack.take_frame()] == [True, False]
