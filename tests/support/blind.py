"""A person who sees nothing: presses keys, hears what is said, and knows nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from types import TracebackType
from typing import Any

from game.services import Services, make_services
from game.settings import Settings, Speech
from game.speech import RecordingSpeaker
from game.ui.scene import Push, Scene
from game.voice import Voice
from tests.support.pilot import Pilot

_HELD = re.compile(r"You hold (\d+) cards?: ")


class Listener:
    """Plays by ear. `heard` is everything that was said so far."""

    def __init__(self, first: Callable[[Services], Scene[Any] | Push[Any]], settings: Settings) -> None:
        self.speaker = RecordingSpeaker()
        services = make_services(seed=7, settings=replace(settings, speech=Speech.ON))
        self.services = replace(services, voice=Voice(lambda: self.speaker))
        self._pilot = Pilot(first, services=self.services)
        self._read = 0
        self._mark = 0

    def __enter__(self) -> Listener:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pilot.close()

    @property
    def heard(self) -> list[str]:
        return self.speaker.texts

    def listen(self, ms: float = 500) -> list[str]:
        """Wait a while and give what was said since the last time."""
        self._pilot.advance(ms)
        fresh, self._read = self.heard[self._read :], len(self.heard)
        return fresh

    def press(self, key: str) -> list[str]:
        """Press a key, and hear what comes of it."""
        self._mark = len(self.heard)
        self._pilot.press(key)
        return self.listen(300)

    def wait_for(self, *words: str, within_ms: float = 120_000) -> str:
        """Wait until something is said that holds one of some words, and give it; what the last key led to counts."""
        for _ in range(round(within_ms / 250)):
            for said in self.heard[self._mark :]:
                if any(word in said for word in words):
                    return said
            self.listen(250)
        raise AssertionError(f"nobody said {words}; last: {self.heard[-8:]}")

    def find(self, *words: str, key: str = "tab", most: int = 60) -> bool:
        """Go from one thing to the next until one of some words is heard; False once all was heard."""
        return any(any(word in said for said in self.press(key) for word in words) for _ in range(most))

    def play_match(self) -> str:
        """Play until somebody wins the match, and give the sentence that says so."""
        queue = self.listen()
        for _ in range(4000):
            for said in queue:
                if "wins the match!" in said or "win the match!" in said or "share the win" in said:
                    return said
            queue = self._answer(queue) or self.listen()
        raise AssertionError(f"the match does not end; last: {self.heard[-12:]}")

    def _answer(self, said: list[str]) -> list[str]:
        """Do something about the last thing that asks for it, and give what was heard then."""
        for words in reversed(said):
            for asked, deed in self._deeds().items():
                if re.search(asked, words):
                    return deed()
        return []

    def _deeds(self) -> dict[str, Callable[[], list[str]]]:
        return {
            r"wins? round \d|is blocked": lambda: self.press("enter") + self.press("enter"),
            r"^Name a colour|^Swap hands with whom": lambda: self.press("enter"),
            r"^Choose the cards for": self._give,
            r"^It was allowed only if|cards? (is|are) coming to you|^Take \d+, You draw": lambda: self.press("1"),
            r"^Catch \w+!": lambda: self.press("c"),
            r"^Call UNO!": lambda: self.press("u"),
            r"^Your turn\. Take": lambda: self.press("t"),
            r"^Your turn\. Nothing fits": lambda: self.press("d"),
            r"^Your turn\. Play .* or keep it": lambda: self.press("k"),
            r"^Your turn\.": self._play,
        }

    def _play(self) -> list[str]:
        """Find a card that can be played, calling first with two in hand, and play it; else draw."""
        told = self.press("i")
        count = next((int(found[1]) for words in told if (found := _HELD.search(words))), 0)
        if count == 2:
            self.press("u")
        if any("You can play" in words for words in told) and self.find("can be played"):
            return self.press("enter")
        return self.press("d")

    def _give(self) -> list[str]:
        """Choose cards one after the other until they are enough, and give them."""
        for _ in range(12):
            told = self.press("enter")
            if not any("card" in words for words in told):
                return told
            self.press("tab")
        return self.listen()
