"""Every scene speaks one language at a time: all goes through the translator, and a change reaches all that is open."""

from __future__ import annotations

import gettext
import re
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.ai.characters import CHARACTERS
from game.i18n import OWN_NAMES
from game.scenes.registry import SCENES
from game.scenes.staging import ShotOptions
from game.services import Services, make_services
from game.ui.compositor import Canvas
from game.ui.scene import Scene
from game.ui.text import Typesetter

SIZE = (1280, 720)
OPTIONS = ShotOptions(4, 7, 12, SIZE)
MARKS = str.maketrans("aeiouAEIOUncsz", "äéïöüÄÉÏÖÜñçšž")
PLACES = re.compile(r"(\{[^}]*\})")
WORD = re.compile(r"[A-Za-z]{3,}")
SAME_EVERYWHERE = {
    *(character.name for character in CHARACTERS),
    *("Esc", "Enter", "Space", "Left", "Right", "Up", "Down", "Tab"),
    *("Gift", "rules", "match", "ffee"),
    *(word for name in OWN_NAMES.values() for word in name.split()),
}
"""Names of people and keys, what a person wrote, a folder and a file of the pictures, the languages."""


class Marked(gettext.NullTranslations):
    """Puts marks on the vowels, so that what was translated shows."""

    def gettext(self, message: str) -> str:
        return "".join(part if part.startswith("{") else part.translate(MARKS) for part in PLACES.split(message))

    def ngettext(self, one: str, many: str, n: int) -> str:
        return self.gettext(one if n == 1 else many)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def shown(scene: Scene[Any], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lay out, draw, and give every text that is drawn."""
    texts: list[str] = []
    line = Typesetter.line

    def noted(self: Typesetter, text: str, *others: Any, **named: Any) -> Surface:
        texts.append(text)
        return line(self, text, *others, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Typesetter, "line", noted)
        scene.resize(SIZE)
        for _ in range(400):
            scene.update(16)
        scene.draw(Canvas(SIZE))
    return texts


def untranslated(texts: list[str]) -> set[str]:
    found = set()
    for text in texts:
        words = [word for word in WORD.findall(text) if word not in SAME_EVERYWHERE]
        found |= {word for word in words if re.search("[aeiouAEIOU]", word)}
    return found


@pytest.mark.parametrize("name", SCENES)
def test_all_that_is_shown_changes_its_language(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    services: Services = make_services(seed=7)
    scene = SCENES[name](services, OPTIONS)
    before = shown(scene, monkeypatch)
    services.assets.cache.clear()
    services.translator.speak(Marked(), "xx")
    assert untranslated(shown(scene, monkeypatch)) == set()
    assert untranslated(before)
