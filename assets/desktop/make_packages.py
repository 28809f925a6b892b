"""Pack the built folder for Linux: a tar for everybody and, where `dpkg-deb` is, a package for Debian and Ubuntu.

`pyinstaller build.spec && python assets/desktop/make_packages.py` writes both, and their checksums, to `dist`. The same
build packed twice gives the same bytes: times come from SOURCE_DATE_EPOCH, or are zero.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent
NAME: Final = "down-to-one"
SHARED: Final = {
    "down-to-one.desktop": "applications/down-to-one.desktop",
    "down-to-one-replay.desktop": "applications/down-to-one-replay.desktop",
    "down-to-one.xml": "mime/packages/down-to-one.xml",
    "org.downtoone.game.metainfo.xml": "metainfo/org.downtoone.game.metainfo.xml",
}
ICON_SIZES: Final = (16, 32, 48, 64, 128, 256, 512)
ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}


def version() -> str:
    """Return the program's version."""
    found = re.search(r'__version__ = "([^"]+)"', (ROOT / "game" / "__init__.py").read_text("utf-8"))
    assert found is not None
    return found[1]


def epoch() -> int:
    """Return the time, in seconds since 1970, that every packed file gets."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", "0"))


def lay_out_shared(share: Path) -> None:
    """Put menu entries, file type, icons and AppStream's description where a desktop looks for them."""
    for name, place in SHARED.items():
        _copy(HERE / name, share / place)
    for size in ICON_SIZES:
        icon = ROOT / "assets" / "icons" / f"icon_{size}.png"
        _copy(icon, share / "icons/hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png")
    _copy(ROOT / "assets/icons/icon.svg", share / f"icons/hicolor/scalable/apps/{NAME}.svg")


def make_tar(program: Path, folder: Path) -> Path:
    """Write the tar that unpacks into one folder with the program and `install.sh`."""
    top = f"{NAME}-{version()}"
    path = folder / f"{top}-linux-{platform.machine()}.tar.gz"
    with tempfile.TemporaryDirectory() as name:
        stage = Path(name) / top
        shutil.copytree(program, stage / NAME, symlinks=True)
        lay_out_shared(stage / "share")
        _copy(HERE / "install.sh", stage / "install.sh")
        _copy(ROOT / "LICENSE", stage / "LICENSE")
        with (
            path.open("wb") as raw,
            gzip.GzipFile("", "wb", 9, raw, epoch()) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
        ):
            for file in sorted(stage.rglob("*")):
                tar.add(file, f"{top}/{file.relative_to(stage)}", recursive=False, filter=_same_for_all)
    return path


def make_deb(program: Path, folder: Path) -> Path:
    """Write the Debian package: the program under /usr/lib, a link to it in /usr/bin."""
    architecture = ARCHITECTURES.get(platform.machine(), platform.machine())
    path = folder / f"{NAME}_{version()}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as name:
        stage = Path(name) / "stage"
        shutil.copytree(program, stage / "usr/lib" / NAME, symlinks=True)
        (stage / "usr/bin").mkdir(parents=True)
        (stage / "usr/bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
        lay_out_shared(stage / "usr/share")
        _copy(program / "_internal/assets/licences/bundled.txt", stage / f"usr/share/doc/{NAME}/copyright")
        control = stage / "DEBIAN" / "control"
        control.parent.mkdir()
        control.write_text(_control(architecture, _kibibytes(stage)), "utf-8")
        for file in (stage, *stage.rglob("*")):
            if not file.is_symlink():
                file.chmod(0o755 if file.is_dir() or os.access(file, os.X_OK) else 0o644)
            os.utime(file, (epoch(), epoch()), follow_symlinks=False)
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(stage), str(path)]
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": str(epoch())}
        )
    return path


def _control(architecture: str, size: int) -> str:
    return (
        f"Package: {NAME}\nVersion: {version()}\nArchitecture: {architecture}\nInstalled-Size: {size}\n"
        "Section: games\nPriority: optional\nMaintainer: The Down to One developers <nobody@example.invalid>\n"
        "Depends: libc6 (>= 2.28)\nRecommends: libx11-6, libxext6, libasound2 | libasound2t64\n"
        "Description: get rid of your cards, alone or with friends\n"
        " A card game on an animated table for two to ten: match the colour, the number or the\n"
        " symbol, and call when you are down to one. Against computer opponents, or with friends\n"
        " around one screen.\n"
    )


def checksums(paths: list[Path]) -> Iterator[str]:
    """Give a line for each file, as `sha256sum` writes it."""
    for path in paths:
        yield f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"


def main() -> int:
    """Pack `dist/down-to-one`, and return the exit status."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    program = folder / NAME
    if not (program / NAME).is_file():
        sys.stderr.write(f"There is no {program / NAME}: run `pyinstaller build.spec` first.\n")
        return 2
    made = [make_tar(program, folder)]
    if shutil.which("dpkg-deb"):
        made.append(make_deb(program, folder))
    (folder / "SHA256SUMS").write_text("".join(checksums(made)), "utf-8")
    sys.stdout.write("".join(f"{path}\n" for path in made))
    return 0


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(source.stat().st_mode & 0o777)


def _same_for_all(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = epoch()
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


def _kibibytes(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) // 1024


if __name__ == "__main__":
    sys.exit(main())
