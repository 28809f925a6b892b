"""Run the conformance cases of NOTATION.md, each a test of its own."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.rules.vectors import run_case

VECTORS = Path(__file__).parents[1] / "vectors"
CASES: list[dict[str, Any]] = [case for file in sorted(VECTORS.glob("*.json")) for case in json.loads(file.read_text())]


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in CASES])
def test_case_holds(case: dict[str, Any]) -> None:
    assert run_case(case).failures == ()


def test_every_published_case_is_here() -> None:
    assert len(CASES) == 133
    assert len({case["id"] for case in CASES}) == 133
