import json
import sys
from pathlib import Path

import pytest

from game.rules.ruleset import PRESETS, Deck, Ruleset
from game.rules.table_rule import TableRule, parse_effect
from tests.support.damage import check_mutations
from tests.support.records import random_record_json

PASSING = Ruleset(
    deck=Deck.MODERN, hand_size=4, custom_rules=(TableRule("Gift", (parse_effect("pass_cards 2 left"),)),)
)


def contents() -> list[bytes]:
    tables = [(rules, seats) for rules in (*PRESETS.values(), PASSING) for seats in (2, 3, 5)]
    records = [json.dumps(random_record_json(seed, *table)).encode() for seed, table in enumerate(tables)]
    return [*records, b"\n".join(records[:4]) + b"\n"]


@pytest.mark.parametrize("seed", range(4))
def test_ten_thousand_mutated_records(tmp_path: Path, seed: int) -> None:
    name = "mutated.jsonl" if seed % 2 else "mutated.json"
    assert check_mutations(contents(), tmp_path / name, seed, 2500) > 1000


@pytest.mark.skipif(sys.platform == "win32", reason="the peak of memory is not to be had here")
def test_no_mutation_makes_memory_jump(tmp_path: Path) -> None:
    import resource

    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    check_mutations(contents(), tmp_path / "mutated.json", 99, 500)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < (64 * 1024 if sys.platform.startswith("linux") else 64 * 1024 * 1024)
