"""The reference has a page for every card, every option and every refusal, and says what the rules in force say."""

from __future__ import annotations

import pytest

from game.i18n import Translator
from game.rules.cards import FACES
from game.rules.legal import Reason
from game.rules.ruleset import OFFICIAL, PRESETS, DrawnCard, Ruleset, Scoring, Wild4, option_names
from game.table.reference import page_of_card, page_of_reason, reference, search
from game.table.reference_page import Page, Section

TR = Translator()
VARIANTS = {
    **PRESETS,
    "strict": Ruleset(wild4=Wild4.STRICT, drawn_card=DrawnCard.KEEP, uno_penalty=0, scoring=Scoring.LOWEST),
    "forced": Ruleset(force_play=True),
}


def page(rules: Ruleset, id: str) -> Page:  # noqa: A002  # the page's own word for it
    return next(one for one in reference(TR, rules) if one.id == id)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_page_is_whole(name: str) -> None:
    pages = reference(TR, VARIANTS[name])
    ids = [one.id for one in pages]
    assert len(ids) == len(set(ids))
    assert {one.section for one in pages} == set(Section)
    for one in pages:
        assert one.lead.endswith(".")
        assert one.lead == one.lead.strip()
        assert all(note.endswith((".", "!")) for note in (*one.notes, *one.steps)), one.id
        assert bool(one.steps) == bool(one.steps_title)
        assert len(one.title) <= 26, one.title


def test_every_option_is_explained_somewhere() -> None:
    shown = {name for rules in VARIANTS.values() for one in reference(TR, rules) for name in one.options}
    shown |= {name for one in reference(TR, Ruleset(length=PRESETS["party"].length)) for name in one.options}
    assert set(option_names()) - shown <= {"rounds"}


def test_every_card_and_every_refusal_has_its_page() -> None:
    ids = {one.id for one in reference(TR, OFFICIAL)}
    assert {page_of_card(face) for face in FACES} <= ids
    assert {page_of_reason(reason) for reason in Reason} <= ids
    assert page_of_reason(Reason.NO_MATCH) == "matching"


def test_it_says_what_the_rules_in_force_say() -> None:
    assert "bluff" in page(OFFICIAL, "wild4").lead
    assert "may play it only" in page(VARIANTS["strict"], "wild4").lead
    assert "always" in page(PRESETS["family"], "wild4").lead
    assert "nobody can be caught" in page(VARIANTS["strict"], "catching").lead
    assert "draws 4" in page(PRESETS["vintage"], "catching").lead
    assert "has to be played" in page(VARIANTS["forced"], "drawing").lead
    assert "never challenged" in page(PRESETS["family"], "challenge").lead
    assert page(PRESETS["party"], "jump_in").facts != page(OFFICIAL, "jump_in").facts


def test_a_search_finds_titles_first_and_shows_what_it_found() -> None:
    pages = reference(TR, OFFICIAL)
    found = search(pages, "draw four")
    assert found[0].page.id == "wild4"
    assert len(found) > 2
    assert any(one.match.casefold() == "draw four" for one in found)
    for one in found:
        assert one.match
    assert search(pages, "   ") == ()
    assert search(pages, "giraffe") == ()
