"""What the table opens beside the match: the coach, the round that has just ended to be seen again; its switches."""

from __future__ import annotations

import json
from dataclasses import replace

from game.rules.record import RecordError, to_json, with_names
from game.scenes.table_feed import TableFeed
from game.scenes.table_screen import TableScreen
from game.services import Services
from game.session.match import Match
from game.settings import Sorting
from game.ui.scene import Scene


def coach(services: Services, feed: TableFeed, screen: TableScreen) -> Scene[None]:
    """Make the scene that thinks about the viewer's position, from what the viewer has seen."""
    from game.scenes.coach import CoachScene

    seen = feed.match.events_since(0, feed.viewer)
    return CoachScene(services, feed.view, seen, screen.log.names)


def replay(services: Services, feed: TableFeed) -> Scene[None] | None:
    """Make the scene that shows the round which has just ended again; a match begun in its middle has none."""
    from game.scenes.replay import open_record

    match = feed.match
    try:
        return open_record(services, match.record(), match.plans, round_index=feed.view.round_number - 1)
    except RecordError:
        return None


def nameless_record(match: Match) -> str:
    """Give a match as a record without anybody's name."""
    record = match.record()
    return json.dumps(to_json(with_names(record, [""] * len(record.seats))))


def sort_otherwise(services: Services, screen: TableScreen) -> None:
    """Take the next way to sort the hand."""
    order, settings = tuple(Sorting), services.settings
    sorting = order[(order.index(settings.sorting) + 1) % len(order)]
    services.preferences.change(replace(settings, sorting=sorting))
    screen.director.sort(sorting)


def switch_sound(services: Services) -> None:
    """Switch all sound off, or on again."""
    services.take(replace(services.settings, muted=not services.settings.muted))
