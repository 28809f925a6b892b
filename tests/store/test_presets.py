"""Rules kept in files: written whole, read strictly, damaged ones named and left alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.rules.ruleset import PRESETS, Deck, Ruleset
from game.rules.table_rule import TableRule, parse_effect
from game.store.errors import StoreError
from game.store.presets import DamagedPreset, Preset, delete_preset, is_name, preset_plain, read_presets, write_preset

GIFT = Ruleset(deck=Deck.MODERN, custom_rules=(TableRule("Gift", (parse_effect("draw next 2"),)),))


def test_what_is_written_is_read(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    assert read_presets(folder) == ()
    for name, rules in {**PRESETS, "gift": GIFT}.items():
        path = write_preset(folder, name, rules)
        assert Preset(name, rules, path) in read_presets(folder)
    assert len(read_presets(folder)) == len(PRESETS) + 1


def test_the_same_name_is_replaced_and_like_names_are_kept_apart(tmp_path: Path) -> None:
    first = write_preset(tmp_path, "Friday", Ruleset())
    assert write_preset(tmp_path, "friday", GIFT) == first
    other = write_preset(tmp_path, "Friday!", Ruleset())
    assert other != first
    assert len(read_presets(tmp_path)) == 2


def test_names_never_leave_the_folder(tmp_path: Path) -> None:
    path = write_preset(tmp_path, "../../etc/x", Ruleset())
    assert path.parent == tmp_path
    assert not is_name("")
    assert not is_name(" x")
    assert not is_name("x" * 25)
    assert not is_name("a\nb")
    with pytest.raises(StoreError):
        write_preset(tmp_path, "", Ruleset())


@pytest.mark.parametrize(
    ("content", "part"),
    [
        ("", "empty"),
        ("[]", "no rules"),
        ("{", "not JSON"),
        (json.dumps({"format": 2, "name": "x", "rules": {}}), "newer version"),
        (json.dumps({"format": 1, "name": "x"}), "nothing else"),
        (json.dumps({"format": 1, "name": "x", "rules": {}, "more": 1}), "nothing else"),
        (json.dumps({"format": 1, "name": "", "rules": {}}), "name"),
        (json.dumps({"format": 1, "name": "x", "rules": []}), "object"),
        (json.dumps({"format": 1, "name": "x", "rules": {"hand_size": 40}}), "hand_size"),
        (json.dumps({"format": 1, "name": "x", "rules": {"luck": True}}), "luck"),
    ],
)
def test_a_damaged_file_is_named_and_kept(content: str, part: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.rules.json"
    path.write_text(content, "utf-8")
    (found,) = read_presets(tmp_path)
    assert isinstance(found, DamagedPreset)
    assert part in found.reason
    assert path.read_text("utf-8") == content


def test_a_file_is_deleted(tmp_path: Path) -> None:
    path = write_preset(tmp_path, "x", Ruleset())
    delete_preset(path)
    delete_preset(path)
    assert read_presets(tmp_path) == ()


def test_the_file_says_only_what_differs() -> None:
    assert preset_plain("x", Ruleset(jump_in=True)) == {"format": 1, "name": "x", "rules": {"jump_in": True}}


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", "utf-8")
    with pytest.raises(StoreError):
        write_preset(tmp_path / "file", "x", Ruleset())
