"""Every language that is shipped is complete and sound, and every sentence of the program can be translated."""

import ast
import re
from pathlib import Path
from types import ModuleType

import pytest

from game.catalogue import Entry, read_entries
from game.i18n import OWN_NAMES, PLAIN_TITLES, load_translations, shipped_languages
from tests.support.scripts import load_script

ROOT = Path(__file__).parents[2]
I18N = ROOT / "assets" / "i18n"
SHIPPED = [language for language in shipped_languages(I18N) if language != "en"]
UNMARKED = re.compile(r"[A-Za-z]{2,}[,.!?:]? [A-Za-z]|^[A-Z][a-z]+[.!?…]$")
NO_SENTENCE = re.compile(r"[<>=\[\]]|^draw next 2$|^r3 y9 bS W$|^The file assets/$|^ is missing; please install")
"""Pictures in SVG, types, notations, and what is said on the command line where no window can be opened."""
CALLS = frozenset({"_", "ngettext", "pgettext"})


def script(name: str) -> ModuleType:
    return load_script(I18N / f"{name}.py")


def entries_of(language: str) -> tuple[Entry, ...]:
    return read_entries((I18N / language / "LC_MESSAGES" / "down-to-one.po").read_text("utf-8"))


@pytest.mark.parametrize("language", SHIPPED)
def test_language_is_complete_and_sound(language: str) -> None:
    wanted = script("sentences").sentences(ROOT / "game")
    assert script("faults").faults(language, entries_of(language), wanted) == []


def test_folders_are_languages_the_game_may_speak() -> None:
    assert {path.name for path in I18N.iterdir() if path.is_dir() and path.name != "__pycache__"} <= set(OWN_NAMES)


def test_faults_are_found() -> None:
    sentences, faults = script("sentences"), script("faults")
    wanted = [
        sentences.Sentence("Play"),
        sentences.Sentence("{name} plays."),
        sentences.Sentence("{count} card", "{count} cards"),
        sentences.Sentence("Left", context="direction"),
        sentences.Sentence("Right."),
    ]
    header = f"Language: pl\nContent-Type: text/plain; charset=utf-8\nPlural-Forms: {faults.PLURALS['pl']}\n"
    sound = (
        Entry("", texts=(header,)),
        Entry("Play", texts=("Graj",)),
        Entry("{name} plays.", texts=("Gra {name}.",)),
        Entry("{count} card", "{count} cards", texts=("{count} karta", "{count} karty", "{count} kart")),
        Entry("Left", context="direction", texts=("W lewo",)),
        Entry("Right.", texts=("W prawo.",)),
    )
    assert faults.faults("pl", sound, wanted) == []
    broken = [
        (0, Entry("", texts=("Language: de\n",))),
        (1, Entry("Play", texts=("Graj",), is_fuzzy=True)),
        (1, Entry("Play", texts=("",))),
        (1, Entry("Plays", texts=("Gra",))),
        (2, Entry("{name} plays.", texts=("Gra {nmae}.",))),
        (2, Entry("{name} plays.", texts=("Gra.",))),
        (3, Entry("{count} card", "{count} cards", texts=("{count} karta", "{count} karty"))),
        (3, Entry("{count} card", "{count} cardz", texts=("{count} karta", "{count} karty", "{count} kart"))),
        (3, Entry("{count} card", texts=("{count} karta",))),
        (4, Entry("Left", texts=("W lewo",))),
        (5, Entry("Right.", texts=("W prawo. ",))),
        (5, Entry("Right.", texts=("W prawo",))),
    ]
    for place, entry in broken:
        assert faults.faults("pl", (*sound[:place], entry, *sound[place + 1 :]), wanted), entry


def test_the_template_is_of_today() -> None:
    wanted = {
        (sentence.context, sentence.one, sentence.many) for sentence in script("sentences").sentences(ROOT / "game")
    }
    template = read_entries((I18N / "down-to-one.pot").read_text("utf-8"))
    held = {(entry.context, entry.one, entry.many) for entry in template if not entry.is_header}
    assert held == wanted, "run `python assets/i18n/catalogue.py extract`"


def test_a_sentence_is_found_with_its_comment(tmp_path: Path) -> None:
    package = tmp_path / "game"
    package.mkdir()
    (package / "words.py").write_text(
        'def words(tr, n):\n    # Translators: on a button,\n    # keep it short\n    tr._("Play")\n'
        '    tr.ngettext("{count} card", "{count} cards", n, name=tr._("inner"))\n    tr.pgettext("verb", "Play")\n',
        "utf-8",
    )
    found = script("sentences").sentences(package)
    assert [(one.context, one.one, one.many) for one in found] == [
        (None, "Play", None),
        (None, "{count} card", "{count} cards"),
        (None, "inner", None),
        ("verb", "Play", None),
    ]
    assert found[0].comments == ["on a button, keep it short"]
    (package / "words.py").write_text("def words(tr, text):\n    tr._(text)\n", "utf-8")
    with pytest.raises(Exception, match=r"words.py:2"):
        script("sentences").sentences(package)


def unmarked(source: str) -> list[str]:
    """Give the texts of a source that read like sentences and go past the translator."""
    tree = ast.parse(source)
    passed: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert():
                passed |= {id(part) for part in ast.walk(node)}
            case ast.arg(annotation=ast.AST() as annotation) | ast.AnnAssign(annotation=annotation):
                passed |= {id(part) for part in ast.walk(annotation)}
            case ast.Tuple(elts=[ast.Constant(value=str() as name) as key, *_]) if name.islower():
                passed.add(id(key))  # the name a drawn picture is kept under
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in CALLS:
                passed |= {id(argument) for argument in node.args[:2]}
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed
    ]
    return [text for text in texts if UNMARKED.search(text) and not NO_SENTENCE.search(text)]


def test_an_unmarked_sentence_is_noticed() -> None:
    assert unmarked('kit.text("Your turn", "title")') == ["Your turn"]
    assert unmarked('Button("play", "Play it!")') == ["Play it!"]
    assert unmarked('"""A docstring here."""\nkit.text(tr._("Your turn"), "title")\nraise ValueError("not so")') == []


@pytest.mark.parametrize("room", ["scenes", "table", "ui"])
def test_every_sentence_for_people_goes_through_the_translator(room: str) -> None:
    found = {
        path.relative_to(ROOT).as_posix(): texts
        for path in sorted((ROOT / "game" / room).rglob("*.py"))
        if (texts := unmarked(path.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize("language", [*SHIPPED, "en"])
def test_the_fonts_have_every_letter(language: str) -> None:
    import pygame

    pygame.font.init()
    names = ["Nunito-Bold", "Nunito-ExtraBold"]
    if language not in PLAIN_TITLES:
        names += ["Fredoka-Bold", "Fredoka-SemiBold"]
    texts = {text for entry in entries_of(language) for text in entry.texts} if language != "en" else english()
    letters = "".join(sorted(set("".join([*texts, *OWN_NAMES.values()])) - {"\n"}))
    for name in names:
        if name.startswith("Fredoka"):
            letters = "".join(sorted(set("".join(texts)) - {"\n"}))
        metrics = pygame.font.Font(ROOT / f"assets/fonts/{name}.ttf", 24).metrics(letters)
        missing = [letter for letter, metric in zip(letters, metrics, strict=True) if metric is None]
        assert missing == [], name


def english() -> set[str]:
    wanted = script("sentences").sentences(ROOT / "game")
    return {text for sentence in wanted for text in (sentence.one, sentence.many or "")}


def test_every_language_compiles_for_the_build(tmp_path: Path) -> None:
    made = script("compiling").compiled_languages(ROOT, tmp_path)
    assert [target for target, _ in made] == sorted(
        f"i18n/{language}/LC_MESSAGES/down-to-one.mo" for language in SHIPPED
    )
    for language in SHIPPED:
        told = [load_translations(folder, language) for folder in (tmp_path / "i18n", I18N)]
        assert told[0].gettext("Settings") == told[1].gettext("Settings") != ""
