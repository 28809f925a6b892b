"""The options of a match: their presets, their plain form, and what is refused."""

from dataclasses import FrozenInstanceError, replace

import pytest

from game.rules.ruleset import (
    OFFICIAL,
    PRESETS,
    Deck,
    DrawnCard,
    FirstCard,
    Length,
    RulesError,
    Ruleset,
    Scoring,
    ShuffleHandsLast,
    Wild4,
    from_plain,
    option_names,
    to_plain,
)
from game.rules.seat import all_seats, seats_from
from game.rules.table_rule import TableRule, effect_text, parse_effect

EFFECTS = [
    *("draw next 1", "draw previous 10", "draw others 2", "draw everyone 3", "draw chosen 4", "skip 1", "skip 10"),
    *("reverse", "again", "pass_hands left", "pass_hands right", "pass_cards 1 left", "pass_cards 3 right"),
    *("swap_hands", "discard_color"),
]
NO_EFFECTS = [
    *(
        "",
        "draw",
        "draw next",
        "draw next 0",
        "draw next 11",
        "draw next -1",
        "draw next x",
        "draw all 1",
        "draw next ²",
    ),
    *(
        "skip",
        "skip 0",
        "skip 11",
        "skip 1 1",
        "reverse 1",
        "again 2",
        "pass_hands",
        "pass_hands up",
        "pass_cards left",
    ),
    *("pass_cards 0 left", "pass_cards 4 left", "pass_cards 1", "swap_hands 1", "discard_colour", "DRAW NEXT 1", "5"),
    *("draw next 001", "skip 0000000001"),
]


def test_the_defaults_are_the_official_sheet() -> None:
    assert Ruleset() == OFFICIAL == PRESETS["official"]
    assert to_plain(OFFICIAL) == {}
    assert len(option_names()) == 20
    assert "waits_draw2" not in option_names()


def test_the_presets() -> None:
    assert to_plain(PRESETS["official_112"]) == {"deck": "modern"}
    assert to_plain(PRESETS["vintage"]) == {"first_card": "effect", "uno_penalty": 4}
    assert to_plain(PRESETS["party"]) == dict.fromkeys(
        [
            *("stack_draw2_on_draw2", "stack_wild4_on_wild4", "stack_wild4_on_draw2", "stack_draw2_on_wild4"),
            *("jump_in", "seven_zero"),
        ],
        True,
    )
    family = {"draw_until_playable": True, "stack_draw2_on_draw2": True, "wild4": "free"}
    assert to_plain(PRESETS["family"]) == family
    assert len(PRESETS) == 5


def test_rules_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        OFFICIAL.hand_size = 3  # type: ignore[misc]  # that is the point


def test_a_changed_copy_knows_what_waits() -> None:
    assert not OFFICIAL.waits_draw2
    assert replace(OFFICIAL, jump_in=True).waits_draw2
    assert not replace(OFFICIAL, wild4=Wild4.FREE).waits_wild4


def test_every_option_has_a_plain_form() -> None:
    rules = Ruleset(
        deck=Deck.MODERN,
        hand_size=3,
        first_card=FirstCard.EFFECT,
        drawn_card=DrawnCard.MUST,
        force_play=True,
        draw_until_playable=True,
        wild4=Wild4.STRICT,
        uno_penalty=0,
        shuffle_hands_last=ShuffleHandsLast.REDEALS,
        scoring=Scoring.LOWEST,
        length=Length.ROUNDS,
        target=50,
        rounds=20,
        stack_draw2_on_draw2=True,
        stack_wild4_on_wild4=True,
        stack_wild4_on_draw2=True,
        stack_draw2_on_wild4=True,
        jump_in=True,
        seven_zero=True,
        custom_rules=(TableRule("Gift", (parse_effect("draw next 2"), parse_effect("skip 1"))),),
    )
    plain = to_plain(rules)
    assert set(plain) == set(option_names())
    assert plain["custom_rules"] == [{"title": "Gift", "effects": ["draw next 2", "skip 1"]}]
    assert from_plain(plain) == rules


@pytest.mark.parametrize("text", EFFECTS)
def test_every_effect(text: str) -> None:
    assert effect_text(parse_effect(text)) == text


@pytest.mark.parametrize("text", NO_EFFECTS)
def test_what_is_no_effect(text: str) -> None:
    with pytest.raises(ValueError, match=r"effect|number"):
        parse_effect(text)


def rule(*effects: object, title: object = "Rule") -> dict[str, object]:
    return {"title": title, "effects": list(effects)}


@pytest.mark.parametrize(
    "plain",
    [
        {"unknown": 1},
        {"waits_draw2": True},
        {"deck": "old"},
        {"deck": None},
        {"deck": 1},
        {"hand_size": 0},
        {"hand_size": 11},
        {"hand_size": "7"},
        {"hand_size": 7.0},
        {"hand_size": True},
        {"force_play": 1},
        {"force_play": "yes"},
        {"drawn_card": "maybe"},
        {"wild4": "Challenge"},
        {"uno_penalty": -1},
        {"uno_penalty": 7},
        {"target": 49},
        {"target": 2001},
        {"rounds": 0},
        {"rounds": 21},
        {"scoring": "highest"},
        {"length": "forever"},
        {"draw_until_playable": True, "drawn_card": "keep"},
        {"draw_until_playable": True, "drawn_card": "keep", "force_play": True},
        {"custom_rules": "again"},
        {"custom_rules": {}},
        {"custom_rules": [rule(), rule()]},
        {"custom_rules": [rule()] * 4},
        {"custom_rules": ["again"]},
        {"custom_rules": [{"title": "x"}]},
        {"custom_rules": [{"effects": []}]},
        {"custom_rules": [{**rule(), "more": 1}]},
        {"custom_rules": [rule("again", "again", "again", "again")]},
        {"custom_rules": [rule("fly")]},
        {"custom_rules": [rule(5)]},
        {"custom_rules": [rule(None)]},
        {"custom_rules": [rule(title=5)]},
        {"custom_rules": [rule(title="x" * 61)]},
        {"custom_rules": [{"title": "x", "effects": "again"}]},
    ],
    ids=str,
)
def test_what_is_refused(plain: dict[str, object]) -> None:
    with pytest.raises(RulesError) as refusal:
        from_plain(plain)
    sentence = str(refusal.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize("count", [0, 1, 3])
def test_none_one_or_three_table_rules(count: int) -> None:
    rules = from_plain({"deck": "modern", "custom_rules": [rule("again")] * count})
    assert len(rules.cards) == 112
    assert [shown.text for shown in rules.cards[109:]] == (["WC1", "WC2", "WC3"] if count == 3 else ["WC"] * 3)


def test_table_rules_may_be_agreed_without_the_cards() -> None:
    assert len(from_plain({"custom_rules": [rule("again")]}).cards) == 108


@pytest.mark.parametrize(("seats", "hand_size", "fits"), [(10, 7, True), (10, 8, False), (7, 10, True), (1, 7, False)])
def test_seats_that_fit(seats: int, hand_size: int, fits: bool) -> None:
    rules = Ruleset(hand_size=hand_size)
    if fits:
        rules.validate(seats)
        return
    with pytest.raises(RulesError):
        rules.validate(seats)


def test_seats_in_order() -> None:
    assert all_seats(3) == (0, 1, 2)
    assert seats_from(1, 3) == (1, 2, 0)
    assert seats_from(1, 3, -1) == (1, 0, 2)
