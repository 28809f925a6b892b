"""Every remark of a character has its words."""

from game.ai.remarks import Remark
from game.i18n import Translator
from game.table.remarks import remark_text


def test_every_remark_has_words() -> None:
    for remark in Remark:
        words = {remark_text(Translator(), remark, number) for number in range(6)}
        assert len(words) == 3
