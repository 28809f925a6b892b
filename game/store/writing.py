"""Write records so that a file is always whole: replaced at once, or grown by whole lines."""

import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from game.store.errors import StoreError


def record_line(plain: Mapping[str, Any]) -> str:
    """Return a record's JSON as the one line of a `.jsonl` file, its end included."""
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"


def write_record(path: Path, plain: Mapping[str, Any]) -> None:
    """Write a record (`rules.record.to_json`) to a file; whatever happens, the old file or the new one is there.

    Raises:
        StoreError: the file can't be written.
    """
    text = json.dumps(plain, ensure_ascii=False, indent=1) + "\n"
    try:
        _replace(path, text)
    except OSError as error:
        raise StoreError(f"{path} can't be written: {error.strerror or error}.") from None


def _replace(path: Path, text: str) -> None:
    number, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with open(number, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


class RecordLines:
    """Write one record on each line of a new `.jsonl` file, replacing what was there.

    Raises:
        StoreError: from each method, the file can't be written.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._stream: TextIO = open(path, "w", encoding="utf-8", newline="\n")  # noqa: SIM115 - __exit__ closes it
        except OSError as error:
            raise self._refused(error) from None

    def __enter__(self) -> "RecordLines":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            self._stream.close()
        except OSError as refused:
            raise self._refused(refused) from None

    def write(self, line: str) -> None:
        """Add a line as `record_line` returns it."""
        try:
            self._stream.write(line)
            self._stream.flush()
        except OSError as error:
            raise self._refused(error) from None

    def _refused(self, error: OSError) -> StoreError:
        return StoreError(f"{self._path} can't be written: {error.strerror or error}.")
