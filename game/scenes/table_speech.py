"""Says of the table what somebody needs who does not see it: news as they come, and answers to what they ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bindings import ASK_COUNTS, ASK_EVENTS, ASK_HAND, ASK_TOP
from game.i18n import Translator
from game.rules.moves import PlayCard
from game.rules.seat import Seat, seats_from
from game.rules.view import PlayerView
from game.scenes.table_feed import TableFeed
from game.scenes.table_log import RoundLog
from game.table.advice import Hint
from game.table.words import Names, card_words, color_word, listed

MOST_NEWS: Final = 8
"""So many of the last sentences are compared, so that none is told twice and none is left out."""
_MOST_EVENTS: Final = 6


def news(feed: TableFeed, log: RoundLog) -> Sequence[str]:
    """Return the last sentences of the round, the newest last; where several listen, nothing but what all may know."""
    return log.last_for_everybody(MOST_NEWS) if feed.is_shared else log.lines[-MOST_NEWS:]


def prompt(hint: Hint | None, *, is_overheard: bool) -> str:
    """Return whose turn it is, and unless others listen what can be done."""
    if hint is None:
        return ""
    return hint.lead if is_overheard else ". ".join(filter(None, (hint.lead, hint.text)))


def whole_table(tr: Translator, feed: TableFeed, log: RoundLog) -> Sequence[str]:
    """Return all there is to know of the table, the newest news first; where several listen, without the hand."""
    own = () if feed.is_shared else hand_words(tr, feed.view)
    return (
        *top_words(tr, feed.view),
        *own,
        *count_words(tr, log.names, feed.view),
        *reversed(news(feed, log)),
    )


def answer(tr: Translator, feed: TableFeed, log: RoundLog, question: str) -> Sequence[str] | None:
    """Answer a question by the id of its binding from what the viewer may know; None if it is another's business."""
    view, names = feed.view, log.names
    match question:
        case _ if question == ASK_HAND:
            return hand_words(tr, view)
        case _ if question == ASK_TOP:
            return top_words(tr, view)
        case _ if question == ASK_COUNTS:
            return count_words(tr, names, view)
        case _ if question == ASK_EVENTS:
            told = news(feed, log)[-_MOST_EVENTS:]
            return told or (tr._("Nothing has happened yet."),)
        case _:
            return None


def hand_words(tr: Translator, view: PlayerView) -> Sequence[str]:
    """Say which cards the viewer holds and which of them can be played; that nobody's lie open where they do not."""
    if view.seat is None:
        return (tr._("All hands are covered."),)
    held = listed(tr, [card_words(tr, card) for card in view.hand])
    cards = tr.ngettext(
        "You hold {count} card: {cards}.", "You hold {count} cards: {cards}.", len(view.hand), cards=held
    )
    plays = [move.card for move in view.legal_moves if isinstance(move, PlayCard)]
    fitting = [card_words(tr, card) for card in dict.fromkeys(plays)]
    return (cards, tr._("You can play {cards}.", cards=listed(tr, fitting)) if fitting else "")


def top_words(tr: Translator, view: PlayerView) -> Sequence[str]:
    """Say what lies on top, which colour counts, which way it goes, what waits, and how much is left to draw."""
    lines = [tr._("On top: {card}.", card=card_words(tr, view.top))]
    if view.color is not None and view.top.is_wild:
        lines.append(tr._("The colour is {color}.", color=color_word(tr, view.color)))
    clockwise = view.direction > 0
    lines.append(tr._("Direction: clockwise") if clockwise else tr._("Direction: counterclockwise"))
    if view.pending:
        lines.append(tr.ngettext("A penalty of {count} card", "A penalty of {count} cards", view.pending))
    lines.append(tr.ngettext("{count} card to draw", "{count} cards to draw", view.draw_count))
    return lines


def count_words(tr: Translator, names: Names, view: PlayerView) -> Sequence[str]:
    """Say how many cards and points everybody has, from the viewer's left on, and whose turn it is."""
    first = Seat(0) if view.seat is None else view.seat
    lines = [_seat_words(tr, names, view, seat) for seat in seats_from(first, view.seats)[1:]]
    lines.append(_seat_words(tr, names, view, first))
    if view.turn is not None and not names.is_you(view.turn):
        lines.append(tr._("{name}’s turn", name=names.of(view.turn)))
    return lines


def _seat_words(tr: Translator, names: Names, view: PlayerView, seat: Seat) -> str:
    cards = tr.ngettext("{count} card", "{count} cards", view.counts[seat])
    points = tr.ngettext("{count} point", "{count} points", view.scores[seat])
    return f"{names.names[seat]}: {cards}, {points}"
