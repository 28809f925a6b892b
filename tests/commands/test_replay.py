"""The replay command reads a record strictly, and says in one sentence why a file can't be shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.__main__ import main
from game.commands.arguments import UsageError
from game.commands.replay import read_reel
from game.rules.record import to_json
from tests.scenes.test_replay import played


def test_a_record_is_read(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(to_json(played(3, 2))), "utf-8")
    assert read_reel(path).rounds == 2


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", '{"format": 1}', "\x00", '{"format": 99, "digest": "", "rounds": []}']
)
def test_other_files_are_refused_with_a_sentence(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.json"
    path.write_text(text, "utf-8")
    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_record_that_was_altered_is_refused(tmp_path: Path) -> None:
    plain = to_json(played(3, 1))
    plain["seed"] += 1
    path = tmp_path / "match.json"
    path.write_text(json.dumps(plain), "utf-8")
    with pytest.raises(UsageError, match="digest"):
        read_reel(path)


def test_a_file_that_is_not_there_and_a_round_too_many(tmp_path: Path) -> None:
    assert main(["replay", str(tmp_path / "none.json")]) == 2
    path = tmp_path / "match.json"
    path.write_text(json.dumps(to_json(played(2, 1))), "utf-8")
    assert main(["replay", str(path), "--round", "9"]) == 2
