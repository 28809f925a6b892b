"""The column of rules: chips of presets, then every option under its heading, its control made from its type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from game.i18n import Translator
from game.rules.ruleset import OFFICIAL, RANGES, Ruleset
from game.scenes.chips import Chip
from game.scenes.column import Column
from game.scenes.given import News, put_news
from game.scenes.setup_draft import OWN, Draft
from game.scenes.setup_problems import idle_options, problems
from game.scenes.setup_texts import groups, option_texts, preset_words, value_texts, value_words
from game.store.presets import Preset
from game.ui.controls import Option, Stepper, Toggle
from game.ui.field import Choice
from game.ui.geometry import Size
from game.ui.kit import Kit
from game.ui.widgets import SMALL, Button, ButtonKind, Widget

_STEPS = {"target": 50}


class SmallChip(Chip):
    """A chip for a crowded line."""

    def natural_size(self, kit: Kit) -> Size:
        """Give room for a tick and the words."""
        return kit.text_width(self.label, "label") + kit.px(70), max(kit.px(48), 36)


def fill_rules(column: Column, tr: Translator, draft: Draft, own: Sequence[Preset], news: News | None = None) -> None:
    """Put the presets and the options, and between them what came of a file."""
    kit = column.kit
    chips = preset_chips(tr, draft, own)
    column.flow([(chip, chip.natural_size(kit)) for chip in chips], kit.px(12))
    if news is not None:
        put_news(column, news)
    column.space(20)
    wrong = problems(tr, draft.rules, len(draft.seats))
    idle = idle_options(tr, draft.rules)
    for group in groups(tr):
        column.group(group.title)
        for name in group.options:
            option_row(column, tr, draft.rules, name, wrong, idle)
        column.space(8)


def preset_chips(tr: Translator, draft: Draft, own: Sequence[Preset]) -> list[Chip]:
    """Give a chip for every preset, own ones last, and one that stands for rules that are none of them."""
    chips: list[Chip] = [SmallChip(f"preset_{name}", label) for name, label in preset_words(tr).items()]
    chosen = f"preset_{draft.preset()}"
    for number, preset in enumerate(own):
        chips.append(SmallChip(f"mine_{number}", preset.name))
        if chosen == f"preset_{OWN}" and draft.follows(preset.rules):
            chosen = f"mine_{number}"
    if chosen == f"preset_{OWN}":
        chips.append(SmallChip(chosen, tr._("Mine")))
    for chip in chips:
        chip.chosen = chip.name == chosen
    return chips


def option_row(
    column: Column, tr: Translator, rules: Ruleset, name: str, wrong: Mapping[str, str], idle: Mapping[str, str]
) -> None:
    """Put one option with the control that its type asks for."""
    text = option_texts(tr)[name]
    control = option_control(tr, rules, name, idle.get(name))
    column.row(text.title, text.line, control, problem=wrong.get(name, ""))


def option_control(tr: Translator, rules: Ruleset, name: str, why_not: str | None) -> Widget:
    """Make the control for an option: a switch, one of several, a number in its range, or a way to edit it."""
    value = getattr(rules, name)
    control = f"rule_{name}"
    if isinstance(value, bool):
        return Toggle(control, on=value, disabled=why_not)
    if isinstance(value, int):
        low, high = RANGES[name]
        return Stepper(control, value, low, high, step=_STEPS.get(name, 1), disabled=why_not)
    if isinstance(value, Enum):
        words = value_texts(tr)
        options = [Option(str(member.value), words[member]) for member in type(value)]
        return Choice(control, options, str(value.value), disabled=why_not)
    label = value_words(tr, rules, name) if rules.custom_rules else tr._("Write a rule")
    return Button(control, label, ButtonKind.SECONDARY, icon="pencil", size=SMALL, disabled=why_not)


def option_value(name: str, plain: bool | int | float | str) -> object:
    """Turn what a control says into a value of the option."""
    kind = type(getattr(OFFICIAL, name))
    return kind(plain) if issubclass(kind, Enum) else plain
