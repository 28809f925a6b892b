"""The rules to look up: list, search and page by pointer and keys, at every size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from game.i18n import Translator
from game.rules.ruleset import OFFICIAL, PRESETS, Ruleset
from game.scenes.rules_help import RulesHelp, rules_layout
from game.services import Services, make_services
from game.settings import Settings
from game.table.reference import reference
from game.ui.compositor import Canvas
from game.ui.scene import Scene
from tests.scenes.asking import SIZES, Table, asked
from tests.support.pilot import Pilot

PAGES = [page.id for page in reference(Translator(), OFFICIAL)]


@contextmanager
def reading(
    rules: Ruleset = OFFICIAL, page: str = "aim", size: tuple[int, int] = (1280, 720)
) -> Iterator[tuple[Pilot, RulesHelp]]:
    made: list[RulesHelp] = []

    def first(services: Services) -> Scene[Any]:
        made.append(RulesHelp(services, rules, page))
        return made[0]

    with Pilot(first, size) as pilot:
        yield pilot, made[0]


def test_a_page_is_chosen_by_pointer_and_by_arrows() -> None:
    with reading() as (pilot, scene):
        pilot.click("page_deck")
        assert scene.page == "deck"
        pilot.press("down")
        assert scene.page == "deal"
        pilot.press("up")
        pilot.press("up")
        assert scene.page == "aim"


def test_all_pages_can_be_walked_through() -> None:
    with reading() as (pilot, scene):
        seen = [scene.page]
        for _ in range(len(PAGES) - 1):
            pilot.press("down")
            seen.append(scene.page)
            row = scene.find(f"page_{scene.page}")
            assert row is not None
            assert scene._list.rect.contains(row)
        assert seen == PAGES


def test_a_search_shows_the_first_page_and_enter_goes_on() -> None:
    with reading() as (pilot, scene):
        pilot.click("search")
        pilot.type("draw four")
        assert scene.page == "wild4"
        pilot.press("enter")
        assert scene.page != "wild4"
        pilot.press("esc")
        assert scene._field.text == ""
        assert len(scene._list.rows) > len(PAGES)


def test_a_search_without_result_leaves_the_page() -> None:
    with reading(page="skip") as (pilot, scene):
        pilot.click("search")
        pilot.type("giraffe")
        assert scene.page == "skip"
        assert scene._list.rows == ()


@pytest.mark.parametrize("way", ["esc", "f1", "back"])
def test_it_is_left(way: str) -> None:
    with asked(lambda services, table: RulesHelp(services)) as (pilot, table):
        pilot.click(way) if way == "back" else pilot.press(way)
        assert table.answers == [None]
        assert isinstance(pilot.loop.stack.top, Table)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("preset", ["official", "party"])
def test_every_page_fits_its_width(preset: str, size: tuple[int, int]) -> None:
    with reading(PRESETS[preset], size=size) as (pilot, scene):
        for page in PAGES:
            scene.open(page)
            canvas = Canvas(size)
            scene.draw(canvas)
            assert all(canvas.rect.contains(rect) for rect in canvas.rects if rect.size != size)
            assert scene._view is not None
            assert scene._view.height > 0
        layout = rules_layout(size)
        assert layout.side.right < layout.page.left
        assert pilot.picture().get_size() == size


def test_large_text_fits_as_well() -> None:
    services = make_services(settings=Settings(text_scale=1.6))
    size = (1024, 600)
    with Pilot(lambda given: RulesHelp(given, OFFICIAL, "challenge"), size, services=services) as pilot:
        canvas = Canvas(size)
        pilot.scene.draw(canvas)
        assert all(canvas.rect.contains(rect) for rect in canvas.rects if rect.size != size)


def test_it_names_the_rules_it_shows() -> None:
    with reading(PRESETS["party"]) as (_, scene):
        assert "House party" in scene.in_force()
    with reading(Ruleset(hand_size=5)) as (_, scene):
        assert "own" in scene.in_force()


def test_an_unknown_page_opens_the_first() -> None:
    with reading(page="nothing") as (_, scene):
        assert scene.page == "aim"
