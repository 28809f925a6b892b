"""Compiles the languages for a built game; the checkout needs it not, since the game reads its sources there."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any


def compiled_languages(root: Path, folder: Path) -> list[tuple[str, Path]]:
    """Compile all languages of a checkout into a folder; give each place below `assets` and the file for it."""
    catalogue = module_at(root / "game" / "catalogue.py")
    made = []
    for source in sorted(root.glob("assets/i18n/*/LC_MESSAGES/*.po")):
        target = source.relative_to(root / "assets").with_suffix(".mo")
        path = folder / target
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(catalogue.compiled(catalogue.read_entries(source.read_text("utf-8"))))
        made.append((target.as_posix(), path))
    return made


def module_at(path: Path) -> Any:
    """Load a module by its file, since nothing is installed while a build runs."""
    spec = spec_from_file_location(f"down_to_one_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(f"{path} is missing.")
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
