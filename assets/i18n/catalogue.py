"""Keeps the catalogues of languages in step with the program; needs Babel and is no part of the game.

python assets/i18n/catalogue.py extract          write the template, down-to-one.pot
python assets/i18n/catalogue.py update [LANG …]  write it, put what is new into the languages, keep what is translated
python assets/i18n/catalogue.py check [LANG …]   say what is missing or broken; exit status 1 if anything is
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(HERE)]

from babel.messages.catalog import Catalog  # noqa: E402 - the folders above have to be known first
from babel.messages.pofile import read_po, write_po  # noqa: E402
from faults import PLURALS, faults  # noqa: E402
from sentences import Sentence, sentences  # noqa: E402

from game.catalogue import CatalogueError, read_entries  # noqa: E402
from game.i18n import DOMAIN, OWN_NAMES, SOURCE  # noqa: E402

TEMPLATE = HERE / f"{DOMAIN}.pot"
LANGUAGES = [name for name in OWN_NAMES if name != SOURCE]
HEADER = "# {}\n# What the marks mean and how to write: README.md in assets/i18n.\n"


def source_of(language: str) -> Path:
    """Give the path of a language's catalogue."""
    return HERE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def template() -> Catalog:
    """Read the program and give an empty catalogue of all its sentences."""
    catalog = _catalog(None, "The sentences of Down to One.")
    for sentence in sentences(ROOT / "game"):
        _add(catalog, sentence)
    return catalog


def extract() -> int:
    """Write the template and tell how much there is."""
    catalog = template()
    _write(TEMPLATE, catalog)
    words = sum(len(_whole(message.id).split()) for message in catalog if message.id)
    _say(f"{len(catalog)} entries, {words} words: {TEMPLATE.relative_to(ROOT)}")
    return 0


def update(languages: Sequence[str]) -> int:
    """Bring catalogues up to date: new sentences empty, those that are gone left out, nothing guessed."""
    new = template()
    _write(TEMPLATE, new)
    for language in languages or _shipped():
        path = source_of(language)
        catalog = _catalog(language, f"{OWN_NAMES[language]}: the texts of Down to One.")
        if path.exists():
            old = read_po(BytesIO(path.read_bytes()), locale=language, domain=DOMAIN)
            for message in old:
                if message.id and any(_texts(message.string)):
                    catalog.add(message.id, message.string, context=message.context, flags=message.flags)
        catalog.update(new, no_fuzzy_matching=True)
        catalog.obsolete.clear()
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, catalog)
        left = sum(1 for message in catalog if message.id and not all(_texts(message.string)))
        _say(f"{language}: {left} of {len(catalog)} to translate")
    return 0


def check(languages: Sequence[str]) -> int:
    """Print every fault of the catalogues."""
    wanted = sentences(ROOT / "game")
    count = 0
    for language in languages or _shipped():
        try:
            entries = read_entries(source_of(language).read_text("utf-8"))
        except CatalogueError as error:
            found = [str(error)]
        else:
            found = faults(language, entries, wanted)
        count += len(found)
        for fault in found:
            _say(f"{language}: {fault}")
    _say(f"{count} faults")
    return 1 if count else 0


def _shipped() -> list[str]:
    return [language for language in LANGUAGES if source_of(language).exists()]


def _catalog(language: str | None, title: str) -> Catalog:
    catalog = Catalog(
        language, DOMAIN, header_comment=HEADER.format(title).rstrip(), project="Down to One", version="1", fuzzy=False
    )
    if language is not None:
        catalog.mime_headers = [("Plural-Forms", PLURALS[language])]
    return catalog


def _add(catalog: Catalog, sentence: Sentence) -> None:
    texts = sentence.one if sentence.many is None else (sentence.one, sentence.many)
    files = [(place, 0) for place in dict.fromkeys(place for place, _ in sentence.places)]
    message = catalog.add(texts, locations=files, auto_comments=sentence.comments, context=sentence.context)
    message.flags.discard("python-format")
    if "{" in _whole(texts):
        message.flags.add("python-brace-format")


def _write(path: Path, catalog: Catalog) -> None:
    """Write what has no dates and no line numbers in it, so that only real changes show."""
    whole = BytesIO()
    write_po(whole, catalog, width=100, include_lineno=False, ignore_obsolete=True)
    lines = [
        line
        for line in whole.getvalue().decode().splitlines()
        if not line.startswith(
            ('"POT-Creation', '"PO-Revision', '"Last-Translator', '"Language-Team', '"Generated-By', '"Report-Msgid')
        )
    ]
    path.write_text("\n".join(lines).rstrip() + "\n", "utf-8", newline="\n")


def _whole(texts: str | Sequence[str]) -> str:
    return texts if isinstance(texts, str) else texts[0]


def _texts(string: str | Sequence[str] | None) -> Sequence[str]:
    return (string or "",) if isinstance(string, str | None) else string


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("act", choices=["extract", "update", "check"])
    parser.add_argument("languages", nargs="*", metavar="LANG", choices=[*LANGUAGES, []], help=", ".join(LANGUAGES))
    asked = parser.parse_args()
    match asked.act:
        case "extract":
            return extract()
        case "update":
            return update(asked.languages)
        case _:
            return check(asked.languages)


if __name__ == "__main__":
    sys.exit(main())
