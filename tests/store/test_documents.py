import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.rules.record import digest
from game.store.documents import CaseDocument, DamagedDocument, Document, RecordDocument, read_documents, read_record
from game.store.errors import StoreError
from tests.support.records import random_record_json

CASE: dict[str, Any] = {
    "id": "a",
    "position": {"hands": ["r1 r2", "b1 b2"], "discard": "r5"},
    "moves": ["0:r1!"],
    "expect": {"turn": 1},
}


def documents(path: Path, content: str) -> list[Document]:
    path.write_text(content, encoding="utf-8")
    return list(read_documents(path))


def reason(path: Path, content: object) -> str:
    (found,) = documents(path, json.dumps(content))
    assert isinstance(found, DamagedDocument)
    return found.reason


def altered(plain: dict[str, Any], change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Return a copy with a change and, for a record, a digest that fits it."""
    twin: dict[str, Any] = json.loads(json.dumps(plain))
    change(twin)
    if "digest" in plain and "digest" in twin and twin["digest"] == plain["digest"]:
        twin["digest"] = digest(twin)
    return twin


def test_a_list_one_case_and_a_record_are_told_apart_by_content(tmp_path: Path) -> None:
    record = random_record_json(1)
    path = tmp_path / "any.txt"
    assert documents(path, json.dumps([CASE, CASE])) == [CaseDocument("", CASE)] * 2
    assert documents(path, json.dumps(CASE, indent=1)) == [CaseDocument("", CASE)]
    assert documents(path, json.dumps(record, indent=1)) == [RecordDocument("", record)]
    assert documents(path, json.dumps(record)) == [RecordDocument("", record)]


@pytest.mark.parametrize("name", ["some.jsonl", "some.txt"])
def test_lines_are_told_by_content_too(tmp_path: Path, name: str) -> None:
    record = random_record_json(1)
    line = json.dumps(record)
    assert documents(tmp_path / name, f"{line}\n\n{line[:-9]}\n{json.dumps(CASE)}\n[]\n") == [
        RecordDocument("line 1", record),
        DamagedDocument("line 3", f"it is not JSON: Unterminated string starting at (column {line.rindex(': ') + 3})."),
        CaseDocument("line 4", CASE),
        DamagedDocument("line 5", "it holds neither a vector nor a record."),
    ]


def test_lines_named_so_are_read_one_by_one_though_the_first_is_damaged(tmp_path: Path) -> None:
    found = documents(tmp_path / "some.jsonl", f"{{\n{json.dumps(CASE)}\n")
    assert isinstance(found[0], DamagedDocument)
    assert found[0].place == "line 1"
    assert found[1] == CaseDocument("line 2", CASE)


def test_a_list_named_as_lines_is_a_list_all_the_same(tmp_path: Path) -> None:
    assert documents(tmp_path / "some.jsonl", json.dumps([CASE], indent=1)) == [CaseDocument("", CASE)]


@pytest.mark.parametrize("content", ["1", '"text"', "null", "true"])
def test_what_is_neither_is_refused(tmp_path: Path, content: str) -> None:
    assert reason(tmp_path / "x.json", json.loads(content)) == "it holds neither vectors nor a record."


def _set(path: str, value: object) -> Callable[[dict[str, Any]], object]:
    *way, last = path.split(".")

    def change(plain: dict[str, Any]) -> None:
        holder: Any = plain
        for step in way:
            holder = holder[int(step)] if step.isdigit() else holder.setdefault(step, {})
        holder[int(last) if last.isdigit() else last] = value

    return change


CASES = {
    "an unknown key": (_set("extra", 1), "Object contains unknown field `extra`."),
    "an unknown expectation": (_set("expect.colour", "r"), "unknown field `colour` - at `$.expect`."),
    "an unknown key of a position": (_set("position.hand", "r"), "unknown field `hand` - at `$.position`."),
    "no id": (lambda plain: plain.pop("id"), "Object missing required field `id`."),
    "moves as one string": (_set("moves", "0:r1"), "Expected `array`, got `str` - at `$.moves`."),
    "too many moves": (_set("moves", ["0:draw"] * 2001), "Expected `array` of length <= 2000 - at `$.moves`."),
    "a long move": (_set("moves", ["0:draw " * 20]), "Expected `str` of length <= 64 - at `$.moves[0]`."),
    "a long hand": (_set("position.hands", ["r1 " * 999, "r2"]), "length <= 1000 - at `$.position.hands[0]`."),
    "many hands": (_set("position.hands", ["r1"] * 21), "Expected `array` of length <= 20 - at `$.position.hands`."),
    "true as a number": (_set("expect.turn", True), "Expected `int | null`, got `bool` - at `$.expect.turn`."),
    "a large number": (_set("expect.pending", 10**9), "Expected `int` <= 1000000 - at `$.expect.pending`."),
    "a negative seed": (_set("position.seed", -1), "Expected a seed from 0 to 18446744073709551615"),
    "a large seed": (_set("deal", {"seats": 2, "seed": 2**64}), "- at `$.deal.seed`."),
    "rules that hold objects": (_set("rules", {"deck": {}}), "Expected `bool | int | str | array`, got `object`"),
    "null as an option": (_set("rules", {"deck": None}), "got `null` - at `$.rules[...]`."),
}


@pytest.mark.parametrize(("change", "sentence"), CASES.values(), ids=CASES.keys())
def test_a_case_is_decoded_strictly(tmp_path: Path, change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    assert sentence in reason(tmp_path / "x.json", altered(CASE, change))


def test_the_place_of_a_damaged_case_in_a_list_is_named(tmp_path: Path) -> None:
    bad = altered(CASE, _set("expect.turn", "1"))
    assert "- at `$[1].expect.turn`." in reason(tmp_path / "x.json", [CASE, bad])
    seeded = altered(CASE, _set("position.seed", -1))
    assert "- at `$[1].position.seed`." in reason(tmp_path / "x.json", [CASE, seeded])


RECORDS = {
    "an unknown key": (_set("extra", 1), "Object contains unknown field `extra`."),
    "no digest": (lambda plain: plain.pop("digest"), "Object missing required field `digest`."),
    "a digest in capitals": (
        _set("digest", "A" * 64),
        "Expected `str` matching regex '^[0-9a-f]{64}$' - at `$.digest`.",
    ),
    "another format": (_set("format", 2), "it has format 2, which this program does not know."),
    "a format that is no number": (_set("format", "1"), "Expected `int`, got `str` - at `$.format`."),
    "one seat": (lambda plain: plain["seats"].__delitem__(slice(1, None)), "Expected `array` of length >= 2"),
    "eleven seats": (lambda plain: plain.update(seats=plain["seats"][:1] * 11), "length <= 10 - at `$.seats`."),
    "no rounds": (_set("rounds", []), "Expected `array` of length >= 1 - at `$.rounds`."),
    "too many rounds": (lambda plain: plain.update(rounds=plain["rounds"] * 1001), "length <= 1000 - at `$.rounds`."),
    "another kind": (_set("seats.1.kind", "robot"), "Invalid enum value 'robot' - at `$.seats[1].kind`."),
    "a long name": (_set("seats.0.name", "x" * 101), "Expected `str` of length <= 100 - at `$.seats[0].name`."),
    "a dealer who is not there": (_set("rounds.0.dealer", 10), "Expected `int` <= 9 - at `$.rounds[0].dealer`."),
    "no result, said so": (_set("rounds.0.result", None), "Expected `str`, got `null` - at `$.rounds[0].result`."),
    "a seed of 65 bits": (_set("seed", 2**64), "Expected a seed from 0 to 18446744073709551615 - at `$.seed`."),
    "a seed that is true": (_set("seed", True), "Expected `int`, got `bool` - at `$.seed`."),
}


@pytest.mark.parametrize(("change", "sentence"), RECORDS.values(), ids=RECORDS.keys())
def test_a_record_is_decoded_strictly(
    tmp_path: Path, change: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    assert sentence in reason(tmp_path / "x.json", altered(random_record_json(3), change))


def test_one_record_is_read_and_anything_else_refused(tmp_path: Path) -> None:
    record = random_record_json(4)
    path = tmp_path / "one.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert read_record(path) == record
    path.write_text(json.dumps([CASE]), encoding="utf-8")
    with pytest.raises(StoreError, match="it is not a record"):
        read_record(path)
