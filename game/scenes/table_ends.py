"""Sum up a round or a match for the scenes that show its end, and say how the table calls its seats."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import Translator
from game.rules.cards import Card
from game.rules.events import RoundEnded
from game.rules.seat import Seat
from game.scenes.match_result import MatchReport
from game.scenes.round_report import RoundReport
from game.scenes.table_feed import TableFeed
from game.session.seats import SeatKind, SeatPlan
from game.table.hud import SeatLook
from game.table.words import Names


def table_names(tr: Translator, plans: Sequence[SeatPlan], you: Seat | None) -> Names:
    """Call everybody by name; whoever has none is "You"."""
    return Names(tuple(plan.name or tr._("You") for plan in plans), you)


def seat_looks(tr: Translator, plans: Sequence[SeatPlan]) -> tuple[SeatLook, ...]:
    """Return what the plates show of the seats."""
    return tuple(SeatLook(plan.name or tr._("You"), plan.avatar, plan.kind is SeatKind.BOT) for plan in plans)


def round_report(feed: TableFeed, ended: RoundEnded) -> RoundReport:
    """Sum up the round that has just ended."""
    view, match = feed.view, feed.match
    return RoundReport(
        number=view.round_number,
        event=ended,
        plans=match.plans,
        scores_before=feed.scores_before,
        rules=match.rules,
        viewer=feed.you,
        last_card=_last_card(feed, ended),
        next_dealer=None if match.match_winners else Seat((view.dealer + 1) % view.seats),
    )


def match_report(feed: TableFeed) -> MatchReport:
    """Sum up the match that has just ended."""
    match, view = feed.match, feed.view
    return MatchReport(match.plans, view.scores, match.match_winners, match.rules, view.round_number, feed.you)


def _last_card(feed: TableFeed, ended: RoundEnded) -> Card | None:
    play = feed.last_play
    return play.card if play is not None and ended.winner == play.seat else None
