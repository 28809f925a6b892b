"""The build recipe on each platform, and the licences of what it bundles; the program itself is built in CI."""

from __future__ import annotations

import runpy
import sys
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.support.scripts import load_script

ROOT = Path(__file__).resolve().parents[2]
DESKTOP = ROOT / "assets/desktop"
LIBRARIES = [("libSDL2-2-1a2b.so.0", "", "BINARY"), ("pygame/base.cpython-311-x86_64-linux-gnu.so", "", "EXTENSION")]


def script(name: str) -> ModuleType:
    return load_script(ROOT / name)


class Recipe:
    """What build.spec asks PyInstaller for."""

    def __init__(self, platform: str, folder: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
        self.asked: dict[str, dict[str, Any]] = {}
        self.given: dict[str, tuple[Any, ...]] = {}
        monkeypatch.setattr(sys, "platform", platform)
        monkeypatch.setattr(sys, "argv", ["build.spec", *words])
        monkeypatch.chdir(ROOT)
        steps = {name: self._step(name) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
        runpy.run_path(
            str(ROOT / "build.spec"),
            {"SPECPATH": str(ROOT), "workpath": str(folder), "Analysis": self._analysis, **steps},
        )

    def _analysis(self, scripts: list[str], **options: Any) -> SimpleNamespace:
        self.asked["Analysis"] = options
        datas = [("assets/desktop/make_packages.py", "", "DATA"), ("assets/icons/icon.ico", "", "DATA")]
        return SimpleNamespace(scripts=scripts, pure=[], binaries=LIBRARIES, datas=datas)

    def _step(self, name: str) -> Any:
        def step(*given: Any, **options: Any) -> str:
            self.asked[name], self.given[name] = options, given
            return name

        return step


def test_on_linux_a_folder_is_made_with_stripped_libraries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = Recipe("linux", tmp_path, monkeypatch)

    assert recipe.asked["EXE"]["exclude_binaries"]
    assert recipe.asked["COLLECT"]["strip"]
    assert "BUNDLE" not in recipe.asked


def test_one_file_is_made_when_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = Recipe("linux", tmp_path, monkeypatch, "--one-file")

    assert "COLLECT" not in recipe.asked
    assert LIBRARIES in recipe.given["EXE"]


def test_on_windows_there_are_icon_version_and_a_manifest_for_sharp_screens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Recipe("win32", tmp_path, monkeypatch).asked["EXE"]

    assert not asked["console"]
    assert not asked["strip"]
    assert asked["icon"].endswith(".ico")
    assert "ProductName" in Path(asked["version"]).read_text("utf-8")
    manifest = ElementTree.fromstring((ROOT / asked["manifest"]).read_text("utf-8"))
    assert "PerMonitorV2" in "".join(manifest.itertext())


def test_on_macos_a_bundle_is_made_for_sharp_screens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = Recipe("darwin", tmp_path, monkeypatch)

    assert recipe.asked["BUNDLE"]["info_plist"]["NSHighResolutionCapable"] is True
    assert (ROOT / recipe.asked["BUNDLE"]["icon"]).is_file()


def test_scripts_and_sources_stay_out_of_the_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = Recipe("linux", tmp_path, monkeypatch).given["COLLECT"]

    names = [entry[0] for entry in given[-1]]
    assert "assets/icons/icon.ico" in names
    assert "assets/licences/bundled.txt" in names
    assert not [name for name in names if name.endswith((".py", ".po"))]


def test_a_library_that_nobody_looked_up_stops_the_build() -> None:
    collect = script("assets/licences/collect.py")

    with pytest.raises(collect.UnknownLibraryError, match="libmystery"):
        collect.used_parts(collect.read_parts(), ["libmystery.so.1"], [])


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libz.so.1", "zlib"),
        ("pygame_ce.libs/libpng16-fefdc88d.so.16.58.0", "libpng"),
        ("zlib1.dll", "zlib"),
        ("libFLAC-e7027ec5.so.14.0.0", "Ogg, Vorbis, Opus, Opusfile, FLAC"),
        ("SDL2.dll", "SDL, SDL_image, SDL_mixer, SDL_ttf"),
        ("VCRUNTIME140.dll", "Microsoft's C run-time library"),
        ("libpython3.11.so.1.0", "Python"),
        ("msgspec/_core.cpython-311-x86_64-linux-gnu.so", "msgspec"),
    ],
)
def test_a_library_is_known_by_its_file(file: str, name: str) -> None:
    collect = script("assets/licences/collect.py")

    found = [part.name for part in collect.used_parts(collect.read_parts(), [file], []) if part.name != "Python"]

    assert found == ([] if name == "Python" else [name])


def test_every_licence_named_is_there_in_full() -> None:
    collect = script("assets/licences/collect.py")

    text = collect.licence_text(collect.read_parts())

    for part in collect.read_parts():
        assert part.copyright in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text


@pytest.mark.parametrize("name", ["down-to-one.desktop", "down-to-one-replay.desktop"])
def test_a_menu_entry_can_be_read(name: str) -> None:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]  # keys keep their capitals
    entry.read(DESKTOP / name, "utf-8")

    assert entry["Desktop Entry"]["Exec"].split()[0] == "down-to-one"
    assert entry["Desktop Entry"]["Icon"] == "down-to-one"


def test_the_file_type_is_the_same_everywhere() -> None:
    kind = "application/vnd.down-to-one.record+json"
    assert kind in (DESKTOP / "down-to-one-replay.desktop").read_text("utf-8")
    assert kind in (DESKTOP / "down-to-one.xml").read_text("utf-8")
    assert kind in (DESKTOP / "org.downtoone.game.metainfo.xml").read_text("utf-8")
    assert ".d1game" in (DESKTOP / "installer.iss").read_text("utf-8")


def test_the_description_names_the_version_of_now() -> None:
    from game import __version__

    described = ElementTree.parse(DESKTOP / "org.downtoone.game.metainfo.xml")
    newest = described.find("releases/release")

    assert newest is not None
    assert newest.get("version") == __version__
