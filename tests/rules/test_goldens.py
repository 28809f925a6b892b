"""Compare what the rules do with what they did: any change shows, and has to be wanted (see tests.support.goldens)."""

import pytest

from tests.support.goldens import GOLDENS, HOUSE, texts

TEXTS = dict(texts())


@pytest.mark.parametrize("name", TEXTS)
def test_nothing_has_changed(name: str) -> None:
    golden = (GOLDENS / name).read_text(encoding="utf-8")
    assert TEXTS[name].splitlines() == golden.splitlines(), "python -m tests.support.goldens writes it anew"


def test_every_golden_file_is_compared() -> None:
    assert {file.name for file in GOLDENS.iterdir()} == set(TEXTS)
    assert len(HOUSE) == 6
