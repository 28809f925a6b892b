"""Sets a game up: who sits where, by which rules, how long; answers with a set-up, or None for none."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from pygame import Rect, Surface

from game.ai.characters import Level
from game.bindings import BACK, START
from game.rules.ruleset import PRESETS
from game.scenes.column import Column
from game.scenes.given import News, keep_given, look_into
from game.scenes.pieces import draw_key_hint, heading_line
from game.scenes.preset_names import NamePreset
from game.scenes.settings_rows import with_value
from game.scenes.setup_cards import CustomRules
from game.scenes.setup_draft import Draft
from game.scenes.setup_game import fill_game
from game.scenes.setup_layout import page_layout
from game.scenes.setup_problems import problems
from game.scenes.setup_rules import fill_rules, option_value
from game.scenes.setup_seats import PERSON, fill_seats
from game.scenes.setup_shared import SHARED, fill_shared
from game.scenes.stage import Stage
from game.services import Services
from game.session.setup import SetUp, usual_set_up
from game.store.presets import Preset, read_presets
from game.ui.actions import UiAction
from game.ui.compositor import Canvas
from game.ui.controls import Option, Segments
from game.ui.field import TextField
from game.ui.kit import Kit
from game.ui.scene import AnyChange, Change, Pop, Push
from game.ui.widgets import LARGE, SMALL, Button, ButtonKind, Changed, Widget

SEATS, RULES, GAME = "seats", "rules", "game"
_WEIGHTS = (40.0, 35.0, 22.0)
_TABS = "tabs"


class SetUpScene(Stage[SetUp | None]):
    """Three columns, or three tabs where there is no room; what is chosen holds at once."""

    def __init__(
        self,
        services: Services,
        set_up: SetUp | None = None,
        *,
        presets: Path | None = None,
        given: Preset | None = None,
    ) -> None:
        """Begin from a set-up, by default the usual one, with rules that were given.

        `presets` is the folder of the player's own rules.
        """
        super().__init__(services)
        self.draft = Draft(usual_set_up() if set_up is None else set_up)
        self.tab = SEATS
        self.columns = {name: Column(f"area_{name}") for name in (SEATS, RULES, GAME)}
        self.layout = page_layout(self.kit.size, _WEIGHTS)
        self._folder = services.keep.rules_folder if presets is None else presets
        self._own = self._read_own()
        self._chance = random.Random(services.match_seed())
        self.news: News | None = None
        self._bodies: dict[str, Rect] = {}
        if given is not None:
            self._take_given(given)

    @property
    def trouble(self) -> str:
        """Give the sentence that says why the match can't begin, or nothing."""
        twice = self.draft.twice()
        if twice:
            return self.tr._("Two seats are called {name}.", name=twice)
        wrong = problems(self.tr, self.draft.rules, len(self.draft.seats))
        return next(iter(wrong.values()), "")

    @property
    def shown(self) -> tuple[str, ...]:
        """Name the columns on show."""
        return (self.tab,) if self.layout.narrow else (SEATS, RULES, GAME)

    def place(self) -> None:
        """Place the heading, the columns and Start."""
        kit, tr = self.kit, self.tr
        self.layout = page_layout(kit.size, _WEIGHTS)
        head = self.layout.head
        back = self.back_button(tr._("Back to the title"), head)
        widgets: list[Widget] = [back]
        if self.layout.narrow:
            widgets.append(self._tabs(head))
        start, save = self._acts()
        for name, panel in zip((SEATS, RULES, GAME), self.layout.panels, strict=True):
            if name in self.shown:
                self._bodies[name] = self._body(panel, name, start)
                self._fill(name, self._bodies[name])
                widgets.extend(self.columns[name].controls)
        if self.layout.narrow:
            widgets[1].title = self.tr._("Set up a game")
        self.form.replace([*widgets, save, start])
        if self.form.focused is None:
            self.form.focus("start")

    def aloud(self) -> Sequence[str]:
        """Read the heading, and why the match can't begin."""
        return (self.tr._("Set up a game"), self.trouble)

    def handle(self, action: UiAction) -> Change[SetUp | None]:
        """Answer the controls, and keep the one with the focus in sight."""
        before = self.form.focused
        change = super().handle(action)
        for name in self.shown:
            if self.form.focused != before:
                self.columns[name].reveal(self.form)
            self.columns[name].follow()
        return change

    def chosen(self, name: str) -> Change[SetUp | None]:
        """Answer a button, a chip or a portrait."""
        self.news = None
        kind, _, rest = name.partition("_")
        match kind:
            case "start":
                return None if self.trouble else Pop(self.draft.result())
            case "back":
                return Pop(None)
            case "save" if self._folder is not None:
                return Push(NamePreset(self.services, self._folder, self.draft.rules), self._named)
            case "add":
                self._add()
            case "shuffle":
                self.draft.shuffle(self._chance)
            case "rename":
                self.draft.rename(self._chance)
            case "remove":
                self.draft.remove(int(rest))
            case "avatar":
                self.draft.next_avatar(int(rest))
            case "preset" if rest in PRESETS:
                self.draft.take(PRESETS[rest])
            case "mine":
                self.draft.take(self._own[int(rest)].rules)
            case "rule":
                return Push(CustomRules(self.services, self.draft.rules.custom_rules), self._edited)
            case _:
                return None
        self.place()
        return None

    def changed(self, event: Changed) -> Change[SetUp | None]:
        """Take a control's value over."""
        kind, _, rest = event.name.partition("_")
        match kind:
            case _ if event.name in SHARED:
                self.services.take(with_value(self.services.settings, event.name, event.value))
            case "tabs":
                self.tab = str(event.value)
            case "name":
                return self._renamed(int(rest), str(event.value))
            case "level":
                level = None if event.value == PERSON else Level(event.value)
                self.draft.set_level(int(rest), level)
            case "grip":
                self.draft.move(int(rest), int(event.value))
            case "rule":
                self.draft.set_option(rest, option_value(rest, event.value))
            case _:
                return None
        self.place()
        return None

    def back(self) -> Change[SetUp | None]:
        """Leave a field of text first, then the scene."""
        focused = self.form.focused
        if focused is not None and isinstance(self.form[focused], TextField):
            self.form.focus("start")
            return None
        return Pop(None)

    def dropped(self, path: Path) -> Change[SetUp | None]:
        """Play by the rules of a file, or show its match."""
        match look_into(self.services, path):
            case Preset() as given:
                self._take_given(given)
            case News() as news:
                self.news, self.tab = news, RULES
            case viewer:
                return Push(viewer)
        self.columns[RULES].area.offset = 0
        self.place()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Declare the felt, the heading, the panels and their content."""
        kit = self.kit
        canvas.background(kit.felt())
        self._draw_head(canvas)
        for name, panel in zip((SEATS, RULES, GAME), self.layout.panels, strict=True):
            if name in self.shown:
                kit.draw_panel(canvas, panel)
                self._draw_title(canvas, name, panel)
                self.columns[name].draw(canvas)
        self._draw_trouble(canvas)
        self.form.draw(canvas, kit)

    def _tabs(self, head: Rect) -> Segments:
        options = [Option(name, self._titles()[name]) for name in (SEATS, RULES, GAME)]
        tabs = Segments(_TABS, options, self.tab)
        wide, tall = tabs.natural_size(self.kit)
        wide = min(round(wide * 1.15), head.width // 2)
        tabs.rect = Rect(head.right - wide, head.centery - max(tall, 40) // 2, wide, max(tall, 40))
        return tabs

    def _titles(self) -> dict[str, str]:
        tr = self.tr
        return {SEATS: tr._("Seats"), RULES: tr._("Rules"), GAME: tr._("This game")}

    def _acts(self) -> tuple[Button, Button]:
        """Give Start and the button that keeps the rules, placed in the foot or at the end of the last column."""
        kit, tr = self.kit, self.tr
        trouble = self.trouble or None
        start = Button("start", tr._("Start"), ButtonKind.PRIMARY, icon="play", size=LARGE, key=START, disabled=trouble)
        save = Button("save", tr._("Keep these rules"), ButtonKind.QUIET, icon="save", size=SMALL)
        if self._folder is None:
            save.disabled = tr._("Nothing is kept here.")
        tall = start.natural_size(kit)[1]
        low = max(36, save.natural_size(kit)[1])
        foot, panel = self.layout.foot, self.layout.panels[-1]
        if foot is not None:
            start.rect = Rect(foot.right - kit.px(360), foot.bottom - tall, kit.px(360), tall)
            width = save.natural_size(kit)[0]
            save.rect = Rect(start.rect.left - width - kit.px(20), start.rect.centery - low // 2, width, low)
        else:
            inner = panel.inflate(-2 * kit.px(24), -2 * kit.px(24))
            start.rect = Rect(inner.left, inner.bottom - tall - kit.px(4), inner.width, tall)
            save.rect = Rect(inner.left, start.rect.top - kit.px(16) - low, inner.width, low)
        return start, save

    def _body(self, panel: Rect, name: str, start: Button) -> Rect:
        """Give the part of a panel that scrolls."""
        kit = self.kit
        pad, ring = kit.px(24), kit.px(10)
        title = kit.px(22) + max(kit.line_height("heading"), kit.line_height("body")) + kit.px(4)
        top = panel.top + (kit.px(20) if self.layout.narrow else max(kit.px(74), title))
        bottom = panel.bottom - kit.px(14)
        if name == GAME and not self.layout.narrow:
            bottom = start.rect.top - kit.px(90) - self._trouble_height(start.rect.width)
        return Rect(panel.left + pad - ring, top, panel.width - 2 * (pad - ring), max(40, bottom - top))

    def _fill(self, name: str, body: Rect) -> None:
        column = self.columns[name]
        with column.filled(self.kit, body):
            match name:
                case "seats":
                    fill_seats(column, self.tr, self.draft)
                    if self.draft.people > 1:
                        fill_shared(column, self.tr, self.services.settings)
                case "rules":
                    fill_rules(column, self.tr, self.draft, self._own, self.news)
                case _:
                    fill_game(column, self.tr, self.draft, own_name=self._own_name())

    def _take_given(self, given: Preset) -> None:
        taken, self.news = keep_given(self.tr, self._folder, given)
        self.tab = RULES
        self._own = self._read_own()
        self.draft.take(taken.rules)

    def _add(self) -> None:
        key = self.draft.add()
        self.place()
        if self.draft.can_add:
            self.columns[SEATS].reveal(self.form)
        else:
            self.form.focus(f"name_{key}")

    def _renamed(self, key: int, name: str) -> Change[SetUp | None]:
        self.draft.seat(key).name = name
        trouble = self.trouble
        if (trouble or None) != self.form["start"].disabled:
            caret = self.form[f"name_{key}"]
            self.place()
            field = self.form[f"name_{key}"]
            if isinstance(field, TextField) and isinstance(caret, TextField):
                field.caret = caret.caret
        return None

    def _edited(self, rules: object) -> AnyChange:
        if isinstance(rules, tuple):
            self.draft.set_option("custom_rules", rules)
            self.place()
        return None

    def _named(self, saved: bool) -> AnyChange:
        self._own = self._read_own()
        self.place()
        return None

    def _read_own(self) -> tuple[Preset, ...]:
        files = () if self._folder is None else read_presets(self._folder)
        return tuple(found for found in files if isinstance(found, Preset))

    def _own_name(self) -> str:
        return next((preset.name for preset in self._own if self.draft.follows(preset.rules)), "")

    def _draw_head(self, canvas: Canvas) -> None:
        kit, tr, head = self.kit, self.tr, self.layout.head
        left = self.form["back"].rect.right + kit.px(20)
        right = self.form[_TABS].rect.left if self.layout.narrow else head.right - kit.px(330)
        title = heading_line(kit, tr._("Set up a game"), "title", width=right - left - kit.px(16))
        canvas.blit(title, (left, head.centery - title.get_height() // 2))
        if not self.layout.narrow:
            cap = self.services.key_cap(START)
            place = draw_key_hint(canvas, kit, cap, tr._("Start"), right=head.right, middle=head.centery)
            right = place.left - kit.px(26)
            draw_key_hint(canvas, kit, self.services.key_cap(BACK), tr._("Back"), right=right, middle=head.centery)

    def _draw_title(self, canvas: Canvas, name: str, panel: Rect) -> None:
        if self.layout.narrow:
            return
        kit = self.kit
        pad = kit.px(24)
        title = heading_line(kit, self._titles()[name], "heading", width=panel.width - 2 * pad)
        canvas.blit(title, (panel.left + pad, panel.top + kit.px(22)))
        if name == SEATS:
            words = kit.text(self.tr._("In turn order"), "small", "text-2")
            middle = panel.top + kit.px(22) + title.get_height() // 2
            canvas.blit(words, (panel.right - pad - words.get_width(), middle - words.get_height() // 2))

    def _trouble_height(self, width: int) -> int:
        trouble = self.trouble
        return _sentence(self.kit, trouble, width).get_height() + self.kit.px(12) if trouble else 0

    def _draw_trouble(self, canvas: Canvas) -> None:
        trouble, kit = self.trouble, self.kit
        if not trouble:
            return
        icon = kit.icon("warn", 24, "danger-2")
        save = self.form["save"].rect
        foot = self.layout.foot
        if foot is not None:
            words = _sentence(kit, trouble, save.left - foot.left - kit.px(20))
            top = save.centery - words.get_height() // 2
            left = foot.left
        else:
            words = _sentence(kit, trouble, self.form["start"].rect.width)
            top, left = save.top - kit.px(12) - words.get_height(), save.left
        canvas.blit(icon, (left, top))
        canvas.blit(words, (left + icon.get_width() + kit.px(8), top))


def _sentence(kit: Kit, words: str, width: int) -> Surface:
    return kit.paragraph(words, width - kit.icon("warn", 24).get_width() - kit.px(8), "small", "danger-2")
