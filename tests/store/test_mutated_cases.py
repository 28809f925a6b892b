import json
from pathlib import Path

import pytest

from tests.support.damage import check_mutations

VECTORS = sorted((Path(__file__).parents[1] / "vectors").glob("*.json"))


@pytest.mark.parametrize("seed", range(4))
def test_ten_thousand_mutated_cases_and_lists_of_them(tmp_path: Path, seed: int) -> None:
    files = [path.read_bytes() for path in VECTORS]
    cases = [json.dumps(case).encode() for content in files for case in json.loads(content)]
    assert check_mutations([*cases, *cases, *files], tmp_path / "mutated.json", seed, 2500) > 1000
