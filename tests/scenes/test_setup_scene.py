"""Setting a game up: every option has words and a control, every answer comes by pointer and by keys."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ai.characters import Level
from game.i18n import Translator
from game.rules.ruleset import (
    OFFICIAL,
    PRESETS,
    RANGES,
    Deck,
    DrawnCard,
    Length,
    Ruleset,
    option_names,
)
from game.rules.table_rule import TableRule, Who, parse_effect
from game.scenes.people import named
from game.scenes.preset_names import NamePreset
from game.scenes.setup import GAME, RULES, SetUpScene
from game.scenes.setup_cards import CustomRules
from game.scenes.setup_draft import Draft
from game.scenes.setup_effects import FIRST_EFFECTS, effect_sentence, kind_of, kind_words
from game.scenes.setup_game import expected_minutes
from game.scenes.setup_problems import problems
from game.scenes.setup_texts import groups, length_options, option_texts, preset_words, value_texts, value_words
from game.services import Services, make_services
from game.session.seats import SeatKind, SeatPlan, plan_table
from game.session.setup import OFFERED_LEVELS, SetUp, usual_set_up
from game.settings import Opening
from game.store.presets import Preset, read_presets, write_preset
from game.ui.controls import Segments, Stepper, Toggle
from game.ui.field import Choice, TextField
from game.ui.geometry import Point
from game.ui.widgets import Button
from tests.scenes.asking import SIZES, Table, asked, plans
from tests.scenes.fitting import misfits
from tests.support.pilot import Pilot

TR = Translator()


@pytest.fixture(scope="module")
def services() -> Services:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return make_services(seed=7)


@contextmanager
def setting_up(
    folder: Path, set_up: SetUp | None = None, size: tuple[int, int] = (1280, 720)
) -> Iterator[tuple[Pilot, Table, SetUpScene]]:
    made: list[SetUpScene] = []

    def make(services: Services, table: Table) -> SetUpScene:
        made.append(SetUpScene(services, set_up, presets=folder))
        return made[0]

    with asked(make, size) as (pilot, table):
        yield pilot, table, made[0]


def click(pilot: Pilot, name: str) -> None:
    """Bring a control into sight by the focus, then click it where it is seen."""
    scene = pilot.scene
    assert isinstance(scene, SetUpScene | CustomRules | NamePreset)
    scene.form.focus(name)
    for column in scene.columns.values() if isinstance(scene, SetUpScene) else (scene.column,):
        column.reveal(scene.form)
    pilot.click(name)


def choose(pilot: Pilot, name: str, value: str) -> None:
    click(pilot, name)
    choice = pilot.widget(name)
    assert isinstance(choice, Choice)
    assert choice.open
    pilot.click(row_of(choice, value))


def row_of(choice: Choice, value: str) -> Point:
    index = [option.value for option in choice.options].index(value)
    place = choice._list
    return place.centerx, place.top + 6 + round((index + 0.5) * choice._row)


def test_every_option_has_words_a_group_and_words_for_its_values() -> None:
    texts, named = option_texts(TR), value_texts(TR)
    assert set(texts) == set(option_names())
    grouped = [name for group in groups(TR) for name in group.options]
    assert sorted([*grouped, *length_options()]) == sorted(option_names())
    for name in option_names():
        value = getattr(OFFICIAL, name)
        assert value_words(TR, OFFICIAL, name)
        if isinstance(value, Enum):
            assert set(type(value)) <= set(named)
        elif type(value) is int:
            assert name in RANGES
    assert set(preset_words(TR)) == set(PRESETS)


def test_every_contradiction_is_explained_beside_an_option() -> None:
    endless = replace(OFFICIAL, draw_until_playable=True, drawn_card=DrawnCard.KEEP)
    assert set(problems(TR, endless, 4)) == {"draw_until_playable"}
    assert set(problems(TR, replace(OFFICIAL, hand_size=10), 8)) == {"hand_size"}
    assert "9 at most" in problems(TR, replace(OFFICIAL, hand_size=10), 8)["hand_size"]
    two = replace(OFFICIAL, custom_rules=(TableRule("", ()),) * 2)
    assert set(problems(TR, two, 4)) == {"custom_rules"}
    for rules in PRESETS.values():
        assert not problems(TR, rules, 10)


def test_every_effect_has_words() -> None:
    assert set(kind_words(TR)) == set(FIRST_EFFECTS)
    for kind, effect in FIRST_EFFECTS.items():
        assert kind_of(effect) == kind
        assert effect_sentence(TR, effect).endswith(".")
    assert len({effect_sentence(TR, parse_effect(f"draw {who.value} 3")) for who in Who}) == len(Who)


def test_a_match_of_two_takes_long_and_few_rounds_are_short() -> None:
    assert expected_minutes(OFFICIAL, 2) > expected_minutes(OFFICIAL, 6)
    short = Ruleset(length=Length.ROUNDS, rounds=1)
    assert 1 <= expected_minutes(short, 4) < expected_minutes(replace(short, rounds=4), 4)


def test_a_draft_gives_back_what_it_was_made_of() -> None:
    usual = usual_set_up()
    assert Draft(usual).result() == usual
    usual.validate()


def test_seats_are_added_up_to_ten_without_two_alike() -> None:
    draft = Draft(usual_set_up())
    while draft.can_add:
        draft.add()
    result = draft.result()
    result.validate()
    assert len(result.plans) == 10
    assert len({plan.avatar for plan in result.plans}) == 10
    assert not draft.twice()
    while draft.can_remove:
        draft.remove(draft.seats[-1].key)
    assert len(draft.seats) == 2


def test_several_people_sit_down_and_are_told_apart() -> None:
    draft = Draft(SetUp((SeatPlan("Maya", SeatKind.HUMAN, "", "rabbit"), *plans(3)[1:]), OFFICIAL))
    draft.set_level(draft.seats[2].key, None)
    result = draft.result()
    result.validate()
    assert [plan.kind for plan in result.plans].count(SeatKind.HUMAN) == 2
    assert [plan.name for plan in result.plans][::2] == ["Maya", ""]
    assert [plan.name for plan in named(TR, result.plans)][::2] == ["Maya", "Player 1"]
    draft.set_level(draft.seats[2].key, Level.EXPERT)
    assert draft.people == 1
    assert draft.result().plans[2].name


def test_nobody_alone_is_called_by_a_number() -> None:
    assert named(TR, plans(3)) == plans(3)
    several = (SeatPlan("Player 1", SeatKind.HUMAN, "", "owl"), *(SeatPlan("", SeatKind.HUMAN, "", "fox"),) * 2)
    assert [plan.name for plan in named(TR, several)] == ["Player 1", "Player 2", "Player 3"]


def test_shuffling_renaming_and_portraits_keep_the_seats_apart() -> None:
    draft = Draft(usual_set_up())
    before = [seat.key for seat in draft.seats]
    draft.shuffle(random.Random(1))
    assert sorted(before) == sorted(seat.key for seat in draft.seats) != [seat.key for seat in draft.seats]
    draft.rename(random.Random(1))
    draft.next_avatar(draft.seats[0].key)
    assert len({seat.avatar for seat in draft.seats}) == 4
    draft.result().validate()


def test_nameless_bots_get_a_name() -> None:
    draft = Draft(usual_set_up())
    draft.seats[1].name = "  "
    assert draft.result().plans[1].name == "Nora"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [2, 10])
def test_it_fits(
    seats: int, size: tuple[int, int], services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for who in (plans(seats), plan_table([None] * seats)):
        scene = SetUpScene(services, SetUp(who, replace(PRESETS["party"], deck=Deck.MODERN)), presets=tmp_path)
        for tab in (scene.tab, RULES, GAME):
            scene.tab = tab
            assert not misfits(scene, size, monkeypatch)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_its_dialogs_fit(
    size: tuple[int, int], services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gift = TableRule("Gift", tuple(parse_effect(text) for text in ("draw others 2", "pass_cards 3 left", "again")))
    cards = CustomRules(services, (gift,) * 3)
    cards.update(1000)
    assert not misfits(cards, size, monkeypatch)
    write_preset(tmp_path, "Friday night", OFFICIAL)
    keep = NamePreset(services, tmp_path, OFFICIAL)
    keep.update(1000)
    assert not [word for word in misfits(keep, size, monkeypatch) if str(tmp_path) not in word]


def test_start_answers_with_the_set_up(tmp_path: Path) -> None:
    with setting_up(tmp_path) as (pilot, table, _):
        pilot.click("start")
        assert table.answers == [usual_set_up()]
    with setting_up(tmp_path) as (pilot, table, _):
        pilot.press("f5")
        assert table.answers == [usual_set_up()]


def test_back_answers_with_nothing_but_leaves_a_field_first(tmp_path: Path) -> None:
    with setting_up(tmp_path) as (pilot, table, scene):
        click(pilot, "name_1")
        pilot.press("esc")
        assert not table.answers
        pilot.press("esc")
        assert table.answers == [None]
        assert scene.draft.result() == usual_set_up()


def test_seats_change_by_pointer(tmp_path: Path) -> None:
    with setting_up(tmp_path) as (pilot, table, _):
        pilot.click("add_seat")
        click(pilot, "remove_1")
        choose(pilot, "level_2", "expert")
        click(pilot, "name_2")
        pilot.type("a")
        pilot.click("start")
        (answer,) = table.answers
        assert isinstance(answer, SetUp)
        assert [plan.name for plan in answer.plans] == ["", "Felixa", "Iris", "Otto"]
        assert [plan.level for plan in answer.plans] == ["", "expert", "normal", "normal"]


def test_how_the_screen_is_shared_is_asked_of_several_people_alone(tmp_path: Path) -> None:
    with setting_up(tmp_path) as (pilot, _, scene):
        assert scene.find("opening") is None
        choose(pilot, f"level_{scene.draft.seats[1].key}", "person")
        choose(pilot, "opening", Opening.PIN.value)
        click(pilot, "flat_table")
        settings = scene.services.settings
        assert (settings.opening, settings.flat_table) == (Opening.PIN, True)
        shown = pilot.widget("opening")
        assert isinstance(shown, Choice)
        assert shown.value == Opening.PIN.value


def test_a_row_is_moved_by_dragging_and_by_arrows(tmp_path: Path) -> None:
    with setting_up(tmp_path) as (pilot, _, scene):
        pilot.drag("grip_1", "grip_2", steps=12)
        assert [seat.key for seat in scene.draft.seats] == [0, 2, 1, 3]
        scene.form.focus("grip_1")
        pilot.press("left")
        assert [seat.key for seat in scene.draft.seats] == [0, 1, 2, 3]


def test_two_of_a_name_hold_the_start_up(tmp_path: Path) -> None:
    with setting_up(tmp_path) as (pilot, _, _):
        click(pilot, "name_1")
        for _ in range(4):
            pilot.press("backspace")
        pilot.type("Iris")
        assert pilot.widget("start").disabled == "Two seats are called Iris."
        pilot.type("s")
        assert pilot.widget("start").disabled is None
        field = pilot.widget("name_1")
        assert isinstance(field, TextField)
        assert (field.text, field.caret) == ("Iriss", 5)


def test_every_option_is_set_through_its_control(tmp_path: Path) -> None:
    with setting_up(tmp_path) as (pilot, _, scene):
        click(pilot, "preset_official_112")
        for name in option_names():
            control = next((one for one in scene.form.widgets if one.name == f"rule_{name}"), None)
            before = scene.draft.rules
            if isinstance(control, Toggle):
                click(pilot, control.name)
            elif isinstance(control, Choice) and name != "length":
                other = next(option.value for option in control.options if option.value != control.value)
                choose(pilot, control.name, other)
            elif isinstance(control, Stepper):
                scene.form.focus(control.name)
                pilot.press("right" if control.value < control.most else "left")
            else:
                continue
            assert getattr(scene.draft.rules, name) != getattr(before, name), name
            scene.draft.rules = before
            scene.place()


def test_any_change_selects_mine_and_a_preset_leaves_the_length(tmp_path: Path) -> None:
    with setting_up(tmp_path) as (pilot, _, scene):
        pilot.widget("rule_target")
        scene.form.focus("rule_target")
        pilot.press("right")
        assert scene.draft.preset() == "official"
        click(pilot, "rule_jump_in")
        assert scene.draft.preset() == "own"
        pilot.widget("preset_own")
        click(pilot, "preset_party")
        assert scene.draft.preset() == "party"
        assert scene.draft.rules.target == 550


def test_a_contradiction_is_said_and_holds_the_start_up(tmp_path: Path) -> None:
    rules = replace(OFFICIAL, drawn_card=DrawnCard.KEEP)
    with setting_up(tmp_path, SetUp(plans(4), rules)) as (pilot, table, scene):
        click(pilot, "rule_draw_until_playable")
        assert "until a card can be played" in scene.trouble
        assert pilot.widget("start").disabled == scene.trouble
        pilot.press("f5")
        pilot.click("start")
        assert not table.answers
        click(pilot, "rule_draw_until_playable")
        pilot.click("start")
        assert len(table.answers) == 1


def test_low_windows_have_tabs(tmp_path: Path) -> None:
    with setting_up(tmp_path, size=(1024, 600)) as (pilot, table, scene):
        assert scene.shown == ("seats",)
        scene.form.focus("tabs")
        pilot.press("right")
        assert scene.shown == ("rules",)
        pilot.widget("rule_jump_in")
        pilot.press("right")
        pilot.widget("rule_target")
        pilot.click("start")
        assert table.answers == [usual_set_up()]


def test_rules_are_kept_under_a_name_and_taken_again(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    with setting_up(folder) as (pilot, _, scene):
        click(pilot, "rule_jump_in")
        pilot.click("save")
        pilot.advance(400)
        assert len(pilot.scenes) == 3
        assert pilot.widget("keep").disabled
        pilot.type("Friday")
        pilot.press("enter")
        assert len(pilot.scenes) == 2
        (kept,) = read_presets(folder)
        assert isinstance(kept, Preset)
        assert (kept.name, kept.rules.jump_in) == ("Friday", True)
        click(pilot, "preset_official")
        click(pilot, "mine_0")
        assert scene.draft.rules.jump_in
        pilot.click("save")
        pilot.advance(400)
        pilot.type("friday")
        keep = pilot.widget("keep")
        assert isinstance(keep, Button)
        assert keep.label == "Replace"
        click(pilot, "delete_0")
        pilot.press("esc")
        assert not read_presets(folder)
        assert scene.find("mine_0") is None


def test_the_tables_own_rule_is_built_from_effects(tmp_path: Path) -> None:
    rules = Ruleset(deck=Deck.MODERN)
    with setting_up(tmp_path, SetUp(plans(4), rules)) as (pilot, _, scene):
        click(pilot, "rule_custom_rules")
        pilot.advance(400)
        editor = pilot.scene
        assert isinstance(editor, CustomRules)
        number = pilot.widget("number")
        assert isinstance(number, Segments)
        editor.form.focus("number")
        pilot.press("right")
        click(pilot, "title_0")
        pilot.type("Gift")
        click(pilot, "more_0")
        choose(pilot, "kind_0_1", "pass_cards")
        choose(pilot, "who_0_0", "others")
        editor.form.focus("count_0_0")
        pilot.press("right")
        pilot.click("done")
        wanted = TableRule("Gift", (parse_effect("draw others 3"), parse_effect("pass_cards 1 left")))
        assert scene.draft.rules.custom_rules == (wanted,)
        assert value_words(TR, scene.draft.rules, "custom_rules") == "Gift"


def test_cancelling_leaves_the_cards_as_they_were(tmp_path: Path) -> None:
    gift = (TableRule("Gift", (parse_effect("again"),)),)
    with setting_up(tmp_path, SetUp(plans(4), Ruleset(deck=Deck.MODERN, custom_rules=gift))) as (pilot, _, scene):
        click(pilot, "rule_custom_rules")
        pilot.advance(400)
        click(pilot, "drop_0_0")
        pilot.press("esc")
        assert scene.draft.rules.custom_rules == gift


def test_keys_bring_what_has_the_focus_into_sight(tmp_path: Path) -> None:
    with setting_up(tmp_path) as (pilot, _, scene):
        area = scene.columns[RULES].area
        scene.form.focus("preset_official")
        for _ in range(30):
            pilot.press("tab")
            focused: Any = scene.form[scene.form.focused or ""]
            if focused.clip is not None:
                assert focused.clip.contains(focused.rect), focused.name
        assert area.offset > 0


def test_a_list_scrolled_out_of_sight_closes(tmp_path: Path) -> None:
    with setting_up(tmp_path) as (pilot, _, scene):
        click(pilot, "rule_drawn_card")
        choice = pilot.widget("rule_drawn_card")
        assert isinstance(choice, Choice)
        assert choice.open
        scene.columns[RULES].area.offset = scene.columns[RULES].area.most
        scene.columns[RULES].follow()
        assert not choice.open


def test_offered_levels_are_all_in_the_list(tmp_path: Path) -> None:
    with setting_up(tmp_path) as (pilot, _, _):
        choice = pilot.widget("level_1")
        assert isinstance(choice, Choice)
        assert [option.value for option in choice.options] == ["person", *(level.value for level in OFFERED_LEVELS)]
