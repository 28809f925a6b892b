"""Pictures of the window: numbered, never over one that is there, and shown nothing that is for one person alone."""

from __future__ import annotations

from pathlib import Path

from pygame import Surface

from game.ui.picture_file import write_picture


def test_pictures_are_numbered(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "here"
    written = [write_picture(folder, "table", Surface((4, 3))) for _ in range(3)]
    assert [path.name for path in written if path] == ["table-1.png", "table-2.png", "table-3.png"]
    assert all(path.stat().st_size for path in written if path)


def test_a_folder_that_cannot_be_is_no_picture(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert write_picture(tmp_path / "file", "table", Surface((4, 3))) is None
