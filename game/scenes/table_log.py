"""Keeps what was said of the round, tells it with its sounds, and shows it whole when the log is opened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from game.rules.events import CardPlayed, Event, RoundStarted
from game.rules.ruleset import Ruleset
from game.rules.seat import Seat
from game.rules.view import redact
from game.scenes.table_own_rules import own_rule_words
from game.services import Services
from game.table.director import Told
from game.table.layout import Layout
from game.table.narration import narrate
from game.table.sounds import card_sound, sound
from game.table.words import Names
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.vector import Box


@dataclass(frozen=True, slots=True)
class _Noted:
    """An event with its neighbours, as its sentence needs them."""

    event: Event
    previous: Event | None
    following: Event | None


class RoundLog:
    """The sentences of a round, the newest last, in the words for one reader at a table with its rules."""

    def __init__(self, services: Services, names: Names, rules: Ruleset) -> None:
        self._services = services
        self._rules = rules
        self.names = names
        self.lines: list[str] = []
        self._past: list[_Noted | str] = []
        self._language = services.translator.language
        self.is_open = False
        self.scrolled = 0.0
        self._repeated: str | None = None

    @property
    def last(self) -> tuple[str, ...]:
        """Give the last few sentences, the newest first."""
        return tuple(self.lines[:-4:-1])

    @property
    def news(self) -> str:
        """Give the newest sentence in words for everybody round the table: names, and nothing but what all may see."""
        tr, everybody = self._services.translator, replace(self.names, you=None)
        for part in reversed(self._past):
            if isinstance(part, str):
                return part
            seen = [None if event is None else redact(event, None) for event in (part.previous, part.following)]
            words = narrate(tr, everybody, redact(part.event, None), *seen)
            if words:
                return words
        return ""

    def tell(self, told: Iterable[Told], viewer: Seat | None) -> None:
        """Note what happened, and let it be heard; of what was jumped over only the last sound."""
        hurried = None
        for entry in told:
            self._note(entry.event, entry.previous, entry.following)
            heard = sound(entry.event, viewer)
            self._repeated = None if entry.is_hurried else card_sound(entry.event)
            if heard is not None and entry.is_hurried:
                hurried = heard
            elif heard is not None:
                self._services.audio.play(heard)
        if hurried is not None:
            self._services.audio.play(hurried)

    def follow(self, departed: int) -> None:
        """Let the cards be heard that followed the first of the last event."""
        if departed and self._repeated is not None:
            self._services.audio.play(self._repeated, volume=0.7)

    def recall(self, events: Sequence[Event]) -> None:
        """Note what happened before anybody looked, in silence."""
        around = (None, *events, None)
        for previous, event, following in zip(around, events, around[2:], strict=False):
            self._note(event, previous, following)

    def start_over(self, names: Names, events: Sequence[Event]) -> None:
        """Tell all of it anew for another reader, from what they may know; what was said to others is gone."""
        self.names = names
        self._past.clear()
        self.lines.clear()
        self.recall(events)

    def say(self, lines: Sequence[str]) -> None:
        """Note what somebody said."""
        self._past += lines
        self.lines += lines

    def retell(self, names: Names) -> None:
        """Put all of it into the language of now, if that is another; what somebody said stays as it was said."""
        if self._services.translator.language == self._language:
            return
        self._language = self._services.translator.language
        self.names = names
        self.lines = [line for part in self._past for line in ([part] if isinstance(part, str) else self._words(part))]

    def _note(self, event: Event, previous: Event | None, following: Event | None) -> None:
        if isinstance(event, RoundStarted):
            self._past.clear()
            self.lines.clear()
            self.scrolled = 0.0
        noted = _Noted(event, previous, following)
        self._past.append(noted)
        self.lines += self._words(noted)

    def _words(self, noted: _Noted) -> list[str]:
        tr, event = self._services.translator, noted.event
        lines = [narrate(tr, self.names, event, noted.previous, noted.following)]
        if isinstance(event, CardPlayed):
            lines.append(own_rule_words(tr, self._rules, event.card))
        return [line for line in lines if line]

    def draw(self, canvas: Canvas, kit: Kit, lay: Layout) -> None:
        """Declare the open log: the newest sentence at the top, as many as fit."""
        panel = self.panel(kit, lay)
        kit.draw_box(
            canvas,
            Box(panel.size, kit.radius("panel"), kit.color("panel"), kit.color("line"), 1.5, shadow=kit.shadow(20, 10)),
            panel,
        )
        pad = kit.px(24)
        inner = panel.inflate(-2 * pad, -2 * pad)
        with canvas.clip(inner):
            y = inner.top - round(self.scrolled)
            for index, line in enumerate(reversed(self.lines)):
                color = "text" if index == 0 else "text-2"
                text = kit.paragraph(line, inner.width, "small", color)
                if y + text.get_height() > inner.top and y < inner.bottom:
                    canvas.blit(text, (inner.left, y))
                y += text.get_height() + kit.px(10)

    def scroll(self, kit: Kit, lay: Layout, notches: float) -> None:
        """Scroll by notches of the wheel; up is positive."""
        pad = kit.px(24)
        inner = self.panel(kit, lay).inflate(-2 * pad, -2 * pad)
        height = self._height(kit, inner.width, self.lines)
        self.scrolled = max(0.0, min(height - inner.height, self.scrolled - notches * 48 * kit.u))

    def panel(self, kit: Kit, lay: Layout) -> Rect:
        """Give the place of the open log, in window pixels: as high as its sentences, up to a part of the window."""
        log, pad = lay.log, kit.px(24)
        width = max(log.width, round(440 * lay.u))
        height = self._height(kit, width - 2 * pad, self.lines) + 2 * pad
        return Rect(log.right - width, log.y, width, max(log.height, min(height, round(lay.size[1] * 0.62))))

    @staticmethod
    def _height(kit: Kit, width: int, lines: Sequence[str]) -> int:
        return sum(kit.paragraph(line, width, "small", "text-2").get_height() + kit.px(10) for line in lines)
