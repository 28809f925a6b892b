"""The rules to look things up in: a search, all pages by section, and the page with pictures and the rules in force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.bindings import CONFIRM
from game.rules.ruleset import OFFICIAL, PRESETS, Ruleset
from game.scenes.pieces import heading_line
from game.scenes.rules_list import Row, RulesList, all_rows
from game.scenes.rules_page import PageView
from game.scenes.setup_texts import preset_words
from game.scenes.stage import Stage
from game.services import Services
from game.table.reference import FIRST_PAGE, reference, search
from game.ui.actions import Confirm, Key, UiAction
from game.ui.compositor import Canvas
from game.ui.field import TextField
from game.ui.geometry import Size, unit
from game.ui.scene import Change, Pop
from game.ui.scroll import ScrollArea
from game.ui.widgets import Changed

_MOST_LETTERS = 40


@dataclass(frozen=True, slots=True)
class RulesLayout:
    """Where the parts of the rules are, in window pixels."""

    head: Rect
    side: Rect
    page: Rect


def rules_layout(size: Size) -> RulesLayout:
    """Give the list 23 % of the width and the page 71 %."""
    u = unit(size)
    margin, gap = round(48 * u), round(24 * u)
    head = Rect(margin, round(36 * u), size[0] - 2 * margin, max(round(68 * u), 44))
    top = max(head.bottom + round(26 * u), head.bottom + 8)
    bottom = size[1] - round(48 * u)
    width = max(round(0.23 * (size[0] - 2 * margin)), 236)
    side = Rect(margin, top, width, bottom - top)
    left = side.right + gap
    return RulesLayout(head, side, Rect(left, top, size[0] - margin - left, bottom - top))


class RulesHelp(Stage[None]):
    """Shows the rules in force, opened at a page by its id; F1 or Escape closes it again."""

    def __init__(self, services: Services, rules: Ruleset = OFFICIAL, page: str = FIRST_PAGE) -> None:
        super().__init__(services)
        self.rules = rules
        self.pages = reference(services.translator, rules)
        known = {one.id for one in self.pages}
        self.page = page if page in known else FIRST_PAGE
        self.layout = rules_layout(self.kit.size)
        self._field = TextField("search", placeholder=self.tr._("Search"), most=_MOST_LETTERS, icon="search")
        self._list = RulesList("list", self.tr)
        self._scroll = ScrollArea("page")
        self._view: PageView | None = None
        self._said = ""

    def place(self) -> None:
        """Place search, list and page."""
        kit = self.kit
        self.pages = reference(self.tr, self.rules)
        self._field.placeholder = self.tr._("Search")
        self.layout = layout = rules_layout(kit.size)
        back = self.back_button(self.tr._("Back"), layout.head)
        pad = kit.px(24)
        inner = layout.side.inflate(-2 * pad, -2 * pad)
        self._field.rect = Rect(inner.left, inner.top, inner.width, max(kit.px(52), 36))
        self._list.chosen = self.page
        self._place_list()
        self._place_page()
        self.form.replace([back, self._field, self._list, self._scroll])
        if self.form.focused is None:
            self.form.focus("list")

    def aloud(self) -> Sequence[str]:
        """Read which rules they are, what was found, and the page."""
        return (self.tr._("Rules"), self.in_force(), self._said, *self._page_words())

    def handle(self, action: UiAction) -> Change[None]:
        """Close by the key that opened it; Enter in the search goes on to the next page it found."""
        if action == Key("rules"):
            return Pop(None)
        if isinstance(action, Confirm) and not action.by_space and not action.by_pad and self.form.focused == "search":
            self._next_found()
            return None
        return super().handle(action)

    def chosen(self, name: str) -> Change[None]:
        """Leave, or show a page."""
        if name == "back":
            return Pop(None)
        if name.startswith("page_"):
            self.open(name.removeprefix("page_"))
        return None

    def changed(self, event: Changed) -> Change[None]:
        """Search as it is typed."""
        if event.name == "search":
            self._list.offset = 0
            self._place_list()
            self._next_found(first=True)
        return None

    def back(self) -> Change[None]:
        """Empty the search, or leave."""
        if self._field.text:
            self._field = TextField("search", placeholder=self.tr._("Search"), most=_MOST_LETTERS, icon="search")
            self.place()
            return None
        return Pop(None)

    def open(self, page: str) -> None:
        """Show a page from its top."""
        self.page = self._list.chosen = page
        self._scroll.offset = 0
        self._place_page()

    def draw(self, canvas: Canvas) -> None:
        """Declare felt, heading, list and page."""
        kit, layout = self.kit, self.layout
        canvas.background(kit.felt())
        kit.draw_panel(canvas, layout.side)
        kit.draw_panel(canvas, layout.page)
        self._draw_head(canvas)
        if self._said:
            self._draw_count(canvas)
        if self._view is not None:
            self._view.draw(canvas, self._scroll.viewport, self._scroll.offset)
        self.form.draw(canvas, kit)

    def find(self, name: str) -> Rect | None:
        """Give the place of a control, or of a page in the list written `page_wild4`."""
        if name.startswith("page_"):
            return self._list.row_at(name.removeprefix("page_"))
        return super().find(name)

    def _page_words(self) -> Sequence[str]:
        page = next(one for one in self.pages if one.id == self.page)
        examples = [f"{example.title}: {example.sentence}" for example in page.examples]
        return (page.title, *page.facts, page.lead, *examples, page.steps_title, *page.steps, *page.notes)

    def _place_list(self) -> None:
        kit, tr = self.kit, self.tr
        pad = kit.px(24)
        inner = self.layout.side.inflate(-2 * pad, -2 * pad)
        rows: tuple[Row, ...] = all_rows(self.pages)
        self._said = ""
        top = self._field.rect.bottom + kit.px(14)
        if self._field.text.strip():
            rows = search(self.pages, self._field.text)
            self._said = tr.ngettext("{count} place found", "{count} places found", len(rows))
            top += kit.line_height("least") + kit.px(10)
        self._list.lay_out_rows(kit, Rect(inner.left, top, inner.width, inner.bottom - top), rows)

    def _place_page(self) -> None:
        pad = self.kit.px(36)
        area = self.layout.page.inflate(-2 * pad, -2 * pad)
        page = next(one for one in self.pages if one.id == self.page)
        width = area.width - self.kit.px(40)
        self._view = PageView(self.kit, self.tr, self.rules, page, width)
        self._scroll.lay_out(self.kit, area, self._view.height)

    def _next_found(self, *, first: bool = False) -> None:
        """Show the page after the one on show among those found, or the first."""
        ids = [row.page.id for row in search(self.pages, self._field.text)]
        if ids:
            at = ids.index(self.page) + 1 if self.page in ids and not first else 0
            self.open(ids[at % len(ids)])
            self._list.reveal()

    def _draw_head(self, canvas: Canvas) -> None:
        kit, tr, head = self.kit, self.tr, self.layout.head
        left = self.form["back"].rect.right + kit.px(20)
        title = heading_line(kit, tr._("Rules"), "title", width=head.width // 2)
        canvas.blit(title, (left, head.centery - title.get_height() // 2))
        words = kit.text(self.in_force(), "body", "text-felt", width=head.right - left - title.get_width() - kit.px(80))
        icon = kit.icon("book", 24, "text-felt")
        x = head.right - words.get_width()
        canvas.blit(words, (x, head.centery - words.get_height() // 2))
        canvas.blit(icon, (x - icon.get_width() - kit.px(12), head.centery - icon.get_height() // 2))

    def _draw_count(self, canvas: Canvas) -> None:
        kit, rect = self.kit, self._field.rect
        y = rect.bottom + kit.px(12)
        count = kit.text(self._said, "least", "text-2", width=rect.width)
        canvas.blit(count, (rect.left, y))
        if self._list.rows:
            hint = kit.text(self.tr._("{key}: next", key=self.services.key_cap(CONFIRM)), "least", "text-3")
            if count.get_width() + hint.get_width() + kit.px(20) <= rect.width:
                canvas.blit(hint, (rect.right - hint.get_width(), y))

    def in_force(self) -> str:
        """Say which rules are shown."""
        names = preset_words(self.tr)
        preset = next((names[name] for name, rules in PRESETS.items() if rules == self.rules), None)
        if preset is None:
            return self.tr._("The rules of this game are your own")
        return self.tr._("The rules of this game: {rules}", rules=preset)
