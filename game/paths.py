"""Where the program keeps files of the player: found when asked for, made when first written to."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

_NAME = "down-to-one"


@dataclass(frozen=True, slots=True)
class Folders:
    """Say where settings and where everything else is kept, and what is written for people; none need exist yet."""

    config: Path
    data: Path
    exports: Path | None = None


def folders() -> Folders:
    """Give the folders of this player on this platform."""
    return Folders(config_dir(), data_dir())


def data_dir() -> Path:
    """Give the folder of saves, records and statistics; it may not exist yet."""
    from platformdirs import user_data_path

    return user_data_path(_NAME, appauthor=False)


def config_dir() -> Path:
    """Give the folder of settings; it may not exist yet."""
    from platformdirs import user_config_path

    return user_config_path(_NAME, appauthor=False)


def log_dir() -> Path:
    """Give the folder of crash reports; it may not exist yet."""
    from platformdirs import user_log_path

    return user_log_path(_NAME, appauthor=False)


def made(folder: Path) -> Path | None:
    """Make a folder and give it, or None where that is not allowed (a home that is read-only)."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder
