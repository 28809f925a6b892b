"""Run vectors and replay records: one line per failure, then `N passed, M failed` (NOTATION.md)."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, assert_never

from game.commands.output import one_line, say
from game.rules.record import from_json, replay
from game.rules.vectors import run_case
from game.store.documents import CaseDocument, DamagedDocument, Document, RecordDocument, read_documents

SUMMARY: Final = "run vectors and replay records"
PASSED: Final = 0
FAILED: Final = 1
_MAX_LINE: Final = 800


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help="vectors, a record, or records on the lines of a .jsonl"
    )


def run(options: argparse.Namespace) -> int:
    """Check every file and return the exit status: 0 if all passed, 1 if not."""
    passed = failed = 0
    for path in options.files:
        for document in read_documents(path):
            failure = why_failed(document)
            if failure is None:
                passed += 1
            else:
                failed += 1
                place = ": ".join(filter(None, (str(path), document.place, failure)))
                say(one_line(place, _MAX_LINE) + "\n")
    say(f"{passed} passed, {failed} failed\n")
    return FAILED if failed else PASSED


def why_failed(document: Document) -> str | None:
    """Return why a part of a file fails, None if it passes."""
    match document:
        case CaseDocument(_, plain):
            return _why_case_failed(plain)
        case RecordDocument(_, plain):
            return _why_record_failed(plain)
        case DamagedDocument(_, reason):
            return reason
        case _:
            assert_never(document)


def _why_case_failed(plain: Mapping[str, Any]) -> str | None:
    try:
        outcome = run_case(plain)
    except ValueError as error:
        return f"{plain['id']}: {error}"
    return f"{outcome.id}: {'; '.join(outcome.failures)}" if outcome.failures else None


def _why_record_failed(plain: Mapping[str, Any]) -> str | None:
    try:
        for _ in replay(from_json(plain)):
            pass
    except ValueError as error:
        return str(error)
    return None
