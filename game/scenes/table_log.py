"""Keeps what was said of the round, and whom it was about, and lets it be heard as it happens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from game.rules.events import CardPlayed, Event, RoundStarted
from game.rules.ruleset import Ruleset
from game.rules.seat import Seat
from game.rules.view import redact
from game.scenes.table_own_rules import own_rule_words
from game.services import Services
from game.table.concern import seats_of
from game.table.director import Told
from game.table.narration import narrate
from game.table.sounds import card_sound, sound
from game.table.words import Names


@dataclass(frozen=True, slots=True)
class _Noted:
    """An event with its neighbours, as its sentence needs them."""

    event: Event
    previous: Event | None
    following: Event | None


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the log and the seats it is about, None where that is everybody."""

    words: str
    seats: frozenset[Seat] | None = None

    def is_about(self, seat: Seat | None) -> bool:
        """Say whether it is told where one seat's lines are wanted; all are where no seat is given."""
        return seat is None or self.seats is None or seat in self.seats


class RoundLog:
    """The sentences of a round, the newest last, in the words for one reader at a table with its rules."""

    def __init__(self, services: Services, names: Names, rules: Ruleset) -> None:
        self._services = services
        self._rules = rules
        self.names = names
        self.told: list[Line] = []
        self._past: list[_Noted | Line] = []
        self._language = services.translator.language
        self._repeated: str | None = None

    @property
    def lines(self) -> tuple[str, ...]:
        """Give all sentences, the newest last."""
        return tuple(line.words for line in self.told)

    @property
    def last(self) -> tuple[str, ...]:
        """Give the last few sentences, the newest first."""
        return tuple(line.words for line in self.told[:-4:-1])

    @property
    def news(self) -> str:
        """Give the newest sentence in words for everybody round the table: names, and nothing but what all may see."""
        return next(self._for_everybody(), "")

    def last_for_everybody(self, most: int) -> tuple[str, ...]:
        """Give so many of the newest sentences in words for everybody round the table, the newest last."""
        return tuple(islice(self._for_everybody(), most))[::-1]

    def _for_everybody(self) -> Iterator[str]:
        """Yield what was said as all may know it, the newest first."""
        tr, everybody = self._services.translator, replace(self.names, you=None)
        for part in reversed(self._past):
            if isinstance(part, Line):
                yield part.words
                continue
            seen = [None if event is None else redact(event, None) for event in (part.previous, part.following)]
            words = narrate(tr, everybody, redact(part.event, None), *seen)
            if words:
                yield words

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
        self.told.clear()
        self.recall(events)

    def say(self, lines: Sequence[Line]) -> None:
        """Note what somebody said, and what happened beside the rules."""
        self._past += lines
        self.told += lines

    def retell(self, names: Names) -> None:
        """Put all of it into the language of now, if that is another; what somebody said stays as it was said."""
        if self._services.translator.language == self._language:
            return
        self._language = self._services.translator.language
        self.names = names
        self.told = [line for part in self._past for line in ([part] if isinstance(part, Line) else self._words(part))]

    def _note(self, event: Event, previous: Event | None, following: Event | None) -> None:
        if isinstance(event, RoundStarted):
            self._past.clear()
            self.told.clear()
        noted = _Noted(event, previous, following)
        self._past.append(noted)
        self.told += self._words(noted)

    def _words(self, noted: _Noted) -> list[Line]:
        tr, event = self._services.translator, noted.event
        lines = [narrate(tr, self.names, event, noted.previous, noted.following)]
        if isinstance(event, CardPlayed):
            lines.append(own_rule_words(tr, self._rules, event.card))
        return [Line(words, seats_of(event)) for words in lines if words]
