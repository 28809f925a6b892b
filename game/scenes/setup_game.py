"""The column about this game: a fan of cards, its facts, and how long the match is."""

from __future__ import annotations

from math import cos, radians, sin

from game.i18n import Translator
from game.rules.cards import card
from game.rules.ruleset import Length, Ruleset
from game.scenes.column import Column
from game.scenes.people import table_words
from game.scenes.pieces import card_picture
from game.scenes.setup_draft import OWN, Draft
from game.scenes.setup_problems import idle_options
from game.scenes.setup_rules import option_control
from game.scenes.setup_texts import length_options, option_texts, preset_words

_FAN = ((None, -21), (card("b+2"), -7), (card("r7"), 7), (card("W"), 21))
_FAN_CARD, _FAN_RADIUS, _FAN_HEIGHT = 84, 250, 176
_MOVE_SECONDS = 2.2


def fill_game(column: Column, tr: Translator, draft: Draft, *, own_name: str = "") -> None:
    """Put the fan, the facts and the length of the match; `own_name` is that of the own preset in force."""
    if column.kit.size[1] > 700:
        _fan(column)
    for icon, label, value in _facts(tr, draft, own_name):
        _fact(column, icon, label, value)
    column.rule()
    idle = idle_options(tr, draft.rules)
    for name in length_options():
        if name not in idle:
            column.row(option_texts(tr)[name].title, "", option_control(tr, draft.rules, name, None))


def expected_minutes(rules: Ruleset, seats: int) -> int:
    """Estimate how long a match takes, from what matches of bots took: rounds times moves times seconds."""
    rounds = (2 + 17 / (seats - 1)) * rules.target / 500 if rules.length is Length.TARGET else float(rules.rounds)
    moves = (25 + 9 * seats) * (0.3 + 0.1 * rules.hand_size)
    minutes = max(1.0, rounds) * moves * _MOVE_SECONDS / 60
    step = 5 if minutes > 10 else 1
    return max(1, round(minutes / step) * step)


def _facts(tr: Translator, draft: Draft, own_name: str) -> list[tuple[str, str, str]]:
    bots = len(draft.seats) - draft.people
    who = table_words(tr, draft.people, bots) if draft.people else tr.ngettext("{count} bot", "{count} bots", bots)
    preset = draft.preset()
    rules = own_name or (tr._("Mine") if preset == OWN else preset_words(tr)[preset])
    minutes = expected_minutes(draft.rules, len(draft.seats))
    return [
        ("people", tr._("Players"), who),
        ("book", tr._("Rules"), rules),
        ("deck", tr._("Cards"), str(len(draft.rules.cards))),
        # Translators: “About 25 min” is how long a match takes; the two stand at the two ends of a line.
        ("clock", tr._("About"), tr._("{minutes} min", minutes=minutes)),
    ]


def _fact(column: Column, icon: str, label: str, value: str) -> None:
    kit = column.kit
    sign = kit.icon(icon, 24, "mint")
    name = kit.text(label, "body", "text-2")
    left = sign.get_width() + kit.px(14)
    height = max(name.get_height(), sign.get_height())
    column.picture(sign, 0, column.y + (height - sign.get_height()) // 2)
    column.picture(name, left, column.y + (height - name.get_height()) // 2)
    is_beside = kit.text_width(value) <= column.width - left - name.get_width() - kit.px(12)
    if not is_beside:
        column.y += height
    said = kit.text(value, "body", width=column.width - left)
    column.picture(said, column.width - said.get_width(), column.y + (height - said.get_height()) // 2)
    column.y += height
    column.space(14)


def _fan(column: Column) -> None:
    kit = column.kit
    height = kit.px(_FAN_HEIGHT)
    middle, base = column.width / 2, column.y + kit.px(84) + kit.px(_FAN_RADIUS)
    for shown, turn in _FAN:
        surface = card_picture(kit, shown, kit.px(_FAN_CARD), turn=turn)
        angle = radians(turn)
        x = middle + kit.px(_FAN_RADIUS) * sin(angle) - surface.get_width() / 2
        y = base - kit.px(_FAN_RADIUS) * cos(angle) - surface.get_height() / 2
        column.picture(surface, round(x) - column.left, round(y))
    column.y += height
    column.space(10)
