"""Answer a file that was dragged onto the window: a match to look at again, rules to play by, or neither."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from game.i18n import Translator
from game.rules.record import RecordError
from game.scenes.column import Column
from game.services import Services
from game.store.errors import StoreError
from game.store.given import read_given
from game.store.presets import Preset, take_in

if TYPE_CHECKING:
    from game.scenes.replay import ReplayScene


@dataclass(frozen=True, slots=True)
class News:
    """Say in a sentence for people what came of a file, or why nothing did."""

    words: str
    is_good: bool = False


Answer: TypeAlias = "Preset | News | ReplayScene"


def look_into(services: Services, path: Path) -> Answer:
    """Return the viewer of the match a file holds, or its rules, or why it is of no use."""
    from game.scenes.replay import open_record

    try:
        given = read_given(path)
        return given if isinstance(given, Preset) else open_record(services, given)
    except (StoreError, RecordError):
        words = services.translator._("“{file}” holds no rules and no match that can be read.", file=path.name)
        return News(words)


def put_news(column: Column, news: News) -> None:
    """Put what came of a file, with a tick or a warning."""
    column.remark(news.words, *(("check", "mint") if news.is_good else ("warn", "danger-2")))


def keep_given(tr: Translator, folder: Path | None, given: Preset) -> tuple[Preset, News]:
    """Keep rules from elsewhere among the player's own, and say so; where that can't be, they hold for this game."""
    try:
        if folder is not None:
            kept = take_in(folder, given)
            words = tr._("The rules “{name}” hold now, and are kept with yours.", name=kept.name)
            return kept, News(words, is_good=True)
    except StoreError:
        pass
    return given, News(tr._("The rules “{name}” hold for this game.", name=given.name), is_good=True)
