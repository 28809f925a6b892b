"""What the program is made of can be read in it."""

from __future__ import annotations

from pathlib import Path

from game.scenes import flow
from game.scenes.about import BUNDLED, AboutScene, licences
from game.ui.assets import Assets
from tests.support.pilot import Pilot


def test_it_opens_from_the_version_on_the_title_and_escape_leads_back() -> None:
    with Pilot(flow.title) as pilot:
        pilot.settle()
        pilot.click("about")
        assert isinstance(pilot.scene, AboutScene)
        pilot.press("esc")
        assert type(pilot.scene).__name__ == "TitleScene"


def test_every_line_is_as_wide_as_the_page_at_most_and_the_last_one_can_be_reached() -> None:
    with Pilot(AboutScene, (1024, 600)) as pilot:
        scene = pilot.scene
        assert isinstance(scene, AboutScene)
        room = scene.kit.rect.width - 4 * scene.kit.px(48)
        assert max(scene.kit.text_width(line, "least") for line in scene.lines) <= room
        pilot.wheel("licences", -200)
        assert "FONT SOFTWARE" in " ".join(scene.lines[-12:])


def test_a_built_program_shows_what_was_collected_for_it(tmp_path: Path) -> None:
    path = tmp_path / BUNDLED
    path.parent.mkdir()
    path.write_text("zlib and others", "utf-8")

    assert licences(Assets(tmp_path)) == "zlib and others"
