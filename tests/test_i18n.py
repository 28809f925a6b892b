"""Sentences come in the player's language; what goes wrong with a language leaves English."""

from pathlib import Path

import pytest

from game.i18n import OWN_NAMES, Translator, load_translations, load_translator, shipped_languages
from game.locales import nearest, wished_by_environment
from tests.test_catalogue import CARDS, HEADER, LEFT

SHIPPED = ("de", "en", "pt_BR", "uk")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "pl" / "LC_MESSAGES" / "down-to-one.po"
    path.parent.mkdir(parents=True)
    path.write_text(HEADER + CARDS + LEFT, "utf-8")
    return tmp_path


def test_a_source_alone_is_enough(folder: Path) -> None:
    tr = load_translator(folder, "pl")
    assert tr.language == "pl"
    assert tr.ngettext("{count} card", "{count} cards", 5) == "5 kart"
    assert tr.pgettext("direction", "Left") == "W lewo"


def test_a_compiled_text_goes_before_its_source(folder: Path) -> None:
    from game.catalogue import compiled, read_entries

    other = CARDS.replace("kart", "KART")
    (folder / "pl/LC_MESSAGES/down-to-one.mo").write_bytes(compiled(read_entries(HEADER + other)))
    assert load_translator(folder, "pl").ngettext("{count} card", "{count} cards", 5) == "5 KART"


@pytest.mark.parametrize(
    "damaged", [b"", b"no catalogue", b"\xff\xfe", HEADER.replace("plural=(n", "plural=(m").encode()]
)
@pytest.mark.parametrize("ending", ["mo", "po"])
def test_a_damaged_language_is_english(folder: Path, damaged: bytes, ending: str) -> None:
    (folder / f"pl/LC_MESSAGES/down-to-one.{ending}").write_bytes(damaged)
    assert load_translator(folder, "pl")._("Left") == "Left"


def test_languages_are_found_by_their_files(folder: Path) -> None:
    assert shipped_languages(folder) == ("en", "pl")
    assert shipped_languages(folder / "nowhere") == ("en",)
    assert load_translator(folder, "xx")._("Left") == "Left"
    assert list(OWN_NAMES.values()) == sorted(OWN_NAMES.values())


def test_a_translator_changes_its_language_under_its_holders(folder: Path) -> None:
    tr = Translator()
    assert tr._("Left") == "Left"
    tr.speak(load_translations(folder, "pl"), "pl")
    assert tr._("Left") == 'Z "lewej"'


def test_numbers_have_the_mark_of_the_language(folder: Path) -> None:
    assert Translator().number(2.5) == "2.5"
    assert load_translator(folder, "pl").number(2.25) == "2,25"
    assert load_translator(folder, "pl").number(2.0) == "2"


def test_a_broken_place_leaves_the_english_sentence(folder: Path) -> None:
    path = folder / "pl/LC_MESSAGES/down-to-one.po"
    path.write_text(HEADER + '\nmsgid "{name} plays"\nmsgstr "{nmae} gra"\n', "utf-8")
    assert load_translator(folder, "pl")._("{name} plays", name="Iris") == "Iris plays"


@pytest.mark.parametrize(
    ("environment", "wished"),
    [
        ({"LANG": "de_AT.UTF-8"}, ("de_AT",)),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, ("uk_UA",)),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": ""}, ("pl_PL",)),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr:de_DE@euro"}, ("fr", "de_DE", "en_GB")),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, ("en",)),
        ({"LANG": "POSIX"}, ("en",)),
        ({}, ()),
        ({"LANGUAGE": "fr"}, ()),
    ],
)
def test_the_environment_names_locales(environment: dict[str, str], wished: tuple[str, ...]) -> None:
    assert wished_by_environment(environment) == wished


@pytest.mark.parametrize(
    ("wished", "language"),
    [
        (("de_AT",), "de"),
        (("pt_PT",), "pt_BR"),
        (("pt",), "pt_BR"),
        (("ja_JP", "uk"), "uk"),
        (("ja_JP",), "en"),
        (("en_US", "de"), "en"),
        ((), "en"),
        (("", "DE"), "de"),
    ],
)
def test_the_nearest_language_is_taken(wished: tuple[str, ...], language: str) -> None:
    assert nearest(wished, SHIPPED) == language
