"""Every sound has a caption or means nothing; what sounds is shown where captions are wanted, silent or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.i18n import Translator
from game.scenes.caption_row import CaptionRow
from game.scenes.curtain import Curtain
from game.scenes.title import TitleScene
from game.services import make_services
from game.settings import Settings
from game.table.captions import captions
from game.ui.compositor import Canvas, Sprite
from tests.support.pilot import Pilot
from tests.table.staged import StagedTable

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"
SILENT = {"slide", "tick"}


def test_every_sound_has_a_caption_or_is_said_to_mean_nothing() -> None:
    known = captions(Translator())
    assert set(known) == {path.stem for path in SOUNDS.glob("*.wav")}
    assert {name for name, words in known.items() if words is None} == SILENT
    said = [words for words in known.values() if words is not None]
    assert len(said) == len(set(said))


@pytest.mark.parametrize("muted", [False, True])
def test_what_sounds_is_shown_for_a_while(muted: bool) -> None:
    services = make_services(seed=7, settings=Settings(captions=True, muted=muted))
    with Pilot(TitleScene, services=services) as pilot:
        services.audio.play("chime")
        pilot.step()
        assert words_on(pilot) & {"Chime: you are asked"}
        pilot.advance(1500)
        services.audio.play("uno")
        pilot.advance(1000)
        assert words_on(pilot) >= {"Call: UNO!"}
        assert "Chime: you are asked" not in words_on(pilot)
        pilot.advance(3000)
        assert not words_on(pilot)


def test_nothing_is_shown_unless_wanted() -> None:
    services = make_services(seed=7)
    row = CaptionRow(services)
    row.hear("chime")
    assert not row.names
    services.preferences.change(Settings(captions=True))
    for name in ("tick", "chime", "snap", "uno", "snap", "skip"):
        row.hear(name)
    assert row.names == ("uno", "snap", "skip")


def test_plays_at_the_table_are_captioned() -> None:
    with StagedTable("r5", ["r7 b2 g1", "b1 b2 b3"]) as staged:
        staged.services.preferences.change(Settings(captions=True))
        staged.pilot.click("hand r7")
        staged.pilot.advance(100)
        assert "snap" in row_of(staged.pilot).names


def row_of(pilot: Pilot) -> CaptionRow:
    curtain = pilot.loop.overlay
    assert isinstance(curtain, Curtain)
    overlay = curtain.above
    assert isinstance(overlay, CaptionRow)
    return overlay


def words_on(pilot: Pilot) -> set[str]:
    """The captions that the last frame shows."""
    row = row_of(pilot)
    canvas = Canvas(pilot.loop.surface.get_size())
    row.draw(canvas)
    pictures = [item for item in canvas.items if isinstance(item, Sprite)]
    known = captions(Translator())
    assert len(pictures) >= 2 * len(row.names)
    return {words for name in row.names if (words := known[name]) is not None}
