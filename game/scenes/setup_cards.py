"""Writes the table's own rule for the Customizable cards: none, one for all three, or one each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from game.rules.table_rule import MAX_EFFECTS, Draw, Effect, PassCards, PassHands, Skip, TableRule, Who
from game.scenes.column import Column
from game.scenes.dialog import Dialog
from game.scenes.pieces import heading_line
from game.scenes.setup_effects import (
    FIRST_EFFECTS,
    WAYS,
    effect_sentence,
    kind_of,
    kind_words,
    most_of,
    who_words,
)
from game.services import Services
from game.ui.actions import UiAction
from game.ui.compositor import Canvas
from game.ui.controls import Option, Segments, Stepper
from game.ui.field import Choice, TextField
from game.ui.geometry import centered
from game.ui.round_buttons import IconButton
from game.ui.scene import Change, Pop
from game.ui.widgets import SMALL, Button, ButtonKind, Changed, Widget

_WIDTH, _PAD = 1000, 36
_TITLE_MOST = 40
_FIRST = TableRule("", (FIRST_EFFECTS["draw"],))

Rules = tuple[TableRule, ...]


class CustomRules(Dialog[Rules | None]):
    """Answers with none, one or three rules; None leaves them as they were."""

    def __init__(self, services: Services, rules: Rules) -> None:
        super().__init__(services)
        self.rules = list(rules)
        self.column = Column("area_rules")

    def place(self) -> None:
        """Place the number of rules, a block for each, and the two buttons."""
        kit, tr = self.kit, self.tr
        pad = kit.px(_PAD)
        width = min(kit.px(_WIDTH), kit.size[0] - 2 * kit.px(48))
        self.panel = centered((width, kit.size[1] - 2 * kit.px(60)), kit.rect)
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        done = Button("done", tr._("Use this"), ButtonKind.PRIMARY, icon="check")
        cancel = Button("cancel", tr._("Cancel"), ButtonKind.QUIET)
        right = inner.right
        for button in (done, cancel):
            wide, tall = button.natural_size(kit)
            button.rect = Rect(right - wide, inner.bottom - tall, wide, tall)
            right = button.rect.left - kit.space("control")
        top = inner.top + kit.line_height("heading") + kit.px(20)
        body = Rect(inner.left - kit.px(10), top, inner.width + kit.px(10), done.rect.top - kit.px(20) - top)
        with self.column.filled(kit, body):
            self._fill()
        self.form.replace([*self.column.controls, cancel, done])
        if self.form.focused is None:
            self.form.focus("done")

    def handle(self, action: UiAction) -> Change[Rules | None]:
        """Answer the controls, and keep the one with the focus in sight."""
        with self.column.in_sight(self.form):
            return super().handle(action)

    def aloud(self) -> Sequence[str]:
        """Read the heading, and what the cards do."""
        effects = [
            f"{place}. {effect_sentence(self.tr, effect)}"
            for rule in self.rules
            for place, effect in enumerate(rule.effects, 1)
        ]
        return (self.tr._("The Customizable cards"), *effects)

    def chosen(self, name: str) -> Change[Rules | None]:
        """Finish, add or take away an effect."""
        kind, *place = name.split("_")
        match kind, [int(part) for part in place if part.isdigit()]:
            case "done", _:
                return Pop(tuple(replace(rule, title=rule.title.strip()) for rule in self.rules))
            case "cancel", _:
                return Pop(None)
            case "more", [rule]:
                self._set(rule, (*self.rules[rule].effects, FIRST_EFFECTS["skip"]))
            case "drop", [rule, effect]:
                effects = self.rules[rule].effects
                self._set(rule, effects[:effect] + effects[effect + 1 :])
            case _:
                pass
        return None

    def changed(self, event: Changed) -> Change[Rules | None]:
        """Take a control's value over."""
        kind, *rest = event.name.split("_")
        place = [int(part) for part in rest if part.isdigit()]
        match kind, place:
            case "title", [rule]:
                self.rules[rule] = replace(self.rules[rule], title=str(event.value))
            case "number", _:
                count = int(event.value)
                self.rules = [*self.rules, *[_FIRST] * 3][:count]
                self.place()
            case (("kind" | "who" | "count" | "way"), [rule, effect]):
                effects = list(self.rules[rule].effects)
                effects[effect] = _altered(effects[effect], kind, event.value)
                self._set(rule, tuple(effects))
            case _:
                pass
        return None

    def back(self) -> Change[Rules | None]:
        """Leave the rules as they were."""
        return Pop(None)

    def draw_inside(self, canvas: Canvas) -> None:
        """Declare the heading and what scrolls."""
        kit = self.kit
        pad = kit.px(_PAD)
        words = self.tr._("The Customizable cards")
        heading = heading_line(kit, words, "heading", width=self.panel.width - 2 * pad)
        canvas.blit(heading, (self.panel.left + pad, self.panel.top + pad))
        self.column.draw(canvas)

    def _set(self, rule: int, effects: tuple[Effect, ...]) -> None:
        self.rules[rule] = replace(self.rules[rule], effects=effects)
        self.place()

    def _fill(self) -> None:
        tr, column = self.tr, self.column
        options = [Option("0", tr._("A plain Wild")), Option("1", tr._("One rule")), Option("3", tr._("Three rules"))]
        number = Segments("number", options, str(len(self.rules)))
        line = tr._("The three cards share a rule, or each has its own.")
        column.row(tr._("How many rules"), line, number)
        for index, rule in enumerate(self.rules):
            column.rule()
            self._fill_rule(index, rule)

    def _fill_rule(self, index: int, rule: TableRule) -> None:
        kit, tr, column = self.kit, self.tr, self.column
        field = TextField(f"title_{index}", rule.title, placeholder=tr._("Such as Gift"), most=_TITLE_MOST)
        column.row(tr._("Name of the rule"), "", field, wide=400)
        for place, effect in enumerate(rule.effects):
            self._fill_effect(index, place, effect)
        if len(rule.effects) < MAX_EFFECTS:
            more = Button(f"more_{index}", tr._("Add an effect"), ButtonKind.QUIET, icon="plus", size=SMALL)
            column.flow([(more, more.natural_size(kit))], 0)
            column.space(12)

    def _fill_effect(self, index: int, place: int, effect: Effect) -> None:
        kit, tr, column = self.kit, self.tr, self.column
        at = f"{index}_{place}"
        kinds = [Option(kind, words) for kind, words in kind_words(tr).items()]
        widgets: list[Widget] = [Choice(f"kind_{at}", kinds, kind_of(effect))]
        if isinstance(effect, Draw):
            who = [Option(one.value, words) for one, words in who_words(tr).items()]
            widgets.append(Choice(f"who_{at}", who, effect.who.value))
        if isinstance(effect, Draw | Skip | PassCards):
            widgets.append(Stepper(f"count_{at}", effect.count, 1, most_of(effect)))
        if isinstance(effect, PassHands | PassCards):
            # Translators: two directions.
            ways = [Option("left", tr._("Left")), Option("right", tr._("Right"))]
            now = next(way for way, direction in WAYS.items() if direction == effect.direction)
            widgets.append(Segments(f"way_{at}", ways, now))
        for widget in widgets[1:]:
            widget.title = kind_words(tr)[kind_of(effect)]
        widgets.append(IconButton(f"drop_{at}", "close", tip=tr._("Take this effect away"), design=44))
        column.flow([(widget, widget.natural_size(kit)) for widget in widgets], kit.px(12))
        column.space(6)
        sentence = f"{place + 1}. {effect_sentence(tr, effect)}"
        column.words(kit.paragraph(sentence, column.width, "small", "text-2"))
        column.space(16)


def _altered(effect: Effect, what: str, value: bool | int | float | str) -> Effect:
    """Give an effect with another kind, reach, number or direction."""
    match what, effect:
        case "kind", _:
            return FIRST_EFFECTS[str(value)]
        case "who", Draw():
            return replace(effect, who=Who(value))
        case "count", Draw() | Skip() | PassCards():
            return replace(effect, count=int(value))
        case "way", PassHands() | PassCards():
            return replace(effect, direction=WAYS[str(value)])
        case _:
            return effect
