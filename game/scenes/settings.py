"""Every choice of the player: sections, rows, a live preview; what is chosen holds at once and is kept."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.bindings import BACK
from game.scenes.column import Column
from game.scenes.pieces import draw_key_hint, heading_line
from game.scenes.settings_controls import OWN, ask_for_key, bare_words, draw_about_controls, fill_controls
from game.scenes.settings_preview import draw_preview
from game.scenes.settings_rows import (
    Entry,
    Offers,
    Section,
    entries,
    found_languages,
    found_themes,
    section_words,
    setting_control,
    with_defaults,
    with_value,
)
from game.scenes.setup_layout import page_layout
from game.scenes.stage import Stage
from game.services import Services
from game.settings import Settings
from game.ui.actions import Key, UiAction
from game.ui.compositor import Canvas
from game.ui.controls import Option, Segments
from game.ui.geometry import columns
from game.ui.kit import Kit
from game.ui.scene import Change, Pop
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box
from game.ui.widgets import SMALL, Button, ButtonKind, Changed, Widget

_WEIGHTS = (17.0, 47.0, 29.0)
_NARROW_WEIGHTS = (62, 36)
_TABS = "tabs"


class SectionButton(Widget):
    """A row of the list of sections; cream when it is the one on show."""

    def __init__(self, section: Section, label: str, *, chosen: bool) -> None:
        super().__init__(f"section_{section.value}")
        self.icon = section.value
        self.label = label
        self.chosen = chosen

    def spoken(self) -> Spoken:
        """Say which section it is, and whether it is on show."""
        return Spoken(self.label, Role.OPTION, is_on=self.chosen)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the row."""
        ring = kit.focus_ring() if self.focused else None
        lit = self.hovered and not self.chosen
        fill = kit.color("card") if self.chosen else kit.color("raised") if lit else None
        if fill or ring:
            kit.draw_box(canvas, Box(self.rect.size, kit.radius("row"), fill, ring=ring), self.rect)
        ink = "on-card" if self.chosen else "text"
        icon = kit.icon(self.icon, 26, ink)
        x = self.rect.left + kit.px(20)
        canvas.blit(icon, (x, self.rect.centery - icon.get_height() // 2))
        x += icon.get_width() + kit.px(16)
        label = kit.text(self.label, "body", ink, width=self.rect.right - x - kit.px(8))
        canvas.blit(label, (x, self.rect.centery - label.get_height() // 2))


class SettingsScene(Stage[None]):
    """Asks nothing: every control changes the settings, which are saved as they change."""

    def __init__(self, services: Services, section: Section = Section.SOUND) -> None:
        super().__init__(services)
        self.section = section
        self.column = Column("area_settings")
        self.layout = page_layout(self.kit.size, _WEIGHTS)
        self._complaint = ""

    def place(self) -> None:
        """Place the sections, the rows of one, and the preview."""
        kit, tr = self.kit, self.tr
        self.layout = page_layout(kit.size, _WEIGHTS)
        head = self.layout.head
        back = self.back_button(tr._("Back"), head)
        panels = self.panels
        with self.column.filled(kit, panels[-2].inflate(-2 * kit.px(22), -2 * kit.px(18))):
            self._fill()
        sections: list[Widget] = [self._tabs(head)] if self.layout.narrow else [*self._list(panels[0])]
        self.form.replace([back, *sections, *self.column.controls])
        if self.form.focused is None:
            self.form.focus(_TABS if self.layout.narrow else f"section_{self.section.value}")

    @property
    def panels(self) -> tuple[Rect, ...]:
        """Give the panels: the sections where there is room for them, the rows, the preview."""
        layout = self.layout
        if not layout.narrow or layout.foot is None:
            return layout.panels
        body = layout.panels[0].union(layout.foot)
        return tuple(columns(body, _NARROW_WEIGHTS, self.kit.px(24)))

    def aloud(self) -> Sequence[str]:
        """Read the heading, the section, and what is wrong with a key."""
        return (self.tr._("Settings"), section_words(self.tr)[self.section], self._complaint)

    def handle(self, action: UiAction) -> Change[None]:
        """Answer the controls, and keep the one with the focus in sight."""
        if action == Key("sound"):
            return self._take(with_value(self.services.settings, "muted", not self.services.settings.muted))
        with self.column.in_sight(self.form):
            return super().handle(action)

    def chosen(self, name: str) -> Change[None]:
        """Go back, show another section, or set the rows of this one back."""
        kind, _, rest = name.partition("_")
        match kind:
            case "back":
                return Pop(None)
            case "section":
                self._show(Section(rest))
            case "bind":
                self._complaint = ""
                return ask_for_key(self.services, rest, self._bound)
            case "reset":
                names = list(OWN) if self.section is Section.CONTROLS else [entry.field for entry in self._entries()]
                return self._take(with_defaults(self.services.settings, names))
            case _:
                pass
        return None

    def changed(self, event: Changed) -> Change[None]:
        """Take a control's value over."""
        if event.name == _TABS:
            self._show(Section(event.value))
        elif event.name != self.column.area.name:
            return self._take(with_value(self.services.settings, event.name, event.value))
        return None

    def back(self) -> Change[None]:
        """Go back."""
        return Pop(None)

    def draw(self, canvas: Canvas) -> None:
        """Declare the felt, the heading, the panels and their content."""
        kit, tr = self.kit, self.tr
        canvas.background(kit.felt())
        head = self.layout.head
        left = self.form["back"].rect.right + kit.px(20)
        right = self.form[_TABS].rect.left if self.layout.narrow else head.right - kit.px(200)
        title = heading_line(kit, tr._("Settings"), "title", width=right - left - kit.px(12))
        canvas.blit(title, (left, head.centery - title.get_height() // 2))
        if not self.layout.narrow:
            draw_key_hint(canvas, kit, self.services.key_cap(BACK), tr._("Back"), right=head.right, middle=head.centery)
        for panel in self.panels:
            kit.draw_panel(canvas, panel)
        self._draw_preview(canvas)
        self.column.draw(canvas)
        self.form.draw(canvas, kit)

    def _draw_preview(self, canvas: Canvas) -> None:
        kit, tr, panel = self.kit, self.tr, self.panels[-1]
        pad = kit.px(24)
        if self.section is Section.CONTROLS:
            draw_about_controls(canvas, kit, tr, panel.inflate(-2 * pad, -2 * kit.px(20)))
            return
        title = heading_line(kit, tr._("Preview"), "section", width=panel.width // 2)
        canvas.blit(title, (panel.left + pad, panel.top + kit.px(20)))
        room = panel.width - 2 * pad - title.get_width() - kit.px(16)
        words = kit.text(tr._("Changes at once"), "small", "text-2", width=room)
        middle = panel.top + kit.px(20) + title.get_height() // 2
        canvas.blit(words, (panel.right - pad - words.get_width(), middle - words.get_height() // 2))
        top = panel.top + kit.px(20) + title.get_height() + kit.px(16)
        draw_preview(canvas, kit, tr, Rect(panel.left + pad, top, panel.width - 2 * pad, panel.bottom - pad - top))

    def _entries(self) -> tuple[Entry, ...]:
        services = self.services
        return entries(self.tr, self.section, services.settings, self._offers, services.input.bindings)

    def _fill(self) -> None:
        kit, tr, column = self.kit, self.tr, self.column
        if self.section is not Section.CONTROLS:
            column.group(section_words(tr)[self.section])
            column.space(6)
        settings = self.services.settings
        if self.section is Section.CONTROLS:
            fill_controls(column, self.services, self._complaint)
        for entry in self._entries():
            control = setting_control(tr, settings, entry.field, self._offers)
            column.row(entry.title, entry.line, control, problem=self._problem(entry.field), value=entry.value)
            column.space(12)
        column.rule()
        reset = Button("reset", tr._("Reset this page"), ButtonKind.QUIET, icon="replay", size=SMALL)
        column.flow([(reset, reset.natural_size(kit))], 0)

    def _problem(self, name: str) -> str:
        voice = self.services.voice
        if name == "speech" and voice.is_on and not voice.name:
            return self.tr._("No screen reader and no voice was found.")
        return ""

    def _list(self, panel: Rect) -> list[SectionButton]:
        kit = self.kit
        inner = panel.inflate(-2 * kit.px(20), -2 * kit.px(24))
        height, gap = max(44, kit.px(64)), kit.px(8)
        buttons = []
        for number, (section, words) in enumerate(section_words(self.tr).items()):
            button = SectionButton(section, words, chosen=section is self.section)
            button.rect = Rect(inner.left, inner.top + number * (height + gap), inner.width, height)
            buttons.append(button)
        return buttons

    def _tabs(self, head: Rect) -> Segments:
        options = [Option(section.value, words) for section, words in section_words(self.tr).items()]
        tabs = Segments(_TABS, options, self.section.value)
        wide, tall = tabs.natural_size(self.kit)
        wide = min(wide, round(head.width * 0.66))
        tabs.rect = Rect(head.right - wide, head.centery - max(tall, 40) // 2, wide, max(tall, 40))
        return tabs

    def _show(self, section: Section) -> None:
        self.section = section
        self._complaint = ""
        self.column.area.offset = 0
        self.place()

    def _bound(self, settings: Settings | None) -> Change[None]:
        """Take other keys, or say why they can't be."""
        self._complaint = bare_words(self.tr) if settings is None else ""
        return self._take(self.services.settings if settings is None else settings)

    def _take(self, settings: Settings) -> Change[None]:
        """Let the settings hold: keep them, sound and look by them."""
        self.services.take(settings)
        self.resize(self.kit.size)
        return None

    @property
    def _offers(self) -> Offers:
        tr, services = self.tr, self.services
        themes = [path.parent.name for path in services.assets.root.glob("themes/*/theme.toml")]
        return {"theme": found_themes(tr, themes), "language": found_languages(tr, services.languages)}
