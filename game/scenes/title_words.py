"""What the title says: what Play plays, which match waits, and what happened to files."""

from __future__ import annotations

from typing import assert_never

from game.i18n import Translator
from game.rules.ruleset import Ruleset, Scoring, preset_of
from game.rules.seat import Seat
from game.scenes.people import table_words
from game.session.setup import SetUp
from game.store.notices import Notice, NoticeKind
from game.store.saved import SavedMatch


def set_up_words(tr: Translator, set_up: SetUp) -> str:
    """Say who plays by which rules: `You and three bots, official rules`."""
    return tr._("{who}, {rules}", who=_table_words(tr, set_up), rules=rules_words(tr, set_up.rules))


def rules_words(tr: Translator, rules: Ruleset) -> str:
    """Name rules within a sentence."""
    match preset_of(rules):
        case "official":
            return tr._("official rules")
        case "official_112":
            return tr._("official rules, 112 cards")
        case "vintage":
            return tr._("vintage rules")
        case "party":
            return tr._("party rules")
        case "family":
            return tr._("family rules")
        case _:
            return tr._("your own rules")


def waiting_words(tr: Translator, waiting: SavedMatch) -> str:
    """Say how a match stands: `Round 4, your turn. Nora 312, you 207`."""
    # Translators: {turn} is “Round 4, your turn” or the like, {stand} “Nora 312, you 207”.
    stand = ", ".join(f"{_name(tr, waiting, seat)} {waiting.scores[seat]}" for seat in _leaders(waiting))
    return tr._("{turn}. {stand}", turn=_turn_words(tr, waiting), stand=stand)


def notice_words(tr: Translator, notice: Notice) -> str:
    """Say what happened to a file, and that nothing was lost."""
    match notice.kind:
        case NoticeKind.SETTINGS_DAMAGED if notice.file:
            return tr._("The settings were damaged. They are kept as {file}; the usual ones hold.", file=notice.file)
        case NoticeKind.SETTINGS_DAMAGED:
            return tr._("The settings can’t be read. The usual ones hold.")
        case NoticeKind.SETTINGS_NEWER:
            return tr._("The settings are from a newer version. They stay as they are; the usual ones hold for now.")
        case NoticeKind.HISTORY_DAMAGED:
            return tr._("The history was damaged. It is kept as {file}, and a new one has begun.", file=notice.file)
        case NoticeKind.HISTORY_NEWER:
            return tr._("The history is from a newer version. It stays as it is, and nothing is added to it.")
        case NoticeKind.NOT_KEPT:
            return tr._("The game’s folder can’t be written to: matches and settings are not kept.")
        case NoticeKind.MATCH_IN_USE:
            return tr._("That game is being played in another window.")
        case NoticeKind.MATCH_DAMAGED:
            return tr._("That game can’t go on: its file can’t be read. It stays as it is.")
        case _:
            assert_never(notice.kind)


def _table_words(tr: Translator, set_up: SetUp) -> str:
    return table_words(tr, set_up.people, len(set_up.plans) - set_up.people)


def _turn_words(tr: Translator, waiting: SavedMatch) -> str:
    if waiting.turn is None:
        return tr._("Round {round} is over", round=waiting.round_number)
    if waiting.turn == waiting.viewer:
        return tr._("Round {round}, your turn", round=waiting.round_number)
    name = _name(tr, waiting, waiting.turn)
    return tr._("Round {round}, {name} to play", round=waiting.round_number, name=name)


def _leaders(waiting: SavedMatch) -> tuple[Seat, Seat]:
    """Return the viewer's best opponent and the viewer, or the best two where nobody is the viewer."""
    sign = 1 if waiting.rules.scoring is Scoring.LOWEST else -1
    ordered = sorted(range(len(waiting.plans)), key=lambda seat: (sign * waiting.scores[seat], seat))
    best = [Seat(seat) for seat in ordered if seat != waiting.viewer]
    return (best[0], best[1] if waiting.viewer is None else waiting.viewer)


def _name(tr: Translator, waiting: SavedMatch, seat: Seat) -> str:
    return tr._("you") if seat == waiting.viewer else waiting.plans[seat].name or tr._("You")
