"""Finds every sentence in the program that is translated, by reading its source.

A sentence is a literal first argument of `tr._`, `tr.ngettext` or `tr.pgettext`; a comment above or inside the call
that begins with `Translators:` goes with it.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ARGUMENTS = {"_": 1, "ngettext": 2, "pgettext": 2}
"""From the name of a call to how many of its first arguments must be literal texts."""
MARK = "Translators:"


class NotLiteralError(Exception):
    """A sentence is not written out where it is translated, so that nobody can find it."""


@dataclass
class Sentence:
    """One thing to translate: where it stands, what to know about it."""

    one: str
    many: str | None = None
    context: str | None = None
    places: list[tuple[str, int]] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)


def sentences(root: Path) -> list[Sentence]:
    """Find the sentences of the package under a folder, in the order of files and lines; each once.

    Raises:
        NotLiteralError: A call is given something else than a literal text.
    """
    found: dict[tuple[str | None, str], Sentence] = {}
    for path in sorted(root.rglob("*.py")):
        place = path.relative_to(root.parent).as_posix()
        for new in _in_source(path.read_text("utf-8"), place):
            known = found.setdefault((new.context, new.one), new)
            if known is not new:
                known.many = known.many or new.many
                known.places += [new_place for new_place in new.places if new_place not in known.places]
                known.comments += [comment for comment in new.comments if comment not in known.comments]
    return list(found.values())


def _in_source(source: str, place: str) -> Iterator[Sentence]:
    comments = _comments(source) if MARK in source else {}
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and _name(node) in ARGUMENTS]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        name = _name(call)
        texts = [text for argument in call.args[: ARGUMENTS[name]] if (text := _literal(argument)) is not None]
        if len(texts) != ARGUMENTS[name]:
            if place == "game/i18n.py":
                continue
            raise NotLiteralError(f"{place}:{call.lineno}: {ast.unparse(call)}")
        notes = [comments[line] for line in range(call.lineno - 1, call.args[0].lineno + 1) if line in comments]
        match name:
            case "_":
                yield Sentence(texts[0], None, None, [(place, call.lineno)], notes)
            case "ngettext":
                yield Sentence(texts[0], texts[1], None, [(place, call.lineno)], notes)
            case _:
                yield Sentence(texts[1], None, texts[0], [(place, call.lineno)], notes)


def _literal(argument: ast.expr) -> str | None:
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None


def _name(call: ast.Call) -> str:
    """Give the name of what is called; `_` may also be handed around by itself."""
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id="_" as name):
            return name
        case _:
            return ""


def _comments(source: str) -> dict[int, str]:
    """Give the comments for translators by the number of their last line; lines that follow one belong to it."""
    found: dict[int, str] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        text, line = token.string.lstrip("# "), token.start[0]
        if text.startswith(MARK):
            found[line] = text.removeprefix(MARK).strip()
        elif line - 1 in found and not token.line[: token.start[1]].strip():
            found[line] = f"{found.pop(line - 1)} {text}"
    return found
