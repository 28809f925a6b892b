"""Check that every file the program brings along is there and can be used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from game.selftest.check import Check, FaultError, all_of
from game.speech import LIBRARY, open_speaker
from game.ui.assets import Assets, find_assets

_PICTURES = ("cards", "avatars", "icons")
_PICTURE_SIZE = (48, 72)


def file_checks() -> Iterator[Check]:
    """Give a check for each kind of file."""
    for folder in _PICTURES:
        yield Check(f"pictures of {folder}", partial(_pictures, folder))
    yield Check("pictures of icons in pixels", partial(_each, "icons", "*.png", _bitmap))
    yield Check("fonts", partial(_each, "fonts", "*.ttf", _font))
    yield Check("licences of the fonts", partial(_each, "fonts", "OFL-*.txt", _text))
    yield Check("sounds", partial(_each, "sounds", "*.wav", _sound))
    yield Check("music", partial(_each, "music", "*.ogg", _sound))
    yield Check("themes", partial(_each, "themes", "*/theme.toml", _theme))
    yield Check("palettes", partial(_each, "palettes", "*.toml", _palette))
    yield Check("languages", partial(_each, "i18n", "*/LC_MESSAGES", _language))
    yield Check("weights of the opponents", partial(_each, "ai", "*.json", _weights))
    yield Check("speech", _speech)


def _speech() -> str:
    """Load the library if it was brought along, and look for a voice: there need not be one."""
    has_library = find_spec(LIBRARY) is not None
    if has_library:
        import_module(LIBRARY)
    speaker = open_speaker()
    speaker.set_language("en")
    speaker.stop()
    library = "with its library" if has_library else "without its library"
    return f"{library}, {speaker.name or 'no screen reader and no voice here'}"


def _pictures(folder: str) -> str:
    assets = Assets(find_assets())
    names = [f"{folder}/{path.stem}" for path in sorted((assets.root / folder).glob("*.svg"))]
    return all_of(names, lambda name: _is_painted(assets, name))


def _is_painted(assets: Assets, name: str) -> None:
    picture = assets.image(name, _PICTURE_SIZE)
    if not picture.get_bounding_rect(min_alpha=1).w:
        raise FaultError("nothing is painted")


def _each(folder: str, pattern: str, look: Callable[[Path], None]) -> str:
    root = find_assets()
    names = [str(path.relative_to(root)) for path in sorted((root / folder).glob(pattern))]
    return all_of(names, lambda name: look(root / name))


def _bitmap(path: Path) -> None:
    import pygame

    pygame.image.load(path)


def _font(path: Path) -> None:
    import pygame

    pygame.font.init()
    if pygame.font.Font(path, 20).size("Down to One")[0] <= 0:
        raise FaultError("it has no width")


def _text(path: Path) -> None:
    if "SIL OPEN FONT LICENSE" not in path.read_text("utf-8").upper():
        raise FaultError("it is not the licence")


def _sound(path: Path) -> None:
    import pygame

    if pygame.mixer.get_init() is None:
        pygame.mixer.init()
    if pygame.mixer.Sound(path).get_length() <= 0:
        raise FaultError("it is silent")


def _theme(path: Path) -> None:
    from game.ui.theme import read_theme

    read_theme(path)


def _palette(path: Path) -> None:
    from game.ui.theme import read_palette, read_theme

    read_palette(path, read_theme(find_assets() / "themes/felt/theme.toml").colors)


def _language(path: Path) -> None:
    from game.i18n import load_translations

    if load_translations(path.parent.parent, path.parent.name).gettext("Settings") == "Settings":
        raise FaultError("it is English")


def _weights(path: Path) -> None:
    from game.store.policies import read_policy

    read_policy(path)
