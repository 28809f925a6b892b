"""What the cover between two people's turns says: what happened, since when, and what the others may do meanwhile."""

from __future__ import annotations

from typing import Any

import pytest
from pygame import Surface

from game.scenes.hand_over import HandOver
from game.settings import Opening, Settings, Speed
from game.ui.compositor import Canvas
from game.ui.geometry import Size
from game.ui.kit import Kit
from tests.table.test_hot_seat import Round

HANDS = ("r1 r2 g3", "r5 g6 b5", "y5 r1 y7")
JUMP = "Got the same card? Jump in: press your key."


def said(cover: HandOver, size: Size, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Draw a cover and give the lines on it."""
    lines: set[str] = set()
    text = Kit.text

    def noted(self: Kit, words: str, *others: Any, **named: Any) -> Surface:
        lines.add(words)
        return text(self, words, *others, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Kit, "text", noted)
        cover.resize(size)
        cover.draw(Canvas(size))
    return lines


def test_who_has_not_looked_in_this_round_is_told_what_happened_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    with Round("r9", HANDS[:2]) as at:
        heads = []
        for text in ("r1", "r5", ""):
            cover = at.cover()
            heads += [word for word in said(cover, (1280, 720), monkeypatch) if word.isupper() and "PILE" not in word]
            at.take()
            if text:
                at.pilot.click(f"hand {text}")
        assert heads == ["SO FAR IN THIS ROUND"] * 2 + ["SINCE MAYA LAST LOOKED"]


@pytest.mark.parametrize("opening", list(Opening))
def test_the_cover_says_how_to_jump_in_while_one_may(opening: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(speed=Speed.FAST, opening=opening)
    with Round("r9", ("r1 r2", "r5 g6 b5", "y5 r1 y7"), rules={"jump_in": True}, settings=settings) as at:
        assert JUMP not in said(at.cover(), (1280, 720), monkeypatch)
        at.table.feed.open(at.cover().handing.seat, at.table.screen.director)
        at.table.feed.submit(at.table.feed.view.legal_moves[0])
        at.pilot.until(lambda: at.pilot.scene is not None and at.match.log_length > 4)
        cover = at.cover()
        assert cover.handing.is_urgent
        for size in ((1024, 600), (1280, 720), (1920, 1080)):
            assert JUMP in said(cover, size, monkeypatch)
            tops = cover._tops
            assert tops == sorted(tops)
            assert tops[-1] + cover.kit.line_height("small") <= cover.layout.middle.bottom
