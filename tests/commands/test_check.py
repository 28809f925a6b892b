import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.rules.record import digest, to_json
from tests.support.damage import run_check
from tests.support.records import random_record, random_record_json

VECTORS = sorted((Path(__file__).parents[1] / "vectors").glob("*.json"))


def written(path: Path, content: object) -> Path:
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def lines_of(path: Path, *records: dict[str, Any]) -> Path:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return path


def test_all_133_vectors_pass() -> None:
    assert run_check(*VECTORS) == (0, ["133 passed, 0 failed"])


def test_a_failure_names_file_case_and_difference(tmp_path: Path) -> None:
    case = {
        "id": "wrong-turn",
        "position": {"hands": ["r1 r2", "b1 b2"], "discard": "r5"},
        "moves": ["0:r1"],
        "expect": {"turn": 0, "pending": 3},
    }
    path = written(tmp_path / "wrong.json", [case, {**case, "id": "right", "expect": {"turn": 1}}])
    assert run_check(path) == (1, [f"{path}: wrong-turn: turn is 1, not 0; pending is 0, not 3", "1 passed, 1 failed"])


def test_every_record_of_a_file_of_lines_counts(tmp_path: Path) -> None:
    good, bad = random_record_json(1), random_record_json(2)
    bad["seed"] += 1
    path = lines_of(tmp_path / "some.jsonl", good, bad, good)
    status, (failure, last) = run_check(path)
    assert (status, last) == (1, "2 passed, 1 failed")
    assert failure == f"{path}: line 2: the digest does not fit the content: the record was altered or damaged."


def test_an_altered_move_with_a_fitting_digest_is_found_by_replaying(tmp_path: Path) -> None:
    record = to_json(random_record(5, rounds=2))
    words = record["rounds"][1]["moves"].split()
    record["rounds"][1]["moves"] = " ".join(["0:keep", *words])
    record["digest"] = digest(record)
    path = written(tmp_path / "altered.json", record)
    status, (failure, last) = run_check(path)
    assert (status, last) == (1, "0 passed, 1 failed")
    assert failure.startswith(f"{path}: round 2, move 1 (0:keep): ")


def test_an_altered_result_and_dealer_are_found(tmp_path: Path) -> None:
    for key, value, sentence in (("result", "out 1 [1,2,3]", "the result is"), ("dealer", 9, "deals, not 9")):
        record = to_json(random_record(5))
        record["rounds"][0][key] = value
        record["digest"] = digest(record)
        _, (failure, _) = run_check(written(tmp_path / "altered.json", record))
        assert sentence in failure


def test_files_that_cannot_be_read_count_as_one_failure_each(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(b'{"id": ')
    status, lines = run_check(tmp_path / "none.json", tmp_path, damaged, VECTORS[0])
    assert status == 1
    assert lines[0] == f"{tmp_path / 'none.json'}: it can't be read: No such file or directory."
    assert lines[1] == f"{tmp_path}: it is a directory."
    assert lines[2].startswith(f"{damaged}: it is not JSON: ")
    assert lines[3].endswith(" passed, 3 failed")
    assert len(lines) == 4


def test_nothing_in_a_file_reaches_the_terminal_raw(tmp_path: Path) -> None:
    case = {
        "id": "two\nlines\x1b[31m\u202e",
        "position": {"hands": ["r1", "b1"], "discard": "r5"},
        "expect": {"turn": 1},
    }
    _, lines = run_check(written(tmp_path / "x.json", case))
    assert lines[0].endswith("two\\nlines\\x1b[31m\\u202e: turn is 0, not 1")
    assert len(lines) == 2


def test_a_seat_that_is_not_there_is_no_crash(tmp_path: Path) -> None:
    position = {"hands": ["r1 r2", "b1 b2"], "discard": "r5"}
    for expect in ({"legal": ["9:uno"]}, {"illegal": ["5:catch 0"]}, {"legal_exactly": ["7:draw"]}):
        case = {"id": "x", "position": position, "moves": ["0:r1"], "expect": expect}
        status, lines = run_check(written(tmp_path / "x.json", case))
        assert lines[-1] in ("0 passed, 1 failed", "1 passed, 0 failed")
        assert status in (0, 1)


def in_a_process(*arguments: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        cwd=Path(__file__).parents[2],
        check=False,
    )


def test_the_command_line(tmp_path: Path) -> None:
    passed = in_a_process("check", *map(str, VECTORS))
    assert (passed.returncode, passed.stdout, passed.stderr) == (0, f"133 passed, 0 failed{os.linesep}".encode(), b"")
    failed = in_a_process("check", str(tmp_path / "none"))
    assert failed.returncode == 1
    assert failed.stderr == b""
    wrong = in_a_process("check")
    assert wrong.returncode == 2
    assert wrong.stdout == b""
    assert wrong.stderr.count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise here")
def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    command = f'"{sys.executable}" -m game check none none none | head -0; exit "${{PIPESTATUS[0]}}"'
    found = subprocess.run(
        ["bash", "-c", command], capture_output=True, cwd=Path(__file__).parents[2], env={**os.environ}, check=False
    )
    assert found.stderr == b""
    assert found.returncode == 1


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_terminal_that_cannot_show_a_name(tmp_path: Path, encoding: str) -> None:
    case = {"id": "猫", "position": {"hands": ["r1", "b1"], "discard": "r5"}, "expect": {"turn": 1}}
    found = in_a_process("check", str(written(tmp_path / "x.json", case)), encoding=encoding)
    assert (found.returncode, found.stderr) == (1, b"")
    assert b"\\u732b: turn is 0, not 1" in found.stdout
