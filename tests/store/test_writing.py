import json
import os
from pathlib import Path

import pytest

from game.store.documents import RecordDocument, read_documents, read_record
from game.store.errors import StoreError
from game.store.writing import RecordLines, record_line, write_record
from tests.support.records import random_record_json


def test_a_record_is_read_back(tmp_path: Path) -> None:
    record = random_record_json(1)
    path = tmp_path / "match.json"
    write_record(path, record)
    assert read_record(path) == record
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.json"]


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    path.write_text("old", encoding="utf-8")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(StoreError, match=r"can't be written: No space left on device\."):
        write_record(path, random_record_json(1))
    assert path.read_text(encoding="utf-8") == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.json"]


def test_lines_are_read_back(tmp_path: Path) -> None:
    records = [random_record_json(seed) for seed in range(3)]
    path = tmp_path / "some.jsonl"
    with RecordLines(path) as lines:
        for record in records:
            lines.write(record_line(record))
    assert list(read_documents(path)) == [RecordDocument(f"line {i}", record) for i, record in enumerate(records, 1)]
    assert path.read_bytes().count(b"\n") == 3


def test_a_name_beyond_ascii_stays_readable() -> None:
    line = record_line(random_record_json(1))
    assert "Jörg" in line
    assert json.loads(line) == random_record_json(1)


def test_a_place_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none" / "some.jsonl"
    with pytest.raises(StoreError, match=r"some\.jsonl can't be written: No such file or directory\."):
        RecordLines(path)
    with pytest.raises(StoreError, match=r"some\.jsonl can't be written: No such file or directory\."):
        write_record(path, random_record_json(1))
