"""A .po file is read strictly, and compiled to what the standard library understands."""

import gettext
from io import BytesIO

import pytest

from game.catalogue import CatalogueError, Entry, compiled, read_entries

HEADER = """msgid ""
msgstr ""
"Language: pl\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"
"""
CARDS = """
#: game/table/hud.py
#, python-brace-format
msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} karta"
msgstr[1] "{count} karty"
msgstr[2] "{count} kart"
"""
LEFT = """
msgctxt "direction"
msgid "Left"
msgstr ""
"W "
"lewo"

msgid "Left"
msgstr "Z \\"lewej\\""
"""


def spoken(text: str) -> gettext.GNUTranslations:
    return gettext.GNUTranslations(BytesIO(compiled(read_entries(text))))


def test_entries_have_their_parts() -> None:
    header, cards, right, left = read_entries(HEADER + CARDS + LEFT)
    assert header.is_header
    assert cards == Entry("{count} card", "{count} cards", None, ("{count} karta", "{count} karty", "{count} kart"))
    assert right == Entry("Left", None, "direction", ("W lewo",))
    assert left == Entry("Left", texts=('Z "lewej"',))


def test_the_compiled_form_is_understood() -> None:
    polish = spoken(HEADER + CARDS + LEFT)
    assert [polish.ngettext("{count} card", "{count} cards", count) for count in (1, 3, 5, 22)] == [
        "{count} karta",
        "{count} karty",
        "{count} kart",
        "{count} karty",
    ]
    assert polish.pgettext("direction", "Left") == "W lewo"
    assert polish.gettext("Left") == 'Z "lewej"'
    assert polish.gettext("Right") == "Right"


@pytest.mark.parametrize(
    "entry",
    ['#, fuzzy\nmsgid "Play"\nmsgstr "Graj"', 'msgid "Play"\nmsgstr ""', '#~ msgid "Play"\n#~ msgstr "Graj"'],
    ids=["fuzzy", "empty", "obsolete"],
)
def test_what_is_doubtful_stays_english(entry: str) -> None:
    assert spoken(f"{HEADER}\n{entry}\n").gettext("Play") == "Play"


def test_a_fuzzy_mark_ends_with_its_entry() -> None:
    assert [entry.is_fuzzy for entry in read_entries(f'{HEADER}\n#, fuzzy\n#~ msgid "x"\n{LEFT}')] == [False] * 3


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("msgid Play", "1"),
        ('msgid "Play"', "2"),
        ('msgid "Play"\nmsgid "Stop"', "2"),
        ('msgid "Play', "1"),
        ('msgid "a" "b"', "1"),
        ('"alone"', "1"),
        ('msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"', "6"),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr "c"', "4"),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr[1] "c"', "4"),
        ('msgstr "a"', "2"),
        ('msgid "a\\"', "1"),
        ('msgid "a" + "b"', "1"),
    ],
)
def test_what_is_no_catalogue_is_refused_by_its_line(text: str, line: str) -> None:
    with pytest.raises(CatalogueError, match=rf"line {line}\b|Line {line}\b"):
        read_entries(text)
