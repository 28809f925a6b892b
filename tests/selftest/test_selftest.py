"""The self-test tells a whole program from a damaged one."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.selftest.check import Check, FaultError, all_of, outcomes

ROOT = Path(__file__).resolve().parents[2]


def _raise(error: Exception) -> str:
    raise error


def test_a_check_that_fails_does_not_keep_the_others_from_running() -> None:
    checks = [Check("first", lambda: _raise(ValueError("bent"))), Check("second", lambda: "3 good")]

    assert [outcome.line() for outcome in outcomes(checks)] == ["FAIL first: ValueError: bent", "ok   second: 3 good"]


def test_the_thing_that_is_wrong_is_named() -> None:
    with pytest.raises(FaultError, match=r"^b: bent$"):
        all_of("ab", lambda name: _raise(ValueError("bent")) if name == "b" else name)


def test_nothing_to_look_at_is_a_fault() -> None:
    with pytest.raises(FaultError, match="there are none"):
        all_of([], str)


def test_this_checkout_is_whole(tmp_path: Path) -> None:
    lines = tmp_path / "lines.txt"
    command = [sys.executable, "-m", "game", "selftest", "-o", str(lines)]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert [line for line in done.stdout.splitlines() if line.startswith("FAIL")] == []
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].endswith(" passed, 0 failed")
    assert lines.read_text("utf-8") == done.stdout


def test_a_damaged_file_fails_its_check_alone(tmp_path: Path) -> None:
    program = tmp_path / "кот и cards"
    shutil.copytree(ROOT / "game", program / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "assets", program / "assets")
    (program / "assets/sounds/tick.wav").write_bytes(b"RIFF")
    command = [sys.executable, "-m", "game", "selftest"]

    done = subprocess.run(command, cwd=program, capture_output=True, text=True, encoding="utf-8", check=False)

    assert done.returncode == 1
    (failure,) = [line for line in done.stdout.splitlines() if line.startswith("FAIL")]
    assert failure.startswith("FAIL sounds: FaultError: sounds/tick.wav")
    assert done.stdout.splitlines()[-1].endswith(" passed, 1 failed")
