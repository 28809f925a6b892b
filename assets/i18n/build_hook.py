"""Puts every language into the wheel in its compiled form, beside its source."""

from __future__ import annotations

import tempfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LanguagesHook(BuildHookInterface):  # type: ignore[type-arg]  # the configuration's type is of no use here
    """Compiles the catalogues into a folder of its own and adds the results to what is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, before anything is packed."""
        root = Path(self.root)
        self._folder = tempfile.TemporaryDirectory()
        for target, path in _compiling(root).compiled_languages(root, Path(self._folder.name)):
            build_data["force_include"][str(path)] = f"game/assets/{target}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take the folder away again."""
        self._folder.cleanup()


def _compiling(root: Path) -> Any:
    spec = spec_from_file_location("compiling", root / "assets" / "i18n" / "compiling.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
