"""Reads aloud what the scenes show: titles and texts, whatever has the focus, what changes; answers what is asked.

It looks at the scenes from outside and tells what is other than before, so that no scene has to think of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final
from weakref import WeakKeyDictionary

from game.bindings import ASK_OPTIONS, READ_BACK, READ_ON, REPEAT, SPEECH
from game.scenes.layered import Layered
from game.scenes.spoken_words import change_words, control_words, joined
from game.scenes.stage import Stage
from game.services import Services
from game.settings import Speech, Verbosity
from game.ui.actions import (
    Confirm,
    ConfirmReleased,
    FocusGained,
    FocusLost,
    Key,
    PointerLeft,
    PointerMoved,
    UiAction,
    Wheel,
)
from game.ui.scene import Scene, SceneStack
from game.ui.spoken import Spoken
from game.ui.widgets import Widget
from game.voice import Kind

_LOOK_MS: Final = 100.0
_ASKS: Final = "ask_"
_BRIEF_LINES: Final = 2
_IDLE: Final = (ConfirmReleased, FocusGained, PointerLeft, PointerMoved, Wheel)
"""Actions after which nothing has to be answered at once."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """What was told of last: the scene, its texts, and the control with the focus as it was then."""

    scene: Stage[Any]
    said: tuple[str, ...] = ()
    messages: tuple[str, ...] = ()
    focused: str | None = None
    spoken: Spoken | None = None
    disabled: str | None = None


class Reader:
    """Goes along with the loop; while speech is off it does nothing but wait for the key that switches it on."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._voice = services.voice
        self._seen: _Seen | None = None
        self._told: WeakKeyDictionary[Stage[Any], tuple[str, ...]] = WeakKeyDictionary()
        """What every scene that is still there has told, so that none tells it again when it comes back to the top."""
        self._has_acted = False
        self._since = 0.0
        self._line = -1

    def take(self, action: UiAction, stack: SceneStack) -> bool:
        """Switch speech on or off, read on, repeat, or answer a question; leave the rest to the scenes."""
        if action == Key(SPEECH):
            self._switch()
            return True
        if not self._voice.is_on:
            return False
        if isinstance(action, FocusLost):
            self._voice.hush()
        stage = top_stage(stack)
        if isinstance(action, Key) and stage is not None and not self._is_typed(action, stage):
            return self._answered(action.id, stage, stack)
        self._has_acted = self._has_acted or not isinstance(action, (*_IDLE, FocusLost))
        self._say_why_not(action, stage)
        return False

    def follow(self, stack: SceneStack, dt: float) -> None:
        """Tell what is other than the last time, at once after the person did something."""
        self._voice.update(dt)
        if not self._voice.is_on:
            self._seen = None
            return
        self._since += dt
        if not self._has_acted and self._since < _LOOK_MS:
            return
        has_acted, self._has_acted, self._since = self._has_acted, False, 0.0
        stage = top_stage(stack)
        if stage is None:
            return
        is_overheard = any(isinstance(scene, Stage) and scene.is_overheard for scene in stack.scenes)
        self._look(stage, is_overheard=is_overheard, has_acted=has_acted)

    def _look(self, stage: Stage[Any], *, is_overheard: bool, has_acted: bool) -> None:
        before, is_new = self._seen, self._seen is None or self._seen.scene is not stage
        if before is None or is_new:
            before = _Seen(stage, messages=self._told.get(stage, ()))
            self._line = -1
        widget = stage.form.focused_widget
        said = tuple(filter(None, stage.aloud()))
        now = replace(
            before,
            said=said[:1] if stage.is_private and is_overheard else said,
            messages=tuple(filter(None, stage.messages())),
            focused=None if widget is None else widget.name,
            spoken=None if widget is None else widget.spoken(),
            disabled=None if widget is None else widget.disabled,
        )
        self._seen = now
        self._told[stage] = now.messages
        if is_new:
            self._tell_texts(before, now, is_new=True, has_acted=has_acted)
        if widget is not None:
            self._tell_focus(before, now, widget, is_overheard=is_overheard, has_acted=has_acted and not is_new)
        if not is_new:  # after the control that was reached, which cuts off all else
            self._tell_texts(before, now, is_new=False, has_acted=has_acted)

    def _tell_texts(self, before: _Seen, now: _Seen, *, is_new: bool, has_acted: bool) -> None:
        fresh = [line for line in now.said if line not in before.said]
        if self._voice.verbosity is Verbosity.BRIEF:
            fresh = fresh[:_BRIEF_LINES]
        kind = Kind.PAGE if has_acted else Kind.PROMPT
        if is_new and fresh:
            self._voice.tell(joined(fresh[:1]), Kind.FOCUS if has_acted else kind)
            fresh = fresh[1:]
        for line in _fresh(before.messages, now.messages):
            self._voice.tell(joined([line]), Kind.NEWS)
        for line in fresh:
            self._voice.tell(joined([line]), kind)

    def _tell_focus(self, before: _Seen, now: _Seen, widget: Widget, *, is_overheard: bool, has_acted: bool) -> None:
        kind = Kind.FOCUS if has_acted else Kind.PAGE
        if now.focused != before.focused or before.spoken is None:
            self._voice.tell(self._control_words(now.scene, widget, is_overheard=is_overheard), kind)
        elif now.spoken is not None and _heard(now.spoken, is_overheard) != _heard(before.spoken, is_overheard):
            old, new = _heard(before.spoken, is_overheard), _heard(now.spoken, is_overheard)
            self._voice.tell(change_words(self._services.translator, old, new), kind)
        elif now.disabled != before.disabled:
            self._voice.tell(self._control_words(now.scene, widget, is_overheard=is_overheard), Kind.PAGE)

    def _control_words(self, stage: Stage[Any], widget: Widget, *, is_overheard: bool) -> str:
        return control_words(
            self._services.translator,
            widget,
            stage.form.place_of(widget),
            self._voice.verbosity,
            is_overheard=is_overheard,
        )

    def _switch(self) -> None:
        """Switch speech on or off for good."""
        services, voice = self._services, self._voice
        tr, wanted = services.translator, Speech.OFF if voice.is_on else Speech.ON
        services.take(replace(services.settings, speech=wanted))
        self._seen = None
        if voice.is_on:
            key = services.key_cap(ASK_OPTIONS)
            voice.tell(tr._("Speech is on. {key} says what you can do.", key=key), Kind.ANSWER)

    def _answered(self, name: str, stage: Stage[Any], stack: SceneStack) -> bool:
        """Answer a key of ours; say whether it was one."""
        if name == REPEAT:
            self._voice.repeat()
        elif name in (READ_ON, READ_BACK):
            self._read(stage, 1 if name == READ_ON else -1)
        elif name.startswith(_ASKS):
            self._voice.tell(joined(list(self._answer(name, stage, stack))), Kind.ANSWER)
        else:
            self._has_acted = True
            return False
        return True

    def _read(self, stage: Stage[Any], step: int) -> None:
        """Read the next line of the page, or the one before."""
        lines = [line for line in stage.all_aloud() if line]
        self._line = min(max(0, self._line + step), len(lines))
        end = self._services.translator._("That is all.")
        self._voice.tell(joined([lines[self._line]]) if self._line < len(lines) else end, Kind.ANSWER)

    def _answer(self, name: str, stage: Stage[Any], stack: SceneStack) -> Sequence[str]:
        """Ask the scenes from the top down; what can be done, every scene can say."""
        for scene in reversed(stack.scenes):
            answer = scene.asked(name) if isinstance(scene, Stage) else None
            if answer is not None:
                return answer
        tr = self._services.translator
        if name != ASK_OPTIONS:
            return (tr._("There is no game to ask about here."),)
        return option_words(self._services, stage)

    def _is_typed(self, action: Key, stage: Stage[Any]) -> bool:
        """Say whether a letter goes into a field of text."""
        return stage.form.takes(action) and len(self._services.key_cap(action.id)) == 1

    def _say_why_not(self, action: UiAction, stage: Stage[Any] | None) -> None:
        """Say why the control that is confirmed can't be used."""
        widget = None if stage is None else stage.form.focused_widget
        if isinstance(action, Confirm) and widget is not None and widget.disabled is not None:
            self._voice.tell(joined([widget.disabled]), Kind.FOCUS)


def option_words(services: Services, stage: Stage[Any]) -> Sequence[str]:
    """Say how to move about in any scene, and which keys its controls have."""
    tr = services.translator
    lines = [
        tr._("Tab or the arrows move, Enter acts, Escape goes back."),
        tr._("{on} and {back} read line by line.", on=services.key_cap(READ_ON), back=services.key_cap(READ_BACK)),
    ]
    for widget in stage.form.widgets:
        spoken = widget.spoken()
        if widget.visible and widget.key_cap and spoken.title and widget.disabled is None:
            lines.append(tr._("{key}: {what}", key=widget.key_cap, what=spoken.title))
    return lines


def top_stage(stack: SceneStack) -> Stage[Any] | None:
    """Give the topmost scene with controls."""
    scene: Scene[Any] | None = stack.top
    while isinstance(scene, Layered):
        scene = scene.upper
    return scene if isinstance(scene, Stage) else None


def _fresh(before: Sequence[str], now: Sequence[str]) -> Sequence[str]:
    """Return what has come to the end of a list whose beginning goes meanwhile; the same words may come again."""
    for kept in range(min(len(before), len(now)), 0, -1):
        if tuple(before[-kept:]) == tuple(now[:kept]):
            return now[kept:]
    return now


def _heard(spoken: Spoken, is_overheard: bool) -> Spoken:
    return replace(spoken, private="") if is_overheard else spoken
