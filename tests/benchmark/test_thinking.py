"""The time that Expert takes is measured in matches of its own."""

import pytest

from game.benchmark import thinking
from game.store.policies import policy_folder, read_policies


def test_choices_and_searches_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PROMPT_ROUNDS", 1)
    monkeypatch.setattr(thinking, "SEARCHED_ROUNDS", 1)
    found = thinking.measure(read_policies(policy_folder()))
    assert found.decision_us > 0
    assert found.search_ms >= found.slice_ms > 0
