"""Every scene speaks one language at a time: all goes through the translator, and a change reaches all that is open."""

from __future__ import annotations

import gettext
import re
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.ai.characters import CHARACTERS
from game.i18n import OWN_NAMES, PLAIN_TITLES, shipped_languages
from game.paths import Folders
from game.rules.ruleset import PRESETS
from game.scenes.about import AboutScene
from game.scenes.registry import SCENES
from game.scenes.rules_help import RulesHelp
from game.scenes.settings import SettingsScene
from game.scenes.settings_rows import Section
from game.scenes.setup import GAME, RULES, SetUpScene
from game.scenes.shared_shot import NAMES
from game.scenes.staging import ShotOptions
from game.scenes.title import quick_set_up
from game.services import Services, make_services
from game.settings import Settings
from game.ui.assets import find_assets
from game.ui.compositor import Canvas
from game.ui.geometry import SMALLEST_WINDOW, Size
from game.ui.scene import Scene
from game.ui.text import Typesetter
from game.ui.widgets import Changed

SIZE = (1280, 720)
OPTIONS = ShotOptions(4, 7, 12, SIZE)
LANGUAGES = shipped_languages(find_assets() / "i18n")
SMALLEST = ShotOptions(4, 7, 12, SMALLEST_WINDOW)
MARKS = str.maketrans("aeiouAEIOUncsz", "äéïöüÄÉÏÖÜñçšž")
PLACES = re.compile(r"(\{[^}]*\})")
WORD = re.compile(r"[A-Za-z]{3,}")
SAME_EVERYWHERE = {
    *(character.name for character in CHARACTERS),
    *NAMES,
    *(name.upper() for name in NAMES),
    *("Esc", "Enter", "Space", "Left", "Right", "Up", "Down", "Tab"),
    *("Start", "Select"),
    *("Gift", "rules", "match", "ffee"),
    *("Down", "One", "down", "one", "log", "crash", "txt"),
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


def cut(scene: Scene[Any], size: Size, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Lay out, draw, and give every line that ends in an ellipsis for want of room."""
    found: set[str] = set()
    shortened = Typesetter._shortened

    def noted(self: Typesetter, text: str, *others: Any) -> str:
        result = shortened(self, text, *others)
        if result != text:
            found.add(text)
        return result

    with monkeypatch.context() as patch:
        patch.setattr(Typesetter, "_shortened", noted)
        scene.resize(size)
        for _ in range(60):
            scene.update(100)
        scene.draw(Canvas(size))
    return found


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
    licences = scene.lines if isinstance(scene, AboutScene) else ()  # they are as their authors wrote them
    texts = [text for text in shown(scene, monkeypatch) if text not in licences]
    assert untranslated(texts) == set()
    assert untranslated(before)


def test_a_language_chosen_in_the_settings_holds_at_once_and_can_be_left_again(monkeypatch: pytest.MonkeyPatch) -> None:
    services = make_services(seed=7, settings=Settings(language="nowhere"))
    assert services.settings.language == ""
    scene = SettingsScene(services, Section.DISPLAY)
    scene.resize(SIZE)
    scene.changed(Changed("language", "de"))
    assert services.settings.language == services.translator.language == "de"
    assert "Einstellungen" in shown(scene, monkeypatch)
    scene.changed(Changed("language", "system"))
    assert services.settings.language == ""
    assert "Settings" in shown(scene, monkeypatch)


def test_the_language_of_the_system_is_spoken_only_where_the_player_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("LC_ALL", "de_CH.UTF-8")
    assert make_services(seed=7).translator.language == "en"
    assert make_services(seed=7, folders=Folders(tmp_path, tmp_path)).translator.language == "de"
    monkeypatch.setenv("LC_ALL", "sv_SE.UTF-8")
    assert make_services(seed=7, folders=Folders(tmp_path, tmp_path)).translator.language == "en"


def test_titles_are_set_in_the_font_that_has_their_letters() -> None:
    services = make_services(seed=7)
    widths = {}
    for language in ("de", "pl"):
        services.type.plain_titles = language in PLAIN_TITLES
        widths[language] = services.type.width("Down", "title", 40), services.type.width("1", "numeral", 40)
    assert widths["de"][0] != widths["pl"][0]
    assert widths["de"][1] == widths["pl"][1]


@pytest.mark.parametrize("options", [SMALLEST, OPTIONS], ids=["smallest", "usual"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_in_any_language(language: str, options: ShotOptions, monkeypatch: pytest.MonkeyPatch) -> None:
    services = make_services(seed=7)
    services.speak(language)
    found = {name: cut(make(services, options), options.size, monkeypatch) for name, make in SCENES.items()}
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize("tab", [RULES, GAME])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_of_a_set_up_is_cut_in_any_language(language: str, tab: str, monkeypatch: pytest.MonkeyPatch) -> None:
    services = make_services(seed=7)
    services.speak(language)
    scene = SetUpScene(services, quick_set_up(9), presets=Path())
    scene.tab = tab
    assert cut(scene, SMALLEST.size, monkeypatch) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_of_the_rules_is_cut_in_any_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    services = make_services(seed=7)
    services.speak(language)
    for rules in (PRESETS["party"], PRESETS["official_112"]):
        scene = RulesHelp(services, rules)
        scene.resize(SMALLEST.size)
        for page in scene.pages:
            scene.open(page.id)
            assert cut(scene, SMALLEST.size, monkeypatch) == set(), page.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_setting_is_cut_in_any_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    services = make_services(seed=7)
    services.speak(language)
    found = {part: cut(SettingsScene(services, part), SMALLEST.size, monkeypatch) for part in Section}
    assert {part: texts for part, texts in found.items() if texts} == {}
