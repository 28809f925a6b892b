"""The settings page: every field of the settings has a row, everything holds at once, the palette reaches the cards."""

from __future__ import annotations

from dataclasses import fields

import pygame
import pytest

from game.i18n import Translator
from game.scenes.pause import PauseScene
from game.scenes.settings import SettingsScene
from game.scenes.settings_rows import Section, entries, setting_control, with_defaults, with_value
from game.services import Services, make_services
from game.settings import CardBack, Palette, Settings, Sorting, Speed
from game.ui.controls import Slider, Toggle
from game.ui.field import Choice
from tests.scenes.asking import SIZES, asked
from tests.scenes.fitting import misfits

TR = Translator()
OFFERS = {
    "theme": {"felt": "Teal felt", "dusk": "Dusk"},
    "language": {"system": "As the system", "en": "English", "pt_BR": "Português (Brasil)"},
}


@pytest.fixture
def services() -> Services:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return make_services(seed=7)


def test_every_field_has_a_row_and_a_control() -> None:
    rows = [entry.field for section in Section for entry in entries(TR, section, Settings(), OFFERS)]
    elsewhere = ("own_keys", "own_buttons", "seen_tips")
    assert sorted([*rows, *elsewhere]) == sorted(field.name for field in fields(Settings))
    for name in rows:
        assert isinstance(setting_control(TR, Settings(), name, OFFERS), Toggle | Slider | Choice)


def test_every_value_of_a_control_is_a_setting_and_comes_back() -> None:
    for section in Section:
        for entry in entries(TR, section, Settings(), OFFERS):
            control = setting_control(TR, Settings(), entry.field, OFFERS)
            match control:
                case Choice():
                    values: list[bool | float | str] = [option.value for option in control.options]
                case Slider():
                    values = [round(step * control.step_size, 4) for step in range(round(1 / control.step_size) + 1)]
                case _:
                    values = [True, False]
            for value in values:
                settings = with_value(Settings(), entry.field, value)
                again = setting_control(TR, settings, entry.field, OFFERS)
                assert getattr(again, "on" if isinstance(again, Toggle) else "value") == pytest.approx(value)


def test_limits_of_the_sliders() -> None:
    assert with_value(Settings(), "text_scale", 1.0).text_scale == 1.6
    assert with_value(Settings(), "text_scale", 0.0).text_scale == 0.8
    assert with_value(Settings(), "bot_pace", 0.0).bot_pace == 0.5
    assert with_value(Settings(), "volume", 0.35).volume == 0.35


def test_a_page_is_set_back_alone() -> None:
    changed = Settings(volume=0.1, speed=Speed.FAST)
    assert with_defaults(changed, ["volume"]) == Settings(speed=Speed.FAST)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("section", Section)
def test_it_fits(section: Section, size: tuple[int, int], services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not misfits(SettingsScene(services, section), size, monkeypatch)


def test_the_largest_text_leaves_everything_in_the_window(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    services.preferences.change(Settings(text_scale=1.6))
    for section in Section:
        found = misfits(SettingsScene(services, section), (1280, 720), monkeypatch)
        assert not [word for word in found if not word.startswith(("cut", "over"))]


def test_what_is_chosen_holds_at_once() -> None:
    with asked(lambda services, table: SettingsScene(services, Section.PLAY)) as (pilot, _):
        scene = pilot.scene
        assert isinstance(scene, SettingsScene)
        scene.form.focus("sorting")
        for key in ("enter", "down", "enter"):
            pilot.press(key)
        assert scene.services.settings.sorting is Sorting.NUMBER
        pilot.click("hints")
        assert not scene.services.settings.hints
        scene.form.focus("bot_pace")
        pilot.press("right")
        assert scene.services.settings.bot_pace == 1.25
        scene.form.focus("reset")
        pilot.press("enter")
        assert scene.services.settings == Settings()


def test_tips_that_are_switched_on_are_given_anew() -> None:
    given = Settings(tips=False, seen_tips=("call", "draw"))
    assert with_value(given, "tips", True) == Settings()


def test_a_slider_is_dragged_though_the_page_is_laid_out_with_every_step() -> None:
    with asked(lambda services, table: SettingsScene(services, Section.ACCESS)) as (pilot, _):
        scene = pilot.scene
        assert isinstance(scene, SettingsScene)
        slider = pilot.widget("text_scale").rect
        pilot.drag("text_scale", (slider.right + 30, slider.centery), steps=10)
        assert scene.services.settings.text_scale == 1.6
        assert scene.kit.text_scale == 1.6


def test_the_palette_reaches_theme_and_cards(services: Services) -> None:
    red = services.theme.color("red.base")
    face = services.assets.image("cards/r7", (80, 120))
    services.look.wear(Settings(palette=Palette.SAFE))
    assert services.theme.color("red.base") == (0xD5, 0x5E, 0x00, 255) != red
    safe = services.assets.image("cards/r7", (80, 120))
    assert pygame.image.tobytes(safe, "RGBA") != pygame.image.tobytes(face, "RGBA")
    assert services.look.wear(Settings())
    usual = services.assets.image("cards/r7", (80, 120))
    assert pygame.image.tobytes(usual, "RGBA") == pygame.image.tobytes(face, "RGBA")
    assert not services.look.wear(Settings(volume=0.1))


def test_backs_differ(services: Services) -> None:
    seen = set()
    for back in CardBack:
        services.look.wear(Settings(card_back=back))
        seen.add(pygame.image.tobytes(services.assets.image("cards/back", (80, 120)), "RGBA"))
    assert len(seen) == len(CardBack)


def test_sections_are_shown_by_pointer_and_tabs() -> None:
    with asked(lambda services, table: SettingsScene(services)) as (pilot, table):
        scene = pilot.scene
        assert isinstance(scene, SettingsScene)
        pilot.click("section_access")
        assert str(scene.section) == str(Section.ACCESS)
        pilot.resize((1024, 600))
        scene.form.focus("tabs")
        pilot.press("left")
        assert scene.section is Section.PLAY
        pilot.press("esc")
        assert table.answers == [None]


def test_full_screen_and_window_size_reach_the_window() -> None:
    with asked(lambda services, table: SettingsScene(services, Section.DISPLAY)) as (pilot, _):
        scene = pilot.scene
        assert isinstance(scene, SettingsScene)
        scene.services.preferences.change(Settings(window=(1600, 900)))
        pilot.step()
        assert pilot.picture().get_size() == (1600, 900)
        assert scene.kit.size == (1600, 900)
        pilot.press("f11")
        assert scene.services.settings.full_screen
        pilot.press("f11")
        assert not scene.services.settings.full_screen


def test_the_pause_opens_them_and_lays_everything_out_anew() -> None:
    with asked(lambda services, table: PauseScene(services)) as (pilot, _):
        pause = pilot.scenes[-1]
        assert isinstance(pause, PauseScene)
        pilot.click("settings")
        assert len(pilot.scenes) == 3
        pause.services.preferences.change(Settings(text_scale=1.3))
        pilot.press("esc")
        assert len(pilot.scenes) == 2
        assert pause.kit.text_scale == 1.3


def test_a_new_palette_is_shown_within_a_quarter_of_a_second() -> None:
    with asked(lambda services, table: SettingsScene(services, Section.ACCESS)) as (pilot, _):
        before = pygame.image.tobytes(pilot.picture(), "RGB")
        frames = pilot.frames
        scene = pilot.scene
        assert isinstance(scene, SettingsScene)
        scene.form.focus("palette")
        for key in ("enter", "down", "enter"):
            pilot.press(key)
        assert pilot.frames > frames
        assert pygame.image.tobytes(pilot.picture(), "RGB") != before
